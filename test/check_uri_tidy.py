#!/usr/bin/env python3
# ===--- check_uri_tidy.py - uri-tidy ------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Tests one check on one source file.

  // RUN: %check_clang_tidy [options] %s check-name %t [-- tidy-options [-- clang-options]]

The RUN lines, and the expectations in the source, have the same syntax as those
of LLVM's check_clang_tidy.py, so that a test can be moved into the LLVM tree
with its check:

  CHECK-MESSAGES: :[[@LINE-1]]:5: warning: ...   a warning or an error
  CHECK-NOTES:    the same, but every note must be expected, too
  CHECK-FIXES:    a whole line of the fixed code (-NEXT, -NOT)

This script is stricter than LLVM's:

  - every diagnostic must be expected, so a file without expectations asserts
    that there are none (notes are compared if the file expects at least one);
  - every line that a fix changes must be expected, and is compared as a whole;
  - the fixed code must compile and have no new format-string warning, and a
    second run must not find anything else to fix;
  - the output and the edits of the plugin and the driver must be the same, unless the
    module is a part of clang-tidy and there is neither;
  - with --fixes-alone, each fix of a warning or a note must compile without the
    others, and must not add a format-string warning;
  - a suffix that no RUN line uses, or that has no expectation, is an error.

Headers that a fix may edit must be in an -I directory, which is copied before
the run; -check-header=FILE specifies headers with their own expectations.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys

import yaml

from check_expectations import (DIAGNOSTIC, Failure, check_suffixes, clean,
                                compare_fixes, compare_messages,
                                parse_directives, show_difference,
                                suffixes_in_run_lines)

CPP_STANDARDS = ["c++98", "c++11", "c++14", "c++17", "c++20", "c++23"]
C_STANDARDS = ["c89", "c99", "c11", "c17", "c23"]
# The names that LLVM 16 and older know, and newer versions still do.
EARLIER_NAMES = {"-std=c++23": "-std=c++2b", "-std=c23": "-std=c2x"}
DEFAULT_STANDARD = {".c": "c11", ".m": "c11", ".cpp": "c++17", ".cc": "c++17",
                    ".cxx": "c++17", ".hpp": "c++17", ".mm": "c++17"}
# A run takes less than a second; this ends a run that hangs.
TIMEOUT_SECONDS = 300


def read(path):
    # Tests contain bytes that are not UTF-8, and carriage returns: keep them.
    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as f:
        return f.read()


def write(path, text):
    with open(path, "w", encoding="utf-8", errors="surrogateescape",
              newline="") as f:
        f.write(text)


class Run:
    """The output of one process, and the sources after it."""

    def __init__(self, command, sources):
        self.command = command
        process = subprocess.run(command, stdout=subprocess.PIPE,
                                 stderr=subprocess.PIPE, check=False,
                                 timeout=TIMEOUT_SECONDS)
        self.code = process.returncode
        self.out = process.stdout.decode("utf-8", "surrogateescape")
        self.err = process.stderr.decode("utf-8", "surrogateescape")
        self.texts = {path: read(path) for path in sources}

    def diagnostics(self):
        return [l for l in self.out.split("\n") if DIAGNOSTIC.match(l)]

    def describe(self):
        return "%s\nexit code %d\n%s%s" % (
            " ".join(map(shlex.quote, self.command)), self.code, self.out, self.err)


