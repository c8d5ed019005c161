# ===--- programs.py - uri-tidy ------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# RUN: %clang -std=c11 -fsyntax-only -Wno-format %source_root/docs/examples/weather.c
# RUN: %clangxx -std=c++17 -fsyntax-only -Wall -Wextra -Werror %source_root/docs/examples/stations.cpp
# RUN: %uri_tidy --list-checks >%t.checks
# RUN: %python %s %source_root %uri_tidy %t.checks

# The programs in docs/examples compile, every check has a finding in them, and the
# README shows the findings.

import pathlib
import re
import subprocess
import sys

ROOT, DRIVER = pathlib.Path(sys.argv[1]), sys.argv[2]
checks = re.findall(r"(?m)^    (uri-\S+)$",
                    pathlib.Path(sys.argv[3]).read_text(encoding="utf-8"))
assert checks, "the driver lists no check"


def output(*names):
    files = [str(ROOT / "docs/examples" / name) for name in names]
    run = subprocess.run([DRIVER, *files], capture_output=True, text=True,
                         encoding="utf-8", check=False)
    assert run.returncode == 1, run.stderr
    return run.stdout.replace("%s/" % ROOT, "")


found = output("stations.cpp", "weather.c")
missing = [check for check in checks if "[%s]" % check not in found]
readme = (ROOT / "README.md").read_text(encoding="utf-8")
shown = re.search(r"(?ms)^\$ build/bin/uri-tidy docs/examples/stations.cpp\n```\n\n"
                  r"```text\n(.*?)^```$", readme)
if missing:
    print("no finding of %s" % ", ".join(missing))
if not shown or shown.group(1) != output("stations.cpp"):
    print("README.md should show\n%s" % output("stations.cpp"))
    missing.append("README.md")
sys.exit(bool(missing))
