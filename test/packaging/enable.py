# ===--- enable.py - uri-tidy --------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %build_root %llvm_root %llvm_major

# A project in C and C++ that calls uri_tidy_enable() is checked while it is compiled,
# alone or in addition to its own command for clang-tidy. What cannot work stops CMake
# with one sentence. The package is found through a link, as after the installation of
# the Debian package, and all paths contain spaces.

import os
import pathlib
import subprocess
import sys

build, llvm, major = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
PROJECT = {
    "CMakeLists.txt": """cmake_minimum_required(VERSION 3.20)
project(p C CXX)
find_package(UriTidy 0.1 REQUIRED COMPONENTS plugin)
if(CASE)
  set(CMAKE_CXX_CLANG_TIDY ${OWN_CLANG_TIDY})
  add_library(only STATIC own.cpp)
  cmake_language(EVAL CODE "${CASE}")
  return()
endif()

add_library(alone STATIC a.c b.cpp)
uri_tidy_enable(alone)

add_library(excepted STATIC excepted.cpp)
uri_tidy_enable(excepted CHECKS -*,uri-*,-uri-lowercase-hex OPTIONS --header-filter=.*)

add_library(configured STATIC configured/c.cpp)
uri_tidy_enable(configured KEEP_CHECKS)

set(CMAKE_CXX_CLANG_TIDY ${OWN_CLANG_TIDY} --checks=-*,modernize-use-nullptr)
add_library(own STATIC own.cpp)
add_library(twice STATIC twice.cpp)
uri_tidy_enable(own twice)
uri_tidy_enable(twice)
""",
    "a.c": 'const char *a(void) { return "http://h/%2a"; }\n',
    "b.cpp": 'const char *b() { return "http://h/%2b"; }\n',
    "h.h": 'inline const char *h() { return "http://h/%zz"; }\n',
    "excepted.cpp": '#include "h.h"\nconst char *e() { return "http://h/%2b"; }\n',
    "configured/c.cpp": 'const char *c() { return "http://h/%2c%zz"; }\n',
    "configured/.clang-tidy": "Checks: '-*,uri-malformed-escape'\n",
    "own.cpp": 'const char *d(bool B) { return B ? 0 : "http://h/%2f"; }\n',
    "twice.cpp": 'const char *e() { return "http://h/%2e%2f"; }\n',
}


def run(*command, code=0):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          encoding="utf-8", check=False)
    if (done.returncode != 0) != (code != 0):
        sys.exit("exit code %d of %s\n%s%s" % (done.returncode, command, done.stdout,
                                              done.stderr))
    return done.stdout + done.stderr


def write(path, text):
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path.resolve()


def configure(*options, code=0):
    return run("cmake", "-S", "a project", "-B", "its build", "-G", "Ninja",
               "-DCMAKE_C_COMPILER=%s" % (llvm / "bin/clang"),
               "-DCMAKE_CXX_COMPILER=%s" % (llvm / "bin/clang++"),
               "-DCMAKE_PREFIX_PATH=%s" % usr,
               "-DOWN_CLANG_TIDY=%s" % (llvm / "bin/clang-tidy"), *options, code=code)


def expect_error(sentence, case, *options):
    output = " ".join(configure("-DCASE=" + case, *options, code=1).split())
    if sentence not in output:
        sys.exit("'%s' is not in\n%s" % (sentence, output))


for name, content in PROJECT.items():
    write("a project/" + name, content)
prefix = pathlib.Path("a prefix").resolve()
run("cmake", "--install", build, "--prefix", prefix)
usr = pathlib.Path("usr").resolve()
os.makedirs(usr / "lib/cmake")
os.symlink(prefix / "lib/cmake/UriTidy", usr / "lib/cmake/UriTidy")

configure()
printed = run("cmake", "--build", "its build")
found = sorted(pathlib.Path(line.split(":")[0]).name + " " + line.rpartition("[")[2].rstrip("]")
               for line in printed.splitlines() if ": warning: " in line)
expected = ["a.c uri-lowercase-hex", "b.cpp uri-lowercase-hex", "c.cpp uri-malformed-escape",
            "h.h uri-malformed-escape", "own.cpp modernize-use-nullptr",
            "own.cpp uri-lowercase-hex", "twice.cpp uri-encoded-unreserved",
            "twice.cpp uri-lowercase-hex"]
if found != expected:
    sys.exit("findings: %s\n%s" % (found, printed))
# The result of the build depends on the findings only if the project wants it.
configure("-DCASE=uri_tidy_enable(only OPTIONS --warnings-as-errors=*)")
run("cmake", "--build", "its build", code=1)

expect_error("uri_tidy_enable: no target is given.", "uri_tidy_enable()")
expect_error("uri_tidy_enable: 'other' is not a target.", "uri_tidy_enable(other)")
foreign = write("clang-tidy-13", "#!/bin/sh\necho 'LLVM version 13.0.1'\n")
foreign.chmod(0o755)
version = run(llvm / "bin/clang-tidy", "--version").partition("LLVM version ")[2].split(".")
expect_error("uri_tidy_enable: '%s' is clang-tidy 13.0, but this uri-tidy is for %s: install "
             "the other, or a uri-tidy for this version." % (foreign, ".".join(version[:2])),
             "uri_tidy_enable(only)", "-DOWN_CLANG_TIDY=%s" % foreign)
expect_error("the command for target 'only' is '/bin/true', which is not a clang-tidy.",
             "uri_tidy_enable(only)", "-DOWN_CLANG_TIDY=/bin/true")
expect_error("clang-tidy-%s was not found" % major,
             "unset(UriTidy_CLANG_TIDY CACHE)\n"
             "set(CMAKE_IGNORE_PATH /usr/bin /bin \"%s\")\nuri_tidy_enable(only)" % (llvm / "bin"))
os.remove(prefix / "lib/UriTidyModule.so")
expect_error("this installation has only the core, not the plugin", "uri_tidy_enable(only)")
