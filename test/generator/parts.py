# ===--- parts.py - uri-tidy ---------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The parts of a program under construction: expressions for text, and variables."""

import re

SOURCE = 16  # The maximum length of the text of a source, as in runtime.h.
CELL = 48
BUFFER = 1024
LARGE = 600


class Part:
    """An expression for text: of kind 'c' (const char *) or 's' (std::string)."""

    def __init__(self, expr, kind, bound, taint=(), lasts=False, root=None):
        self.expr = expr
        self.kind = kind
        self.bound = bound
        self.taint = set(taint)
        # Whether this is a pointer that is valid until the program ends.
        self.lasts = lasts
        # The variable that contains the text.
        self.root = root

    @property
    def c(self):
        if self.kind == "c":
            return self.expr
        return ("%s.c_str()" if re.fullmatch(r"[\w.>\[\]-]+", self.expr) else
                "(%s).c_str()") % self.expr

    @property
    def s(self):
        return self.expr if self.kind == "s" else "std::string(%s)" % self.expr


class Var:
    def __init__(self, name, kind, builder, bound=0, large=False, size=None, alias=None):
        self.name = name
        self.kind = kind
        self.bound = bound
        # Whether the text may grow; otherwise, it has at most CELL bytes.
        self.large = large
        self.size = size
        self.alias = alias
        self.loops = len(builder.loops)
        self.level = len(builder.scopes)
        self.taint = set()
        self.is_new = True
        self.is_const = False
        self.extra = None

    @property
    def root(self):
        return self.alias.root if self.alias else self


class Loop:
    """A block that runs several times. A loop of the language can be left with
    'break'."""

    def __init__(self, most, is_real=True):
        self.most = most
        self.is_real = is_real
        self.read = set()
        self.written = set()
