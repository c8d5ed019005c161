#!/usr/bin/python3
# ===--- evaluation.py - uri-tidy -----------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Writes the tables of docs/evaluation.md from the judgements.

With --check, only reports whether the page is out of date. A region of the page
begins with the line '<!-- NAME: written by test/ecosystem/evaluation.py -->' and
ends with '<!-- end of table -->'. NAME is 'measured', 'first-sight', 'sighted',
'sighted-checks', 'both-levels', 'possible-checks', 'reasons', 'rounds', 'round-checks',
'round-packages', or 'findings of PACKAGE...'.
"""

import itertools
import math
import pathlib
import re
import sys
from collections import Counter

sys.dont_write_bytecode = True

import judgements  # noqa: E402
import roundresults  # noqa: E402
from packages import Recipe  # noqa: E402

PAGE = pathlib.Path(__file__).resolve().parents[2] / "docs/evaluation.md"
BEGIN = "<!-- %s: written by test/ecosystem/evaluation.py -->"
END = "<!-- end of table -->"
REGION = re.compile(
    r"(?ms)^<!-- ([^:\n]+): written by test/ecosystem/evaluation\.py -->\n.*?^"
    + re.escape(END)
    + "$"
)


def reported(name):
    return [row for row in judgements.load(name) if row.seen == "default"]


def counts(rows):
    """Findings, and how many of them are true, false and unclear."""
    by_verdict = Counter()
    for row in rows:
        by_verdict[row.verdict] += row.count
    return [by_verdict.total(), *(by_verdict[each] for each in judgements.VERDICTS)]


def wilson(hits, total):
    """The 95 % interval of a share, in percent."""
    if total == 0:
        return 0, 100
    z = 1.959964
    share = hits / total
    center = share + z * z / (2 * total)
    width = z * math.sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    below = 1 + z * z / total
    return 100 * (center - width) / below, 100 * (center + width) / below


def percent(hits, total):
    return f"{100 * hits / total:.0f} %" if total else "–"


def with_interval(hits, total):
    if total == 0:
        return "–"
    low, high = wilson(hits, total)
    return f"{percent(hits, total)} ({low:.0f} to {high:.0f})"


def table(header, rows):
    lines = ["| %s |" % " | ".join(header), "| %s |" % " | ".join(["---"] * len(header))]
    lines += ["| %s |" % " | ".join(map(str, row)) for row in rows]
    return "\n".join(re.sub(r" +\|", " |", line) for line in lines)


def packages_in(wanted):
    return [(name, version) for name, version, kind in judgements.load_packages()
            if kind == wanted]  # fmt: skip


def measured_table():
    rows = []
    for name, version in packages_in("measured"):
        recipe = Recipe.load(name)
        rows.append([recipe.source, version, recipe.units, *counts(reported(name))])
    rows.sort(key=lambda row: row[0])
    totals = [sum(column) for column in zip(*(row[2:] for row in rows))]
    return table(
        ["package", "version", "units", "findings", *judgements.VERDICTS],
        [*rows, ["all", "", *totals]],
    )


def first_sight_table():
    header, *rows = judgements.read_table(judgements.FOLDER / "first-sight.tsv")
    return table(["packages, at first sight", *header[1:-1],
                  "reasons for the false positives"], rows)  # fmt: skip


def missed(rows):
    return sum(row.count for row in rows if row.seen != "default")


def sighted_table():
    rows = []
    for name, version in packages_in("sighted"):
        rows.append([name, version, *counts(reported(name)), missed(judgements.load(name))])
    totals = [sum(column) for column in zip(*(row[2:] for row in rows))]
    return table(
        ["package", "version", "findings", *judgements.VERDICTS, "missed"],
        [*rows, ["all", "", *totals]],
    )


def share_rows(rows):
    """Counts and the share of true findings, with its interval."""
    total, true, false, unclear = counts(rows)
    return [total, true, false, unclear, with_interval(true, true + false),
            with_interval(true, total)]  # fmt: skip


SPELLING = {"uri-lowercase-hex", "uri-encoded-unreserved"}


def without_spelling(rows):
    return [row for row in rows if row.check not in SPELLING]


def checks_table(rows):
    lines = [[f"`{check}`", *share_rows([r for r in rows if r.check == check])]
             for check in sorted({row.check for row in rows})]  # fmt: skip
    lines.append(["all", *share_rows(rows)])
    lines.append(["without the checks on spelling", *share_rows(without_spelling(rows))])
    return table(
        ["check", "findings", *judgements.VERDICTS, "true of true and false",
         "true of all"], lines,
    )  # fmt: skip


def sighted_checks_table():
    return checks_table(
        [row for name, _ in packages_in("sighted") for row in reported(name)]
    )


def read_at_both_levels():
    """The packages of which findings at 'possible' were judged, with their rows."""
    for name, version, kind in judgements.load_packages():
        rows = roundresults.rows_of(name) + judgements.load(name)
        # In packages that were sighted, some were found by reading, and are true.
        at_possible = any(row.seen == "possible" for row in rows)
        if kind == "read" or (kind == "measured" and at_possible):
            yield name, version, [row for row in rows if row.seen != "missed"]


def at_level(rows, level):
    return [row for row in rows if row.seen == level]


def both_levels_table():
    lines = [
        [name, version, *counts(at_level(rows, "default")),
         *counts(at_level(rows, "possible"))]
        for name, version, rows in sorted(read_at_both_levels())
    ]  # fmt: skip
    totals = [sum(column) for column in zip(*(line[2:] for line in lines))]
    return table(
        ["package", "version", "findings", *judgements.VERDICTS, "at `possible`",
         *judgements.VERDICTS],
        [*lines, ["all", "", *totals]],
    )  # fmt: skip


def possible_checks_table():
    return checks_table([row for _, _, rows in read_at_both_levels()
                         for row in at_level(rows, "possible")])  # fmt: skip


def reasons_table():
    """The classes of the false findings in these packages, the most frequent first."""
    by_class = {each: Counter() for each in judgements.OTHER_CLASSES}
    for _, _, rows in read_at_both_levels():
        for row in rows:
            if row.verdict == "false":
                by_class[row.classes[0]][row.seen] += row.count
    lines = [[f"`{each}`", seen["default"], seen["possible"]]
             for each, seen in by_class.items()]  # fmt: skip
    lines.sort(key=lambda line: -line[1] - line[2])
    return table(["reason", "by default", "at `possible`"], lines)


NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven",
           8: "eight", 9: "nine"}  # fmt: skip


def places_of(rows):
    """The places of several findings: `a.c:1, :2 (two), b.c:3`."""
    parts, last = [], None
    for (file, line), same in itertools.groupby(rows, lambda r: (r.file, r.line)):
        count = sum(row.count for row in same)
        name = "" if file == last else file
        number = f" ({NUMBERS.get(count, count)})" if count > 1 and line else ""
        if not line:
            number = f", {NUMBERS.get(count, count)} places"
        parts.append(f"{name}{':' + line if line else ''}{number}")
        last = file
    return ", ".join(parts)


def findings_table(names):
    lines = []
    for name in names:
        prefix = f"{name}, " if len(names) > 1 else ""
        for (check, value, verdict, reason), same in itertools.groupby(
            reported(name), lambda r: (r.check, r.value, r.verdict, r.reason)
        ):
            lines.append([prefix + places_of(list(same)), f"`{check}`", value, verdict,
                          reason])  # fmt: skip
    return table(
        ["place", "check", "subject", "verdict", "input and result, or reason"], lines
    )


def round_rows(findings):
    return [each.row for each in findings]


def rounds_table():
    """A column for each round, a row for each figure."""
    numbers = roundresults.numbers()
    taken = {n: roundresults.taken(n) for n in numbers}
    findings = {n: roundresults.reported(n) for n in numbers}
    rows = {n: round_rows(findings[n]) for n in numbers}
    once = {n: round_rows(roundresults.distinct(findings[n])) for n in numbers}
    shares = {n: share_rows(rows[n]) for n in numbers}

    def recall(number, **which):
        at = roundresults.found(number, seen=["default"], **which)
        return "%d of %d, " % at + with_interval(*at)

    figures = {
        "packages": lambda n: len(taken[n]),
        "units": lambda n: sum(int(row["units"]) for row in taken[n]),
        "findings": lambda n: shares[n][0],
        **{verdict: lambda n, i=index: shares[n][i]
           for index, verdict in enumerate(judgements.VERDICTS, 1)},
        "true of true and false": lambda n: shares[n][4],
        "true of all": lambda n: shares[n][5],
        "true of true and false, each value of a function once":
            lambda n: share_rows(once[n])[4],
        "the same without the checks on spelling":
            lambda n: share_rows(without_spelling(once[n]))[4],
        "true places drawn that are likely, found at the default":
            lambda n: recall(n, level="likely"),
        "all true places drawn, found at the default": recall,
        "of these, `addQueryItem`": lambda n: recall(n, kind="addQueryItem"),
    }  # fmt: skip
    return table(
        ["", *(f"round {number}" for number in numbers)],
        [[label, *map(figure, numbers)] for label, figure in figures.items()],
    )


def round_checks_table():
    return checks_table([row for number in roundresults.numbers()
                         for row in round_rows(roundresults.reported(number))])  # fmt: skip


def round_packages_table():
    lines = []
    for number in roundresults.numbers():
        findings = roundresults.reported(number)
        for row in roundresults.taken(number):
            mine = [each for each in findings if each.package == row["package"]]
            lines.append([number, row["package"], row["version"], row["units"],
                          *counts(round_rows(mine))])  # fmt: skip
    return table(["round", "package", "version", "units", "findings", *judgements.VERDICTS], lines)


def content_of(name):
    fixed = {
        "measured": measured_table,
        "first-sight": first_sight_table,
        "sighted": sighted_table,
        "sighted-checks": sighted_checks_table,
        "both-levels": both_levels_table,
        "possible-checks": possible_checks_table,
        "reasons": reasons_table,
        "rounds": rounds_table,
        "round-checks": round_checks_table,
        "round-packages": round_packages_table,
    }
    if name in fixed:
        return fixed[name]()
    words = name.split()
    if words[:2] != ["findings", "of"]:
        sys.exit(f"{PAGE}: no table is called '{name}'")
    return findings_table(words[2:])


def page_of(text):
    """The page with the tables as they should be."""
    return REGION.sub(
        lambda m: "\n".join([BEGIN % m[1], "", content_of(m[1]), "", END]), text
    )


def main(arguments):
    old = PAGE.read_text(encoding="utf-8")
    new = page_of(old)
    if new == old:
        return 0
    if "--check" in arguments:
        print(f"{PAGE} is out of date, run test/ecosystem/evaluation.py")
        return 1
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
