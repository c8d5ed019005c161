# RUN: %uri_tidy --list-checks >%t
# RUN: %clang_tidy --checks='-*,uri-*' --dump-config >%t.config
# RUN: %python %s %source_root %t %t.config

# Every check has a page with all sections and options, a line in the index, a
# test and a release note; and every page belongs to a check.

import pathlib
import re
import sys

ROOT, LIST, CONFIG = map(pathlib.Path, sys.argv[1:])
SECTIONS = ["What it does", "Why is this bad", "Example", "Use instead", "Options",
            "Fix safety", "Known limits", "References"]

checks = re.findall(r"(?m)^    (uri-\S+)$", LIST.read_text(encoding="utf-8"))
options = re.findall(r"(uri-[\w-]+)\.(\w+)", CONFIG.read_text(encoding="utf-8"))


def read(name):
    path = ROOT / name
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def problems_of(check):
    page = read("docs/checks/%s.md" % check)
    if not page.startswith("# %s\n" % check):
        yield "no page docs/checks/%s.md with its title" % check
    sections = re.findall(r"(?m)^## (.*)$", page)
    if sections != SECTIONS:
        yield "the page's sections are %s instead of %s" % (sections, SECTIONS)
    described = page.partition("## Options")[2].partition("\n## ")[0]
    for name in [option for owner, option in options if owner == check]:
        if "`%s`" % name not in described:
            yield "the page does not describe the option %s" % name
    if ("\n- [CWE-" in page) != ("\n- Security severity: " in page):
        yield "the page names a weakness without a severity, or the reverse"
    if "](%s.md)" % check not in read("docs/checks/index.md"):
        yield "no line in docs/checks/index.md"
    if not list((ROOT / "test/checks").glob("**/%s*.c*" % check)):
        yield "no test test/checks/%s*.{c,cpp}" % check
    if "`%s`" % check not in read("docs/release-notes.md"):
        yield "no line in docs/release-notes.md"


found = ["%s: %s" % (check, problem)
         for check in checks for problem in problems_of(check)]
for page in (ROOT / "docs/checks").glob("uri-*.md"):
    if page.stem not in checks:
        found.append("docs/checks/%s: no such check" % page.name)
if not checks:
    found.append("the driver does not list any check")
print("\n".join(found))
sys.exit(bool(found))
