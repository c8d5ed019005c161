# ===--- code-actions.py - uri-tidy -------------------------*- python -*--===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
# RUN: rm -rf %t && mkdir -p %t/driver %t/editor
# RUN: cp %source_root/docs/examples/* %t/driver && cp %source_root/docs/examples/* %t/editor
# RUN: %python %s %uri_clangd %uri_tidy %t %source_root

# Every fix is a code action with the same result as the driver's fix; the titles of
# fixes on notes describe them. Many findings can be fixed at once.

import pathlib
import subprocess
import sys

from lsp_client import Client

server, driver, root, source_root = sys.argv[1:]
root = pathlib.Path(root)
EXAMPLES = ("stations.cpp", "weather.c")


def driver_result(name, option):
    """An example after the fixes of the driver."""
    path = root / "driver" / name
    original = path.read_text()
    subprocess.run([driver, "--quiet", option, path], stdout=subprocess.DEVNULL,
                   check=False)
    result = path.read_text()
    path.write_text(original)
    assert result != original
    return result


def open_example(client, name):
    path = root / "editor" / name
    return client.open(path, path.read_text())


def titles_of(document):
    return [action["title"] for finding in document.findings()
            for action in document.actions(finding)
            if action["kind"] == "quickfix"]


with Client([server, "--background-index=false"], root) as client:
    kinds = client.server["capabilities"]["codeActionProvider"][
        "codeActionKinds"]
    assert "source.fixAll.uri-tidy" in kinds, kinds

    for name in EXAMPLES:
        document = open_example(client, name)
        # The explanation is a page of this project, and exists.
        for finding in document.findings():
            page = finding["codeDescription"]["href"]
            assert page == (pathlib.Path(source_root) / "docs/checks" /
                            (finding["code"] + ".md")).as_uri(), page
        # There are no findings other than those of the driver.
        output = subprocess.run(
            [driver, "--quiet", root / "driver" / name], check=False,
            stdout=subprocess.PIPE, text=True).stdout
        for finding in document.findings():
            place = ":%d:%d: warning: " % (
                finding["range"]["start"]["line"] + 1,
                finding["range"]["start"]["character"] + 1)
            assert any(place in line and "[%s]" % finding["code"] in line
                       for line in output.splitlines()), (finding, output)

    stations = open_example(client, "stations.cpp")
    assert titles_of(stations) == [
        "change ' ' to '%20'",
        "write '%C3', and 1 more",
        "encode it: 'urlEncode(Text)'",
    ], titles_of(stations)
    weather = open_example(client, "weather.c")
    assert titles_of(weather) == [
        "change '%7E' to '~'", "remove one level of encoding",
        "change 'x' to 'X'", "insert '%'",
    ], titles_of(weather)

    # Each code action has the same result as the driver's --fix-notes.
    for name in EXAMPLES:
        document = open_example(client, name)
        while True:
            fixes = [action for finding in document.findings()
                     for action in document.actions(finding)
                     if action["kind"] == "quickfix"]
            if not fixes:
                break
            document.apply(fixes[0])
        assert document.text == driver_result(name, "--fix-notes")

    # Applying all equivalent fixes at once has the same result as the driver's --fix.
    for name in EXAMPLES:
        document = open_example(client, name)
        action, = document.actions(document.findings()[0], ["source.fixAll"])
        assert action["kind"] == "source.fixAll.uri-tidy"
        document.apply(action)
        assert document.text == driver_result(name, "--fix")
        # Nothing is left to be fixed at once, so no action is offered.
        assert document.actions(document.findings()[0], ["source"]) == []

    # All findings of one check; three on different lines, and one of another.
    document = client.open(root / "editor/many.c", """\
const char *A = "http://a.example/%2f%3d";
const char *BUrl = "http://a.example/%2f b", *C = "http://a.example/%2f";
""")
    everything = "fix all 3 uri-lowercase-hex findings in this file"
    for finding in document.findings():
        titles = [a["title"] for a in document.actions(finding)]
        # The action is offered on every line that has such a finding.
        assert titles.count(everything) == 1, titles
    other = [f for f in document.findings()
             if f["code"] == "uri-illegal-character"]
    assert len(other) == 1
    action, = [a for a in document.actions(document.findings()[0])
               if a["title"] == everything]
    assert len(action["diagnostics"]) == 3
    document.apply(action)
    assert document.text == """\
const char *A = "http://a.example/%2F%3D";
const char *BUrl = "http://a.example/%2F b", *C = "http://a.example/%2F";
"""
    # A single finding is not offered as 'all'.
    assert [f["code"] for f in document.findings()] == ["uri-illegal-character"]
    assert [a["title"] for a in document.actions(document.findings()[0])
            if "all" in a["title"]] == []

    # If other kinds are requested, none of our actions is returned.
    document.replace("%2F%3D", "%2f%3d")
    assert document.actions(document.findings()[0], ["refactor.rename"]) == []

# An editor that only accepts commands receives those of clangd, and no others.
with Client([server, "--background-index=false"], root,
            capabilities={"codeAction": {}}) as client:
    document = open_example(client, "weather.c")
    for action in document.actions(document.findings()[0]):
        assert "command" in action and "edit" not in action, action

# An editor that accepts embedded actions receives them as clangd sends them.
with Client([server, "--background-index=false"], root, capabilities={
        "publishDiagnostics": {"codeActionsInline": True}}) as client:
    document = open_example(client, "weather.c")
    assert document.findings()[0]["codeActions"][0]["title"] == \
        "change '%7E' to '~'"
with Client([server, "--background-index=false"], root) as client:
    document = open_example(client, "weather.c")
    assert "codeActions" not in document.findings()[0]