class Test:
    """The sources of a test, copied to a place where fixes may edit them."""

    def __init__(self, args, tidy_args, clang_args):
        self.args = args
        extension = os.path.splitext(args.assume_filename or args.source)[1]
        self.file = args.temp + extension
        self.directives = {}
        self.originals = {}
        self.add(args.source, self.file)
        self.clang_args = self.copy_include_directories(clang_args)
        for header in args.check_header:
            copied = self.copies.get(os.path.realpath(header))
            if not copied:
                raise Failure("%s: this header is not in an -I directory" % header)
            self.add(header, copied)
        self.check_suffixes()

        self.tidy_args = [self.accepted(a) for a in tidy_args]
        # The result must not depend on the project's .clang-tidy, nor on the
        # default of the header filter, which LLVM 22 changed.
        names = [re.sub(r"^--?", "", a).split("=")[0] for a in self.tidy_args]
        if "config" not in names and "config-file" not in names:
            self.tidy_args.append("-config={}")
        if "header-filter" not in names:
            self.tidy_args.append("-header-filter=.*")
        if extension in (".m", ".mm"):
            self.clang_args += ["-fobjc-abi-version=2", "-fobjc-arc", "-fblocks"]

    def accepted(self, arg):
        """LLVM 14 takes CheckOptions only as a list."""
        match = re.match("(--?config=)(.*)", arg, re.S)
        if not match or self.args.llvm > 14:
            return arg
        config = yaml.load(match[2], Loader=yaml.BaseLoader)
        if "CheckOptions" in config:
            config["CheckOptions"] = [{"key": key, "value": value} for
                                      key, value in config["CheckOptions"].items()]
        return match[1] + json.dumps(config)

    def add(self, source, copy):
        text = read(source)
        self.directives[copy] = parse_directives(source, text)
        self.originals[copy] = clean(text)

    def copy_include_directories(self, clang_args):
        """Makes every -I inside the test's directory refer to a copy."""
        home = os.path.dirname(os.path.abspath(self.args.source))
        result, self.copies = [], {}
        previous = None
        for arg in clang_args:
            prefix, path = ("-I", arg[2:]) if arg.startswith("-I") else ("", arg)
            if (prefix or previous == "-I") and path and os.path.abspath(
                    path).startswith(home + os.sep):
                copy = "%s.include%d" % (self.args.temp, len(result))
                shutil.rmtree(copy, ignore_errors=True)
                shutil.copytree(path, copy)
                for directory, _, files in os.walk(path):
                    for name in files:
                        inside = os.path.relpath(directory, path)
                        target = os.path.normpath(os.path.join(copy, inside, name))
                        original = os.path.join(directory, name)
                        self.copies[os.path.realpath(original)] = target
                        self.originals[target] = read(original)
                arg = prefix + copy
            result.append(arg)
            previous = arg
        return result

    def check_suffixes(self):
        run_lines = suffixes_in_run_lines(read(self.args.source))
        everything = [d for found in self.directives.values() for d in found]
        check_suffixes(self.args.source, everything, run_lines,
                       self.args.suffixes, self.args.expect_no_diagnosis)
        for path, found in self.directives.items():
            self.directives[path] = [d for d in found
                                     if d.suffix in self.args.suffixes]
        if self.args.expect_no_diagnosis and any(self.directives.values()):
            raise Failure("-expect-no-diagnosis is used, but the file has "
                          "expectations")

    def restore(self):
        for path, text in self.originals.items():
            write(path, text)

    def run(self, tool, standard, checks=None, options=("--fix",)):
        command = tool + [self.file, *options,
                          "--checks=-*," + (checks or self.args.check)]
        command += [a for a in self.tidy_args
                    if options == ("--fix",) or a.lstrip("-") not in (
                        "fix", "fix-notes", "fix-errors")]
        command += ["--"] + self.clang_args
        if standard and not any(a.startswith("-std=") for a in self.clang_args):
            command.append("-std=" + standard)
        if self.args.llvm < 18:
            command = [EARLIER_NAMES.get(a, a) for a in command]
        return Run(command, self.originals)

    def compare(self, run):
        groups = {path: [] for path in self.directives}
        for diagnostic in run.diagnostics():
            path = DIAGNOSTIC.match(diagnostic).group("file")
            groups[path if path in groups else self.file].append(diagnostic)
        for path, directives in self.directives.items():
            compare_messages(path, directives, groups[path])
        for path, before in self.originals.items():
            compare_fixes(self.directives.get(path, []), before, run.texts[path])

    def check_fixed_code(self, tool, standard):
        """The fixed code, as written to disk, must compile and converge."""
        with_formats = self.args.check + ",clang-diagnostic-format*"
        fixed = {path: read(path) for path in self.originals}
        again = self.run(tool, standard, with_formats)
        if again.code or re.search(r"(?m)^\S+:\d+:\d+: (fatal )?error: ", again.out):
            raise Failure("the fixed code does not compile:\n" + again.describe())
        for path, text in fixed.items():
            if again.texts[path] != text:
                raise Failure("a second run fixes more:\n" + show_difference(
                    text, again.texts[path], "first run", "second run"))
        formats = again.out.count("[clang-diagnostic-format")
        if formats:
            self.restore()
            original = self.run(tool, standard, with_formats)
            if formats > original.out.count("[clang-diagnostic-format"):
                raise Failure("the fixed code has a new format-string warning:\n" +
                              again.describe())

    def export(self, tool, standard):
        """Each fix of a warning or a note, as edits of bytes in files."""
        path = self.args.temp + ".yaml"
        if os.path.exists(path):
            os.remove(path)
        self.run(tool, standard, options=["--export-fixes=" + path])
        if not os.path.exists(path):
            return
        with open(path, "rb") as file:
            diagnostics = yaml.safe_load(file)["Diagnostics"]
        known = {os.path.realpath(path): path for path in self.originals}
        for diagnostic in diagnostics:
            for message in [diagnostic["DiagnosticMessage"],
                            *diagnostic.get("Notes", [])]:
                edits = []
                for edit in message["Replacements"]:
                    file = os.path.realpath(os.path.join(
                        diagnostic.get("BuildDirectory", ""), edit["FilePath"]))
                    if file not in known:
                        raise Failure("a fix edits %s, which is not a file of "
                                      "the test" % file)
                    edits.append((known[file], edit["Offset"], edit["Length"],
                                  edit["ReplacementText"]))
                if edits:
                    yield message["Message"], edits

    def check_fixes_alone(self, tool, driver, standard):
        self.restore()
        # clang-tidy inserts an include only in the first fix that needs it.
        fixes = list(self.export(driver, standard))
        if len(fixes) < 2:
            return
        with_formats = self.args.check + ",clang-diagnostic-format*"
        formats = self.run(tool, standard, with_formats, []).out.count(
            "[clang-diagnostic-format")
        for message, edits in fixes:
            self.restore()
            for path, offset, length, text in sorted(edits, reverse=True):
                data = read(path).encode("utf-8", "surrogateescape")
                data = data[:offset] + text.encode() + data[offset + length:]
                write(path, data.decode("utf-8", "surrogateescape"))
            alone = self.run(tool, standard, with_formats, [])
            if alone.code or alone.out.count("[clang-diagnostic-format") > formats:
                raise Failure("the fix of '%s' alone does harm:\n%s" % (
                    message, alone.describe()))

    def compare_tools(self, plugin, driver):
        if plugin.out != driver.out:
            raise Failure("plugin and driver disagree:\n" + show_difference(
                plugin.out, driver.out, "plugin", "driver") + "\n" + driver.err)
        for path, text in plugin.texts.items():
            if text != driver.texts[path]:
                raise Failure("plugin and driver fix differently:\n" +
                              show_difference(text, driver.texts[path], "plugin",
                                              "driver"))
        # tool/support/ExitCode.h: 0 clean, 1 findings, 2 bad options, 3 does not compile.
        findings = any(DIAGNOSTIC.match(d).group("level") != "note"
                       for d in driver.diagnostics())
        wanted = (2 if "[clang-tidy-config]" in driver.out else
                  3 if plugin.code else int(findings))
        if driver.code != wanted:
            raise Failure("the driver's exit code is %d, not %d:\n%s" %
                          (driver.code, wanted, driver.describe()))

    def check(self, standard):
        plugin_tool = [self.args.clang_tidy]
        if self.args.plugin:
            plugin_tool += ["-load", self.args.plugin]
        self.restore()
        plugin = self.run(plugin_tool, standard)
        if plugin.code not in (0, 1) or bool(
                plugin.code) != self.args.expect_clang_tidy_error:
            raise Failure("unexpected exit code:\n" + plugin.describe())
        try:
            self.compare(plugin)
        except Failure as failure:
            raise Failure("%s\n\n%s" % (failure, plugin.describe())) from None
        if self.args.driver:
            self.restore()
            self.compare_tools(plugin, self.run(
                [self.args.driver, "--fail-on=note"], standard))
        if any(plugin.texts[path] != text for path, text in self.originals.items()):
            self.check_fixed_code(plugin_tool, standard)
        if self.args.fixes_alone and not plugin.code:
            self.check_fixes_alone(plugin_tool, [self.args.driver], standard)


