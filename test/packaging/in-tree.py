# ===--- in-tree.py - uri-tidy -------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# REQUIRES: all, llvm-22
# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %source_root

# The module is built as a part of the clang-tidy in the source of LLVM, of the newest
# version of which Debian has both the source and the libraries. The directory of
# clang-tidy is built against these; the archives of clang-tidy's other modules are
# those that are installed. The result passes the tests of the checks without a plugin.

import os
import pathlib
import shutil
import subprocess
import sys
import tarfile

sys.dont_write_bytecode = True
source = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(source / "test/ecosystem"))
import packages  # noqa: E402

# Or those that follow on the command line.
VERSIONS = [int(each) for each in sys.argv[2:]] or [22, 19]
NEEDED = ("clang-tools-extra/clang-tidy/", "cmake/Modules/", "llvm/CMakeLists.txt")
# Only tests that need nothing but clang-tidy.
OTHER_TOOLS = "%uri_tidy", "%plugin", "%run_clang_tidy", "%uri_clangd", "%python", "%bugs"
SITE = """config.llvm_root = %r
config.llvm_major = "%d"
config.project_root = %r
config.project_build = "/nowhere"
config.plugin = config.driver = config.clangd = ""
config.clang_tidy = %r
config.test_exec_root = %r
lit_config.load_config(config, %r)
"""


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, check=False, **options)
    if done.returncode != 0:
        sys.exit("%s\n%s" % (command, done.stdout[-10000:]))
    return done.stdout


def fetch():
    """The version of LLVM, and the archive of its source."""
    fetcher = packages.Fetcher(pathlib.Path.cwd())
    failures = []
    for version in VERSIONS:
        if not os.path.exists("/usr/lib/llvm-%d/lib/libclangTidy.a" % version):
            continue
        try:
            name = "llvm-toolchain-%d" % version
            fetcher.fetch(name, pathlib.Path(name), pathlib.Path("fetch.log"))
            return version, next(pathlib.Path(name).glob("*.orig.tar.xz"))
        except packages.Failure as failure:
            failures.append(str(failure))
    return sys.exit("no source of LLVM\n" + "\n".join(failures))


def unpack(archive, tree):
    with tarfile.open(archive) as file:
        for member in file:
            # The first directory has the version in its name.
            member.name = member.name.partition("/")[2]
            if member.name.startswith(NEEDED):
                file.extract(member, tree)


def build(version, tree):
    root = "/usr/lib/llvm-%d" % version
    # The compiler's cache is no cache of findings, which the tests do without.
    os.environ.pop("XDG_CACHE_HOME", None)
    launcher = ["-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"] if shutil.which("ccache") else []
    run("cmake", "-S", source / "test/packaging/Inputs/in-tree", "-B", "build", "-G", "Ninja",
        "-DLLVM_DIR=%s/lib/cmake/llvm" % root, "-DTREE=%s" % tree,
        "-DCMAKE_C_COMPILER=%s/bin/clang" % root, "-DCMAKE_CXX_COMPILER=%s/bin/clang++" % root,
        "-DCMAKE_BUILD_TYPE=None", "-DCMAKE_CXX_FLAGS=-O0", *launcher)
    run("nice", "ninja", "-C", "build", "clang-tidy")
    return pathlib.Path("build/bin/clang-tidy").resolve()


def test(version, clang_tidy):
    """Runs the tests of the checks; prints their number."""
    root = "/usr/lib/llvm-%d" % version
    suite = pathlib.Path("suite").resolve()
    suite.mkdir()
    (suite / ".clang-tidy").write_text("{}\n")
    (suite / "lit.site.cfg.py").write_text(SITE % (
        root, version, str(source), str(clang_tidy), str(suite),
        str(source / "test/lit.cfg.py")))
    checks = source / "test/checks"
    tests = [path for path in checks.rglob("*") if path.is_file()
             and path.suffix in (".c", ".cpp", ".m", ".mm", ".test")
             and "Inputs" not in path.parts]
    tests = [suite / path.relative_to(source / "test") for path in tests
             if not any(tool in path.read_text("utf-8", "surrogateescape")
                        for tool in OTHER_TOOLS)]
    lit = root + "/bin/lit"
    if not os.path.exists(lit):
        lit = root + "/build/utils/lit/lit.py"
    print(run(sys.executable, lit, "-sv", "-j", os.cpu_count(), *tests))


found, tarball = fetch()
llvm = pathlib.Path("llvm").resolve()
try:
    unpack(tarball, llvm)
    print(run(sys.executable, source / "packaging/in-tree/add.py", llvm))
    program = build(found, llvm)
    listed = run(program, "--checks=*", "--list-checks").split()
    if "uri-unencoded-data" not in listed or "bugprone-use-after-move" not in listed:
        sys.exit("not all modules are there: %s" % listed)
    if "uri-tidy " not in run(program, "--version"):
        sys.exit("--version does not say the version of uri-tidy")
    test(found, program)
finally:
    for folder in ("llvm", "build", "llvm-toolchain-%d" % found):
        shutil.rmtree(folder, ignore_errors=True)
