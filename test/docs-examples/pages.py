# ===--- pages.py - uri-tidy ---------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# RUN: rm -rf %t && mkdir %t
# RUN: %python %s %source_root/docs/checks %uri_tidy %t

# The examples in the pages of the checks are correct: each code block in 'Example' has
# the messages in the text block after it, at least one of them from the check of the
# page, and the code blocks in 'Use instead' have none.

import pathlib
import re
import subprocess
import sys

PAGES, DRIVER, SCRATCH = pathlib.Path(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3])
SUFFIXES = {"c": ".c", "c++": ".cpp"}
BLOCK = re.compile(r"(?ms)^```(\S+)\n(.*?)^```$")


def section(page, title):
    """The language and the text of every fenced block of a section."""
    text = page.read_text(encoding="utf-8").partition("\n## %s\n" % title)[2]
    return BLOCK.findall(text.partition("\n## ")[0])


def findings(name, language, code):
    """The messages of all checks for the code, without file names, and the reason
    if it does not compile."""
    source = SCRATCH / (name + SUFFIXES[language])
    source.write_text(code, encoding="utf-8")
    run = subprocess.run([DRIVER, "--quiet", str(source), "--"],
                         capture_output=True, text=True, encoding="utf-8",
                         check=False)
    lines = re.findall(r"(?m)^%s:(.*)$" % re.escape(str(source)), run.stdout)
    if run.returncode not in (0, 1):
        lines.append(run.stderr)
    return lines


def problems_of_example(page):
    blocks = section(page, "Example")
    if not blocks or [lang == "text" for lang, _ in blocks] != [False, True] * (
            len(blocks) // 2):
        yield "Example: each block of code must be followed by one of messages"
        return
    for number in range(0, len(blocks), 2):
        language, code = blocks[number]
        found = findings("%s-example-%d" % (page.stem, number), language, code)
        if found != blocks[number + 1][1].splitlines():
            yield "Example: the messages are\n%s" % "\n".join(found)
        if not any(line.endswith("[%s]" % page.stem) for line in found):
            yield "Example: this check has no finding"


def problems_of_remedy(page):
    blocks = section(page, "Use instead")
    if not blocks:
        yield "Use instead: no code"
    for number, (language, code) in enumerate(blocks):
        found = findings("%s-instead-%d" % (page.stem, number), language, code)
        if found:
            yield "Use instead: must not have findings\n%s" % "\n".join(found)


pages = sorted(PAGES.glob("uri-*.md"))
assert pages, "no pages in %s" % PAGES
failed = ["%s: %s" % (page.name, problem) for page in pages
          for problem in [*problems_of_example(page), *problems_of_remedy(page)]]
print("\n".join(failed))
sys.exit(bool(failed))
