#!/usr/bin/env python3
# ===--- build.py - uri-tidy ----------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Builds the site: build.py [--versions] OUTPUT. The pages of docs/ become pages of the
same name, and the README the first one. Needs sphinx, myst-parser and furo.

With --versions, the site is in a directory of OUTPUT with the name of this version, beside
those of others. Each page has a list of the versions in OUTPUT, and OUTPUT/index.html leads to
the latest."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)")
FENCE = re.compile(r"(?ms)^(```.*?^```\s*$)")


def version():
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"project\(uri-tidy VERSION (\S+)", text).group(1)


def rewritten(text, folder, source):
    """The text of the page `source` (in the repository) in `folder` of the site.
    A link to a file that is not a page becomes its name."""

    def rewrite(match):
        image, label, target = match.groups()
        if re.match(r"[a-z]+:|#", target):
            return match.group(0)
        path, _, anchor = target.partition("#")
        file = (source.parent / path).resolve()
        if file == ROOT / "README.md":
            page = pathlib.Path("index.md")
        elif file == ROOT / "SECURITY.md":
            page = pathlib.Path("security-policy.md")
        elif (ROOT / "docs") in file.parents and file.is_file():
            page = file.relative_to(ROOT / "docs")
        else:
            return label if image or label.startswith("`") else "`%s`" % label
        relative = os.path.relpath(page, folder)
        return "%s[%s](%s%s)" % (image, label, relative, "#" + anchor if anchor else "")

    # Examples contain what looks like links.
    return "".join(part if part.startswith("```") else LINK.sub(rewrite, part)
                   for part in FENCE.split(text))


def contents(pages):
    """The tree of pages, in the order of the README."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"\(docs/(\S+?)\.md\)", readme.partition("## Documentation")[2])
    rest = sorted(set(pages) - set(listed) - {"index"})
    checks = [page for page in rest if page.startswith("checks/uri-")]
    others = [page for page in rest if page not in checks and page != "checks/index"]
    trees = [("Guide", listed), ("Checks", ["checks/index", *checks]), ("More", others)]
    return "".join("\n```{toctree}\n:hidden:\n:caption: %s\n\n%s\n```\n" % (name, "\n".join(tree))
                   for name, tree in trees if tree)


def stage(folder):
    pages = []
    for source in sorted((ROOT / "docs").rglob("*.md")):
        page = source.relative_to(ROOT / "docs")
        (folder / page).parent.mkdir(parents=True, exist_ok=True)
        (folder / page).write_text(
            rewritten(source.read_text(encoding="utf-8"), page.parent, source), encoding="utf-8")
        pages.append(str(page.with_suffix("")))
    if (ROOT / "docs/images").is_dir():
        shutil.copytree(ROOT / "docs/images", folder / "images")
    policy = ROOT / "SECURITY.md"
    (folder / "security-policy.md").write_text(
        rewritten(policy.read_text(encoding="utf-8"), pathlib.Path("."), policy),
        encoding="utf-8")
    pages.append("security-policy")
    readme = ROOT / "README.md"
    (folder / "index.md").write_text(
        rewritten(readme.read_text(encoding="utf-8"), pathlib.Path("."), readme)
        + contents(pages), encoding="utf-8")


def list_versions(output):
    """Writes the list that the pages of all versions read."""
    versions = sorted((path.name for path in output.iterdir()
                       if re.fullmatch(r"\d+\.\d+\.\d+", path.name)),
                      key=lambda name: [int(part) for part in name.split(".")], reverse=True)
    listed = [{"version": name, "pages": sorted(
        str(page.relative_to(output / name)) for page in (output / name).rglob("*.html"))}
              for name in versions]
    (output / "versions.js").write_text("const uriTidyVersions = %s;\n" % json.dumps(listed),
                                        encoding="utf-8")
    (output / "index.html").write_text(
        '<!DOCTYPE html>\n<html lang="en">\n<meta charset="utf-8">\n<title>uri-tidy</title>\n'
        '<meta http-equiv="refresh" content="0; url=%s/index.html">\n'
        '<a href="%s/index.html">uri-tidy %s</a>\n</html>\n' % ((versions[0],) * 3),
        encoding="utf-8")


def main():
    has_versions = sys.argv[1:2] == ["--versions"]
    if len(sys.argv) != 2 + has_versions:
        sys.exit(__doc__)
    output = pathlib.Path(sys.argv[-1])
    target = output / version() if has_versions else output
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "source"
        source.mkdir()
        stage(source)
        subprocess.run(["sphinx-build", "-q", "-W", "--keep-going",
                        "-d", folder + "/doctrees", "-c", pathlib.Path(__file__).parent,
                        source, target],
                       check=True, env=dict(os.environ, URI_TIDY_VERSION=version(),
                                            URI_TIDY_SITE_VERSIONS="1" if has_versions else ""))
    if has_versions:
        list_versions(output)


main()
