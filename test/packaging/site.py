# ===--- site.py - uri-tidy ----------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# REQUIRES: sphinx
# RUN: rm -rf %t && %source_root/packaging/site/build.py %t && %python %s %source_root %t
# RUN: rm -rf %t.versions && mkdir -p %t.versions/0.0.9/checks && touch %t.versions/0.0.9/index.html %t.versions/0.0.9/install.html
# RUN: %source_root/packaging/site/build.py --versions %t.versions
# RUN: %python %s %source_root %t.versions --versions

# The site has a page for each page of docs, its links lead to files that exist, and
# nothing is loaded from elsewhere. Sphinx itself rejects links to missing sections. With
# versions, all of this is in the directory of the version, and each page lists them.

import html.parser
import json
import pathlib
import re
import sys
import urllib.parse

root, site = map(pathlib.Path, sys.argv[1:3])
version = re.search(r"project\(uri-tidy VERSION (\S+)",
                    (root / "CMakeLists.txt").read_text(encoding="utf-8")).group(1)
has_versions = sys.argv[3:] == ["--versions"]
top = site
if has_versions:
    site = top / version
problems = []


class Links(html.parser.HTMLParser):
    def __init__(self, page):
        super().__init__()
        self.page = page
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name not in ("href", "src") or not value:
                continue
            target = urllib.parse.urlsplit(value)
            if target.scheme or target.netloc:
                if tag in ("script", "img", "iframe") or (tag == "link"
                                                          and ("rel", "stylesheet") in attributes):
                    problems.append("%s loads %s" % (self.page, value))
            elif target.path and not (
                    self.page.parent / urllib.parse.unquote(target.path)).exists():
                problems.append("%s links to %s" % (self.page, value))


for source in (root / "docs").rglob("*.md"):
    page = site / source.relative_to(root / "docs").with_suffix(".html")
    if not page.is_file():
        problems.append("no page %s" % page)
pages = sorted(site.rglob("*.html"))
for page in pages:
    Links(page)
for name in ("index.html", "search.html", "searchindex.js", "images/report.png"):
    if not list(site.rglob(name.split("/")[-1])):
        problems.append("no " + name)
front = (site / "index.html").read_text(encoding="utf-8")
if "checks/uri-unencoded-data.html" not in front:
    problems.append("the front page does not list the checks")
if has_versions:
    script = (top / "versions.js").read_text(encoding="utf-8")
    listed = {each["version"]: each["pages"]
              for each in json.loads(re.fullmatch(r"const \w+ = (.*);\n", script).group(1))}
    if list(listed) != [version, "0.0.9"] or listed["0.0.9"] != ["index.html", "install.html"]:
        problems.append("versions: %s" % listed)
    if "checks/uri-lowercase-hex.html" not in listed[version]:
        problems.append("pages: %s" % listed[version])
    if "%s/index.html" % version not in (top / "index.html").read_text(encoding="utf-8"):
        problems.append("the first page does not lead to the latest version")
    for page in (site / "install.html", site / "checks/uri-lowercase-hex.html"):
        if page.read_text(encoding="utf-8").count("/versions.js") != 1:
            problems.append("no list of versions on %s" % page)
elif "versions.js" in front:
    problems.append("a list of versions")
print("\n".join(problems))
sys.exit(bool(problems))
