# ===--- half-typed.py - uri-tidy ----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
# RUN: rm -rf %t && %python %s %uri_clangd %t %source_root 4 20261

# No half-typed program makes clangd crash or hang: the sources of the checks'
# tests, cut off and mutilated at random, ROUNDS states of each.

import pathlib
import random
import sys

from lsp_client import Client

server, root, source_root, rounds, seed = sys.argv[1:]
root = pathlib.Path(root)
chance = random.Random(int(seed))
root.mkdir(parents=True)
CHECKS = pathlib.Path(source_root) / "test/checks"
(root / "compile_flags.txt").write_text("-I%s\n" % (CHECKS / "Inputs/Headers"))

TOKENS = ["(", ")", "{", "}", "[", "]", "<", ">", ";", ",", "\"", "'", "=", "+",
          "*", "&", "->", ".", "::", "#", "\\\n", "template <typename T>", "auto",
          "decltype(", "[&](auto X) {", "co_await ", "if constexpr (", "requires",
          "struct S : S {", "operator\"\"_x", "goto x;", "case 1:", "throw",
          "static_assert(", "R\"(", "__builtin_choose_expr(", "sizeof", "new ",
          "return", "const char *f(", "std::string(", "\"?q=\" +", "asm(\"",
          "_Generic(", "for (;;)", "using namespace ", "= default;", "try {"]


def half_typed(text):
    """TEXT as it could be while somebody works on it, or worse."""
    kind = chance.random()
    at = chance.randrange(len(text) + 1)
    if kind < 0.4:
        return text[:at]
    if kind < 0.5:
        return text[at:]
    lines = text.split("\n")
    for _ in range(chance.choice([1, 1, 2, 5, 20])):
        line = chance.randrange(len(lines))
        column = chance.randrange(len(lines[line]) + 1)
        kind = chance.random()
        if kind < 0.4:
            lines[line] = lines[line][:column] + chance.choice(TOKENS) + \
                lines[line][column:]
        elif kind < 0.7:
            lines[line] = lines[line][:column]
        elif kind < 0.85:
            del lines[line]
            lines = lines or [""]
        else:
            lines.insert(line, chance.choice(lines))
    return "\n".join(lines)


sources = [path for path in sorted(CHECKS.rglob("*"))
           if path.suffix in (".c", ".cpp") and "Inputs" not in path.parts]
assert len(sources) > 40
states = findings = 0
with Client([server, "--background-index=false"], root, "utf-8",
            log=root / "log") as client:
    for source in sources:
        original = source.read_text(encoding="utf-8", errors="replace")
        if len(original) > 100000:
            continue
        document = client.open(root / source.name, original)
        for _ in range(int(rounds)):
            text = half_typed(original)
            # On disk, for whoever has to find out what it was.
            (root / "last").write_text(text, encoding="utf-8")
            document.edit(0, len(document.text), text)
            states += 1
            findings += len(document.findings())
        document.close()
print("%d states of %d files, %d findings" % (states, len(sources), findings))
assert findings > states / 2
