# ===--- exhaustive.py - uri-tidy -----------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Compares the findings of a normal run with those of --exhaustive.

Both check a whole package, without a cache. exhaustive.tsv, a table with tabs
and a header line, lists the differences that are known: findings that only
--exhaustive has, and why. A finding that only the normal run has is never right.
"""

import csv
import pathlib
import subprocess
from typing import NamedTuple

from packages import Failure

ALLOWED = pathlib.Path(__file__).resolve().parent / "exhaustive.tsv"
SECONDS = 7200


class Place(NamedTuple):
    """A finding, but for its line, which changes with the package's version."""

    package: str
    file: str
    check: str
    message: str

    @staticmethod
    def of(finding):
        return Place(
            finding.package, finding.file, finding.check, finding.message
        )


def load(path=ALLOWED):
    with open(path, newline="", encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {Place(*(row[name] for name in Place._fields)) for row in rows}


def run(package, command):
    """What the driver prints about the whole package."""
    done = subprocess.run(
        [*command, "--no-cache", "-p", str(package.database)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        timeout=SECONDS,
        cwd=package.root,
    )
    if done.returncode not in (0, 1, 3):
        raise Failure(
            f"{package.name}: exit code {done.returncode} of "
            f"{' '.join(done.args)}\n{done.stderr[-2000:]}"
        )
    return done.stdout


def compare(package, found, expected, allowed):
    """What is wrong with the findings of a normal run, where those expected are
    of --exhaustive."""
    lost = sorted(expected - found)
    known = {each for each in allowed if each.package == package.name}
    return [
        *(f"only without --exhaustive: {each}" for each in sorted(found - expected)),
        *(
            f"only with --exhaustive: {each}"
            for each in lost
            if Place.of(each) not in known
        ),
        *(
            f"{ALLOWED.name} lists what is no difference: {'; '.join(each)}"
            for each in sorted(known - {Place.of(each) for each in lost})
        ),
    ]
