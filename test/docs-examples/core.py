# ===--- core.py - uri-tidy ----------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# UNSUPPORTED: older-llvm
# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %source_root %build_root %llvm_root

# The examples in C++ and C of docs/core.md compile without warnings, and their
# assertions hold. A block without main() is the body of a function. A block of text
# after a program is what it prints. Every function that the page names is declared in
# the headers. test/packaging/consumers.py runs the examples for CMake.

import pathlib
import re
import subprocess
import sys

source, build, llvm = map(pathlib.Path, sys.argv[1:])
page = source / "docs/core.md"
text = page.read_text(encoding="utf-8")
headers = sorted((source / "checks/core").glob("*.h"))
PRELUDE = "".join("#include <uri-tidy/core/%s>\n" % header.name for header in headers) + \
    "#undef NDEBUG\n#include <cassert>\n#include <optional>\n#include <string>\n" \
    "#include <string_view>\n#include <vector>\nint main() {\n"
library = build / "lib/libUriTidyCore.a"
symbols = subprocess.run(["nm", library], capture_output=True, text=True, check=True).stdout
LINK = [library, *(["-lidn2"] if "idn2_" in symbols else []), "-lstdc++"]
FLAGS = ["-UNDEBUG", "-Wall", "-Wextra", "-pedantic", "-Werror", "-I", source / "include",
         "-I", build / "checks/core/include"]
failures = []


def run_block(number, line, language, code, output):
    file = pathlib.Path("%d.%s" % (number, "c" if language == "c" else "cpp"))
    begin = "" if "main(" in code else PRELUDE
    file.write_text('%s#line %d "%s"\n%s%s' % (begin, line, page, code, "}\n" if begin else ""),
                    encoding="utf-8")
    for standard in ("c99", "c11") if language == "c" else ("c++17",):
        compiler = llvm / "bin" / ("clang" if language == "c" else "clang++")
        done = subprocess.run([compiler, "-std=" + standard, *FLAGS, file, *LINK, "-o", "program"],
                              capture_output=True, text=True, check=False)
        if done.returncode == 0:
            done = subprocess.run(["./program"], capture_output=True, text=True, check=False)
        if done.returncode != 0 or done.stdout != output:
            failures.append("%s:%d, %s:\n%s%s" % (page, line, standard, done.stdout, done.stderr))


blocks = list(re.finditer(r"(?ms)^```(c|c\+\+)\n(.*?)^```$(?:\n\n```text\n(.*?)^```$)?", text))
for index, block in enumerate(blocks):
    run_block(index, text.count("\n", 0, block.start()) + 2, block[1], block[2], block[3] or "")
declared = "".join(path.read_text(encoding="utf-8") for path in
                   [*headers, source / "include/uri-tidy/percent.h"])
for name in set(re.findall(r"`(?:uricore::)?(\w+)(?:\([^`]*\))?`",
                           text.partition("\n## In a project")[0])) - {"snprintf", "_"}:
    if not re.search(r"\b%s\b" % name, declared):
        failures.append("docs/core.md: '%s' is not declared in the headers" % name)
for name in re.findall(r"size_t (uri_tidy_\w+)\(", declared):
    if name not in text:
        failures.append("docs/core.md does not describe %s" % name)
if len(blocks) < 10:
    failures.append("docs/core.md: %d examples" % len(blocks))
print("\n".join(failures))
sys.exit(bool(failures))
