# ===--- selftest.py - uri-tidy ------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Tests the matcher with hand-written texts, and bytes that do or do not belong to
them."""

import itertools
import json
import random
import re
import sys

sys.dont_write_bytecode = True

from languages import Chars, Mark, Sub  # noqa: E402
from matcher import (Matching, concrete, countable, verdict,  # noqa: E402
                     witnesses)
from texts import (Alt, Cat, Coded, Lit, Rep, Transformer, Value,  # noqa: E402
                   node_of, read, spell, walk)

GIVEN = {"source_1": [b"a b", b"x/y"], "source_2": [b""], "source_3": [b"a%2Fb"],
         "source_4": [b"<&>"],}
failures = []


def expect(what, got, wanted):
    if got != wanted:
        failures.append(what)
        print("%s: %r, expected %r" % (what, got, wanted))


def source(number, *transformers, **facts):
    """A transformer is given as its kind, with no other facts known, or as an object."""
    return Value("result", "source_%d" % number, transformers=[
        Transformer(how) if isinstance(how, str) else how for how in transformers],
                 **facts)


ENCODE = Transformer("encode")
LIMITED = Value("place", chars=frozenset(b"ab "))
LOST = Value("lost", lost=True)
PARAMETER = Value("parameter", "name")
URL = Cat([Lit(b"http://h/?q="), source(1)])
CHOICE = Cat([Lit(b"u"), Alt([Lit(b"?"), Lit(b"&")]), Lit(b"k="), source(1)])
LOOP = Cat([Lit(b"["), Rep(Cat([Alt([source(1), Lit(b"-")]), Lit(b",")])), Lit(b"]")])

# Each case is a text, and bytes with the expected verdict.
CASES = [
    (Lit(b"abc"), {b"abc": "", b"ab": "outside", b"abcd": "outside", b"": "outside"}),
    (Lit(b""), {b"": "", b"a": "outside"}),
    (Alt([]), {b"": "outside"}),
    (URL, {b"http://h/?q=a b": "", b"http://h/?q=x/y": "", b"http://h/?q=": "outside",
           b"http://h/?q=a": "outside", b"http://h/?q=a b ": "outside"}),
    (source(2), {b"": "", b" ": "outside"}),
    # The first origin returned nothing, so it has no bytes; the second one is not logged.
    (Value("result", "source_1"), {b"z": "outside"}),
    (Value("result", "strdup"), {b"anything": ""}),
    (CHOICE, {b"u?k=a b": "", b"u&k=x/y": "", b"uk=a b": "outside",
              b"u?&k=a b": "outside"}),
    (LOOP, {b"[]": "", b"[a b,-,]": "", b"[x/y,x/y,x/y,]": "", b"[,]": "outside",
            b"[a b]": "outside", b"[a,]": "outside"}),
    (Rep(Lit(b"")), {b"": "", b"a": "outside"}),
    (Rep(Rep(Lit(b"ab"))), {b"abab": "", b"aba": "outside"}),
    (Cat([LOST, Lit(b"?x")]), {b"?x": "", b"?x?x": "", b"?xy": "outside"}),
    (Cat([PARAMETER, Lit(b"/"), PARAMETER]), {b"/": "", b"a/b/c": "", b"abc": "outside"}),
    # Transformers.
    (source(1, "encode"), {b"a%20b": "", b"a+b": "", b"x%2fy": "", b"x/y": "",
                           b"a%2520b": "outside", b"%61%20b": "outside"}),
    (source(1, "encode", "encode"), {b"a%2520b": "", b"a%2Bb": "", b"x%252Fy": "",
                                     b"a%20b": "", b"a%252520b": "outside"}),
    (source(3, "decode"), {b"a/b": "", b"a%2Fb": "outside"}),
    (source(1, "encode", "decode"), {b"a b": "", b"a%20b": "outside"}),
    (source(1, "slice"), {b"a b": "", b" b": "", b"": "", b"y": "", b"ab": "outside",
                          b"bx": "outside"}),
    (source(1, "slice", "encode"), {b"anything": ""}),
    (source(1, "keep"), {b"ab": "", b"xy": "", b"": "", b"ba": "outside"}),
    (source(1, "upper"), {b"A B": "", b"X/Y": "", b"a b": "outside"}),
    (source(1, "upper", "lower"), {b"a b": "", b"A B": "outside"}),
    (source(1, Transformer("encode", keeps=frozenset(b"abcx"), plus=False,
                           lowercase=True)),
     {b"a%20b": "", b"x%2f%79": "", b"a+b": "outside", b"x%2F%79": "outside",
      b"x%2fy": "outside"}),
    (source(1, Transformer("encode", keeps=frozenset(b"abxy/"), plus=True)),
     {b"a+b": "", b"x/y": "", b"a%20b": "outside", b"x%2Fy": "outside"}),
    (source(3, Transformer("encode", keeps=frozenset(b"abF2"), repairs=True)),
     {b"a%2Fb": "", b"a%252Fb": ""}),
    (source(3, Transformer("encode", keeps=frozenset(b"abF2"), repairs=False)),
     {b"a%2Fb": "outside", b"a%252Fb": ""}),
    (source(1, Transformer("encode", proved=False)), {b"anything": ""}),
    (source(1, Transformer("keep", keeps=frozenset(b"ab/"))),
     {b"ab": "", b"/": "", b"a b": "outside", b"x/y": "outside"}),
    (source(1, Transformer("map", images=tuple(
        b"_" if byte in b" /" else b"%c" % byte for byte in range(256)))),
     {b"a_b": "", b"x_y": "", b"x/y": "outside"}),
    (source(4, "html"), {b"&lt;&amp;&gt;": "", b"<&amp;>": "", b"&lt;": "outside"}),
    (source(1, "base64"), {b"YSBi": "", b"a b": "outside"}),
    (source(1, "map"), {b"anything": ""}),
    (Value("number", "number_1", transformers=[
        Transformer("digits")]), {b"0c": "", b" 12": "",
                                                            b"a/b": "outside"}),
    (Value("constant", texts=(b"x&y", b"z")), {b"x&y": "", b"z": "", b"x": "outside"}),
    (Coded("enc", ENCODE, Cat([Lit(b"a/"), source(1)])),
     {b"a%2Fx%2Fy": "", b"a/x/y": "", b"b%2Fx%2Fy": "outside"}),
    (Coded("enc", ENCODE, Rep(Lit(b"/"))), {b"%2F%2f": "", b"%2": "outside"}),
    (Coded("enc", Transformer("encode", keeps=frozenset(b"ab")), LIMITED),
     {b"a%20": "", b"%20%20": "", b"%2F": "chars", b"a ": "outside"}),
    (Coded("other", Transformer("other"), Lit(b"a")), {b"anything": ""}),
    (Coded("dec", Transformer("decode"), Cat([Lit(b"%2"), Alt([Lit(b"F"), Lit(b"5")])])),
     {b"/": "", b"%": "", b"%2F": "outside"}),
    # Claims.
    (source(1, harmless=True), {b"a b": "harmless", b"zz": "outside"}),
    (source(2, harmless=True), {b"": ""}),
    (Value(harmless=True), {b"a-b": "", b"a/b": "harmless"}),
    (Value(harmless=True, chars=frozenset(b"a/")), {b"a/a": "", b"b": "chars"}),
    (source(1, "encode", encoded=True), {b"a%20b": "", b"x%2fy": "", b"a b": "encoded",
                                         b"x/y": "encoded", b"a+b": "encoded"}),
    (Value(encoded=True), {b"a%20": "", b"a%2": "encoded", b"%": "encoded", b"%zz":
                           "encoded"}),
    (Value(encoded=True, chars=frozenset(b"/%2F")), {b"/%2F": "", b"/%2": "encoded"}),
    (Value(encoded=True, cut=True), {b"a%20": "", b"a%2": "", b"%": "", b"%zz": "encoded",
                                     b"%2%20": "encoded"}),
    (Value(chars=frozenset(b"0123456789")), {b"017": "", b"01a": "chars"}),
    (Cat([Value(harmless=True), Lit(b"/"), Value(harmless=True)]),
     {b"a/b": "", b"a/b/c": "harmless"}),
    # It is sufficient that all claims hold on one path through the text.
    (Alt([Value(harmless=True), LOST]), {b"a/b": ""}),
]


def test_cases():
    for node, texts in CASES:
        for data, wanted in texts.items():
            expect("%s on %r" % (spell(node), data), verdict([node], data, GIVEN), wanted)
    expect("the second text", verdict([Lit(b"a"), Lit(b"b")], b"b", {}), "")
    expect("none", verdict([], b"b", {}), "outside")


def seen_in(node, data):
    seen = set()
    witnesses(node, data, GIVEN, seen)
    return [(kind[0], spell(part)) for kind, part in countable(node)
            if (kind, part) in seen]


def test_witnesses():
    whole = ("b", spell(CHOICE))
    expect("branch", seen_in(CHOICE, b"u&k=x/y"),
           [whole, ("b", '"&"'), ("v", "V(result source_1)")])
    expect("no such text", seen_in(CHOICE, b"u&k=z"), [])
    anything = Value("unknown", "name")
    expect("value as an alternative", seen_in(Alt([anything, Lit(b"b")]), b"a")[1:],
           [("b", spell(anything))])
    expect("both", seen_in(Alt([anything, Lit(b"/")]), b"/")[1:],
           [("b", spell(anything)), ("b", '"/"'), ("v", spell(anything))])
    expect("parameter", list(countable(PARAMETER))[1:], [])
    sliced = Coded("part", Transformer("slice"), Cat([Lit(b"a/"), source(1)]))
    expect("part before the value", seen_in(sliced, b"a/")[1:], [])
    expect("part of the value", seen_in(sliced, b"/x/")[1:], [("v", "V(result source_1)")])
    formatted = Coded("part", Transformer("slice"), Cat([
        source(1), Lit(b"-"), Value("number")]))
    expect("part before a number", seen_in(formatted, b"x/y-1")[1:],
           [("v", "V(result source_1)")])
    expect("in a loop", seen_in(LOOP, b"[-,a b,]")[1:],
           [("b", "V(result source_1)"), ("b", '"-"'), ("v", "V(result source_1)")])
    expect("not in it", seen_in(LOOP, b"[]")[1:], [])
    # A branch that does not lead to the end does not count.
    dead = Cat([Alt([Lit(b"a"), Lit(b"ab")]), Lit(b"b")])
    expect("dead end", seen_in(dead, b"abb")[1:], [("b", '"ab"')])
    expect("encoded", seen_in(Coded("enc", ENCODE, source(1)), b"a%20b")[1:],
           [("v", "V(result source_1)")])
    expect("harmless", list(countable(Value(harmless=True)))[1:], [])


def test_reading():
    line = {"function": "f", "line": 3, "use": {"kind": "argument", "name": "sink_7"},
            "text": {"cat": [{"lit": "a\u00ff"}, {"alt": [{"lit": ""}, {"rep": {
                "coded": {"call": "enc", "transformer": {
                    "kind": "encode", "keeps": "0" * 12 + "ff03" + "0" * 48,
                    "plus": True, "repairs": False}, "text": {"value": {
                    "origin": {"kind": "result", "name": "source_1"},
                    "transformers": [{"kind": "lower"}],
                    "chars": "0" * 12 + "ff03" + "0" * 48, "level": 1,
                    "harmless": False, "encoded": True, "cut": True, "lost": False}}}}}]}]}}
    text, = read([json.dumps(line), ""])
    expect("text", spell(text.node), '"a\\xff" ("" | (enc('
           "V(result source_1 lower: encoded, cut, 10 bytes)))*)")
    coded, value = list(walk(text.node))[-2:]
    expect("chars", bytes(sorted(value.chars)), b"0123456789")
    expect("transformers", value.transformers, (Transformer("lower"),))
    expect("coded", coded.how, Transformer("encode", keeps=value.chars, plus=True,
                                           repairs=False))
    expect("kind of node", node_of({"alt": []}).items, ())


def pattern_of(node):
    """Returns an equivalent regular expression."""
    if isinstance(node, Mark):
        return pattern_of(node.item)
    if isinstance(node, Lit):
        return re.escape(node.data)
    if isinstance(node, Chars):
        return b"[%s]" % b"".join(b"\\x%02x" % byte for byte in node.chars)
    if isinstance(node, Cat):
        return b"".join(map(pattern_of, node.items))
    if isinstance(node, Alt):
        return b"(?:%s)" % b"|".join([*map(pattern_of, node.items), b"(?!)"])
    if isinstance(node, Rep):
        return b"(?:%s)*" % pattern_of(node.item)
    assert isinstance(node, Sub)
    return b"(?:%s)" % b"|".join(re.escape(node.data[i:j]) for i, j in
                                 itertools.combinations(range(len(node.data) + 1), 2)
                                 ) + b"?"


def random_text(rng, depth):
    kind = rng.choice("lllcars" if depth else "ls")
    if kind == "l":
        return Lit(bytes(rng.choices(b"ab", k=rng.randrange(3))))
    if kind == "s":
        return rng.choice([source(1), source(1, "slice"), Value(chars=frozenset(b"a"))])
    items = [random_text(rng, depth - 1) for _ in range(rng.randrange(1, 4))]
    return Cat(items) if kind == "c" else Alt(items) if kind == "a" else Rep(items[0])


def test_like_expressions():
    """The positions, forwards and backwards, are those of Python's regular
    expressions."""
    rng = random.Random(1)
    given = {"source_1": [b"ab", b"b"]}
    for _ in range(300):
        node = random_text(rng, 3)
        language = concrete(node, given, ("chars",))
        data = bytes(rng.choices(b"ab", k=rng.randrange(7)))
        matching = Matching(data)
        pattern = re.compile(pattern_of(language))
        for start in range(len(data) + 1):
            ends = matching.ends(language, 1 << start)
            for end in range(start, len(data) + 1):
                wanted = pattern.fullmatch(data, start, end) is not None
                expect("%s on %r" % (spell(node), data[start:end]),
                       bool(ends >> end & 1), wanted)
                expect("%s on %r, backwards" % (spell(node), data[start:end]),
                       bool(matching.starts(language, 1 << end) >> start & 1), wanted)


test_cases()
test_witnesses()
test_reading()
test_like_expressions()
print("%d failures" % len(failures))
sys.exit(bool(failures))
