# ===--- ci.py - uri-tidy ------------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# REQUIRES: llvm-22
# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %source_root/docs/ci.md %plugin %uri_tidy

# The recipes of docs/ci.md work: the commands of every block are run one by one in a
# clone of a project of C and C++, with one defect in each of three files, a note in a
# header that two of them include, and a header that the build writes. This script does
# what a CI system or a cluster does between them.

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import yaml

page, plugin, driver = sys.argv[1:]
root = pathlib.Path(page).parents[1]
BLOCK = re.compile(r"(?ms)^```(\S+)\n(.*?)^```$")
FILES = {
    "CMakeLists.txt": """cmake_minimum_required(VERSION 3.16)
project(p C CXX)
add_custom_command(OUTPUT generated.h
  COMMAND ${CMAKE_COMMAND} -E copy ${CMAKE_SOURCE_DIR}/src/generated.in generated.h)
add_library(p STATIC src/a.cpp src/b.cpp src/c.c generated.h)
target_include_directories(p PRIVATE ${CMAKE_BINARY_DIR})
""",
    "src/generated.in": '#define HOST "http://h"\n',
    "src/h.h": '#pragma once\ninline const char *h() { return "http://h/%2f"; }\n',
    "src/a.cpp": '#include "h.h"\nconst char *const A = "http://h/a|";\n',
    "src/b.cpp": '#include "generated.h"\n#include "h.h"\n'
                 'const char *const B = HOST "/b|";\n',
    "src/c.c": 'const char *const C = "http://h/c|";\n',
}
DEFECTS = 3
NEW = FILES["src/b.cpp"] + 'const char *const New = "http://h/new|";\n'
INSTALLED_PLUGIN = "/usr/lib/uri-tidy-llvm-22/lib/UriTidyModule.so"

os.makedirs("bin")
os.makedirs("home")
# What would change the system. apt-get finds the file that it is told to install.
pathlib.Path("bin/sudo").write_text('#!/bin/sh\nexec "$@"\n')
pathlib.Path("bin/apt-get").write_text("""#!/bin/sh
for word; do
  case $word in *.deb) [ "${word#/}" != "$word" ] && [ -s "$word" ] || exit 100 ;; esac
done
""")
for tool in ("sudo", "apt-get"):
    os.chmod("bin/" + tool, 0o755)
# A release with an archive and a package for this machine.
os.makedirs("unpacked/uri-tidy/bin")
os.symlink(driver, "unpacked/uri-tidy/bin/uri-tidy")
os.makedirs("release")
archive = "uri-tidy-0.1.0-llvm-22-linux-%s-glibc-2.0.tar.gz" % os.uname().machine
subprocess.run(["tar", "-C", "unpacked", "-czf", "release/" + archive, "uri-tidy"],
               check=True)
for llvm in (19, 22):
    pathlib.Path("release/uri-tidy-llvm-%d_0.1.0_%s.deb" % (llvm, subprocess.run(
        ["dpkg", "--print-architecture"], check=True, capture_output=True,
        text=True).stdout.strip())).write_text("%d\n" % llvm)
shutil.copy(root / "packaging/get-uri-tidy", "release")
subprocess.run("cd release && sha256sum * >../sums && mv ../sums SHA256SUMS", shell=True,
               check=True)
environment = dict(os.environ, HOME=os.path.abspath("home"),
                   GITHUB_PATH=os.path.abspath("added"), GITHUB_BASE_REF="main",
                   URI_TIDY_PLUGIN=plugin,
                   PATH=os.path.abspath("bin") + os.pathsep + os.environ["PATH"])
release = pathlib.Path("release").absolute().as_uri()
environment["URI_TIDY_RELEASE"] = release


def fail(what):
    sys.exit("docs/ci.md: " + what)


