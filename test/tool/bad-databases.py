# Defective compilation databases: the defect is reported, and everything that can
# be checked is checked.

# RUN: rm -rf %outside-databases && mkdir %outside-databases && cd %outside-databases
# RUN: %python %s %uri_tidy --fail-on=note
# RUN: cd .. && rm -rf %outside-databases

import json
import os
import subprocess
import sys
import time

tool = sys.argv[1:]
FINDING = 'const char *const Url = "http://h/%2f";\n'


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as f:
        f.write(text)


def database(where, entries):
    write(where + "/compile_commands.json", json.dumps(entries))


def entry(where, file, *flags):
    return {"directory": where, "file": file, "arguments": ["cc", *flags, "-c", file]}


def run(*arguments, code):
    done = subprocess.run(tool + list(arguments), capture_output=True, text=True)
    if done.returncode != code:
        sys.exit("exit code %s, not %s, of %s:\n%s%s" % (
            done.returncode, code, arguments, done.stdout, done.stderr))
    return done


def expect(text, *parts):
    for part in parts:
        if part not in text:
            sys.exit("%r is missing in:\n%s" % (part, text))


here = os.getcwd()

# Files and directories that do not exist, an unreadable file, a directory with the
# name of a file, a missing response file.
write("mixed/good.c", FINDING)
write("mixed/secret.c", FINDING)
write("mixed/directory.c/x", "")
write("mixed/response.c", FINDING)
database("mixed", [entry(".", "good.c"), entry(".", "gone.c"), entry("nowhere", "../good.c"),
                   entry(".", "secret.c"), entry(".", "directory.c"),
                   entry(".", "response.c", "@missing.rsp")])
os.chmod("mixed/secret.c", 0)
done = run("mixed", code=3)
expect(done.stdout, "good.c:1:")
expect(done.stderr, "cannot read '%s/mixed/gone.c': No such file" % here,
       "the compilation database names a missing directory for '%s/mixed/good.c'" % here,
       "directory.c': Is a directory", "response.c' does not compile")
if os.geteuid() != 0:
    expect(done.stderr, "secret.c': Permission denied")

# Files that are not databases.
for number, text in enumerate(["", "{", "[{}]", "[1]", '[{"directory": 1, "file": "a"}]', "null"]):
    write("broken%d/compile_commands.json" % number, text)
    write("broken%d/a.c" % number, FINDING)
    expect(run("broken%d" % number, code=2).stderr, "compilation database in '%s/broken%d'" % (here, number))

# The command of a compiler that Clang does not know, with flags that it does not know.
write("foreign/a.c", FINDING)
database("foreign", [{"directory": ".", "file": "a.c",
                      "command": "/opt/x/bin/arm-xyz-gcc-99 -fno-such-thing -mfoo=bar -c a.c -o a.o"}])
expect(run("foreign", code=1).stdout, "[uri-lowercase-hex]")

# 50,000 entries, a few of which are requested.
write("many/src/one/a.c", FINDING)
database("many", [entry(here + "/many", "src/%d/%d.c" % (i % 100, i), "-Iinclude", "-DX=%d" % i)
                  for i in range(50000)] + [entry(here + "/many", "src/one/a.c")])
begin = time.monotonic()
expect(run("many/src/one", code=1).stdout, "a.c:1:")
if time.monotonic() - begin > 120:
    sys.exit("a large database takes %.0f s" % (time.monotonic() - begin))
