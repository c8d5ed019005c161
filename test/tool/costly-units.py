# UNSUPPORTED: older-llvm
# RUN: rm -rf %t && mkdir %t && cd %t
# RUN: %python %s %source_root/test/bench %uri_tidy

# The cost of functions that call one another is linear in their text, in memory, too;
# functions whose analysis is cut are named, and a long text keeps its findings.

import pathlib
import re
import resource
import subprocess
import sys

sys.path.insert(0, sys.argv[1])
# pylint: disable=wrong-import-position
import unit_shapes

DRIVER = sys.argv[2]
LINES = 60
# Far more than any unit takes, and far less than exponential growth would take.
MEGABYTES = 400


def check(source, *options):
    run = subprocess.run([DRIVER, *options, source, "--"], capture_output=True,
                         text=True, check=False)
    if run.returncode not in (0, 1):
        sys.exit("%s: exit code %d\n%s" % (source, run.returncode, run.stderr))
    return run


for shape, unit in unit_shapes.UNITS.items():
    source = pathlib.Path(shape + unit_shapes.suffix(shape))
    source.write_text(unit(LINES))
    check(source, "--no-cache", "--exhaustive")
    used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
    if used > MEGABYTES:
        sys.exit("%s: %d MB" % (source, used))

# A long text keeps its findings.
COUNT = 2000
long = pathlib.Path("long.cpp")
long.write_text(unit_shapes.CPP_HEAD + "void f(string x) {\n"
                '  string u = "http://h/?q=";\n' +
                '  u += "&k=";\n  u += x;\n' * COUNT + "  get(u);\n}\n")
found = check(long, "--no-cache").stdout.count("[uri-unencoded-data]")
if found != COUNT:
    sys.exit("%d of %d findings" % (found, COUNT))

# The cache remembers which analyses were cut.
chain = pathlib.Path("long-chain.c")
chain.write_text(unit_shapes.UNITS["chain"](1000))
first, second = (check(chain, "--verbose", "--cache-dir=cache").stderr
                 for _ in range(2))
if first != second:
    sys.exit("the output of the second run differs:\n%s\n%s" % (first, second))
if not re.search(r"(?m)long-chain\.c:\d+: note: analysis of 'f\d+' was cut: \w", first):
    sys.exit("no function is named:\n%s" % first)
silent = check(chain, "--no-cache")
if "was cut" in silent.stderr + silent.stdout:
    sys.exit("functions are named without being requested")
