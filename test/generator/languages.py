# ===--- languages.py - uri-tidy -----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The sets of texts that result from transformers. If a set is not known exactly, a
larger one is used, so that correct results are never reported as wrong."""

import base64
import collections
import functools
import itertools
import re

from texts import UNRESERVED, Alt, Cat, Lit, Node, Rep

ALL = frozenset(range(256))
HEX = frozenset(b"0123456789abcdefABCDEF")
# Encoders always keep these bytes; some encoders escape the other unreserved ones.
ALWAYS_KEPT = UNRESERVED - frozenset(b"-._~")
# Up to this number, texts are transformed one by one.
MOST_STRINGS = 64


class Chars(Node):
    """One byte of a set."""
    __slots__ = ("chars",)

    def __init__(self, chars):
        self.chars = frozenset(chars)


class Sub(Node):
    """Any substring of some bytes."""
    __slots__ = ("data",)

    def __init__(self, data):
        self.data = data


class Both(Node):
    """The intersection of two languages."""
    __slots__ = ("item", "other")

    def __init__(self, item, other):
        self.item = item
        self.other = other


class Mark(Node):
    """Represents a value of the text, or one of its alternatives."""
    __slots__ = ("of", "item", "is_branch")

    def __init__(self, of, item, is_branch=False):
        self.of = of
        self.item = item
        self.is_branch = is_branch


class Traced(Node):
    """The result of a transformer of whole texts, and what it is the result of."""
    __slots__ = ("item", "source", "how")

    def __init__(self, item, source, how):
        self.item = item
        self.source = source
        self.how = how


ANY = Rep(Chars(ALL))
ESCAPE = Cat([Lit(b"%"), Chars(HEX), Chars(HEX)])
ENCODED = Rep(Alt([Chars(UNRESERVED), ESCAPE]))
EMPTY = Lit(b"")
# The result of a calculation may have other digits than the number in the log.
NUMBER = Rep(Chars(frozenset(b" +-.,xXpPinIN") | HEX))


def limited(chars):
    return Rep(Chars(chars))


def strings_of(node):
    """The texts of a small language, or None."""
    if isinstance(node, Lit):
        return {node.data}
    if isinstance(node, (Mark, Traced)):
        return strings_of(node.item)
    if not isinstance(node, (Cat, Alt)):
        return None
    parts = [strings_of(item) for item in node.items]
    if any(part is None for part in parts):
        return None
    if isinstance(node, Alt):
        result = set().union(*parts)
        return result if len(result) <= MOST_STRINGS else None
    result = {b""}
    for part in parts:
        if len(result) * len(part) > MOST_STRINGS:
            return None
        result = {a + b for a, b in itertools.product(result, part)}
    return result


def by_bytes(change):
    """A transformer that treats each byte independently; 'change' returns the language
    for one byte."""
    @functools.lru_cache(maxsize=1024)
    def of_bytes(data):
        return Cat(change(byte) for byte in data)

    def of(node):
        if isinstance(node, Lit):
            return of_bytes(node.data)
        if isinstance(node, Mark):
            return Mark(node.of, of(node.item), node.is_branch)
        if isinstance(node, Traced):
            return of(node.item)
        if isinstance(node, (Cat, Alt)):
            return type(node)(map(of, node.items))
        if isinstance(node, Rep) and isinstance(node.item, Chars):
            return of_run(node.item.chars)
        if isinstance(node, Rep):
            return Rep(of(node.item))
        return of_set(node.chars) if isinstance(node, Chars) else ANY

    def of_set(chars):
        return compact({form for byte in chars for form in strings_of(change(byte))})

    @functools.lru_cache(maxsize=64)
    def of_run(chars):
        language = of_set(chars)
        return ANY if language.items[0].chars == ALL else Rep(language)
    return of


def compact(strings):
    """An equivalent of an alternative for each string that is faster to match: the first
    item contains the single bytes, and escapes with the same last digits are combined."""
    single = {text[0] for text in strings if len(text) == 1}
    escapes, others = collections.defaultdict(set), []
    for text in strings:
        if len(text) == 3 and text[0] == ord("%") and {*text[1:]} <= HEX:
            escapes[text[1]].add(text[2])
        elif len(text) != 1:
            others.append(text)
    by_ends = collections.defaultdict(set)
    for first, ends in escapes.items():
        by_ends[frozenset(ends)].add(first)
    return Alt([Chars(single), *map(Lit, sorted(others)), *(
        Cat([Lit(b"%"), Chars(firsts), Chars(ends)])
        for ends, firsts in by_ends.items())])


def by_strings(change, otherwise=ANY):
    """A transformer of whole texts; 'change' returns the possible results for one of
    them."""
    def of(node):
        strings = strings_of(node)
        if strings is None:
            return otherwise
        return Alt(map(Lit, sorted({new for old in strings for new in change(old)})))
    return of


def one(byte):
    return Lit(bytes([byte]))


def encoder(how):
    def forms(byte):
        if byte in (ALWAYS_KEPT if how.keeps is None else how.keeps):
            yield b"%c" % byte
            return
        if how.keeps is None or (how.repairs is not False and byte == ord("%")):
            yield b"%c" % byte
        if byte == ord(" ") and how.plus is not False:
            yield b"+"
        if byte != ord(" ") or not how.plus:
            if not how.lowercase:
                yield b"%%%02X" % byte
            if how.lowercase is not False:
                yield b"%%%02x" % byte
    return by_bytes(lambda byte: Alt(map(Lit, forms(byte))))


def unescape(data):
    return re.sub(rb"%([0-9A-Fa-f]{2})",
                  lambda match: bytes([int(match.group(1), 16)]), data)


def decoder(how):
    def change(data):
        if not how.plus:
            yield unescape(data)
        if how.plus is not False:
            yield unescape(data.replace(b"+", b" "))
        # In C, a string ends at the first NUL.
        yield unescape(data).partition(b"\0")[0]
    return by_strings(change)


ENTITIES = {ord("&"): [b"&amp;", b"&#38;"], ord("<"): [b"&lt;", b"&#60;"],
            ord(">"): [b"&gt;", b"&#62;"], ord('"'): [b"&quot;", b"&#34;"],
            ord("'"): [b"&#39;", b"&apos;", b"&#x27;"]}


def html_byte(byte):
    return Alt(map(Lit, [bytes([byte]), *ENTITIES.get(byte, [])]))


def base64_string(data):
    for encode in (base64.b64encode, base64.urlsafe_b64encode):
        yield encode(data)
        yield encode(data).rstrip(b"=")


def sliced(node):
    strings = strings_of(node)
    return ANY if strings is None else Alt(map(Sub, sorted(strings)))


def keeper(how):
    def change(byte):
        if how.keeps is None:
            return Alt([EMPTY, one(byte)])
        return one(byte) if byte in how.keeps else EMPTY
    return by_bytes(change)


def mapper(how):
    if how.images is None:
        return lambda node: ANY
    return by_bytes(lambda byte: Lit(how.images[byte]))


# The function that applies each kind of transformer to a language.
KINDS = {
    "encode": encoder,
    "decode": decoder,
    "html": lambda how: mapper(how) if how.images else by_bytes(html_byte),
    "base64": lambda how: by_strings(base64_string,
                                     limited(b"+/=-_" + bytes(ALWAYS_KEPT))),
    "map": mapper,
    "keep": keeper,
    "digits": lambda how: lambda node: NUMBER,
    "slice": lambda how: sliced,
    "lower": lambda how: by_bytes(lambda byte: Lit((b"%c" % byte).lower())),
    "upper": lambda how: by_bytes(lambda byte: Lit((b"%c" % byte).upper())),
}


@functools.lru_cache(maxsize=None)
def function_of(how):
    if not how.proved or how.kind not in KINDS:
        return lambda node: ANY
    return KINDS[how.kind](how)


def traced(node, how):
    """The result of one transformer, in which the values of the node are found again."""
    result = language_of(node, [how])
    return Traced(result, node, how) if how.kind in ("slice", "decode") else result


def piecewise(node, how):
    """The result of the transformer if it treats each item alone."""
    if isinstance(node, Mark):
        return Mark(node.of, piecewise(node.item, how), node.is_branch)
    if isinstance(node, (Cat, Alt)):
        return type(node)(piecewise(item, how) for item in node.items)
    return language_of(node, [how])


def language_of(node, transformers):
    """The result of applying the transformers to a language, in their order."""
    left = list(transformers)
    # Decoding reverses encoding.
    for i in range(len(left) - 1, 0, -1):
        if [how.kind for how in left[i - 1:i + 1]] == ["encode", "decode"]:
            del left[i - 1:i + 1]
    for how in left:
        node = function_of(how)(node)
    return node
