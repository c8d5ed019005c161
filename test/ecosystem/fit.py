#!/usr/bin/python3
# ===--- fit.py - uri-tidy ------------------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Fits the weights of features to judged findings; run by hand.

Reads tables of './dev ecosystem --evidence=FILE'. Fits a logistic regression with
Debian's python3-sklearn, with an L2 penalty, leaving one package out at a time, and
prints the precision and recall of the current levels and of the fit, with 95 %
intervals, and the weights next to those of evidence.yaml. Changes nothing: a weight
is changed in evidence.yaml after its row has been read.

The same value in one function counts once, and what is unclear does not count.
Places that were found by reading, because they were not reported, are all true.
Therefore, neither the fit nor precision counts them, but recall does.
"""

import argparse
import pathlib
import sys
from collections import defaultdict

import yaml

sys.dont_write_bytecode = True

import evaluation  # noqa: E402
import evidence  # noqa: E402

TABLE = (
    pathlib.Path(__file__).resolve().parents[2] / "checks/knowledge/evidence.yaml"
)


def weights_in_table(check):
    """The weights of evidence.yaml for a check, and the scores of the levels."""
    document = yaml.safe_load(TABLE.read_text(encoding="utf-8"))
    weights = {}
    for section in document["sections"]:
        for feature in section["features"]:
            given = feature.get("weights", {})
            weights[feature["feature"]] = given.get(check, given.get("all", 0))
    return weights, document["levels"]


def distinct(rows):
    """The decided rows, one for each value in a function."""
    chosen = {}
    for row in rows:
        if row["verdict"] != "unclear":
            key = (row["package"], row["file"], row["function"] or row["line"],
                   row["value"])  # fmt: skip
            chosen.setdefault(key, row)
    return list(chosen.values())


def frequent(rows, least):
    """The features that separate at least so many rows of each kind."""
    counts = defaultdict(int)
    for row in rows:
        for feature in row["features"].split(","):
            counts[feature] += 1
    return sorted(f for f, n in counts.items() if least <= n <= len(rows) - least)


def matrix(rows, features):
    return [[float(f in row["features"].split(",")) for f in features] for row in rows]


def outcomes(rows):
    return [row["verdict"] == "true" for row in rows]


def findings_in(rows):
    return [row for row in rows if row["seen"] != "missed"]


def fitted(rows, features, strength):
    from sklearn.linear_model import LogisticRegression

    # One value of each verdict is required.
    if len(set(outcomes(rows))) < 2:
        return None
    return LogisticRegression(C=1 / strength, max_iter=1000).fit(
        matrix(rows, features), outcomes(rows)
    )


def left_out(rows, least, strength):
    """The probability of each row, from the findings of the other packages."""
    result = {}
    for package in sorted({row["package"] for row in rows}):
        others = findings_in(row for row in rows if row["package"] != package)
        own = [row for row in rows if row["package"] == package]
        features = frequent(others, least)
        model = fitted(others, features, strength)
        for row in own:
            share = sum(outcomes(others)) / len(others)
            result[id(row)] = (
                model.predict_proba(matrix([row], features))[0][1] if model else share
            )
    return result


def print_quality(name, rows, is_reported):
    """Precision and recall of what is reported."""
    reported = [row for row in rows if is_reported(row)]
    findings = findings_in(reported)
    true = sum(outcomes(findings))
    print(
        f"{name:30} {len(reported):4} rows, {len(findings):4} findings, true "
        f"{evaluation.with_interval(true, len(findings)):>18}, recall "
        f"{evaluation.with_interval(sum(outcomes(reported)), sum(outcomes(rows))):>18}"
    )


def print_weights(rows, features, model, check):
    table, _ = weights_in_table(check)
    print(f"\n{'feature':22} {'true':>5} {'false':>5} {'fitted':>7} {'table':>6}")
    print(f"{'(all)':22} {'':5} {'':5} {model.intercept_[0]:+7.1f}")
    for feature, weight in sorted(zip(features, model.coef_[0]), key=lambda p: -p[1]):
        with_it = [row for row in rows if feature in row["features"].split(",")]
        hits = sum(outcomes(with_it))
        print(
            f"{feature:22} {hits:5} {len(with_it) - hits:5} {weight:+7.1f} "
            f"{table.get(feature, 0):+6.1f}"
        )


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tables", nargs="+", type=pathlib.Path, metavar="FILE")
    parser.add_argument("--check", default="uri-unencoded-data")
    parser.add_argument("--least", type=int, default=5, metavar="N",
                        help="leave out rarer features (default: %(default)s)")  # fmt: skip
    parser.add_argument("--strength", type=float, default=1.0, metavar="X",
                        help="of the penalty (default: %(default)s)")  # fmt: skip
    arguments = parser.parse_args()
    every = [row for path in arguments.tables for row in evidence.read(path)
             if row["check"] == arguments.check]  # fmt: skip
    rows = distinct(every)
    findings = findings_in(rows)
    features = frequent(findings, arguments.least)
    model = fitted(findings, features, arguments.strength) if features else None
    if not model:
        sys.exit(f"{arguments.check}: more findings are required, true and false ones")
    print(
        f"{arguments.check}: {len(rows)} distinct decided places in "
        f"{len({row['package'] for row in rows})} packages, {len(findings)} of them "
        f"findings, {sum(outcomes(findings))} true; {len(every)} rows\n"
    )
    print_quality("all of them", rows, lambda row: True)
    print_quality("levels of the table", rows, lambda row: row["level"] != "possible")
    chance = left_out(rows, arguments.least, arguments.strength)
    for limit in (0.3, 0.5, 0.7, 0.9, 0.95):
        print_quality(f"left out, from {limit:.0%} on", rows,
                      lambda row, limit=limit: chance[id(row)] >= limit)  # fmt: skip
    print_weights(findings, features, model, arguments.check)


if __name__ == "__main__":
    main()
