# ===--- slurm_cluster.py - uri-tidy ------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""A Slurm cluster with one node, whose daemons use their own key and
directory."""

import contextlib
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time

PROGRAMS = ("sbatch", "sinfo", "slurmctld", "slurmd", "munged")

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
        # Allow for a busy machine.
        "BatchStartTimeout=120",
        "MessageTimeout=100",
        "TCPTimeout=30",
        "SelectType=select/cons_tres",
        "SelectTypeParameters=CR_CPU",
        "ReturnToService=2",
        "NodeName=%s NodeAddr=127.0.0.1 CPUs=%d State=UNKNOWN" % (HOST, os.cpu_count()),
        "PartitionName=all Nodes=%s Default=YES MaxTime=INFINITE State=UP" % HOST,
        ""))


class ClusterError(Exception):
    """The cluster does not start; the message names the part that failed."""


def wait_for(what, condition):
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.1)
    raise ClusterError("no " + what)


def has_idle_node():
    try:
        return "idle" in subprocess.run(["sinfo", "-h", "-o", "%T"], timeout=10,
                                        capture_output=True, text=True).stdout
    except subprocess.TimeoutExpired:
        return False


@contextlib.contextmanager
def cluster():
    """Yields the directory with the logs ctld.log and d.log."""
    # The path of a socket must be short.
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
        wait_for("idle node", has_idle_node)
        yield pathlib.Path(home)
    finally:
        for daemon in reversed(daemons):
            daemon.terminate()
            try:
                daemon.wait(timeout=30)
            except subprocess.TimeoutExpired:
                daemon.kill()
        shutil.rmtree(home, ignore_errors=True)


def why_unusable():
    """Why this machine cannot run an array of trivial jobs, or None if it can."""
    for program in PROGRAMS:
        if not shutil.which(program):
            return "no " + program
    if os.geteuid() != 0:
        return "its daemons must run as root"
    with tempfile.TemporaryDirectory() as folder:
        try:
            with cluster():
                done = subprocess.run(
                    ["sbatch", "--wait", "--array=1-4", "--wrap=true"], cwd=folder,
                    timeout=120, capture_output=True, text=True)
        except (ClusterError, OSError, subprocess.TimeoutExpired) as error:
            return str(error)
    return done.stderr.strip() or "sbatch fails" if done.returncode else None
