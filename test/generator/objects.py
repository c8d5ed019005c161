# ===--- objects.py - uri-tidy -------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Constructs of C and C++ with structs, arrays, tables and global variables."""

from constructs import condition, construct
from parts import BUFFER, CELL, Part
from program import c_literal


@construct()
def array_of_pointers(g):
    parts = [g.text(CELL, lasts=True) for _ in range(3)]
    name = g.name()
    g.emit("const char *%s[3] = {%s};" % (name, ", ".join(p.c for p in parts)))
    for i, part in enumerate(parts):
        var = g.add("%s[%d]" % (name, i), "ptr")
        g.assigned(var, part)
    if g.one_in(2):
        var = g.add(g.name(), "ptr")
        g.emit("const char *%s = %s[%s];" % (var.name, name, g.index(3)))
        g.assigned(var, Part("", "c", CELL, set().union(*(p.taint for p in parts))))
    else:
        out, i = g.buffer(4 * CELL), g.name("i")
        g.emit("for (int %s = 0; %s < 3; ++%s) {" % (i, i, i),
               "  strcat(%s, %s[%s]);" % (out.name, name, i),
               '  strcat(%s, "/");' % out.name, "}")
        g.appended(out, *parts, Part("", "c", 3))


@construct()
def table(g):
    """An index into a constant table."""
    name = g.name("table")
    rows = [g.rng.choice(["abc", "list", "x1", "a b", "y-z"]) for _ in range(3)]
    static = "static " if g.one_in(2) else ""
    var = g.add(g.name(), "ptr")
    if g.one_in(2):
        g.emit("%sconst char *const %s[] = {%s};" % (
            static, name, ", ".join(c_literal(row.encode()) for row in rows)),
               "const char *%s = %s[%s];" % (var.name, name, g.index(3)))
    else:
        g.emit("%sconst struct {" % static, "  int number;", "  const char *text;",
               "} %s[] = {%s};" % (name, ", ".join(
                   "{%d, %s}" % (i, c_literal(row.encode()))
                   for i, row in enumerate(rows))),
               "const char *%s = %s[%s].text;" % (var.name, name, g.index(3)))
    g.assigned(var, Part("", "c", 24))


def members(g, name, made):
    """Declares the members of a struct object as variables."""
    for member, kind, bound in made:
        var = g.add(name + member, kind, large=kind == "buf",
                    size="sizeof %s%s" % (name, member) if kind == "buf" else None)
        g.assigned(var, bound)
        yield var


@construct(weight=3)
def struct(g):
    kind, name = g.name("Record"), g.name()
    g.before.append(["struct %s {" % kind, "  const char *text;", "  int number;",
                     "  char more[%d];" % BUFFER, "  const char *other;", "};", ""])
    first, second, third = g.text(CELL, lasts=True), g.literal(), g.text(CELL, lasts=True)
    if g.one_in(3):
        g.emit("struct %s %s;" % (kind, name), "%s.text = %s;" % (name, first.c),
               "%s.number = 0;" % name, "strcpy(%s.more, %s);" % (name, second.c),
               "%s.other = %s;" % (name, third.c))
    else:
        g.emit("struct %s %s = {%s, 1, %s, %s};" % (
            kind, name, first.c, second.c, third.c))
    made = [(".text", "ptr", first), (".more", "buf", second), (".other", "ptr", third)]
    fields = list(members(g, name, made))
    way = g.rng.randrange(4)
    if way == 0:
        copy = g.name()
        g.emit("struct %s %s = %s;" % (kind, copy, name))
        g.sink(g.read(g.rng.choice(list(members(g, copy, made)))))
    elif way == 1:
        pointer = g.name("at")
        g.emit("struct %s *%s = &%s;" % (kind, pointer, name))
        for (member, _, _), field in zip(made, fields):
            if field.kind == "buf":
                g.add("%s->%s" % (pointer, member[1:]), "buf", alias=field,
                      size="sizeof %s->%s" % (pointer, member[1:]))
        part = g.text(CELL, lasts=True)
        g.emit("%s->text = %s;" % (pointer, part.c))
        g.assigned(fields[0], part)
    elif way == 2:
        helper = g.name("helper")
        part = g.literal()
        g.before.append(["static void %s(struct %s *to, const char *text) {" % (
            helper, kind), "  to->text = text;", "  strcat(to->more, %s);" % part.c, "}",
            ""])
        text = g.text(CELL, lasts=True)
        g.emit("%s(&%s, %s);" % (helper, name, text.c))
        g.assigned(fields[0], text)
        g.appended(fields[1], part)
    else:
        g.sink(g.read(g.rng.choice(fields)))


