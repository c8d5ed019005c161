# ===--- matcher.py - uri-tidy -------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Tests whether bytes belong to a text, given the values that its origins had.

The text is simulated as an automaton. Its states are the nodes of the text, combined with
the positions between bytes. A set of positions is an integer with a bit for each
position: a node maps the positions at which it may begin to those at which it may end.
"""

import re

from languages import (ANY, EMPTY, ENCODED, ESCAPE, HEX, NUMBER, Both, Chars, Mark, Sub,
                       Traced, language_of, limited, piecewise, strings_of, traced)
from texts import UNRESERVED, Alt, Cat, Coded, Lit, Rep, Value, walk

HARMLESS = Rep(Chars(UNRESERVED))
CLAIMS = ("harmless", "encoded", "chars")
# The maximum number of different texts of an origin that are tried for a value.
MOST_TEXTS = 64


def claim_of(value, which):
    """The language that a claim of the analysis specifies for the value, or None."""
    if which == "chars" and value.chars is not None:
        return limited(value.chars)
    if which == "harmless" and value.harmless and value.chars is None:
        return HARMLESS
    if which == "encoded" and value.encoded:
        encoded = ENCODED if value.chars is None else Rep(Alt([
            Chars(value.chars - {ord("%")}), ESCAPE]))
        if value.cut:
            # A part can end within an escape.
            return Cat([encoded, Alt([EMPTY, Lit(b"%"), Cat([Lit(b"%"), Chars(HEX)])])])
        return encoded
    return None


def concrete(node, given, claims):
    """The text, in which values are replaced by their possible content: that of the
    logged origins after the transformers, restricted by the claims."""
    if isinstance(node, Lit):
        return node
    if isinstance(node, Cat):
        return Cat(concrete(item, given, claims) for item in node.items)
    if isinstance(node, Alt):
        return Alt(Mark(item, concrete(item, given, claims), True) for item in node.items)
    if isinstance(node, Rep):
        return Rep(concrete(node.item, given, claims))
    if isinstance(node, Coded):
        return traced(concrete(node.item, given, claims), node.how)
    result = origin_of(node, given)
    result = language_of(result, node.transformers)
    for which in claims:
        claim = claim_of(node, which)
        if claim is not None:
            result = claim if result is ANY else Both(result, claim)
    return Mark(node, result)


def origin_of(value, given):
    if value.texts is not None:
        return Alt(map(Lit, value.texts))
    if value.kind == "number":
        # Without digits, it is the code of a character.
        return NUMBER if value.chars is None else Alt([NUMBER, Chars(value.chars)])
    if value.lost or value.name not in given:
        return ANY
    texts = given[value.name]
    if len(texts) > MOST_TEXTS:
        return ANY
    return Lit(texts[0]) if len(texts) == 1 else Alt(map(Lit, texts))


def with_numbers(node, numbers):
    """The language in which a number is one of these, so that it can have few texts."""
    if node is NUMBER:
        return Alt(map(Lit, numbers))
    if isinstance(node, Mark):
        return Mark(node.of, with_numbers(node.item, numbers), node.is_branch)
    if isinstance(node, Traced):
        return with_numbers(node.item, numbers)
    if isinstance(node, (Cat, Alt)):
        return type(node)(with_numbers(item, numbers) for item in node.items)
    return node


class Matching:
    """The bytes that a text is matched with. Only those in 'visible', a range, show
    anything."""

    def __init__(self, data, visible=None):
        self.data = data
        self.visible = visible or range(len(data))
        self.all = (1 << len(data) + 1) - 1
        self.found = {}
        self.in_set = {}

    def where(self, text):
        """The positions at which the text occurs."""
        found = self.found.get(text)
        if found is None:
            found, place = 0, self.data.find(text)
            while place >= 0:
                found |= 1 << place
                place = self.data.find(text, place + 1)
            self.found[text] = found
        return found

    def among(self, chars):
        """The positions of bytes in the set."""
        found = self.in_set.get(chars)
        if found is None:
            found = sum(1 << i for i, byte in enumerate(self.data) if byte in chars)
            self.in_set[chars] = found
        return found

    def ends(self, node, starts):
        """The positions at which the node can end if it begins at one of these."""
        if not starts:
            return 0
        if isinstance(node, (Mark, Traced)):
            return self.ends(node.item, starts)
        if isinstance(node, Lit):
            return (starts & self.where(node.data)) << len(node.data)
        if isinstance(node, Cat):
            for item in node.items:
                starts = self.ends(item, starts)
            return starts
        if isinstance(node, Alt):
            result = 0
            for item in node.items:
                result |= self.ends(item, starts)
            return result
        if isinstance(node, Chars):
            return (starts & self.among(node.chars)) << 1
        if isinstance(node, Rep):
            if isinstance(node.item, Chars):
                # The carry of the addition passes through all bytes that are in the set.
                inside = self.among(node.item.chars)
                return (((starts & inside) + inside) ^ inside) | starts
            return self.closure(node.item, starts, self.ends)
        if isinstance(node, Both):
            result = 0
            for start in bits(starts):
                result |= self.ends(node.item, start) & self.ends(node.other, start)
            return result
        assert isinstance(node, Sub)
        result = now = starts
        for byte in node.data:
            now = ((now | starts) & self.among(frozenset([byte]))) << 1
            result |= now
        return result

    def starts(self, node, ends):
        """The positions at which the node can begin if it ends at one of these."""
        if not ends:
            return 0
        if isinstance(node, (Mark, Traced)):
            return self.starts(node.item, ends)
        if isinstance(node, Lit):
            return ends >> len(node.data) & self.where(node.data)
        if isinstance(node, Cat):
            for item in reversed(node.items):
                ends = self.starts(item, ends)
            return ends
        if isinstance(node, Alt):
            result = 0
            for item in node.items:
                result |= self.starts(item, ends)
            return result
        if isinstance(node, Chars):
            return ends >> 1 & self.among(node.chars)
        if isinstance(node, Rep):
            return self.closure(node.item, ends, self.starts)
        if isinstance(node, Both):
            both = self.starts(node.item, ends) & self.starts(node.other, ends)
            return sum(start for start in bits(both) if self.ends(node, start) & ends)
        assert isinstance(node, Sub)
        result = now = ends
        for byte in reversed(node.data):
            now = (now | ends) >> 1 & self.among(frozenset([byte]))
            result |= now
        return result

    @staticmethod
    def closure(item, places, step):
        result = new = places
        while new:
            new = step(item, new) & ~result
            result |= new
        return result

    def matches(self, node):
        return bool(self.ends(node, 1) >> len(self.data))

    def explain(self, node, starts, goals, seen):
        """Adds the parts on a matching path through the node to 'seen': ("branch",
        alternative) and, if its bytes need encoding, ("value", value)."""
        if isinstance(node, Mark):
            if node.is_branch:
                seen.add(("branch", node.of))
                self.explain(node.item, starts, goals, seen)
            elif ("value", node.of) not in seen and self.holds_reserved(
                    node.item, starts, goals):
                seen.add(("value", node.of))
        elif isinstance(node, Traced):
            self.explain_traced(node, starts, goals, seen)
        elif isinstance(node, Alt):
            for item in node.items:
                ends = self.ends(item, starts) & goals
                if ends:
                    self.explain(item, starts, ends, seen)
        elif isinstance(node, Cat):
            after = [goals]
            for item in reversed(node.items):
                after.append(self.starts(item, after[-1]))
            for item, ends in zip(node.items, after[-2::-1]):
                self.explain(item, starts, ends, seen)
                starts = self.ends(item, starts)
        elif isinstance(node, Rep):
            begins = self.closure(node.item, starts, self.ends)
            ends = self.closure(node.item, goals, self.starts)
            if self.ends(node.item, begins) & ends:
                self.explain(node.item, begins, ends, seen)

    def explain_traced(self, node, starts, goals, seen):
        """The same through a transformer of whole texts."""
        if node.how.kind != "slice":
            pieces = piecewise(node.source, node.how)
            if self.ends(pieces, starts) & goals:
                self.explain(pieces, starts, goals, seen)
            return
        numbers = {b"0", *re.findall(rb"-?\d+", self.data), *re.findall(rb"\d+", self.data)}
        wholes = strings_of(with_numbers(node.source, sorted(numbers))) or ()
        for begin, end in self.spans(node, starts, goals):
            part = self.data[begin:end]
            for whole in wholes:
                at = whole.find(part)
                while at >= 0:
                    Matching(whole, range(at, at + len(part))).explain(
                        node.source, 1, 1 << len(whole), seen)
                    at = whole.find(part, at + 1)

    def spans(self, node, starts, goals):
        """Where the node can begin and end; only the longest match for each start."""
        for start in bits(starts):
            ends = self.ends(node, start) & goals
            if ends:
                yield start.bit_length() - 1, ends.bit_length() - 1

    def holds_reserved(self, node, starts, goals):
        return any(byte not in UNRESERVED
                   for begin, end in self.spans(node, starts, goals)
                   for byte in self.data[max(begin, self.visible.start):
                                         min(end, self.visible.stop)])


def bits(places):
    while places:
        lowest = places & -places
        yield lowest
        places ^= lowest


def witnesses(node, data, given, seen):
    """Adds the parts of the text that the bytes show to 'seen', if they belong to it."""
    matching = Matching(data)
    language = concrete(node, given, ())
    if matching.matches(language):
        matching.explain(Mark(node, language, True), 1, 1 << len(data), seen)


def verdict(nodes, data, given):
    """Returns '' if the bytes belong to one of the texts and satisfy all claims about it;
    otherwise the claim that is wrong, or 'outside'."""
    matching = Matching(data)

    def holds(claims):
        return any(matching.matches(concrete(node, given, claims)) for node in nodes)

    claimed = [claim for claim in CLAIMS if any(
        isinstance(part, Value) and claim_of(part, claim) is not None
        for node in nodes for part in walk(node))]
    if holds(claimed):
        return ""
    if not claimed or not holds(()):
        return "outside"
    return next((claim for claim in claimed if not holds([claim])), claimed[0])


def countable(node):
    """The parts that some run should show: the text, its alternatives, and the values
    that need encoding. What a parameter of a helper holds is counted at its calls."""
    yield "branch", node
    for part in walk(node):
        if isinstance(part, Alt):
            for item in part.items:
                yield "branch", item
        elif (isinstance(part, Value) and part.needs_encoding()
              and part.kind != "parameter"):
            yield "value", part
