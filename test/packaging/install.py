# ===--- install.py - uri-tidy -------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# REQUIRES: uri-clangd
# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %source_root %build_root %llvm_root %uri_tidy

# Everything can be installed below a prefix with spaces, and works there: the program,
# uri-clangd and its links to the documentation, the plugin, the manual, the completions,
# and the core in projects in C++ and in C alone that find it with CMake.

import os
import pathlib
import subprocess
import sys

source, build, llvm = map(pathlib.Path, sys.argv[1:4])
driver = sys.argv[4]
prefix = pathlib.Path("a prefix").resolve()
sys.path.insert(0, str(source / "test/editor"))
from lsp_client import Client  # pylint: disable=wrong-import-position

URL = 'const char *const Url = "http://h/%2f";\n'
CONSUMER = {
    "CMakeLists.txt": """cmake_minimum_required(VERSION 3.20)
project(consumer CXX)
find_package(UriTidy 0.1 REQUIRED COMPONENTS core plugin)
add_executable(consumer consumer.cpp)
target_link_libraries(consumer PRIVATE UriTidy::core)
""",
    "c/CMakeLists.txt": """cmake_minimum_required(VERSION 3.20)
project(consumer C)
find_package(UriTidy 0.1 REQUIRED)
add_executable(consumer "${SOURCE}")
target_link_libraries(consumer PRIVATE UriTidy::core)
""",
    "consumer.cpp": """#include <uri-tidy/core/Idna.h>
#include <uri-tidy/core/Percent.h>
#include <iostream>
int main() {
  std::cout << uricore::encode("a b") << uricore::hostToAscii("\\u00E9.de").value_or("");
}
""",
}


def run(*command, code=0, **options):
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8",
                          check=False, **options)
    if done.returncode != code:
        sys.exit("exit code %d of %s\n%s%s" % (done.returncode, command, done.stdout,
                                              done.stderr))
    return done.stdout


def expect(condition, what):
    if not condition:
        sys.exit("after the installation: %s" % what)


run("cmake", "--install", build, "--prefix", prefix)
installed = prefix / "bin/uri-tidy"
pathlib.Path("a.cpp").write_text(URL)

version = run(installed, "--version")
expect(version.startswith("uri-tidy "), version)
number = version.split()[1]
examples = [str(source / "docs/examples" / name) for name in ("stations.cpp", "weather.c")]
expect(run(installed, *examples, code=1) == run(driver, *examples, code=1),
       "other findings in docs/examples")
expect("uri-tidy %s\n" % number in
       run(llvm / "bin/clang-tidy", "-load", prefix / "lib/UriTidyModule.so", "--version"),
       "no version of the plugin")
expect("[uri-lowercase-hex]" in
       run(llvm / "bin/clang-tidy", "-load", prefix / "lib/UriTidyModule.so",
           "--checks=-*,uri-*", "a.cpp", "--"), "the plugin finds nothing")

share = prefix / "share"
for path, command in {"man/man1/uri-tidy.1": ["man"],
                      "bash-completion/completions/uri-tidy": ["completion", "bash"],
                      "zsh/site-functions/_uri-tidy": ["completion", "zsh"],
                      "fish/vendor_completions.d/uri-tidy.fish": ["completion", "fish"],
                      }.items():
    expect((share / path).read_text(encoding="utf-8") == run(installed, *command), path)

clangd = str(prefix / "bin/uri-clangd")
expect(run(clangd, "--version").startswith("uri-clangd %s\n" % number), "no version of clangd")
with Client([clangd], os.getcwd()) as client:
    finding, = client.open(pathlib.Path("a.cpp").resolve(), URL).diagnostics()
    # The website is installed if it was built.
    page = share / "doc/uri-tidy/html/checks/uri-lowercase-hex.html"
    if not page.exists():
        page = share / "doc/uri-tidy/checks/uri-lowercase-hex.md"
    expect(finding["codeDescription"]["href"] == page.as_uri() and page.exists(),
           "links to %s" % finding["codeDescription"]["href"])

pathlib.Path("c").mkdir()
for name, text in CONSUMER.items():
    pathlib.Path(name).write_text(text)
for folder in (".", "c"):
    run("cmake", "-S", folder, "-B", folder + "/built", "-G", "Ninja",
        "-DCMAKE_PREFIX_PATH=%s" % prefix, "-DCMAKE_C_COMPILER=%s" % (llvm / "bin/clang"),
        "-DCMAKE_CXX_COMPILER=%s" % (llvm / "bin/clang++"),
        "-DSOURCE=%s" % (source / "test/packaging/Inputs/consumer.c"))
    run("ninja", "-C", folder + "/built")
run("c/built/consumer")
expect(run("built/consumer") in ("a%20bxn--9ca.de", "a%20b"), "the core")
