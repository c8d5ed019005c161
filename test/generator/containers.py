# ===--- containers.py - uri-tidy ----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Constructs of C++ with containers, handles and other wrappers of text. They contain
cells; 'extra' of a container is its maximum number of elements."""

from constructs import of_cpp, text_producer
from encoders import string_encoder
from parts import CELL, LARGE, Part

SEQUENCES = ["std::vector", "std::list", "std::deque"]


def container(g, *kinds):
    """A container that is not empty, which may be a new one, or None."""
    if g.one_in(3):
        NEW[kinds[0]](g)
    found = [var for var in g.visible(*kinds) if var.extra and not any(
        var in loop.written for loop in g.loops[var.loops:])]
    if not found:
        return None
    var = g.rng.choice(found)
    for loop in g.loops[var.loops:]:
        loop.read.add(var)
    return var


def fill(g, var, *parts):
    """Adds elements to the count, multiplied by the iterations of the enclosing loops."""
    var.extra = (var.extra or 0) + g.factor(var) * len(parts)
    for part in parts:
        var.taint |= part.taint
    var.taint.update(g.context)
    for loop in g.loops[var.loops:]:
        loop.written.add(var)


def elements(var, g, count=1):
    return Part("", "s", CELL * count, var.taint | set(g.context))


def can_fill(g, var):
    return var not in g.locked and (var.extra or 0) + g.factor(var) <= 9 and not any(
        var in loop.read for loop in g.loops[var.loops:])


@of_cpp(weight=3)
def sequence(g):
    """A new sequence with elements."""
    kind = g.rng.choice(SEQUENCES)
    parts = [g.text(CELL) for _ in range(g.rng.randint(1, 3))]
    var = g.add(g.name("list"), "seq")
    if g.one_in(2):
        g.emit("%s<std::string> %s = {%s};" % (kind, var.name, ", ".join(
            part.s for part in parts)))
    else:
        g.emit("%s<std::string> %s;" % (kind, var.name), *[
            "%s.%s(%s);" % (var.name, g.rng.choice(["push_back", "emplace_back"]),
                            part.expr) for part in parts])
    fill(g, var, *parts)
    if kind != "std::list":
        for i, part in enumerate(parts):
            g.assigned(g.add("%s[%d]" % (var.name, i), "str"), part)


@of_cpp(weight=2)
def element_added(g):
    found = [var for var in g.visible("seq") if can_fill(g, var)]
    if not found:
        return False
    var = g.rng.choice(found)
    part = g.text(CELL)
    g.emit("%s.%s;" % (var.name, g.rng.choice([
        "push_back(%s)", "emplace_back(%s)", "insert({0}.end(), %s)"]).replace(
            "{0}", var.name) % part.expr))
    return fill(g, var, part)


def joined(g, var, count):
    out = g.string()
    if g.factor(out) > 1 or g.room(out) < count * (CELL + 4):
        out = g.declare("str", large=True)
    return out if g.room(out) >= count * (CELL + 4) else None


@of_cpp(weight=3)
def joined_in_loop(g):
    """Joins elements, with a separator after, between or before them."""
    var = container(g, "seq", "set")
    if not var or var.extra * (CELL + 4) > LARGE:
        return False
    out = joined(g, var, var.extra)
    if out is None:
        return False
    each, between = g.name("each"), g.literal(4)
    encode = string_encoder(g) + "(%s.substr(0, 12))" if g.one_in(4) else "%s"
    lines = ["%s += %s;" % (out.name, encode % each)]
    way = g.rng.randrange(4)
    if way == 0:
        lines.append("%s += %s;" % (out.name, between.expr))
    elif way == 1:
        lines[:0] = ["if (!%s.empty())" % out.name,
                     "  %s += %s;" % (out.name, between.expr)]
    elif way == 2:
        lines.insert(0, "%s += %s.size() > 4 ? \"?\" : \"&\";" % (out.name, out.name))
    if g.one_in(2):
        g.emit("for (const %s &%s : %s) {" % (
            g.rng.choice(["std::string", "auto"]), each, var.name),
               *["  " + line for line in lines], "}")
    else:
        at = g.name("at")
        g.emit("for (auto %s = %s.begin(); %s != %s.end(); ++%s) {" % (
            at, var.name, at, var.name, at),
               "  const std::string &%s = *%s;" % (each, at),
               *["  " + line for line in lines], "}")
    return g.appended(out, elements(var, g, var.extra),
                      Part("", "c", 4 * var.extra))


@of_cpp(nests=True, weight=2)
def body_for_each(g):
    """A range-based for loop with a random body."""
    var = container(g, "seq", "set")
    if not var or var.extra > 6 or var in g.locked:
        return False
    name = g.name("each")
    g.locked.append(var)
    with g.block(var.extra) as block:
        each = g.add(name, "str")
        each.is_const = True
        g.assigned(each, elements(var, g))
        for _ in range(g.rng.randint(1, 2)):
            g.draw()
    g.locked.remove(var)
    return g.compound(["for (const std::string &%s : %s) {" % (name, var.name), "}"],
                      [block])


@of_cpp(weight=1)
def changed_in_place(g):
    """for (auto &x : t) x = …;"""
    found = [var for var in g.visible("seq") if var.extra and var not in g.locked]
    if not found:
        return False
    var = g.rng.choice(found)
    each = g.name("each")
    way = g.rng.randrange(3)
    change = ("%s = %s(%s.substr(0, 12));" % (each, string_encoder(g), each) if way == 0
              else "%s = %s;" % (each, g.text(CELL).expr) if way == 1
              else 'if (%s.empty())\n    %s = "none";' % (each, each))
    g.emit("for (std::string &%s : %s)" % (each, var.name), "  " + change)
    return var.taint.update(g.context)


@of_cpp()
def element_read(g):
    var = container(g, "seq")
    if not var:
        return False
    new = g.add(g.name(), "str")
    g.emit("std::string %s = %s;" % (new.name, g.rng.choice([
        "%s.front()", "%s.back()", "*%s.begin()", "*std::prev(%s.end())"]) % var.name))
    return g.assigned(new, elements(var, g))


@of_cpp(weight=1)
def found_by_algorithm(g):
    var = container(g, "seq")
    if not var:
        return False
    at, new = g.name("at"), g.add(g.name(), "str")
    default = g.literal()
    g.emit("const auto %s = std::find_if(%s.begin(), %s.end()," % (
        at, var.name, var.name),
           "    [](const std::string &each) { return each.size() > 2; });",
           "std::string %s = %s == %s.end() ? %s : *%s;" % (
               new.name, at, var.name, default.s, at))
    return g.assigned(new, elements(var, g))


@of_cpp()
def accumulated(g):
    var = container(g, "seq", "set")
    if not var or var.extra * (CELL + 1) > LARGE:
        return False
    new = g.add(g.name(), "str", large=True)
    start = g.literal(8)
    g.emit("std::string %s = std::accumulate(" % new.name,
           "    %s.begin(), %s.end(), %s," % (var.name, var.name, start.s),
           "    [](const std::string &all, const std::string &each) {",
           '      return all + "%s" + each;' % g.rng.choice(["&", "/", ""]), "    });")
    return g.assigned(new, start, elements(var, g, var.extra), Part("", "c", var.extra))


@of_cpp(weight=1)
def transformed(g):
    var = container(g, "seq", "set")
    if not var:
        return False
    new = g.add(g.name("list"), "seq")
    change = ("%s(each.substr(0, 12))" % string_encoder(g) if g.one_in(2) else
              g.rng.choice(['"a" + each.substr(0, 40)', "each"]))
    g.emit("std::vector<std::string> %s;" % new.name,
           "std::transform(%s.begin(), %s.end(), std::back_inserter(%s)," % (
               var.name, var.name, new.name),
           "               [](const std::string &each) { return %s; });" % change)
    new.extra = var.extra
    new.taint |= var.taint | set(g.context)
    return None


@of_cpp(weight=2)
def string_set(g):
    parts = [g.text(CELL) for _ in range(2)]
    var = g.add(g.name("set"), "set")
    g.emit("std::set<std::string> %s;" % var.name, *[
        "%s.insert(%s);" % (var.name, part.expr) for part in parts])
    fill(g, var, *parts)


@of_cpp(weight=1)
def member_of_set(g):
    """A set of constants as a condition."""
    part = g.read(g.declare("str", large=False))
    name = g.name("known")
    with g.block() as block:
        g.sink(part)
    g.emit("static const std::set<std::string> %s = {%s, %s};" % (
        name, g.constant(), g.constant()))
    g.compound(["if (%s.count(%s) > 0) {" % (name, part.expr), "}"], [block])


@of_cpp(weight=3)
def string_map(g):
    var = g.add(g.name("map"), "map")
    kind = g.rng.choice(["map", "map", "unordered_map"])
    g.emit("std::%s<std::string, std::string> %s;" % (kind, var.name))
    for key in ('"a"', '"k"')[:g.rng.randint(1, 2)]:
        part = g.text(CELL)
        g.emit(g.rng.choice(["%s[%s] = %s;", "%s.insert({%s, %s});",
                             "%s.emplace(%s, %s);"]) % (var.name, key, part.expr if
                                                        part.kind == "s" else part.s))
        fill(g, var, part)
        element = g.add("%s[%s]" % (var.name, key), "str")
        g.assigned(element, part)
    if g.one_in(2):
        key, part = g.text(CELL), g.text(CELL)
        g.emit("%s[%s] = %s;" % (var.name, key.expr, part.expr))
        fill(g, var, part, key)


@of_cpp(weight=2)
def map_joined(g):
    var = container(g, "map")
    if not var or var.extra * 3 * (CELL + 4) > LARGE:
        return False
    out = g.declare("str", large=True)
    first = g.name("first")
    line = g.rng.choice(['%s += {0} + "=" + {1};', '%s += {0};\n  %s += "=" + {1};'])
    lines = line.replace("%s", out.name).split("\n")
    if g.one_in(2):
        head = "for (const auto &[key, value] : %s) {" % var.name
        key, value = "key", "value"
    else:
        head = "for (const auto &each : %s) {" % var.name
        key, value = "each.first", "each.second"
    if g.one_in(2):
        value = "%s(%s.substr(0, 12))" % (string_encoder(g), value)
    body = [part.replace("{0}", key).replace("{1}", value) for part in lines]
    g.emit("bool %s = true;" % first, head,
           "  %s += %s ? \"?\" : \"&\";" % (out.name, first), "  " + body[0], *body[1:],
           "  %s = false;" % first, "}")
    return g.appended(out, elements(var, g, 2 * var.extra), Part("", "c", 4 * var.extra))


@of_cpp()
def map_read(g):
    var = container(g, "map")
    if not var:
        return False
    new, at = g.add(g.name(), "str"), g.name("at")
    default = g.literal()
    g.emit('const auto %s = %s.find("k");' % (at, var.name),
           "std::string %s = %s == %s.end() ? %s : %s->second;" % (
               new.name, at, var.name, default.s, at))
    return g.assigned(new, elements(var, g), default)


@of_cpp(weight=1)
def array(g):
    parts = [g.text(CELL) for _ in range(2)]
    name = g.name()
    g.emit("std::array<std::string, 2> %s = {{%s}};" % (name, ", ".join(
        part.s for part in parts)))
    order = g.rng.choice(["", "", "std::reverse(%s.begin(), %s.end());",
                          "std::sort(%s.begin(), %s.end());"])
    if order:
        g.emit(order % (name, name))
        parts = [Part("", "s", CELL, parts[0].taint | parts[1].taint)] * 2
    for i, part in enumerate(parts):
        g.assigned(g.add("%s[%d]" % (name, i), "str"), part)
    var = g.add(g.name(), "str")
    g.emit("std::string %s = %s[%s];" % (var.name, name, g.index(2)))
    g.assigned(var, Part("", "s", CELL, parts[0].taint | parts[1].taint))


# The construct that creates a container of each kind.
NEW = {"seq": sequence, "set": string_set, "map": string_map}


@text_producer
def element_text(g):
    var = container(g, "seq") if g.is_cpp else None
    return Part("%s.back()" % var.name, "s", CELL, var.taint | {"element_text"}
                ) if var else None
