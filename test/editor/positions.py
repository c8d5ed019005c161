# ===--- positions.py - uri-tidy ----------------------------*- python -*--===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
# RUN: rm -rf %t && %python %s %uri_clangd %t

# Positions count UTF-16 code units, UTF-8 bytes or UTF-32 code points, as the client
# and the server have agreed. The findings and the fixes of literals after text of
# one to four bytes per character have the right positions.

import pathlib
import sys

from lsp_client import Client

server, root = sys.argv[1], pathlib.Path(sys.argv[2])
root.mkdir(parents=True)

# 'e' with an acute accent, a Chinese character, an emoji; a combining mark.
TEXT = """// \u00e9 \u4f8b \U0001f600
const char *A = "\u00e9\u4f8b\U0001f600"; const char *B = "http://a.example/%2f";
/* e\u0301 \U0001f468\u200d\U0001f469 */ const char *CUrl = "http://a.example/x y";
const char *D = "http://a.example/\u00e9"; const char *E = "http://a.example/%7e";
const char *FUrl = R"(http://a.example/\u4f8b\U0001f600/x y)";
"""
FIXED = """// \u00e9 \u4f8b \U0001f600
const char *A = "\u00e9\u4f8b\U0001f600"; const char *B = "http://a.example/%2F";
/* e\u0301 \U0001f468\u200d\U0001f469 */ const char *CUrl = "http://a.example/x%20y";
const char *D = "http://a.example/%C3%A9"; const char *E = "http://a.example/~";
const char *FUrl = R"(http://a.example/%E4%BE%8B%F0%9F%98%80/x%20y)";
"""
EXPECTED = [("%2f", "uri-lowercase-hex"), (" ", "uri-illegal-character"),
            ("\u00e9", "uri-illegal-character"),
            ("%7e", "uri-encoded-unreserved"),
            ("\u4f8b", "uri-illegal-character")]

for encoding in ("utf-16", "utf-8", "utf-32"):
    with Client([server, "--background-index=false"], root, encoding) as client:
        document = client.open(root / "a.cpp", TEXT)
        findings = document.findings()
        # The range of a finding begins with the text that it is about.
        assert [f["code"] for f in findings] == [e[1] for e in EXPECTED], findings
        for finding, (text, _) in zip(findings, EXPECTED):
            begin = document.span(finding)[0]
            assert document.text.startswith(text, begin), (encoding, finding)

        # Edits after such text, in the same unit, work, too.
        document.replace("%2f", "%2F")
        assert len(document.findings()) == len(EXPECTED) - 1
        document.replace("%2F", "%2f")

        # Apply the fixes one after the other; every edit moves the text after it.
        for _ in EXPECTED:
            finding = document.findings()[0]
            document.apply(document.actions(finding)[0])
        assert document.findings() == []
        assert document.text == FIXED, (encoding, document.text)
