# ===--- read-only.py - uri-tidy -----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# REQUIRES: read-only
# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %uri_tidy

# A source tree on a file system that cannot be written is checked like any other. What
# would have to write there ends with one error that names the file.

import json
import pathlib
import subprocess
import sys

driver = sys.argv[1]
root = pathlib.Path("tree").resolve()
MOUNT = ('mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$0" && exec "$@"')
FIXED = "cannot write '%s/src/a.cpp': Read-only file system" % root

(root / "src").mkdir(parents=True)
(root / ".git").mkdir()
(root / "src/a.cpp").write_text('const char *const Url = "http://h/%2f";\n')
(root / "compile_commands.json").write_text(json.dumps(
    [{"directory": str(root), "file": "src/a.cpp", "command": "c++ -c src/a.cpp"}]))

# What is run, its exit code, an error, and the number of findings that it prints.
CASES = [
    (["--fail-on=note", "src"], 1, None, 1),
    (["--fail-on=note", "--diff", "src"], 1, None, 0),
    (["--fail-on=note", "--cache-dir=%s/../cache" % root, "src"], 1, None, 1),
    (["--fix", "src"], 3, FIXED, 1),
    (["--write-baseline=b.json", "src"], 2, "cannot write 'b.json'", 0),
    (["--format=html:r.html", "src"], 2, "cannot write 'r.html'", 0),
    (["--format=text,sarif:r.sarif", "src"], 2, "cannot write 'r.sarif'", 0),
    (["--cache-dir=cache", "src"], 2, "cannot use 'cache'", 0),
    (["init"], 3, "cannot write '.clang-tidy'", 0),
]

problems = []
for arguments, code, error, findings in CASES:
    run = subprocess.run(["unshare", "-m", "sh", "-c", MOUNT, root, driver, *arguments],
                         capture_output=True, text=True, check=False)
    errors = [line for line in run.stderr.splitlines() if "error:" in line]
    if (run.returncode != code or run.stdout.count("warning:") != findings
            or len(errors) != (error is not None)
            or (error and error not in errors[0])):
        problems.append("%s: exit code %d\n%s%s" % (" ".join(arguments), run.returncode,
                                                    run.stdout, run.stderr))
print("\n".join(problems))
sys.exit(bool(problems))
