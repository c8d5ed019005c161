# ===--- functions.py - uri-tidy -----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Constructs of both languages with functions that have a body."""

from constructs import condition, construct
from parts import CELL, LARGE, SOURCE, Part


@construct()
def chosen_by_helper(g):
    """A function that returns one of its own texts or parameters."""
    helper = g.name("helper")
    with g.new_function(helper) as out:
        for name in ("a", "b"):
            var = g.add(name, "ptr")
            var.is_new = False
        for _ in range(g.rng.randint(1, 2)):
            part = g.text(CELL, lasts=True)
            g.emit("if (%s)" % condition(g), "  return %s;" % part.c)
        if g.one_in(3):
            g.sink(Part("b", "c", CELL))
        g.emit("return %s;" % g.rng.choice("ab"))
    g.define("static const char *%s(const char *a, const char *b)" % helper, out)
    parts = [g.text(CELL, lasts=True) for _ in range(2)]
    var = g.add(g.name(), "ptr")
    g.emit("const char *%s = %s(%s, %s);" % (var.name, helper, parts[0].c, parts[1].c))
    g.assigned(var, Part("", "c", CELL, parts[0].taint | parts[1].taint))


@construct()
def built_in_buffer_of_caller(g):
    """A function that appends to a buffer of its caller."""
    helper = g.name("helper")
    with g.new_function(helper) as out:
        a = g.add("a", "ptr")
        a.is_new = False
        to = g.add("to", "buf", large=True, size="size")
        to.is_new = False
        g.can_return = True
        for _ in range(g.rng.randint(0, 2)):
            g.draw()
        for _ in range(g.rng.randint(1, 3)):
            part = g.text(CELL, apart=to)
            if g.room(to) < part.bound:
                continue
            g.emit("strncat(to, %s, size - strlen(to) - 1);" % part.c)
            g.appended(to, part)
        g.emit('snprintf(to + strlen(to), size - strlen(to), "%s", a);')
        g.appended(to, Part("a", "c", CELL))
        to.is_new = False
        g.end_scope()
    grown = to.bound
    g.define("static void %s(char *to, size_t size, const char *a)" % helper, out)
    if grown > LARGE - CELL:
        # There is no room after any text. The result must be used, or the compiler warns.
        var = g.declare("buf")
        g.emit('%s[0] = 0;' % var.name)
    else:
        var = g.buffer(grown)
    part = g.text(CELL, apart=var)
    g.emit("%s(%s, %s, %s);" % (helper, var.name, var.size, part.c))
    return g.appended(var, Part("", "c", grown, part.taint | to.taint))


@construct(weight=1)
def recursion(g):
    helper = g.name("helper")
    stop, between = g.literal(8), g.literal(8)
    g.before.append(
        ["static void %s(int depth, char *to, const char *a) {" % helper,
         "  if (depth <= 0) {", "    strcat(to, %s);" % stop.c, "    return;", "  }",
         "  strcat(to, a);", "  strcat(to, %s);" % between.c,
         "  %s(depth - 1, to, a);" % helper, "}", ""])
    var = g.buffer(4 * CELL)
    part = g.text(CELL, apart=var)
    g.emit("%s(%s %% 3, %s, %s);" % (helper, g.number(), var.name, part.c))
    return g.appended(var, *[part, between] * 2, stop)


@construct(weight=1)
def function_pointer(g):
    names = [g.external("source", "source") for _ in range(2)]
    pointer = g.name("give")
    var = g.add(g.name(), "ptr")
    g.emit("const char *(*%s)(void) = %s ? %s : %s;" % (pointer, g.choice(), *names),
           "const char *%s = %s();" % (var.name, pointer))
    g.assigned(var, Part("", "c", SOURCE))
