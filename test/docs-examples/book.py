# ===--- book.py - uri-tidy ----------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# REQUIRES: qt5, curl
# UNSUPPORTED: older-llvm
# RUN: rm -rf %t && mkdir %t
# RUN: %python %s %source_root %uri_tidy %t %clangxx %build_root/lib/libUriTidyCore.a -- %qt5_flags

# The examples in docs/rfc3986.md and docs/encoding.md are correct, and so are the
# commands of README.md that convert text:
#
# - In code, a comment at the end of a line says what is reported there:
#     // uri-lowercase-hex                 reported by default
#     // uri-unencoded-data, possible      reported only if MinConfidence is possible
#     // not detected: uri-double-encoding the sentence asks for it, but nothing is
#                                          reported; fails as soon as it is
#     // correct                           nothing to report
#   Nothing is reported on other lines.
# - Code with 'uricore::' is run, and its assertions hold.
# - Commands print the lines after them.
# - The table of characters and components agrees with the core: 'ends' and 'begins'
#   are delimiters, which are not allowed within the component.
#
# In rfc3986.md, every sentence is numbered and has an example, or says that there is
# nothing to do.

import pathlib
import re
import shlex
import subprocess
import sys

ROOT, DRIVER, SCRATCH = map(pathlib.Path, sys.argv[1:4])
CLANG, LIBRARY = sys.argv[4:6]
FLAGS = sys.argv[6:]
PAGES = ["README.md", "docs/encoding.md", "docs/rfc3986.md"]
BLOCK = re.compile(r"(?ms)^```(c|c\+\+|console)\n(.*?)^```$")
CONVERSION = re.compile(r"\$ uri-tidy (encode|decode|normalize|iri)\b")
EXPECTED = re.compile(r"// (?:(correct)|not detected: (uri-[\w-]+)|(uri-[\w-]+)(, possible)?)$")
# The headers that the code needs.
HEADERS = {"c": ["ctype.h", "stdio.h", "stdlib.h", "string.h", "curl/curl.h"],
           "c++": ["cctype", "cstdio", "string", "QUrl", "QUrlQuery"]}
SUFFIXES = {"c": ".c", "c++": ".cpp"}
STANDARDS = {"c": "c11", "c++": "c++17"}
CORE = ["CharSet", "Component", "Form", "Host", "Idna", "Iri", "Percent", "Reference"]
failures = []


def fail(page, line, what):
    failures.append("%s:%d: %s" % (page, line, what))


class Block:
    def __init__(self, page, text, match):
        self.page, self.language, self.code = page, match[1], match[2]
        # The line of the first line of code.
        self.line = text.count("\n", 0, match.start()) + 2
        self.runs = "uricore::" in self.code


def reported(blocks, language, confidence):
    """The names of the checks that report each line of the pages."""
    files = {}
    for number, block in enumerate(blocks):
        path = SCRATCH / ("%d%s" % (number, SUFFIXES[language]))
        path.write_text(block.code, encoding="utf-8")
        files[str(path)] = block
    config = "{CheckOptions: {MinConfidence: %s}}" % confidence
    run = subprocess.run([DRIVER, "--quiet", "--config=" + config, *files, *FLAGS,
                          "-include", SCRATCH / "prelude", "-std=" + STANDARDS[language]],
                         capture_output=True, text=True, encoding="utf-8", check=False)
    if run.returncode not in (0, 1):
        failures.append(run.stderr)
    found = {}
    for path, line, check in re.findall(
            r"(?m)^(.*?):(\d+):\d+: warning: .*\[(uri-[\w-]+)\]$", run.stdout):
        where = files[path].page, files[path].line + int(line) - 1
        found.setdefault(where, set()).add(check)
    return found


def compare(blocks, language):
    prelude = SCRATCH / "prelude"
    prelude.write_text("".join("#include <%s>\n" % name for name in HEADERS[language]))
    subprocess.run([*shlex.split(CLANG), "-x", language + "-header", prelude,
                    "-std=" + STANDARDS[language], *FLAGS[1:], "-o", str(prelude) + ".pch"],
                   check=True)
    possible = reported(blocks, language, "possible")
    lines = {block: range(block.line, block.line + block.code.count("\n"))
                   for block in blocks}
    default = reported([block for block in blocks if any(
        (block.page, number) in possible for number in lines[block])],
        language, "likely")
    for block in blocks:
        for number, text in enumerate(block.code.splitlines(), block.line):
            where = block.page, number
            found = possible.get(where, set())
            match = EXPECTED.search(text)
            if re.search(r"// .*\b(uri-|correct|detected)", text) and not match:
                fail(*where, "unclear expectation")
            elif match and match[3]:
                if found != {match[3]} or (match[3] in default.get(where, set())) == bool(match[4]):
                    fail(*where, "reported: %s, by default: %s" %
                         (sorted(found), sorted(default.get(where, set()))))
            elif found:
                fail(*where, "also reported: %s" % sorted(found))


