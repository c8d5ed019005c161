# ===--- site.py - uri-tidy ----------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# REQUIRES: sphinx
# RUN: rm -rf %t && %source_root/packaging/site/build.py %t && %python %s %source_root %t

# The site has a page for each page of docs, its links lead to files that exist, and
# nothing is loaded from elsewhere. Sphinx itself rejects links to missing sections.

import html.parser
import pathlib
import sys
import urllib.parse

root, site = map(pathlib.Path, sys.argv[1:])
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
print("\n".join(problems))
sys.exit(bool(problems))
