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

# The recipes of docs/ci.md work: the commands of every block are run in a project with
# one finding in each of two files, and one in the header that both include. This
# script does what a CI system or a cluster does between them.

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import yaml

page, plugin, driver = sys.argv[1:]
BLOCK = re.compile(r"(?ms)^```(\S+)\n(.*?)^```$")
FILES = {
    "CMakeLists.txt": "cmake_minimum_required(VERSION 3.16)\nproject(p CXX)\n"
                      "add_library(p STATIC src/a.cpp src/b.cpp)\n",
    "src/h.h": '#pragma once\ninline const char *h() { return "http://h/%2f"; }\n',
    "src/a.cpp": '#include "h.h"\nconst char *const A = "http://h/%2a";\n',
    "src/b.cpp": '#include "h.h"\nconst char *const B = "http://h/%2b";\n',
}

os.makedirs("bin")
os.symlink(driver, "bin/uri-tidy")
# A release with an archive for this machine.
os.makedirs("unpacked/uri-tidy/bin")
os.symlink(driver, "unpacked/uri-tidy/bin/uri-tidy")
os.makedirs("release")
archive = "uri-tidy-0.1.0-llvm-22-linux-%s-glibc-2.0.tar.gz" % os.uname().machine
subprocess.run(["tar", "-C", "unpacked", "-czf", "release/" + archive, "uri-tidy"],
               check=True)
shutil.copy(pathlib.Path(page).parents[1] / "packaging/get-uri-tidy", "release")
subprocess.run("cd release && sha256sum * >../sums && mv ../sums SHA256SUMS", shell=True,
               check=True)
environment = dict(os.environ, URI_TIDY_PLUGIN=plugin, HOME=os.path.abspath("home"),
                   GITHUB_PATH=os.path.abspath("added"),
                   URI_TIDY_RELEASE=pathlib.Path("release").absolute().as_uri(),
                   PATH=os.path.abspath("bin") + os.pathsep + os.environ["PATH"])


def fail(what):
    sys.exit("docs/ci.md: " + what)


def project(name):
    for path, text in FILES.items():
        path = pathlib.Path(name, path)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    sh("git init -q -b main && git add . && "
       "git -c user.name=a -c user.email=a@b commit -q -m one && "
       "cmake -S . -B build -DCMAKE_EXPORT_COMPILE_COMMANDS=ON", name)
    return name


def sh(script, where, code=0):
    run = subprocess.run(["bash", "-ec", script], cwd=where, env=environment,
                         capture_output=True, text=True)
    if code is not None and run.returncode != code:
        fail("exit code %s, not %s, of\n%s\n%s%s" % (run.returncode, code, script,
                                                     run.stdout, run.stderr))
    return run


def block(heading, number=0):
    text = pathlib.Path(page).read_text().partition("\n## %s\n" % heading)[2]
    blocks = BLOCK.findall(text.partition("\n## ")[0])
    if number >= len(blocks):
        fail("no such recipe: %s %d" % (heading, number))
    return blocks[number][1]


def steps(heading, number, job):
    return [step["run"] for step in yaml.safe_load(block(heading, number))
            ["jobs"][job]["steps"] if "run" in step]


def expect(condition, what):
    if not condition:
        fail(what)


def sarif_results(path):
    return json.loads(pathlib.Path(path).read_text())["runs"][0]["results"]


# Introducing the checks.
where = project("first")
write, check = block("Adopting uri-tidy in an existing code base").splitlines()
sh(write, where)
expect(sh(check, where).stdout == "", "the baseline does not hold")
pathlib.Path(where, "src/b.cpp").write_text(
    FILES["src/b.cpp"] + 'const char *const New = "http://h/%2c";\n')
expect(sh(check, where, 1).stdout.count("warning:") == 1, "only one is new")
changed = sh(block("Adopting uri-tidy in an existing code base", 1), where, 1).stdout
expect(changed.count("warning:") == 1, "only one has changed: " + changed)

