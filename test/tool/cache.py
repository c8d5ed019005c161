# Results of an earlier run are used exactly as long as they are valid.

# RUN: rm -rf %t && mkdir %t && cd %t && %python %s %uri_tidy --fail-on=note

import glob
import os
import shutil
import subprocess
import sys
import time

tool = sys.argv[1:]
# Files that have just changed are read again: file systems have coarse clocks.
SETTLING = 2.5
# A file without text that could be a URI is not parsed at all.
CLEAN = 'const char *const A = "http://h/";\n'
FINDING = 'inline const char *b() { return "http://h/%2f"; }\n'


def write(path, text):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w") as f:
        f.write(text)


def fail(*what):
    sys.exit(" ".join(map(str, what)))


def run(*arguments, code=0, cache="cache", flags=()):
    done = subprocess.run(tool + ["--cache-dir=" + cache, *arguments, "src", "--",
                                  "-Ifirst", "-Isecond", *flags],
                          capture_output=True, text=True)
    if done.returncode != code:
        fail("exit code", done.returncode, "not", code, done.stdout, done.stderr)
    return done


def reused(done):
    """The number of files that were not parsed."""
    for line in done.stderr.splitlines():
        if "unchanged" in line:
            return int(line.split(";")[1].split()[0])
    return 0


def expect(done, files):
    if reused(done) != files:
        fail(files, "files should be reused:", done.stderr)


write("src/a.cpp", '#include <h.h>\n' + CLEAN)
write("src/b.cpp", 'const char *const B = "http://h/%2f";\n')
write("src/broken.cpp", CLEAN + "int f() { return undeclared; }\n")
write("second/h.h", "#pragma once\n")
write("first/other.h", "#pragma once\n")

expect(run(code=3), 0)
second = run(code=3)
expect(second, 3)
# Findings and errors are reported again.
fresh = subprocess.run(tool + ["--no-cache", "src", "--", "-Ifirst", "-Isecond"],
                       capture_output=True, text=True)
if second.stdout != fresh.stdout or "'src/broken.cpp' does not compile" not in second.stderr:
    fail("another result:", second, fresh)
expect(fresh, 0)
os.remove("src/broken.cpp")

# A header changes; one is created where it is looked up first; it is removed.
expect(run(code=1), 2)
write("second/h.h", "#pragma once\n" + FINDING)
expect(run(code=1), 1)
expect(run(code=1), 2)
write("first/h.h", "#pragma once\n")
changed = run(code=1)
expect(changed, 1)
if "h.h" in changed.stdout:
    fail("the wrong header", changed.stdout)
os.remove("first/h.h")
if "second/h.h:2" not in run(code=1).stdout:
    fail("the header is back")
expect(run(code=1), 2)
# Files that cannot be included may be created and removed.
write("first/h.o", "")
expect(run(code=1), 2)

# A comment counts: it may be a NOLINT.
write("src/b.cpp", 'const char *const B = "http://h/%2f"; // NOLINT\n')
expect(run(code=1), 1)
write("second/h.h", "#pragma once\n")
expect(run(code=0), 1)
write("src/b.cpp", 'const char *const B = "http://h/%2f";\n')

# Flags and the configuration matter, and so does a file that an option specifies.
expect(run(code=1), 1)
expect(run(code=1, flags=["-DX"]), 0)
expect(run(code=0, *["--checks=-*,uri-malformed-escape"]), 0)
write("src/.clang-tidy", "CheckOptions: {MinConfidence: certain, Some: extra.yaml}\n")
expect(run(code=1), 0)
write("extra.yaml", "1")
expect(run(code=1), 0)
expect(run(code=1), 2)
os.remove("src/.clang-tidy")
expect(run(code=1), 2)

# A catalogue of the user, which is looked up in the parent directories of the source.
write("src/.clang-tidy", "CheckOptions: {UriCatalog: facts.yaml}\n")
FACTS = "library: Ours\nsource: this test\nheader: 'a.h'\nfunctions:\n  - name: %s\n    takes: {argument: 0, as: uri}\n"
write("src/facts.yaml", FACTS % "first")
expect(run(code=1), 0)
expect(run(code=1), 2)
write("src/facts.yaml", FACTS % "second")
expect(run(code=1), 0)
os.remove("src/facts.yaml")
write("facts.yaml", FACTS % "third")
expect(run(code=1), 0)
expect(run(code=1), 2)
os.remove("facts.yaml")
os.remove("src/.clang-tidy")

# A file that did not have to be parsed is parsed as soon as its text, or that of a
# header, requires it: even if it is written at once with the same size and time.
BASE = '#pragma once\n#include <string>\n#define BASE "%s"\n'
USE = "#include <m.h>\nstd::string g(const std::string &title) { return BASE + title + \"/b\"; }\n"
write("first/m.h", BASE % "plain-h--")
write("src/m.cpp", USE)
MORE = ["-Iabsent"]


