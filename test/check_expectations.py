# ===--- check_expectations.py - uri-tidy --------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The CHECK lines of a test: reading them, and comparing them with a run."""

import difflib
import re

DIRECTIVE = re.compile(r"//\s*CHECK-([A-Z0-9-]+):[ \t]*([^\r\n]*)")
MISSPELT = re.compile(r"//\s*(CHECK[A-Za-z0-9_-]*)\s*:")
DIAGNOSTIC = re.compile(
    r"^(?:(?P<file>.*?):\d+:\d+: )?(?P<level>warning|error|fatal error|note): ")
APPLIED = "note: FIX-IT applied suggested code changes"


class Failure(Exception):
    """The test fails; the message explains why."""


class Directive:
    """One CHECK line."""

    def __init__(self, kind, suffix, modifier, text, line):
        self.kind = kind  # MESSAGES, NOTES or FIXES
        self.suffix = suffix
        self.modifier = modifier  # "", NEXT or NOT
        self.text = text.rstrip()
        self.line = line

    def regex(self):
        """The text as a regular expression: {{regex}} and [[@LINE+N]]."""
        parts = []
        for part in re.split(r"(\{\{.*?\}\}|\[\[#?\s*@LINE\s*(?:[+-]\s*\d+)?\]\])",
                             self.text):
            if part.startswith("{{"):
                parts.append("(?:%s)" % part[2:-2])
            elif part.startswith("[[") and "@LINE" in part:
                offset = re.sub(r"[^\d+-]", "", part.split("@LINE")[1])
                parts.append(str(self.line + int(offset or 0)))
            else:
                parts.append(re.escape(part))
        return "".join(parts)


def clean(text):
    """The source without its expectations, which must not look like code."""
    return re.sub(r"// *CHECK-[A-Z0-9-]*:[^\r\n]*", "//", text)


def parse_directives(path, text):
    directives = []
    for number, line in enumerate(text.split("\n"), 1):
        match = DIRECTIVE.search(line)
        if not match:
            if MISSPELT.search(line):
                raise Failure("%s:%d: no such directive: %s" %
                              (path, number, line.strip()))
            continue
        kind, *words = match.group(1).split("-")
        modifier = ""
        if words and words[-1] in ("NEXT", "NOT", "SAME", "DAG", "EMPTY", "COUNT"):
            modifier = words.pop()
        if kind not in ("MESSAGES", "NOTES", "FIXES") or modifier not in (
                "", "NEXT", "NOT") or (modifier == "NOT" and kind != "FIXES"):
            raise Failure("%s:%d: no such directive: CHECK-%s" %
                          (path, number, match.group(1)))
        directives.append(
            Directive(kind, "-".join(words), modifier, match.group(2), number))
    return directives


def suffixes_in_run_lines(text):
    """The suffixes that the RUN lines of a test use."""
    script = ""
    for line in text.split("\n"):
        match = re.search(r"RUN:(.*)", line)
        if match:
            command = match.group(1).strip()
            script += command[:-1] if command.endswith("\\") else command + "\n"
    used = set()
    for command in script.split("\n"):
        if "%check_clang_tidy" not in command:
            continue
        found = re.search(r"-check-suffix(?:es)?=(\S*)", command)
        used.update(found.group(1).split(",") if found else [""])
    return used


def check_suffixes(path, directives, run_lines, own, expect_none):
    for directive in directives:
        if directive.suffix not in run_lines:
            raise Failure("%s:%d: no RUN line uses the suffix '%s'" %
                          (path, directive.line, directive.suffix))
    present = {directive.suffix for directive in directives}
    for suffix in own:
        if suffix and suffix not in present and not expect_none:
            raise Failure("%s: no expectation has the suffix '%s'; "
                          "-expect-no-diagnosis asserts silence" % (path, suffix))


def compare_messages(path, directives, diagnostics):
    """Every expected message must occur, in order, and no others."""
    expected = [d for d in directives if d.kind in ("MESSAGES", "NOTES")]
    notes = any(d.kind == "NOTES" or " note: " in d.text for d in expected)
    if not any(APPLIED in d.text for d in expected):
        diagnostics = [d for d in diagnostics if APPLIED not in d]
    if not notes:
        diagnostics = [d for d in diagnostics
                       if DIAGNOSTIC.match(d).group("level") != "note"]
    position, missing, unexpected = 0, [], []
    for directive in expected:
        pattern = directive.regex()
        if directive.text.startswith(":"):
            pattern = "^" + re.escape(path) + pattern
        regex = re.compile(pattern)
        hit = next((i for i in range(position, len(diagnostics))
                    if regex.search(diagnostics[i])), None)
        if hit is None:
            missing.append("line %d: %s" % (directive.line, directive.text))
            continue
        unexpected += diagnostics[position:hit]
        position = hit + 1
    unexpected += diagnostics[position:]
    problems = []
    if missing:
        problems += ["expected, but not found (or not in this order):"] + missing
    if unexpected:
        problems += ["found, but not expected:"] + unexpected
    if problems:
        raise Failure("\n  ".join(problems))


def changed_lines(before, after):
    """The indices of the lines of `after` that are not in `before`."""
    changed = set()
    matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
    for tag, _, _, start, end in matcher.get_opcodes():
        if tag != "equal":
            changed.update(range(start, end))
        if tag == "delete":  # The next line represents the deleted one.
            changed.add(min(start, len(after) - 1))
    return changed


def compare_fixes(directives, before, after):
    before, after = before.split("\n"), after.split("\n")
    unexplained = changed_lines(before, after)
    position = 0
    for directive in directives:
        if directive.kind != "FIXES":
            continue
        regex = re.compile(directive.regex())
        if directive.modifier == "NOT":
            if any(regex.search(line) for line in after):
                raise Failure("line %d: the fixed code contains: %s" %
                              (directive.line, directive.text))
            continue
        end = position + 1 if directive.modifier == "NEXT" else len(after)
        hit = next((i for i in range(position, end)
                    if regex.fullmatch(after[i].strip())), None)
        if hit is None:
            raise Failure("line %d: the fixed code does not have (or not in this "
                          "order): %s" % (directive.line, directive.text))
        unexplained.discard(hit)
        position = hit + 1
    if unexplained:
        raise Failure("fixes changed lines that no CHECK-FIXES expects:\n  " +
                      "\n  ".join("line %d: %s" % (i + 1, after[i].strip())
                                  for i in sorted(unexplained)))


def show_difference(one, other, name_one, name_other):
    return "\n".join(difflib.unified_diff(one.split("\n"), other.split("\n"),
                                          name_one, name_other, lineterm=""))
