# RUN: %python %s %source_root

# The layers of docs/architecture.md include each other in one direction only,
# and only LLVM*Compat.h depend on the version of LLVM.

import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])

# The folders that each folder may include besides itself: those before it.
# 'checks' is the files in checks/ itself. The driver runs the checks without
# including them, explains facts, and searches for the text that findings need.
ORDER = ["core", "knowledge", "ast", "model", "text", "places", "interpreter",
         "encoder", "eval", "unit", "checks"]
ALLOWED = {layer: {*ORDER[:i], "compat"} for i, layer in enumerate(ORDER)}
ALLOWED["core"] = ALLOWED["compat"] = ALLOWED["dump"] = set()
# Checks see the strings of the unit, the values in them, and what encoders do.
# They ask nothing of the AST.
ALLOWED["checks"] -= {"ast", "places", "interpreter", "eval"}
AST = re.compile(r"\b(dyn_cast(_or_null)?|isa|cast)<|\bQualType\b|"
                 r"\bIgnore\w*\(\)|\bgetType\(\)")
# The driver also prints what the analysis says of a file.
ALLOWED["unit"].add("dump")
ALLOWED["tool"] = {"core", "knowledge", "model", "compat", "dump"}
FOREIGN = re.compile(r"^(clang|llvm|clang-tidy)(-c)?/")
COMPAT = re.compile(r"LLVM[A-Za-z]*Compat\.h")
VERSION_TEST = re.compile(r"^\s*#\s*(el)?if.*(CLANG|LLVM)_VERSION", re.M)


def layer_of(path):
    inside = path.relative_to(ROOT).parts
    if inside[0] in ("checks", "tool") and COMPAT.fullmatch("/".join(inside[1:])):
        return "compat"
    if inside[0] == "tool":
        return "tool"
    if inside[-1] == "TextDump.h":
        return "dump"
    return inside[1] if len(inside) > 2 else "checks"


def target_of(path, name):
    for base in (path.parent, ROOT / "checks"):
        if (base / name).is_file():
            return (base / name).resolve()
    return None


def problems_of(path):
    text = path.read_text(encoding="utf-8")
    layer = layer_of(path)
    if layer not in ALLOWED:
        yield "'%s' is not a layer" % layer
        return
    if layer != "compat" and VERSION_TEST.search(text):
        yield "tests the version of LLVM; only LLVM*Compat.h may"
    # The base class of checks receives declarations from AST matchers, and reads literals.
    if layer == "checks" and path.stem not in ("UriCheck", "UriLiterals"):
        for use in AST.finditer(text):
            yield "a check asks the AST: %s" % use.group()
    for name in re.findall(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', text, re.M):
        if layer == "checks" and name.startswith("clang/AST/"):
            yield "checks include %s" % name
        if layer == "core" and FOREIGN.match(name):
            yield "the core includes %s" % name
        # A program that includes the core may have a folder of the same name.
        if layer == "core" and path.suffix == ".h" and name.startswith("core/"):
            yield "a header of the core includes %s with its folder" % name
        target = target_of(path, name)
        if target is None:
            continue
        other = layer_of(target)
        if other != layer and other not in ALLOWED[layer]:
            yield "%s includes %s of %s" % (layer, name, other)


sources = [path for folder in ("checks", "tool")
           for path in sorted((ROOT / folder).rglob("*"))
           if path.suffix in (".h", ".cpp", ".c", ".inc", ".def")]
assert len(sources) > 10, "no sources in %s" % ROOT
found = ["%s: %s" % (path.relative_to(ROOT), problem)
         for path in sources for problem in problems_of(path)]
print("\n".join(found))
sys.exit(bool(found))
