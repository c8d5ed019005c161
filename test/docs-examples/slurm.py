# ===--- slurm.py - uri-tidy ---------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# REQUIRES: slurm
# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %source_root/docs/ci.md %uri_tidy

# The job array of docs/ci.md on a cluster of one node.

import json
import os
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from slurm_cluster import cluster

page, driver = sys.argv[1:]
blocks = dict(re.findall(r"(?ms)^```(bash)\n(#!/bin/bash\n#SBATCH.*?)^```$",
                         pathlib.Path(page).read_text()))
submit, = re.findall(r"(?ms)^```sh\n(sbatch .*?)^```$", pathlib.Path(page).read_text())
os.makedirs("bin")
os.symlink(driver, "bin/uri-tidy")
os.environ["PATH"] = os.path.abspath("bin") + os.pathsep + os.environ["PATH"]
os.makedirs("src")
pathlib.Path("uri-tidy.sbatch").write_text(blocks["bash"])
for name in "abc":
    pathlib.Path("src/%s.c" % name).write_text(
        'const char *const %s = "http://h/%%2f";\n' % name.upper())
# Do not use the database of the surrounding build tree.
pathlib.Path("compile_commands.json").write_text(json.dumps([
    {"directory": os.getcwd(), "file": "src/%s.c" % name,
     "command": "cc -c src/%s.c" % name} for name in "abc"]))

with cluster() as home:
    done = subprocess.run(["bash", "-e", "-c", submit], capture_output=True, text=True)
    if done.returncode != 0:
        logs = [*pathlib.Path().glob("slurm-*.out"), *home.glob("*.log")]
        sys.exit("exit code %d\n%s%s%s" % (
            done.returncode, done.stdout, done.stderr,
            "".join("%s:\n%s" % (log.name, log.read_text()) for log in logs)))
parts = [json.loads(pathlib.Path("%d.sarif" % i).read_text())["runs"][0]["results"]
         for i in range(1, 5)]
whole = json.loads(pathlib.Path("uri-tidy.sarif").read_text())["runs"][0]["results"]
if sum(map(len, parts)) != 3 or len(whole) != 3 or max(map(len, parts)) != 1:
    sys.exit("findings of the tasks: %s, together %d" % ([len(p) for p in parts], len(whole)))
