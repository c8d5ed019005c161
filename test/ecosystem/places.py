# ===--- places.py - uri-tidy ---------------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Compares findings with manually classified places.

The places are a table separated by tabs, with a header line. It must have the
columns package (or corpus), file, line and verdict; 'true' indicates a defect,
'fine' or 'false' correct code, and 'unclear' neither. The columns kind and why
are printed if they exist.

A finding is at a place if its file ends with the file of the place, at a
directory boundary, and if it is in the same statement or at most two lines away.
A place may specify any line of a statement, while a finding is reported at the
operand, so all lines of a statement are equivalent. A statement extends from the
line after the last ';', '{', '}', label, blank or preprocessor line to the next
';', '{' or '}' at the end of a line. A finding near several places only belongs
to the nearest one, so that it does not count for adjacent places.
"""

import csv
import functools
import re
from typing import NamedTuple

from packages import Failure

NEAR = 2
ENDS_STATEMENT = re.compile(r"[;{}]\s*$|^\s*(case\b.*|default|\w+)\s*:\s*$")
COMMENT = re.compile(r"\s*(//.*|/\*[^*]*\*/\s*)$")


class Place(NamedTuple):
    package: str
    file: str
    line: int
    verdict: str
    kind: str
    why: str

    def __str__(self):
        kind = f" ({self.kind})" if self.kind else ""
        return f"{self.package}/{self.file}:{self.line}:{kind} {self.why}"


def load(path):
    verdicts = {"true": "true", "fine": "fine", "false": "fine",
                "unclear": "unclear"}  # fmt: skip
    places = []
    with open(path, newline="", encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        for row in rows:
            try:
                place = Place(
                    row.get("package") or row["corpus"],
                    row["file"],
                    int(row["line"]),
                    verdicts[row["verdict"]],
                    row.get("kind") or row.get("component") or "",
                    row.get("why") or row.get("reason") or "",
                )
            except (KeyError, TypeError, ValueError) as error:
                raise Failure(
                    f"{path}:{rows.line_num}: not a valid place: {error!r}"
                ) from error
            places.append(place)
    return places


@functools.cache
def source_lines(path):
    # Not splitlines(), which also splits at form feeds, unlike compilers.
    return path.read_text(errors="replace").split("\n")


def ends_statement(text):
    code = COMMENT.sub("", text)
    return (
        not text.strip()
        or code.lstrip().startswith("#")
        or ENDS_STATEMENT.search(code)
    )


def statement(path, line):
    """The first and last line of the statement at a line, counted from 1."""
    lines = source_lines(path)
    if line > len(lines):
        return line, line
    first = last = line
    while first > 1 and not ends_statement(lines[first - 2]):
        first -= 1
    while last < len(lines) and not ends_statement(lines[last - 1]):
        last += 1
    return first, last


def distance(root, place, finding):
    """The number of lines between a place and a finding; None if unrelated."""
    if not ("/" + finding.file).endswith("/" + place.file):
        return None
    first, last = statement(root / finding.file, place.line)
    if first <= finding.line <= last:
        return 0
    lines = abs(finding.line - place.line)
    return lines if lines <= NEAR else None


def assign(root, places, findings):
    """The findings at each place."""
    found = {place: [] for place in places}
    for finding in findings:
        near = [
            (lines, place)
            for place in places
            if (lines := distance(root, place, finding)) is not None
        ]
        for lines, place in near:
            if lines == min(near)[0]:
                found[place].append(finding)
    return found


def compare(package, places, findings):
    """Prints which places of the package were found."""
    found = assign(package.root, places, findings)
    total = {"true": 0, "fine": 0, "unclear": 0}
    hit = dict(total)
    for place in places:
        total[place.verdict] += 1
        hit[place.verdict] += bool(found[place])
    print(
        f"  true places found: {hit['true']} of {total['true']}, "
        f"fine places hit: {hit['fine']} of {total['fine']}, "
        f"unclear places hit: {hit['unclear']} of {total['unclear']}"
    )
    for place in places:
        if place.verdict == "true" and not found[place]:
            print(f"  missed: {place}")
        if place.verdict == "fine":
            for finding in found[place]:
                print(f"  false: {finding}\n    {place}")
    listed = {each for hits in found.values() for each in hits}
    print(f"  findings at no listed place: {len(set(findings) - listed)}")
