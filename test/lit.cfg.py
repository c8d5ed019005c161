# ===--- lit.cfg.py - uri-tidy --------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The lit suite. Run it on its build directory: lit build/test."""

import glob
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import tempfile

import lit.formats

# pylint: disable=undefined-variable
config.name = "uri-tidy (LLVM %s)" % config.llvm_major
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".c", ".cpp", ".m", ".mm", ".test", ".py"]
# The unit tests have a driver of their own.
unit_tests = {os.path.basename(os.path.dirname(path))
              for path in glob.glob(os.path.dirname(__file__) + "/*/*Test.cpp")}
config.excludes = ["Inputs", "bench", "ecosystem", "fuzz", "lit.cfg.py",
                   "check_uri_tidy.py", "check_expectations.py",
                   "expect_exit.py", "lsp_client.py", "slurm_cluster.py",
                   *unit_tests]
config.test_source_root = os.path.dirname(__file__)

config.available_features.add("llvm-" + config.llvm_major)
config.available_features.update(
    "since-llvm-%d" % major for major in range(15, int(config.llvm_major) + 1))
# ./dev test passes --param older=1 with the older LLVM, but not with --all.
if "older" in lit_config.params:
    config.available_features.add("older-llvm")
# Root can create a clean system to install a package in.
if os.geteuid() == 0 and shutil.which("debootstrap"):
    config.available_features.add("debootstrap")
# And it can make a directory read-only, even for itself, where it is allowed to mount.
if os.geteuid() == 0 and shutil.which("unshare") and subprocess.run(
        ["unshare", "-m", "true"], stderr=subprocess.DEVNULL, check=False).returncode == 0:
    config.available_features.add("read-only")
try:
    for end in os.openpty():
        os.close(end)
    config.available_features.add("terminal")
except OSError:
    # A container may have no pseudo-terminals.
    pass

tools = os.path.join(config.llvm_root, "bin")
config.environment["PATH"] = os.pathsep.join(
    # FileCheck, not, count and split-file; and the interpreter that runs lit.
    [tools, os.path.dirname(sys.executable), config.environment["PATH"]])
# The user's settings must not affect a test, and a test must not leave files in
# the user's home directory.
config.environment["HOME"] = config.test_exec_root
config.environment["LC_ALL"] = "C.UTF-8"
# Results of an earlier run must not affect a test either: there is no cache
# unless a test specifies one.
config.environment["XDG_CACHE_HOME"] = os.devnull


# ./dev test --all passes --param all.
run_all = "all" in lit_config.params
if run_all:
    config.available_features.add("all")


def quote(*words):
    return " ".join(shlex.quote(word) for word in words)


# Without a plugin, the module is a part of the clang-tidy that the configuration names.
clang_tidy = config.clang_tidy if not config.plugin else os.path.join(tools, "clang-tidy")
load = ["-load", config.plugin] if config.plugin else []
config.substitutions += [
    ("%check_clang_tidy",
     quote(sys.executable,
           os.path.join(config.test_source_root, "check_uri_tidy.py"),
           "--clang-tidy=" + clang_tidy, "--plugin=" + config.plugin,
           "--driver=" + config.driver, "--llvm=" + config.llvm_major,
           *(["--fixes-alone"] if run_all else []))),
    ("%bugs",
     quote(sys.executable, os.path.join(config.test_source_root, "bugs", "run"),
           "--clang-tidy=" + clang_tidy, "--plugin=" + config.plugin)),
    ("%book",
     quote(sys.executable, os.path.join(config.test_source_root, "book", "run"),
           "--clang-tidy=" + clang_tidy, "--plugin=" + config.plugin)),
    ("%snippets",
     quote(sys.executable,
           os.path.join(config.test_source_root, "fixes", "snippets.py"),
           "--clang-tidy=" + quote(clang_tidy, "-load", config.plugin),
           "--clang=" + os.path.join(tools, "clang"))),
    ("%exit",
     quote(sys.executable,
           os.path.join(config.test_source_root, "expect_exit.py"))),
    ("%clang_tidy_headers",
     os.path.join(config.test_source_root, "checks", "Inputs", "Headers")),
    ("%clang_tidy", quote(clang_tidy, *load)),
    ("%run_clang_tidy",
     quote(sys.executable, os.path.join(tools, "run-clang-tidy"),
           "-clang-tidy-binary", clang_tidy, "-load", config.plugin)),
    ("%clangxx", quote(os.path.join(tools, "clang++"))),
    ("%clang", quote(os.path.join(tools, "clang"))),
    ("%uri_tidy", quote(config.driver)),
    ("%uri_clangd", quote(config.clangd)),
    ("%stock_clangd", quote(os.path.join(tools, "clangd"))),
    ("%plugin", config.plugin),
    ("%llvm_major", config.llvm_major),
    ("%llvm_root", config.llvm_root),
    ("%python", quote(sys.executable)),
    ("%source_root", config.project_root),
    # A directory outside the project, with no compilation database in any parent
    # directory. Tests create and remove it.
    ("%outside",
     os.path.join(tempfile.gettempdir(), "uri-tidy-" + hashlib.sha256(
         config.test_exec_root.encode()).hexdigest()[:16])),
    ("%build_root", config.project_build),
    # The extent of tests that can be scaled.
    ("%{rounds}", "4" if run_all else "1"),
    ("%{megabytes}", "5" if run_all else "1"),
]

