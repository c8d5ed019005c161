# The changed lines are those that git reports for the bytes, whatever the attributes
# or the settings of the repository, or the text of a revision, specify.

# UNSUPPORTED: older-llvm
# RUN: rm -rf %t && mkdir %t && cd %t && %python %s %uri_tidy --fail-on=note

import os
import subprocess
import sys

tool = sys.argv[1:]
OLD = b'const char *const %s = "http://h/%%2f";\n'


def git(*arguments):
    subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", "-c",
                    "protocol.file.allow=always", *arguments],
                   check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def write(path, data):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "wb") as f:
        f.write(data)


def run(revision, *files):
    done = subprocess.run(tool + ["--quiet", "--diff-base=" + revision, *files, "--"],
                          capture_output=True)
    found = [line.split(b": warning:")[0].split(b"/")[-1].rsplit(b":", 1)[0].decode()
             for line in done.stdout.splitlines() if b"warning:" in line]
    return done.returncode, found, done.stderr.decode()


def expect(revision, files, findings):
    code, found, err = run(revision, *files)
    if (code, found) != (1 if findings else 0, findings):
        sys.exit("%r of %s: %s, %s, not %s\n%s" % (revision, files, code, found, findings, err))


os.mkdir("repository")
os.chdir("repository")
git("init", "-q")
names = ["plain.c", "binary.c", "nodiff.c", "driver.c", "nul.c", "zulu.c"]
for name in names:
    write(name, OLD % b"A" + b"int Between;\n" * 3)
write(".gitattributes", b"binary.c binary\nnodiff.c -diff\ndriver.c diff=odd\n")
git("add", ".")
git("commit", "-q", "-m", "one")
for name in names:
    write(name, OLD % b"A" + b"int Between;\n" * 3 + OLD % b"B")
write("nul.c", OLD % b"A" + b"int Between;\n" * 2 + b"/*\0*/ int Between;\n" + OLD % b"B")
CHANGED = [name + ":5" for name in sorted(names)]

# Neither .gitattributes nor a NUL hides a change.
expect("HEAD", names, CHANGED)

# Neither do settings: a silent driver, prefixes, hunks that are joined.
git("config", "diff.odd.textconv", "true")
git("config", "diff.odd.command", "true")
git("config", "diff.external", "true")
git("config", "diff.noprefix", "false")
git("config", "diff.mnemonicPrefix", "true")
git("config", "diff.interHunkContext", "9")
git("config", "diff.context", "9")
git("config", "core.fsmonitor", "touch monitored; false")
expect("HEAD", names, CHANGED)
write("plain.c", OLD % b"C" + b"int Between;\n" * 3 + OLD % b"B")
expect("HEAD", names, CHANGED[:4] + ["plain.c:1"] + CHANGED[4:])
if os.path.exists("monitored"):
    sys.exit("a program that the repository specifies was run")

# A revision must name one commit.
expect("HEAD^{commit}", ["zulu.c"], ["zulu.c:5"])
expect("@", ["zulu.c"], ["zulu.c:5"])
for revision in ["--", "HEAD..HEAD", "HEAD...HEAD", "^HEAD", "HEAD HEAD", "no-such", "HEAD:plain.c",
                 "HEAD^{tree}", "--cached", "--output=x", "plain.c", "HEAD~7", " "]:
    code, found, err = run(revision, *names)
    if code != 2 or found or "uri-tidy: error: --diff-base: " not in err or os.path.exists("x"):
        sys.exit("%r is not a commit: %s" % (revision, [code, found, err]))
    if ":" not in revision and "^{" not in revision and "'%s' does not name a commit" % revision not in err:
        sys.exit("%r: %s" % (revision, err))
code, found, err = run("", *names)
if code != 2 or found or "--diff-base option: requires a non-empty value" not in err:
    sys.exit("no revision: %s" % [code, found, err])

# A carriage return ends a line for Clang, but not for git.
write("returns.c", b"int A;\rint B;\n\r\n" + OLD % b"Old" + b"int C;\n")
git("add", "-A")
git("commit", "-q", "-m", "two")
write("returns.c", b"int A;\rint B;\n\r\n" + OLD % b"Old" + b"int C;\r" + OLD % b"New" + OLD % b"Newer")
expect("HEAD", ["returns.c"], ["returns.c:6", "returns.c:7"])

# git does not report changes in a nested repository: every line counts as changed.
os.makedirs("../inner")
os.chdir("../inner")
git("init", "-q")
write("inner.c", OLD % b"A")
git("add", ".")
git("commit", "-q", "-m", "one")
os.chdir("../repository")
git("submodule", "add", "-q", os.path.abspath("../inner"), "sub")
git("add", "-A")
git("commit", "-q", "-m", "three")
expect("HEAD", ["sub/inner.c"], [])
write("sub/inner.c", OLD % b"A" + OLD % b"B")
expect("HEAD", ["sub/inner.c"], ["inner.c:1", "inner.c:2"])
os.makedirs("other")
subprocess.run(["cp", "-r", "../inner/.git", "../inner/inner.c", "other"], check=True)
expect("HEAD", ["other/inner.c"], ["inner.c:1"])
