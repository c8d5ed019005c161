# ===--- bazel.py - uri-tidy ---------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# REQUIRES: all, bazel
# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %source_root %uri_tidy

# The aspect for Bazel, with the commands of docs/ci.md: it checks the C and C++ sources of
# libraries and programs with their flags and a header that the build writes, as the
# project is configured. Nothing that others wrote is reported.

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

source, driver = pathlib.Path(sys.argv[1]), sys.argv[2]
TOOLS = "/usr/share/bazel/"
# What Debian's Bazel would download.
RULES = {
    "rules_java": TOOLS + "rules/java", "rules_proto": TOOLS + "rules/proto",
    "bazel_skylib": TOOLS + "tools/skylib", "platforms": TOOLS + "tools/platforms",
    "rules_cc": os.path.abspath("rules_cc"),
    "remote_coverage_tools": os.path.abspath("coverage"), "other": os.path.abspath("other"),
}
FILES = {
    "rules_cc/WORKSPACE": "", "rules_cc/BUILD": "", "rules_cc/cc/BUILD": "",
    "rules_cc/cc/defs.bzl": "".join("%s = native.%s\n" % (rule, rule) for rule in (
        "cc_library", "cc_binary", "cc_test", "cc_import", "cc_proto_library", "cc_toolchain",
        "cc_toolchain_suite", "objc_library", "fdo_prefetch_hints", "fdo_profile")),
    "coverage/WORKSPACE": "",
    "coverage/BUILD": 'filegroup(name = "coverage_report_generator", '
                      'visibility = ["//visibility:public"])\n',
    "other/WORKSPACE": "",
    "other/BUILD": 'cc_library(name = "other", srcs = ["other.cc"], hdrs = ["other.h"], '
                   'visibility = ["//visibility:public"])\n',
    "other/other.h": 'inline const char *other() { return "http://h/other|h"; }\n',
    "other/other.cc": 'const char *const Other = "http://h/other|";\n',
    "app/.clang-tidy": "Checks: 'uri-*,-uri-malformed-escape'\n",
    "app/BUILD": """
filegroup(name = "uri-tidy", srcs = [".clang-tidy"], visibility = ["//visibility:public"])
genrule(name = "generated", outs = ["generated.h"],
        cmd = "echo '#define HOST \\"http://h\\"' >$@")
cc_library(name = "lib", srcs = ["lib.cc", "private.h"], hdrs = ["lib.h", "generated.h"],
           copts = ["-DLIB=1"], deps = ["@other"], includes = ["include"],
           textual_hdrs = ["include/inner.h"])
cc_binary(name = "program", srcs = ["program.c"], deps = [":lib"], defines = ["PROGRAM=1"])
cc_test(name = "test", srcs = ["test.cc"], local_defines = ["TEST=1"], deps = [":lib"])
cc_library(name = "clean", srcs = ["clean.cc"])
filegroup(name = "files", srcs = ["clean.cc"])
""",
    "app/lib.cc": """#include "lib.h"
#include <inner.h>
#include "generated.h"
#include "other.h"
#include "private.h"
#include <string>
#if LIB == 1
const char *const Lib = HOST "/lib|";
#endif
""",
    "app/include/inner.h": "",
    "app/private.h": "",
    "app/lib.h": "#pragma once\n",
    "app/program.c": """#include "lib.h"
#include "generated.h"
#if PROGRAM == 1
const char *const Program = HOST "/program|";
#endif
int main(void) { int class = 0; return class; }
""",
    "app/test.cc": '#include "lib.h"\n#if TEST == 1\nconst char *const Unit = "http://h/unit|";\n'
                   '#endif\nint main() {}\n',
    # Only a note and a finding of a check that is not enabled.
    "app/clean.cc": 'const char *const Clean = "http://h/%2f";\n'
                    'const char *const Zone = "http://h/50%";\n',
}


def expect(condition, what):
    if not condition:
        sys.exit(what)


page = (source / "docs/ci.md").read_text(encoding="utf-8").partition("\n## With Bazel\n")[2]
blocks = re.findall(r"(?ms)^```(\S+)\n(.*?)^```$", page.partition("\n## ")[0])
workspace, = (text for language, text in blocks if language == "python")
commands = [line for language, text in blocks if language == "sh" and "bazel" in text
            for line in text.replace("\\\n", " ").splitlines()]
check, configured, report, merge = commands
for name, text in FILES.items():
    path = pathlib.Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
# The names in reports are relative to the repository.
subprocess.run(["git", "init", "-q", "app"], check=True)
os.makedirs("bin")
os.symlink(driver, "bin/uri-tidy")
# The recipe downloads the repository; here, it is a directory.
expect('strip_prefix = "uri-tidy-0.1.0/packaging/bazel"' in workspace, workspace)
pathlib.Path("app/WORKSPACE").write_text("".join(
    'local_repository(name = "%s", path = "%s")\n' % (name, path) for name, path in (
        *RULES.items(), ("uri_tidy", source / "packaging/bazel"))))
# Only what Bazel needs: it restarts when the environment changes.
environment = {"PATH": os.path.abspath("bin") + ":/usr/bin:/bin", "HOME": os.getcwd(),
               "LC_ALL": "C.UTF-8"}
# As by default, Bazel's own files are outside of the repository.
output = tempfile.mkdtemp()
pathlib.Path(".bazelrc").write_text("startup --output_user_root=%s\nbuild --color=no\n" % output)


def run(command, code=0):
    done = subprocess.run(["bash", "-ec", command], cwd="app", env=environment, check=False,
                          capture_output=True, text=True, encoding="utf-8")
    expect(done.returncode == code, "exit code %d, not %d, of %s\n%s%s" % (
        done.returncode, code, command, done.stdout, done.stderr))
    return done.stdout + done.stderr


def found(text):
    return set(re.findall(r"(?m)^(app/)?(\w+\.\w+):\d+:\d+: (?:warning|error): .*\[(\S+)\]$", text))


try:
    lines = found(run(check, 1))
    illegal = {("", name, "uri-illegal-character") for name in ("lib.cc", "program.c", "test.cc")}
    expect(lines == illegal | {("", "clean.cc", "uri-lowercase-hex"),
                               ("", "clean.cc", "uri-malformed-escape")}, str(lines))
    lines = found(run(configured, 1))
    expect(lines >= illegal and ("", "clean.cc", "uri-malformed-escape") not in lines, str(lines))
    # A note passes.
    run(configured.replace("//...", "//:clean"))
    run(report)
    run(merge)
    results = json.loads(pathlib.Path("app/uri-tidy.sarif").read_text())["runs"][0]["results"]
    places = sorted((each["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
                     each["ruleId"]) for each in results)
    expect(places == [("clean.cc", "uri-lowercase-hex"), ("clean.cc", "uri-malformed-escape"),
                      *sorted(each[1:] for each in illegal)], str(places))
    root, = {json.loads(file.read_text())["runs"][0]["originalUriBaseIds"]["SRCROOT"]["uri"]
             for file in pathlib.Path("app/bazel-bin").rglob("*.uri-tidy.sarif")}
    expect(root == pathlib.Path("app").resolve().as_uri() + "/", root)
    # What does not compile fails even if only a report is wanted.
    pathlib.Path("app/clean.cc").write_text('#include "missing.h"\n')
    run(report, 1)
finally:
    subprocess.run(["bazel", "shutdown"], cwd="app", env=environment, check=False,
                   capture_output=True)
    subprocess.run(["chmod", "-R", "u+w", output], check=False)
    shutil.rmtree(output, ignore_errors=True)
    subprocess.run(["rm", "-rf", "output"], check=False)
