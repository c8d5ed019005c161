# ===--- buffers.py - uri-tidy -------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Constructs of C and C++ with buffers, pointers and numbers."""

from constructs import condition, construct, some_text
from parts import BUFFER, CELL, SOURCE, Part

NUMBER = 12  # The maximum length of a number, including its width.
FORMATS = ["%d", "%u", "%x", "%05d", "%3d", "%+d", "%c"]


def as_argument(g, conversion):
    number = g.number()
    if conversion == "%c":
        return "'a' + (int)((unsigned)%s %% 26)" % number
    return "(unsigned)%s" % number if conversion in ("%u", "%x") else number


def format_of(g, most, var):
    """Returns a format, its arguments, and the parts that it prints."""
    text, arguments, parts = "", [], []
    for _ in range(g.rng.randint(1, most)):
        literal = g.literal(8)
        # Escape the literal, which is not a format yet.
        text += literal.expr[1:-1].replace("%", "%%")
        parts.append(literal)
        if g.one_in(4):
            conversion = g.rng.choice(FORMATS)
            arguments.append(as_argument(g, conversion))
            parts.append(Part("", "c", NUMBER, {"number_in_format"}))
        else:
            conversion = g.rng.choice(["%s", "%s", "%s", "%.4s", "%-8s"])
            part = g.text(CELL, apart=var)
            arguments.append(part.c)
            # A field width may pad it.
            parts.append(Part("", "c", max(part.bound, 8), part.taint))
        text += conversion
    return '"%s"' % text, ", ".join(arguments), parts


def fits(g, var, parts):
    return g.room(var) >= sum(part.bound for part in parts)


@construct(weight=1)
def buffer(g):
    g.declare("buf")


@construct()
def filled(g):
    """Text that a function without a body writes."""
    name = g.external("fill", "fill")
    if g.one_in(2):
        var = g.declare("buf")
    else:
        var = g.target("buf", large=True)
    g.emit("%s(%s, %s);" % (name, var.name, var.size))
    g.assigned(var, Part("", "c", SOURCE))


@construct()
def copied(g):
    var = g.target("buf", large=True)
    part = g.text(CELL, apart=var)
    g.emit(g.rng.choice(["strcpy(%s, %s);" % (var.name, part.c),
                         "memcpy(%s, %s, strlen(%s) + 1);" % (var.name, part.c, part.c)
                         if part.root else "strcpy(%s, %s);" % (var.name, part.c)]))
    g.assigned(var, part)


@construct(weight=3)
def printed(g):
    var = g.target("buf", large=True)
    text, arguments, parts = format_of(g, 3, var)
    g.emit("snprintf(%s, %s, %s, %s);" % (var.name, var.size, text, arguments))
    g.assigned(var, *parts)


@construct(weight=3)
def concatenated(g):
    var = g.buffer(CELL)
    part = g.text(CELL, apart=var)
    if not fits(g, var, [part]):
        return False
    g.emit(g.rng.choice(["strcat(%s, %s);", "strncat(%s, %s, 100);"]) %
           (var.name, part.c))
    return g.appended(var, part)


@construct()
def printed_behind(g):
    """Appends at the measured end of the existing text."""
    var = g.buffer(CELL)
    text, arguments, parts = format_of(g, 2, var)
    if not fits(g, var, parts):
        return False
    if g.one_in(2):
        g.emit("snprintf(%s + strlen(%s), %s - strlen(%s), %s, %s);" % (
            var.name, var.name, var.size, var.name, text, arguments))
    else:
        end = g.name("end")
        g.emit("size_t %s = strlen(%s);" % (end, var.name),
               "%s += (size_t)snprintf(%s + %s, %s - %s, %s, %s);" % (
                   end, var.name, end, var.size, end, text, arguments),
               "%s[%s] = 0;" % (var.name, end))
    return g.appended(var, *parts)


@construct()
def moving_pointer(g):
    """Writes through a pointer that moves along the buffer."""
    var = g.buffer(3 * CELL)
    at = g.name("at")
    lines = ["char *%s = %s + strlen(%s);" % (at, var.name, var.name)]
    parts = []
    for _ in range(g.rng.randint(1, 3)):
        kind = g.rng.randrange(4)
        part = g.text(CELL, apart=var)
        if kind == 0:
            part = Part("", "c", 1)
            lines.append("*%s++ = '%s';" % (at, g.rng.choice("&/=x?")))
        elif kind == 1:
            text, arguments, more = format_of(g, 1, var)
            lines.append("%s += sprintf(%s, %s, %s);" % (at, at, text, arguments))
            parts += more
            continue
        elif kind == 2:
            lines += ["strcpy(%s, %s);" % (at, part.c), "%s += strlen(%s);" % (at, at)]
        else:
            lines.append("%s = stpcpy(%s, %s);" % (at, at, part.c))
        parts.append(part)
    if not fits(g, var, parts):
        return False
    g.emit(*lines, "*%s = 0;" % at)
    return g.appended(var, *parts)


