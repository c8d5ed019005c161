# ===--- seeds.py - uri-tidy -----------------------------------*- python -*-===#
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Inputs for the fuzzer of the analysis, created from third-party programs. They
are fetched into the cache directory, and never become part of the repository."""

import io
import pathlib
import random
import shutil
import subprocess
import sys
import tarfile

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "ecosystem"))
import packages

HERE = pathlib.Path(__file__).resolve().parent
# The version of the newest Clang whose sources are in Debian.
LLVM = "19"
GCC = "12"
MAX_SIZE = 8000
CSMITH_PROGRAMS = 400


def compilations():
    """The file and the flags for each first byte of an input."""
    result = {}
    with open(HERE / "analysis.languages", encoding="ascii") as f:
        for line in f:
            if line.strip() and not line.startswith("#"):
                byte, file, *flags = line.split()
                result[byte] = (file, flags)
    return result


def tool(name):
    """The name of an LLVM program of the version that is fuzzed."""
    for candidate in (name + "-22", name):
        if shutil.which(candidate):
            return candidate
    return sys.exit("%s-22 is missing" % name)


# The first bytes that suit the name and the text of a file.
def bytes_for(name, text):
    known = compilations()
    suffix = pathlib.PurePath(name).suffix
    suffix = {".C": ".cpp", ".cc": ".cpp"}.get(suffix, suffix)
    fitting = [byte for byte, (file, _) in known.items()
               if pathlib.PurePath(file).suffix == suffix]
    for flag in (b"-std=c++98", b"-fopenmp", b"-fms-extensions", b"-std=c++2c",
                 b"-std=c++23", b"-std=c++20", b"-std=c89"):
        if flag in text:
            said = [byte for byte in fitting
                    if flag.decode() in known[byte][1]]
            fitting = said or fitting
    return fitting


def write(folder, name, text, rng):
    fitting = bytes_for(name, text)
    if fitting and len(text) <= MAX_SIZE:
        (folder / name.replace("/", "-")[-200:]).write_bytes(
            rng.choice(fitting).encode() + text)


def run(*command, cwd=None):
    process = subprocess.run(command, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, check=False, cwd=cwd)
    if process.returncode:
        sys.exit("%s failed:\n%s" % (" ".join(map(str, command)),
                                     process.stdout.decode()[-2000:]))
    return process.stdout


def package(name, cache):
    """The files of a Debian package, which does not have to be installed."""
    folder = cache / name
    if not folder.exists():
        run("apt-get", "download", name, cwd=cache)
        deb, = cache.glob(name + "_*.deb")
        run("dpkg-deb", "-x", deb, folder)
    return folder


def clang_source(cache):
    folder = cache / "clang-source"
    if not folder.exists():
        packages.Fetcher(cache).fetch("llvm-toolchain-" + LLVM, folder,
                                      cache / "clang-source.log")
    found = sorted(folder.glob("llvm-toolchain-*.orig.tar.xz"))
    return found[-1]


def gcc_source(cache):
    folder = package("gcc-%s-source" % GCC, cache)
    return next(folder.glob("usr/src/gcc-*/gcc-*.tar.xz"))


def from_archive(archive, folder, wanted, rng):
    with tarfile.open(fileobj=io.BytesIO(run("xz", "-dc", archive))) as tar:
        for member in tar:
            if member.isfile() and wanted(member.name):
                write(folder, member.name, tar.extractfile(member).read(), rng)


def is_test_of_clang(name):
    return any(part in name for part in (
        "/clang/test/Sema", "/clang/test/Parser/", "/clang/test/CXX/",
        "/clang/test/C/", "/clang/test/AST/", "/clang/test/Analysis/",
        "/clang/test/CodeGen/", "/clang/test/CodeGenCXX/",
        "/clang/test/OpenMP/"))


def is_test_of_gcc(name):
    return any(part in name for part in (
        "/testsuite/gcc.dg/", "/testsuite/g++.dg/", "/testsuite/c-c++-common/",
        "/testsuite/gcc.c-torture/", "/testsuite/objc"))


# The parts of csmith's header that its programs need; functions may be undeclared.
CSMITH_HEAD = b"""typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned uint32_t;
typedef long int64_t;
typedef unsigned long uint64_t;
"""


def from_csmith(folder, rng):
    for number in range(CSMITH_PROGRAMS):
        program = run("csmith", "--seed", str(number), "--max-funcs", "2",
                      "--max-expr-complexity", "4", "--max-block-size", "3",
                      "--max-block-depth", "3", "--max-array-len-per-dim", "3",
                      "--max-array-dim", "2", "--concise", "--no-checksum")
        lines = [line for line in program.splitlines()
                 if line.strip() and not line.startswith((b"//", b"#include"))]
        write(folder, "%d.c" % number, CSMITH_HEAD + b"\n".join(lines) + b"\n",
              rng)


def prepare(what, cache):
    """The directory with the seeds of one kind."""
    folder = cache / "seeds" / what
    if folder.exists():
        return folder
    new = cache / "seeds" / (what + ".new")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    # Create the same seeds on every machine.
    rng = random.Random(1)
    if what == "csmith":
        from_csmith(new, rng)
    elif what == "gcc":
        from_archive(gcc_source(cache), new, is_test_of_gcc, rng)
    else:
        from_archive(clang_source(cache), new, is_test_of_clang, rng)
    new.rename(folder)
    print("%d seeds of %s" % (len(list(folder.iterdir())), what), flush=True)
    return folder
