# ===--- roundresults.py - uri-tidy ---------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Reads the results of the rounds, which rounds/README.md describes, and computes
their figures."""

import pathlib
from dataclasses import dataclass

import judgements
from packages import Failure

FOLDER = pathlib.Path(__file__).resolve().parent / "rounds"
HEADER = ["package", "place", *judgements.HEADER]
# The outcome of a package that belongs to a round.
TAKEN = "taken"


@dataclass(frozen=True)
class Finding:
    package: str
    # The line of the drawn place that it belongs to; empty if there is none.
    place: str
    row: judgements.Judgement


def numbers():
    """The rounds whose results are known."""
    return sorted(int(path.parent.name) for path in FOLDER.glob("*/findings.tsv"))


def taken(number):
    rows = judgements.read_rows(FOLDER / str(number) / "packages.tsv")
    return [row for row in rows if row["outcome"] == TAKEN]


def places(number):
    return judgements.read_rows(FOLDER / str(number) / "places.tsv")


def load(number):
    path = FOLDER / str(number) / "findings.tsv"
    header, *rows = judgements.read_table(path)
    if header != HEADER:
        raise Failure(f"{path}: the header must be {' '.join(HEADER)}")
    result = []
    for line, cells in enumerate(rows, 2):
        if len(cells) != len(HEADER):
            raise Failure(f"{path}:{line}: {len(cells)} columns")
        row = judgements.Judgement(*cells[2:])
        for problem in judgements.problems(row):
            raise Failure(f"{path}:{line}: {problem}")
        result.append(Finding(*cells[:2], row))
    return result


def rows_of(package):
    """The judgements of a package in the rounds."""
    return [
        each.row
        for number in numbers()
        for each in load(number)
        if each.package == package
    ]


def reported(number):
    return [each for each in load(number) if each.row.seen == "default"]


def distinct(findings):
    """One finding for each value in a function."""
    return list(
        {
            (f.package, f.row.file, f.row.function, f.row.check, f.row.value): f
            for f in reversed(findings)
        }.values()
    )


def found(number, level="", kind=None, seen=judgements.SEEN[:2]):
    """How many true places are found, of how many, at the level and of the kind."""
    hits = {
        (f.package, f.row.file, f.place)
        for f in load(number)
        if f.place and f.row.verdict == "true" and f.row.seen in seen
    }
    true = [
        place
        for place in places(number)
        if place["verdict"] == "true"
        and level in ("", place["level"])
        and kind in (None, place["kind"])
    ]
    here = sum((p["package"], p["file"], p["line"]) in hits for p in true)
    return here, len(true)
