# ===--- guards.py - uri-tidy --------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Constructs of both languages that accept only some texts."""

from constructs import construct, equals, some_text


@construct(nests=True)
def compared_with_constant(g):
    var = some_text(g)
    part = g.read(var)
    with g.block() as block:
        g.sink(part)
        if g.one_in(2):
            g.draw()
    g.compound(["if (%s) {" % equals(g, part, g.constant()), "}"], [block])


@construct()
def characters_checked(g):
    """A loop over all characters that returns, or sets a flag, at an invalid one."""
    returns = g.one_in(2) and g.may_return()
    part = g.read(g.declare("ptr", part=g.source_pointer()) if returns else some_text(g))
    test = g.rng.choice(["isalnum", "isdigit", "isalpha", "isxdigit"])
    at, ok = g.name("at"), g.name("ok")
    leave = "return;" if returns else "%s = false;" % ok
    g.emit(*(["bool %s = true;" % ok] if ok in leave else []),
           "for (const char *%s = %s; *%s; ++%s)" % (at, part.c, at, at),
           "  if (!%s((unsigned char)*%s))" % (test, at), "    " + leave)
    if returns:
        return g.sink(part)
    with g.block() as block:
        g.sink(part)
    return g.compound(["if (%s) {" % ok, "}"], [block])


@construct()
def span_checked(g):
    part = g.read(some_text(g))
    allowed = g.rng.choice(['"0123456789"', '"abcdefghijklmnopqrstuvwxyz"', '"01x"'])
    with g.block() as block:
        g.sink(part)
    g.compound(["if (strspn(%s, %s) == strlen(%s)) {" % (part.c, allowed, part.c), "}"],
               [block])


@construct(weight=1)
def checked_by_helper(g):
    """A function that tests whether all characters are valid."""
    helper = g.name("helper")
    at = g.name("at")
    test = g.rng.choice(["isalnum((unsigned char)*%s)", "(*%s >= 'a' && *%s <= 'z')",
                         "strchr(\"0123456789-\", *%s)"])
    part = g.read(some_text(g))
    g.before.append(["static bool %s(const char *text) {" % helper,
                     "  for (const char *%s = text; *%s; ++%s)" % (at, at, at),
                     "    if (!%s)" % test.replace("%s", at), "      return false;",
                     "  return true;", "}", ""])
    with g.block() as block:
        g.sink(part)
    g.compound(["if (%s(%s)) {" % (helper, part.c), "}"], [block])


@construct(weight=1)
def one_of_constants(g):
    """A comparison with each of several constants."""
    part = g.read(some_text(g))
    tests = [equals(g, part, g.constant()) for _ in range(3)]
    with g.block() as block:
        g.sink(part)
    g.compound(["if (%s) {" % " || ".join(tests), "}"], [block])
