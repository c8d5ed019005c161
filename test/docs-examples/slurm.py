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

# The job array of docs/ci.md on a cluster of one node, which this starts and
# stops: its daemons know each other by a key and a folder of their own.

import contextlib
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

page, driver = sys.argv[1:]
HOST = socket.gethostname().split(".")[0]


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def configuration(home):
    return "\n".join((
        "ClusterName=test",
        "SlurmctldHost=%s(127.0.0.1)" % HOST,
        "SlurmctldPort=%d" % free_port(),
        "SlurmdPort=%d" % free_port(),
        "SlurmUser=root",
        "SlurmdUser=root",
        "AuthType=auth/munge",
        "CryptoType=crypto/munge",
        "AuthInfo=socket=%s/munge.sock" % home,
        "StateSaveLocation=%s/state" % home,
        "SlurmdSpoolDir=%s/spool" % home,
        "SlurmctldPidFile=%s/ctld.pid" % home,
        "SlurmdPidFile=%s/d.pid" % home,
        "SlurmctldLogFile=%s/ctld.log" % home,
        "SlurmdLogFile=%s/d.log" % home,
        "ProctrackType=proctrack/linuxproc",
        "TaskPlugin=task/none",
        "JobAcctGatherType=jobacct_gather/none",
        "MpiDefault=none",
        "SelectType=select/cons_tres",
        "SelectTypeParameters=CR_CPU",
        "ReturnToService=2",
        "NodeName=%s NodeAddr=127.0.0.1 CPUs=%d State=UNKNOWN" % (HOST, os.cpu_count()),
        "PartitionName=all Nodes=%s Default=YES MaxTime=INFINITE State=UP" % HOST,
        ""))


def wait_for(what, condition):
    for _ in range(300):
        if condition():
            return
        time.sleep(0.1)
    sys.exit("no " + what)


@contextlib.contextmanager
def cluster():
    # A socket's path has to be short.
    home = tempfile.mkdtemp(prefix="uri-tidy-")
    for folder in ("state", "spool"):
        os.mkdir(os.path.join(home, folder))
    key = pathlib.Path(home, "munge.key")
    key.write_bytes(os.urandom(128))
    key.chmod(0o600)
    pathlib.Path(home, "slurm.conf").write_text(configuration(home))
    os.environ["SLURM_CONF"] = home + "/slurm.conf"
    daemons = []

    def start(*command):
        daemons.append(subprocess.Popen(command, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL))

    try:
        start("munged", "--foreground", "--force", "--socket=%s/munge.sock" % home,
              "--key-file=%s" % key, "--pid-file=%s/munged.pid" % home,
              "--log-file=%s/munged.log" % home, "--seed-file=%s/munged.seed" % home)
        wait_for("munged", lambda: os.path.exists(home + "/munge.sock"))
        start("slurmctld", "-D")
        start("slurmd", "-D")
        wait_for("idle node", lambda: "idle" in subprocess.run(
            ["sinfo", "-h", "-o", "%T"], capture_output=True, text=True).stdout)
        yield
    finally:
        for daemon in reversed(daemons):
            daemon.terminate()
            daemon.wait()
        shutil.rmtree(home, ignore_errors=True)


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

with cluster():
    done = subprocess.run(["bash", "-e", "-c", submit], capture_output=True, text=True)
if done.returncode != 0:
    sys.exit("exit code %d\n%s%s" % (done.returncode, done.stdout, done.stderr))
parts = [json.loads(pathlib.Path("%d.sarif" % i).read_text())["runs"][0]["results"]
         for i in range(1, 5)]
whole = json.loads(pathlib.Path("uri-tidy.sarif").read_text())["runs"][0]["results"]
if sum(map(len, parts)) != 3 or len(whole) != 3 or max(map(len, parts)) != 1:
    sys.exit("findings of the tasks: %s, together %d" % ([len(p) for p in parts], len(whole)))
