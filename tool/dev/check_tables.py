#!/usr/bin/env python3
# ===--- check_tables.py - uri-tidy --------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Updates the table of checks in README.md and docs/checks/index.md.

Each row consists of the title of a page docs/checks/uri-NAME.md and the first
sentence below it. With --check, only reports which of the two files are stale.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BEGIN = "<!-- checks: written by ./dev docs -->"
END = "<!-- end of checks -->"


def summary(page):
    """The first sentence below the title of a page, on one line."""
    match = re.match(r"# (\S+)\n+(.+?)\n\n", page.read_text(encoding="utf-8"), re.S)
    if not match or match.group(1) != page.stem:
        sys.exit("%s: must begin with '# %s' and a summary" %
                 (page.relative_to(ROOT), page.stem))
    text = " ".join(match.group(2).split())
    return re.split(r"(?<=[.])\s", text)[0].replace("|", "\\|")


def table(directory):
    rows = ["| check | description |", "| --- | --- |"]
    for page in sorted((ROOT / "docs/checks").glob("uri-*.md")):
        rows.append("| [%s](%s%s) | %s |" %
                    (page.stem, directory, page.name, summary(page)))
    return "\n".join(rows)


def with_table(text, path, directory):
    if BEGIN not in text or END not in text:
        sys.exit("%s: has no line '%s'" % (path.relative_to(ROOT), BEGIN))
    before, rest = text.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    return "%s%s\n%s\n%s%s" % (before, BEGIN, table(directory), END, after)


def main(arguments):
    stale = []
    for path, directory in ((ROOT / "README.md", "docs/checks/"),
                            (ROOT / "docs/checks/index.md", "")):
        old = path.read_text(encoding="utf-8")
        new = with_table(old, path, directory)
        if new == old:
            continue
        stale.append(str(path.relative_to(ROOT)))
        if "--check" not in arguments:
            path.write_text(new, encoding="utf-8")
    if stale and "--check" in arguments:
        print("stale, run ./dev docs to update: %s" % ", ".join(stale))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
