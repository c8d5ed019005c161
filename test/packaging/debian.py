# ===--- debian.py - uri-tidy --------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# REQUIRES: all, debootstrap
# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %source_root %build_root %llvm_major

# The Debian package can be installed in a root that contains nothing else, with the
# dependencies that it names, and checks docs/examples there. Its names without the
# version of LLVM are alternatives, which removing the package removes. CMake finds the
# package without being told where it is, and says what is missing for the core. With
# clang-tidy, the plugin checks docs/examples, too; it is where docs/ci.md says.

import pathlib
import re
import shutil
import subprocess
import sys

source, build, llvm = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
MIRROR = "http://deb.debian.org/debian"
SOURCES = """deb %s bookworm main
deb %s bookworm-updates main
deb %s-security bookworm-security main
""" % (MIRROR, MIRROR, MIRROR)
PROJECT = """cmake_minimum_required(VERSION 3.20)
project(p CXX)
find_package(UriTidy 0.1 REQUIRED COMPONENTS core plugin)
file(WRITE a.cpp "#include <uri-tidy/core/Percent.h>\\nint main() {\\n"
     "  return uricore::encode(\\"/\\") != \\"%2F\\";\\n}\\n")
add_executable(a a.cpp)
target_link_libraries(a PRIVATE UriTidy::core)
"""
root = pathlib.Path("root").resolve()


def run(*command, code=0):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          encoding="utf-8", check=False)
    if done.returncode != code:
        sys.exit("exit code %d of %s\n%s%s" % (done.returncode, command, done.stdout,
                                              done.stderr))
    return done.stdout if code == 0 else done.stdout + done.stderr


def inside(*command, code=0):
    return run("chroot", root, "env", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C.UTF-8",
               *command, code=code)


def expect(condition, what):
    if not condition:
        sys.exit("in the clean root: %s" % what)


run("cpack", "--config", build + "/CPackConfig.cmake", "-B", "packages")
package, = pathlib.Path("packages").glob("uri-tidy-llvm-%s_*.deb" % llvm)
try:
    run("debootstrap", "--variant=minbase", "bookworm", root, MIRROR)
    (root / "etc/apt/sources.list").write_text(SOURCES)
    for name in ("resolv.conf", "hosts"):
        shutil.copy("/etc/" + name, root / "etc")
    shutil.copy(package, root)
    shutil.copytree(source / "docs/examples", root / "examples")
    inside("apt-get", "update")
    inside("apt-get", "install", "-y", "--no-install-recommends", "/" + package.name)
    inside("apt-get", "install", "-y", "--no-install-recommends", "libc6-dev", "libstdc++-12-dev")

    for name in ("uri-tidy", "uri-tidy-" + llvm):
        expect(inside(name, "--version").startswith("uri-tidy "), name)
    # Before LLVM 17, clangd is not a library.
    if int(llvm) >= 17:
        expect(inside("uri-clangd", "--version").startswith("uri-clangd "), "uri-clangd")
    found = inside("uri-tidy", "/examples/stations.cpp", "/examples/weather.c", code=1)
    expect(found.count("warning:") > 5, found)
    for path in ("share/man/man1/uri-tidy.1", "share/bash-completion/completions/uri-tidy",
                 "share/zsh/vendor-completions/_uri-tidy",
                 "share/fish/vendor_completions.d/uri-tidy.fish"):
        inside("test", "-s", "/usr/" + path)
    inside("apt-get", "install", "-y", "--no-install-recommends", "cmake", "g++", "make")
    (root / "project").mkdir()
    (root / "project/CMakeLists.txt").write_text(PROJECT)
    output = inside("cmake", "-S", "/project", "-B", "/project/build", code=1)
    expect("(Debian: libidn2-dev)" in output, output)
    inside("apt-get", "install", "-y", "--no-install-recommends", "libidn2-dev")
    inside("cmake", "-S", "/project", "-B", "/project/build")
    inside("cmake", "--build", "/project/build")
    inside("/project/build/a")
    plugin, = set(re.findall(r"/usr/lib/uri-tidy-llvm-\d+/\S+\.so",
                             (source / "docs/ci.md").read_text(encoding="utf-8")))
    inside("apt-get", "install", "-y", "--no-install-recommends", "clang-tidy-" + llvm)
    found = inside("clang-tidy-" + llvm, "-load", re.sub(r"-llvm-\d+", "-llvm-" + llvm, plugin),
                   "--checks=-*,uri-*", "/examples/stations.cpp", "--")
    expect("[uri-unencoded-data]" in found, found)
    inside("apt-get", "remove", "-y", "uri-tidy-llvm-" + llvm)
    left = inside("find", "/usr", "/etc/alternatives", "-name", "*uri-tidy*", "-o", "-name",
                  "uri-clangd*", "-o", "-name", "UriTidy*")
    expect(not left, "left over: " + left)
finally:
    shutil.rmtree(root, ignore_errors=True)