@construct()
def struct_by_bytes(g):
    """A struct that is copied as bytes, or written at an offset."""
    kind, name = g.name("Record"), g.name()
    g.before.append(["struct %s {" % kind, "  char text[%d];" % BUFFER,
                     "  char more[%d];" % BUFFER, "};", ""])
    parts = [g.literal(), g.literal()]
    g.emit("struct %s %s = {%s, %s};" % (kind, name, parts[0].c, parts[1].c))
    if g.one_in(2):
        source, name = name, g.name()
        g.emit("struct %s %s;" % (kind, name), "memcpy(&%s, &%s, sizeof %s);" % (
            name, source, name))
    if g.one_in(2):
        offset = "%s ? offsetof(struct %s, text) : offsetof(struct %s, more)" % (
            condition(g), kind, kind)
        part = g.text(CELL)
        if g.one_in(2):
            helper = g.name("helper")
            g.before.append(["static void %s(void *to, size_t offset, const char *text) {"
                             % helper, "  strcpy((char *)to + offset, text);", "}", ""])
            g.emit("%s(&%s, %s, %s);" % (helper, name, offset, part.c))
        else:
            g.emit("strcpy((char *)&%s + (%s), %s);" % (name, offset, part.c))
        parts = [Part("", "c", CELL, each.taint | part.taint) for each in parts]
    made = list(members(g, name, [(".text", "buf", parts[0]), (".more", "buf", parts[1])]))
    g.sink(g.read(g.rng.choice(made)))


@construct(weight=1)
def ring(g):
    """A function that returns one of several buffers in turn."""
    ring, next_, give, var = g.name("ring"), g.name("next"), g.name("helper"), g.name()
    literal = g.literal(8)
    g.before += [
        ["static char %s[4][%d];" % (ring, BUFFER)], ["static unsigned %s;" % next_, ""],
        ["static char *%s(const char *text) {" % give,
         "  char *to = %s[%s++ %% 4];" % (ring, next_), "  strcpy(to, text);",
         "  strcat(to, %s);" % literal.c, "  return to;", "}", ""]]
    part = g.text(CELL - 8)
    g.emit("const char *%s = %s(%s);" % (var, give, part.c))
    g.assigned(g.add(var, "ptr"), Part("", "c", CELL, part.taint))


@construct()
def struct_by_value(g):
    """A function that takes a struct by value, and returns a modified one."""
    kind, helper, name, other = g.name("Record"), g.name("helper"), g.name(), g.name()
    literal = g.literal(8)
    g.before += [["struct %s {" % kind, "  const char *text;", "  const char *other;",
                  "};", ""],
                 ["static struct %s %s(struct %s from, const char *text) {" % (
                     kind, helper, kind),
                  g.rng.choice(["  if (*text)", "  if (!from.other)", "  if (text)"]),
                  "    from.other = text;", "  from.text = %s;" % g.rng.choice(
                      ["from.other", literal.c, "*text ? from.text : " + literal.c]),
                  "  return from;", "}", ""]]
    parts = [g.text(CELL, lasts=True) for _ in range(3)]
    g.emit("struct %s %s = {%s, %s};" % (kind, name, parts[0].c, parts[1].c),
           "struct %s %s = %s(%s, %s);" % (kind, other, helper, name, parts[2].c))
    made = [(".text", "ptr"), (".other", "ptr")]
    list(members(g, name, [(*each, part) for each, part in zip(made, parts)]))
    both = Part("", "c", CELL, set().union(*(part.taint for part in parts)))
    changed = list(members(g, other, [(*each, both) for each in made]))
    g.sink(g.read(g.rng.choice(changed)))


@construct(weight=1)
def global_variable(g):
    """A global variable that one function writes and another one reads."""
    kept, give, keep = g.name("kept"), g.name("helper"), g.name("helper")
    part = g.text(CELL, lasts=True)
    g.before += [
        ["static const char *%s;" % kept, ""],
        ["static void %s(const char *text) {" % keep, "  %s = text;" % kept, "}", ""],
        ["static const char *%s(void) {" % give, "  return %s;" % kept, "}", ""]]
    g.emit("%s(%s);" % (keep, part.c))
    var = g.add(g.name(), "ptr")
    g.emit("const char *%s = %s();" % (var.name, give))
    g.assigned(var, part)
