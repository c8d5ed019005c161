# ===--- cpp_builders.py - uri-tidy --------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Builders in C++: std::string, streams, fmt and Abseil."""

from plans import Shape, encode
from sources import (Function, brace_text, groups, plain, printf_text, same_text,
                     tables)

ALL = ["plain", "escape", "lower", "unreserved", "double", "illegal", "other",
       "malformed"]
NO_BRACES = [kind for kind in ALL if kind != "illegal"]


def joined(a, b):
    return [encode(a) + b"/" + encode(b), a + b"/" + encode(b), encode(a) + b"/" + b]


TEXT_SHAPES = [
    Shape("variable", ("text",), "{0}"),
    Shape("substr", ("text",), "{0}.substr(0, 4)", lambda a: a[:4]),
    Shape("slice", ("text",), "std::string({0}, 0, 4)", lambda a: a[:4]),
    Shape("copy", ("text",), "std::string({0}.begin(), {0}.end())"),
    Shape("part", ("text",), "std::string({0}.data(), 3)", lambda a: a[:3]),
    Shape("chars", ("chars",), "{0}"),
    Shape("c_str", ("text",), "{0}.c_str()"),
    Shape("member", ("item",), "{0}.title"),
    Shape("call", ("text",), "trimmed({0})", lambda a: a.strip(b" ")),
    Shape("lower", ("text",), "lower({0})", lambda a: a.lower()),
    Shape("conditional", ("flag", "text", "text"), "({0} ? {1} : {2})",
          lambda f, a, b: a if f else b),
    Shape("quoted", ("flag", "text"), '({0} ? "<" + {1} + ">" : {1})',
          lambda f, a: b"<" + a + b">" if f else a,
          others=lambda f, a: [b"%3C" + encode(a) + b"%3E" if f else encode(a)]),
    Shape("default", ("text",), '({0}.empty() ? std::string("none") : {0})'),
    Shape("sum", ("text", "text"), "({0} + {1})", lambda a, b: a + b,
          others=lambda a, b: [encode(a) + b, a + encode(b)]),
    Shape("local", ("text",), "local_{0}", before="const std::string local_{0} = {0};"),
    Shape("assigned", ("flag", "text"), "value_{1}",
          lambda f, a: a if f else b"none",
          before='std::string value_{1} = "none";\n  if ({0})\n    value_{1} = {1};'),
    Shape("view", ("view",), "std::string({0})"),
    Shape("element", ("list",), "{0}[0]"),
    Shape("front", ("list",), "{0}.front()"),
    Shape("pointer", ("pointer",), "*{0}"),
    Shape("look-up", ("map",), '{0}.at("k")'),
    Shape("encoded", ("text",), "urlEncode({0})", encode, "encoded"),
    Shape("encoded local", ("text",), "coded_{0}", encode, "encoded",
          "const std::string coded_{0} = urlEncode({0});"),
    Shape("named", ("escaped",), "{0}", role="encoded"),
    Shape("half", ("flag", "text"), "({0} ? urlEncode({1}) : {1})",
          lambda f, a: encode(a) if f else a, "kept",
          others=lambda f, a: [encode(a)]),
    Shape("number", ("integer",), "std::to_string({0})", lambda n: b"%d" % n, "number"),
    Shape("plus", ("text",), "plus_{0}", lambda a: a.replace(b" ", b"+"), "kept",
          "std::string plus_{0} = {0};\n"
          "  std::replace(plus_{0}.begin(), plus_{0}.end(), ' ', '+');", "q"),
    Shape("plus in a loop", ("text",), "form_{0}", lambda a: a.replace(b" ", b"+"),
          "kept", "std::string form_{0} = {0};\n  for (char &c : form_{0})\n"
          "    if (c == ' ')\n      c = '+';", "q"),
    Shape("joined", ("text", "text"), '({0} + "/" + {1})',
          lambda a, b: a + b"/" + b, "kept", places="p", others=joined),
    Shape("words", ("text", "text"), '({0} + "+" + {1})',
          lambda a, b: a + b"+" + b, "kept", places="q",
          others=lambda a, b: [encode(a) + b"+" + encode(b), a + b"+" + encode(b),
                               encode(a) + b"+" + b]),
]