def with_base(found, what):
    done = run(code=1, flags=MORE)
    if ("m.cpp" in done.stdout) != found:
        fail(what, done.stdout, done.stderr)


with_base(False, "nothing yet")
write("first/m.h", BASE % "http://h/")
with_base(True, "changed at once")
time.sleep(SETTLING)
write("first/m.h", BASE % "plain-h--")
with_base(False, "changed back")
time.sleep(SETTLING)
for _ in range(2):
    with_base(False, "still")
before = os.stat("first/m.h")
write("first/m.h", BASE % "http://h/")
os.utime("first/m.h", ns=(before.st_atime_ns, before.st_mtime_ns))
if os.stat("first/m.h").st_size != before.st_size:
    fail("another size")
with_base(True, "with the time of before")
os.utime("first/m.h")
with_base(True, "touched")
os.rename("first/m.h", "m.h")
write("absent/m.h", BASE % "plain-h--")
with_base(False, "a directory that was not there")
os.rename("m.h", "first/m.h")
with_base(True, "again in the first")
os.remove("first/m.h")
os.symlink(os.path.abspath("absent/m.h"), "first/m.h")
with_base(False, "a link")
write("other.h", BASE % "http://h/")
os.remove("first/m.h")
os.symlink(os.path.abspath("other.h"), "first/m.h")
with_base(True, "another link")
shutil.rmtree("absent")
os.remove("first/m.h")
os.remove("src/m.cpp")

# A damaged entry is ignored, wherever the damage is.
write("src/a.cpp", CLEAN)
write("src/b.cpp", 'const char *const B = "http://h/%2f";\n')
shutil.rmtree("cache")
os.rename("src/a.cpp", "a.cpp")
time.sleep(SETTLING)
run(code=1)
header = len(b"uri-tidy cache 2\n") + 8
# One entry for the file, and one for the scan; without the latter, it is repeated.
entries = glob.glob("cache/llvmcache-*")
if len(entries) != 2:
    fail("entries:", entries)
for entry in entries:
    with open(entry, "rb") as f:
        whole = f.read()
    reusable = 0 if b"lowercase hex in" in whole else 1
    for offset in [*range(header + 2), len(whole) - 1]:
        for damaged in (whole[:offset],
                        whole[:offset] + bytes([whole[offset] ^ 0x55]) + whole[offset + 1:]):
            with open(entry, "wb") as f:
                f.write(damaged)
            done = run(code=1)
            expect(done, reusable)
            if "[uri-lowercase-hex]" not in done.stdout:
                fail("lost at", offset, done)
        with open(entry, "rb") as f:
            if f.read() != whole:
                fail("the entry was not repaired")
expect(run(code=1), 1)

# An entry under the name of another is ignored too: it contains its own key. With
# other flags, the file is the same, and so is everything that was read.
shutil.rmtree("cache")
run("--exhaustive", code=1, flags=["-DX"])
run("--exhaustive", code=1)
names = sorted(glob.glob("cache/llvmcache-*"))
if len(names) != 2:
    fail("entries:", names)
shutil.copy(names[0], "one")
shutil.copy(names[1], names[0])
shutil.copy("one", names[1])
expect(run("--exhaustive", code=1), 0)
expect(run("--exhaustive", code=1), 1)
os.rename("a.cpp", "src/a.cpp")

# Several runs at the same time.
shutil.rmtree("cache")
for i in range(6):
    write("src/more%d.cpp" % i, '#include "h.h"\nconst char *const C%d = "http://h/%%2f";\n' % i)
command = tool + ["--cache-dir=cache", "-j2", "src", "--", "-Isecond"]
runs = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(3)]
outputs = {r.communicate()[0] for r in runs}
if len(outputs) != 1 or any(r.returncode != 1 for r in runs):
    fail("runs disturb each other", outputs)
if glob.glob("cache/*.uri-tidy-*"):
    fail("something is left behind", os.listdir("cache"))

# The size is limited: the oldest entries are removed.
shutil.rmtree("cache")
os.mkdir("cache")
for i in range(3):
    with open("cache/llvmcache-%d" % i, "wb") as f:
        f.write(bytes(1 << 20))
    os.utime("cache/llvmcache-%d" % i, (10**9 + i, 10**9 + i))
run("--cache-size=2", code=1)
if os.path.exists("cache/llvmcache-0") or not glob.glob("cache/llvmcache-*"):
    fail("not pruned", os.listdir("cache"))

# An explicitly specified cache must work; the default cache may be unavailable.
write("file", "")
done = run(cache="file/below", code=2)
if "--cache-dir: cannot use 'file/below'" not in done.stderr:
    fail(done.stderr)
subprocess.run(tool + ["src", "--", "-Isecond"], stdout=subprocess.DEVNULL,
               env=dict(os.environ, XDG_CACHE_HOME="file"), check=False)
