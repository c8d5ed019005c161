# ===--- spell.py - uri-tidy ----------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Prints the texts that the functions 'sink' of a program receive: the name of the
function and each text, in the notation of the generator of programs."""

import os
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(__file__), os.pardir, "generator"))

import texts  # noqa: E402

output = subprocess.run(
    [sys.argv[1], "--dump-texts", *sys.argv[2:]], stdout=subprocess.PIPE, text=True,
    check=True).stdout
for text in texts.read(output.split("\n")):
    if text.kind == "argument" and text.name == "sink":
        print("%s: %s" % (text.function, texts.spell(text.node)))
