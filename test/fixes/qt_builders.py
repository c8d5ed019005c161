# ===--- qt_builders.py - uri-tidy ---------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Builders with Qt 5: concatenation, arg() and asprintf() of QString, and QUrl."""

import re

from plans import Bit, Hole, Shape, encode
from sources import Function, groups, plain, printf_text, same_text, tables

ALL = ["plain", "escape", "lower", "unreserved", "double", "illegal", "other",
       "malformed"]


def both(a, b):
    return [encoded(a) + b"/" + encoded(b), a.encode() + b"/" + encoded(b),
            encoded(a) + b"/" + b.encode()]


def simplified(text):
    return " ".join(text.split())


def encoded(text):
    return encode(text.encode())


def in_path(text):
    """The result of an API that encodes data as a path, which '/' separates."""
    return b"".join(bytes([b]) if b in b"/:@!$&'()*+,;=" else encode(bytes([b]))
                    for b in text)


SHAPES = [
    Shape("variable", ("text",), "{0}"),
    Shape("trimmed", ("text",), "{0}.trimmed()", lambda a: a.strip()),
    Shape("simplified", ("text",), "{0}.simplified()", simplified),
    Shape("lower", ("text",), "{0}.toLower()", lambda a: a.lower()),
    Shape("upper", ("text",), "{0}.trimmed().toUpper()", lambda a: a.strip().upper()),
    Shape("left", ("text",), "{0}.left(3)", lambda a: a[:3]),
    Shape("mid", ("text",), "{0}.mid(1, 3)", lambda a: a[1:4]),
    Shape("copy", ("text",), "QString({0})"),
    Shape("member", ("item",), "{0}.title"),
    Shape("method", ("item",), "{0}.name()"),
    Shape("call", ("text",), "shortened({0})", lambda a: a[:5]),
    Shape("conditional", ("flag", "text", "text"), "({0} ? {1} : {2})",
          lambda f, a, b: a if f else b),
    Shape("quoted", ("flag", "text"), '({0} ? QString("<" + {1} + ">") : {1})',
          lambda f, a: "<" + a + ">" if f else a,
          others=lambda f, a: [b"%3C" + encoded(a) + b"%3E" if f else encoded(a)]),
    Shape("local", ("text",), "local_{0}", before="const QString local_{0} = {0};"),
    Shape("first", ("list",), "{0}.first()"),
    Shape("element", ("list",), "{0}[0]"),
    Shape("encoded", ("text",), "QString::fromLatin1(QUrl::toPercentEncoding({0}))",
          encoded, "encoded"),
    Shape("encoded local", ("text",), "coded_{0}", encoded, "encoded",
          "const QString coded_{0} = QUrl::toPercentEncoding({0});"),
    Shape("named", ("escaped",), "{0}", role="encoded"),
    Shape("number", ("integer",), "QString::number({0})", str, "number"),
    Shape("plus", ("text",), "plus_{0}", lambda a: a.replace(" ", "+"), "kept",
          "QString plus_{0} = {0};\n  plus_{0}.replace(' ', '+');", "q"),
    Shape("joined", ("text", "text"), '({0} + "/" + {1})', lambda a, b: a + "/" + b,
          "kept", places="p", others=both),
]
NUMBER_SHAPES = [
    Shape("arg number", ("integer",), "{0}", str, "number"),
    Shape("arg padded", ("integer",), "{0}, 2, 10, QLatin1Char('0')",
          lambda n: "%02d" % n, "number"),
    Shape("arg hex", ("integer",), "{0}, 0, 16", lambda n: "%x" % n, "number"),
    Shape("arg real", ("real",), "{0}, 0, 'f', 2", lambda x: "%.2f" % x, "number"),
]
PRINTF_SHAPES = [
    Shape("utf8", ("text",), "qUtf8Printable({0})"),
    Shape("utf8 trimmed", ("text",), "qUtf8Printable({0}.trimmed())",
          lambda a: a.strip()),
    Shape("constData", ("text",), "{0}.toUtf8().constData()"),
    *[Shape("printf " + f, (k,), "{0}", lambda n, f=f: f % n, "number", format=f)
      for f, k in (("%d", "integer"), ("%02d", "integer"), ("%2d", "integer"),
                   ("%04x", "integer"), ("%10f", "real"), ("%.2f", "real"))],
]


