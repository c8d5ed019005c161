# ===--- c_builders.py - uri-tidy ----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Builders in C: printf, strcat and GLib."""

from plans import Shape, encode
from sources import Function, groups, plain, printf_text, tables

ALL = ["plain", "escape", "lower", "unreserved", "double", "illegal", "other",
       "malformed"]


def integer(format, value=None, code="{0}", kind="integer"):
    return Shape("printf " + format, (kind,), code,
                 value or (lambda n: (format % n).encode()), "number", format=format)


PRINTF_SHAPES = [
    Shape("variable", ("text",), "{0}"),
    Shape("member", ("item",), "{0}->title"),
    Shape("call", ("text",), "trimmed({0})", lambda a: a.strip(b" ")),
    Shape("conditional", ("flag", "text", "text"), "{0} ? {1} : {2}",
          lambda f, a, b: a if f else b),
    Shape("named", ("escaped",), "{0}", role="encoded"),
    Shape("encoded", ("text",), "url_encode({0})", encode, "encoded"),
    Shape("precision", ("text",), "{0}", lambda a: a[:3], format="%.3s"),
    Shape("precision *", ("text",), "3, {0}", lambda a: a[:3], format="%.*s"),
    Shape("width", ("text",), "{0}", lambda a: a.rjust(20), format="%20s"),
    *[integer(f) for f in ("%d", "%02d", "%2d", "%04x", "%2x", "%08X", "%u", "%i",
                           "%o", "%-4d", "%3d", "%02X", "%20d")],
    integer("%*d", lambda n: b"%3d" % n, "3, {0}"),
    integer("%ld", kind="long"), integer("%zu", lambda n: b"%d" % n, kind="size"),
    integer("%c", lambda n: b"%c" % (97 + n % 26), "'a' + {0} % 26"),
    *[integer(f, kind="real") for f in ("%10f", "%.2f", "%5.1f", "%g", "%2f")],
]


class Printf:
    """snprintf, with the format in the call or elsewhere, and strcat."""

    name = "c"
    extension = ".c"
    flags = ["-std=gnu11"]
    packages = []
    as_text = False
    # Forms that are chosen more often.
    often = []
    # The number of hand-written encoders to add.
    encoders = 12
    shapes = {s.name: s for s in PRINTF_SHAPES}
    # The compiler sees some of the formats, and warns if one eats arguments.
    forms = {
        "inline": ALL + ["eaten"], "constant": ALL + ["eaten"],
        "array": ALL + ["eaten"], "macro": ALL + ["eaten"],
        "positional": ALL, "mutable": ALL, "table": ALL, "own": ALL, "strcat": ALL,
    }
    kinds = {
        "text": ("const char *{}", "TEXT[s][{}]"),
        "escaped": ("const char *{}", "ESCAPED[s][{}]"),
        "item": ("const struct item *{}", "item_of(TEXT[s][{}])"),
        "flag": ("int {}", "FLAG[s][{}]"),
        "integer": ("int {}", "INTEGER[s][{}]"),
        "long": ("long {}", "INTEGER[s][{}]"),
        "size": ("size_t {}", "(size_t)INTEGER[s][{}]"),
        "real": ("double {}", "REAL[s][{}]"),
    }
    header = """\
#include <stdio.h>
#include <string.h>

struct item {
  const char *title;
};
char *url_encode(const char *text);
char *trimmed(const char *text);
void put_url(char *out, size_t size, const char *format, ...);
"""
    definitions = """
#include <stdarg.h>
#include <stdlib.h>
""" + tables() + """
char *url_encode(const char *text) {
  char *result = malloc(3 * strlen(text) + 1), *out = result;
  for (; *text; text++) {
    const unsigned char c = (unsigned char)*text;
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
        (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' || c == '~')
      *out++ = (char)c;
    else
      out += sprintf(out, "%%%02X", c);
  }
  *out = 0;
  return result;
}
char *trimmed(const char *text) {
  text += strspn(text, " ");
  char *result = strdup(text);
  size_t size = strlen(result);
  while (size && result[size - 1] == ' ')
    result[--size] = 0;
  return result;
}
void put_url(char *out, size_t size, const char *format, ...) {
  va_list values;
  va_start(values, format);
  vsnprintf(out, size, format, values);
  va_end(values);
}
static struct item *item_of(const char *title) {
  struct item *result = malloc(sizeof *result);
  result->title = title;
  return result;
}
"""
    result = "static char out[8192];\n"
    call = "{}({}), out"
    out = ["char *out", "size_t size"]
    out_arguments = ["out", "sizeof out"]

    def takes(self, form, shape):
        if form == "strcat":
            return not shape.format
        return form != "positional" or "*" not in shape.format

    def accepts(self, plan):
        return True

    def stored(self, _):
        return None

    def conversion(self, shape, _):
        return shape.format or "%s"

    def builder(self, plan, name):
        function = Function(self, plan, name)
        outside, lines = self.body(function, plan.form)
        parameters = ", ".join([*self.out, *function.parameters])
        return "%svoid %s_url(%s) {\n%s\n}\n" % (outside, name, parameters,
                                               function.lines(*lines))

    def body(self, function, form):
        """The code before the function, and its statements."""
        if form == "strcat":
            lines = function.statements("strcat(out, {});", "strcat(out, {});")
            return "", ["(void)size;", lines[0].replace("strcat", "strcpy", 1),
                        *lines[1:]]
        count = len(function.holes)
        order = -1 if form == "positional" else 1

        def positional(shape, index):
            return "%%%d$" % (count - index) + self.conversion(shape, index)[1:]

        conversion = positional if form == "positional" else self.conversion
        format = function.format(conversion, printf_text)
        held = function.name + "_format"
        outside, used = {
            "constant": ("static const char *const %s = %s;\n", held),
            "array": ("static const char %s[] = %s;\n", held),
            "macro": ("#define %s %s\n", held.upper()),
            "mutable": ("static const char *%s = %s;\n", held),
            "table": ("static const char *const %s[] = {%s, \"http://h.example/\"};\n",
                      held + "[0]"),
        }.get(form, ("", format))
        if outside:
            outside %= (used.replace("[0]", ""), format)
        call = "put_url" if form == "own" else "snprintf"
        return outside, ["%s(out, size, %s, %s);" % (call, used,
                                                     function.arguments(order))]


