# ===--- bad-input.py - uri-tidy -----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
# REQUIRES: stock-clangd
# RUN: rm -rf %t && %python %s %uri_clangd %stock_clangd %t %{megabytes}

# uri-clangd handles bad input in the same way as clangd: the same session is run
# with both. Only the findings of our checks differ.

import pathlib
import re
import sys
import time

from lsp_client import Client

uri_clangd, stock, root = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
megabytes = int(sys.argv[4])

FINDING = 'const char *A = "http://a.example/%2f";\n'
MISLEADING = "int f(int X) {\n  if (X)\n    ++X;\n    ++X;\n  return X;\n}\n"
TIME = re.compile(r"^(.)\[[0-9:.]*\] ")


def others(document):
    """The diagnostics that are not from our checks or about their configuration."""
    return [(document.span(d), d.get("code"), d["message"], d["severity"])
            for d in document.diagnostics()
            if not str(d.get("code", "")).startswith(("uri-", "clang-tidy-config"))]


def not_utf8(client, folder):
    """Bytes that are not UTF-8: in a header, and in a message."""
    (folder / "latin1.h").write_bytes(
        b'const char *B = "http://b.example/\xe9%2f"; // \xe9\n')
    text = '#include "latin1.h"\n' + FINDING + MISLEADING
    document = client.open(folder / "a.cpp", text)
    yield others(document)
    yield len(document.findings()) if client.is_ours else 1
    # The text of the protocol should be UTF-8, but clients may send other bytes.
    body = b"""{"jsonrpc": "2.0", "method": "textDocument/didOpen", "params":
        {"textDocument": {"uri": "%b", "languageId": "cpp", "version": 1,
        "text": "const char *C = \\"http://c.example/\xe9\xff%%2f\\";\\n"}}}"""
    path = folder / "b.cpp"
    client.send_body(body % path.as_uri().encode())
    client.settle()
    yield [d["message"]
           for d in client.diagnostics.get(path.as_uri(), {}).get(
               "diagnostics", [])
           if not str(d.get("code", "")).startswith("uri-")]
    client.send_body(b"\xff\xfe no message")
    yield others(document)


def long_file(client, folder):
    """Opened, and edited at both ends."""
    line = "int X%d = 1; // " + "x" * 80 + "\n"
    lines = []
    while len(line) * len(lines) < megabytes * 1024 * 1024:
        lines.append(line % len(lines))
    text = FINDING + "".join(lines) + MISLEADING
    assert len(text) > megabytes * 1024 * 1024
    document = client.open(folder / "big.cpp", text)
    yield others(document)
    document.edit(0, 0, "int Y = ;\n")
    document.edit(len(document.text), len(document.text), "int Z = 1;\n")
    yield others(document)
    yield len(document.findings()) if client.is_ours else 1


def deleted_while_open(client, folder):
    """The file and its directory are deleted; the session continues."""
    place = folder / "below"
    place.mkdir()
    path = place / "a.cpp"
    path.write_text(FINDING + MISLEADING)
    document = client.open(path, path.read_text())
    yield others(document)
    path.unlink()
    document.edit(0, 0, "int Y = ;\n")
    yield others(document)
    place.rmdir()
    document.edit(0, 9, "int Y = 0;")
    yield others(document)
    yield len(document.findings()) if client.is_ours else 1
    document.close()


def no_database(client, folder):
    """A header that cannot be found; a header by itself."""
    document = client.open(folder / "a.cpp", '#include "nowhere.h"\n' + FINDING)
    yield others(document)
    header = client.open(folder / "alone.h", FINDING + MISLEADING)
    yield others(header)
    yield len(header.findings()) if client.is_ours else 1


def broken_configuration(client, folder):
    """Configuration that cannot be parsed, or has no content."""
    for name, content in {
            "syntax": "Checks: '-*,modernize-*\n\t[",
            "type": "Checks: [1, {a: b}]\n",
            "unknown": "Cheks: '-*'\n",
            "empty": ""}.items():
        place = folder / name
        place.mkdir()
        (place / ".clang-tidy").write_text(content)
        document = client.open(place / "a.cpp", FINDING + MISLEADING)
        yield name, others(document)
        # The first one is read up to the error, and selects none of our checks.
        yield name == "syntax" or bool(document.findings()) == client.is_ours
    place = folder / "clangd"
    place.mkdir()
    (place / ".clangd").write_text("Diagnostics: {ClangTidy: [\n")
    document = client.open(place / "a.cpp", FINDING + MISLEADING)
    yield others(document)


def session(server, scenario, folder):
    """The results of SCENARIO, and the errors that the server has logged."""
    folder.mkdir(parents=True)
    started = time.monotonic()
    with Client([server, "--background-index=false", "--log=error"], folder,
                log=folder / "log") as client:
        client.is_ours = server == uri_clangd
        seen = list(scenario(client, folder))
    log = (folder / "log").read_text(errors="replace")
    errors = [TIME.sub(r"\1 ", line).replace(str(folder), "DIR")
              for line in log.splitlines()]
    errors = [line for line in errors if line.startswith("E ")]
    return seen, errors, time.monotonic() - started


for scenario in (not_utf8, long_file, deleted_while_open, no_database,
                 broken_configuration):
    ours = session(uri_clangd, scenario, root / scenario.__name__ / "d")
    theirs = session(stock, scenario, root / scenario.__name__ / "s")
    print("%-22s %5.1f s, stock %5.1f s; %d errors logged" % (
        scenario.__name__, ours[2], theirs[2], len(ours[1])))
    assert ours[0] == theirs[0], (scenario.__name__, ours[0], theirs[0])
    assert ours[1] == theirs[1], (scenario.__name__, ours[1], theirs[1])
