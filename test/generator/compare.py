# ===--- compare.py - uri-tidy -------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compares the texts that the sinks of a program received with the analysis."""

import collections
import dataclasses

from matcher import countable, verdict, witnesses
from texts import Value, spell, walk

ORIGINS = ("source", "text_source", "fill")
KINDS = ("outside", "harmless", "encoded", "chars")


@dataclasses.dataclass(frozen=True)
class Failure:
    """A sink received a text that the analysis excludes."""
    program: str
    sink: str
    kind: str
    data: bytes
    given: tuple
    texts: tuple
    constructs: frozenset

    def report(self):
        return "%s got %r, %s\n  given: %s\n%s" % (
            self.sink, self.data, {
                "outside": "which is not one of its texts",
                "chars": "with a byte that the analysis excludes"
            }.get(self.kind, "which is not " + self.kind),
            ", ".join("%s %r" % pair for pair in self.given),
            "\n".join("  text: " + text for text in self.texts))


@dataclasses.dataclass
class Figures:
    """Sums over programs."""
    programs: int = 0
    runs: int = 0
    sinks: int = 0
    reached: int = 0
    without_text: int = 0
    texts: int = 0
    alternatives: int = 0
    alternatives_seen: int = 0
    needing: int = 0
    needing_seen: int = 0
    values: int = 0
    lost: int = 0
    unknown: int = 0
    wrong: collections.Counter = dataclasses.field(default_factory=collections.Counter)
    # By construct: the numbers of sinks that were reached, were wrong, lost a value, or
    # had no text.
    constructs: dict = dataclasses.field(default_factory=lambda: collections.defaultdict(
        collections.Counter))

    def add(self, other):
        for field in dataclasses.fields(self):
            mine, theirs = getattr(self, field.name), getattr(other, field.name)
            if isinstance(mine, int):
                setattr(self, field.name, mine + theirs)
            elif field.name == "constructs":
                for name, counts in theirs.items():
                    mine[name].update(counts)
            else:
                mine.update(theirs)


class Comparison:
    """Compares the runs of one program with the texts that the analysis predicts for its
    sinks."""

    def __init__(self, program, log, texts):
        self.program = program
        self.log = log
        self.figures = Figures(programs=1, runs=log.count)
        self.failures = []
        self.texts = {}
        self.through_calls = {}
        for sink in program.sinks:
            function = program.renamed(sink.function)
            own = [text.node for text in texts.get((function, sink.name), ())
                   if text.depth == 0 or function == program.name]
            self.texts[sink.name] = own
            if function != program.name:
                # The texts that the callers of the function pass to the sink.
                self.through_calls[sink.name] = [
                    text.node for text in texts.get((program.name, sink.name), ())]
        self.names = {}
        self.known = {}
        self.seen = set()

    def names_in(self, nodes):
        key = tuple(map(id, nodes))
        if key not in self.names:
            self.names[key] = sorted({part.name for node in nodes for part in walk(node)
                                      if isinstance(part, Value) and part.name})
        return self.names[key]

    def judge(self, nodes, data, given):
        """Returns the verdict. Each case is evaluated once, and what the bytes show is
        recorded."""
        relevant = {name: given[name] for name in self.names_in(nodes) if name in given}
        key = (tuple(map(id, nodes)), data,
               tuple((name, tuple(values)) for name, values in relevant.items()))
        if key not in self.known:
            self.known[key] = verdict(nodes, data, relevant)
            for node in nodes:
                if not self.known[key] and self.is_open(node):
                    witnesses(node, data, relevant, self.seen)
        return self.known[key]

    def is_open(self, node):
        return any(part not in self.seen for part in countable(node))

    def run(self):
        wrong = {}
        reached = set()
        constructs = {sink.name: sink.constructs for sink in self.program.sinks}
        for events in self.log.runs:
            given = {name: [] for name, kind in self.program.externals.items()
                     if kind in ORIGINS}
            for what, name, data in events:
                if what == "g":
                    if name in given and data not in given[name]:
                        given[name].append(data)
                    continue
                reached.add(name)
                if name in wrong:
                    continue
                for nodes in (self.texts[name], self.through_calls.get(name)):
                    kind = self.judge(nodes, data, given) if nodes else ""
                    if kind:
                        wrong[name] = kind
                        self.failures.append(Failure(
                            self.program.name, name, kind, data, tuple(
                                (n, v) for n, v in given.items() if v),
                            tuple(map(spell, nodes)), constructs[name]))
                        break
        self.count(reached, wrong)
        return self

    def count(self, reached, wrong):
        figures = self.figures
        for sink in self.program.sinks:
            figures.sinks += 1
            if sink.name not in reached:
                continue
            figures.reached += 1
            nodes = self.texts[sink.name]
            parts = [part for node in nodes for part in walk(node)]
            values = [part for part in parts if isinstance(part, Value)]
            lost = [value for value in values if value.lost]
            figures.texts += len(nodes)
            figures.without_text += not nodes
            figures.values += len(values)
            figures.lost += len(lost)
            figures.unknown += sum(not value.lost and value.kind == "unknown"
                                   for value in values)
            for node in nodes:
                for kind, part in countable(node):
                    is_seen = (kind, part) in self.seen
                    if kind == "value":
                        figures.needing += 1
                        figures.needing_seen += is_seen
                    else:
                        figures.alternatives += 1
                        figures.alternatives_seen += is_seen
            figures.wrong.update([wrong[sink.name]] if sink.name in wrong else [])
            for name in sink.constructs:
                figures.constructs[name].update({
                    "sinks": 1, "wrong": sink.name in wrong, "lost": bool(lost),
                    "none": not nodes})
