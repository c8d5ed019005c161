# ===--- builders.py - uri-tidy ------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The builders of each library, by number."""

import re

from c_builders import GLib, Printf
from cpp_builders import Absl, Fmt, Streams, String
from encoders import FIRST, EncoderBuilder
from plans import Generator, Meaning
from qt_builders import Qt
from sources import calls_arguments
from uris import normalize

LIBRARIES = {library.name: library for library in (
    Printf, GLib, String, Streams, Fmt, Absl, Qt)}


class UriBuilder:
    """A function that builds a URI, and the expected URI."""

    def __init__(self, library, plan):
        self.library = library
        self.plan = plan
        self.is_broken = any(getattr(i, "kind", "") == "eaten" for i in plan.items)
        self.rename(plan.number)

    def rename(self, number):
        self.number = number
        self.name = "b%d" % number
        self.text = self.library.builder(self.plan, self.name)
        self.call = self.library.call.format(self.name + "_url", ", ".join(
            self.library.out_arguments + calls_arguments(self.library, self.plan)))

    def smaller(self):
        """Builders with one item or one style fewer."""
        items = self.plan.items
        plans = [items[:i] + items[i + 1:] for i in range(1, len(items))
                 if len(items) > 2]
        plans += [items[:i] + (item._replace(style=""),) + items[i + 1:]
                  for i, item in enumerate(items) if getattr(item, "style", "")]
        return [UriBuilder(self.library, self.plan._replace(items=p)) for p in plans
                if any(hasattr(i, "shape") for i in p)]

    def complaint(self, outputs, mode):
        """The problem with the built URIs, one for each set of arguments."""
        common = None
        for number, output in outputs.items():
            meaning = Meaning(self.library, self.plan, number)
            if mode == "before":
                if output != meaning.spelled():
                    return "built %r, meant %r" % (output, meaning.spelled())
                continue
            ways = meaning.ways(output, mode)
            complaint = meaning.lost_data(output) if mode == "notes" else None
            if not ways:
                complaint = "built %r, meant %r" % (
                    normalize(output), normalize(meaning.spelled()))
            elif common is not None and not ways & common:
                complaint = "encoded on some ways only: %r" % normalize(output)
            if complaint:
                return "arguments %d: %s" % (number, complaint)
            common = ways if common is None else ways & common
        return None

    def lost_conversion(self, text):
        """The conversion that a format with remaining eaten escapes has lost."""
        left = text.replace("%%", "")
        for shape in [self.library.shapes[i.shape] for i in self.plan.items
                      if hasattr(i, "shape")]:
            if (shape.format or "%s") not in left:
                return "lost the conversion %s" % (shape.format or "%s")
        return None


def make_builders(name, seed, count, only):
    """The library, and its builders of these numbers."""
    if name not in LIBRARIES:
        raise SystemExit("no library '%s'; available: %s" % (
            name, ", ".join(LIBRARIES)))
    library = LIBRARIES[name]()
    generator = Generator(library, seed)
    numbers = only or [*range(1, count + 1), *range(FIRST, FIRST + library.encoders)]
    return library, [EncoderBuilder(library, seed, n) if n >= FIRST else
                     UriBuilder(library, generator.plan(n)) for n in numbers]


def renamed(text, name, new):
    """The text or call of a builder, with its names and those of its macros changed."""
    text = re.sub(r"\b%s(?=_)" % name, new, text)
    return re.sub(r"\b%s(?=_)" % name.upper(), new.upper(), text)
