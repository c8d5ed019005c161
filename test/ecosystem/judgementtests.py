#!/usr/bin/python3
# ===--- judgementtests.py - uri-tidy -------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Tests the judgements, and recomputes the figures that docs/evaluation.md shows."""

import contextlib
import dataclasses
import io
import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import evaluation  # noqa: E402
import evidence  # noqa: E402
import fit  # noqa: E402
import judgements  # noqa: E402
import packages  # noqa: E402
import roundresults  # noqa: E402
from selftest import SOURCE, InFolder, run  # noqa: E402

NESTED = """\
#define OPEN {
namespace a {
// int wrong() {
struct S {
  int first(int x) const {
    if (x) {
      return '{';
    }
    return x; // first
  }
  int table[2] = {1,
                  2}; // none
};
static const char *
second(const char *url)
{
  for (;;) {
    puts("}"); // second
  }
}
int S::third() { return 3; } // third
} // end
"""


class Judgements(InFolder):
    def row(self, line=5, verdict="true", **changed):
        text = SOURCE.splitlines()
        cells = dict(
            version="1", file="src/f.cpp", line=str(line), function="f",
            hash=judgements.hash_of(text[line - 1]), seen="default", places="1",
            check="uri-x", value="b", component="query value", verdict=verdict,
            reason_class="raw-free-text", reason="why",
        )  # fmt: skip
        return judgements.Judgement(**(cells | changed))

    def finding(self, line=5, message="'b' goes into", file="src/f.cpp"):
        return run.Finding("p", file, line, 1, "uri-x", message)

    def compare(self, rows, findings):
        found = judgements.compare(rows, findings, self.root)
        return [len(each) for each in
                (found.known, found.new, found.gone, found.changed)]  # fmt: skip

    def test_hash_ignores_white_space(self):
        self.assertEqual(judgements.hash_of("\ta = b;"), judgements.hash_of("a  =b;"))
        self.assertNotEqual(judgements.hash_of("a=b"), judgements.hash_of("a=c"))

    def test_functions(self):
        lines = NESTED.splitlines()
        for name in ("first", "second"):
            number = next(i for i, text in enumerate(lines, 1) if f"// {name}" in text)
            self.assertEqual(judgements.function_at(NESTED, number), name)
        self.assertEqual(judgements.function_at(NESTED, 12), "")
        self.assertEqual(judgements.function_at(NESTED, 1), "")
        self.assertEqual(judgements.function_at(NESTED, len(lines)), "")

    def test_known_after_a_move(self):
        self.assertEqual(self.compare([self.row()], [self.finding()]), [1, 0, 0, 0])
        moved = self.row(line=5, file="old/g.cpp")
        self.assertEqual(self.compare([moved], [self.finding()]), [1, 0, 0, 0])
        self.assertEqual(
            self.compare([dataclasses.replace(self.row(), line="1000")], [self.finding()]),
            [1, 0, 0, 0],
        )

    def test_new_and_gone(self):
        self.assertEqual(self.compare([], [self.finding()]), [0, 1, 0, 0])
        self.assertEqual(self.compare([self.row()], []), [0, 0, 1, 0])
        other = self.finding()._replace(check="uri-y")
        self.assertEqual(self.compare([self.row()], [other]), [0, 1, 1, 0])
        # What was not reported when it was judged need not be reported.
        self.assertEqual(self.compare([self.row(seen="missed")], []), [0, 0, 0, 0])

    def test_changed_line(self):
        row = self.row(hash="0" * 12)
        self.assertEqual(self.compare([row], [self.finding()]), [0, 0, 0, 1])
        # Another value of the same function is a change of it if nothing else is.
        row = self.row(hash="0" * 12, function="other", value="c")
        self.assertEqual(self.compare([row], [self.finding()]), [0, 1, 1, 0])

    def test_two_on_a_line(self):
        both = [self.row(value="b"), self.row(value="c")]
        findings = [self.finding(message="'c' goes"), self.finding()]
        found = judgements.compare(both, findings, self.root)
        self.assertEqual(
            sorted((finding.message[:3], row.value) for finding, row in found.known),
            [("'b'", "b"), ("'c'", "c")],
        )
        self.assertEqual(self.compare(both[:1], findings), [1, 1, 0, 0])
        self.assertEqual(self.compare([self.row(places="2")], findings), [2, 0, 0, 0])

    def test_without_hash(self):
        row = self.row(hash="", function="")
        self.assertEqual(self.compare([row], [self.finding()]), [1, 0, 0, 0])
        far = self.row(hash="", function="", line=5, value="z")
        self.assertEqual(self.compare([far], [self.finding(line=11)]), [0, 1, 1, 0])

    def test_new_rows_can_be_completed(self):
        package = packages.Package("p", "1", self.root)
        row = judgements.unjudged(self.finding(), package)
        self.assertEqual((row.function, row.value), ("f", "b"))
        self.assertEqual(row.hash, self.row().hash)
        self.assertTrue(list(judgements.problems(row)))
        done = dataclasses.replace(row, verdict="false", reason_class="guarded",
                                   reason="why")  # fmt: skip
        self.assertEqual(list(judgements.problems(done)), [])
        self.assertEqual(self.compare([done], [self.finding()]), [1, 0, 0, 0])

    def test_fill(self):
        row = self.row(hash="", function="")
        self.assertEqual(judgements.fill([row], self.root), [self.row()])

    def test_problems(self):
        self.assertEqual(list(judgements.problems(self.row())), [])
        for wrong in ({"verdict": "no"}, {"seen": "no"}, {"component": "no"},
                      {"check": "no"}, {"line": "x"}, {"places": "0"}, {"hash": "x"},
                      {"file": "/x"}, {"reason": ""}, {"reason_class": "guarded"},
                      {"reason_class": "double no-flag"}, {"version": ""}):  # fmt: skip
            row = dataclasses.replace(self.row(), **wrong)
            self.assertEqual(len(list(judgements.problems(row))), 1, wrong)


