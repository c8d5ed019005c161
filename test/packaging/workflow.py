# ===--- workflow.py - uri-tidy ------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %source_root

# The workflow of a release: what can be run without its runner. The steps that make the
# files and the image are those of archive.py and container.py.

import os
import pathlib
import re
import shutil
import subprocess
import sys

import yaml

source = pathlib.Path(sys.argv[1])
WRITES = {"publish"}


def expect(condition, what):
    if not condition:
        sys.exit("release.yml: %s" % what)


def sh(script, where=".", code=0, **variables):
    done = subprocess.run(["bash", "-ec", script], cwd=where, capture_output=True, text=True,
                          env=dict(os.environ, **variables), check=False)
    expect(done.returncode == code, "exit code %d of %s\n%s%s" % (
        done.returncode, script, done.stdout, done.stderr))
    return done.stdout


workflow = yaml.safe_load((source / ".github/workflows/release.yml").read_text())
expect(workflow["permissions"] == {"contents": "read"}, "more than reading is permitted")
jobs = workflow["jobs"]
for name, job in jobs.items():
    expect(("permissions" in job) == (name in WRITES), "permissions of " + name)
    for need in [job["needs"]] if isinstance(job.get("needs"), str) else job.get("needs", []):
        expect(need in jobs, "no job " + need)
    for step in job["steps"]:
        # An expression in a script is replaced before the shell reads it.
        expect("${{" not in step.get("run", ""), "an expression in " + step.get("run", ""))
        for program in re.findall(r"(?:^|\s)(?:\./)?(dev|packaging/[\w/-]+)", step.get("run", "")):
            expect(os.access(source / program, os.X_OK), "no program " + program)
        if "run" in step and shutil.which("shellcheck"):
            done = subprocess.run(["shellcheck", "-s", "bash", "-"], input=step["run"],
                                  capture_output=True, text=True, check=False)
            expect(done.returncode == 0, done.stdout)
expect("  release " in sh("./dev help", source), "./dev help does not list release")

# A tag that is not the version stops the workflow.
step, = (each for each in jobs["files"]["steps"] if "name" in each)
version = re.search(r"project\(uri-tidy VERSION (\S+)",
                    (source / "CMakeLists.txt").read_text()).group(1)
sh(step["run"], source, GITHUB_REF_NAME="v" + version)
sh(step["run"], source, 1, GITHUB_REF_NAME="v99.0.0")

# The files are compared with their checksums, and all of them are published.
os.makedirs("bin")
pathlib.Path("bin/gh").write_text('#!/bin/sh\nprintf "%s\\n" "$@" >gh.log\n')
os.chmod("bin/gh", 0o755)
path = os.path.abspath("bin") + os.pathsep + os.environ["PATH"]


def publish(where, code=0):
    commands = [step["run"] for step in jobs["publish"]["steps"] if "run" in step]
    for command in commands if code == 0 else commands[:1]:
        sh(command, where, code, GITHUB_REF_NAME="v" + version, PATH=path)


for folder in ("published", "changed"):
    release = pathlib.Path(folder, "release-files")
    release.mkdir(parents=True)
    for name in ("a.deb", "a.tar.gz", "get-uri-tidy"):
        (release / name).write_text(name)
    sh("sha256sum * >../sums && mv ../sums SHA256SUMS", release)
    pathlib.Path(folder, "uri-tidy-image.tar").write_text("image")
pathlib.Path("changed/release-files/a.deb").write_text("b")
publish("changed", 1)
publish("published")
words = pathlib.Path("published/gh.log").read_text().split("\n")
expect(words[:3] == ["release", "create", "v" + version], str(words))
expect({each for each in words if each.startswith("release-files/")} == {
    "release-files/" + name for name in ("a.deb", "a.tar.gz", "get-uri-tidy", "SHA256SUMS",
                                         "uri-tidy-image.tar.gz")}, str(words))
sh("sha256sum --check SHA256SUMS", "published/release-files")
