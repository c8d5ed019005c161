#!/usr/bin/env python3
# ===--- sum_results.py - uri-tidy ---------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Sums up JUnit files of ctest and lit as 'N passed, N failed, N skipped'.

The exit code is 1 if a test failed, if a file is missing or malformed (its
runner died), or if no test ran at all.
"""

import sys
import xml.etree.ElementTree as ET


def outcome(case):
    if case.find("failure") is not None or case.find("error") is not None:
        return "failed"
    skipped = case.find("skipped")
    # ctest reports 'notrun' both for a test that skipped itself and for a test
    # whose program is missing.
    if case.get("status") == "notrun" and not (
            skipped is not None and
            skipped.get("message", "").startswith("SKIP_")):
        return "failed"
    if skipped is not None or case.get("status") == "disabled":
        return "skipped"
    return "passed"


def main(paths):
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    for path in paths:
        try:
            cases = list(ET.parse(path).getroot().iter("testcase"))
        except (OSError, ET.ParseError) as error:
            print("no results: %s" % error)
            counts["failed"] += 1
            continue
        for case in cases:
            result = outcome(case)
            counts[result] += 1
            if result != "passed":
                # ctest repeats the same name.
                names = dict.fromkeys([case.get("classname"), case.get("name")])
                print("%s: %s" % (result, ".".join(map(str, names))))
    skipped = ", %d skipped" % counts["skipped"] if counts["skipped"] else ""
    print("%d passed, %d failed%s" % (counts["passed"], counts["failed"], skipped))
    return 1 if counts["failed"] or not counts["passed"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
