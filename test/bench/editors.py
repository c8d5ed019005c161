# ===--- editors.py - uri-tidy -------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Language servers to measure: uri-clangd with its checks, and stock clangd."""

import os
import pathlib
import sys
import time

CHECKOUT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(CHECKOUT / "test/editor"))
# pylint: disable=wrong-import-position
from lsp_client import Client

OWN_CHECKS = "uri-*"
CHEAP_CHECK = "bugprone-string-constructor"
OWN_SERVER = str(CHECKOUT / "build/bin/uri-clangd")
# The user configuration of clangd: selects the checks, and disables everything
# that would run in the background of the measurement.
SETTINGS = """\
Index: {StandardLibrary: No, Background: Skip}
Diagnostics: {ClangTidy: {Remove: '*'}}
---
Diagnostics: {ClangTidy: {Add: '%s'}}
"""


def stock_server(llvm):
    return f"/usr/lib/llvm-{llvm}/bin/clangd"


class Editor:
    """A server with one open file, whose first diagnostics have arrived."""

    def __init__(self, command, checks, file, folder, options=()):
        """FOLDER: a directory for settings."""
        settings = folder / ("config-" + checks.strip("*-"))
        (settings / "clangd").mkdir(parents=True, exist_ok=True)
        (settings / "clangd/config.yaml").write_text(SETTINGS % checks)
        self.client = Client([command, "--background-index=false",
                              "--log=error", *options],
                             file.parent, settings=settings)
        # Some sources are not in UTF-8; an editor would convert them.
        text = file.read_text(encoding="utf-8", errors="replace")
        self.document = self.client.open(file, text)
        self.diagnostics = self.document.diagnostics()
        self.end = len(text)

    def edit(self, number):
        """The seconds from an edit to its diagnostics. The edit changes a comment
        at the end, as if somebody were typing there."""
        document = self.document
        started = time.perf_counter()
        document.edit(self.end, len(document.text), f"// {number}\n")
        self.client.wait_for_diagnostics(document.uri, document.version)
        return time.perf_counter() - started

    def cpu_seconds(self):
        fields = pathlib.Path(f"/proc/{self.client.pid}/stat").read_text()
        user, system = fields.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def peak_megabytes(self):
        for line in pathlib.Path(
                f"/proc/{self.client.pid}/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
        raise ValueError("no peak of memory")
