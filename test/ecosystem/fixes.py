# ===--- fixes.py - uri-tidy ----------------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Applies the fixes of a package's findings to a copy, and checks the result.

Applies --fix, then --fix-notes. After each of them, a second run must not change
anything, and every unit that an edit affects is compiled: it must not have an
error or a new format-string warning.
"""

import concurrent.futures
import filecmp
import json
import pathlib
import re
import shutil
import subprocess

from packages import Failure, say

ERROR = re.compile(r"\S+: (fatal )?error: ")
DOES_NOT_COMPILE = re.compile(r"error: '(.*)' does not compile")
SOURCES = {".c", ".cc", ".cpp", ".cxx", ".C", ".m", ".mm"}
SECONDS = 7200


def moved(value, old, new):
    """The values of a compilation database, with the root replaced in all."""
    if isinstance(value, str):
        return re.sub(re.escape(old) + r"(?=/|$)", lambda _: new, value)
    if isinstance(value, list):
        return [moved(each, old, new) for each in value]
    return {key: moved(each, old, new) for key, each in value.items()}


class Copy:
    """A copy of a package, to which fixes are applied."""

    def __init__(self, package, driver, options, tool_bin):
        self.package = package
        folder = package.root.parent / "fixed"
        # A run reuses the results of the previous one.
        cache = f"--cache-dir={folder / 'cache'}"
        self.command = [str(driver), *options, cache]
        self.tool_bin = tool_bin
        shutil.rmtree(folder, ignore_errors=True)
        self.root = folder / "source"
        shutil.copytree(package.root, self.root, symlinks=True)
        self.entries = moved(
            json.loads(package.database.read_text()),
            str(package.root),
            str(self.root),
        )
        self.database = folder / "compile_commands.json"
        self.write_database()

    def write_database(self):
        self.database.write_text(json.dumps(self.entries, indent=1))

    def run(self, *options):
        done = subprocess.run(
            [*self.command, "-p", str(self.database), *options],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=SECONDS,
            cwd=self.root,
        )
        if done.returncode not in (0, 1, 3):
            raise Failure(
                f"{self.package.name}: exit code {done.returncode} of "
                f"{' '.join(done.args)}\n{done.stderr[-2000:]}"
            )
        return done

    def leave_out_broken(self):
        """Removes invalid units: the driver applies no fixes if there is one."""
        broken = set(DOES_NOT_COMPILE.findall(self.run().stderr))
        broken = {str(pathlib.Path(self.root, name)) for name in broken}
        self.entries = [e for e in self.entries if e["file"] not in broken]
        self.write_database()

    def changed(self, other):
        """The files that differ from those in the directory other."""
        return sorted(
            path
            for path in self.root.rglob("*")
            if path.is_file() and not path.is_symlink()
            and not filecmp.cmp(
                path, other / path.relative_to(self.root), shallow=False
            )
        )  # fmt: skip

    def compile(self, entry):
        """The errors of a unit, and the number of its format-string warnings."""
        name, *arguments = entry["arguments"]
        done = subprocess.run(
            [str(self.tool_bin / name), *arguments, "-fsyntax-only",
             "-Wformat"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=SECONDS,
            cwd=entry["directory"],
        )  # fmt: skip
        errors = [line for line in done.stderr.splitlines() if ERROR.match(line)]
        return errors, done.stderr.count("[-Wformat")

    def harm_in(self, entry):
        errors, warnings = self.compile(entry)
        if errors:
            return f"{entry['file']} does not compile: {errors[0]}"
        original = moved(entry, str(self.root), str(self.package.root))
        if warnings > self.compile(original)[1]:
            return f"{entry['file']} has a new format-string warning"
        return None

    def touched(self, files):
        """The units to compile: all if a header has changed."""
        if any(path.suffix not in SOURCES for path in files):
            return self.entries
        names = {str(path) for path in files}
        return [e for e in self.entries if e["file"] in names]


def harm(package, driver, options, tool_bin, jobs):
    """Applies all fixes of a package; returns the resulting problems."""
    copy = Copy(package, driver, options, tool_bin)
    copy.leave_out_broken()
    complaints = []
    for option in ("--fix", "--fix-notes"):
        copy.run(option)
        files = copy.changed(package.root)
        before = {path: path.read_bytes() for path in files}
        copy.run(option)
        again = [
            path
            for path in copy.changed(package.root)
            if before.get(path) != path.read_bytes()
        ]
        units = copy.touched(files)
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            found = [each for each in pool.map(copy.harm_in, units) if each]
        found += [f"{path}: a second run changes more" for path in again]
        say(
            f"{package.name}: {option} edits {len(files)} files; "
            f"{len(units)} units compiled, {len(found)} problems"
        )
        complaints += [f"{option}: {each}" for each in found]
    return complaints
