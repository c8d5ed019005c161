#!/usr/bin/env python3
# ===--- expect_exit.py - uri-tidy ---------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Runs a command, and fails unless it exits with the given code.

  // RUN: %exit 3 %uri_tidy missing.c 2>&1 | FileCheck %s
"""

import subprocess
import sys

# A command that hangs must not hang the suite.
TIMEOUT_SECONDS = 300


def main():
    wanted = int(sys.argv[1])
    code = subprocess.call(sys.argv[2:], timeout=TIMEOUT_SECONDS)
    if code != wanted:
        print("exit code %d instead of %d: %s" %
              (code, wanted, " ".join(sys.argv[2:])), file=sys.stderr)
    return 0 if code == wanted else 1


if __name__ == "__main__":
    sys.exit(main())
