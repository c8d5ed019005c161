# ===--- consumers.py - uri-tidy -----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %source_root %llvm_major

# Other projects build the core without LLVM in each way that docs/core.md shows: from a
# subdirectory, with FetchContent, and installed. The core, a program in C++17 and one in
# C99 and C11 compile without warnings, and the settings and the installation of the
# project remain its own. All paths contain spaces.
#
# compilers.test does this with all compilers.

import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys

source = pathlib.Path(sys.argv[1])
INPUTS = source / "test/packaging/Inputs"
WARNINGS = "-Wall -Wextra -pedantic -Werror"
# A project can have headers whose names are those of the core.
OWN_HEADER = """#pragma once
namespace own { constexpr int NoFailures = 0; }
"""
PROJECT = """cmake_minimum_required(VERSION 3.20)
project(consumer C CXX)
%s
if(CMAKE_BUILD_TYPE OR CMAKE_RUNTIME_OUTPUT_DIRECTORY)
  message(FATAL_ERROR "the settings of the project were changed")
endif()
add_executable(my-program consumer.cpp)
target_include_directories(my-program PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
%s
foreach(standard 99 11)
  add_executable(c${standard} consumer.c)
  set_target_properties(c${standard} PROPERTIES
    C_STANDARD ${standard} C_STANDARD_REQUIRED ON C_EXTENSIONS OFF)
  target_link_libraries(c${standard} PRIVATE UriTidy::core)
endforeach()
add_library(shared SHARED consumer.cpp)
target_include_directories(shared PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(shared PRIVATE UriTidy::core)
install(TARGETS my-program)
"""
page = (source / "docs/core.md").read_text(encoding="utf-8")
blocks = re.findall(r"(?ms)^```cmake\n(.*?)^```$", page)


def lines_of(function):
    """The block of the page that calls the function, and the call that links."""
    block, = [block for block in blocks if re.search(r"(?m)^%s\(" % function, block)]
    before, link, rest = block.partition("target_link_libraries(")
    assert link and "UriTidy::core" in rest, block
    return before, link + rest


def run(*command, code=0):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          encoding="utf-8", check=False)
    if done.returncode != code:
        raise RuntimeError("exit code %d of %s\n%s%s" % (
            done.returncode, command, done.stdout, done.stderr))
    return done.stdout + done.stderr


def configure(project, build, compiler, *options, code=0):
    cc, cxx = compiler
    return run("cmake", "-S", project, "-B", build, "-G", "Ninja", "-DCMAKE_C_COMPILER=" + cc,
               "-DCMAKE_CXX_COMPILER=" + cxx, "-DCMAKE_C_FLAGS=" + WARNINGS,
               "-DCMAKE_CXX_FLAGS=" + WARNINGS, "-DCMAKE_DISABLE_FIND_PACKAGE_LLVM=ON",
               "-DCMAKE_DISABLE_FIND_PACKAGE_Clang=ON", *options, code=code)


def consume(function, folder, compiler, *options):
    project = folder / ("a project with " + function)
    (project / "core").mkdir(parents=True)
    (project / "third_party").mkdir()
    os.symlink(source, project / "third_party/uri-tidy")
    (project / "core/CharSet.h").write_text(OWN_HEADER)
    for name in ("consumer.c", "consumer.cpp"):
        shutil.copy(INPUTS / name, project)
    (project / "CMakeLists.txt").write_text(PROJECT % lines_of(function))
    build = project / "its build"
    configure(project, build, compiler, *options)
    run("cmake", "--build", build)
    for program in ("my-program", "c99", "c11"):
        run(build / program)
    run("cmake", "--install", build, "--prefix", project / "its prefix")
    installed = [path.name for path in (project / "its prefix").rglob("*") if path.is_file()]
    assert installed == ["my-program"], installed


def from_subdirectory(folder, compiler):
    consume("add_subdirectory", folder, compiler)


def fetched(folder, compiler):
    copy = folder / "a copy"
    os.symlink(source, copy)
    consume("FetchContent_Declare", folder, compiler,
            "-DFETCHCONTENT_SOURCE_DIR_URI-TIDY=%s" % copy)


def without_cmake(folder, prefix, cc):
    command, = re.findall(r"(?m)^\$ cc (.*)$", page)
    program = folder / "program"
    arguments = [word.replace("PREFIX", str(prefix)).replace("program.c", str(INPUTS / "consumer.c"))
                 for word in command.split()]
    cache = (folder / "its build/CMakeCache.txt").read_text(encoding="utf-8")
    if "URI_TIDY_IDNA:BOOL=OFF" in cache:
        arguments.remove("-lidn2")
    run(cc, *WARNINGS.split(), *arguments, "-o", program)
    run(program)


def installed_alone(folder, compiler):
    build, prefix = folder / "its build", folder / "a prefix"
    configure(source, build, compiler, "-DURI_TIDY_CORE_ONLY=ON")
    run("cmake", "--build", build)
    run("cmake", "--install", build, "--prefix", prefix)
    without_cmake(folder, prefix, compiler[0])
    consume("find_package", folder, compiler, "-DCMAKE_PREFIX_PATH=%s" % prefix)


def compiler_of(name, cxx_name):
    """The paths of the compilers for C and C++, or None."""
    paths = [shutil.which(name), shutil.which(cxx_name)]
    if None in paths:
        print("%s is not installed: nothing is tested with it" % name)
        return None
    return paths


def clang(version):
    return compiler_of("clang-%d" % version, "clang++-%d" % version)


def without_cxx(folder, compiler):
    """A project in C alone is told what to do, or does not need to do anything."""
    project = folder / "a project in C"
    project.mkdir()
    text = PROJECT[:PROJECT.index("if(")] % "add_subdirectory(third_party/uri-tidy)"
    (project / "CMakeLists.txt").write_text(text.replace(" C CXX", " C"))
    os.mkdir(project / "third_party")
    os.symlink(source, project / "third_party/uri-tidy")
    output = configure(project, folder / "build in C", compiler, code=1)
    assert "enable it by project(consumer C CXX)" in output, output


gcc = compiler_of("gcc-12", "g++-12") or compiler_of("gcc", "g++")
if "--all-compilers" in sys.argv:
    compilers = [gcc, *map(clang, range(14, 23))]
    tasks = [(way, compiler) for compiler in compilers if compiler
             for way in (from_subdirectory, fetched, installed_alone)]
else:
    tasks = [(from_subdirectory, clang(int(sys.argv[2]))), (fetched, gcc), (without_cxx, gcc)]
    tasks = [task for task in tasks if task[1]]


def perform(number):
    way, compiler = tasks[number]
    folder = pathlib.Path("task %d" % number).resolve()
    folder.mkdir()
    try:
        way(folder, compiler)
    except (AssertionError, RuntimeError) as error:
        return "%s, %s: %s" % (way.__name__, compiler[1], error)
    print("%s, %s: correct" % (way.__name__, compiler[1]))
    shutil.rmtree(folder)
    return None


with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    failures = list(filter(None, pool.map(perform, range(len(tasks)))))
print("\n".join(failures))
sys.exit(bool(failures) or not tasks)
