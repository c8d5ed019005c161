# ===--- texts.py - uri-tidy ---------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The texts of 'uri-tidy --dump-texts': one JSON object on each line.

  {"function": "f", "line": 12, "depth": 0,
   "use": {"kind": "argument", "name": "sink_7"}, "text": NODE}

'use' is an argument of the function 'name', the result of the function 'name', or a value
of that name. 'depth' is the number of calls through which the text is built from
arguments.

NODE is one of
  {"lit": "bytes, one character each"}
  {"cat": [NODE, ...]}                 one after the other
  {"alt": [NODE, ...]}                 one of them
  {"rep": NODE}                        any number of times
  {"coded": {"call": "name", "transformer": {...}, "text": NODE}}
  {"value": {"origin": {"kind": "result", "name": "source_3"},
             "transformers": [{"kind": "encode", ...}], "chars": SET or null,
             "level": 0, "harmless": false, "encoded": false, "cut": false,
             "lost": false}}

A SET of bytes has 64 hex digits, two for each group of eight bytes, of which the first one
is the lowest bit. The fields of Transformer describe the transformers. The origin of
constants may have 'texts', and '"complete": false' if these are not all of them.
"""

import collections
import dataclasses
import json

UNRESERVED = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                       b"0123456789-._~")


@dataclasses.dataclass(frozen=True)
class Transformer:
    """The effect of a call. A field that is None is not known, and may have any value."""
    # encode, decode, html, base64, map, keep, digits, slice, lower, upper.
    kind: str
    # encode and keep: the bytes that are kept.
    keeps: frozenset = None
    # encode: a space becomes '+'; decode: the reverse.
    plus: bool = None
    # encode: whether the hex digits are lowercase.
    lowercase: bool = None
    # encode: whether existing escapes are kept.
    repairs: bool = None
    # map: the replacement of each byte.
    images: tuple = None
    # False if the effect is known only from the name of the callee.
    proved: bool = True


class Node:
    __slots__ = ()

    def children(self):
        return ()


class Lit(Node):
    __slots__ = ("data",)

    def __init__(self, data):
        self.data = data


class Several(Node):
    __slots__ = ("items",)

    def __init__(self, items):
        self.items = tuple(items)

    def children(self):
        return self.items


class Cat(Several):
    __slots__ = ()


class Alt(Several):
    __slots__ = ()


class Rep(Node):
    __slots__ = ("item",)

    def __init__(self, item):
        self.item = item

    def children(self):
        return (self.item,)


class Coded(Node):
    __slots__ = ("call", "how", "item")

    def __init__(self, call, how, item):
        self.call = call
        self.how = how
        self.item = item

    def children(self):
        return (self.item,)


class Value(Node):
    __slots__ = ("kind", "name", "texts", "transformers", "chars", "level", "harmless",
                 "encoded", "cut", "lost")

    def __init__(self, kind="unknown", name="", texts=None, transformers=(), chars=None,
                 level=0, harmless=False, encoded=False, cut=False, lost=False):
        self.kind = kind
        self.name = name
        self.texts = texts
        self.transformers = tuple(transformers)
        self.chars = chars
        self.level = level
        self.harmless = harmless
        self.encoded = encoded
        self.cut = cut
        self.lost = lost

    def needs_encoding(self):
        return not (self.lost or self.harmless or self.encoded or self.level > 0) and (
            self.chars is None or not self.chars <= UNRESERVED)


class Text(collections.namedtuple("Text", "function line kind name node depth")):
    """A finished text and its use."""


def bytes_of(text):
    return text.encode("latin-1")


def chars_of(digits):
    if digits is None:
        return None
    return frozenset(8 * i + bit for i, byte in enumerate(bytes.fromhex(digits))
                     for bit in range(8) if byte >> bit & 1)


def transformer_of(data):
    images = data.get("images")
    return Transformer(data["kind"], chars_of(data.get("keeps")), data.get("plus"),
                       data.get("lowercase"), data.get("repairs"),
                       None if images is None else tuple(map(bytes_of, images)),
                       data.get("proved", True))


def node_of(data):
    (kind, content), = data.items()
    if kind == "lit":
        return Lit(bytes_of(content))
    if kind in ("cat", "alt"):
        return (Cat if kind == "cat" else Alt)(map(node_of, content))
    if kind == "rep":
        return Rep(node_of(content))
    if kind == "coded":
        return Coded(content["call"], transformer_of(content["transformer"]),
                     node_of(content["text"]))
    if kind != "value":
        raise ValueError("no kind of node: " + kind)
    origin = content["origin"]
    texts = origin.get("texts") if origin.get("complete", True) else None
    return Value(
        origin["kind"], origin.get("name", ""),
        None if texts is None else tuple(map(bytes_of, texts)),
        map(transformer_of, content["transformers"]), chars_of(content["chars"]),
        content["level"], content["harmless"], content["encoded"], content["cut"],
        content["lost"])


def read(lines):
    """Yields the texts in the output of --dump-texts."""
    for line in lines:
        if line.strip():
            data = json.loads(line)
            use = data["use"]
            yield Text(data["function"], data["line"], use["kind"], use["name"],
                       node_of(data["text"]), data.get("depth", 0))


def walk(node):
    """Yields the node and all its descendants."""
    yield node
    for child in node.children():
        yield from walk(child)


def spell(node):
    """Returns the text in a readable form: "a" V(source_3) ("?" | "&") (...)*
    enc(...)."""
    if isinstance(node, Lit):
        return '"%s"' % "".join(
            chr(byte) if 0x20 <= byte < 0x7F and byte not in b'"\\' else "\\x%02x" % byte
            for byte in node.data)
    if isinstance(node, Cat):
        return " ".join(map(spell, node.items)) or '""'
    if isinstance(node, Alt):
        return "(%s)" % " | ".join(map(spell, node.items))
    if isinstance(node, Rep):
        return "(%s)*" % spell(node.item)
    if isinstance(node, Coded):
        return "%s(%s)" % (node.call, spell(node.item))
    flags = [flag for flag in ("harmless", "encoded", "lost") if getattr(node, flag)]
    if node.cut and all(transformer.kind != "slice" for transformer in node.transformers):
        flags.append("cut")
    if node.chars is not None:
        flags.append("%d bytes" % len(node.chars))
    return "V(%s)" % ": ".join(filter(None, [
        " ".join(filter(None, [node.kind, node.name, *(
            transformer.kind for transformer in node.transformers)])),
        ", ".join(flags)]))
