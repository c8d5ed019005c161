# A file that has changed since it was checked is not fixed; other files are.

# UNSUPPORTED: older-llvm
# RUN: rm -rf %t && mkdir %t && cd %t && %python %s %uri_tidy

import subprocess
import sys
import time

FOUND = 'const char *const %s = "http://h/%%2f";\n'
# By default, the compiler would give up after a while.
SLOW = """const char *const Url = "http://h/";
constexpr unsigned long spin() {
  unsigned long Sum = 0;
  for (unsigned long I = 0; I < 4000000000ul; ++I)
    Sum += I;
  return Sum;
}
static_assert(spin() != 1);
"""

for name, text in (("a.cpp", FOUND % "A"), ("b.cpp", FOUND % "B"), ("slow.cpp", SLOW)):
    with open(name, "w") as f:
        f.write(text)
run = subprocess.Popen(
    sys.argv[1:] + ["-j3", "--timeout=8", "--fix", "a.cpp", "b.cpp", "slow.cpp", "--",
                    "-fconstexpr-steps=2147483647"],
    stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
time.sleep(5)
with open("a.cpp", "a") as f:
    f.write("// Written by somebody else.\n")
_, err = run.communicate(timeout=60)
with open("a.cpp") as a, open("b.cpp") as b:
    changed, fixed = a.read(), b.read()
if (run.returncode != 3 or changed != FOUND % "A" + "// Written by somebody else.\n"
        or "%2F" not in fixed
        or "a.cpp' has changed since it was checked: no fix is applied to it" not in err):
    sys.exit("%s\n%s\n%s\n%s" % (run.returncode, changed, fixed, err))
