# ===--- harness.py - uri-tidy -------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Compiles and runs generated programs, and reads the result of the analysis."""

import collections
import dataclasses
import os
import re
import subprocess

import texts
from program import SourceFile

HERE = os.path.dirname(os.path.abspath(__file__))
TIMEOUT_SECONDS = 900
DIAGNOSTIC = re.compile(r"^[^:\n]+:(\d+):\d+: (?:fatal )?(error|warning): (.*)$", re.M)
# Count the edges of the programs only, not those of libraries.
TRACED = "src:*\nfun:*program_*\nfun:*helper_*\n"
SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-g1"]


@dataclasses.dataclass
class Tools:
    clang: str
    uri_tidy: str
    sanitize: bool = False

    def compiler(self, language):
        return self.clang if language == "c" else self.clang.replace(
            "clang", "clang++", 1) if "/" not in self.clang else os.path.join(
                os.path.dirname(self.clang),
                os.path.basename(self.clang).replace("clang", "clang++", 1))


@dataclasses.dataclass
class Log:
    """The result of one program."""
    # For each run, the bytes that sources returned and sinks received: (what, name,
    # bytes).
    runs: list = dataclasses.field(default_factory=list)
    count: int = 0
    ways: int = 0
    sinks: int = 0
    is_complete: bool = False


class Batch:
    """Several programs of one language in one file."""

    def __init__(self, programs, libraries, tools, folder):
        self.programs = programs
        self.libraries = libraries
        self.tools = tools
        self.folder = folder
        self.language = programs[0].language
        self.extension = "c" if self.language == "c" else "cpp"
        self.flags = ["-std=c11" if self.language == "c" else "-std=c++17"]
        for library in libraries:
            self.flags += library.flags
        # Maps programs to messages of the compiler, or to the reason of a crash.
        self.complaints = collections.defaultdict(list)
        self.crashes = {}

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        return self.path(name)

    def command(self, *arguments):
        try:
            done = subprocess.run(arguments, stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE, timeout=TIMEOUT_SECONDS,
                                  env={**os.environ, "ASAN_OPTIONS": "detect_leaks=0"},
                                  check=False)
        except subprocess.TimeoutExpired:
            raise SystemExit("takes too long: " + " ".join(arguments)) from None
        return done.returncode, done.stdout, done.stderr.decode(errors="replace")

    def compile(self, flags):
        """Returns the object file, and records in 'complaints' which programs do not
        compile, or not without a warning."""
        text, owners = SourceFile(self.language, self.programs, self.libraries).render()
        source, result = self.write("programs." + self.extension, text), self.path("p.o")
        _, _, messages = self.command(
            *self.compiler, "-Wall", *flags, "-ferror-limit=0",
            "-fno-caret-diagnostics", "-c", source, "-o", result)
        for line, _, message in DIAGNOSTIC.findall(messages):
            owner = owners[int(line)] if int(line) < len(owners) else None
            if owner is None:
                raise SystemExit("the generated file does not compile:\n" + messages)
            self.complaints[owner].append(message)
        return result

    def run(self, seed, flags=()):
        """Returns the logs of the programs that compile; the others are removed."""
        self.compiler = [
            self.tools.compiler(self.language), *self.flags, "-O0",
            "-fsanitize-coverage=trace-pc-guard",
            "-fsanitize-coverage-allowlist=" + self.write("traced", TRACED),
            *(SANITIZE if self.tools.sanitize else [])]
        compiled = self.compile(flags)
        if self.complaints:
            self.programs = [program for program in self.programs
                             if program.name not in self.complaints]
            if not self.programs:
                return {}
            compiled = self.compile(flags)
        file = SourceFile(self.language, self.programs, self.libraries)
        binary = self.path("programs")
        code, _, messages = self.command(
            *self.compiler, "-w", "-I", HERE, compiled,
            self.write("runtime." + self.extension, file.runtime()), "-o", binary,
            *(flag for library in self.libraries for flag in library.libraries))
        if code:
            raise SystemExit("the programs cannot be linked:\n" + messages[:4000])
        logs, first = {}, 0
        while first < len(self.programs):
            code, output, messages = self.command(binary, str(seed), str(first))
            logs.update(read_log(output))
            first = len(logs)
            if code:
                self.crashes[self.programs[first - 1].name] = (
                    "exit code %d\n%s" % (code, messages[:2000]))
        return logs

    def texts(self):
        """Returns the texts of the analysis by function and the name of the
        destination."""
        found = collections.defaultdict(list)
        code, output, messages = self.command(
            self.tools.uri_tidy, "--dump-texts", self.path("programs." + self.extension),
            "--", *self.flags)
        if code:
            raise SystemExit("--dump-texts failed:\n" + messages[:4000])
        for text in texts.read(output.decode().split("\n")):
            if text.kind == "argument":
                found[text.function, text.name].append(text)
        return found


def read_log(output):
    logs, log = {}, None
    for line in output.decode().splitlines():
        what, _, rest = line.partition(" ")
        if what == "p":
            log = logs[rest] = Log()
        elif what == "r":
            log.runs.append([])
        elif what == "e":
            log.count, log.ways, log.sinks = map(int, rest.split())
            log.is_complete = True
        else:
            name, _, digits = rest.partition(" ")
            log.runs[-1].append((what, name, bytes.fromhex(digits)))
    return logs
