# ===--- encoders.py - uri-tidy ------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Constructs that encode and decode, with correct functions of the program itself and of
libraries."""

import subprocess

from constructs import construct, of_cpp, text_producer
from parts import CELL, Part

KEPT = ["isalnum(c) || c == '-' || c == '.' || c == '_' || c == '~'",
        "(c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')",
        "isalnum(c) || (c && strchr(\"-._~\", c))"]
ESCAPES = [
    ["*to++ = '%';", "*to++ = \"0123456789ABCDEF\"[c >> 4];",
     "*to++ = \"0123456789ABCDEF\"[c & 15];"],
    ['to += sprintf(to, "%%%02X", c);'],
    ['sprintf(to, "%%%02X", (unsigned)c);', "to += 3;"]]
VALUE_OF_DIGIT = [
    "static int %s(char c) {", "  if (c >= '0' && c <= '9')", "    return c - '0';",
    "  if (c >= 'a' && c <= 'f')", "    return c - 'a' + 10;",
    "  if (c >= 'A' && c <= 'F')", "    return c - 'A' + 10;", "  return -1;", "}", ""]


def encoder(g):
    """Defines a function that encodes a text into a buffer."""
    helper = g.name("helper")
    escape = g.rng.choice(ESCAPES)
    g.before.append(
        ["static void %s(char *to, const char *text) {" % helper,
         "  for (; *text; ++text) {", "    unsigned char c = (unsigned char)*text;",
         "    if (%s) {" % g.rng.choice(KEPT), "      *to++ = (char)c;", "    } else {",
         *["      " + line for line in escape], "    }", "  }", "  *to = 0;", "}", ""])
    return helper


def decoder(g):
    helper, digit = g.name("helper"), g.name("digit")
    g.before.append([line.replace("%s", digit) for line in VALUE_OF_DIGIT])
    g.before.append(
        ["static void %s(char *to, const char *text) {" % helper,
         "  for (; *text; ++text) {",
         "    if (*text == '%%' && %s(text[1]) >= 0 && %s(text[2]) >= 0) {" % (
             digit, digit),
         "      *to++ = (char)(%s(text[1]) * 16 + %s(text[2]));" % (digit, digit),
         "      text += 2;", "    } else {", "      *to++ = *text;", "    }", "  }",
         "  *to = 0;", "}", ""])
    return helper


@construct(weight=3)
def own_encoder(g):
    part = g.text(CELL)
    var = g.declare("buf")
    g.emit("%s(%s, %s);" % (encoder(g), var.name, part.c))
    g.assigned(var, part, part, part)


@construct(weight=1)
def own_decoder(g):
    part = g.text(CELL)
    var = g.declare("buf")
    g.emit("%s(%s, %s);" % (decoder(g), var.name, part.c))
    g.assigned(var, part)


@construct(weight=1)
def own_encoder_allocating(g):
    """An encoder that returns an allocated text."""
    helper, to = g.name("helper"), encoder(g)
    g.before.append(
        ["static char *%s(const char *text) {" % helper,
         "  char *made = (char *)malloc(3 * strlen(text) + 1);",
         "  %s(made, text);" % to, "  return made;", "}", ""])
    part = g.text(CELL)
    made, out = g.name("made"), g.buffer(4 * CELL)
    if part.root and part.root is out.root:
        return False
    g.emit("char *%s = %s(%s);" % (made, helper, part.c),
           "strcat(%s, %s);" % (out.name, made), "free(%s);" % made)
    return g.appended(out, part, part, part)


def string_encoder(g):
    helper = g.name("helper")
    escape = g.rng.choice([
        ["    result += '%';", "    result += \"0123456789ABCDEF\"[c >> 4];",
         "    result += \"0123456789ABCDEF\"[c & 15];"],
        ["    char escape[4];", '    snprintf(escape, sizeof escape, "%%%02X", c);',
         "    result += escape;"],
        ["    std::ostringstream escape;",
         "    escape << '%' << std::hex << std::uppercase << std::setw(2)",
         "           << std::setfill('0') << int(c);", "    result += escape.str();"]])
    g.before.append(
        ["static std::string %s(const std::string &text) {" % helper,
         "  std::string result;", "  for (unsigned char c : text) {",
         "    if (%s) {" % g.rng.choice(KEPT), "      result += (char)c;",
         "      continue;", "    }", *escape, "  }", "  return result;", "}", ""])
    return helper


@of_cpp(weight=3)
def own_string_encoder(g):
    helper = string_encoder(g)
    part = g.text(CELL)
    var = g.add(g.name(), "str", large=True)
    g.emit("std::string %s = %s(%s);" % (var.name, helper, part.expr))
    g.assigned(var, part, part, part)
    if g.one_in(3):
        # An encoder that is applied to several texts.
        more, out = g.text(CELL), g.string(4 * CELL)
        g.emit('%s += %s(%s) + "&";' % (out.name, helper, more.expr))
        g.appended(out, more, more, more, Part("", "c", 1))


@text_producer
def short_text(g):
    """The encoded beginning of a text, which fits into a cell."""
    if not g.is_cpp:
        return None
    part = g.text(CELL)
    return Part("%s(%s.substr(0, 12))" % (string_encoder(g), part.s), "s", CELL,
                part.taint | {"short_text"})


@of_cpp(weight=1)
def own_string_decoder(g):
    helper, digit = g.name("helper"), g.name("digit")
    g.before.append([line.replace("%s", digit) for line in VALUE_OF_DIGIT])
    g.before.append(
        ["static std::string %s(const std::string &text) {" % helper,
         "  std::string result;", "  for (size_t i = 0; i < text.size(); ++i)",
         "    if (text[i] == '%%' && i + 2 < text.size() && %s(text[i + 1]) >= 0 &&" %
         digit,
         "        %s(text[i + 2]) >= 0) {" % digit,
         "      result += (char)(%s(text[i + 1]) * 16 + %s(text[i + 2]));" % (
             digit, digit),
         "      i += 2;", "    } else {", "      result += text[i];", "    }",
         "  return result;", "}", ""])
    part = g.text(CELL)
    var = g.add(g.name(), "str")
    g.emit("std::string %s = %s(%s);" % (var.name, helper, part.expr))
    g.assigned(var, part)


class Library:
    """An installed library and its flags."""

    def __init__(self, name, package, prefix, headers):
        self.name = name
        # The prefix of its functions.
        self.prefix = prefix
        self.headers = headers
        self.flags, self.libraries = (
            self.config(kind, package) for kind in ("--cflags", "--libs"))

    @staticmethod
    def config(kind, package):
        try:
            done = subprocess.run(["pkg-config", kind, package], text=True, check=True,
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        except (OSError, subprocess.CalledProcessError):
            return None
        return done.stdout.replace("-I", "-isystem ").split()


def libraries():
    """The libraries that are installed."""
    return [each for each in [Library("curl", "libcurl", "curl_", ["curl/curl.h"]),
                              Library("glib", "glib-2.0", "g_", ["glib.h"])]
            if each.flags is not None]


def released(g, made, call, release, factor=1):
    """Appends an allocated text to a buffer and releases it, or keeps it."""
    if g.one_in(2):
        var = g.add(g.name(), "ptr", large=True)
        var.is_const = True
        g.emit("const char *%s = %s;" % (var.name, call))
        g.assigned(var, *[made] * factor)
        return
    out = g.buffer(factor * CELL)
    if made.root and made.root is out.root:
        out = g.declare("buf")
    text = g.name()
    g.emit("char *%s = %s;" % (text, call), "strcat(%s, %s);" % (out.name, text),
           "%s(%s);" % (release, text))
    g.appended(out, *[made] * factor)


@construct(library="curl")
def curl_escape(g):
    part = g.text(CELL)
    released(g, part, "curl_easy_escape(NULL, %s, 0)" % part.c, "curl_free", 3)


@construct(library="curl", weight=1)
def curl_unescape(g):
    part = g.text(CELL)
    released(g, part, "curl_easy_unescape(NULL, %s, 0, NULL)" % part.c, "curl_free")


@construct(library="glib")
def glib_escape(g):
    part = g.text(CELL)
    allowed = g.rng.choice(["NULL", "NULL", '"/"'])
    # Bytes that are not valid UTF-8 are escaped unless they are allowed.
    released(g, part, "g_uri_escape_string(%s, %s, FALSE)" % (part.c, allowed), "g_free",
             3)


@construct(library="glib")
def glib_printed(g):
    part, more = g.text(CELL), g.text(CELL)
    both = Part("", "c", (part.bound + more.bound + 3 + CELL) // 2,
                part.taint | more.taint, root=part.root)
    if more.root:
        return False
    released(g, both, g.rng.choice([
        'g_strdup_printf("%%s?%%s", %s, %s)', 'g_strconcat(%s, "&", %s, NULL)',
        'g_strjoin("/", %s, %s, NULL)']) % (part.c, more.c), "g_free", 2)


@construct(library="glib")
def glib_string(g):
    name = g.name()
    parts = [g.text(CELL) for _ in range(3)]
    var = g.add(g.name(), "ptr", large=True)
    var.is_const = True
    g.emit("GString *%s = g_string_new(%s);" % (name, parts[0].c),
           "g_string_append(%s, %s);" % (name, parts[1].c),
           'g_string_append_printf(%s, "&k=%%s", %s);' % (name, parts[2].c),
           "g_string_append_c(%s, '/');" % name,
           "const char *%s = g_string_free(%s, FALSE);" % (var.name, name))
    g.assigned(var, *parts, Part("", "c", 5))
