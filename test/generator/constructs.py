# ===--- constructs.py - uri-tidy ----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The list of constructs, and constructs of both languages: assignments and control flow.
A construct emits statements, or returns False if it is not possible here."""

from builder import Builder
from parts import CELL, SOURCE, Part
from program import Statement

ALL = []


class Construct:
    def __init__(self, run, languages, weight, nests, library, in_cpp):
        self.name = run.__name__.rstrip("_")
        self.run = run
        self.languages = languages
        self.weights = {"c": weight, "c++": weight * in_cpp}
        self.nests = nests
        self.library = library

    def suits(self, language, libraries):
        return language in self.languages and (
            not self.library or self.library in [each.name for each in libraries])


def construct(languages=("c", "c++"), weight=2, nests=False, library=None, in_cpp=0.5):
    """Registers a construct. In C++, constructs of C are less frequent by the factor
    'in_cpp'."""
    def add(run):
        ALL.append(Construct(run, languages, weight, nests, library, in_cpp))
        return run
    return add


def of_cpp(weight=2, nests=False):
    return construct(("c++",), weight, nests, in_cpp=1)


def text_producer(run):
    Builder.extra_text = [*Builder.extra_text, run]
    return run


def cells(g):
    return ("ptr", "str") if g.is_cpp else ("ptr",)


def texts(g):
    return ("ptr", "buf", "str") if g.is_cpp else ("ptr", "buf")


def store(g, var, part):
    """Assigns a part to a variable for a cell."""
    g.emit("%s = %s;" % (var.name, part.c if var.kind == "ptr" else part.expr))
    g.assigned(var, part)


def some_text(g):
    """A variable of any kind that can be read."""
    found = [var for var in g.visible(*texts(g)) if g.can_read(var)]
    return g.rng.choice(found) if found else g.declare("ptr")


def condition(g):
    kind = g.rng.randrange(8)
    if kind < 4:
        return g.choice()
    if kind == 4:
        return "%s > 1" % g.number()
    if kind == 5:
        return "%s %s %s" % (g.choice(), g.rng.choice(["&&", "||"]), g.choice())
    part = g.read(some_text(g))
    if kind == 6:
        return "*%s" % part.c if part.kind == "c" else "!%s.empty()" % part.expr
    return equals(g, part, g.constant())


def equals(g, part, literal):
    if part.kind == "c":
        return "strcmp(%s, %s) == 0" % (part.c, literal)
    return g.rng.choice(["%s == %s", "%s.compare(%s) == 0"]) % (part.expr, literal)


# Assignments.


@construct(weight=3)
def assignment(g):
    var = g.target(*cells(g), large=False)
    return store(g, var, g.text(CELL, lasts=var.kind == "ptr", apart=var))


@construct(weight=2)
def declaration(g):
    g.declare(g.rng.choice(cells(g)), large=False)


@construct()
def conditional(g):
    var = g.target(*cells(g), large=False)
    parts = [g.text(CELL, lasts=var.kind == "ptr") for _ in range(2)]
    forms = [p.c if var.kind == "ptr" else p.s for p in parts]
    if forms[0] == forms[1]:
        return False
    g.emit("%s = %s ? %s : %s;" % (var.name, condition(g), *forms))
    both = Part("", "c", max(p.bound for p in parts), parts[0].taint | parts[1].taint)
    return g.assigned(var, both)


@construct()
def logical(g):
    """An operand of && or || that is evaluated conditionally."""
    var = g.target("ptr", large=False)
    part = g.text(CELL, lasts=True, apart=var)
    old = Part("", "c", CELL, var.root.taint)
    g.emit("if (%s %s (%s = %s) == NULL)" % (
        g.choice(), g.rng.choice(["&&", "||"]), var.name, part.c),
           '  %s = "none";' % var.name)
    return g.assigned(var, part, Part("", "c", 0, old.taint))


@construct(weight=1)
def null_default(g):
    name = g.name()
    first, second = g.text(CELL, lasts=True), g.text(CELL, lasts=True)
    var = g.add(name, "ptr")
    g.emit("const char *%s = NULL;" % name, "if (%s)" % g.choice(),
           "  %s = %s;" % (name, first.c), "if (!%s)" % name,
           "  %s = %s;" % (name, second.c))
    g.assigned(var, first, second)


@text_producer
def conditional_text(g):
    parts = [g.text(CELL) for _ in range(2)]
    return Part("(%s ? %s : %s)" % (g.choice(), parts[0].s, parts[1].s) if g.is_cpp else
                "(%s ? %s : %s)" % (g.choice(), parts[0].c, parts[1].c),
                "s" if g.is_cpp else "c", CELL,
                parts[0].taint | parts[1].taint | {"conditional_text"})


# Control flow.


@construct(weight=4, nests=True, in_cpp=1)
def branch(g):
    lines, blocks = ["if (%s) {" % condition(g)], [g.body()]
    while g.one_in(4) and len(blocks) < 3:
        lines.append("} else if (%s) {" % condition(g))
        blocks.append(g.body())
    if g.one_in(2):
        lines.append("} else {")
        blocks.append(g.body())
    g.compound([*lines, "}"], blocks)


@construct(nests=True, in_cpp=1)
def switch(g):
    lines, blocks = ["switch (%s %% 3) {" % g.number()], []
    for label in ["case 0:", "case 1:", "default:"][:g.rng.randint(2, 3)]:
        if blocks:
            # One case may fall through to the next.
            lines.append(["}", *(["  break;"] if g.one_in(2) else []), label + " {"])
        else:
            lines[0] = [lines[0], label + " {"]
        blocks.append(g.body(2))
    g.compound([*lines, ["}", "  break;", "}"]], blocks)


@construct(nests=True, in_cpp=1)
def for_loop(g):
    name = g.name("i")
    most = g.rng.randint(2, 3)
    count = g.rng.choice(["%d" % most, "%s %% %d" % (g.number(), most + 1)])
    g.compound(["for (int %s = 0; %s < %s; ++%s) {" % (name, name, count, name), "}"],
               [g.body(times=most)])


@construct(nests=True, in_cpp=1)
def while_loop(g):
    name = g.name("left")
    g.emit("int %s = %s %% 4;" % (name, g.number()))
    g.compound(["while (%s-- > 0) {" % name, "}"], [g.body(times=3)])


@construct(weight=1, nests=True)
def do_loop(g):
    name = g.name("done")
    g.emit("int %s = 0;" % name)
    block = g.body(times=2)
    g.compound(["do {", "} while (++%s < 2 && %s);" % (name, g.choice())], [block])


@construct(weight=1, nests=True)
def do_once(g):
    """What macros contain, to be a single statement."""
    never = g.rng.choice(["0", "1 == 2", "sizeof(char) != 1"])
    g.compound(["do {", "} while (%s);" % never], [g.body(times=1)])


@construct(weight=1)
def leave_loop(g):
    if not g.loops or not g.loops[-1].is_real:
        return False
    return g.emit("if (%s)" % condition(g), "  %s;" % g.rng.choice(["break", "continue"]))


@construct(weight=1)
def early_return(g):
    if not g.may_return():
        return False
    with g.block() as block:
        if g.one_in(2):
            g.sink_any()
        g.out.append(Statement([["return;"]]))
    return g.compound(["if (%s) {" % g.choice(), "}"], [block])


@construct(weight=1)
def jump(g):
    """A goto over statements without declarations."""
    var = g.target(*cells(g), large=False)
    first, second = (g.text(CELL, lasts=var.kind == "ptr", apart=var) for _ in range(2))
    label = g.name("after")
    assign = "%s = %s;"
    g.emit("if (%s)" % g.choice(), "  goto %s;" % label,
           assign % (var.name, first.c if var.kind == "ptr" else first.expr),
           label + ":",
           assign % (var.name, second.c if var.kind == "ptr" else second.expr)
           if g.one_in(2) else ";")
    # The variable may have either value.
    return g.touch(var, first, second)


@construct(weight=1)
def separator_in_loop(g):
    """A separator that is changed in the loop."""
    name, i = g.name("between"), g.name("i")
    part = g.text(SOURCE)
    out = g.string(4 * SOURCE) if g.is_cpp and g.one_in(2) else g.buffer(4 * SOURCE)
    if g.is_cpp and not g.can_write(out):
        return False
    first, later = g.literal(8), g.literal(8)
    append = "%s += %s;" if out.kind == "str" else "strcat(%s, %s);"
    g.emit("const char *%s = %s;" % (name, first.c),
           "for (int %s = 0; %s < 3; ++%s) {" % (i, i, i),
           "  " + append % (out.name, name),
           "  " + append % (out.name, part.expr if out.kind == "str" else part.c),
           "  %s = %s;" % (name, later.c), "}")
    return g.appended(out, *[first, later, part] * 3)