@construct()
def moved_by_function(g):
    """A function that writes through a pointer of its caller and moves it."""
    var = g.buffer(3 * CELL)
    put, at, record = g.name("helper"), g.name("at"), g.name("Cursor")
    start = "char *%s = %s + strlen(%s);" % (at, var.name, var.name)
    copy = ["  while (*text)", "    *%s++ = *text++;", "  *%s = 0;"]
    skip = ["  if (!choice)", "    return%s;"] if g.one_in(3) else []
    way = g.rng.randrange(4)
    if way == 0:
        head, call = "static char *%s(char *to, const char *text%s) {", "%s = %%s(%s, %%s);" % (at, at)
        body = [each % "to" if "%" in each else each for each in copy] + ["  return to;"]
    elif way == 1:
        head, call = "static void %s(char **to, const char *text%s) {", "%%s(&%s, %%s);" % at
        body = [each % "(*to)" if "%" in each else each for each in copy]
    elif way == 2:
        head, call = "static void %s(char **to, const char *text%s) {", "%%s(&%s, %%s);" % at
        body = (["  char *end = *to;"] + [each % "end" if "%" in each else each for each in copy]
                + ["  *to = end;"])
    else:
        g.before.append(["struct %s {" % record, "  char *at, *end;", "};",
                         "static void %s_one(struct %s *to, char c) {" % (put, record),
                         "  if (to->end - to->at < 2)", "    return;", "  *to->at++ = c;",
                         "  *to->at = 0;", "}"])
        head = "static void %%s(struct %s *to, const char *text%%s) {" % record
        call = "%%s(&%s, %%s);" % at
        start = "struct %s %s = {%s + strlen(%s), %s + %s};" % (
            record, at, var.name, var.name, var.name, var.size)
        body = ["  while (*text)", "    %s_one(to, *text++);" % put]
    result = " to" if way == 0 else ""
    g.before.append([head % (put, ", int choice" if skip else "")]
                    + [each % result if "%" in each else each for each in skip] + body + ["}", ""])
    parts = [g.text(CELL, apart=var) for _ in range(g.rng.randint(1, 3))]
    if not fits(g, var, parts):
        return False
    g.emit(start)
    for part in parts:
        g.emit(call % (put, part.c + (", " + condition(g) if skip else "")))
    return g.appended(var, *parts)


@construct()
def characters_copied(g):
    """A loop that copies, replaces or omits bytes."""
    var = g.buffer(CELL)
    part = g.text(CELL, apart=var)
    if not fits(g, var, [part]):
        return False
    at, end = g.name("at"), g.name("end")
    put = "%s[%s++] = %%s;" % (var.name, end)
    body = g.rng.choice([
        [put % ("*%s" % at)],
        [put % ("*%s == ' ' ? '+' : *%s" % (at, at))],
        [put % ("(char)tolower((unsigned char)*%s)" % at)],
        ["if (isalnum((unsigned char)*%s))" % at, "  " + put % ("*%s" % at)],
        ["if (*%s == '?')" % at, "  break;", put % ("*%s" % at)]])
    if part.root is None:
        text = g.name()
        declaration = ["const char *%s = %s;" % (text, part.c)] if part.lasts else [
            "%s;" % ("const std::string %s = %s" % (text + "_s", part.s)),
            "const char *%s = %s_s.c_str();" % (text, text)]
    else:
        text, declaration = part.c, []
    g.emit(*declaration, "size_t %s = strlen(%s);" % (end, var.name),
           "for (const char *%s = %s; *%s; ++%s) {" % (at, text, at, at),
           *["  " + line for line in body], "}", "%s[%s] = 0;" % (var.name, end))
    return g.appended(var, part)


@construct(weight=1)
def cleaned_in_place(g):
    var = g.target("buf", large=True)
    at = g.name("at")
    test, instead = g.rng.choice([("!isalnum((unsigned char)*%s)", "'_'"),
                                  ("*%s == '/'", "'-'"), ("*%s == '-'", "'/'"),
                                  ("*%s & 0x80", "'?'")])
    g.emit("for (char *%s = %s; *%s; ++%s)" % (at, var.name, at, at),
           "  if (%s)" % test.replace("%s", at), "    *%s = %s;" % (at, instead))
    g.touch(var)