def statement(code, value):
    return Shape(code, ("text",), code, value, statement=True)


STRING_STATEMENTS = [
    statement("url.append({0}.data(), {0}.size());", lambda a: a),
    statement("url.append({0}.begin(), {0}.end());", lambda a: a),
    statement("url.append({0}.begin() + 1, {0}.end());", lambda a: a[1:]),
    statement("url.append({0}, 1, 3);", lambda a: a[1:4]),
    statement("url.append({0}.c_str(), 3);", lambda a: a[:3]),
    statement("url.append({0}.substr(1, 3));", lambda a: a[1:4]),
    statement("url.append({0});", lambda a: a),
    statement("url.insert(url.end(), {0}.begin(), {0}.end());", lambda a: a),
    statement("url.insert(url.size(), {0});", lambda a: a),
    statement("url.insert(url.size(), {0}, 0, 4);", lambda a: a[:4]),
    statement("url.replace(url.size(), 0, {0});", lambda a: a),
    statement("std::copy({0}.begin(), {0}.end(), std::back_inserter(url));",
              lambda a: a),
    statement("for (const char c : {0})\n    url += c;", lambda a: a),
]


class String:
    """std::string: concatenation, appending, and replacing a marker with text."""

    name = "string"
    extension = ".cpp"
    flags = ["-std=c++17"]
    packages = []
    as_text = False
    # Forms that are chosen more often.
    often = ["append"] * 4
    # The number of hand-written encoders to add.
    encoders = 12
    shapes = {s.name: s for s in TEXT_SHAPES + STRING_STATEMENTS}
    forms = {"sum": ALL, "append": ALL, "constant": ALL, "raw": ALL, "define": ALL,
             "marker %1": ALL, "marker %s": ALL,
             # Text with braces would also contain markers.
             "marker {}": NO_BRACES, "marker table": NO_BRACES}
    kinds = {
        "text": ("const std::string &{}", "text(s, {})"),
        "view": ("std::string_view {}", "TEXT[s][{}]"),
        "chars": ("const char *{}", "TEXT[s][{}]"),
        "escaped": ("const std::string &{}", "ESCAPED[s][{}]"),
        "item": ("const Item &{}", "Item{{text(s, {})}}"),
        "list": ("const std::vector<std::string> &{}", "{{text(s, {})}}"),
        "map": ("const std::map<std::string, std::string> &{}",
                '{{{{"k", text(s, {})}}}}'),
        "pointer": ("const std::string *{}", "pointer(s, {})"),
        "flag": ("bool {}", "FLAG[s][{}]"),
        "integer": ("int {}", "INTEGER[s][{}]"),
        "real": ("double {}", "REAL[s][{}]"),
    }
    header = """\
#include <algorithm>
#include <cstdio>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

struct Item {
  std::string title;
};
std::string urlEncode(const std::string &text);
std::string trimmed(const std::string &text);
std::string lower(const std::string &text);
std::string filled(const std::string &format, const std::string &marker,
                   const std::vector<std::string> &values);
std::string sampleUrl(const std::string &text) {
  return "https://h.example/sample?q=" + urlEncode(text);
}
"""
    definitions = """
#include <deque>
""" + tables() + """
std::string urlEncode(const std::string &text) {
  std::string result;
  for (const unsigned char c : text) {
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
        (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' || c == '~') {
      result += (char)c;
    } else {
      char escape[4];
      snprintf(escape, sizeof escape, "%%%02X", c);
      result += escape;
    }
  }
  return result;
}
std::string trimmed(const std::string &text) {
  const size_t begin = text.find_first_not_of(' ');
  return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}
std::string lower(const std::string &text) {
  std::string result = text;
  for (char &c : result)
    if (c >= 'A' && c <= 'Z')
      c = (char)(c + 32);
  return result;
}
// The next value in place of each marker.
std::string filled(const std::string &format, const std::string &marker,
                   const std::vector<std::string> &values) {
  std::string result;
  size_t done = 0;
  for (const std::string &value : values) {
    const size_t place = format.find(marker, done);
    if (place == std::string::npos)
      return "LOST";
    result += format.substr(done, place - done) + value;
    done = place + marker.size();
  }
  return result + format.substr(done);
}
static std::string text(int s, int k) { return TEXT[s][k]; }
static const std::string *pointer(int s, int k) {
  static std::deque<std::string> kept;
  return &kept.emplace_back(TEXT[s][k]);
}
"""
    result = ""
    call = "{}({})"
    out_arguments = []

    def takes(self, form, shape):
        return form == "append" or not shape.statement

    def accepts(self, plan):
        return True

    def stored(self, _):
        return None

    def builder(self, plan, name):
        items = plan.items
        if plan.form == "raw":
            items = tuple(i._replace(style="raw") if hasattr(i, "style") else i
                          for i in items)
        function = Function(self, plan._replace(items=items), name)
        outside, lines = self.body(function, plan.form)
        return "%sstd::string %s_url(%s) {\n%s\n}\n" % (
            outside, name, ", ".join(function.parameters), function.lines(*lines))

    def body(self, function, form):
        if form.startswith("marker"):
            return self.marked(function, form.split()[1])
        parts = [plain(g) if isinstance(g, list) else function.code(g)
                 for g in groups(function.items)]
        outside = ""
        if form == "constant":
            outside = "static const char %s_base[] = %s;\n" % (function.name, parts[0])
            parts[0] = function.name + "_base"
        elif form == "define":
            outside = "#define %s_BASE %s\n" % (function.name.upper(), parts[0])
            parts[0] = function.name.upper() + "_BASE"
        if form == "append":
            lines = function.statements("url += {};", "url += {};")
            return "", [lines[0].replace("url += ", "std::string url = "), *lines[1:],
                        "return url;"]
        parts[0] = "std::string(%s)" % parts[0]
        return outside, ["return %s;" % " + ".join(parts)]

    def marked(self, function, marker):
        """The markers are specific to this program: a check cannot know them."""
        in_table = marker == "table"
        marker = "{}" if in_table else marker
        format = function.format(lambda *_: marker, same_text)
        held = function.name + "_format"
        outside = "static const char *const %s = %s;\n" % (held, format)
        if in_table:
            outside = "static const char *const %s[] = {%s, \"\"};\n" % (held, format)
            held += "[0]"
        return outside, ['return filled(%s, "%s", {%s});' % (
            held, marker, function.arguments())]