def table_of_characters(text):
    """Assertions about each character in each column of the table."""
    columns = {"user information": "Userinfo", "host": "Host", "path segment": "PathSegment",
               "query": "QueryValue", "fragment": "Fragment"}
    table = text.partition("\n| character | ")[2].partition("\n\n")[0]
    rows = [re.split(r"(?<!\\)\|", line.strip("|")) for line in table.splitlines()]
    for row in rows[2:]:
        for character in re.findall(r"`` ` ``|`(\\?\S)`", row[0]):
            code = ord(character[-1] if character else "`")
            for component, cell in zip(columns.values(), row[1:]):
                yield "assert(uricore::allowedRaw(uricore::Component::%s).contains(%d) == %d);" % (
                    component, code, not re.match(r" (no|ends|begins)\b", cell))


def run_core(blocks, assertions):
    functions = ["static void example%d() {\n#line %d \"%s\"\n%s}\n" %
                 (number, block.line, block.page, block.code)
                 for number, block in enumerate(blocks)]
    source = SCRATCH / "core.cpp"
    source.write_text("\n".join([
        *("#include \"core/%s.h\"" % name for name in CORE),
        "#undef NDEBUG\n#include <cassert>\n#include <string>", *functions,
        "int main() {\n#line 1 \"the table of docs/encoding.md\"", *assertions,
        *("example%d();" % number for number in range(len(blocks))), "}\n"]),
        encoding="utf-8")
    program = SCRATCH / "core"
    symbols = subprocess.run(["nm", LIBRARY], capture_output=True, text=True, check=True)
    idn = ["-lidn2"] if "idn2_" in symbols.stdout else []
    subprocess.run([*shlex.split(CLANG), "-std=c++17", "-I", ROOT / "checks", source,
                    LIBRARY, *idn, "-o", program], check=True)
    if subprocess.run([program], check=False).returncode != 0:
        failures.append("an assertion of the core does not hold")


def run_commands(block):
    for session in re.findall(r"(?m)^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.code):
        if not CONVERSION.match("$ " + session[0]):
            continue
        command = session[0].replace("uri-tidy", shlex.quote(str(DRIVER)), 1)
        run = subprocess.run(["bash", "-c", command], stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, text=True, encoding="utf-8",
                             check=False)
        if run.stdout != session[1]:
            fail(block.page, block.line, "'%s' prints\n%s" % (session[0], run.stdout))


def check_sentences(page, text):
    """The sentences of each section are numbered, and none lacks an example."""
    for section in re.split(r"(?m)^## ", text)[1:]:
        items = re.split(r"(?m)^\*\*(\d+)\.\*\* ", section)[1:]
        numbers = [int(number) for number in items[::2]]
        title = section.partition("\n")[0]
        if numbers != list(range(1, len(numbers) + 1)):
            failures.append("%s: %s: the sentences are numbered %s" % (page, title, numbers))
        for number, item in zip(numbers, items[1::2]):
            if not BLOCK.search(item) and not re.search(r"othing,\s+because", item):
                failures.append("%s: %s: sentence %d has no example" % (page, title, number))


blocks = []
for name in PAGES:
    content = (ROOT / name).read_text(encoding="utf-8")
    blocks += [Block(name, content, match) for match in BLOCK.finditer(content)]
    if name.endswith("rfc3986.md"):
        check_sentences(name, content)
for kind in SUFFIXES:
    compare([block for block in blocks if block.language == kind and not block.runs], kind)
claims = list(table_of_characters((ROOT / "docs/encoding.md").read_text(encoding="utf-8")))
if len(claims) < 100:
    failures.append("docs/encoding.md: the table of characters is not found")
run_core([block for block in blocks if block.runs], claims)
for each in blocks:
    if each.language == "console":
        run_commands(each)
print("\n".join(failures))
sys.exit(bool(failures))
