# ===--- unit_shapes.py - uri-tidy ---------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Units whose functions call one another in ways that make analyses explode.

UNITS contains the shapes by name; each one creates a unit with about the given
number of lines. If the calls are expanded, most units build strings of
exponential length, or an exponential number of strings.
"""

C_HEAD = """char *strcat(char *To, const char *From);
int snprintf(char *To, unsigned long Size, const char *Format, ...);
int get(const char *Url);
"""
C_PAIR = C_HEAD + """void f0(char *u, const char *a) { strcat(u, "&q="); strcat(u, a); }
void f1(char *u, const char *a) { f0(u, a); strcat(u, "&r="); }
"""

CPP_HEAD = """namespace std {
template <typename Char> struct basic_string {
  basic_string();
  basic_string(const Char *Text);
  basic_string(const basic_string &Other);
  ~basic_string();
  basic_string &operator+=(const basic_string &Text);
  basic_string &operator+=(Char One);
  basic_string &operator=(const basic_string &Text);
  unsigned long size() const;
  Char operator[](unsigned long At) const;
};
using string = basic_string<char>;
string operator+(const string &Left, const string &Right);
}
using std::string;
string decode_uri(const string &Text);
string encode_uri(const string &Text);
void get(const string &url);
"""
CPP_PAIR = CPP_HEAD + """string f0(string a) { return "http://h/?q=" + a; }
string f1(string a) { return f0(a) + "&r=" + f0(a); }
"""


def _functions(head, body, first, lines):
    """HEAD, followed by one function per line, numbered from FIRST."""
    count = max(first + 1, lines - head.count("\n") + first)
    return head + "".join(body(i) + "\n" for i in range(first, count))


def _c(calls, head=C_PAIR):
    def body(i):
        return "void f%d(char *u, const char *a) { %s}" % (
            i, "".join("f%d(u, a); " % callee for callee in calls(i)))
    return lambda lines: _functions(head, body, 2, lines)


def _returns(parts, parameters="string a", head=CPP_PAIR):
    def body(i):
        return "string f%d(%s) { return %s; }" % (i, parameters, parts(i))
    return lambda lines: _functions(head, body, 2, lines)


def _ring(lines):
    """Each function calls the next one and a distant one, in a cycle."""
    count = lines // 2
    text = C_HEAD + "".join("void f%d(char *u, const char *a);\n" % i
                            for i in range(count))
    return text + "".join(
        'void f%d(char *u, const char *a) '
        '{ f%d(u, a); strcat(u, "&q="); strcat(u, a); f%d(u, a); }\n'
        % (i, (i + 1) % count, (7 * i + 3) % count) for i in range(count))


def _clique(lines):
    """300 functions, or as many as fit, each of which calls sixteen others."""
    count = min(300, max(2, lines // 18))
    text = CPP_HEAD + "".join("string f%d(string a, int n);\n" % i
                              for i in range(count))
    number = 0
    while text.count("\n") < lines:
        names = "" if number == 0 else "_%d" % number
        for i in range(count):
            text += "string f%d%s(string a, int n) {\n" % (i, names)
            for step in range(1, 17):
                text += '  if (n == %d) return "http://h/?q=" + f%d(a, n);\n' % (
                    step, (i + step * step) % count)
            text += '  return "http://h/?k=" + a;\n}\n'
            if text.count("\n") > lines:
                break
        number += 1
    return text


def _outs(lines):
    head = CPP_HEAD + """void f0(string &u, string &v, const string &a) { u += "?q=" + a; v += "&r=" + a; }