class Evaluation(unittest.TestCase):
    """The published figures are those of the judgements."""

    def setUp(self):
        self.page = " ".join(evaluation.PAGE.read_text(encoding="utf-8").split())

    def test_tables_are_valid(self):
        listed = {name for name, *_ in judgements.load_packages()}
        tables = {path.stem for path in judgements.FOLDER.glob("*.tsv")}
        self.assertEqual(tables - {"packages", "first-sight"} - listed, set())
        for name, version, kind in judgements.load_packages():
            self.assertIn(kind, ("measured", "sighted", "read"))
            for row in judgements.load(name):
                self.assertEqual(row.version, version, name)

    def test_page_is_up_to_date(self):
        text = evaluation.PAGE.read_text(encoding="utf-8")
        self.assertEqual(evaluation.page_of(text), text)

    def test_every_judged_package_is_on_the_page(self):
        for name, _ in evaluation.packages_in("measured"):
            if evaluation.reported(name):
                self.assertRegex(self.page, rf"<!-- findings of [^:]*\b{name}\b")

    def shares(self, leave_out=(), only=None):
        rows = [
            row
            for name, _ in evaluation.packages_in("measured")
            if name not in leave_out and (only is None or name in only)
            for row in evaluation.reported(name)
        ]
        total, true, false, _ = evaluation.counts(rows)
        return round(100 * true / (true + false)), round(100 * true / total)

    def test_shares_in_the_text(self):
        decided, all_of_them = self.shares()
        self.assertIn(
            f"Of the true and false findings together, {decided} % are true; of all "
            f"findings, {all_of_them} %.",
            self.page,
        )
        decided, all_of_them = self.shares(leave_out=("epiphany", "xrootd"))
        self.assertIn(f"the figures are {decided} % and {all_of_them} %", self.page)
        first = ("aria2", "curl", "gdal", "i2pd", "libtorrent", "minidlna",
                 "openconnect", "qbittorrent", "qtlocation")  # fmt: skip
        decided, all_of_them = self.shares(only=first)
        self.assertIn(f"they are {decided} % and {all_of_them} %", self.page)

    def test_both_levels_of_a_package_of_a_round(self):
        rows = {name: rows for name, _, rows in evaluation.read_at_both_levels()}
        for name in ("libcmis", "pinot"):
            levels = {row.seen for row in judgements.load(name)}
            self.assertIn("possible", levels)
            of_round = roundresults.rows_of(name)
            self.assertTrue(of_round)
            self.assertEqual(rows[name], of_round + judgements.load(name))

    def test_last_three_rounds(self):
        _, *rows = judgements.read_table(judgements.FOLDER / "first-sight.tsv")
        names = [row[0] for row in rows]
        last = rows[names.index("filezilla, flatpak, geocode-glib, zoneminder"):]
        packages_of = sum(len(row[0].split(", ")) for row in last)
        findings, true, false, unclear = (
            sum(int(row[column]) for row in last) for column in range(1, 5)
        )
        self.assertIn(
            f"The last three rounds, with {packages_of} packages, had {findings} "
            f"findings: {true} true, {false} false, of which 16 are in a single table of "
            f"a test, and {unclear} unclear.",
            self.page,
        )

    def test_intervals(self):
        # Newcombe 1998, table I, method 3.
        for hits, total, low, high in ((81, 263, 25.53, 36.62), (15, 148, 6.24, 16.05),
                                       (0, 20, 0, 16.11), (1, 29, 0.61, 17.18)):  # fmt: skip
            found = evaluation.wilson(hits, total)
            self.assertAlmostEqual(found[0], low, 2)
            self.assertAlmostEqual(found[1], high, 2)