class GLib(Printf):
    """g_strdup_printf and related functions."""

    name = "glib"
    encoders = 0
    packages = ["glib-2.0"]
    forms = {
        "inline": ALL + ["eaten"], "constant": ALL + ["eaten"],
        "array": ALL + ["eaten"], "macro": ALL + ["eaten"], "append": ALL + ["eaten"],
        "positional": ALL, "mutable": ALL, "table": ALL, "concat": ALL,
        "string": ALL,
    }
    header = "#include <glib.h>\n" + Printf.header.replace(
        "char *url_encode(const char *text);\n", "")
    shapes = {s.name: s for s in [
        s._replace(code="g_uri_escape_string({0}, NULL, FALSE)")
        if s.name == "encoded" else s for s in PRINTF_SHAPES] + [
        Shape("part", ("text",), "g_string_append_len(url, {0}, 3);", lambda a: a[:3],
              statement=True),
        Shape("escaping", ("text",),
              "g_string_append_uri_escaped(url, {0}, NULL, FALSE);", encode, "encoded",
              statement=True)]}
    out = []
    out_arguments = []
    result = ""
    call = "{}({})"

    def takes(self, form, shape):
        if shape.statement or form == "string":
            return form == "string" and not shape.format
        if form == "concat":
            return not shape.format
        return super().takes(form, shape)

    def builder(self, plan, name):
        text = super().builder(plan, name)
        return text.replace("void " + name + "_url(", "char *" + name + "_url(")

    def body(self, function, form):
        if form == "concat":
            parts = [plain(g) if isinstance(g, list) else function.code(g)
                     for g in groups(function.items)]
            return "", ["return g_strconcat(%s, NULL);" % ", ".join(parts)]
        if form == "string":
            lines = function.statements("g_string_append(url, {});",
                                        "g_string_append(url, {});")
            return "", ["GString *url = g_string_new(NULL);", *lines,
                        "return g_string_free(url, FALSE);"]
        outside, lines = super().body(function, form)
        call = lines[0].replace("snprintf(out, size, ", "g_strdup_printf(", 1)
        if form != "append":
            return outside, ["return " + call]
        call = call.replace("g_strdup_printf(", "g_string_append_printf(url, ", 1)
        return outside, ["GString *url = g_string_new(NULL);", call,
                         "return g_string_free(url, FALSE);"]
