# ===--- random-edits.py - uri-tidy -------------------------*- python -*--===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
# RUN: rm -rf %t && %python %s %uri_clangd %t %source_root 20261

# Whatever is typed, clangd keeps running, and has the same findings as for a file
# that was opened in that state.

import pathlib
import random
import sys

from lsp_client import Client

EDITS = 1000
COMPARED_EVERY = 25
RESTORED_EVERY = 100

server, root, source_root = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
chance = random.Random(int(sys.argv[4]))
root.mkdir(parents=True)
HEADERS = pathlib.Path(source_root) / "test/checks/Inputs/Headers"
(root / "compile_flags.txt").write_text("-isystem\n%s\n-std=c++17\n" % HEADERS)

ORIGINAL = (pathlib.Path(source_root) /
            "test/checks/uri-unencoded-data.cpp").read_text()
PIECES = list(" \n\t\"'\\%/&?#=+(){};:<>,.@*0a\u00e9\U0001f600") + [
    "%2f", "%7E", "%zz", "%%20", "http://a.example/", "?q=", "&key=", "\"\"",
    "R\"(", ")\"", "std::string", " + ", "u8", "L", "#if 0\n", "#endif\n", "//",
    "/*", "*/", "return ", "auto ", "[&] {", "template <typename T> ", "\\\n",
    "#define X(A) \"http://\" A \"/%2f\"\n", "X(", "url_encode(", "if (", "for ("]


def random_edit(text):
    """A range of the text, and its replacement."""
    begin = chance.randrange(len(text) + 1)
    # Every other edit is close to a literal.
    quote = text.find('"', begin)
    if quote >= 0 and chance.random() < 0.5:
        begin = min(len(text), quote + chance.randrange(30))
    kind = chance.random()
    if kind < 0.4:
        return begin, begin, chance.choice(PIECES)
    if kind < 0.7:
        return begin, min(len(text), begin + chance.choice([1, 1, 1, 2, 5, 30])), ""
    if kind < 0.85:
        end = min(len(text), begin + chance.randrange(80))
        return begin, end, chance.choice(PIECES)
    # A piece of the file itself, as if a line were copied.
    other = chance.randrange(len(text) + 1)
    return begin, begin, text[other:other + chance.randrange(200)]


def shown(document):
    return [(document.span(d), d["code"], d["message"])
            for d in document.findings()]


with Client([server, "--background-index=false"], root, "utf-8",
            log=root / "log") as client:
    document = client.open(root / "a.cpp", ORIGINAL)
    assert len(document.findings()) > 20
    states = []
    for count in range(1, EDITS + 1):
        before = document.text
        begin, end, new = random_edit(before)
        document.edit(begin, end, new)
        if count % COMPARED_EVERY == 0:
            found = shown(document)
            states.append([finding[1:] for finding in found])
            fresh = client.open(root / ("fresh-%d.cpp" % count), document.text)
            assert shown(fresh) == found, (count, document.text)
            fresh.close()
        if count % RESTORED_EVERY == 0:
            document.edit(0, len(document.text), ORIGINAL)
            continue
        # Most edits are reverted next: otherwise, the file would soon be noise from its
        # first line on.
        if chance.random() < 0.99:
            document.edit(begin, begin + len(new), before[begin:end],
                          now=False)
            assert document.text == before
    print("%d of %d states have findings; %d differ from the one before" % (
        sum(map(bool, states)), len(states),
        sum(a != b for a, b in zip(states, states[1:]))))
    assert sum(map(bool, states)) > len(states) / 2
    assert sum(a != b for a, b in zip(states, states[1:])) > 5

    # Restore the original text.
    fresh = client.open(root / "original.cpp", ORIGINAL)
    assert shown(document) == shown(fresh) != []
