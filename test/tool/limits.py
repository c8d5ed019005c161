# Input that is endless, deeply nested or huge: rejected, or read within limits.

# UNSUPPORTED: older-llvm
# RUN: rm -rf %outside-limits && mkdir %outside-limits && cd %outside-limits
# RUN: %python %s %uri_tidy
# RUN: cd .. && rm -rf %outside-limits

import json
import os
import resource
import signal
import subprocess
import sys
import time

tool = sys.argv[1:]
DEPTH = 200000


def write(path, text):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w", newline="") as f:
        f.write(text)


def run(*arguments, code, flags=("--",)):
    done = subprocess.run(tool + ["--no-cache", "--quiet", "--fail-on=note", *arguments, *flags],
                          capture_output=True, text=True, timeout=300)
    if done.returncode != code or "Stack dump" in done.stderr:
        sys.exit("exit code %s, not %s, of %s:\n%s" % (done.returncode, code, arguments,
                                                       done.stderr[:2000]))
    return done


def expect(text, *parts):
    for part in parts:
        if part not in text:
            sys.exit("%r is missing in:\n%s" % (part, text[:2000]))


write("clean.c", "int X;\n")
write("a.c", 'const char *const Url = "http://h/%2f";\n')

# JSON and YAML with unlimited nesting, closed or not, in each kind of input.
for text in ("[" * DEPTH, "[" * DEPTH + "]" * DEPTH, '{"kind": "uri-tidy baseline", "a": ' + '{"a":' * DEPTH,
             '{"kind": "]]]]", "a": "\\"]", "b": ' + "[" * DEPTH + "]" * DEPTH + "}"):
    write("deep.json", text)
    expect(run("--baseline=deep.json", "clean.c", code=2).stderr,
           "--baseline: 'deep.json' is not a baseline: it is nested too deeply")
    merged = subprocess.run(tool + ["merge", "deep.json"], capture_output=True, text=True)
    if merged.returncode != 2 or "'deep.json' is not SARIF: it is nested too deeply" not in merged.stderr:
        sys.exit("merge: %s %s" % (merged.returncode, merged.stderr[:500]))
# A string may contain any brackets, and moderately deep nesting is accepted.
write("texts.json", json.dumps({"version": "2.1.0", "runs": [], "x": "[" * DEPTH}))
subprocess.run(tool + ["merge", "texts.json"], check=True, stdout=subprocess.DEVNULL)
write("some.json", '{"version": "2.1.0", "runs": [], "x": ' + "[" * 1000 + "]" * 1000 + "}")
subprocess.run(tool + ["merge", "some.json"], check=True, stdout=subprocess.DEVNULL)

for number, text in enumerate((
        "Checks: " + "[" * DEPTH, "Foo: " + "[ " * DEPTH + " ]" * DEPTH, "Foo:\n  " + "- " * DEPTH + "x\n",
        "Foo: it's\nBar: " + "{a: " * DEPTH, "".join(" " * i + "a:\n" for i in range(3000)),
        "? " * DEPTH + "x")):
    write("deep%d/.clang-tidy" % number, text)
    write("deep%d/a.c" % number, "int X;\n")
    expect(run("deep%d/a.c" % number, code=2).stderr, ".clang-tidy: not read: it may be nested too deeply")
    # A catalogue is read with the sources, and by its own command.
    write("catalogue.yaml", text)
    explained = subprocess.run(tool + ["explain-api", "--catalog=catalogue.yaml", "f"],
                               capture_output=True, text=True)
    if explained.returncode != 2 or "catalogue.yaml:" not in explained.stderr:
        sys.exit("a catalogue: %s %s" % (explained.returncode, explained.stderr[:500]))
    config = "--config={CheckOptions: {UriCatalog: catalogue.yaml}}"
    expect(run(config, "a.c", code=2).stdout, "catalogue.yaml:")
    # A database is read by Clang's tooling library.
    write("database/compile_commands.json", text)
    write("database/a.c", "int X;\n")
    run("database/a.c", code=2, flags=())

# A path that is not a file does not block.
os.mkfifo("pipe.c")
expect(run("pipe.c", "a.c", code=3).stderr, "cannot read 'pipe.c': it is not a regular file")
expect(run("/dev/zero", code=3).stderr, "cannot read '/dev/zero': it is not a regular file")
os.mkfifo("catalogue")
expect(run("--config={CheckOptions: {Some: catalogue}}", "--timeout=30", "--checks=-*,uri-lowercase-hex",
           "a.c", code=1).stdout, "[uri-lowercase-hex]")

