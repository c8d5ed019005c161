# ===--- first-hour.py - uri-tidy ----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# REQUIRES: all, debootstrap, read-only, llvm-22
# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %source_root

# The commands under 'Quick start' in the README work in a Debian 12 that contains nothing
# but Git, in a fresh clone: they install what they need, find what is wrong with the
# examples, and install a program that does so, too. './dev test' is left out: it is what
# runs this test.

import pathlib
import re
import shutil
import subprocess
import sys

source = pathlib.Path(sys.argv[1])
MIRROR = "http://deb.debian.org/debian"
SOURCES = """deb %s bookworm main
deb %s bookworm-updates main
deb %s-security bookworm-security main
""" % (MIRROR, MIRROR, MIRROR)
root = pathlib.Path("root").resolve()


def run(*command):
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        sys.exit("exit code %d of %s\n%s" % (done.returncode, command, done.stdout[-10000:]))
    return done.stdout


def inside(command):
    # Programs find themselves by means of /proc.
    return run("unshare", "-m", "sh", "-c",
               'mount -t proc proc "$0/proc" && exec chroot "$0" sh -c "cd /clone && $1"',
               root, command)


readme = (source / "README.md").read_text(encoding="utf-8")
block = re.search(r"## Quick start\n.*?```console\n(.*?)```", readme, re.S)[1]
commands = re.findall(r"(?m)^\$ (.*?) *(?:#.*)?$", block)
if commands != ["./dev check", "./dev test", "./dev install"]:
    sys.exit("other commands in the README: %s" % commands)
git = ["git", "-c", "safe.directory=*"]
try:
    run("debootstrap", "--variant=minbase", "--include=ca-certificates,git", "bookworm", root,
        MIRROR)
    (root / "etc/apt/sources.list").write_text(SOURCES)
    for name in ("resolv.conf", "hosts"):
        shutil.copy("/etc/" + name, root / "etc")
    run(*git, "clone", "-q", "--no-local", "--depth=1", "file://%s" % source, root / "clone")
    found = inside("./dev check")
    if found.count("warning:") < 5:
        sys.exit("few findings in the examples:\n" + found)
    inside("./dev install")
    found = inside("uri-tidy --fail-on=error docs/examples/stations.cpp")
    if "[uri-unencoded-data]" not in found:
        sys.exit("the installed program:\n" + found)
finally:
    shutil.rmtree(root, ignore_errors=True)
