# ===--- half-typed.py - uri-tidy ----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
# REQUIRES: stock-clangd
# RUN: rm -rf %t && %python %s %uri_clangd %stock_clangd %t %source_root %{rounds} 20261

# No half-typed program makes the checks crash or hang: the sources of their tests
# are truncated and mutilated at random, with ROUNDS states of each. Input on which
# stock clangd crashes or hangs, too, is ignored.

import pathlib
import random
import sys

from lsp_client import Client, ServerError

server, stock, root, source_root, rounds, seed = sys.argv[1:]
root = pathlib.Path(root)
chance = random.Random(int(seed))
root.mkdir(parents=True)
CHECKS = pathlib.Path(source_root) / "test/checks"
(root / "compile_flags.txt").write_text("-isystem\n%s\n" %
                                         (CHECKS / "Inputs/Headers"))

TOKENS = ["(", ")", "{", "}", "[", "]", "<", ">", ";", ",", "\"", "'", "=", "+",
          "*", "&", "->", ".", "::", "#", "\\\n", "template <typename T>", "auto",
          "decltype(", "[&](auto X) {", "co_await ", "if constexpr (", "requires",
          "struct S : S {", "operator\"\"_x", "goto x;", "case 1:", "throw",
          "static_assert(", "R\"(", "__builtin_choose_expr(", "sizeof", "new ",
          "return", "const char *f(", "std::string(", "\"?q=\" +", "asm(\"",
          "_Generic(", "for (;;)", "using namespace ", "= default;", "try {"]


def half_typed(text):
    """TEXT in a state in which it could be while being edited, or worse."""
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
def new_client(command):
    return Client([command, "--background-index=false"], root, "utf-8",
                  log=root / "log")


def is_fault_of_clangd(path, text):
    """Whether stock clangd fails on TEXT, too."""
    try:
        with new_client(stock) as client:
            client.open(path, text).diagnostics()
    except ServerError:
        return True
    return False


states = findings = 0
client = new_client(server)
for source in sources:
    original = source.read_text(encoding="utf-8", errors="replace")
    if len(original) > 100000:
        continue
    path = root / source.name
    document = client.open(path, original)
    for _ in range(int(rounds)):
        text = half_typed(original)
        # Keep the text on disk, in order to investigate a failure.
        (root / "last").write_text(text, encoding="utf-8")
        states += 1
        try:
            document.edit(0, len(document.text), text)
            findings += len(document.findings())
        except ServerError as error:
            client.kill()
            assert is_fault_of_clangd(path, text), (path, error)
            print("stock clangd fails: %s in %r" % (error, text))
            client = new_client(server)
            document = client.open(path, original)
    document.close()
client.close()
print("%d states of %d files, %d findings" % (states, len(sources), findings))
assert findings > states / 2
