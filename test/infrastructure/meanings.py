# RUN: %python %s %source_root

# The meanings of names in names.yaml are the same as in docs/catalogue.md.

import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
names = (ROOT / "checks/knowledge/names.yaml").read_text(encoding="utf-8")
known = set(re.findall(r"(?m)^  - meaning: (\S+)$", names))
section = (ROOT / "docs/catalogue.md").read_text(encoding="utf-8")
section = section.partition("\n## Names\n")[2].partition("\n## ")[0]
rows = re.findall(r"(?m)^\| (`.*?) \|", section.partition("| meaning |")[2])
described = {name for row in rows for name in re.findall(r"`([\w-]+)`", row)}
assert len(known) > 30, known
for name in sorted(known - described):
    print("docs/catalogue.md does not describe the meaning '%s'" % name)
for name in sorted(described - known):
    print("docs/catalogue.md describes '%s', which is not in names.yaml" % name)
sys.exit(known != described)
