# A full disk: a message, exit code 3, and existing files are kept.

# RUN: rm -rf %t && mkdir %t && cd %t && %python %s %uri_tidy

import os
import subprocess
import sys

tool = sys.argv[1:]
TEXT = 'const char *const Url = "http://h/%2f";\n'


def run(*arguments, code, output=subprocess.PIPE):
    gate = ["--fail-on=note"] if code == 1 else []
    done = subprocess.run([*tool, *gate, *arguments], stdout=output, stderr=subprocess.PIPE, text=True)
    if done.returncode != code or "LLVM ERROR" in done.stderr:
        sys.exit("exit code %s, not %s, of %s:\n%s" % (
            done.returncode, code, arguments, done.stderr))
    return done


if len(sys.argv) > 2 and sys.argv[1] == "--full":
    # In its own namespace, on a file system of a few pages.
    tool = sys.argv[3:]
    os.chdir(sys.argv[2])
    for name in ("fixed.c", "old.sarif", "known.json"):
        with open(name, "w") as f:
            f.write(TEXT)
    try:
        with open("filler", "wb", buffering=0) as f:
            while True:
                f.write(bytes(1024))
    except OSError:
        pass
    for arguments in (["--fix"], ["--format=sarif:old.sarif"], ["--write-baseline=known.json"],
                      ["--export-fixes=new.yaml"]):
        err = run(*arguments, "fixed.c", "--", code=3).stderr
        if "No space left on device" not in err:
            sys.exit("no message for %s: %s" % (arguments, err))
        if arguments == ["--fix"] and "fixed 0 findings, 1 left" not in err:
            sys.exit("the fix is not reported as failed: " + err)
    # The cache is optional.
    done = run("--cache-dir=cache", "fixed.c", "--", code=1)
    if "[uri-lowercase-hex]" not in done.stdout:
        sys.exit("without a cache: %s" % done)
    for name in ("fixed.c", "old.sarif", "known.json"):
        with open(name) as f:
            if f.read() != TEXT:
                sys.exit("lost: " + name)
    if sorted(set(os.listdir()) - {"cache"}) != ["filler", "fixed.c", "known.json", "old.sarif"]:
        sys.exit("left behind: %s" % os.listdir())
    sys.exit(0)

with open("a.c", "w") as f:
    f.write(TEXT)
for form in ("json", "sarif", "gitlab", "github", "checkstyle"):
    run("--format=%s:/dev/full" % form, "a.c", "--", code=3)
run("--export-fixes=/dev/full", "a.c", "--", code=3)
run("--write-baseline=/dev/full", "a.c", "--", code=3)
with open("/dev/full", "w") as full:
    for arguments in (["a.c", "--"], ["--fix", "--diff", "a.c", "--"], ["encode", "a b"],
                      ["explain", "uri-lowercase-hex"], ["--list-checks"]):
        err = run(*arguments, code=3, output=full).stderr
        if "cannot write to the standard output: No space left on device" not in err:
            sys.exit("no message for %s: %s" % (arguments, err))

# Without the permission to mount, the test ends here; the main part has been tested.
os.mkdir("small")
mount = ["unshare", "--mount", "sh", "-c",
         'mount -t tmpfs -o size=64k uri-tidy "$0" && exec "$@"', os.path.abspath("small")]
if subprocess.run(mount + ["true"], capture_output=True).returncode == 0:
    done = subprocess.run(mount + [sys.executable, __file__, "--full", "small", *tool])
    sys.exit(done.returncode)
