# ===--- cases.py - uri-tidy --------------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Reads the files of cases, and writes the program that runs them.

A line of such a file is one of:

  %headers H ...            headers to include
  %code LINE                a line before the cases
  %alias NAME = TYPE        a name for a type of C++
  %type NAME = TYPE : ROW   the same, and its methods are run by the forms below;
                            ROW is its name in the catalogue. Types for E, K and V can
                            follow, each as ': E=TYPE', and access=-> for a pointer
  %form METHODS | ...       calls of methods, in every type that has them
  FUNCTIONS | ...           calls of functions

The fields behind the names are, each optional:

  arguments  separated by commas. The name of a type is a value with marked text;
             =EXPRESSION is written in the call, &EXPRESSION is a variable; anything else
             is a value, too. Or, with a '!', the whole expression, in which a0, a1 … and o are variables
  variables  NAME=TYPE:GROUP, with spaces; o is the object of a method
  reader     an expression for what is read of the result r; '-' for nothing
  flags      gone: the arguments cannot be read afterwards. formats=TEXT: the result
"""

import re

OPERATORS = {"operator[]": "o[%s]", "operator*": "*o", "operator->": "o.operator->()",
             "operator bool": "bool(o)", "operator+=": "o += %s", "operator==": "o == %s",
             "operator!=": "o != %s", "operator<": "o < %s", "operator=": "o = %s",
             "operator<<": "o << %s", "operator|=": "o |= %s", "operator|": "o | %s",
             "operator+": "o + %s", "operator-": "o - %s", "operator-=": "o -= %s",
             "operator%": "o %% %s"}
GROUP_OF_OBJECT = 4


def split_arguments(text):
    """Splits at the commas that are not in parentheses, brackets or braces."""
    parts, depth, begin = [], 0, 0
    for index, char in enumerate(text):
        depth += (char in "([{") - (char in ")]}")
        if char == "," and depth == 0:
            parts.append(text[begin:index].strip())
            begin = index + 1
    return [part for part in parts + [text[begin:].strip()] if part]


class Instance:
    """A type whose methods are run."""

    def __init__(self, name, type, row, parameters):
        self.name = name
        self.type = type
        self.row = row
        self.parameters = {**parameters, "T": type}


class Line:
    """The calls that a line of a file describes."""

    def __init__(self, where, text):
        self.where = where
        fields = [field.strip() for field in re.split(r"\s\|(?=\s|$)", text)]
        self.names = fields[0].split()
        # The names of operators can have spaces.
        for index, name in reversed(list(enumerate(self.names))):
            if name == "operator" or name.endswith("::operator"):
                self.names[index:index + 2] = [name + " " + self.names[index + 1]]
        fields += [""] * (5 - len(fields))
        self.whole = fields[1][1:].strip() if fields[1].startswith("!") else None
        self.arguments = [] if self.whole else split_arguments(fields[1])
        self.variables = fields[2].split()
        self.reader = fields[3]
        self.flags = dict((flag.split("=", 1) + [""])[:2] for flag in
                          split_arguments(fields[4]))


class CaseFile:
    def __init__(self):
        self.headers, self.code, self.aliases = [], [], {}
        self.instances, self.forms, self.lines = [], [], []

    def read(self, path):
        with open(path, encoding="utf-8") as file:
            for number, text in enumerate(file, 1):
                self.add("%s:%d" % (path, number), text.rstrip("\n"))
        return self

    def add(self, where, text):
        if not text.strip() or text.startswith("#"):
            return
        word, _, rest = text.partition(" ")
        if word == "%headers":
            self.headers += rest.split()
        elif word == "%code":
            self.code.append(rest)
        elif word == "%alias":
            name, _, type = rest.partition(" = ")
            self.aliases[name.strip()] = type.strip()
        elif word == "%type":
            name, _, rest = rest.partition(" = ")
            type, row, *parameters = [part.strip() for part in
                                      re.split(r"\s:\s", rest)]
            self.aliases[name.strip()] = type
            self.instances.append(Instance(name.strip(), type, row, dict(
                part.split("=", 1) for part in parameters)))
        elif word == "%form":
            self.forms.append(Line(where, rest))
        else:
            self.lines.append(Line(where, text))


class Case:
    """One call."""

    def __init__(self, number, line, name, units, instance=None, is_optional=False):
        self.number = number
        self.line = line
        self.name = name
        self.units = units
        self.instance = instance
        # Forms need not fit all types.
        self.is_optional = is_optional
        self.source_line = None
        self.roots = []

    @property
    def last(self):
        """The name without scopes and template arguments."""
        name = re.sub(r"<[^<>]*(<[^<>]*>)*[^<>]*>$", "", self.name) \
            if "operator" not in self.name else self.name
        if "operator" in name:
            return name[name.rfind("operator"):]
        return name.rpartition("::")[2]

    @property
    def is_constructor(self):
        parts = self.name.split("::")
        return self.last == "constructor" or (
            len(parts) > 1 and parts[-1] == parts[-2].partition("<")[0])

    def types(self, aliases):
        return {**aliases, **(self.instance.parameters if self.instance else {})}

    def write(self, write, aliases):
        """Writes the function that makes the call."""
        types = self.types(aliases)
        variables, call = [], []
        for text in self.line.variables:
            name, _, rest = text.partition("=")
            type, _, group = rest.partition(":")
            if not group:
                group = GROUP_OF_OBJECT if name == "o" else \
                    int(name[1:]) if re.fullmatch(r"a\d", name) else 0
            variables.append((name, types.get(type, type), group))
        if self.instance and not self.is_constructor and not any(
                v[0] == "o" for v in variables):
            variables.append(("o", self.instance.type, GROUP_OF_OBJECT))
        has_object = any(v[0] == "o" for v in variables)
        write("static void case_%d(const facts::Case &c) {" % self.number)
        if self.instance:
            for name, type in self.instance.parameters.items():
                if name == "access":
                    continue
                write("  using %s = %s;" % (name, type))
        self.roots = []
        for name, type, group in variables:
            empty = ", c.IsEmpty" if name == "o" else ""
            write("  auto %s = facts::make<%s>(%s%s);" % (name, type, group, empty))
            if name == "o":
                is_pointer = self.instance and "access" in self.instance.parameters
                self.roots.append(("object", "*o" if is_pointer else "o"))
            elif re.fullmatch(r"a\d", name):
                self.roots.append((name[1:], name))
        for index, argument in enumerate(self.line.arguments):
            if argument.startswith("="):
                call.append(argument[1:].strip())
                continue
            name = "a%d" % index
            if name == argument:
                call.append(name)
                continue
            # An iterator refers to all elements.
            begin = re.match(r"(\w+)\.(begin|end|before_begin)\(", argument)
            if begin and begin[1] in [v[0] for v in variables]:
                self.roots.append((str(index), "facts::Elements(%s)" % begin[1]))
                call.append(argument)
                continue
            if argument.startswith("&"):
                write("  auto %s = %s;" % (name, argument[1:]))
            elif argument in types:
                write("  auto %s = facts::make<%s>(%d);" % (name, types[argument], index))
            else:
                write("  auto &&%s = %s;" % (name, argument))
            self.roots.append((str(index), name))
            call.append(name)
        for root, name in self.roots:
            write('  c.before("%s", %s);' % (root, name))
        write("  c.run([&]() -> decltype(auto) {")
        self.source_line = write("    return %s;" % self.expression(call, has_object))
        reader = self.line.reader or "(r)"
        body = "" if reader == "-" else "return %s;" % reader
        write("  }, [&]([[maybe_unused]] auto &&r) -> decltype(auto) { %s });" % body)
        for root, name in self.roots:
            if root == "object" or "gone" not in self.line.flags:
                write('  c.after("%s", %s);' % (root, name))
        write("}")

    def expression(self, arguments, has_object):
        if self.line.whole:
            # The call may have other names.
            return self.line.whole.replace("$name", self.name)
        listed = ", ".join(arguments)
        if self.last == "constructor":
            return "%s(%s)" % (self.instance.type, listed)
        if not has_object:
            if self.last in OPERATORS and len(arguments) == 2:
                return "%s %s %s" % (arguments[0], self.last[len("operator"):],
                                     arguments[1])
            return "%s(%s)" % (self.name, listed)
        if self.last in ("operator++", "operator--"):
            sign = self.last[-2:]
            return "o" + sign if arguments else sign + "o"
        if self.last in OPERATORS:
            template = OPERATORS[self.last]
            return template % listed if "%" in template else template
        is_field = all(unit.row == {} for unit in self.units) and self.units
        if is_field:
            return "(o%s%s)" % (self.instance.parameters.get("access", "."), self.last)
        name = self.name.rpartition("::")[2] if "<" not in self.name else \
            re.search(r"(\w+(<.*>)?)$", self.name).group(1)
        return "o.%s(%s)" % (name, listed)


def cases_of(file, catalogue, own):
    """All cases of the file \\p file. Complaints go with them."""
    result, complaints = [], []
    for line in file.lines:
        for name in line.names:
            plain = re.sub(r"<.*>", "", name) if "operator" not in name else name
            units = [unit for unit in catalogue.functions.get(plain, [])]
            if not units:
                complaints.append("%s: no facts about %s" % (line.where, name))
            result.append(Case(len(result), line, name, units))
    for instance in file.instances:
        methods = catalogue.methods_of(instance.row)
        if not methods:
            complaints.append("no methods of " + instance.row)
        for line in file.forms:
            for name in line.names:
                if name in methods:
                    result.append(Case(len(result), line, name, methods[name], instance,
                                       is_optional=True))
    return result, complaints