# GitHub, GitLab.
where = project("github")
for command in steps("GitHub", 0, "uri-tidy")[:-1]:
    sh(command, where)
annotations = sh(steps("GitHub", 0, "uri-tidy")[-1], where, 1).stdout
expect(annotations.count("::notice file=src/") == 3, annotations)
for command in steps("GitHub", 2, "uri-tidy"):
    sh(command, where)
expect(len(sarif_results("github/uri-tidy.sarif")) == 3, "code scanning")
expect(pathlib.Path("added").read_text().strip().endswith("/uri-tidy/bin"), "PATH")
script = yaml.safe_load(block("GitLab"))["uri-tidy"]
get, = script["before_script"]
sh("\n".join([get, script["script"][0]]), where)
sh("\n".join([get, script["script"][1]]), where, 1)
report = json.loads(pathlib.Path(
    where, script["artifacts"]["reports"]["codequality"]).read_text())
expect(len({each["fingerprint"] for each in report}) == 3, "code quality")

# The action and the component, which have what the recipes above spell out.
root = pathlib.Path(page).parents[1]
get, check = (step["run"] for step in
              yaml.safe_load((root / "action.yml").read_text())["runs"]["steps"])
sh("export GITHUB_ACTION_PATH=%s\n%s" % (root, get), where)
annotations = sh("export ARGUMENTS='src --quiet' FORMAT=github\n" + check, where, 1).stdout
expect(annotations.count("::notice file=src/") == 3, annotations)
head, job = yaml.safe_load_all((root / "templates/uri-tidy.yml").read_text())
build = head["spec"]["inputs"]["build"]["default"]
script = [line.replace("$[[ inputs.build ]]", build).replace("$[[ inputs.paths ]]", "src")
          for key in ("before_script", "script") for line in job["uri-tidy"][key]]
sh("\n".join(script), where, 1)

# pre-commit, which appends the names of the files.
hook = yaml.safe_load(block("Before each commit"))["repos"][0]["hooks"][0]
defined, = yaml.safe_load((root / ".pre-commit-hooks.yaml").read_text())
expect(defined.items() >= {key: hook[key] for key in (
    "id", "language", "entry", "types_or")}.items(), "the hook and its recipe differ")
expect(sh(hook["entry"] + " src/a.cpp", where, 1).stdout.count("warning:") == 2,
       "pre-commit")


# The plugin, in the clang-tidy for which it is built.
where = project("plugin")
built = sh(block("While building, with CMake"), where)
expect("[uri-lowercase-hex]" in built.stdout + built.stderr, "CMake: %s" % built)
pathlib.Path(where, "src/b.cpp").write_text(
    FILES["src/b.cpp"] + 'const char *const New = "http://h/%2c";\n')
whole, diff = block("With clang-tidy's own runners").split("\n", 1)
found = sh(whole, where)
expect("%2a" in found.stdout and "%2c" in found.stdout, "run-clang-tidy: %s" % found)
found = sh(diff, where)
expect("%2c" in found.stdout and "%2a" not in found.stdout, "clang-tidy-diff: %s" % found)

# Shards.
where = project("shards")
for shard in "1234":
    for command in steps("On several machines", 0, "check"):
        sh(re.sub(r"\$\{\{ matrix.shard \}\}", shard, command), where)
for command in steps("On several machines", 0, "merge"):
    sh(command, where)
expect(len(sarif_results("shards/uri-tidy.sarif")) == 3, "the shards together")

# Slurm's job array, run task by task without a cluster.
where = project("slurm")
for task in "1234":
    sh("export SLURM_CPUS_PER_TASK=1 SLURM_ARRAY_TASK_ID=%s\n%s" %
       (task, block("On several machines", 1)), where)
sh(block("On several machines", 2).splitlines()[1], where)
expect(len(sarif_results("slurm/uri-tidy.sarif")) == 3, "the tasks together")
