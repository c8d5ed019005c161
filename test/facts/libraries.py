# ===--- libraries.py - uri-tidy --------------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The libraries whose facts are run."""

import shlex
import subprocess


class Library:
    def __init__(self, own, cases, catalogues=(), packages=(), flags=(), libraries=(),
                 is_complete=True):
        # The files of the catalogue whose facts must all be run, and others that these
        # need.
        self.own = own
        self.catalogues = [*own, *catalogues]
        self.cases = cases
        # Whether a fact that no case runs is an error; or else, they are counted.
        self.is_complete = is_complete
        self.packages = packages
        self.extra_flags, self.extra_libraries = list(flags), list(libraries)

    def flags(self):
        flags, libraries = [], []
        if self.packages:
            flags = self.ask("--cflags")
            libraries = self.ask("--libs")
        return flags + self.extra_flags, libraries + self.extra_libraries

    def ask(self, option):
        return shlex.split(subprocess.run(
            ["pkg-config", option, *self.packages], stdout=subprocess.PIPE, check=True,
            text=True).stdout)


LIBRARIES = {
    "c": Library(["c"], ["c"]),
    "cxx": Library(["cxx", "cxx-containers"], ["forms", "cxx"], is_complete=False),
    # The C++ library of LLVM.
    "cxx23": Library(["cxx", "cxx-containers"], ["forms", "cxx23"],
                     flags=["-stdlib=libc++"], libraries=["-stdlib=libc++"],
                     is_complete=False),
    "glib": Library(["glib", "glib-containers"], ["glib"],
                    packages=["glib-2.0", "gio-2.0", "gobject-2.0"]),
    "qt5": Library(["qt", "qt-containers"], ["forms", "qt"], ["cxx", "cxx-containers"],
                   packages=["Qt5Core", "Qt5Network"], flags=["-fPIC"],
                   is_complete=False),
    "qt6": Library(["qt", "qt-containers"], ["forms", "qt"], ["cxx", "cxx-containers"],
                   packages=["Qt6Core", "Qt6Network"], flags=["-fPIC"],
                   is_complete=False),
    "fmt": Library(["fmt"], ["fmt"], packages=["fmt"]),
    "absl": Library(["abseil"], ["forms", "absl"],
                    ["cxx", "cxx-containers"],
                    packages=["absl_strings", "absl_cord", "absl_str_format",
                              "absl_flat_hash_map", "absl_statusor"]),
    "curl": Library(["libcurl"], ["curl"], packages=["libcurl"]),
}
