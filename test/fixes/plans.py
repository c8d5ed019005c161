# ===--- plans.py - uri-tidy ---------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The intention of a builder's author, independent of the library that is used.

A plan describes a URI as a sequence of items: bits of literal text, each as it was
intended, and holes for values. The expected URI, before and after fixes, follows from the
plan alone.
"""

import itertools
import random
from typing import Callable, NamedTuple

from uris import components, decode, encode, normalize

# There is one set of arguments for each text, which is followed by the number of the
# value. No text may end with a part of an escape that the next literal could complete.
TEXTS = ["letters", "a&b=c/d?e#f+g;", "  two words ", "half % of 100%25 x",
         "Z\u00fcrich \u6771\u4eac"]
INTEGERS = [7, 42, 0, 123456, 3]
REALS = [2.5, 0.0, 1234.5, 0.25, 7.0]
# Both values occur for texts that encoding changes.
FLAGS = [True, False, False, True, True]
SETS = range(len(TEXTS))
# Names of free text, which has to be encoded.
TEXT_NAMES = ["title", "search", "comment", "city", "author", "password"]
NUMBER_NAMES = ["count", "page", "width", "offset", "year", "month"]


class Bit(NamedTuple):
    """The text of a literal, in the bytes of the URI."""

    text: str
    kind: str
    # How the source spells the text: "", "octal", "hex", "split".
    style: str = ""


class Hole(NamedTuple):
    shape: str
    slot: int


class Shape(NamedTuple):
    """How a value is inserted into the string."""

    name: str
    # The kinds of its parameters, which are {0} and so on in the code.
    parameters: tuple
    code: str
    # Computes the text in the string from the values of the parameters.
    value: Callable = lambda a: a
    # raw: not encoded; encoded; number; kept: intentionally unchanged, whatever it
    # contains.
    role: str = "raw"
    before: str = ""
    # The components where it may occur: p(ath), q(uery), f(ragment), u(serinfo).
    places: str = "pqfu"
    # The alternatives for the text once values are encoded, in a fixed order.
    others: Callable = lambda *a: []
    # The conversion in a format; empty for the library's default.
    format: str = ""
    # The code is a whole statement.
    statement: bool = False


class Plan(NamedTuple):
    library: str
    number: int
    form: str
    items: tuple


BITS = {
    "plain": ["api", "v1", "files", "a-b", "x.y", "list;v=1", "a,b", "(x)", "@me",
              "~u", "a:b", "A1", "d", "s", "07"],
    "escape": ["%2F", "%20", "%C3%A9", "%3A", "%26c", "%3D", "%20d", "%2Fs", "a%2Cb"],
    "lower": ["%2f", "%c3%a9", "%3a", "%e2%82%ac", "%2fx", "%c3%A9", "a%2cb", "%3d"],
    "unreserved": ["%41", "%7E", "%7e", "%2D", "%5f", "%2d", "%30x", "%61%62", "%2db"],
    "double": ["%2520", "%252F", "%253a", "%25C3%25A9", "x%2526y"],
    "illegal": ["a b", "<", ">x", "\"", "|x", "^", "`", "{x}", "{}", "a\\b", "{0}x"],
    "other": ["\u00e9", "Z\u00fcrich", "\u6771", "a\u2013b"],
    "malformed": ["50%!", "%zz", "%-6", "%;", "%u00e9", "%u6771x", "%.", "%4x"],
    # Text that printf reads as a conversion, unless the '%' is doubled.
    "eaten": ["%20a", "%20d", "%2F", "%2Fs", "%2C", "%3A", "%3F", "%26c", "%20s",
              "%5B0%5D", "%C3%A9", "%20x", "%3Ai", "%2f"],
}
WEIGHTS = {"plain": 8, "escape": 3, "lower": 3, "unreserved": 3, "double": 1,
           "illegal": 2, "other": 1, "malformed": 2, "eaten": 2}
STYLES = [""] * 8 + ["octal", "hex", "split"]


class Generator:
    """The plans of one library; the seed and the number determine each plan."""

    def __init__(self, library, seed):
        self.library = library
        self.seed = seed

    def plan(self, number):
        for attempt in itertools.count():
            self.random = random.Random("%s %s %d %d" % (
                self.library.name, self.seed, number, attempt))
            plan = self.draw(number)
            if self.library.accepts(plan):
                return plan

    def draw(self, number):
        library = self.library
        form = self.random.choice([*library.forms, *library.often])
        kinds = library.forms[form]
        self.kinds = [k for k in WEIGHTS if k in kinds]
        self.shapes = [s for s in library.shapes.values() if library.takes(form, s)]
        self.slot = 0
        items = [Bit(self.random.choice(["https://h.example", "http://h.example:80"]),
                     "plain")]
        if self.chance(0.06):
            items = [Bit("ftp://", "plain"), *self.hole("u"),
                     Bit("@h.example", "plain")]
        for _ in range(self.random.randint(1, 3)):
            items += [Bit("/", "plain"), *self.part("p")]
        for i in range(self.random.randint(0, 3)):
            key = self.random.choice(["q", "name", "sort", "x-y", "tag"])
            items += [Bit("&" if i else "?", "plain"), Bit(key + "=", "plain"),
                      *self.part("q")]
        if self.chance(0.15):
            items += [Bit("#", "plain"), *self.part("f")]
        if not any(isinstance(item, Hole) for item in items):
            items += [Bit("/", "plain") if items[-2].text != "#" else
                      Bit("-", "plain"), *self.hole("p")]
        return Plan(library.name, number, form, tuple(items))

    def chance(self, probability):
        return self.random.random() < probability

    def part(self, place):
        """Text, a value, or both."""
        items = []
        while not items or self.chance(0.35):
            if self.chance(0.45) and self.slot < len(TEXT_NAMES):
                # Delimiters prevent adjacent values, and text that completes the
                # preceding one.
                items += [Bit("-", "plain")] if items else []
                items += [*self.hole(place), Bit("-", "plain")]
            else:
                kind = self.random.choices(
                    self.kinds, [WEIGHTS[k] for k in self.kinds])[0]
                items.append(Bit(self.random.choice(BITS[kind]), kind,
                                 self.random.choice(STYLES)))
        if items[-1] == Bit("-", "plain"):
            items.pop()
        return items

    def hole(self, place):
        shapes = [s for s in self.shapes if place in s.places]
        statements = [s for s in shapes if s.statement]
        shape = self.random.choice(statements if statements and self.chance(0.5)
                                   else shapes)
        hole = Hole(shape.name, self.slot)
        self.slot += len(shape.parameters)
        return [hole]


def name_of(kind, slot):
    names = NUMBER_NAMES if kind in ("integer", "real", "size", "long") else TEXT_NAMES
    name = names[slot % len(names)] + ("2" if slot >= len(names) else "")
    return {"escaped": "escaped_" + name, "flag": "flag%d" % slot,
            "item": name + "_item", "list": name + "_list"}.get(kind, name)


def argument(kind, slot, number):
    """The argument that the runner passes, as a value in Python."""
    if kind == "flag":
        return FLAGS[number] != bool(slot % 2)
    if kind == "real":
        return REALS[number]
    if kind in ("integer", "size", "long"):
        return INTEGERS[number] + slot
    text = TEXTS[number] + str(slot)
    return encode(text.encode()).decode() if kind == "escaped" else text


def in_bytes(value):
    return value if isinstance(value, bytes) else value.encode()


def values_of(shape, hole, number, as_text):
    values = []
    for i, kind in enumerate(shape.parameters):
        value = argument(kind, hole.slot + i, number)
        values.append(value.encode() if isinstance(value, str) and not as_text
                      else value)
    return values


class Meaning:
    """The expected URIs of a plan, for one set of arguments."""

    def __init__(self, library, plan, number):
        self.items = plan.items
        # For each item, its possible texts: before fixes, and with values encoded.
        self.texts = []
        self.roles = []
        stored = library.stored(plan.form)
        for item in plan.items:
            if isinstance(item, Bit):
                text = item.text.encode()
                # A fix can remove one level of encoding; either may be intended.
                others = [text.replace(b"%25", b"%")] if item.kind == "double" else []
                self.texts.append([text, *others])
                continue
            shape = library.shapes[item.shape]
            values = values_of(shape, item, number, library.as_text)
            text = in_bytes(shape.value(*values))
            others = [encode(text)] if shape.role == "raw" else []
            others += [in_bytes(other) for other in shape.others(*values)]
            self.texts.append([text, *others])
            self.roles.append(shape.role)
        if stored:
            # The API encodes, so everything is passed unencoded.
            self.texts[1:] = [[stored(texts[0])] for texts in self.texts[1:]]
            self.roles.append("stored")

    def spelled(self):
        return b"".join(texts[0] for texts in self.texts)

    def ways(self, output, mode):
        """The choices of a text for each item that, after fixes of this mode, result
        in `output`.

        They must be the same for all arguments: a fix that encodes one arm of a
        conditional has to encode the other.
        """
        texts = [each[:1] for each in self.texts] if mode == "fix" else self.texts
        got = normalize(output)
        return {tuple(i for i, _ in way)
                for way in itertools.product(*map(list, map(enumerate, texts)))
                if normalize(b"".join(text for _, text in way)) == got}

    def lost_data(self, output):
        """If all values are encoded, a server must be able to extract them."""
        if (set(self.roles) - {"raw", "encoded", "number"} or
                any(isinstance(i, Bit) and i.kind == "double" for i in self.items)):
            return None
        # A mark, which is not a delimiter, replaces each value.
        marked, encoded, marks = b"", b"", {}
        roles = iter(self.roles)
        for item, texts in zip(self.items, self.texts):
            if isinstance(item, Bit):
                marked += texts[0]
                encoded += texts[0]
                continue
            is_raw = next(roles) == "raw"
            mark = b"\xff%d\xfe" % len(marks)
            marks[mark] = texts[0] if is_raw else decode(texts[0])
            marked += mark
            encoded += texts[1] if is_raw else texts[0]
        if normalize(encoded) != normalize(output):
            return None
        wanted = []
        for kind, part in components(normalize_literal(marked)):
            for mark, value in marks.items():
                part = part.replace(mark, value)
            wanted.append((kind, part))
        found = components(normalize(output))
        return None if found == wanted else "decodes to %r, not %r" % (found, wanted)


def normalize_literal(text):
    """The same as normalize(), but does not change marks."""
    parts = []
    for part in text.split(b"\xff"):
        mark, end, rest = part.partition(b"\xfe")
        parts.append(mark + end + normalize(rest) if end else normalize(part))
    return b"\xff".join(parts)
