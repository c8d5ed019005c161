# ===--- confidence.py - uri-tidy ----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# RUN: rm -rf %t && mkdir %t
# RUN: %python %s %source_root/docs/confidence.md %uri_tidy %t -isystem %source_root/test/checks/Inputs/Headers

# docs/confidence.md shows what explain-finding says about its examples. The first line
# of each block of code is a comment with the name of the file. With --write after the
# compiler's flags, the page is updated.

import pathlib
import re
import subprocess
import sys

PAGE, DRIVER, SCRATCH = pathlib.Path(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3])
FLAGS = [flag for flag in sys.argv[4:] if flag != "--write"]
BLOCK = re.compile(r"(?ms)^```(c|c\+\+|console)\n(.*?)^```$")

text = PAGE.read_text(encoding="utf-8")
count = 0


def shown(match):
    """The block as it should be."""
    global count
    language, content = match.groups()
    if language != "console":
        name = re.match(r"// (\S+)\n", content)
        (SCRATCH / name.group(1)).write_text(content, encoding="utf-8")
        return match.group()
    lines = []
    for command in re.findall(r"(?m)^\$ uri-tidy (.*)$", content):
        run = subprocess.run([DRIVER, *command.split(), "--", *FLAGS], cwd=SCRATCH,
                             capture_output=True, text=True, encoding="utf-8",
                             check=False)
        assert run.returncode == 0, run.stderr
        lines += ["$ uri-tidy " + command, *run.stdout.splitlines()]
        count += 1
    return "```console\n%s\n```" % "\n".join(lines)


expected = BLOCK.sub(shown, text)
assert count >= 5, "%d examples" % count
if expected != text:
    if "--write" in sys.argv:
        PAGE.write_text(expected, encoding="utf-8")
    else:
        print(expected)
        sys.exit("the examples in %s are different" % PAGE.name)
