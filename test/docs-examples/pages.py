# ===--- pages.py - uri-tidy ---------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# RUN: rm -rf %t && mkdir %t
# RUN: %python %s %source_root/docs/checks %uri_tidy %t

# The pages of the checks tell the truth: each code block below 'Example' gives
# the messages in the text block behind it, one of them of the page's check, and
# each one below 'Use instead' gives none.

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
    """What all checks say about the code, without file names; or why it is no
    code."""
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
        yield "Example: each block of code is followed by one of messages"
        return
    for number in range(0, len(blocks), 2):
        language, code = blocks[number]
        found = findings("%s-example-%d" % (page.stem, number), language, code)
        if found != blocks[number + 1][1].splitlines():
            yield "Example: the messages are\n%s" % "\n".join(found)
        if not any(line.endswith("[%s]" % page.stem) for line in found):
            yield "Example: nothing is found by this check"


def problems_of_remedy(page):
    blocks = section(page, "Use instead")
    if not blocks:
        yield "Use instead: no code"
    for number, (language, code) in enumerate(blocks):
        found = findings("%s-instead-%d" % (page.stem, number), language, code)
        if found:
            yield "Use instead: should be silent\n%s" % "\n".join(found)


pages = sorted(PAGES.glob("uri-*.md"))
assert pages, "no pages in %s" % PAGES
failed = ["%s: %s" % (page.name, problem) for page in pages
          for problem in [*problems_of_example(page), *problems_of_remedy(page)]]
print("\n".join(failed))
sys.exit(bool(failed))
