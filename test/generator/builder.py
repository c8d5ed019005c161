# ===--- builder.py - uri-tidy -------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Builds a program from constructs: variables with the maximum length of their text,
values, sinks, blocks and functions.

No text may exceed its buffer or double in a loop. Small texts (cells) are only assigned,
and contain at most CELL bytes. Large ones grow by the appended text, multiplied by the
number of iterations of the enclosing loops; a loop that writes one does not read it."""

import contextlib
import math
import re

from parts import BUFFER, CELL, LARGE, SOURCE, Loop, Part, Var
from program import OWN_NAME, Program, Sink, Statement, c_literal

DEEPEST = 3
NAMES = ["text", "item", "word", "part", "line", "note", "piece", "label", "entry",
         "field"]
LITERALS = [b"", b"http://h/", b"?q=", b"&k=", b"/v1/", b"a b", b"x", b"#top", b"%20",
            b"key=", b"id-", b"&", b"/", b"=", b"abc", b"100%", b"<b>", b"~me", b"a&b=c",
            b"\xc3\xa9", b"--", b"0", b"mailto:", b";", b"{x}"]


class Builder:
    def __init__(self, number, language, rng, numbers, constructs, libraries):
        self.index_of_program = number
        self.language = language
        self.is_cpp = language != "c"
        self.rng = rng
        # The numbers of functions without a body.
        self.numbers = numbers
        self.choices = [c for c in constructs if c.suits(language, libraries)]
        self.before = []
        self.externals = {}
        self.sinks = []
        self.constants = [b"abc", b"x1"]
        self.constructs = []
        self.function = "program_%d" % number
        self.scopes, self.loops, self.context, self.out = [], [], [], []
        # Containers that an enclosing loop iterates over.
        self.locked = []
        # Whether 'return;' is possible here, and how many more are allowed.
        self.can_return = True
        self.returns = 2
        self.names = 1000 * number

    # Names.

    def name(self, word=None):
        self.names += 1
        return "%s_%d" % (word or self.rng.choice(NAMES), self.names)

    def external(self, word, kind):
        name = "%s_%d" % (word, next(self.numbers))
        self.externals[name] = kind
        return name

    def number(self):
        return self.external("number", "number") + "()"

    def choice(self):
        return self.external("choice", "choice") + "()"

    def index(self, count):
        return "(unsigned)%s %% %d" % (self.number(), count)

    # Statements.

    def emit(self, *lines):
        self.out.append(Statement([[row for line in lines for row in line.split("\n")]]))

    def compound(self, lines, blocks):
        self.out.append(Statement(lines, blocks))

    def one_in(self, count):
        return self.rng.randrange(count) == 0

    @contextlib.contextmanager
    def block(self, times=None, is_loop=True):
        """Begins a block and yields its statements. The block is executed at most 'times'
        times."""
        outer, self.out = self.out, []
        result = self.out
        self.scopes.append([])
        if times:
            self.loops.append(Loop(times, is_loop))
        yield result
        self.end_scope()
        if times:
            self.loops.pop()
        self.out = outer

    def end_scope(self):
        """Passes variables that are not used to a sink, because the compiler would warn
        about them."""
        scope = self.scopes[-1]
        text = "\n".join(line for statement in self.out for line in statement.render(0))
        for var in scope:
            if var.kind not in ("ptr", "buf", "str"):
                continue
            # A part of an object was needed to construct the object.
            assigned = r"\b%s(?:\[\d+\])?(?: = .*|\{.*|);$" % var.name
            is_used = not var.name.isidentifier() or re.search(
                r"\b%s\b(?! =)" % var.name, re.sub(assigned, "", text, flags=re.M))
            if not is_used or (var.is_new and self.one_in(2)):
                self.sink(self.read(var))
        self.scopes.pop()

    def body(self, most=3, times=None, is_loop=True):
        """A block of random constructs."""
        with self.block(times, is_loop) as result:
            for _ in range(self.rng.randint(1, most)):
                self.draw()
        return result

    def draw(self):
        """Adds a random construct."""
        for _ in range(50):
            choice, = self.rng.choices(self.choices, [c.weights[self.language]
                                                      for c in self.choices])
            if choice.nests and len(self.context) >= DEEPEST:
                continue
            self.context.append(choice.name)
            done = choice.run(self)
            self.context.pop()
            if done is not False:
                self.constructs.append(choice.name)
                break
        if self.one_in(3):
            self.sink_any()

    # Variables.

    def add(self, name, kind, **facts):
        var = Var(name, kind, self, **facts)
        self.scopes[-1].append(var)
        return var

    def visible(self, *kinds):
        return [var for scope in self.scopes for var in scope if var.kind in kinds]

    def can_read(self, var):
        root = var.root
        return not root.large or not any(root in loop.written
                                         for loop in self.loops[root.loops:])

    def can_write(self, var):
        root = var.root
        return not var.is_const and (not root.large or not any(
            root in loop.read for loop in self.loops[root.loops:]))

    def factor(self, var):
        return math.prod(loop.most for loop in self.loops[var.root.loops:])

    def read(self, var):
        root = var.root
        for loop in self.loops[root.loops:]:
            loop.read.add(root)
        var.is_new = root.is_new = False
        # A pointer has a text of its own, an alias that of the buffer.
        lasts = var.kind == "ptr" and not var.alias
        return Part(var.name, "s" if var.kind == "str" else "c",
                    root.bound if root.large else CELL, root.taint | {*self.context},
                    lasts, root)

    def touch(self, var, *parts):
        """Records that the variable is written with these parts, in this context."""
        root = var.root
        for loop in self.loops[root.loops:]:
            loop.written.add(root)
        if self.context:
            root.taint.update(self.context)
        for part in parts:
            root.taint |= part.taint
        var.is_new = root.is_new = True

    def assigned(self, var, *parts):
        root = var.root
        bound = sum(part.bound for part in parts)
        if root.level == len(self.scopes):
            root.bound = bound
            root.taint.clear()
        root.bound = max(root.bound, bound)
        self.touch(var, *parts)

    def room(self, var):
        """The number of bytes that can be appended each time."""
        root = var.root
        limit = LARGE if root.large else CELL
        return (limit - root.bound) // self.factor(var)

    def appended(self, var, *parts):
        var.root.bound += self.factor(var) * sum(part.bound for part in parts)
        self.touch(var, *parts)

    def declare(self, kind, large=None, part=None):
        """Declares a variable with some text."""
        if kind == "buf":
            part = self.literal(CELL)
        elif part is None:
            part = self.text(CELL, lasts=kind == "ptr")
        var = self.add(self.name(), kind, large=kind == "buf" if large is None else large)
        if kind == "ptr":
            self.emit("const char *%s = %s;" % (var.name, part.c))
        elif kind == "str":
            self.emit(self.rng.choice(["std::string %s = %s;", "std::string %s{%s};"]) %
                      (var.name, part.expr))
        else:
            var.size = "sizeof %s" % var.name
            self.emit("char %s[%d] = %s;" % (var.name, BUFFER, part.c))
        self.assigned(var, part)
        return var

    def target(self, *kinds, room=0, large=None):
        """A variable that can be written, with room for more text."""
        found = [var for var in self.visible(*kinds)
                 if self.can_write(var) and (large is None or var.root.large == large)
                 and (not room or self.room(var) >= room)]
        if found and not self.one_in(4):
            return self.rng.choice(found)
        return self.declare(self.rng.choice(kinds), large)

    def buffer(self, room=SOURCE):
        return self.target("buf", room=room, large=True)

    def string(self, room=SOURCE):
        return self.target("str", room=room, large=True)

    # Values.

    def literal(self, limit=CELL):
        text = self.rng.choice(LITERALS)
        if self.one_in(3):
            text += b"".join(self.rng.choices(LITERALS[1:], k=2))
        return Part(c_literal(text[:limit]), "c", min(len(text), limit), lasts=True)

    def source_pointer(self):
        return Part(self.external("source", "source") + "()", "c", SOURCE, lasts=True)

    def constant(self):
        """A text that sources may also return."""
        text = self.rng.choice([b"abc", b"x1", b"on", b"a/b", b"list", b"a b", b"0"])
        if text not in self.constants:
            self.constants.append(text)
        return c_literal(text)

    def source(self):
        if self.is_cpp and self.one_in(2):
            return Part(self.external("source", "text_source") + "()", "s", SOURCE)
        return self.source_pointer()

    def known(self, limit, lasts=False, apart=None):
        """The content of a variable, or None."""
        found = [var for var in self.visible("ptr", "buf", "str")
                 if self.can_read(var) and (not var.root.large or var.root.bound <= limit)
                 and (not lasts or (var.kind == "ptr" and not var.alias))
                 and (apart is None or var.root is not apart.root)]
        return self.read(self.rng.choice(found)) if found else None

    def text(self, limit=CELL, lasts=False, apart=None):
        """Some text with at most 'limit' bytes, where 'limit' is at least SOURCE, but not
        the text of the variable 'apart'."""
        kind = self.rng.randrange(10)
        if kind < 5:
            found = self.known(limit, lasts, apart) if limit >= CELL else None
            if found:
                return found
        if kind < 6 or (kind < 7 and limit < SOURCE):
            return self.literal(min(limit, 24))
        if kind == 9 and not lasts and not apart and limit >= CELL:
            found = self.rng.choice(self.extra_text)(self)
            if found:
                return found
        while True:
            part = self.source()
            if part.lasts or not lasts:
                return part

    def may_return(self):
        self.returns -= self.can_return
        return self.can_return and self.returns >= 0

    # Functions of the constructs: texts of containers, of helpers and so on.
    extra_text = []

    # Sinks.

    def sink(self, part):
        kind = part.kind if self.rng.randrange(5) else self.rng.choice(
            "cs" if self.is_cpp else "c")
        number = next(self.numbers)
        self.sinks.append(Sink(number, kind, self.function,
                               frozenset(part.taint | set(self.context))))
        self.externals["sink_%d" % number] = kind + "_sink"
        self.emit("sink_%d(%s);" % (number, part.c if kind == "c" else part.expr))

    def sink_any(self):
        found = [var for var in self.visible("ptr", "buf", "str") if self.can_read(var)]
        if found:
            new = [var for var in found if var.is_new] or found
            self.sink(self.read(self.rng.choice(new)))

    # Functions.

    @contextlib.contextmanager
    def new_function(self, name):
        """Begins another function, and yields its statements."""
        saved = (self.function, self.scopes, self.loops, self.out, self.locked,
                 self.can_return)
        self.function, self.scopes, self.loops, self.out = name, [[]], [], []
        self.locked, self.can_return = [], False
        yield self.out
        (self.function, self.scopes, self.loops, self.out, self.locked,
         self.can_return) = saved

    def define(self, head, statements):
        self.before.append(Statement([head + " {", ["}", ""]], [statements]))

    def needed(self):
        """The definitions that the program uses."""
        parts = [part if isinstance(part, Statement) else Statement([part])
                 for part in self.before]
        text = "\n".join(line for statement in self.out for line in statement.render(0))
        kept = []
        for part in reversed(parts):
            lines = "\n".join(part.render(0))
            if re.search(r"\b%s\b" % OWN_NAME.search(lines).group(), text):
                kept.append(part)
                text += lines
        return kept[::-1]

    def build(self, least):
        self.scopes.append([])
        while len(self.constructs) < least:
            self.draw()
        for var in self.visible("ptr", "buf", "str"):
            if self.can_read(var) and not self.one_in(4):
                self.sink(self.read(var))
        self.end_scope()
        return Program(self.index_of_program, self.language,
                       tuple(self.needed()), tuple(self.out),
                       self.externals, tuple(self.sinks), tuple(self.constants),
                       tuple(self.constructs))