class Fit(InFolder):
    def rows(self):
        kinds = [("true", "raw-data,input"), ("false", "raw-data,stored"),
                 ("unclear", "raw-data"), ("true", "raw-data")]  # fmt: skip
        return [
            {"package": "p", "file": "a.c", "function": "f", "line": "1",
             "seen": "default", "value": f"v{number}", "verdict": verdict,
             "features": features, "level": "likely"}
            for number, (verdict, features) in enumerate(kinds)
        ]  # fmt: skip

    def test_distinct(self):
        rows = self.rows()
        self.assertEqual(fit.distinct(rows + rows), [rows[0], rows[1], rows[3]])

    def test_missed_places_count_for_recall_only(self):
        rows = fit.distinct(self.rows())
        rows[0]["seen"] = "missed"
        self.assertEqual(fit.findings_in(rows), rows[1:])
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            fit.print_quality("all", rows, lambda row: True)
        self.assertIn("3 rows,    2 findings, true     50 %", printed.getvalue())

    def test_prints_weights(self):
        class Model:
            intercept_, coef_ = [0.5], [[1.25]]

        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            fit.print_weights(fit.distinct(self.rows()), ["input"], Model,
                              "uri-unencoded-data")  # fmt: skip
        self.assertRegex(printed.getvalue(), r"(?m)^input +1 +0 +\+1\.2 +\+1\.0$")

    def test_frequent_features(self):
        rows = fit.distinct(self.rows())
        self.assertEqual(fit.frequent(rows, 1), ["input", "stored"])
        self.assertEqual(fit.frequent(rows, 2), [])
        self.assertEqual(fit.matrix(rows, ["input"]), [[1.0], [0.0], [0.0]])

    def test_weights_of_the_table(self):
        weights, levels = fit.weights_in_table("uri-unencoded-data")
        self.assertIn("raw-data", weights)
        self.assertEqual(sorted(levels), ["certain", "likely"])
        # No check without a row gets a weight.
        weights, _ = fit.weights_in_table("uri-lowercase-hex")
        self.assertEqual({name for name, weight in weights.items() if weight},
                         {"literal", "test-data"})  # fmt: skip

    def test_table_of_evidence(self):
        package = packages.Package("p", "1", self.root)
        found = evidence.Explained(package, self.root, {
            "file": "src/f.cpp", "line": 5, "check": "uri-x", "message": "'b' goes",
            "confidence": "likely", "evidence": {
                "component": "query value", "origin": "input",
                "features": [{"feature": "raw-data", "weight": 3},
                             {"feature": "input", "weight": 0.5}]}})  # fmt: skip
        self.assertEqual((found.file, found.level), ("src/f.cpp", "likely"))
        path = self.root / "evidence.tsv"
        evidence.write(path, [["p"] * (len(evidence.HEADER) - 1) + ["a,b"]])
        self.assertEqual(evidence.read(path)[0]["features"], "a,b")


if __name__ == "__main__":
    unittest.main()
