# ===--- roles.py - uri-tidy --------------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compares what a call did with the role of its function or method.

Each check returns None, or what is wrong."""

import re

# What can stand in a path and in a query.
SAFE = frozenset(b":ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                       b"0123456789-._~")


QUESTIONS = {"find", "find-any-of", "find-none-of", "contains", "count", "starts-with",
             "test", "length", "is-empty", "no-effect", "set"}


class Texts:
    """The texts of a run by argument."""

    def __init__(self, seen):
        self.seen = seen

    def get(self, root, is_after=False):
        """The text of an argument, whether it is text or points to it; or None."""
        places = self.seen.after if is_after else self.seen.before
        for depth in ("", ".*", ".*.*"):
            for place in places:
                if place.path == root + depth:
                    return place.text
        return None

    def all(self, root, is_after=False):
        places = self.seen.after if is_after else self.seen.before
        return [p.text for p in places if re.match(re.escape(root) + r"(\.|$)", p.path)]


def is_subsequence(part, whole):
    rest = iter(whole)
    return all(byte in rest for byte in part)


def method_complaint(role, seen):
    """Checks the role \\p role of a method of a text."""
    texts = Texts(seen)
    old, new = texts.get("object"), texts.get("object", True)
    if old is None:
        # A set of bits.
        return None if role in QUESTIONS else "the object has no text"
    result = texts.get("result", True)
    arguments = [text for text in (texts.get(str(i)) for i in range(4))
                 if text is not None]
    added = arguments[0] if arguments else b""
    if role == "content" and not arguments:
        role = "copy"
    checks = {
        "characters": lambda: result == old and is_at_object(seen),
        "copy": lambda: result == old,
        "utf-8": lambda: result == old,
        "latin-1": lambda: result == old,
        "content": lambda: new == added,
        "trimmed": lambda: result in (old.strip(), b" ".join(old.split())),
        "lower": lambda: result == old.lower(),
        "upper": lambda: result == old.upper(),
        "substring": lambda: result is not None and result in old,
        "first": lambda: result is not None and old.startswith(result),
        "last": lambda: result is not None and old.endswith(result),
        "element": lambda: result is not None and len(result) == 1 and result in old,
        "unit": lambda: result is not None and len(result) == 1 and result in old,
        "front": lambda: result == old[:1],
        "back": lambda: result == old[-1:],
        "begin": lambda: result is not None and old.startswith(result),
        "end": lambda: result is not None and old.endswith(result),
        "append": lambda: bool(added) and new == old + added,
        "prepend": lambda: bool(added) and new == added + old,
        "insert": lambda: bool(added) and added in new
        and new.replace(added, b"", 1) == old,
        "assign": lambda: bool(added) and new == added,
        "clear": lambda: new == b"",
        "replace": lambda: bool(added) and any(text in new for text in arguments)
        and new != old,
        "erase": lambda: new != old and is_subsequence(new, old),
        "resize": lambda: new != old and (new.startswith(old) or old.startswith(new)),
        "chop": lambda: len(new) < len(old) and old.startswith(new)
        or result is not None and old.startswith(result) and result != old,
        "format": lambda: bool(added) and added in new and old not in new,
        "append-format": lambda: bool(added) and new.startswith(old) and added in new,
        "arg": lambda: bool(added) and result is not None and added in result,
        "justify-right": lambda: result is not None and result.endswith(old),
        "join": lambda: result is not None and bool(added) and added in result,
    }
    if role not in ("append", "prepend", "insert", "assign", "clear", "replace", "erase",
                    "resize", "chop", "format", "append-format", "content") and \
            new is not None and new != old:
        return "a method with the role %s changes %r to %r" % (role, old, new)
    check = checks.get(role)
    if check is None:
        return None if not result or len(result) < 3 else \
            "a method with the role %s returns %r" % (role, result)
    if check():
        return None
    return "role %s: object %r, then %r; arguments %r; result %r" % (
        role, old, new, arguments, result)


def is_at_object(seen):
    objects = [p for p in seen.after if p.path.startswith("object")]
    return any(o.begin <= p.begin <= o.end for p in seen.after for o in objects
               if p.path.startswith("result"))


def root_of(index):
    return {-1: "object", -2: "result"}.get(index, str(index))


def formatted(dialect, format, arguments):
    """The text that a format with only conversions of strings makes."""
    rest = list(arguments)
    pattern = {"printf": rb"%[-.*0-9]*s", "brace": rb"\{\}", "qt": rb"%\d",
               "dollar": rb"\$\d"}[dialect]
    return re.sub(pattern, lambda _: rest.pop(0) if rest else b"?", format)


def encoded(text, keeps, fact):
    escape = b"%%%02x" if fact["lower"] == "1" else b"%%%02X"
    return b"".join(
        bytes([byte]) if byte in keeps else
        b"+" if byte == 0x20 and fact["plus"] == "1" else escape % byte for byte in text)


def decoded(text, is_form):
    if is_form:
        text = text.replace(b"+", b" ")
    return re.sub(rb"%([0-9A-Fa-f]{2})", lambda m: bytes([int(m[1], 16)]), text)


def taken_complaint(form, source, result):
    """Checks the form of a text that has an escape, '%20', from what a getter returns."""
    is_encoded_again = b"%2520" in result
    is_right = {
        "encoded": source in result,
        "raw": is_encoded_again,
        "repaired": not is_encoded_again and b" " not in result,
    }[form]
    return None if is_right and result else "takes %s text: %r becomes %r" % (
        form, source, result)


def fact_complaint(fact, seen, flags):
    """Checks a fact about a function. Returns NotImplemented if this is not possible."""
    texts = Texts(seen)
    argument, dest = int(fact["arg"]), root_of(int(fact["dest"]))
    if "into" in flags:
        dest = flags["into"]
    source = texts.get(root_of(argument))
    result, old = texts.get(dest, True), texts.get(dest)
    role = fact["role"]
    if source is None and role in ("decodes", "encodes", "forwards", "takes"):
        # A reader can return what the object held.
        source = flags.get("source", "").encode()
        if not source and role == "takes":
            return NotImplemented
        if not source:
            return "%s: there is no text at %s" % (role, root_of(argument))
    appends = fact["appends"] == "1"
    if role == "takes":
        if "takes" not in flags:
            return NotImplemented
        return taken_complaint(fact["text"], source, texts.get("result", True) or b"")
    if result is None:
        return "%s: there is no text at %s" % (role, dest)
    if appends:
        if old is None or not result.startswith(old):
            return "%s: %r does not begin with %r" % (role, result, old)
        result = result[len(old):]
    if role == "forwards":
        expected = [source]
    elif role == "concatenates":
        separator = texts.get(fact["separator"]) or b""
        first = argument
        pieces = [texts.get(root_of(i)) for i in ([-1] if first == -1 else [])
                  + list(range(max(first, 0), 8))]
        expected = [separator.join(p for p in pieces if p is not None)]
        if expected[0] and result and expected[0].startswith(result):
            return None
    elif role == "joins":
        separator = texts.get(fact["separator"]) or b""
        expected = [separator.join(texts.all(root_of(argument)))]
    elif role == "formats":
        format = flags.get("format")
        if format is None and source is None:
            return "formats: the case has no flag 'format'"
        # Of a va_list, the case says what is in it.
        first = int(flags.get("from", fact["first"]))
        values = [texts.get(str(i)) for i in range(max(first, 0), 8)]
        expected = [formatted(fact["dialect"], format.encode() if format
                              else source, [v for v in values if v is not None])]
    elif role == "gives":
        is_right = b" " in result if fact["text"] == "display" else \
            b"%" in result and b" " not in result
        return None if is_right else "gives %s text: %r" % (fact["text"], result)
    elif role == "safe":
        wrong = set(result) - SAFE
        return "safe: %r" % result if wrong or not result else None
    elif role == "input":
        return None if b"utside" in result else "input: %r" % result
    elif role == "encodes":
        if "keeps" not in fact:
            # What it keeps depends on the part of the URI.
            return None if decoded(result, False).endswith(source) and \
                b"%20" in result else "encodes: %r" % result
        keeps = set(bytes.fromhex(fact["keeps"]))
        if fact["escapes"] == "1":
            keeps.add(0x25)
        expected = [encoded(source, keeps, fact)]
    elif role == "decodes" and "part" in flags:
        # The source is a whole URI.
        return None if b" " in result and result in decoded(
            source, fact["plus"] == "1") else "decodes: %r" % result
    elif role == "decodes":
        expected = [decoded(source, fact["plus"] == "1")]
    else:
        return NotImplemented
    if "inside" in flags and expected[0] in result:
        return None
    return None if result in expected else "%s: %r, not %r" % (role, result, expected[0])
