# A compilation database belongs to the sources: no flag in it makes the check write
# a file, load code or run a program.

# RUN: rm -rf %outside-flags && mkdir %outside-flags && cd %outside-flags
# RUN: %python %s %clang -- %uri_tidy
# RUN: cd .. && rm -rf %outside-flags

import json
import os
import subprocess
import sys

split = sys.argv.index("--")
clang, tool = sys.argv[1:split], sys.argv[split + 1:]
here = os.getcwd()
SOURCE = '#include "h.h"\nconst char *const Url = "http://h/%2f";\n'


def write(path, text, mode=0o644):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w") as f:
        f.write(text)
    os.chmod(path, mode)


# Everything that is run or loaded creates a file.
write("evil/run", "#!/bin/sh\ntouch %s/harm/run\n" % here, 0o755)
write("evil/load.c", """#include <fcntl.h>
__attribute__((constructor)) static void load(void) { open("%s/harm/load", O_CREAT | O_WRONLY, 0644); }
""" % here)
subprocess.run(clang + ["-shared", "-fPIC", "evil/load.c", "-o", "evil/load.so"], check=True)
write("evil/log.cfg", "-gen-cdb-fragment-path\n%s/harm/config\n--config=other.cfg\n" % here)
os.mkdir("harm")

FILE, RUN, LOAD = "harm/written", "evil/run", "evil/load.so"


def passed(*flags):
    return [each for flag in flags for each in ("-Xclang", flag)]


FLAGS = [
    # Options of the driver.
    ["--serialize-diagnostics", FILE], ["-serialize-diagnostics", FILE],
    ["-serialize-diagnostic-file", FILE], ["-diagnostic-log-file", FILE],
    ["-gen-cdb-fragment-path", "harm/fragments"], ["-MJ", FILE], ["-MJ" + FILE],
    ["--config=evil/log.cfg"], ["--config", "evil/log.cfg"], ["--config=" + here + "/evil/log.cfg"],
    ["--driver-mode=cl", "/clang:-gen-cdb-fragment-path", "/clang:harm/fragments"],
    # An option that takes a value does not hide another one.
    ["-I", "-Xclang", "-serialize-diagnostics", FILE],
    ["-Xclang", "-I", "-Xclang", "-serialize-diagnostic-file", "-Xclang", FILE],
    # Dependencies.
    ["-MD"], ["-MMD"], ["-MD", "-MF", FILE], ["--write-dependencies"], ["--write-user-dependencies"],
    ["-Wp,-MD," + FILE], ["-Wp,-MMD," + FILE], ["-dependency-file", FILE],
    passed("-dependency-file", FILE, "-MT", "x"), passed("-dependency-dot", FILE),
    passed("-header-include-file", FILE), passed("-module-dependency-dir", "harm/modules"),
    # Diagnostics and statistics.
    passed("-serialize-diagnostic-file", FILE), passed("-diagnostic-log-file", FILE),
    passed("-stats-file=" + FILE), passed("-stats-file=" + FILE, "-stats-file-append"),
    ["-save-stats"], ["-save-stats=obj"], ["-save-stats=cwd"], passed("-print-stats"),
    ["-ftime-trace"], ["-ftime-trace=" + FILE], ["-ftime-report"], ["-fproc-stat-report=" + FILE],
    ["-fcrash-diagnostics-dir=harm/crash"], ["-gen-reproducer=always"],
    passed("-dump-minimization-hints=" + FILE),
    # Output.
    ["-o", FILE], ["-save-temps"], ["-save-temps=cwd"], ["-save-temps=obj", "-o", FILE],
    ["-emit-llvm", "-o", FILE], ["-emit-ast", "-o", FILE], ["-dumpdir", "harm/"],
    ["-fsave-optimization-record", "-foptimization-record-file=" + FILE],
    ["-fstack-usage"], ["-gsplit-dwarf=split"], ["-ftest-coverage", "-fprofile-arcs"],
    ["-fprofile-generate=harm"], ["-fprofile-instr-generate=" + FILE],
    ["-fmodule-output=" + FILE], ["-Rpass=.*"], ["-via-file-asm"],
    passed("-emit-pch", "-o", FILE), passed("-emit-obj", "-o", FILE),
    passed("-emit-html", "-o", FILE), passed("-fixit"), passed("-fixit=fixed"),
    passed("-rewrite-macros", "-o", FILE), passed("-ast-dump"), passed("-E", "-o", FILE),
    passed("-analyze", "-analyzer-output=html", "-o", "harm/analyzed"),
    passed("-extract-api", "-o", FILE), ["--symbol-graph-dir=harm", "-emit-symbol-graph"],
    ["-fdump-record-layouts"], ["-H"], ["-v"],
    # Modules outside the project.
    ["-fmodules", "-fmodules-cache-path=%s/harm/cache" % here],
    ["-fmodules", "-fmodules-cache-path=../harm/cache"],
    ["-fmodules", "-fmodules-cache-path=new/../../harm/cache"],
    ["-fmodules", "-fmodules-cache-path=link/cache"],
    # Code.
    ["-fplugin=" + LOAD], ["-fpass-plugin=" + LOAD], ["-Xclang", "-load", "-Xclang", LOAD],
    ["-load", LOAD], passed("-load", LOAD, "-add-plugin", "x", "-plugin-arg-x", "y"),
    ["-mllvm", "-load=" + LOAD], passed("-mllvm", "-load=" + LOAD),
    ["-mllvm", "-load-pass-plugin=" + LOAD], passed("-fpass-plugin=" + LOAD),
    ["-Wl,-plugin," + LOAD], ["-fuse-ld=" + here + "/" + RUN], ["-B", "evil"],
    ["-fno-integrated-as", "-B", "evil"], ["-fno-integrated-cc1"],
    ["--ld-path=" + RUN], ["-wrapper", RUN], ["--ptxas-path=" + RUN], ["-specs=" + RUN],
] + [["-x", "hip", "--offload-arch=native", "-nogpuinc", "-nogpulib", "--%s-arch-tool=%s/%s" % (which, here, RUN)]
     for which in ("amdgpu", "nvptx", "offload")]

