# ===--- container.py - uri-tidy -----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# REQUIRES: all, debootstrap, buildah
# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %source_root %build_root %uri_tidy %llvm_major

# The image of the container recipe can be loaded, has the version of the package, a shell
# and no entry point, and finds in docs/examples what the driver finds here.

import json
import os
import pathlib
import shutil
import subprocess
import sys

source, build, driver, llvm = pathlib.Path(sys.argv[1]), *sys.argv[2:]
EXAMPLES = ["stations.cpp", "weather.c"]
STORE = ["buildah", "--storage-driver", "vfs", "--root", os.path.abspath("storage"),
         "--runroot", os.path.abspath("run")]


def run(*command, code=0):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          encoding="utf-8", check=False)
    if done.returncode != code:
        sys.exit("exit code %d of %s\n%s%s" % (done.returncode, command, done.stdout,
                                              done.stderr))
    return done.stdout


def expect(condition, what):
    if not condition:
        sys.exit(what)


recipe = source / "packaging/container/build"
run(recipe, code=2)
run(recipe, "missing.deb", "image.tar", code=2)
run("cpack", "--config", build + "/CPackConfig.cmake", "-B", "packages")
package, = pathlib.Path("packages").glob("uri-tidy-llvm-%s_*.deb" % llvm)
version = run("dpkg-deb", "-f", package, "Version").strip()
try:
    image = run(recipe, package, "image.tar").strip()
    expect(image == os.path.abspath("image.tar"), image)
    container = run(*STORE, "from", "docker-archive:" + image).split()[-1]
    about = json.loads(run(*STORE, "inspect", container))["OCIv1"]["config"]
    expect(about["Labels"]["org.opencontainers.image.version"] == version, str(about))
    expect(not about.get("Entrypoint") and about["WorkingDir"] == "/src", str(about))
    inside = [*STORE, "run", "--isolation", "chroot", "--volume",
              "%s:/src:ro" % (source / "docs/examples"), container, "--"]
    expect("uri-tidy %s" % version in run(*inside, "uri-tidy", "--version"), "the version")
    found = run(*inside, "sh", "-c", "uri-tidy " + " ".join(EXAMPLES), code=1)
    examples = source / "docs/examples"
    here = run(driver, *(examples / each for each in EXAMPLES), code=1)
    expect(found.replace("/src/", "") == here.replace("%s/" % examples, ""),
           "other findings:\n" + found)
finally:
    subprocess.run([*STORE, "rm", "--all"], check=False, capture_output=True)
    subprocess.run([*STORE, "rmi", "--all"], check=False, capture_output=True)
    for folder in ("storage", "run"):
        shutil.rmtree(folder, ignore_errors=True)
    pathlib.Path("image.tar").unlink(missing_ok=True)
