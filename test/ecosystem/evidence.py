# ===--- evidence.py - uri-tidy -------------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Writes the evidence of the judged findings of a package, for fit.py.

The driver checks the package at all levels. The table is separated by tabs, with a
header line, and has a row for each finding with a judgement.
"""

import csv
import json
import pathlib

import exhaustive
import judgements
import roundresults
from packages import Failure

CONFIG = "{CheckOptions: {MinConfidence: possible}}"
HEADER = ["package", "check", "file", "line", "function", "value", "seen",
          "verdict", "class", "level", "component", "origin", "features"]  # fmt: skip


class Explained:
    """A finding with what is known about it."""

    def __init__(self, package, root, found):
        path = pathlib.Path(root, found["file"]).resolve()
        inside = path.is_relative_to(package.root)
        self.file = str(path.relative_to(package.root)) if inside else str(path)
        self.line = found["line"]
        self.check = found["check"]
        self.message = found["message"]
        self.level = found.get("confidence", "")
        evidence = found.get("evidence", {})
        self.component = evidence.get("component", "")
        self.origin = evidence.get("origin", "")
        self.features = [each["feature"] for each in evidence.get("features", [])]


def findings_of(package, driver):
    """The findings in a package, at all levels."""
    command = [str(driver), "--checks=-*,uri-*", f"--config={CONFIG}", "--quiet",
               "--format=json"]  # fmt: skip
    try:
        report = json.loads(exhaustive.run(package, command))
    except json.JSONDecodeError as error:
        raise Failure(f"{package.name}: the report is not JSON: {error}") from error
    return [Explained(package, report["root"], found) for found in report["findings"]
            if "file" in found and "evidence" in found]  # fmt: skip


def rows_of(package, findings):
    """Rows for the findings with a judgement."""
    judged = roundresults.rows_of(package.name) + judgements.load(package.name)
    compared = judgements.compare(judged, findings, package.root)
    for finding, row in compared.known:
        yield [package.name, row.check, finding.file, finding.line, row.function,
               row.value, row.seen, row.verdict, row.reason_class, finding.level,
               finding.component, finding.origin, ",".join(finding.features)]  # fmt: skip


def write(path, rows):
    with open(path, "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file, delimiter="\t", lineterminator="\n",
                           quoting=csv.QUOTE_NONE, quotechar=None)  # fmt: skip
        table.writerow(HEADER)
        table.writerows(rows)


def read(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
