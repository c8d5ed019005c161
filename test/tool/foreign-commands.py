# ===--- foreign-commands.py - uri-tidy -----------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
# RUN: rm -rf %t && mkdir %t && cd %t && %python %s %uri_tidy --fail-on=note

# Compilation databases as real builds write them: for other compilers and processors,
# with programs before the compiler, with files that only a build writes. Each runs, or
# one line says what to do.

import json
import os
import subprocess
import sys

SOURCE = """\
#ifndef ONE
#error "the other flags of the command are lost"
#endif
const char *const Url = "http://h/%2f";
"""
failures = 0


def check(name, arguments, files=(), source="a.cpp", code=1, says="[uri-lowercase-hex]",
          directory=None, text=SOURCE):
    """Checks one file with a command, in a directory of its own."""
    global failures
    os.makedirs(name)
    here = os.path.abspath(name)
    for path, content in [(source, text), *files]:
        path = os.path.join(name, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as f:
            f.write(content.replace("@HERE@", here))
    entry = {"directory": directory or here, "file": source,
             "arguments": [a.replace("@HERE@", here) for a in arguments] + ["-c", source]}
    with open(name + "/compile_commands.json", "w") as f:
        json.dump([entry], f)
    run = subprocess.run(sys.argv[1:] + ["-p", name], capture_output=True, text=True)
    output = run.stdout + run.stderr
    problems = [line for line in run.stderr.splitlines() if "uri-tidy: error:" in line]
    if run.returncode != code or says not in output or len(problems) != (code > 1):
        failures += 1
        print("%s: exit code %d\n%s" % (name, run.returncode, output))


# Options that only GCC knows, as the Linux kernel and others use them.
check("gcc", ["g++", "-DONE", "-fno-canonical-system-headers", "-fconserve-stack",
              "-fno-allow-store-data-races", "-mpreferred-stack-boundary=3",
              "-fno-var-tracking-assignments", "-mindirect-branch=thunk-extern",
              "--param=max-inline-insns-single=10", "--param", "ggc-min-expand=10",
              "-flto-partition=one", "-fno-tree-loop-im", "-Wno-maybe-uninitialized",
              "-fuse-linker-plugin", "-mabm", "-fplugin=none.so", "-fplugin-arg-none-x=1"])
# An unknown option with a value of its own, and those of other compilers.
check("nvcc", ["nvcc", "-gencode", "arch=compute_50", "-DONE"])
check("emscripten", ["em++", "-sUSE_SDL=2", "-DONE"])
check("intel", ["icpx", "-qopenmp", "-DONE"])
check("windows-compiler", ["cl.exe", "/nologo", "/DONE", "/EHsc", "/Zc:unknown"])

# Compilers for other processors: with the processor in their names, and without. Clang
# knows some of the processors.
check("arm", ["/opt/bin/arm-none-eabi-g++-12", "-DONE", "-mcpu=cortex-m4", "-mthumb",
              "-mfloat-abi=hard", "-specs=nano.specs"])
check("xtensa", ["xtensa-esp32-elf-g++", "-DONE", "-mlongcalls"])
check("unnamed", ["/opt/sdk/bin/g++", "-DONE", "-march=armv7-a", "-mfpu=neon"])
check("option-of-another", ["g++", "-DONE", "-mlong-calls"])
# The header is in the root of the other system, which the command does not name.
check("no-root", ["arm-linux-gnueabihf-g++", "-DONE"], code=3,
      text='#include <vendor/sdk.h>\n' + SOURCE, says="add its directory with --extra-arg=-IDIR, "
      "or the root of another system with --extra-arg=--sysroot=DIR")

# Programs before the compiler; a script of an SDK is a compiler like any other.
check("ccache", ["ccache", "distcc", "g++", "-DONE"])
check("distcc", ["/usr/bin/distcc", "arm-none-eabi-g++", "-DONE"])
check("icecc", ["icecc", "g++", "-DONE"])
check("env", ["env", "LC_ALL=C", "g++", "-DONE"])
check("libtool", ["/bin/sh", "../libtool", "--tag=CC", "--mode=compile", "g++", "-DONE"])
check("wrapper", ["@HERE@/sdk-g++.sh", "-DONE"], [("sdk-g++.sh", "#!/bin/sh\nexec g++ \"$@\"\n")])
# The name of a compiler as the value of an option is not one.
check("value", ["g++", "-o", "gcc", "-DONE"])

# Included headers, and precompiled ones: of GCC, which Clang cannot read, and of Clang
# as CMake writes them, with and without the file that the build would write.
PREFIX = [("prefix.hxx", "#define ONE\n")]
check("include", ["g++", "-include", "prefix.hxx"], PREFIX)
check("gcc-pch", ["g++", "-Winvalid-pch", "-include", "@HERE@/prefix.hxx"],
      PREFIX + [("prefix.hxx.gch", "gpch.013")])
PCH = ["clang++", "-Xclang", "-include-pch", "-Xclang", "@HERE@/prefix.hxx.pch",
       "-Xclang", "-include", "-Xclang", "@HERE@/prefix.hxx"]
check("clang-pch", PCH, PREFIX)
check("old-pch", PCH, PREFIX + [("prefix.hxx.pch", "CPCH of another version")])
check("pch-alone", ["clang++", "-DONE", "-include-pch", "prefix.pch"], [("prefix.pch", "CPCH")],
      code=3, says="build with it, or without precompiled headers and modules")

# A unity build: findings have the names of the files in it.
check("unity", ["g++", "-DONE"], [("src/one.cpp", SOURCE)], source="unity_0.cxx",
      text='#include "src/one.cpp"\n', says="src/one.cpp:4:")

# C++20 modules: the options of GCC, and the list that a build writes for Clang.
check("gcc-modules", ["g++", "-std=c++20", "-DONE", "-fmodules-ts", "-fmodule-mapper=a.modmap",
                      "-fdeps-format=p1689r5"])
check("modmap", ["clang++", "-std=c++20", "-DONE", "@a.modmap"], code=3,
      says="the build writes this file: build first")
check("import", ["clang++", "-std=c++20", "-DONE"], code=3, text="import places;\n" + SOURCE,
      says="add --extra-arg=-fmodule-file=NAME=FILE")

# Response files.
check("response", ["g++", "@flags.rsp"], [("flags.rsp", "-DONE\n")])
check("no-response", ["g++", "-DONE", "@flags.rsp"], code=3, says="build first")

# A database from Windows.
check("windows", ["C:\\LLVM\\clang-cl.exe", "/DONE"], directory="C:\\src", code=2,
      says="it was written on Windows (it names 'C:\\src'); create it on this system")

sys.exit(failures > 0)
