# ===--- configuration.py - uri-tidy ------------------------*- python -*--===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
# RUN: rm -rf %t && %python %s %uri_clangd %t

# The checks run if nothing specifies which checks to run, or if the list does not
# begin with '-*'. Otherwise, exactly the selected checks run.

import pathlib
import shutil
import sys

from lsp_client import Client

server, root = sys.argv[1], pathlib.Path(sys.argv[2])

TEXT = """\
void *nothing() { return 0; }
int loop(int X) {
  if (X)
    ++X;
    ++X;
  return X;
}
const char *A = "http://a.example/%2f%zz";
const char *B = "http://a.example/%7e";
"""
ALL = {"uri-lowercase-hex", "uri-encoded-unreserved", "uri-malformed-escape"}
# The checks that clangd runs without any configuration.
DEFAULTS = {"readability-misleading-indentation"}


def check_names(folder, files, arguments=(), text=None):
    """The checks that have findings in a text, by default TEXT, in a directory with
    these files."""
    for name, content in files.items():
        path = root / folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    (root / folder).mkdir(parents=True, exist_ok=True)
    with Client([server, "--background-index=false", *arguments], root,
                log=root / folder / "log") as client:
        document = client.open(root / folder / "a.cpp", text or TEXT)
        return {d["code"] for d in document.diagnostics()
                if d.get("source") == "clang-tidy"}


# No configuration at all, and one without a list of checks.
assert check_names("none", {}) == ALL | DEFAULTS
assert check_names("options", {
    ".clang-tidy": "CheckOptions: {MinConfidence: likely}"}) == ALL | DEFAULTS

# A list that does not begin with '-*' adds and removes checks.
NULLPTR = "modernize-use-nullptr"
assert check_names("adds", {".clang-tidy": "Checks: %s" % NULLPTR}) == \
    ALL | {NULLPTR}
assert check_names("removes", {
    ".clang-tidy": "Checks: '%s,-uri-lowercase-hex'" % NULLPTR}) == \
    ALL - {"uri-lowercase-hex"} | {NULLPTR}
assert check_names("removes-ours", {".clang-tidy": "Checks: '%s,-uri-*'" %
                                    NULLPTR}) == {NULLPTR}

# A list that begins with '-*' is respected, ...
assert check_names("others", {
    ".clang-tidy": "Checks: '-*,%s'" % NULLPTR}) == {NULLPTR}
assert check_names("block", {
    ".clang-tidy": "Checks: |\n  -*\n  %s\n" % NULLPTR}) == {NULLPTR}
assert check_names("ours", {
    ".clang-tidy": "Checks: '-*,uri-lowercase-hex'"}) == {"uri-lowercase-hex"}
# ... even in a parent directory, whether it is inherited or not.
assert check_names("above", {
    ".clang-tidy": "Checks: '-*,%s'" % NULLPTR,
    "below/.clang-tidy":
        "{Checks: 'uri-lowercase-hex', InheritParentConfig: true}"}) == {NULLPTR}
assert check_names("above/below", {}) == {NULLPTR, "uri-lowercase-hex"}

# Options have the same effect as in clang-tidy.
assert check_names("certain", {
    ".clang-tidy": "CheckOptions: {TestFileRegex: 'a[.]cpp'}"}) == DEFAULTS

# So has the preview.
REMADE = """\
extern "C" int snprintf(char *, unsigned long, const char *, ...);
const char *shown(const char *Text);
void next(char (&Url)[99], const char *Next) {
  snprintf(Url, 99, "https://a.example/?title=%s", shown(Next));
}
"""
assert check_names("released", {}, text=REMADE) == set()
assert check_names("preview", {".clang-tidy": "CheckOptions: {UriPreview: true}"},
                   text=REMADE) == {"uri-unencoded-data"}

# .clangd takes precedence.
assert check_names("clangd", {".clangd":
    "Diagnostics: {ClangTidy: {Remove: uri-lowercase-hex}}"}) == \
    ALL - {"uri-lowercase-hex"}
assert check_names("clangd-none", {".clangd":
    "Diagnostics: {ClangTidy: {Remove: 'uri-*'}}"}) & ALL == set()
assert check_names("clangd-all", {".clangd":
    "Diagnostics: {ClangTidy: {Remove: '*'}}"}) == set()

# If clang-tidy is disabled, the checks do not run.
assert check_names("off", {}, ["--clang-tidy=false"]) == set()

# NOLINT holds.
TEXT = TEXT.replace('%7e";', '%7e"; // NOLINT(uri-encoded-unreserved)')
assert check_names("nolint", {}) == \
    ALL - {"uri-encoded-unreserved"} | DEFAULTS

# What is wrong in the configuration is shown in the file; clangd only logs it.
def problems(folder, files):
    """The messages about the configuration of a file in a directory with these files."""
    for name, content in files.items():
        path = root / folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    with Client([server, "--background-index=false"], root,
                log=root / folder / "log") as client:
        document = client.open(root / folder / "a.cpp", TEXT)
        found = [d for d in document.diagnostics() if d["code"] == "clang-tidy-config"]
        assert all(d["range"]["start"] == {"line": 0, "character": 0} and
                   d["source"] == "uri-tidy" for d in found), found
        return [d["message"] for d in found]


assert problems("no-problem", {".clang-tidy": "Checks: 'uri-*'"}) == []
message, = problems("unknown-key", {".clang-tidy": "Checks: 'uri-*'\nCheks: x"})
assert message == "%s:2:1: unknown key 'Cheks'; the file is ignored" % (
    root / "unknown-key/.clang-tidy"), message
message, = problems("no-catalogue", {
    ".clang-tidy": "CheckOptions: {UriCatalog: absent.yaml}"})
assert "'UriCatalog'" in message and "absent.yaml" in message, message
messages = problems("bad-value", {".clang-tidy":
    "CheckOptions: {uri-lowercase-hex.MinConfidence: sure}"})
assert len(messages) == 1 and "invalid value 'sure'" in messages[0], messages

# Clang's own headers are found wherever the program is located, and whatever its
# name is; an explicit resource directory is respected.
TEXT = "#include <stddef.h>\n#include <stdarg.h>\n" + TEXT
moved = root / "elsewhere/bin/my clangd"
moved.parent.mkdir(parents=True)
shutil.copy(server, moved)
server = str(moved)
assert check_names("moved", {}) == ALL - {"uri-encoded-unreserved"} | DEFAULTS
no_headers = root / "no-headers"
no_headers.mkdir()
log = root / "resource-dir/log"
check_names("resource-dir", {}, ["--resource-dir=%s" % no_headers])
assert str(no_headers) in log.read_text()
