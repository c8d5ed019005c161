#!/usr/bin/env python3
# ===--- add.py - uri-tidy ------------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Adds the checks to the clang-tidy of an LLVM source tree: add.py TREE. It copies
checks/ to clang-tools-extra/clang-tidy/uri, and adds a few lines to the files that name
all modules. If it is run again, it brings the copy up to date.

Exit codes: 0 if the tree has the module, 1 if a file cannot be read or written, 2 if the
command line is wrong, 3 if the directory is no source tree of LLVM with clang-tidy, 4 if
its version is not supported, 5 if it has something else in the place of the module, or
its files have another form than expected. Nothing is changed unless the exit code is 0
or 1."""

import argparse
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
CANNOT_WRITE, NO_TREE, UNSUPPORTED, UNEXPECTED = 1, 3, 4, 5
TIDY = pathlib.Path("clang-tools-extra/clang-tidy")
LIBRARY = "clangTidyUriModule"
COPIED = {".cpp", ".h", ".yaml"}
# Not part of the module: the interface for C programs and the two compilers of data.
PROGRAMS = {"knowledge/CatalogueCompiler.cpp", "knowledge/EvidenceCompiler.cpp"}
LEFT_OUT = {"core/CInterface.cpp"}
MARK = "written by its packaging/in-tree/add.py"
ANCHOR = """// This anchor is used to force the linker to link the UriModule.
extern volatile int UriTidyModuleAnchorSource;
[[maybe_unused]] static int UriTidyModuleAnchorDestination =
    UriTidyModuleAnchorSource;

"""


class Failure(Exception):
    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


def found(pattern, path):
    match = re.search(pattern, path.read_text(encoding="utf-8"))
    return match.group(1) if match else None


def supported():
    versions = found(r"set\(URI_TIDY_LLVM_VERSIONS ([\d ]+)\)",
                     ROOT / "cmake/UriTidyLLVM.cmake")
    return [int(each) for each in versions.split()]


def version_of(tree):
    """The major version of LLVM in a source tree."""
    for name in (TIDY / "CMakeLists.txt", TIDY / "ClangTidyForceLinker.h"):
        if not (tree / name).is_file():
            raise Failure(NO_TREE, "%s is not the source of LLVM with clang-tidy: it has no %s"
                          % (tree, name))
    # Since LLVM 18, the version has a file of its own.
    for name in ("cmake/Modules/LLVMVersion.cmake", "llvm/CMakeLists.txt"):
        if (tree / name).is_file():
            version = found(r"set\(LLVM_VERSION_MAJOR (\d+)\)", tree / name)
            if version:
                return int(version)
    raise Failure(NO_TREE, "%s is not the source of LLVM: neither cmake/Modules/"
                  "LLVMVersion.cmake nor llvm/CMakeLists.txt says its version" % tree)


def with_entry(text, pattern, entry, name):
    """The lines of `text` with `entry` in its place among those that match `pattern`,
    which are in alphabetical order. The last list of them that the text begins counts."""
    if entry in text.splitlines():
        return text
    matches = list(re.finditer(pattern, text, re.M))
    if not matches:
        raise Failure(UNEXPECTED, "%s has no line like '%s'" % (name, entry.strip()))
    after = [each for each in matches if each.group().lower() < entry.lower()]
    at = after[-1].end() + 1 if after else matches[0].start()
    return text[:at] + entry + "\n" + text[at:]


def with_module(text, name):
    """The text of clang-tidy's CMakeLists.txt with the module."""
    # The file lists other libraries after the modules.
    head, begin, rest = text.partition("set(ALL_CLANG_TIDY_CHECKS\n")
    modules, end, tail = rest.partition(")\n")
    if not begin or not end:
        raise Failure(UNEXPECTED, "%s has no 'set(ALL_CLANG_TIDY_CHECKS'" % name)
    head = with_entry(head, r"^add_subdirectory\(\w+\)$", "add_subdirectory(uri)", name)
    modules = with_entry(modules, r"^  clangTidy\w+Module$", "  " + LIBRARY, name)
    return head + begin + modules + end + tail


