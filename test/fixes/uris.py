# ===--- uris.py - uri-tidy ----------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compares URIs according to RFC 3986, independently of the checks."""

import re

UNRESERVED = (b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
              b"0123456789-._~")
RESERVED = b":/?#[]@!$&'()*+,;="
ESCAPE = re.compile(rb"%([0-9A-Fa-f]{2})")
# The output of JavaScript's escape() for one UTF-16 unit.
UNIT = re.compile(rb"%u([0-9A-Fa-f]{4})")
# RFC 3986, appendix B.
PARTS = re.compile(rb"(?s)(?:([^:/?#]+):)?(?://([^/?#]*))?([^?#]*)"
                   rb"(?:\?([^#]*))?(?:#(.*))?")


def escape(byte):
    return b"%%%02X" % byte


def encode(text):
    """`text` as the data of a component: only unreserved characters are kept."""
    return b"".join(bytes([b]) if b in UNRESERVED else escape(b) for b in text)


def decode(text):
    return ESCAPE.sub(lambda m: bytes([int(m.group(1), 16)]), text)


def normalize(text):
    """Equal for URIs that are equivalent under sections 6.2.2.1 and 6.2.2.2.

    Text that is not a URI is corrected first: bytes that are not allowed in any
    component, and each '%' that does not begin an escape, are encoded.
    """
    text = UNIT.sub(lambda m: encode(chr(int(m.group(1), 16)).encode(
        "utf-8", "surrogatepass")), text)
    result = bytearray()
    position = 0
    while position < len(text):
        found = ESCAPE.match(text, position)
        if found:
            byte = int(found.group(1), 16)
            result += bytes([byte]) if byte in UNRESERVED else escape(byte)
            position += 3
            continue
        byte = text[position]
        known = byte in UNRESERVED or byte in RESERVED
        result += bytes([byte]) if known else escape(byte)
        position += 1
    return bytes(result)


def components(uri):
    """The data that a server extracts from `uri`: kind and text, decoded once."""
    _, authority, path, query, fragment = PARTS.fullmatch(uri).groups()
    result = []
    if authority is not None:
        userinfo, at, host = authority.rpartition(b"@")
        result += [("userinfo", decode(part)) for part in userinfo.split(b":") if at]
        result.append(("host", decode(host)))
    result += [("segment", decode(part)) for part in path.split(b"/")]
    if query is not None:
        for pair in query.split(b"&"):
            key, equals, value = pair.partition(b"=")
            result.append(("key", decode(key)))
            if equals:
                result.append(("value", decode(value)))
    if fragment is not None:
        result.append(("fragment", decode(fragment)))
    return result
