# ===--- parts.py - uri-tidy ---------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Texts of a program under construction: expressions, and variables that hold them."""

import re

SOURCE = 16  # The longest text of a source: runtime.h.
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
        # A pointer that is valid until the program's end.
        self.lasts = lasts
        # The variable that holds it.
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
        # Whether it may grow; else it holds no more than CELL.
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
    """What runs several times; 'break' leaves it if it is a loop of the language."""

    def __init__(self, most, is_real=True):
        self.most = most
        self.is_real = is_real
        self.read = set()
        self.written = set()