# The files that Clang reads are in the project, but those that flags tell it to write are not.
write("project/.git/HEAD", "")
write("project/h.h", "")
os.symlink(here + "/harm", "project/link")
os.symlink(here + "/evil", "project/evil")
os.symlink(here + "/harm", "project/harm")
entries = []
for number, flags in enumerate(FLAGS):
    name = here + "/project/%d.c" % number
    write(name, SOURCE)
    entries.append({"directory": here + "/project", "file": name,
                    "arguments": ["clang", *flags, "-c", name]})
write("project/compile_commands.json", json.dumps(entries))
write("project/.clang-tidy", "ExtraArgs: [-diagnostic-log-file, harm/configured]\n")


def snapshot():
    found = {}
    for directory, _, names in os.walk("."):
        for name in names:
            path = os.path.join(directory, name)
            if not os.path.islink(path):
                with open(path, "rb") as f:
                    found[path] = f.read()
    return found


before = snapshot()
home = os.path.join(here, "home")
os.mkdir(home)
done = subprocess.run(tool + ["--exhaustive", "--no-cache", "--quiet", "-p", "project"],
                      capture_output=True, text=True, env=dict(os.environ, XDG_CACHE_HOME=home))
after = {path: text for path, text in snapshot().items() if not path.startswith("./home/clang/")}
changed = sorted(path for path in before.keys() | after.keys() if before.get(path) != after.get(path))
if changed:
    sys.exit("written, loaded or run: %s\n%s" % (changed, done.stderr))

# Flags that are removed do not prevent the check: nearly all files are checked, with
# no other output.
for line in done.stdout.splitlines():
    # Before LLVM 17, the source in a diagnostic is not indented.
    if line and not line[0].isspace() and line not in SOURCE and ": warning: " not in line and "error: " not in line:
        sys.exit("the compiler has printed: " + line)
missing = [FLAGS[i] for i in range(len(FLAGS)) if "/%d.c:2:" % i not in done.stdout]
if len(missing) > 6:
    sys.exit("not checked: %s\n%s" % (missing, done.stderr))