@construct()
def last_removed(g):
    var = g.target("buf", large=True)
    end = g.name("end")
    sought = g.rng.choice([None, "'&'", "'/'"])
    g.emit("size_t %s = strlen(%s);" % (end, var.name),
           "if (%s > 0%s)" % (end, " && %s[%s - 1] == %s" % (var.name, end, sought)
                              if sought else ""),
           "  %s[%s - 1] = 0;" % (var.name, end))
    g.touch(var)


@construct(weight=1)
def cut(g):
    """Truncates a text at a delimiter."""
    var = g.target("buf", large=True)
    at = g.name("at")
    find = g.rng.choice(["strchr", "strrchr"])
    g.emit("char *%s = %s(%s, '%s');" % (at, find, var.name, g.rng.choice("/?&#")),
           "if (%s)" % at, "  *%s = 0;" % at)
    g.touch(var)


@construct(weight=1)
def emptied(g):
    var = g.target("buf", large=True)
    g.emit("%s[0] = 0;" % var.name)
    g.assigned(var, Part("", "c", 0))


@construct(weight=1)
def rest(g):
    """A pointer into a text."""
    part = g.text(CELL, lasts=True)
    if part.root is None:
        return False
    var = g.add(g.name(), "ptr")
    if g.one_in(2):
        g.emit("const char *%s = *%s ? %s + 1 : %s;" % (var.name, part.c, part.c, part.c))
    else:
        g.emit("const char *%s = strchr(%s, '%s');" % (var.name, part.c,
                                                       g.rng.choice("/? =")),
               "if (!%s)" % var.name, "  %s = %s;" % (var.name, part.c))
    return g.assigned(var, part)


@construct()
def alias(g):
    """Another pointer to a buffer, for reading or writing."""
    found = [var for var in g.visible("buf") if g.can_read(var)]
    if not found:
        return False
    of = g.rng.choice(found)
    if g.can_write(of) and g.one_in(2):
        var = g.add(g.name(), "buf", size=of.size, alias=of)
        g.emit("char *%s = %s;" % (var.name, of.name))
    else:
        var = g.add(g.name(), "ptr", alias=of)
        var.is_const = True
        g.emit("const char *%s = %s;" % (var.name, of.name))
    return None


@construct(weight=1)
def chosen_buffer(g):
    """Writes to a pointer to one of two buffers."""
    room = [var for var in g.visible("buf") if g.can_write(var) and g.room(var) >= CELL]
    if len(room) < 2:
        return False
    first, second = g.rng.sample(room, 2)
    if first.root is second.root:
        return False
    part = g.text(CELL, apart=first)
    if part.root is second.root or part.bound > min(g.room(first), g.room(second)):
        return False
    name = g.name("to")
    g.emit("char *%s = %s ? %s : %s;" % (name, g.choice(), first.name, second.name),
           "strcat(%s, %s);" % (name, part.c))
    g.appended(first, part)
    return g.appended(second, part)


@construct()
def duplicated(g):
    part = g.text(CELL)
    var = g.add(g.name(), "ptr")
    if g.one_in(2):
        g.emit("const char *%s = strdup(%s);" % (var.name, part.c))
    else:
        made = g.name("made")
        g.emit("char *%s = (char *)malloc(%d);" % (made, 2 * CELL),
               "strcpy(%s, %s);" % (made, part.c),
               "const char *%s = %s;" % (var.name, made))
    g.assigned(var, part)


@construct()
def number(g):
    """A number as text."""
    var = g.buffer(2 * NUMBER)
    name = g.name("count")
    conversion = g.rng.choice(FORMATS[:-1])
    cast = "(unsigned)" if conversion in ("%u", "%x") else ""
    step = g.rng.choice([" + 1", " * 2", ""])
    g.emit("int %s = %s%s;" % (name, g.number(), step),
           'sprintf(%s + strlen(%s), "%s%s", %s%s);' % (
               var.name, var.name, g.rng.choice(["n=", "", "-"]), conversion, cast, name))
    return g.appended(var, Part("", "c", NUMBER + 2))


@construct(weight=1)
def tokens(g):
    """Splits a text."""
    part = g.read(some_text(g))
    if part.bound > BUFFER // 3:
        return False
    copy, at, out = g.name("copy"), g.name("at"), g.declare("buf")
    g.emit("char %s[%d];" % (copy, BUFFER),
           'snprintf(%s, sizeof %s, "%%s", %s);' % (copy, copy, part.c),
           '%s[0] = 0;' % out.name,
           'for (char *%s = strtok(%s, "/&"); %s; %s = strtok(NULL, "/&")) {' % (
               at, copy, at, at),
           "  strcat(%s, %s);" % (out.name, at), '  strcat(%s, ",");' % out.name, "}")
    return g.assigned(out, part, part)