class Streams(String):
    """std::ostringstream, with text, numbers and manipulators."""

    name = "streams"
    often = ["statements"]
    header = ("#include <iomanip>\n#include <sstream>\n" + String.header)
    shapes = {s.name: s for s in TEXT_SHAPES + [
        statement("url.write({0}.data(), {0}.size());", lambda a: a),
        statement("url.write({0}.c_str(), 3);", lambda a: a[:3]),
        statement("url << std::quoted({0});", lambda a: b'"%s"' % a.replace(
            b"\\", b"\\\\").replace(b'"', b'\\"')),
        statement("url << {0}.substr(1, 3) << '.';", lambda a: a[1:4] + b"."),
        statement("std::copy({0}.begin(), {0}.end(), "
                  "std::ostream_iterator<char>(url));", lambda a: a),
    ]}
    shapes.update({s.name: s for s in [
        Shape("hex", ("integer",), "url << std::hex << {0} << std::dec;",
              lambda n: b"%x" % n, "number", statement=True),
        Shape("setw", ("integer",), "url << std::setw(6) << std::setfill('0') << {0};",
              lambda n: b"%06d" % n, "number", statement=True),
        Shape("plain number", ("integer",), "url << {0};", lambda n: b"%d" % n,
              "number", statement=True)]})
    forms = {"chain": ALL, "statements": ALL, "constant": ALL}

    def takes(self, form, shape):
        return form != "chain" or not shape.statement

    def body(self, function, form):
        if form == "chain":
            parts = [plain(g) if isinstance(g, list) else function.code(g)
                     for g in groups(function.items)]
            return "", ["std::ostringstream url;", "url << %s;" % " << ".join(parts),
                        "return url.str();"]
        lines = function.statements("url << {};", "url << {};")
        outside = ""
        if form == "constant":
            outside = "static constexpr const char *%s_base = %s;\n" % (
                function.name, lines[0][len("url << "):-1])
            lines[0] = "url << %s_base;" % function.name
        return outside, ["std::ostringstream url;", *lines, "return url.str();"]


