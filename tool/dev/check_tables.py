#!/usr/bin/env python3
# ===--- check_tables.py - uri-tidy --------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Updates the tables of checks and of evidence in the documentation.

In README.md and docs/checks/index.md, each row consists of the title of a page
docs/checks/uri-NAME.md and the first sentence below it. The tables in
docs/confidence.md are those of checks/knowledge/evidence.yaml. With --check,
only reports which of the files are stale.
"""

import pathlib
import re
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
BEGIN = "<!-- %s: written by ./dev docs -->"
END = "<!-- end of %s -->"


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


def weight(feature):
    def rows(key, addition):
        for check, value in feature.get(key, {}).items():
            about = [] if check == "all" else [check.removeprefix("uri-")]
            about += addition
            yield "%+g%s" % (value, " (%s)" % ", ".join(about) if about else "")

    return "<br>".join([*(list(rows("weights", [])) or ["0"]),
                        *rows("preview", ["in preview"])])


def evidence():
    path = ROOT / "checks/knowledge/evidence.yaml"
    lines = []
    for section in yaml.safe_load(path.read_text(encoding="utf-8"))["sections"]:
        lines += ["", "### " + section["about"], "",
                  "| feature | it says that | weight | why |",
                  "| --- | --- | --- | --- |"]
        for feature in section["features"]:
            lines.append("| `%s` | %s | %s | %s |" % (
                feature["feature"], feature["says"].replace("|", "\\|"),
                weight(feature), feature["why"].replace("|", "\\|")))
    return "\n".join(lines) + "\n"


def with_table(text, path, name, content):
    begin, end = BEGIN % name, END % name
    if begin not in text or end not in text:
        sys.exit("%s: has no line '%s'" % (path.relative_to(ROOT), begin))
    before, rest = text.split(begin, 1)
    after = rest.split(end, 1)[1]
    return "%s%s\n%s\n%s%s" % (before, begin, content, end, after)


def main(arguments):
    stale = []
    for name, path, content in (
            ("checks", ROOT / "README.md", table("docs/checks/")),
            ("checks", ROOT / "docs/checks/index.md", table("")),
            ("evidence", ROOT / "docs/confidence.md", evidence())):
        old = path.read_text(encoding="utf-8")
        new = with_table(old, path, name, content)
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
