# ===--- incremental.py - uri-tidy --------------------------*- python -*--===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
# RUN: rm -rf %t && %python %s %uri_clangd %t %source_root

# Findings appear and disappear as the text changes by incremental edits, at the
# same positions as in the driver.

import pathlib
import sys

from lsp_client import Client

server, root, source_root = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
root.mkdir(parents=True)
HEADERS = pathlib.Path(source_root) / "test/checks/Inputs/Headers"
(root / "compile_flags.txt").write_text("-isystem\n%s\n-std=c++17\n" % HEADERS)

TEXT = """#include <string>

const char *const MapUrl = "https://www.example/wind maps";

std::string search(const std::string &Text) {
  return "https://api.example/search?q=" + Text;
}
"""


def check_names(document):
    return [finding["code"] for finding in document.findings()]


with Client([server, "--background-index=false"], root,
            log=root / "log") as client:
    document = client.open(root / "a.cpp", TEXT)
    space, value = document.findings()
    assert space["code"] == "uri-illegal-character", space
    assert document.text[slice(*document.span(space))] == " ", space
    assert value["code"] == "uri-unencoded-data", value
    assert document.text[slice(*document.span(value))] == "Text", value

    # The first finding disappears, and reappears.
    document.replace("wind maps", "wind%20maps")
    assert check_names(document) == ["uri-unencoded-data"]
    document.replace("wind%20maps", "wind%2fmaps")
    assert check_names(document) == ["uri-lowercase-hex", "uri-unencoded-data"]
    document.replace("wind%2fmaps", "wind%2Fmaps")
    assert check_names(document) == ["uri-unencoded-data"]

    # An encoder around the value, written character by character.
    document.replace("std::string search(",
                     "std::string urlEncode(const std::string &Text);\n\n"
                     "std::string search(")
    at = document.text.index("Text;\n}")
    for character in "urlEncode(":
        document.edit(at, at, character)
        at += 1
    document.replace("Text;\n}", "Text);\n}")
    assert check_names(document) == []

    # A finding in a line that moves down moves with it.
    document.replace("wind%2Fmaps", "wind maps")
    before, = document.findings()
    document.edit(0, 0, "// One line\n// and another\n")
    after, = document.findings()
    assert after["range"]["start"]["line"] == \
        before["range"]["start"]["line"] + 2
    assert document.text[slice(*document.span(after))] == " "

    # While a part of the file does not compile, the rest is checked.
    document.replace("std::string search(", "std::string broken(Unknown X) {\n"
                     "  return X.\n\nstd::string other(int) { return 0 }\n"
                     "std::string search(")
    assert any(d["severity"] == 1 for d in document.diagnostics())
    assert check_names(document) == ["uri-illegal-character"]
    document.close()

    # A file that is closed and opened again is checked from scratch.
    document = client.open(root / "a.cpp", TEXT)
    assert check_names(document) == ["uri-illegal-character",
                                     "uri-unencoded-data"]

    # The same is true of a file that had no findings.
    empty = client.open(root / "b.cpp", "")
    assert empty.findings() == []
    empty.edit(0, 0, TEXT)
    assert check_names(empty) == ["uri-illegal-character", "uri-unencoded-data"]
    empty.edit(0, len(empty.text), "")
    assert empty.findings() == []
