# The effect of fixes on files: only their text changes, files that cannot be written
# are reported as such, and files outside the project are not changed.

# RUN: rm -rf %outside-fixes && mkdir %outside-fixes && cd %outside-fixes
# RUN: %python %s %uri_tidy --fail-on=note
# RUN: cd .. && rm -rf %outside-fixes

import json
import os
import stat
import subprocess
import sys

tool = sys.argv[1:]
TEXT = 'const char *const Url%s = "http://h/%%2f";\n'
NOBODY = 65534


def write(path, text):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w") as f:
        f.write(text)


def read(path):
    with open(path) as f:
        return f.read()


def run(*arguments, code=1, cwd=None, user=None):
    done = subprocess.run(tool + list(arguments), capture_output=True, text=True, cwd=cwd,
                          user=user)
    if done.returncode != code:
        sys.exit("exit code %s, not %s, of %s:\n%s%s" % (
            done.returncode, code, arguments, done.stdout, done.stderr))
    return done.stderr


def expect(what, *parts):
    for part in parts:
        if part not in what:
            sys.exit("%r is missing in: %s" % (part, what))


def expect_fixed(fixed, *paths):
    for path in paths:
        if ("%2F" in read(path)) != fixed or ("%2f" in read(path)) == fixed:
            sys.exit("%s is %sfixed: %s" % (path, "not " if fixed else "", read(path)))


here = os.getcwd()

# The mode, the owner, the other names and the links of a file are kept.
write("kept/a.c", TEXT % "A")
os.chmod("kept/a.c", 0o6750)
os.link("kept/a.c", "kept/same.c")
write("kept/b.c", TEXT % "B" + "/* long */\n")
os.chmod("kept/b.c", 0o604)
write("kept/target.c", TEXT % "C")
os.symlink("target.c", "kept/link.c")
if os.geteuid() == 0:
    os.chown("kept/b.c", 1234, 4321)
before = {name: os.stat("kept/" + name) for name in ("a.c", "b.c", "target.c")}
expect(run("--fix", "kept/a.c", "kept/b.c", "kept/link.c", "--"), "fixed 3 findings, 0 left")
expect_fixed(True, "kept/a.c", "kept/same.c", "kept/b.c", "kept/target.c")
if not os.path.islink("kept/link.c"):
    sys.exit("a link is no longer a link")
for name, old in before.items():
    new = os.stat("kept/" + name)
    if (new.st_uid, new.st_gid) != (old.st_uid, old.st_gid) or new.st_nlink != old.st_nlink:
        sys.exit("%s: owner or links: %s, before %s" % (name, new, old))
    # Writing to a set-user-ID or set-group-ID file clears these bits.
    if name != "a.c" and new.st_mode != old.st_mode or stat.S_IMODE(new.st_mode) & 0o777 != stat.S_IMODE(old.st_mode) & 0o777:
        sys.exit("%s: mode %o, before %o" % (name, new.st_mode, old.st_mode))
if os.stat("kept/a.c").st_ino != before["a.c"].st_ino:
    sys.exit("one of two names refers to a new file")
if sorted(os.listdir("kept")) != ["a.c", "b.c", "link.c", "same.c", "target.c"]:
    sys.exit("left behind: %s" % os.listdir("kept"))

# Files that cannot be written are not changed, and are reported.
for name in ("readonly/a.c", "readonly/b.c", "locked/c.c", "open/d.c"):
    write(name, TEXT % "A" + TEXT % "B")
os.chmod("readonly/a.c", 0o444)
os.chmod("locked", 0o555)
user = None
if os.geteuid() == 0:
    user = NOBODY
    for name in ("readonly", "locked", "open", "readonly/a.c", "readonly/b.c", "locked/c.c",
                 "open/d.c"):
        os.chown(name, NOBODY, NOBODY)
    os.chmod(".", 0o755)
err = run("--fix", "readonly/a.c", "readonly/b.c", "locked/c.c", "--", code=3, user=user)
expect(err, "cannot write '%s/readonly/a.c': Permission denied" % here,
       "cannot write '%s/locked/c.c': Permission denied" % here, "fixed 2 findings, 4 left")
expect_fixed(False, "readonly/a.c", "locked/c.c")
expect_fixed(True, "readonly/b.c")
expect(run("--fix", "readonly/a.c", "--", code=3, user=user), "fixed 0 findings, 2 left")

