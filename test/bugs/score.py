# ===--- score.py - uri-tidy ----------------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Reads the files of the benchmark, and scores the findings in them."""

import collections
import re
from typing import NamedTuple

REASONING = {
    "literal": "literal text",
    "expression": "one expression",
    "flow": "the preceding statements",
    "join": "branches and loops",
    "out-parameter": "a value written through an argument",
    "summary": "the effect of a helper in the file",
    "sink": "the text that an API expects",
    "catalogue": "the effect of an API on its arguments",
    "encoder": "the output of an encoder for each byte",
}
FACT = re.compile(r"// (?P<name>[A-Z][a-z]+): (?P<text>.*)")
MARK = re.compile(
    r"(?://|/\*) ?(?P<kind>BUG|MISSED|OR|ALSO)(?: (?P<check>uri-[a-z-]+))?(?: \*/[ \\]*)?$"
)


class Failure(Exception):
    pass


class Finding(NamedTuple):
    file: str
    mended: bool
    line: int
    column: int
    check: str
    message: str

    def __str__(self):
        mended = " (fixed)" if self.mended else ""
        return (
            f"{self.file}:{self.line}:{self.column}{mended}: "
            f"{self.message} [{self.check}]"
        )


class Defect:
    def __init__(self, file, check, line, is_known_miss):
        self.is_known_miss = is_known_miss
        self.file = file
        self.check = check
        self.line = line
        self.lines = {line}
        self.findings = []


class Source:
    """One file of the benchmark."""

    def __init__(self, path, name, is_case):
        self.path = path
        self.name = name
        self.is_case = is_case
        self.facts = {}
        self.defects = []
        self.also = set()
        lines = path.read_text(encoding="utf-8").splitlines()
        self.read_facts(lines)
        self.read_marks(lines)

    def fail(self, problem, line=None):
        place = self.name if line is None else f"{self.name}:{line}"
        raise Failure(f"{place}: {problem}")

    def read_facts(self, lines):
        last = None
        for number, line in enumerate(lines, 1):
            fact = FACT.match(line)
            if fact:
                last = fact["name"]
                if last in self.facts:
                    self.fail(f"a second '{last}'", number)
                self.facts[last] = fact["text"].strip()
            elif last and line.startswith("//   "):
                self.facts[last] += " " + line[2:].strip()
            else:
                break
        wanted = {"Check", "Reasoning", "Source", "Input"}
        if not self.is_case:
            wanted = {"Trap"}
        for name in wanted - set(self.facts):
            self.fail(f"has no fact '{name}'")
        known = {"Missed", "Source"} | ({"Sight", "Noise"} if self.is_case else set())
        for name in set(self.facts) - wanted - known:
            self.fail(f"'{name}' is not a known fact")
        if self.facts.get("Sight", "found") not in ("found", "possible", "missed"):
            self.fail("'Sight' is found, possible or missed")
        reasoning = self.facts.get("Reasoning")
        if reasoning and reasoning not in REASONING:
            self.fail(f"'{reasoning}' is not a kind of reasoning")

    def read_marks(self, lines):
        before = set()
        for number, line in enumerate(lines, 1):
            mark = MARK.search(line)
            if not mark:
                continue
            if mark["kind"] in ("BUG", "MISSED"):
                check = mark["check"] or self.facts.get("Check")
                self.defects.append(Defect(self.name, check, number,
                                           mark["kind"] == "MISSED"))
            elif mark["kind"] == "ALSO":
                if not mark["check"]:
                    self.fail("'ALSO' requires a check", number)
                self.also.add((number, mark["check"]))
            elif mark["check"]:
                self.fail("'OR' must not specify a check", number)
            else:
                (self.defects[-1].lines if self.defects else before).add(number)
        if self.defects:
            self.defects[0].lines |= before
        if self.is_case != bool(self.defects):
            self.fail("a case needs a 'BUG', and a trap has none")
        has_miss = any(each.is_known_miss for each in self.defects)
        if has_miss != ("Missed" in self.facts):
            self.fail("a 'MISSED' needs the fact with the reason, and the fact "
                      "a 'MISSED'")


def load(folder):
    sources = []
    for kind in ("cases", "traps"):
        for path in sorted((folder / kind).glob("*")):
            if path.suffix in (".c", ".cpp"):
                name = f"{kind}/{path.name}"
                sources.append(Source(path, name, kind == "cases"))
    if not any(source.is_case for source in sources):
        raise Failure(f"{folder}: no cases")
    return sources


class Score:
    """Determines which findings are true, and which defects are found."""

    def __init__(self, sources, findings):
        self.sources = {source.name: source for source in sources}
        self.false = []
        self.also = []
        self.noise = []
        for finding in sorted(findings):
            self.judge(finding)
        self.defects = [
            defect for source in sources for defect in source.defects
        ]
        self.missed = [each for each in self.defects if not each.findings]

    def judge(self, finding):
        source = self.sources[finding.file]
        if not finding.mended:
            for defect in source.defects:
                if (finding.check, True) == (
                    defect.check,
                    finding.line in defect.lines,
                ):
                    defect.findings.append(finding)
                    return
            if (finding.line, finding.check) in source.also:
                self.also.append(finding)
                return
        elif "Noise" in source.facts:
            self.noise.append(finding)
            return
        self.false.append(finding)

    def recall(self, wanted=lambda defect: True):
        """The numbers of found and of all defects among those that are wanted."""
        defects = [each for each in self.defects if wanted(each)]
        return sum(bool(each.findings) for each in defects), len(defects)

    def precision(self, wanted=lambda check: True):
        """The numbers of true and of all findings of the wanted checks."""
        right = sum(
            len(each.findings) for each in self.defects if wanted(each.check)
        )
        false = sum(wanted(finding.check) for finding in self.false)
        return right, right + false

    def reasoning(self, defect):
        return self.sources[defect.file].facts["Reasoning"]

    def per_check(self):
        """Each check with its recall and precision."""
        checks = {each.check for each in [*self.defects, *self.false]}
        for check in sorted(checks):
            yield (check, self.recall(lambda each: each.check == check),
                   self.precision(lambda each: each == check))  # fmt: skip

    def per_reasoning(self):
        """Each kind of reasoning with its recall."""
        counts = collections.Counter(map(self.reasoning, self.defects))
        for kind in REASONING:
            if counts[kind]:
                yield kind, self.recall(
                    lambda each: self.reasoning(each) == kind
                )

    def reason(self, defect):
        return self.sources[defect.file].facts.get("Missed", "no reason yet")

    def regressions(self):
        """The defects that are missed, and not marked as missed."""
        return [each for each in self.missed if not each.is_known_miss]

    def progress(self):
        """The defects that are found, but marked as missed."""
        return [each for each in self.defects
                if each.is_known_miss and each.findings]

    def silenced(self):
        """The files whose findings in the fixed code are known, but have none."""
        noisy = {finding.file for finding in self.noise}
        return [name for name, source in self.sources.items()
                if "Noise" in source.facts and name not in noisy]

    def passes(self):
        """Whether only known defects are missed and no finding is false."""
        return not (self.regressions() or self.progress() or self.false
                    or self.silenced())
