# ===--- flows.py - uri-tidy --------------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compares what a call did with the flows that are known of it."""

import base64
import html
import re

CALLEE_LETTER = b"z"


def group_of(letter):
    """The letters of a marked text belong to one group."""
    lower = letter | 0x20
    if not ord("a") <= lower <= ord("z"):
        return None
    return "callee" if lower == CALLEE_LETTER[0] else (lower - ord("a")) // 5


def groups(text):
    return {group_of(byte) for byte in text} - {None}


def rest_of(path, begin):
    """What follows \\p begin in \\p path, or None."""
    if path == begin:
        return ""
    return path[len(begin):] if path.startswith(begin + ".") else None


def joined(path, rest):
    """The place \\p rest of \\p path. The members of an entry are the key and the value
    of its map."""
    if path.endswith(".entry"):
        path = path[:-len(".entry")]
        for member, step in ((".first", ".key"), (".second", ".*")):
            if rest.startswith(member):
                return path + step + rest[len(member):]
        # An iterator of a type that gives only the value.
        return path + ".*" + rest
    return path + rest


def referring(rest):
    """What follows the source of a reference, if \p rest follows its destination."""
    if not rest.startswith(".*"):
        return [".*" + rest]
    # The members of an entry can be references.
    return [rest[2:], re.sub(r"^\.(first|second)\.\*", r".\1", rest[2:])]


CHANGES = {
    "slice": lambda text, before: len(text) > 0 and text in before,
    "segment": lambda text, before: len(text) > 0 and text in before and b"/" not in text,
    "prefix": lambda text, before: len(text) > 0 and before.startswith(text),
    "trimmed": lambda text, before: text in (
        before.strip(), before.lstrip(), before.rstrip(), b" ".join(before.split())),
    "lower": lambda text, before: text == before.lower(),
    "upper": lambda text, before: text == before.upper(),
    "base64": lambda text, before: text == base64.b64encode(before),
    "base64url": lambda text, before: text == base64.urlsafe_b64encode(before),
    "base64url-unpadded": lambda text, before:
        text == base64.urlsafe_b64encode(before).rstrip(b"="),
    "html": lambda text, before: html.unescape(text.decode()) == before.decode(),
    "hex": lambda text, before: len(text) > 0 and not text.strip(b"0123456789abcdef"),
    "time": lambda text, before: any(0x30 <= byte <= 0x39 for byte in text),
    "number": lambda text, before: len(text) > 0 and not text.strip(b"0123456789.-+e"),
    # Of a range of texts, these change which texts remain.
    "kept": lambda text, before: len(text) > 0 and text in before,
    "removed": lambda text, before: len(text) > 0 and text in before,
    "replaced": lambda text, before: len(text) > 0 and text != before,
}
# The letters of the source need not occur in the text.
RECODED = {"base64", "base64url", "base64url-unpadded", "hex", "number", "html", "time", "enumerator"}


