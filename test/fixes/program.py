# ===--- program.py - uri-tidy -------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""One program with all versions of all builders, which is compiled and run once."""

import collections
import os
import re
import subprocess

from builders import renamed
from plans import SETS

DIAGNOSTIC = re.compile(r"^[^:\n]+:(\d+):\d+: (?:fatal )?(error|warning): (.*)$", re.M)
TIMEOUT_SECONDS = 300
MAIN = """
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++)
    for (int s = 0; s < %d; s++)
      print_one(atoi(argv[i]), s);
  return 0;
}
"""
PRINT = """
static void print_bytes(int variant, int set, const char *bytes, size_t size) {
  printf("%d %d ", variant, set);
  for (size_t i = 0; i < size; i++)
    printf("%02x", (unsigned char)bytes[i]);
  puts("");
  fflush(stdout);
}
"""
PRINT_C = """
static void print_one(int variant, int set) {
  const char *text = call(variant, set);
  print_bytes(variant, set, text, strlen(text));
}
"""
PRINT_CPP = """
static void print_one(int variant, int set) {
  try {
    const std::string text = call(variant, set);
    print_bytes(variant, set, text.data(), text.size());
  } catch (...) {
    printf("%d %d !\\n", variant, set);
  }
}
"""


class Variant:
    """One version of a builder: its text and its results."""

    def __init__(self, builder, mode, text):
        self.builder = builder
        self.mode = mode
        self.text = text
        # The fixes that produce it, in order.
        self.how = {}
        self.warnings = collections.Counter()
        self.error = None
        self.outputs = {}

    def warns_of_format(self):
        return any("[-Wformat" in warning for warning in self.warnings)


class Program:
    def __init__(self, library, top, variants, clang, flags):
        self.library = library
        self.top = top
        self.variants = variants
        compiler = clang if library.extension == ".c" else clang.replace(
            "clang", "clang++", 1)
        self.command = [compiler, *flags, "-Wall", "-Wformat", "-O0",
                        "-ferror-limit=0", "-fno-caret-diagnostics"]
        self.warnings = collections.defaultdict(collections.Counter)

    def write(self, path):
        """Returns, for each line, the variant to which it belongs."""
        owners = [None] * (self.top.count("\n") + 1)
        cases = ""
        is_c = self.library.extension == ".c"
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.top)
            for i, variant in enumerate(self.variants):
                if variant.error:
                    continue
                name = "v%d" % i
                text = renamed(variant.text, variant.builder.name, name)
                file.write(text)
                owners += [variant] * text.count("\n")
                if not variant.warns_of_format():
                    cases += "  case %d:\n    return %s;\n" % (
                        i, renamed(variant.builder.call, variant.builder.name, name))
            file.write(self.library.definitions)
            file.write("#include <string.h>\n" + self.library.result +
                       "static %s call(int variant, int s) {\n  switch (variant) {\n%s"
                       '  }\n  return "";\n}\n' % (
                           "const char *" if is_c else "std::string", cases))
            file.write(PRINT)
            file.write(PRINT_C if is_c else PRINT_CPP)
            file.write(MAIN % len(SETS))
        return owners

    def compile(self, folder):
        path = os.path.join(folder, "program" + self.library.extension)
        owners = self.write(path)
        libraries = []
        if self.library.packages:
            libraries = subprocess.run(
                ["pkg-config", "--libs", *self.library.packages], check=True,
                stdout=subprocess.PIPE, text=True).stdout.split()
        self.binary = os.path.join(folder, "program")
        done = subprocess.run(
            [*self.command, path, "-o", self.binary, *libraries],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace", timeout=TIMEOUT_SECONDS, check=False)
        for variant in self.variants:
            variant.warnings.clear()
        stray = False
        for line, level, message in DIAGNOSTIC.findall(done.stdout):
            owner = owners[int(line)] if int(line) < len(owners) else None
            if owner is None:
                stray |= level == "error"
            elif level == "error":
                owner.error = owner.error or message
            else:
                owner.warnings[re.sub(r"'v\d+_", "'", message)] += 1
        return done, stray

    def build_and_run(self, folder):
        done, stray = self.compile(folder)
        before = None
        while done.returncode and not stray:
            failed = [v for v in self.variants if v.error]
            if len(failed) == before:
                break
            before = len(failed)
            done, stray = self.compile(folder)
        if done.returncode:
            raise SystemExit("the program does not compile:\n" + done.stdout[:4000])
        # Compile again, without the functions that must not be run.
        if any(v.warns_of_format() for v in self.variants):
            done, stray = self.compile(folder)
        for variant in self.variants:
            self.warnings[variant.builder.number, variant.mode] = variant.warnings
        self.run()

    def run(self):
        left = [i for i, v in enumerate(self.variants)
                if not v.error and not v.warns_of_format()]
        while left:
            done = subprocess.run([self.binary, *map(str, left)],
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                  timeout=TIMEOUT_SECONDS, check=False)
            for line in done.stdout.decode().splitlines():
                number, arguments, output = line.split(" ")
                self.variants[int(number)].outputs[int(arguments)] = (
                    "throws" if output == "!" else bytes.fromhex(output))
            if not done.returncode:
                break
            # The first variant with incomplete output has crashed.
            dead = next(i for i in left if len(self.variants[i].outputs) < len(SETS))
            self.variants[dead].outputs[len(self.variants[dead].outputs)] = "crashes"
            left = left[left.index(dead) + 1:]
