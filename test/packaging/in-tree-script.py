# ===--- in-tree-script.py - uri-tidy ------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# REQUIRES: llvm-22
# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %source_root

# packaging/in-tree/add.py adds the module to a tree that has no more than the files it
# needs, in the forms that they have in different versions of LLVM. Run again, it changes
# nothing; it repairs a copy that is out of date. Anything that is wrong with the tree has
# an exit code and one line, and leaves the tree as it was. in-tree.py builds the module.

import pathlib
import re
import subprocess
import sys

source = pathlib.Path(sys.argv[1])
SCRIPT = source / "packaging/in-tree/add.py"
BUILD = """set(LLVM_LINK_COMPONENTS Support)
add_clang_library(clangTidy
  ClangTidy.cpp
  )
add_subdirectory(android)
if(CLANG_TIDY_ENABLE_STATIC_ANALYZER)
  add_subdirectory(mpi)
endif()
add_subdirectory(readability)
add_subdirectory(zircon)
set(ALL_CLANG_TIDY_CHECKS
  clangTidyAndroidModule
  clangTidyReadabilityModule
  clangTidyZirconModule
  )
if(CLANG_TIDY_ENABLE_STATIC_ANALYZER)
  list(APPEND ALL_CLANG_TIDY_CHECKS clangTidyMPIModule)
endif()
add_subdirectory(tool)
add_subdirectory(utils)
"""
LINKER = """namespace clang%stidy {
extern volatile int ZirconModuleAnchorSource;
%s
"""
NEW_VERSION = "cmake/Modules/LLVMVersion.cmake", "  set(LLVM_VERSION_MAJOR %d)\n"
OLD_VERSION = "llvm/CMakeLists.txt", "if(X)\n  set(LLVM_VERSION_MAJOR %d)\nendif()\n"


def new_tree(name, version=19, where=NEW_VERSION, build=BUILD,
             linker=LINKER % ("::", "} // namespace clang::tidy")):
    tidy = "clang-tools-extra/clang-tidy/"
    for path, text in ((where[0], where[1] % version), (tidy + "CMakeLists.txt", build),
                       (tidy + "ClangTidyForceLinker.h", linker)):
        path = pathlib.Path(name, path)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return pathlib.Path(name)


def contents(tree):
    return {path: (path.read_bytes(), path.stat().st_mtime_ns)
            for path in tree.rglob("*") if path.is_file()}


def add(*arguments, code=0):
    done = subprocess.run([sys.executable, SCRIPT, *arguments], capture_output=True,
                          text=True, check=False)
    if done.returncode != code:
        sys.exit("exit code %d of %s\n%s%s" % (done.returncode, arguments, done.stdout,
                                              done.stderr))
    return done.stdout if code == 0 else done.stderr


def refuse(code, message, tree, *options):
    before = contents(tree)
    error = add(tree, *options, code=code)
    expect(message in error and error.count("\n") == 1, error)
    expect(contents(tree) == before, "%s was changed" % tree)


def expect(condition, what):
    if not condition:
        sys.exit(str(what))


def tidy(tree):
    return tree / "clang-tools-extra/clang-tidy"


# The places of the module, in both forms of the version and of the namespace.
for tree in (new_tree("nineteen"), new_tree(
        "fourteen", 14, OLD_VERSION,
        linker=LINKER % (" {\nnamespace ", "} // namespace tidy\n} // namespace clang"))):
    expect(re.search(r"uri: \d+ files written\n$", add(tree)), "the first time")
    text = (tidy(tree) / "CMakeLists.txt").read_text()
    expect("(readability)\nadd_subdirectory(uri)\nadd_subdirectory(zircon)\n" in text, text)
    expect("ReadabilityModule\n  clangTidyUriModule\n  clangTidyZirconModule\n" in text, text)
    expect(text.replace("add_subdirectory(uri)\n", "").replace(
        "  clangTidyUriModule\n", "") == BUILD, text)
    text = (tidy(tree) / "ClangTidyForceLinker.h").read_text()
    expect(re.search(r"AnchorSource;\n\n} // namespace", text), text)
    expect(text.count("UriTidyModuleAnchorSource") == 2, text)
    before = contents(tree)
    expect("already up to date" in add(tree), "the second time")
    expect(contents(tree) == before, "written again")

# All that checks/ is built from is there and is listed.
module = tidy(pathlib.Path("nineteen")) / "uri"
listed = (module / "CMakeLists.txt").read_text()
expect("@" not in listed, listed)
for path in (source / "checks").rglob("*"):
    name = path.relative_to(source / "checks").as_posix()
    if path.suffix not in (".cpp", ".h", ".yaml") or name == "core/CInterface.cpp":
        continue
    expect((module / name).read_bytes() == path.read_bytes(), name)
    expect(path.suffix != ".cpp" or re.search(r"[ (]%s\n" % re.escape(name), listed), name)

# A copy that is out of date.
(module / "UriCheck.cpp").write_text("changed")
(module / "model/Gone.cpp").write_text("not there any more")
(module / "gone").mkdir()
(module / "gone/Gone.h").write_text("nor this")
expect("uri: 3 files written" in add("nineteen"), "out of date")
expect(not (module / "gone").exists() and not (module / "model/Gone.cpp").exists(), "gone")
expect("already up to date" in add("nineteen"), "up to date again")

# What is refused.
pathlib.Path("empty").mkdir()
refuse(3, "no clang-tools-extra/clang-tidy/CMakeLists.txt", pathlib.Path("empty"))
refuse(3, "says its version", new_tree("unversioned", where=("README", "%d")))
refuse(4, "LLVM 13 in thirteen is not supported, only 14, ", new_tree("thirteen", 13))
add("thirteen", "--any-llvm")
taken = new_tree("taken")
(tidy(taken) / "uri").mkdir()
(tidy(taken) / "uri/CMakeLists.txt").write_text("# Another module.\n")
refuse(5, "is not a copy of uri-tidy", taken)
refuse(5, "has no 'set(ALL_CLANG_TIDY_CHECKS'", new_tree("other", build="add_subdirectory(a)\n"))
refuse(5, "does not end with a namespace", new_tree("flat", linker="int A;\n"))
add(code=2)
add("nineteen", "--unknown", code=2)
blocked = new_tree("blocked")
(tidy(blocked) / "uri").symlink_to("/dev/full")
expect("not a copy" in add(blocked, code=5), "blocked")
expect(add("--help").startswith("usage: add.py"), "help")