class Fmt(String):
    """fmt::format, with braces in the format."""

    name = "fmt"
    often = []
    encoders = 0
    packages = ["fmt"]
    header = ("#include <fmt/format.h>\n#include <fmt/printf.h>\n" + String.header)
    shapes = {s.name: s for s in TEXT_SHAPES + [
        Shape("text", ("text",), "{0}", format="{:s}"),
        Shape("digits", ("integer",), "{0}", lambda n: b"%02d" % n, "number",
              format="{:02d}"),
        Shape("hex", ("integer",), "{0}", lambda n: b"%04x" % n, "number",
              format="{:04x}"),
        Shape("real", ("real",), "{0}", lambda x: b"%.2f" % x, "number",
              format="{:.2f}")]}
    forms = {"inline": ALL, "constant": ALL, "array": ALL, "table": ALL,
             "numbered": ALL, "append": ALL, "sprintf": ALL}

    def takes(self, form, shape):
        return (form not in ("numbered", "sprintf") or not shape.format)

    def body(self, function, form):
        if form == "sprintf":
            format = function.format(lambda *_: "%s", printf_text)
            return "", ["return fmt::sprintf(%s, %s);" % (format, function.arguments())]
        order = -1 if form == "numbered" else 1
        count = len(function.holes)

        def conversion(shape, index):
            return ("{%d}" % (count - 1 - index) if form == "numbered" else
                    shape.format or "{}")

        format = function.format(conversion, brace_text)
        held = function.name + "_format"
        outside = {
            "constant": "static constexpr const char *%s = %s;\n",
            "array": "static constexpr char %s[] = %s;\n",
            "table": "static const char *const %s[] = {%s, \"\"};\n"}.get(form, "")
        if outside:
            outside %= (held, format)
            format = held if form != "table" else "fmt::runtime(%s[0])" % held
        arguments = function.arguments(order)
        if form == "append":
            return "", ["std::string url;",
                        "fmt::format_to(std::back_inserter(url), %s, %s);" % (
                            format, arguments), "return url;"]
        return outside, ["return fmt::format(%s, %s);" % (format, arguments)]


class Absl(String):
    """absl::StrCat, StrFormat and Substitute."""

    name = "absl"
    often = []
    encoders = 0
    packages = ["absl_strings", "absl_str_format"]
    header = ("#include <absl/strings/str_cat.h>\n"
              "#include <absl/strings/str_format.h>\n"
              "#include <absl/strings/substitute.h>\n" + String.header)
    shapes = {s.name: s for s in TEXT_SHAPES}
    forms = {"StrCat": ALL, "StrAppend": ALL, "StrFormat": ALL, "Substitute": ALL}

    def takes(self, form, shape):
        return True

    def body(self, function, form):
        if form == "StrFormat":
            format = function.format(lambda *_: "%s", printf_text)
            return "", ["return absl::StrFormat(%s, %s);" % (
                format, function.arguments())]
        if form == "Substitute":
            format = function.format(lambda _, index: "$%d" % index, same_text)
            return "", ["return absl::Substitute(%s, %s);" % (
                format, function.arguments())]
        if form == "StrAppend":
            lines = function.statements("absl::StrAppend(&url, {});",
                                        "absl::StrAppend(&url, {});")
            return "", ["std::string url;", *lines, "return url;"]
        parts = [plain(g) if isinstance(g, list) else function.code(g)
                 for g in groups(function.items)]
        return "", ["return absl::StrCat(%s);" % ", ".join(parts)]