class Qt:
    """QString: each way to build one."""

    name = "qt5"
    extension = ".cpp"
    flags = ["-std=c++17", "-fPIC"]
    packages = ["Qt5Core"]
    as_text = True
    encoders = 0
    often = []
    shapes = {s.name: s for s in SHAPES + NUMBER_SHAPES + PRINTF_SHAPES}
    forms = {"sum": ALL, "append": ALL, "literal": ALL, "arg": ALL, "later": ALL,
             "member": ALL, "table": ALL, "together": ALL,
             "asprintf": ALL + ["eaten"], "percent": ALL,
             "setPath": ["plain", "illegal", "other"]}
    kinds = {
        "text": ("const QString &{}", "text(s, {})"),
        "escaped": ("const QString &{}", "QString::fromUtf8(ESCAPED[s][{}])"),
        "item": ("const Item &{}", "Item{{text(s, {})}}"),
        "list": ("const QStringList &{}", "QStringList{{text(s, {})}}"),
        "flag": ("bool {}", "FLAG[s][{}]"),
        "integer": ("int {}", "INTEGER[s][{}]"),
        "real": ("double {}", "REAL[s][{}]"),
    }
    header = """\
#include <QString>
#include <QStringBuilder>
#include <QStringList>
#include <QUrl>

struct Item {
  QString title;
  QString name() const { return title; }
};
QString shortened(const QString &text);
"""
    definitions = "\n#include <string>\n" + tables() + """
QString shortened(const QString &text) { return text.left(5); }
static QString text(int s, int k) { return QString::fromUtf8(TEXT[s][k]); }
"""
    result = ""
    call = "{}({}).toStdString()"
    out_arguments = []
    ARG_FORMS = ("arg", "later", "member", "table", "together")

    def stored(self, form):
        return in_path if form == "setPath" else None

    def takes(self, form, shape):
        if form == "asprintf":
            return shape.name in {s.name for s in PRINTF_SHAPES}
        if shape.name in {s.name for s in PRINTF_SHAPES}:
            return False
        is_number = shape.name in {s.name for s in NUMBER_SHAPES}
        if form in self.ARG_FORMS:
            # Escapes in text that one call inserts would be markers for the next.
            return (shape.role in ("raw", "number") and
                    (form != "together" or not is_number))
        # Text that is encoded twice is wrong before any fix.
        return not is_number and (form != "setPath" or shape.role in ("raw", "number"))

    def accepts(self, plan):
        if plan.form == "literal":
            # Escape sequences for bytes have a different meaning in UTF-16.
            return all(i.text.isascii() for i in plan.items if getattr(i, "style", ""))
        if plan.form == "setPath":
            return plan.items[0].text != "ftp://"
        if plan.form not in self.ARG_FORMS:
            return True
        # Escapes such as %20 are also markers: ours must have the lowest numbers.
        count = sum(isinstance(i, Hole) for i in plan.items)
        text = "".join(i.text for i in plan.items if isinstance(i, Bit))
        return all(int(n) > count for n in re.findall(r"%L?(\d\d?)", text))

    def builder(self, plan, name):
        function = Function(self, plan, name)
        outside, lines = self.body(function, plan.form)
        return "%sQString %s_url(%s) {\n%s\n}\n" % (
            outside, name, ", ".join(function.parameters), function.lines(*lines))

    def body(self, function, form):
        if form == "asprintf":
            format = function.format(lambda s, _: s.format or "%s", printf_text)
            return "", ["return QString::asprintf(%s, %s);" % (
                format, function.arguments())]
        if form in self.ARG_FORMS:
            return self.with_arg(function, form)
        if form == "setPath":
            base, *bits = function.items
            parts = ["QString(%s)" % plain(g) if isinstance(g, list) else
                     function.code(g) for g in groups(bits)]
            return "", ["QUrl url(QStringLiteral(%s));" % plain([base]),
                        "url.setPath(%s);" % " + ".join(parts),
                        "return QString::fromLatin1(url.toEncoded());"]
        if form == "append":
            lines = function.statements("url += {};", "url += {};")
            return "", ["QString url;", *lines, "return url;"]
        wrap = "QStringLiteral(%s)" if form == "literal" else "QString(%s)"
        parts = [wrap % plain(g) if isinstance(g, list) else function.code(g)
                 for g in groups(function.items)]
        return "", ["return %s;" % (" % " if form == "percent" else " + ").join(parts)]

    def with_arg(self, function, form):
        holes = [i for i in function.items if isinstance(i, Hole)]
        format = function.format(lambda _, index: "%%%d" % (index + 1), same_text)
        held, outside = function.name + "_format", ""
        text = "QString(%s)" % format
        if form in ("later", "table"):
            is_table = form == "table"
            outside = "static const char *const %s%s;\n" % (
                held, "[] = {%s, \"\"}" % format if is_table else " = " + format)
            text = "QString(%s)" % (held + "[0]" * is_table)
        elif form == "member":
            outside = ("struct %s { static const char *const Pattern; };\n"
                       "const char *const %s::Pattern = %s;\n" % (held, held, format))
            text = "QString(%s::Pattern)" % held
        if form == "together":
            return "", ["return %s.arg(%s);" % (text, function.arguments())]
        return outside, ["return %s%s;" % (text, "".join(
            ".arg(%s)" % function.code(hole) for hole in holes))]
