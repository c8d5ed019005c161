# ===--- catalogue.py - uri-tidy --------------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Reads the facts of a catalogue that have to be run."""

import os

import yaml

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "checks",
                      "knowledge", "apis")
INFORMATION = {"name", "also", "header", "parameters", "behaviour", "note", "run"}


def listed(value):
    return value if isinstance(value, list) else [] if value is None else [value]


class Unit:
    """The facts about one function, or about one method or field of a type."""

    def __init__(self, file, name, row, method=None):
        self.file = file
        self.name = name
        self.method = method
        self.row = row
        self.parameters = row.get("parameters") if isinstance(row, dict) else None
        behaviour = row.get("behaviour") if isinstance(row, dict) else None
        self.is_verified = behaviour != "unverified"
        self.is_modelled = behaviour == "modelled"
        # YAML 1.1 reads an unquoted 'no' as false.
        self.is_run = not isinstance(row, dict) or row.get("run", True) is not False

    @property
    def key(self):
        return str(self)

    def __str__(self):
        name = self.name + ("." + self.method if self.method else "")
        return "%s: %s%s" % (self.file, name, "" if self.parameters is None else
                             "(%s)" % self.parameters)

    def takes(self, count):
        """Whether a call with this number of arguments calls this overload."""
        if self.parameters is None:
            return True
        if isinstance(self.parameters, int):
            return self.parameters == count
        return len(self.parameters) >= count


class Type:
    def __init__(self, file, row):
        self.file = file
        self.names = [row["name"]] + listed(row.get("also"))
        self.like = row.get("like")
        self.is_run = row.get("run", True) is not False
        # Units by the name of the method.
        self.units = {}
        for method, rows in (row.get("methods") or {}).items():
            self.units[method] = [Unit(file, row["name"], each, method)
                                  for each in listed(rows)]
            for unit in self.units[method]:
                unit.is_run = unit.is_run and self.is_run
        for field in row.get("fields") or {}:
            self.units[field] = [Unit(file, row["name"], {}, field)]


class Catalogue:
    def __init__(self):
        self.types = {}
        self.functions = {}

    def read(self, file):
        with open(os.path.join(FOLDER, file + ".yaml"), encoding="utf-8") as stream:
            content = yaml.safe_load(stream)
        for row in content.get("types") or []:
            found = Type(file, row)
            for name in found.names:
                # Two files can describe the same type.
                self.types.setdefault(name, []).append(found)
        for row in content.get("functions") or []:
            for name in [row["name"]] + listed(row.get("also")):
                self.functions.setdefault(name, []).append(Unit(file, name, row))
        return self

    def all_types(self):
        return {id(each): each for rows in self.types.values() for each in rows}.values()

    def units(self):
        for units in self.functions.values():
            yield from units
        for type in self.all_types():
            for units in type.units.values():
                yield from units

    def methods_of(self, name):
        """The units of a type, with those of the types that it is like."""
        result, seen = {}, set()
        while name and name not in seen:
            seen.add(name)
            rows, name = self.types.get(name, []), None
            for row in rows:
                for method, units in row.units.items():
                    result.setdefault(method, units)
                name = name or row.like
        return result