def with_anchor(text, name):
    """The text of ClangTidyForceLinker.h with the module."""
    if "UriTidyModuleAnchorSource" in text:
        return text
    end = re.search(r"^} // namespace", text, re.M)
    if not end:
        raise Failure(UNEXPECTED, "%s does not end with a namespace" % name)
    return text[:end.start()] + ANCHOR + text[end.start():]


def listed(names):
    return "\n".join("  " + name for name in sorted(names))


def module():
    """The files of the module, by their names in it."""
    files = {path.relative_to(ROOT / "checks").as_posix(): path.read_bytes()
             for path in (ROOT / "checks").rglob("*") if path.suffix in COPIED}
    for name in LEFT_OUT:
        del files[name]
    sources = {name for name in files if name.endswith(".cpp")} - PROGRAMS
    # What the two compilers consist of, apart from their main functions.
    library = (ROOT / "checks/knowledge/CMakeLists.txt").read_text(encoding="utf-8")
    catalogue = re.search(r"add_library\(UriTidyCatalogue STATIC\n(.*?)\)", library, re.S)
    values = {
        "VERSION": found(r"project\(uri-tidy VERSION ([\d.]+)", ROOT / "CMakeLists.txt"),
        "CATALOGUE_SOURCES": listed("knowledge/" + each for each in catalogue[1].split()),
        "TOP_SOURCES": listed(name for name in sources if "/" not in name),
        "SOURCES": listed(sources),
    }
    template = (HERE / "CMakeLists.txt.in").read_text(encoding="utf-8")
    files["CMakeLists.txt"] = re.sub(
        "@([A-Z_]+)@", lambda match: values[match[1]], template).encode()
    return files


def write(path, content):
    """Writes a file unless it has this content, so that it is not compiled again."""
    if path.is_file() and path.read_bytes() == content:
        return 0
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return 1


def add(tree, any_llvm):
    """Returns how many files were changed."""
    version = version_of(tree)
    if version not in supported() and not any_llvm:
        raise Failure(UNSUPPORTED, "LLVM %d in %s is not supported, only %s; --any-llvm tries "
                      "it" % (version, tree, ", ".join(map(str, supported()))))
    folder = tree / TIDY / "uri"
    own = folder / "CMakeLists.txt"
    if folder.exists() and not (own.is_file() and MARK in own.read_text(encoding="utf-8")):
        raise Failure(UNEXPECTED, "%s exists, and is not a copy of uri-tidy" % folder)
    files = {TIDY / "uri" / name: content for name, content in module().items()}
    for name, change in (("CMakeLists.txt", with_module), ("ClangTidyForceLinker.h", with_anchor)):
        path = tree / TIDY / name
        files[TIDY / name] = change(path.read_text(encoding="utf-8"), path).encode()
    changed = 0
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(tree) not in files:
            path.unlink()
            changed += 1
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    return changed + sum(write(tree / name, content) for name, content in files.items())


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0],
                                     allow_abbrev=False)
    parser.add_argument("tree", metavar="TREE", type=pathlib.Path,
                        help="the source of LLVM, with the directory clang-tools-extra")
    parser.add_argument("--any-llvm", action="store_true",
                        help="also with a version of LLVM that is not supported")
    arguments = parser.parse_args()
    try:
        changed = add(arguments.tree, arguments.any_llvm)
    except Failure as failure:
        print("add.py: %s" % failure, file=sys.stderr)
        return failure.code
    except OSError as error:
        print("add.py: %s: %s" % (error.filename, error.strerror), file=sys.stderr)
        return CANNOT_WRITE
    print("%s: %s" % (arguments.tree / TIDY / "uri",
                      "%d files written" % changed if changed else "already up to date"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
