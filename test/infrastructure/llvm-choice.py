# ===--- llvm-choice.py - uri-tidy ---------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %source_root %llvm_root

# CMake builds against the LLVM that LLVM_DIR or URI_TIDY_LLVM_ROOT names, or says in one
# sentence what is wrong with it.

import pathlib
import subprocess
import sys

source, llvm = sys.argv[1:]
pathlib.Path("project").mkdir()
pathlib.Path("project/CMakeLists.txt").write_text("""cmake_minimum_required(VERSION 3.20)
project(p C CXX)
include(%s/cmake/UriTidyLLVM.cmake)
message(STATUS "chosen: ${URI_TIDY_LLVM_ROOT}, ${URI_TIDY_RESOURCE_DIR}")
""" % source)
# An installation of a version that is not supported.
for name, text in {"lib/cmake/llvm/LLVMConfig.cmake": "",
                   "lib/cmake/clang/ClangConfig.cmake": "set(LLVM_VERSION_MAJOR 13)\n",
                   "include/clang-tidy/ClangTidy.h": "", "lib/libclangTidy.a": ""}.items():
    path = pathlib.Path("llvm-13", name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
foreign = str(pathlib.Path("llvm-13").resolve())


def expect(sentence, *options):
    run = subprocess.run(["cmake", "-S", "project", "-B", "built", "--fresh", "-G", "Ninja",
                          "-DCMAKE_C_COMPILER=%s/bin/clang" % llvm,
                          "-DCMAKE_CXX_COMPILER=%s/bin/clang++" % llvm,
                          *options], capture_output=True, text=True, check=False)
    said = " ".join((run.stdout + run.stderr).split())
    if sentence not in said or (run.returncode == 0) != sentence.startswith("chosen"):
        sys.exit("expected '%s' of %s:\n%s" % (sentence, options, said))


expect("chosen: %s, " % llvm, "-DURI_TIDY_LLVM_ROOT=" + llvm)
expect("chosen: %s, " % llvm, "-DLLVM_DIR=%s/lib/cmake/llvm" % llvm)
expect("LLVM_DIR is %s/lib/cmake/llvm, but URI_TIDY_LLVM_ROOT is %s: set only one" %
       (llvm, foreign), "-DLLVM_DIR=%s/lib/cmake/llvm" % llvm,
       "-DURI_TIDY_LLVM_ROOT=" + foreign)
expect("LLVM_DIR is /nowhere, which has no LLVMConfig.cmake.", "-DLLVM_DIR=/nowhere")
expect("/nowhere-17/lib/cmake/llvm/LLVMConfig.cmake is missing: install the development "
       "files of LLVM and Clang (Debian: llvm-17-dev and libclang-17-dev)",
       "-DURI_TIDY_LLVM_ROOT=/nowhere-17")
expect("LLVM 13 in %s is not supported, only 14, 15, 16, 19, 22;" % foreign,
       "-DURI_TIDY_LLVM_ROOT=" + foreign)