def sh(script, where, code=0):
    """Runs a step. What it exports, and what it adds to the PATH of the workflow, holds
    for the following steps in the same directory."""
    pathlib.Path(where).mkdir(parents=True, exist_ok=True)
    state = os.path.abspath(where + ".env")
    added = pathlib.Path("added").read_text().split() if os.path.exists("added") else []
    # The file: URL and the plugin of this test.
    local = re.sub(r"(?m)^export URI_TIDY_RELEASE=.*$",
                   "export URI_TIDY_RELEASE=" + release, script)
    local = local.replace(INSTALLED_PLUGIN, plugin)
    run = subprocess.run(
        ["bash", "-ec", '[ ! -e "$0" ] || . "$0"\nexport PATH="%s$PATH"\n%s\nexport -p >"$0"'
         % ("".join(each + os.pathsep for each in added), local), state],
        cwd=where, env=environment, capture_output=True, text=True, check=False)
    if run.returncode != code:
        fail("exit code %s, not %s, of\n%s\n%s%s" % (run.returncode, code, script,
                                                     run.stdout, run.stderr))
    return run


def expect(condition, what):
    if not condition:
        fail(what)


def sarif_results(path):
    return json.loads(pathlib.Path(path).read_text())["runs"][0]["results"]


def block(heading, number=0):
    text = pathlib.Path(page).read_text().partition("\n## %s\n" % heading)[2]
    blocks = BLOCK.findall(text.partition("\n## ")[0])
    if number >= len(blocks):
        fail("no such recipe: %s %d" % (heading, number))
    return blocks[number][1]