class Comparison:
    """One run of a call."""

    def __init__(self, known, seen, roots):
        self.known = known
        # The arguments that can be read, the object and the result.
        self.roots = set(roots) | {"object", "result"}
        self.seen = seen
        self.origins = {}
        for place in seen.before:
            for group in groups(place.text):
                self.origins.setdefault(group, set()).add(place.path)

    def texts(self, places, path):
        return [place for place in places if rest_of(place.path, path) is not None]

    def sources(self, path, depth=0):
        """The places whose text before the call can be at \\p path after it."""
        if depth > 5:
            return
        if not any(flow.kind == "clear" and rest_of(path, flow.to) is not None
                   for flow in self.known.flows):
            yield path
        for flow in self.known.flows:
            if flow.kind == "clear":
                continue
            rest = rest_of(path, flow.to)
            if rest is None:
                continue
            found = [joined(flow.source, rest)]
            if flow.kind == "select":
                found += [joined(flow.source, each) for each in referring(rest)]
            if flow.change == "replaced":
                found.append(self.last_argument())
            for each in found:
                yield each
                yield from self.sources(each, depth + 1)

    def last_argument(self):
        return max((root for root in self.roots if root.isdigit()), key=int)

    def explains(self, place, group):
        sources = set(self.sources(place.path))
        if group == "callee" and place.path.startswith("call."):
            return bool(self.known.folds)
        if group == "callee":
            ends = [to for _, to in self.known.applies] + [f[3] for f in self.known.folds]
            return any(to and rest_of(source, to) is not None
                       for to in ends for source in sources)
        if place.path.startswith("call."):
            inputs = [path for paths, _ in self.known.applies for path in paths]
            inputs += [path for f in self.known.folds for path in f[1:3] if path]
            return any(rest_of(origin, path) is not None
                       or origin in set(self.sources(path))
                       for path in inputs for origin in self.origins.get(group, ()))
        for _, start, over, to in self.known.folds:
            if any(rest_of(source, to) is not None for source in sources):
                sources |= {over, start}
        return bool(sources & self.origins.get(group, set()))

    def unexplained(self):
        """Texts that no flow brings to where they are."""
        for place in self.seen.after:
            if any(flow.change in RECODED and rest_of(place.path, flow.to) is not None
                   for flow in self.known.flows):
                continue
            for group in groups(place.text):
                if not self.explains(place, group):
                    yield "%s is at %s after the call, from %s" % (
                        place.text.decode(errors="replace").strip(), place.path,
                        " or ".join(sorted(self.origins.get(group, ["nowhere"]))))
                    break

    def sees(self, flow):
        """Whether the run shows the flow."""
        before = self.texts(self.seen.before, flow.to)
        after = self.texts(self.seen.after, flow.to)
        # A new object is empty.
        if flow.kind == "clear" and flow.to.startswith("result"):
            return not after
        if flow.kind == "clear":
            kept = set().union(*[groups(p.text) for p in after] or [set()])
            lost = set().union(*[groups(p.text) for p in before] or [set()])
            return bool(lost) and not lost & kept
        if flow.kind == "select":
            return self.refers(flow, after)
        if flow.kind == "copy" and not flow.change and self.has_address(flow, after):
            return True
        sources = [(place, rest_of(place.path, flow.source))
                   for place in self.texts(self.seen.before, flow.source)]
        for source, rest in sources:
            for place in after:
                if flow.kind in ("append", "prepend"):
                    if place.text != source.text and source.text in place.text:
                        return True
                elif joined(flow.to, rest) != place.path:
                    continue
                elif flow.change:
                    if CHANGES[flow.change](place.text, source.text):
                        return True
                elif place.text == source.text and source.text:
                    return True
        if flow.change in ("number", "time"):
            return any(CHANGES[flow.change](place.text, b"") for place in after)
        return False

    def has_address(self, flow, after):
        """Whether a pointer was copied."""
        addresses = {(place.path, place.begin)
                     for place in self.seen.after + self.seen.before}
        return any(".*" in rest_of(place.path, flow.to) and
                   (joined(flow.source, rest_of(place.path, flow.to)), place.begin)
                   in addresses for place in after)

    def refers(self, flow, after):
        """Whether the destination is where the source is."""
        for place in after:
            rest = rest_of(place.path, flow.to)
            for each in [rest, *referring(rest)]:
                path = joined(flow.source, each)
                for source in self.seen.after + self.seen.before:
                    if source.path == path and source.begin and \
                            source.begin <= place.begin <= source.end:
                        return True
        return False

    def applied(self, paths, to):
        """Whether the callee was called with texts of these places."""
        result = bool(to is None or any(CALLEE_LETTER in place.text.lower()
                                        for place in self.texts(self.seen.after, to)))
        called = [p for p in self.seen.after if p.path.startswith("call.")]
        for path in paths:
            texts = {p.text for p in self.texts(self.seen.before, path)}
            result = result and any(p.text in texts for p in called)
        return result

    def folded(self, has_callee, start, over, to):
        texts = [p.text for p in self.texts(self.seen.after, to)]
        if has_callee:
            return self.applied([over], to)
        return any(p.text in text for p in self.texts(self.seen.before, over)
                   for text in texts)

    def witnessed(self):
        """Each flow, and whether the run shows it."""
        for flow in self.known.flows:
            # What a function keeps cannot be read.
            ends = [end.partition(".")[0] for end in (flow.source, flow.to) if end]
            if self.roots.issuperset(ends):
                yield str(flow), self.sees(flow)
        for paths, to in self.known.applies:
            yield "apply to (%s) for %s" % (", ".join(paths), to), self.applied(paths, to)
        for fold in self.known.folds:
            yield "fold over %s for %s" % fold[2:], self.folded(*fold)
