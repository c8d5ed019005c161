# ===--- findings.py - uri-tidy ------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# RUN: %python %s %source_root %uri_tidy
# RUN: %python %s %source_root %uri_tidy --self-test

# The findings in the examples of the last release are those that it had, except for
# changes that docs/versioning.md allows and that Inputs/VERSION/changes.txt explains.
#
#   findings.py SOURCE_ROOT DRIVER            compares
#   findings.py SOURCE_ROOT DRIVER --record   records the examples and their findings, as
#                                             those of the version in CMakeLists.txt

import json
import pathlib
import re
import shutil
import subprocess
import sys

root, driver = pathlib.Path(sys.argv[1]), sys.argv[2]
KINDS = {"+": "a new finding", "-": "a finding is gone"}


def numbers(version):
    return tuple(map(int, version.split(".")))


def current_version():
    return re.search(r"(?m)^project\(uri-tidy VERSION (\S+)",
                     (root / "CMakeLists.txt").read_text(encoding="utf-8")).group(1)


def findings_in(folder):
    """One line for each finding; the text of messages may change."""
    sources = sorted(path.name for path in folder.iterdir() if path.suffix in (".c", ".cpp"))
    run = subprocess.run([driver, "--no-cache", "--format=json", *sources, "--"], cwd=folder,
                         capture_output=True, text=True, encoding="utf-8", check=False)
    if run.returncode not in (0, 1):
        sys.exit("exit code %d\n%s" % (run.returncode, run.stderr))
    return {"%s:%d:%d: %s: %s" % (pathlib.Path(each["file"]).name, each["line"], each["column"],
                                  each["level"], each["check"])
            for each in json.loads(run.stdout)["findings"]}


def differences(before, after, last, current, explained):
    """The problems with what has changed between two versions."""
    changes = {"+ " + line for line in after - before} | {"- " + line for line in before - after}
    is_patch = numbers(last)[:2] == numbers(current)[:2] and current != last
    for change in sorted(changes):
        reason = explained.get(change)
        if not reason:
            yield "%s, compared with %s: %s" % (KINDS[change[0]], last, change[2:])
        elif is_patch and change[0] == "+":
            yield "a patch must not have a new finding: " + change[2:]
    for change in sorted(set(explained) - changes):
        yield "changes.txt lists what has not changed: " + change


def explanations(folder):
    file = folder / "changes.txt"
    if not file.exists():
        return {}
    # + stations.cpp:23:60: warning: uri-illegal-character; the reason
    return {change: reason.strip() for change, _, reason in (
        line.partition(";") for line in file.read_text(encoding="utf-8").splitlines() if line)}


def record(folder):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for path in (root / "docs/examples").iterdir():
        if path.suffix in (".c", ".cpp", ".h"):
            shutil.copy(path, folder)
    lines = sorted(findings_in(folder), key=lambda line: [
        int(part) if part.isdigit() else part for part in line.split(":")])
    (folder / "findings.txt").write_text("".join(line + "\n" for line in lines),
                                         encoding="utf-8")


def check_self():
    """What the comparison reports."""
    a, b = "a.c:1:2: warning: uri-illegal-character", "a.c:2:2: note: uri-lowercase-hex"
    cases = [
        ({a}, {a}, "0.2.0", {}, 0), ({a}, {a, b}, "0.2.0", {}, 1), ({a}, set(), "0.2.0", {}, 1),
        ({a}, {a, b}, "0.2.0", {"+ " + b: "why"}, 0), ({a}, {a, b}, "0.2.0", {"+ " + b: ""}, 1),
        ({a}, {a, b}, "0.1.1", {"+ " + b: "why"}, 1), ({a}, set(), "0.1.1", {"- " + a: "why"}, 0),
        ({a}, {a}, "0.2.0", {"- " + a: "why"}, 1),
    ]
    for case in cases:
        before, after, version, explained, wanted = case
        found = list(differences(before, after, "0.1.0", version, explained))
        if len(found) != wanted:
            sys.exit("%s: %s" % (case, found))


releases = pathlib.Path(__file__).resolve().parent / "Inputs"
if "--record" in sys.argv:
    record(releases / current_version())
elif "--self-test" in sys.argv:
    check_self()
else:
    newest = max(releases.iterdir(), key=lambda path: numbers(path.name))
    known = set((newest / "findings.txt").read_text(encoding="utf-8").splitlines())
    problems = list(differences(known, findings_in(newest), newest.name, current_version(),
                                explanations(newest)))
    if not known:
        problems.append("no findings of " + newest.name)
    print("\n".join(problems))
    sys.exit(bool(problems))
