# ===--- observe.py - uri-tidy --------------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compiles and runs cases, and asks the analysis what it knows of their calls."""

import collections
import os
import re
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
# Warnings tell nothing here, and an assertion of the library ends a wrong call.
FLAGS = ["-std=c++23", "-w", "-I" + HERE, "-D_GLIBCXX_ASSERTIONS", "-ferror-limit=0",
         "-ftemplate-backtrace-limit=0", "-fno-caret-diagnostics",
         "-fshow-overloads=best", "-fno-elide-type"]
TIMEOUT_SECONDS = 300

# A place with a text, and the addresses of its begin and end.
Place = collections.namedtuple("Place", "path begin end text")


class Observation:
    """What one run of a case printed."""

    def __init__(self, is_empty):
        self.is_empty = is_empty
        self.before, self.after = [], []
        self.is_complete = False


class Flow:
    """A flow, as `kind source to destination`."""

    def __init__(self, kind, source, to, change=None):
        self.kind, self.source, self.to, self.change = kind, source, to, change

    def __str__(self):
        return " ".join(filter(None, [
            self.kind, self.source, "to" if self.source else "", self.to,
            "as " + self.change if self.change else ""]))


class Knowledge:
    """What the analysis knows of one call."""

    def __init__(self):
        self.is_known = False
        self.flows, self.applies, self.folds = [], [], []
        self.method = None
        self.facts = []

    def __bool__(self):
        return bool(self.is_known or self.method or self.facts)


def path_of(text):
    """The path in the spelling of places.h."""
    text = re.sub(r"\.(inside|end)$", "", text)
    return re.sub(r"\.(pointee|element|value)\b", ".*", text)


def parse_flows(text, to):
    if text.strip().startswith("unknown"):
        return
    to.is_known = True
    for part in filter(None, (part.strip() for part in text.split(";"))):
        kind, _, rest = part.partition(" ")
        if kind == "apply":
            found = re.fullmatch(r"(-?\d+) to \((.*?)\)(?: for (\S+))?", rest)
            to.applies.append(([path_of(p) for p in found[2].split(", ") if p],
                               path_of(found[3]) if found[3] else None))
        elif kind == "fold":
            found = re.fullmatch(r"(with -?\d+ )?(?:from (\S+) )?over (\S+) for (\S+)",
                                 rest)
            to.folds.append((bool(found[1]), path_of(found[2]) if found[2] else None,
                             path_of(found[3]), path_of(found[4])))
        else:
            found = re.fullmatch(r"(?:(\S+) to )?(\S+)(?: as (\S+))?(?: at \d+)?", rest)
            to.flows.append(Flow(kind, path_of(found[1]) if found[1] else None,
                                 path_of(found[2]), found[3]))