# The project has a branch with a new defect.
for path, text in FILES.items():
    path = pathlib.Path("origin", path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
sh("git config --global user.name a && git config --global user.email a@b", "origin")
sh("git init -q -b main && git add . && git commit -q -m one && git checkout -q -b change",
   "origin")
pathlib.Path("origin/src/b.cpp").write_text(NEW)
sh("git commit -q -a -m two", "origin")


def clone(where, branch="main", depth=0):
    """A checkout as CI systems make it: nothing is configured, and of a depth."""
    sh("git clone -q --branch=%s %s file://%s %s" % (
        branch, "--depth=%d" % depth if depth else "", os.path.abspath("origin"), where), ".")
    return where


def built(where):
    sh("cmake -S . -B build -DCMAKE_EXPORT_COMPILE_COMMANDS=ON && cmake --build build",
       clone(where))
    return where


def workflow(where, heading, number=0, branch="main", code=0, job="uri-tidy", matrix=""):
    """Runs the job; `code` is that of the last step. Returns the output of that."""
    recipe = yaml.safe_load(block(heading, number))
    expect("permissions" in recipe, "no permissions: %s %d" % (heading, number))
    steps = recipe["jobs"][job]["steps"]
    ours = [step for step in steps
            if "run" in step or step.get("uses", "").startswith("OWNER/uri-tidy@")]
    pathlib.Path("added").unlink(missing_ok=True)
    for step in steps:
        if step.get("uses", "").startswith("actions/checkout@"):
            clone(where, branch, step.get("with", {}).get("fetch-depth", 1))
        elif "run" in step:
            done = sh(step["run"].replace("${{ matrix.shard }}", matrix), where,
                      code if step is ours[-1] else 0)
        elif step in ours:
            done = action(where, step["with"])
    return done.stdout


def action(where, inputs):
    """The steps of the action, of which the last has findings."""
    get, check = (step["run"] for step in
                  yaml.safe_load((root / "action.yml").read_text())["runs"]["steps"])
    sh("export GITHUB_ACTION_PATH=%s\n%s" % (root, get), where)
    return sh("export ARGUMENTS='%s --quiet' FORMAT=github\n%s" % (inputs["arguments"], check),
              where, 1)


# Introducing the checks.
where = built("first")
write, check = block("Adopting uri-tidy in an existing code base").splitlines()
sh('export PATH="%s:$PATH"' % os.path.dirname(driver), where)
sh(write, where)
expect(sh(check, where).stdout == "", "the baseline does not hold")
pathlib.Path(where, "src/b.cpp").write_text(NEW)
expect(sh(check, where, 1).stdout.count("warning:") == 1, "only one is new")
changed = sh(block("Adopting uri-tidy in an existing code base", 1), where, 1).stdout
expect(changed.count("warning:") == 1, "only one has changed: " + changed)

# GitHub, where each recipe has to get the tool: annotations, the action, changed lines, code scanning.
for number, where, branch, defects in ((0, "annotations", "main", DEFECTS),
                                       (1, "action", "main", DEFECTS),
                                       (2, "changed", "change", 1)):
    found = workflow(where, "GitHub", number, branch, code=1)
    expect(found.count("::warning file=src/") == defects, "%s: %s" % (where, found))
    expect(found.count("::notice file=src/h.h") == (1 if branch == "main" else 0), found)
workflow("scanning", "GitHub", 3)
expect(len(sarif_results("scanning/uri-tidy.sarif")) == DEFECTS + 1, "code scanning")
expect(pathlib.Path("added").read_text().strip().endswith("/uri-tidy/bin"), "PATH")

# GitLab, for the whole project and for changed lines.
for number, where, branch in ((0, "gitlab", "main"), (1, "merge-request", "change")):
    job = yaml.safe_load(block("GitLab", number))["uri-tidy"]
    clone(where, branch, job["variables"].get("GIT_DEPTH", 1))
    sh("export CI_MERGE_REQUEST_DIFF_BASE_SHA=$(git -C ../origin rev-parse main)", where)
    commands = [*job["before_script"], *job["script"]]
    for command in commands[:-1]:
        sh(command, where)
    found = sh(commands[-1], where, 1).stdout
    if number == 0:
        report = json.loads(pathlib.Path(
            where, job["artifacts"]["reports"]["codequality"]).read_text())
        expect(len({each["fingerprint"] for each in report}) == DEFECTS + 1, "code quality")
    else:
        expect(found.count("warning:") == 1, "changed lines: " + found)

# The component, which has what the recipe above spells out.
head, job = yaml.safe_load_all((root / "templates/uri-tidy.yml").read_text())
commands = [line.replace("$[[ inputs.build ]]", head["spec"]["inputs"]["build"]["default"])
            .replace("$[[ inputs.paths ]]", "src")
            for key in ("before_script", "script") for line in job["uri-tidy"][key]]
where = clone("component")
for command in commands[:-1]:
    sh(command, where)
sh(commands[-1], where, 1)

# pre-commit, which appends the names of the files.
where = clone("pre-commit")
sh(block("Before each commit"), where)
hook = yaml.safe_load(block("Before each commit", 1))["repos"][0]["hooks"][0]
sh(block("Before each commit", 2), where)
defined, = yaml.safe_load((root / ".pre-commit-hooks.yaml").read_text())
expect(defined.items() >= {key: hook[key] for key in (
    "id", "language", "entry", "types_or")}.items(), "the hook and its recipe differ")
expect(sh(hook["entry"] + " src/b.cpp src/c.c", where, 1).stdout.count("|'") >= 2,
       "pre-commit")

# The plugin, in the clang-tidy for which it is built.
where = clone("plugin")
sh(block("While building, with CMake"), where)
found = sh(block("While building, with CMake", 1), where)
for name in ("a.cpp", "b.cpp", "c.c"):
    expect(re.search(name + r":\d+:\d+: warning: .*\[uri-illegal-character\]",
                     found.stdout + found.stderr), "CMake, %s: %s" % (name, found))
found = workflow("runners", "With clang-tidy's own runners", 0, "change", code=1,
                 job="clang-tidy")
expect("/new|" in found and "/a|" not in found, "clang-tidy-diff: %s" % found)
script = yaml.safe_load(block("With clang-tidy's own runners"))["jobs"]["clang-tidy"]["steps"]
found = sh(script[-2]["run"], "runners").stdout
expect(all(text in found for text in ("/a|", "/b|", "/c|", "/new|", "%2f")),
       "run-clang-tidy: %s" % found)

# Shards.
for shard in "1234":
    workflow("shard-" + shard, "On several machines", 0, job="check", matrix=shard)
    os.makedirs("shards", exist_ok=True)
    shutil.copy("shard-%s/%s.sarif" % (shard, shard), "shards")
workflow("shards", "On several machines", 0, job="merge")
expect(len(sarif_results("shards/uri-tidy.sarif")) == DEFECTS + 1, "the shards together")

# Slurm's job array, run task by task without a cluster.
where = clone("slurm")
sh(block("On several machines", 1), where)
for task in "1234":
    sh("export SLURM_CPUS_PER_TASK=1 SLURM_ARRAY_TASK_ID=%s\n%s" %
       (task, block("On several machines", 2)), where)
sh(block("On several machines", 3).splitlines()[1], where)
expect(len(sarif_results("slurm/uri-tidy.sarif")) == DEFECTS + 1, "the tasks together")
