# ===--- scan_cases.py - uri-tidy -----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Checks files with and without --exhaustive.

The findings must be the same, and the case specifies the number of parsed files.
"""

import os
import re
import shutil
import subprocess
import sys

tool = sys.argv[2:]
failures = []
STRING = ("#include <string>\n"
          "std::string escape(const std::string &);\n"
          "void use(const std::string &);\n")
FIND = "#include \"string.h\"\nvoid f(const std::string &title) { %s; }\n"
QUIET = "int f(int a, int b) { return a / b; }\n"


def case(what, files, parsed, findings, flags=(), options=()):
    """Files whose names end with .cpp or .c are units."""
    shutil.rmtree("src", ignore_errors=True)
    shutil.rmtree("system", ignore_errors=True)
    files = {"src/string.h": "#pragma once\n" + STRING, **files}
    for path, text in files.items():
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", newline="") as f:
            f.write(text)
    units = sum(path.startswith("src") and path.endswith((".cpp", ".c")) for path in files)

    def run(*more):
        done = subprocess.run(
            [*tool, "--no-cache", "--config={}", *options, *more, "src", "--",
             "-std=c++17", "-w", "-Isrc", "-isystem", "system", *flags],
            capture_output=True, text=True)
        found = sorted(set(re.findall(r"(?m)^\S+:\d+:\d+: warning: .*\]$", done.stdout)))
        return done, found

    quick, found = run()
    whole, expected = run("--exhaustive")
    skipped = re.search(r"(\d+) did not have to be parsed", quick.stderr)
    actual = units - int(skipped.group(1)) if skipped else units
    if found != expected:
        failures.append("%s: other findings: %s, exhaustive %s\n%s" %
                 (what, found, expected, whole.stderr))
    if len(found) != findings:
        failures.append("%s: %d findings expected: %s\n%s%s" %
                 (what, findings, found, whole.stdout, whole.stderr))
    if actual != parsed:
        failures.append("%s: %d of %d parsed, not %d" % (what, actual, units, parsed))


def finds(what, statement, prefix=""):
    """One finding in one of two files; only that file is parsed."""
    case(what, {"src/a.cpp": prefix + FIND % statement, "src/b.cpp": QUIET}, 1, 1)


def finish():
    sys.exit("\n".join(failures) or 0)