void f1(string &u, string &v, const string &a) { f0(u, v, a); u += v; }
"""
    return _functions(
        head, lambda i: "void f%d(string &u, string &v, const string &a) "
        "{ f%d(u, v, a); f%d(v, u, a); u += v; }" % (i, i - 1, i - 1), 2, lines)


def _members(lines):
    head = CPP_HEAD + """struct Builder {
  string Url, Rest;
  string f0(const string &a) { Url += "?q=" + a; return Url; }
  string f1(const string &a) { Rest = f0(a); Url += Rest; return Url + Rest; }
"""
    return _functions(
        head, lambda i: "  string f%d(const string &a) { Rest = f%d(a) + f%d(a); "
        "Url += Rest; return Url + Rest; }" % (i, i - 1, i - 1), 2, lines - 1) + "};\n"


def _operations(lines):
    head = CPP_HEAD + """string f0(const string &a) { return decode_uri(a) + "?q=" + encode_uri(a); }
string f1(const string &a) { return f0(a) + decode_uri(f0(a)); }
"""
    return _functions(
        head, lambda i: "string f%d(const string &a) { return decode_uri(f%d(a)) + "
        "encode_uri(f%d(a)) + f%d(a); }" % (i, i - 1, i - 2, i - 1), 2, lines)


def _encoders(lines):
    head = CPP_HEAD + """string f0(const string &a) {
  string r;
  for (unsigned long i = 0; i < a.size(); ++i) {
    char c = a[i];
    if (c >= 'a' && c <= 'z') { r += c; } else { r += '%'; r += "0123456789ABCDEF"[(c >> 4) & 15]; r += "0123456789ABCDEF"[c & 15]; }
  }
  return r;
}
string f1(const string &a) { return f0(a) + "%20"; }
"""
    return _functions(
        head, lambda i: 'string f%d(const string &a) { return a.size() > %d ? f%d(a) + "%%20" : '
        'f%d(a) + f%d(a); }' % (i, i, i - 1, i - 1, i - 2), 2, lines)


def _lambdas(lines):
    head = CPP_HEAD + """void f(string a) {
  auto l0 = [&] { return "http://h/?q=" + a; };
"""
    return _functions(
        head, lambda i: "  auto l%d = [&] { string u = l%d() + l%d(); get(u + a); "
        "return u; };" % (i, i - 1, i - 1), 1, lines - 1) + "}\n"


def _templates(lines):
    head = CPP_HEAD + """template <typename T> string f0(T a) { return "http://h/?q=" + a; }
template <typename T> string f1(T a) { return f0(a) + f0(a); }
"""
    # By default, Clang limits the depth of instantiations to 1024.
    def body(i):
        step = i % 500
        text = "template <typename T> string f%d(T a) { return %s; }" % (
            i, "f%d(a) + f%d(a)" % (i - 1, i - 1) if step > 1
            else '"http://h/?q=" + a')
        if step == 499:
            text += " string g%d(string a) { return f%d(a); }" % (i, i)
        return text
    return _functions(head, body, 2, lines - 1) + \
        "string last(string a) { return f%d(a); }\n" % (
            max(3, lines - 1 - head.count("\n") + 2) - 1)


def _strings(lines):
    """Many strings of one function, and many callers."""
    head = CPP_HEAD + "void f0(string a) {\n" + "".join(
        '  get("http://h%d/?k=" + a);\n' % i for i in range(64)) + "}\n"
    return _functions(head, lambda i: "void f%d(string b) { f0(b); f0(b); }" % i,
                      1, lines)


def _long(lines):
    """A long string of one function, and many callers."""
    head = CPP_HEAD + 'string f0(string a) {\n  string u = "http://h/?";\n' + \
        '  u += "&k=" + a;\n' * 400 + "  return u;\n}\n"
    return _functions(head, lambda i: "string f%d(string b) { return f0(b); }" % i,
                      1, lines)


def _constants(lines):
    head = CPP_HEAD + """static const string C0 = "http://h/?q=%2f";
"""
    return _functions(head, lambda i: "static const string C%d = C%d + C%d;" % (
        i, i - 1, i - 1), 1, lines - 1) + \
        "void f(string a) { get(C%d + a); }\n" % (
            max(2, lines - 1 - head.count("\n") + 1) - 1)


def _recipes(lines):
    """Long functions, each of which uses its string repeatedly."""
    text = CPP_HEAD
    number = 0
    while text.count("\n") < lines:
        text += 'void f%d(string a) {\n  string u = "http://h/?";\n' % number
        for i in range(min(498, max(1, lines - text.count("\n") - 1))):
            # In clangd, a finding of any check takes 35 KB.
            value = "encode_uri(a)" if i % 10 else "a"
            text += '  u += "&k=" + %s; get(u);\n' % value
        text += "}\n"
        number += 1
    return text


def _straight(lines):
    return CPP_HEAD + 'void f(string x) {\n  string u = "http://h/?q=";\n' + \
        "  u += x;\n" * (lines - CPP_HEAD.count("\n") - 4) + "  get(u);\n}\n"


UNITS = {
    "chain": _c(lambda i: [i - 1, i - 1]),
    "fan": _c(lambda i: [i - 1] * 8),
    "fibonacci": _c(lambda i: [i - 1, i - 2]),
    "all-before": _c(lambda i: [i - 1, i // 2, i // 3, 0]),
    "ring": _ring,
    "clique": _clique,
    "returns": _returns(lambda i: "f%d(a) + f%d(a)" % (i - 1, i - 1)),
    "sums": _returns(lambda i: 'f%d(a) + "&q=" + f%d(a)' % (i - 1, i - 2)),
    "nested": _returns(lambda i: "f%d(f%d(a))" % (i - 1, i - 1)),
    "parameters": _returns(
        lambda i: 'f%d(b, c, a) + "&k=" + f%d(c, a + b, c)' % (i - 1, i - 1),
        "string a, string b, string c",
        CPP_HEAD + """string f0(string a, string b, string c) { return "http://h/?q=" + a + "&r=" + b + "&s=" + c; }
string f1(string a, string b, string c) { return f0(c, b, a); }
"""),
    "out": _outs,
    "members": _members,
    "operations": _operations,
    "encoders": _encoders,
    "lambdas": _lambdas,
    "templates": _templates,
    "strings": _strings,
    "long": _long,
    "constants": _constants,
    "given": _recipes,
    "straight": _straight,
}


def suffix(shape):
    return ".c" if UNITS[shape](10).startswith(C_HEAD) else ".cpp"
