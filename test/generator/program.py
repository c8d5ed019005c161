# ===--- program.py - uri-tidy -------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Generated programs as trees of statements that can be reduced, and files with several
programs."""

import dataclasses
import itertools
import re


class Statement:
    """Lines of source with blocks in between: 'if (…) {', a block, '}'."""

    keys = itertools.count()

    def __init__(self, lines, blocks=(), key=None):
        # There is one more than there are blocks.
        self.lines = [[line] if isinstance(line, str) else list(line) for line in lines]
        self.blocks = [list(block) for block in blocks]
        assert len(self.lines) == len(self.blocks) + 1
        # The same in all versions of the program.
        self.key = next(self.keys) if key is None else key

    def render(self, indent):
        for lines, block in itertools.zip_longest(self.lines, self.blocks):
            for line in lines:
                yield "  " * indent + line
            for statement in block or ():
                yield from statement.render(indent + 1)


@dataclasses.dataclass(frozen=True)
class Cut:
    """The statements that a version of a program omits, and those of which only one block
    is kept, as (key, index of the block)."""
    gone: frozenset = frozenset()
    opened: frozenset = frozenset()

    def __or__(self, other):
        return Cut(self.gone | other.gone, self.opened | other.opened)

    def apply(self, statements):
        opened = dict(self.opened)
        for statement in statements:
            if statement.key in self.gone:
                continue
            if statement.key in opened:
                # No braces are needed, because names are unique.
                yield from self.apply(statement.blocks[opened[statement.key]])
            else:
                yield Statement(statement.lines, map(self.apply, statement.blocks),
                                statement.key)


def cuts_of(statements):
    """Returns runs of statements, the longest first, then single statements, and then the
    statements in their blocks."""
    keys = [statement.key for statement in statements]
    length = len(keys) // 2
    while length > 1:
        for begin in range(0, len(keys), length):
            yield Cut(frozenset(keys[begin:begin + length]))
        length //= 2
    for statement in reversed(statements):
        yield Cut(frozenset([statement.key]))
        for i in range(len(statement.blocks)):
            yield Cut(opened=frozenset([(statement.key, i)]))
    for statement in reversed(statements):
        for block in statement.blocks:
            yield from cuts_of(block)


EXTERNALS = ("source", "fill", "number", "choice", "sink")
OWN_NAME = re.compile(r"\b(?!(?:%s)_)[A-Za-z]+_\d+\b" % "|".join(EXTERNALS))


@dataclasses.dataclass(frozen=True)
class Sink:
    number: int
    # The type of the argument: 'c' or 's'.
    kind: str
    # The function that calls the sink, and the constructs that the text has passed
    # through.
    function: str
    constructs: frozenset

    @property
    def name(self):
        return "sink_%d" % self.number


@dataclasses.dataclass(frozen=True)
class Program:
    number: int
    language: str
    # Types, functions and variables; each can be omitted if nothing uses it.
    before: tuple
    body: tuple
    # All numbered functions without a body: maps the name to the kind.
    externals: dict
    sinks: tuple
    constants: tuple
    constructs: tuple
    # Distinguishes versions of one program.
    version: str = ""

    @property
    def name(self):
        return "program_%d%s" % (self.number, self.version)

    def text(self):
        lines = [line for part in self.before for line in part.render(0)]
        lines.append("void program_%d(void) {" % self.number)
        for statement in self.body:
            lines += statement.render(1)
        return self.renamed("\n".join(lines + ["}", "", ""]))

    def renamed(self, text):
        """Gives the definitions of a version unique names."""
        return OWN_NAME.sub(r"\g<0>" + self.version, text) if self.version else text

    def cuts(self):
        yield from cuts_of(self.body)
        yield from cuts_of(self.before)

    def without(self, cut, version=""):
        return dataclasses.replace(self, body=tuple(cut.apply(self.body)),
                                   before=tuple(cut.apply(self.before)), version=version)


# The declaration of each kind of function without a body.
DECLARATIONS = {
    "source": "const char *%s(void);",
    "text_source": "std::string %s();",
    "fill": "void %s(char *to, size_t size);",
    "number": "int %s(void);",
    "choice": "bool %s(void);",
    "c_sink": "void %s(const char *text);",
    "s_sink": "void %s(const std::string &text);",
}
C_HEADERS = ["ctype.h", "stdbool.h", "stddef.h", "stdio.h", "stdlib.h", "string.h"]
CPP_HEADERS = [
    "algorithm", "array", "cctype", "cstdio", "cstdlib", "cstring", "deque",
    "functional", "iomanip", "iterator", "list", "map", "memory", "numeric", "optional",
    "set", "sstream", "stdexcept", "string", "string_view", "tuple", "unordered_map",
    "utility", "variant", "vector"]


class SourceFile:
    """Several programs of one language, with the declarations that they need."""

    def __init__(self, language, programs, libraries):
        self.language = language
        self.programs = programs
        text = "\n".join(program.text() for program in programs)
        self.headers = [header for library in libraries if library.prefix in text
                        for header in library.headers]

    def render(self):
        """Returns the source, and the name of the program for each line."""
        is_c = self.language == "c"
        lines = ["#define _POSIX_C_SOURCE 200809L"] if is_c else []
        lines += ["#include <%s>" % header for header in
                  [*(C_HEADERS if is_c else CPP_HEADERS), *self.headers]]
        externals = {}
        for program in self.programs:
            externals.update(program.externals)
        lines += [] if is_c else ['extern "C" {']
        lines += [DECLARATIONS[kind] % name for name, kind in externals.items()
                  if "std::" not in DECLARATIONS[kind]]
        lines += ["void %s(void);" % program.name for program in self.programs]
        lines += [] if is_c else ["}"]
        lines += [DECLARATIONS[kind] % name for name, kind in externals.items()
                  if "std::" in DECLARATIONS[kind]]
        owners = [None] * (len(lines) + 1)
        for program in self.programs:
            text = program.text().split("\n")[:-1]
            lines += text
            owners += [program.name] * len(text)
        return "\n".join(lines) + "\n", owners

    def runtime(self):
        """The bodies of the functions without a body; the rest is in runtime.h."""
        lines = ['#include "runtime.h"']
        if self.language != "c":
            lines += ["#include <string>", 'extern "C" {']
        late, externals = [], {}
        for program in self.programs:
            externals.update(program.externals)
        for name, kind in externals.items():
            (late if "std::" in DECLARATIONS[kind] else lines).append(
                DEFINITIONS[kind].replace("NAME", name))
        lines += ["void %s(void);" % program.name for program in self.programs]
        if self.language != "c":
            lines += ["}", *late]
        lines.append("static const struct program programs[] = {")
        for program in self.programs:
            lines.append('    {"%s", %s, %d, %d, {%s}},' % (
                program.name, program.name, len(program.sinks), len(program.constants),
                ", ".join(map(c_literal, program.constants))))
        lines += ["};", "",
                  "int main(int argc, char **argv) {",
                  "  return run_all(programs, sizeof programs / sizeof *programs, argc, "
                  "argv);", "}", ""]
        return "\n".join(lines)


DEFINITIONS = {
    "source": 'const char *NAME(void) { return give("NAME"); }',
    "text_source": 'std::string NAME() { return give("NAME"); }',
    "fill":
        'void NAME(char *to, size_t size) { snprintf(to, size, "%s", give("NAME")); }',
    "number": 'int NAME(void) { return give_number("NAME"); }',
    "choice": 'bool NAME(void) { return give_choice("NAME"); }',
    "c_sink": 'void NAME(const char *text) { take("NAME", text, strlen(text)); }',
    "s_sink":
        'void NAME(const std::string &text) { take("NAME", text.data(), text.size()); }',
}


def c_literal(data):
    """A literal with these bytes, for C and C++."""
    result = ""
    for byte in data:
        if byte in b'"\\':
            result += "\\" + chr(byte)
        elif byte == ord("?"):
            # Avoid trigraphs.
            result += "\\?"
        elif 0x20 <= byte < 0x7F:
            result += chr(byte)
        else:
            # An octal escape has at most three digits.
            result += "\\%03o" % byte
    return '"%s"' % result