class Program:
    def __init__(self, name, file, cases, tools, flags, libraries, folder):
        self.path = os.path.join(folder, name + ".cpp")
        self.binary = os.path.join(folder, name)
        self.file, self.tools = file, tools
        self.flags = FLAGS + flags
        self.libraries = libraries
        self.cases = cases
        # Why a case could not be compiled.
        self.errors = {}

    def generate(self):
        lines, self.starts = [], []

        def write(text):
            lines.append(text)
            return len(lines)

        for header in self.file.headers:
            write("#include %s" % (header if header[0] in "<\"" else '"%s"' % header))
        for code in self.file.code:
            write(code)
        self.alias_lines = {write("using %s = %s;" % alias): alias[0]
                            for alias in self.file.aliases.items()}
        for case in self.cases:
            self.starts.append((len(lines) + 1, case))
            case.write(write, {name: name for name in self.file.aliases})
        write("int main() {")
        for case in self.cases:
            write("  facts::runCase(%d, false, case_%d);" % (case.number, case.number))
            if "full" not in case.line.flags and \
                    any(root == "object" for root, _ in case.roots):
                write("  facts::runCase(%d, true, case_%d);" % (case.number, case.number))
        write("}")
        with open(self.path, "w", encoding="utf-8") as out:
            out.write("\n".join(lines) + "\n")

    def case_at(self, line):
        found = None
        for start, case in self.starts:
            if start > line:
                break
            found = case
        return found

    def drop_broken(self, messages):
        """Removes the cases that do not compile."""
        broken, message, missing = {}, None, set()
        for text in messages.splitlines():
            found = re.match(r"([^:]+):(\d+):\d+: (fatal error|error|note): (.*)", text)
            if not found:
                continue
            if found[3] != "note":
                message = found[4]
            if found[1] == self.path and message:
                # A type that this version of the library does not have.
                missing.add(self.alias_lines.get(int(found[2])))
                case = self.case_at(int(found[2]))
                if case:
                    broken.setdefault(case, message)
        missing.discard(None)
        # No value of such a type can be made.
        unknown = {case.instance for case, text in broken.items()
                   if "undefined template 'facts::Maker" in text}
        for case in self.cases:
            if case.instance and (case.instance.name in missing or
                                  case.instance in unknown):
                broken.setdefault(case, "a type is missing")
        for name in missing:
            del self.file.aliases[name]
        self.errors.update(broken)
        self.cases = [case for case in self.cases if case not in broken]
        return bool(broken or missing)

    def compile(self):
        """Returns an error in what remains without the cases that do not compile."""
        only_check = ["-fsyntax-only"]
        for _ in range(12):
            self.generate()
            done = subprocess.run(
                [self.tools.clang, "--driver-mode=g++", *self.flags, self.path, "-o",
                 self.binary, *(only_check or self.libraries)], stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, text=True, timeout=TIMEOUT_SECONDS,
                check=False)
            if done.returncode == 0 and not only_check:
                return None
            if done.returncode == 0:
                only_check = []
            elif not self.drop_broken(done.stdout):
                break
        return "\n".join(line for line in done.stdout.splitlines()
                         if "error:" in line or self.path in line)

    def run(self):
        """The observations of each case by number."""
        done = subprocess.run([self.binary], stdout=subprocess.PIPE, check=False,
                              stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
                              timeout=TIMEOUT_SECONDS,
                              cwd=os.path.dirname(self.binary))
        result, current = collections.defaultdict(list), None
        for line in done.stdout.decode(errors="replace").splitlines():
            words = line.split(" ")
            if words[0] == "case":
                current = Observation(words[2] == "1")
                result[int(words[1])].append(current)
            elif words[0] == "end" and current:
                current.is_complete = True
            elif words[0] in ("A", "B") and len(words) == 5 and current:
                place = Place(words[1], int(words[2], 16), int(words[3], 16),
                              bytes.fromhex(words[4]))
                (current.before if words[0] == "B" else current.after).append(place)
        return result

    def knowledge(self):
        """What the analysis knows of the calls, by number."""
        done = subprocess.run(
            [self.tools.print_flows, "--roles", self.path, "--", *self.flags],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            timeout=TIMEOUT_SECONDS, check=False)
        if done.returncode != 0:
            raise SystemExit(done.stderr[-3000:])
        by_line = {case.source_line: case for case in self.cases}
        result = collections.defaultdict(Knowledge)
        for line in done.stdout.splitlines():
            number, _, rest = line.partition(": ")
            case = by_line.get(int(number))
            if not case:
                continue
            names = self.names_of(case)
            for name in names:
                if rest.startswith(name + ":"):
                    text = rest[len(name) + 1:]
                    if case.is_constructor:
                        text = text.replace("object", "result")
                    if not result[case.number].is_known:
                        parse_flows(text, result[case.number])
                elif rest.startswith(name + " is ") and not case.is_constructor:
                    what = rest[len(name) + 4:]
                    if re.fullmatch(r"[a-z0-9-]+", what) and "." not in what:
                        result[case.number].method = what
                    else:
                        result[case.number].is_known = True
                        result[case.number].flows.append(
                            Flow("copy", path_of(what), "result"))
                elif rest.startswith(name + " refers to "):
                    result[case.number].is_known = True
                    result[case.number].flows.append(
                        Flow("select", path_of(rest[len(name) + 11:]), "result"))
                elif rest.startswith(name + " has "):
                    words = rest[len(name) + 5:].split(" ")
                    fact = dict(word.split("=", 1) for word in words[1:])
                    fact["role"] = words[0]
                    if fact not in result[case.number].facts:
                        result[case.number].facts.append(fact)
        return result

    @staticmethod
    def names_of(case):
        """How the analysis can call the function."""
        if case.is_constructor:
            type = case.instance.type if case.instance else case.name.rpartition("::")[0]
            plain = re.sub(r"<.*", "", type).split("::")[-1]
            return [plain, "basic_" + plain]
        return [case.last]