# The owner is a different user, who lets others write: only the text changes.
if os.geteuid() == 0:
    os.chown("open/d.c", 1234, 4321)
    os.chmod("open/d.c", 0o666)
    expect(run("--fix", "open/d.c", "--", user=user), "fixed 2 findings, 0 left")
    expect_fixed(True, "open/d.c")
    if os.stat("open/d.c").st_uid != 1234 or os.stat("open/d.c").st_mode & 0o777 != 0o666:
        sys.exit("another owner: %s" % (os.stat("open/d.c"),))

# Files outside the project are reported and not changed.
write("elsewhere/outside.h", "#pragma once\n" + TEXT % "Outside")
write("project/src/a.c", '#include "../../elsewhere/outside.h"\n#include "../include/b.h"\n' + TEXT % "A")
write("project/include/b.h", TEXT % "B")
write("project/.git/HEAD", "")
write("project/src/link.h", "")
os.remove("project/src/link.h")
NOTE = "1 skipped: outside the project, in '%s/elsewhere/outside.h'; --fix-outside applies them, too" % here


def reset():
    write("elsewhere/outside.h", "#pragma once\n" + TEXT % "Outside")
    write("project/src/a.c",
          '#include "../../elsewhere/outside.h"\n#include "../include/b.h"\n' + TEXT % "A")
    write("project/include/b.h", TEXT % "B")


for arguments, cwd in ((["src/a.c"], "project"), (["a.c"], "project/src"),
                       ([here + "/project/src/a.c"], "/"), (["."], "project")):
    reset()
    err = run("--fix", *arguments, "--", cwd=cwd) if arguments != ["."] else run(
        "--fix", "--quiet", "src", cwd=cwd)
    expect(err, "fixed 2 findings, 1 left", NOTE)
    expect_fixed(True, "project/src/a.c", "project/include/b.h")
    expect_fixed(False, "elsewhere/outside.h")
err = run("--fix", "--fix-outside", "src/a.c", "--", cwd="project")
expect(err, "fixed 1 finding, 0 left")
expect_fixed(True, "elsewhere/outside.h")
reset()
patch = subprocess.run(tool + ["--diff", "src/a.c", "--"], cwd="project", capture_output=True, text=True)
expect(patch.stdout, "b/src/a.c", "b/include/b.h")
if "+++ b/elsewhere" in patch.stdout or "+++ b/../elsewhere" in patch.stdout or "Outside" in patch.stdout:
    sys.exit("a patch of a file outside the project: " + patch.stdout)
expect(patch.stderr, NOTE)

# The name of its folder may begin with that of the project.
write("project2/near.h", "#pragma once\n" + TEXT % "Near")
write("project/src/n.c", '#include "../../project2/near.h"\n')
patch = subprocess.run(tool + ["--diff", "--fix-outside", "src/n.c", "--"], cwd="project",
                       capture_output=True, text=True)
expect(patch.stdout, here + "/project2/near.h")
os.remove("project/src/n.c")

# A file that is specified may be changed, but not one that a link in the project refers to.
os.symlink(here + "/elsewhere/outside.h", "project/src/link.h")
write("project/src/b.c", '#include "link.h"\n')
expect(run("--fix", "src/b.c", "--", cwd="project"), "fixed 0 findings, 1 left", NOTE)
expect(run("--fix", "src/link.h", "--", cwd="project"), "fixed 0 findings, 1 left", NOTE)
expect(run("--fix", "../elsewhere/outside.h", "--", cwd="project"), "fixed 1 finding, 0 left")

# Without a repository, the project is the directory of the database, or the build directory.
os.rename("project/.git", "project/no.git")
for place in ("project", "project/build"):
    reset()
    os.makedirs(place, exist_ok=True)
    with open(place + "/compile_commands.json", "w") as f:
        json.dump([{"directory": here + "/project/src", "file": here + "/project/src/a.c",
                    "arguments": ["cc", "-c", "a.c"]}], f)
    for arguments in (["-p", here + "/" + place], [here + "/project/src/a.c"]):
        reset()
        expect(run("--fix", "--quiet", *arguments, cwd="/"), "fixed 2 findings, 1 left", NOTE)
    os.remove(place + "/compile_commands.json")