# A carriage return ends a line, and a comment.
write("returns.c", '// first\rconst char *A = "http://h/%2f";\r\r// x\rconst char *B = "http://h/%2f";\r\nint C;\n')
for arguments in ([], ["--exhaustive"]):
    expect(run(*arguments, "returns.c", code=1).stdout, "returns.c:2:", "returns.c:5:")
found = json.loads(run("--format=json", "returns.c", code=1).stdout)["findings"]
if [each["line"] for each in found] != [2, 5] or {each["column"] for each in found} != {27}:
    sys.exit("lines: %s" % found)

# Many findings on one line do not lead to as many copies of it.
COUNT = 5000
write("wide.c", "const char *U[] = {" + ",".join('"http://h/a%d?x=%%2f"' % i for i in range(COUNT)) + "};\n")
for form in ("sarif", "text"):
    arguments = tool + ["--no-cache", "--quiet", "--format=" + form + ("" if form == "text" else ":report"),
                        "--write-baseline=known.json", "wide.c", "--"]
    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.execv(arguments[0], arguments)
    _, status, used = os.wait4(child, 0)
    sizes = [os.path.getsize(path) for path in ("report", "known.json") if os.path.exists(path)]
    if os.waitstatus_to_exitcode(status) != 0 or used.ru_maxrss > 400 * 1024 or max(sizes) > 64 << 20:
        sys.exit("%s: status %s, %s KiB, reports of %s" % (form, status, used.ru_maxrss, sizes))
with open("known.json") as f:
    if len(json.load(f)["findings"]) != COUNT:
        sys.exit("another number of findings")
if run("--baseline=known.json", "wide.c", code=0).stdout:
    sys.exit("not all findings are in the baseline")

# A worker does not outlive its parent, however the parent ends.
write("slow.cpp", """const char *const Url = "http://h/%2f";
constexpr unsigned long spin() {
  unsigned long Sum = 0;
  for (unsigned long I = 0; I < 4000000000ul; ++I)
    Sum += I;
  return Sum;
}
static_assert(spin() != 1);
""")


def children(of):
    with open("/proc/%d/task/%d/children" % (of, of)) as f:
        return [int(word) for word in f.read().split()]


def is_running(process):
    try:
        with open("/proc/%d/stat" % process) as f:
            return f.read().rsplit(")", 1)[1].split()[0] not in "ZX"
    except OSError:
        return False


def start(*arguments):
    parent = subprocess.Popen(tool + ["--no-cache", *arguments, "slow.cpp", "--",
                                      "-fconstexpr-steps=2147483647"],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not children(parent.pid):
        time.sleep(0.05)
    return parent, children(parent.pid)[0]


def wait_for_end(process):
    for _ in range(600):
        if not is_running(process):
            return
        time.sleep(0.1)
    os.kill(process, signal.SIGKILL)
    sys.exit("a worker is still there")


if os.path.exists("/proc/self/task/%d/children" % os.getpid()):
    parent, worker = start("--timeout=0")
    parent.kill()
    parent.wait()
    wait_for_end(worker)
    # It has its own deadline, which a sleeping parent does not monitor.
    parent, worker = start("--timeout=2")
    parent.send_signal(signal.SIGSTOP)
    wait_for_end(worker)
    parent.send_signal(signal.SIGCONT)
    if parent.wait() != 3:
        sys.exit("a worker that ended itself: %s" % parent.returncode)

# Entries that were never built do not cost a process each.
write("absent/a.c", 'const char *const Url = "http://h/%2f";\n')
entries = [{"directory": os.getcwd() + "/absent", "file": "gone%d.c" % i,
            "arguments": ["cc", "-c", "gone%d.c" % i]} for i in range(3000)]
write("absent/compile_commands.json", json.dumps(entries))
before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_minflt
done = run("-p", "absent", code=3, flags=())
if done.stderr.count("No such file") != 3000:
    sys.exit("absent files: %d" % done.stderr.count("No such file"))
# A process has hundreds of its own pages.
pages = resource.getrusage(resource.RUSAGE_CHILDREN).ru_minflt - before
if pages > 100 * 3000:
    sys.exit("absent files took %d pages" % pages)