def expand_standards(wanted, extension):
    if not wanted:
        return [DEFAULT_STANDARD.get(extension)]
    result = []
    for standard in wanted.split(","):
        if standard.endswith("-or-later"):
            first = standard[:-len("-or-later")]
            known = CPP_STANDARDS if first in CPP_STANDARDS else C_STANDARDS
            result += known[known.index(first):]
        else:
            result.append(standard)
    return result


def parse_arguments(argv):
    parser = argparse.ArgumentParser(allow_abbrev=False)
    parser.add_argument("--clang-tidy", required=True)
    parser.add_argument("--plugin", required=True)
    parser.add_argument("--driver", required=True)
    parser.add_argument("--llvm", type=int, required=True)
    parser.add_argument("-std", default="")
    parser.add_argument("-assume-filename", "--assume-filename")
    parser.add_argument("-check-suffix", "-check-suffixes", "--check-suffix",
                        "--check-suffixes", dest="suffixes", default="",
                        type=lambda text: text.split(","))
    parser.add_argument("-check-header", "--check-header", action="append",
                        default=[])
    parser.add_argument("-expect-clang-tidy-error", "--expect-clang-tidy-error",
                        action="store_true")
    parser.add_argument("-expect-no-diagnosis", "--expect-no-diagnosis",
                        action="store_true")
    parser.add_argument("-fixes-alone", "--fixes-alone", action="store_true")
    parser.add_argument("source")
    parser.add_argument("check")
    parser.add_argument("temp")
    own, tidy, clang = argv, [], []
    if "--" in own:
        own, tidy = own[:own.index("--")], own[own.index("--") + 1:]
    if "--" in tidy:
        tidy, clang = tidy[:tidy.index("--")], tidy[tidy.index("--") + 1:]
    args = parser.parse_args(own)
    args.suffixes = args.suffixes or [""]
    return args, tidy, clang


def main():
    args, tidy_args, clang_args = parse_arguments(sys.argv[1:])
    extension = os.path.splitext(args.assume_filename or args.source)[1]
    try:
        test = Test(args, tidy_args, clang_args)
        for standard in expand_standards(args.std, extension):
            try:
                test.check(standard)
            except Failure as failure:
                raise Failure("%s (-std=%s)\n%s" % (args.source, standard,
                                                    failure)) from None
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
