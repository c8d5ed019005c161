"""Reports every source file that does not begin with the project's header."""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(sys.argv[1])
LICENCE = "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"
SOURCE = re.compile(r"\.(h|cpp|py)$|^dev$")
# Inputs of tests are not sources of the project.
INPUT = re.compile(r"^test/(bugs/(cases|traps|history)|checks|flows|tool|infrastructure|known-bugs)/|^docs/"
                   r"|^test/eval/.*\.cpp$")

names = subprocess.run(
    ["git", "-c", "safe.directory=*", "-C", str(ROOT), "ls-files", "--cached", "--others",
     "--exclude-standard"], stdout=subprocess.PIPE, check=True,
    text=True).stdout.split("\n")
sources = [name for name in names if SOURCE.search(name) and not INPUT.match(name)]
wrong = []
for name in sources:
    start = (ROOT / name).read_text(encoding="utf-8")[:600]
    title = "===--- %s - uri-tidy" % pathlib.Path(name).name
    if title not in start or LICENCE not in start:
        wrong.append(name)
print("\n".join("%s: no header, or that of another file" % name for name in wrong))
sys.exit(bool(wrong) or not sources)
