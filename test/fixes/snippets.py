# ===--- snippets.py - uri-tidy -------------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Compiles the code that findings suggest, where they suggest it.

Inserts each suggestion as a statement before the line of its finding, and
compiles the file. Each finding must suggest something, unless its line ends in
'// no advice'.
"""

import argparse
import pathlib
import re
import subprocess
import sys

CHECKS = "-checks=-*,uri-unencoded-data,uri-encoder-mismatch"
FINDING = re.compile(r"^[^\s:]+:(\d+):\d+: (warning|note): (.*)$")
SUGGESTION = re.compile(
    r"(?:encode it:|convert it to a URI:|; write) '(.*?)'"
    r"(?:, and release.*|, as this file.*| \[uri-[a-z-]+\])?$"
)


def run(command):
    return subprocess.run(command, capture_output=True, text=True, check=False)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--clang-tidy", required=True, help="with its options")
    parser.add_argument("--clang", required=True)
    parser.add_argument("--least", type=int, default=1)
    own, flags = sys.argv[1:], []
    if "--" in own:
        own, flags = own[: own.index("--")], own[own.index("--") + 1 :]
    args = parser.parse_args(own)
    result = run([*args.clang_tidy.split(), CHECKS, str(args.file), "--", *flags])
    lines = args.file.read_text(encoding="utf-8").splitlines()
    silent = set()
    suggestions = []
    for message in result.stdout.splitlines():
        found = FINDING.match(message)
        if not found:
            continue
        line, text = int(found[1]), found[3]
        snippet = SUGGESTION.search(text)
        if snippet:
            suggestions.append((line, snippet[1]))
            silent.discard(line)
        elif found[2] == "warning":
            silent.add(line)
    code = 0
    for line in sorted(silent):
        if not lines[line - 1].endswith("// no advice"):
            print(f"{args.file}:{line}: no suggestion")
            code = 1
    if len(suggestions) < args.least:
        print(f"{len(suggestions)} suggestions, less than {args.least}:\n{result.stdout}")
        code = 1
    for line, snippet in suggestions:
        copy = args.file.with_suffix(".snippet" + args.file.suffix)
        before, after = lines[: line - 1], lines[line - 1 :]
        copy.write_text("\n".join([*before, f"(void)({snippet});", *after]) + "\n",
                        encoding="utf-8")
        compiled = run([args.clang, "-fsyntax-only", "-Wall", "-Werror", *flags, str(copy)])
        if compiled.returncode:
            print(f"{args.file}:{line}: '{snippet}' does not compile:\n{compiled.stderr}")
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