# Microsoft's SARIF validator, if it is installed: see docs/contributing.md.
sarif_multitool = shutil.which(os.environ.get("SARIF_MULTITOOL", "Sarif.Multitool"))
if sarif_multitool:
    config.available_features.add("sarif-multitool")
    config.substitutions.append(("%sarif_multitool", quote(sarif_multitool)))

# A browser, to look at reports.
chromium = shutil.which("chromium")
if chromium:
    config.available_features.add("chromium")
    config.substitutions.append(("%chromium", quote(chromium)))

# Makes and runs images of containers.
if shutil.which("buildah"):
    config.available_features.add("buildah")

# Debian's Bazel, with the rules that it would download.
if shutil.which("bazel") and all(
        os.path.isdir("/usr/share/bazel/" + folder) for folder in (
            "rules/java", "rules/proto", "tools/skylib", "tools/platforms")):
    config.available_features.add("bazel")

# Makes archives whose programs find their libraries.
if shutil.which("patchelf"):
    config.available_features.add("patchelf")

# The generator of the site.
if shutil.which("sphinx-build"):
    config.available_features.add("sphinx")

# Tests of editors. A build without the archives of clangd has no uri-clangd.
for feature, program in [
        ("uri-clangd", config.clangd),
        ("stock-clangd", os.path.join(tools, "clangd")),
        ("nvim", shutil.which("nvim"))]:
    if program and os.path.exists(program):
        config.available_features.add(feature)
    elif os.environ.get("CI") == "true":
        lit_config.fatal("%s is missing" % feature)

# Tests that read the headers of real libraries. A library that is not installed
# is not tested, except in CI, where a silent gap would look like a pass.
LIBRARIES = {
    "absl": ["absl_strings", "absl_str_format"],
    "curl": ["libcurl"],
    "fmt": ["fmt"],
    "glib": ["glib-2.0"],
    "qt5": ["Qt5Core", "Qt5Network"],
}


def flags_of(command):
    """The output of a *-config program, or None if it fails."""
    try:
        return subprocess.run(command, stdout=subprocess.PIPE, check=True,
                              stderr=subprocess.DEVNULL, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def add_library(name, flags):
    if flags is None:
        if os.environ.get("CI") == "true":
            lit_config.fatal("the headers of %s are missing" % name)
        return
    config.available_features.add(name)
    # As system headers, they cause no warnings of their own.
    config.substitutions.append(
        ("%%%s_flags" % name, flags.replace("-I", "-isystem ")))
    config.substitutions.append(("%%%s_included" % name, flags))


for library, modules in LIBRARIES.items():
    add_library(library, flags_of(["pkg-config", "--cflags"] + modules))
# Libraries that add to what others test.
if os.path.exists(os.path.join(config.llvm_root, "include", "c++", "v1", "format")):
    config.available_features.add("libc++")
if flags_of(["pkg-config", "--exists", "Qt6Network"]) is not None:
    config.available_features.add("qt6")
add_library("wx", flags_of(["wx-config", "--cflags", "base"]))
