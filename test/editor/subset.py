# ===--- subset.py - uri-tidy --------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
# RUN: rm -rf %t && %python %s %uri_clangd %uri_tidy %t %source_root

# An editor shows only findings of the driver: in each source of the checks' tests
# that compiles, the findings in clangd are a subset of the driver's.

import pathlib
import re
import subprocess
import sys

from lsp_client import Client

server, driver, root, source_root = sys.argv[1:]
root = pathlib.Path(root)
root.mkdir(parents=True)
CHECKS = pathlib.Path(source_root) / "test/checks"
FLAGS = ["-isystem", str(CHECKS / "Inputs/Headers")]
(root / "compile_flags.txt").write_text("\n".join(FLAGS))
FINDING = re.compile(r"^(.*):(\d+):(\d+): warning: .* \[(uri-[a-z-]+)\]$", re.M)

sources = [path for path in sorted(CHECKS.rglob("*"))
           if path.suffix in (".c", ".cpp") and "Inputs" not in path.parts]
shown = found = compiled = 0
# The driver counts columns in bytes.
with Client([server, "--background-index=false"], root, "utf-8") as client:
    for source in sources:
        try:
            text = source.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        path = root / source.name
        path.write_text(text, encoding="utf-8")
        checked = subprocess.run(
            [driver, "--quiet", path, "--", *FLAGS], check=False, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            errors="replace")
        # After twenty errors, the compiler in the driver gives up; clangd reads headers
        # separately.
        if checked.returncode not in (0, 1):
            continue
        compiled += 1
        expected = {(int(line), int(column), check)
                    for file, line, column, check in FINDING.findall(checked.stdout)
                    if file.endswith(source.name)}
        document = client.open(path, text)
        actual = {(d["range"]["start"]["line"] + 1,
                   d["range"]["start"]["character"] + 1, d["code"])
                  for d in document.findings()}
        assert actual <= expected, (source.name, sorted(actual - expected))
        document.close()
        shown += len(actual)
        found += len(expected)
print("%d of the driver's %d findings in %d files" % (shown, found, compiled))
assert shown > 0.9 * found > 300 and compiled > len(sources) / 2
