# ===--- sources.py - uri-tidy -------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Converts plans into source text: the parts that all libraries share."""

from encoders import table as bytes_table
from plans import SETS, Bit, Hole, argument, name_of

# The maximum number of slots for the arguments of one builder.
SLOTS = 12


def quoted(text):
    return text.replace("\\", "\\\\").replace('"', '\\"')


def escaped(text, form):
    return "".join(form % byte for byte in text.encode())


def spell(bits):
    """A literal with these texts, each spelled in its style."""
    if any(style == "raw" for _, style in bits):
        return 'R"x(%s)x"' % "".join(text for text, _ in bits)
    result = ""
    for text, style in bits:
        if style == "octal":
            result += escaped(text[0], "\\%03o") + quoted(text[1:])
        elif style == "hex":
            # Split the literal, since a hexadecimal escape does not end after two
            # digits.
            result += escaped(text[0], "\\x%02X") + '" "' + quoted(text[1:])
        elif style == "split":
            result += quoted(text[:-1]) + '" "' + quoted(text[-1])
        else:
            result += quoted(text)
    return '"%s"' % result


def plain(bits):
    return spell([(bit.text, bit.style) for bit in bits])


def groups(items):
    """The items, with the bits between two holes in one list."""
    result = []
    for item in items:
        if isinstance(item, Hole):
            result.append(item)
        elif result and isinstance(result[-1], list):
            result[-1].append(item)
        else:
            result.append([item])
    return result


def printf_text(bit):
    return bit.text if bit.kind == "eaten" else bit.text.replace("%", "%%")


def brace_text(bit):
    return bit.text.replace("{", "{{").replace("}", "}}")


def same_text(bit):
    return bit.text


class Function:
    """One builder: its parameters, and the code for its holes."""

    def __init__(self, library, plan, name):
        self.library = library
        self.items = plan.items
        self.name = name
        self.parameters = []
        self.before = []
        self.holes = {}
        for item in plan.items:
            if isinstance(item, Hole):
                self.add(item)

    def add(self, hole):
        shape = self.library.shapes[hole.shape]
        names = []
        for i, kind in enumerate(shape.parameters):
            slot = hole.slot + i
            names.append(name_of(kind, slot))
            declaration, _ = self.library.kinds[kind]
            self.parameters.append(declaration.format(names[-1]))
        if shape.before:
            self.before.append(shape.before.format(*names))
        self.holes[hole] = (shape, shape.code.format(*names))

    def code(self, hole):
        return self.holes[hole][1]

    def shape(self, hole):
        return self.holes[hole][0]

    def lines(self, *lines):
        return "\n".join("  " + line for line in [*self.before, *lines])

    def format(self, conversion, text_of):
        """A format literal, with conversion(shape, index) for each hole."""
        bits, count = [], 0
        for item in self.items:
            if isinstance(item, Bit):
                bits.append((text_of(item), item.style))
            else:
                bits.append((conversion(self.shape(item), count), ""))
                count += 1
        return spell(bits)

    def arguments(self, order=1):
        return ", ".join([self.code(i) for i in self.items
                          if isinstance(i, Hole)][::order])

    def statements(self, literal, value):
        """One statement for each literal and each value, in order."""
        result = []
        for group in groups(self.items):
            if isinstance(group, list):
                result.append(literal.format(plain(group)))
            elif self.shape(group).statement:
                result.append(self.code(group))
            else:
                result.append(value.format(self.code(group)))
        return result


def calls_arguments(library, plan):
    """The code with which the runner calls a builder, for the set s."""
    result = []
    for item in plan.items:
        if isinstance(item, Hole):
            for i, kind in enumerate(library.shapes[item.shape].parameters):
                result.append(library.kinds[kind][1].format(item.slot + i))
    return result


def table(kind, type_name, name):
    """The arguments as a constant array in the runner."""
    rows = []
    for number in SETS:
        values = [argument(kind, slot, number) for slot in range(SLOTS)]
        rows.append(", ".join('"%s"' % escaped(v, "\\x%02x") if isinstance(v, str)
                              else str(+v) for v in values))
    return "static const %s %s[][%d] = {\n%s};\n" % (
        type_name, name, SLOTS, ",\n".join("{%s}" % row for row in rows))


def tables():
    return (table("text", "char *const", "TEXT") +
            table("escaped", "char *const", "ESCAPED") +
            table("integer", "int", "INTEGER") + table("real", "double", "REAL") +
            table("flag", "int", "FLAG") + bytes_table())
