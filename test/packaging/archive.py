# ===--- archive.py - uri-tidy -------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# REQUIRES: all, debootstrap, patchelf
# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %source_root %build_root %uri_tidy

# The files of a release: get-uri-tidy downloads the package or the archive, which runs in
# roots that contain no LLVM, on the oldest and the newest Debian whose glibc is sufficient.
# There, it has the same findings in docs/examples. A changed file is rejected.

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

source, build, driver = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
MIRROR = "http://deb.debian.org/debian"
RELEASES = ["bookworm", "trixie"]
EXAMPLES = ["stations.cpp", "weather.c"]
HEADERS = "libc6-dev", "libstdc++-12-dev"


def run(*command, code=0, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          encoding="utf-8", check=False, **options)
    if done.returncode != code:
        sys.exit("exit code %d of %s\n%s%s" % (done.returncode, command, done.stdout,
                                              done.stderr))
    return done.stdout


def expect(condition, what):
    if not condition:
        sys.exit(what)


run(source / "packaging/release", "release", build)
files = sorted(path.name for path in pathlib.Path("release").iterdir())
archive, = (name for name in files if name.endswith(".tar.gz"))
package, = (name for name in files if name.endswith(".deb"))
sbom, = (name for name in files if name.endswith(".spdx.json"))
run("sha256sum", "-c", "SHA256SUMS", cwd="release")
contents = json.loads(pathlib.Path("release", sbom).read_text())
expect({"./bin/uri-tidy"} <= {each["fileName"] for each in contents["files"]}, sbom)
expect(any(each["name"].startswith("libllvm") for each in contents["packages"]), sbom)

environment = dict(os.environ, HOME=os.getcwd(), GITHUB_PATH="added",
                   URI_TIDY_RELEASE=pathlib.Path("release").resolve().as_uri())
programs = run("release/get-uri-tidy", "a directory", env=environment).strip()
expect(programs == os.path.abspath("a directory/bin"), programs)
expect(pathlib.Path("added").read_text() == programs + "\n", "GITHUB_PATH")
downloaded = pathlib.Path(run("release/get-uri-tidy", "--package", env=environment).strip())
expect(downloaded.is_absolute() and downloaded.read_bytes() == pathlib.Path(
    "release", package).read_bytes(), "the package")
shutil.rmtree(downloaded.parent)
expect(run("release/get-uri-tidy", "--package", "packages", env=environment).strip() ==
       os.path.abspath("packages/" + package), "the directory of the package")
shutil.copytree("release", "changed")
for name in (archive, package):
    with open("changed/" + name, "ab") as file:
        file.write(b"x")
changed = dict(environment, URI_TIDY_RELEASE=pathlib.Path("changed").resolve().as_uri())
run("release/get-uri-tidy", "other", env=changed, code=2)
run("release/get-uri-tidy", "--package", "other", env=changed, code=2)
expect(not os.path.exists("other"), "a changed file was unpacked")
run("release/get-uri-tidy", "--pakage", env=environment, code=2)
for unknown in ({"URI_TIDY_LLVM": "3"}, {"URI_TIDY_RELEASE": "file:///nowhere"},
                {"URI_TIDY_RELEASE": ""}):
    for kind in ([], ["--package"]):
        run("release/get-uri-tidy", *kind, "other", env=dict(environment, **unknown), code=2)

needed = re.search(r"-glibc-([\d.]+)\.tar", archive).group(1)
print("needs glibc", needed)
for name in RELEASES:
    root = pathlib.Path(name).resolve()
    try:
        # The headers that the examples include, but no compiler and no LLVM.
        headers = HEADERS if name == "bookworm" else ("libc6-dev", "libstdc++-14-dev")
        run("debootstrap", "--variant=minbase", "--include=" + ",".join(headers), name, root,
            MIRROR)
        expect(not list(root.rglob("libLLVM*")), "LLVM in the root")
        shutil.copytree("a directory", root / "opt/uri-tidy", symlinks=True)
        shutil.copytree(source / "docs/examples", root / "examples")
        # The loader finds libraries beside a program by means of /proc.
        script = 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"'
        inside = ("unshare", "-m", "sh", "-c", script, root, "/opt/uri-tidy/bin/uri-tidy")
        print(name, run(*inside, "--version").strip())
        found = run(*inside, *("/examples/" + each for each in EXAMPLES), code=1)
        own = run(driver, *(root / "examples" / each for each in EXAMPLES), code=1)
        expect(found == own.replace(str(root), ""), "other findings in %s:\n%s" % (name, found))
        run(*inside[:-1], "/opt/uri-tidy/bin/uri-clangd", "--version")
    finally:
        shutil.rmtree(root, ignore_errors=True)
