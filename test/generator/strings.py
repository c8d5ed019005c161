# ===--- strings.py - uri-tidy -------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Constructs of C++ with strings, streams and objects."""

from constructs import of_cpp, text_producer
from parts import CELL, SOURCE, Part


def char(g):
    return "'%s'" % g.rng.choice("&/=x?#")


def one(taint=()):
    return Part("", "c", 1, taint)


@of_cpp(weight=4)
def string_appended(g):
    var = g.string(CELL)
    part = g.text(CELL, apart=var)
    kind = g.rng.randrange(6)
    if kind == 5:
        g.emit("%s.push_back(%s);" % (var.name, char(g)))
        return g.appended(var, one())
    if part.bound > g.room(var):
        return False
    g.emit(["%s += %s;", "%s.append(%s);", "%s += %s;", "%s = %s + %s;",
            "%s.insert(%s.size(), %s);"][kind] % (
                (var.name, part.expr) if kind < 3 else (var.name, var.name, part.expr)))
    return g.appended(var, part)


@of_cpp(weight=3)
def string_sum(g):
    parts = [g.text(CELL) for _ in range(g.rng.randint(2, 3))]
    parts.insert(1, g.literal())
    var = g.add(g.name(), "str", large=True)
    g.emit("%s %s = %s;" % (g.rng.choice(["std::string", "auto"]), var.name, " + ".join(
        [parts[0].s, *(part.expr for part in parts[1:])])))
    g.assigned(var, *parts)


@of_cpp()
def own_replacement(g):
    """A function that replaces each occurrence of a text."""
    helper, parts = g.name("helper"), [g.literal(8), g.text(CELL), g.literal(8)]
    g.before.append([
        "static std::string %s(std::string text, const std::string &from," % helper,
        "                      const std::string &to) {",
        "  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos;",
        "       at += to.size())",
        "    " + g.rng.choice(["text.replace(at, from.size(), to);",
                               "text.erase(at, from.size()).insert(at, to);",
                               "text = text.substr(0, at) + to + "
                               "text.substr(at + from.size());"]),
        "  return text;", "}", ""])
    var = g.add(g.name(), "str", large=True)
    g.emit('std::string %s = %s(%s "{x}" %s, "{x}", %s);' % (
        var.name, helper, parts[0].expr, parts[2].expr, parts[1].expr))
    g.assigned(var, *parts)


@of_cpp()
def string_prepended(g):
    var = g.string(CELL)
    part = g.text(CELL, apart=var)
    if part.bound > g.room(var):
        return False
    g.emit(g.rng.choice(["%s.insert(0, %s);", "%s = %s + {};"]).replace("{}", var.name) %
           (var.name, part.s))
    return g.appended(var, part)


@of_cpp(weight=1)
def string_assigned(g):
    var = g.string()
    part = g.text(CELL, apart=var)
    g.emit(g.rng.choice(["%s.assign(%s);", "%s = %s;"]) % (var.name, part.expr))
    g.assigned(var, part)


@of_cpp()
def string_last_removed(g):
    var = g.string()
    g.emit("if (!%s.empty()%s)" % (var.name, g.rng.choice([
        "", " && %s.back() == '&'" % var.name])),
           "  %s;" % g.rng.choice(["%s.pop_back()", "%s.erase(%s.size() - 1)",
                                   "%s.resize(%s.size() - 1)"]).replace("%s", var.name))
    g.touch(var)


@of_cpp()
def placeholder_replaced(g):
    part = g.text(CELL)
    var = g.add(g.name(), "str", large=True)
    where = g.rng.choice(["http://h/{x}/y", "{x}", "a={x}&b=1", "/v/{x}"])
    at = g.name("at")
    g.emit('std::string %s = "%s";' % (var.name, where),
           'const size_t %s = %s.find("{x}");' % (at, var.name),
           "if (%s != std::string::npos)" % at,
           "  %s.replace(%s, 3, %s);" % (var.name, at, part.expr))
    g.assigned(var, part, Part("", "c", len(where)))


@of_cpp()
def part_of_string(g):
    part = g.text(CELL)
    if part.root is None or part.kind != "s":
        return False
    var = g.add(g.name(), "str")
    at = g.name("at")
    g.emit("const size_t %s = %s.find('%s');" % (at, part.expr, g.rng.choice("/=? ")),
           "std::string %s = %s == std::string::npos ? %s : %s.substr(%s);" % (
               var.name, at, part.expr, part.expr,
               g.rng.choice(["0, %s" % at, "%s + 1" % at])))
    return g.assigned(var, part)


@of_cpp(weight=1)
def characters_replaced(g):
    var = g.string()
    old, new = g.rng.choice(["' ', '+'", "'/', '-'", "'-', '/'"]).split(", ")
    g.emit(g.rng.choice([
        "std::replace(%s.begin(), %s.end(), {}, {});".replace("%s", var.name),
        "for (char &c : %s)\n  if (c == {})\n    c = {};" % var.name
    ]).replace("{}", old, 1).replace("{}", new))
    g.touch(var)


@of_cpp()
def characters_removed(g):
    """Removes all characters except harmless ones."""
    var = g.string()
    test = g.rng.choice(["!isalnum((unsigned char)c)", "c == '/'", "(c & 0x80) != 0"])
    g.emit("%s.erase(std::remove_if(%s.begin(), %s.end()," % ((var.name,) * 3),
           "                        [](char c) { return %s; })," % test,
           "         %s.end());" % var.name)
    g.touch(var)
    if g.can_read(var):
        g.sink(g.read(var))


@of_cpp(weight=1)
def case_changed(g):
    var = g.string()
    g.emit("std::transform(%s.begin(), %s.end(), %s.begin()," % ((var.name,) * 3),
           "               [](unsigned char c) { return (char)tolower(c); });")
    g.touch(var)


@of_cpp()
def all_characters_checked(g):
    """std::all_of and similar algorithms as conditions."""
    found = [var for var in g.visible("str") if g.can_read(var)]
    returns = g.one_in(3) and g.may_return()
    part = g.read(g.declare("str", part=g.source()) if returns or not found else
                  g.rng.choice(found))
    over = "%s.begin(), %s.end()" % (part.expr, part.expr)
    test = g.rng.choice(["isalnum(c)", "isdigit(c)", "c != '/' && c > ' '"])
    check = g.rng.choice([
        "std::all_of(%s, [](unsigned char c) { return %s; })" % (
            over, test if "c >" in test else test + " != 0"),
        "std::none_of(%s, [](unsigned char c) { return !(%s); })" % (over, test),
        '%s.find_first_not_of("0123456789abcdef") == std::string::npos' % part.expr])
    with g.block() as block:
        g.sink(part)
    if returns:
        g.emit("if (!(%s))" % check, "  return;")
        g.out += block
    else:
        g.compound(["if (%s) {" % check, "}"], [block])


@of_cpp(weight=1)
def view(g):
    found = [var for var in g.visible("str") if not var.root.large and g.can_read(var)]
    if not found:
        return False
    part = g.read(g.rng.choice(found))
    name, out = g.name("view"), g.string(CELL)
    if part.root is out.root:
        return False
    g.emit("std::string_view %s = %s;" % (name, part.expr),
           "if (!%s.empty() && %s.front() == '/')" % (name, name),
           "  %s.remove_prefix(1);" % name, "%s += %s;" % (out.name, name))
    return g.appended(out, part)


@of_cpp()
def number_appended(g):
    var = g.string(SOURCE)
    if g.one_in(2):
        g.emit("%s += std::to_string(%s);" % (var.name, g.number()))
    else:
        g.emit('%s += "n=" + std::to_string(%s * 0.5);' % (var.name, g.number()))
    return g.appended(var, Part("", "c", SOURCE))


@of_cpp(weight=3)
def stream(g):
    name = g.name("out")
    items, parts = [], []
    for _ in range(g.rng.randint(2, 4)):
        kind = g.rng.randrange(5)
        part = g.text(CELL)
        if kind == 0:
            part = Part(g.rng.choice(["%s", "std::hex << %s << std::dec",
                                      "std::setw(4) << std::setfill('0') << %s"]) %
                        g.number(), "c", 12)
        elif kind == 1:
            part = one()
            part.expr = char(g)
        items.append(part.expr)
        parts.append(part)
    var = g.add(g.name(), "str", large=True)
    cut = g.rng.randint(1, len(items))
    lines = ["std::ostringstream %s;" % name, "%s << %s;" % (name, " << ".join(
        items[:cut]))]
    if items[cut:]:
        lines += ["if (%s)" % g.choice() if g.one_in(2) else "",
                  "  %s << %s;" % (name, " << ".join(items[cut:]))]
    g.emit(*filter(None, lines), "std::string %s = %s.str();" % (var.name, name))
    g.assigned(var, *parts)


@of_cpp(weight=1)
def formatted_string(g):
    """snprintf into the buffer of a string."""
    part = g.text(CELL)
    var = g.add(g.name(), "str", large=True)
    g.emit("std::string %s(%d, '\\0');" % (var.name, 2 * CELL),
           '%s.resize((size_t)snprintf(&%s[0], %s.size(), "%%s-%%d", %s, %s));' % (
               var.name, var.name, var.name, part.c, g.number()))
    g.assigned(var, part, Part("", "c", 12))


@of_cpp()
def reference(g):
    """Writes to a reference to one of two strings."""
    part = g.text(CELL)
    found = [var for var in g.visible("str")
             if var.root.large and g.can_write(var) and g.room(var) >= part.bound
             and var.root is not part.root]
    if len(found) < 2:
        return False
    first, second = g.rng.sample(found, 2)
    name = g.name("to")
    same = g.one_in(2)
    g.emit("std::string &%s = %s;" % (name, first.name if same else "%s ? %s : %s" % (
        g.choice(), first.name, second.name)), "%s += %s;" % (name, part.expr))
    g.appended(first, part)
    return None if same else g.appended(second, part)


@of_cpp(weight=1)
def swapped(g):
    found = [var for var in g.visible("str") if not var.root.large and g.can_write(var)]
    if len(found) < 2:
        return False
    first, second = g.rng.sample(found, 2)
    if first.root is second.root:
        return False
    way = g.rng.choice(["std::swap(%s, %s);", "%s = std::move(%s);"])
    g.emit(way % (first.name, second.name))
    both = Part("", "s", CELL, first.root.taint | second.root.taint)
    g.assigned(first, both)
    if "move" in way:
        store = g.literal()
        g.emit("%s = %s;" % (second.name, store.expr))
        return g.assigned(second, store)
    return g.assigned(second, both)


@of_cpp(weight=3)
def class_with_methods(g):
    """A builder class whose text is a member."""
    kind, name = g.name("Builder"), g.name()
    between = g.literal(8)
    returns = "%s &" % kind if g.one_in(2) else "void "
    back = ["    return *this;"] if returns != "void " else []
    g.before.append(
        ["class %s {" % kind, "public:",
         "  explicit %s(const std::string &first) : text(first) {}" % kind,
         "  %sadd(const std::string &more) {" % returns,
         "    text += %s;" % between.expr, "    text += more;", *back, "  }",
         "  void set(std::string other) { label = other; }",
         "  std::string whole() const { return text + label; }",
         "  const std::string &front() const { return text; }",
         "", "private:", "  std::string text;", "  std::string label = %s;" %
         g.literal(8).expr, "};", ""])
    parts = [g.text(CELL) for _ in range(3)]
    g.emit("%s %s{%s};" % (kind, name, parts[0].expr))
    adding = "%s.add(%s)%s;" % (name, parts[1].expr, ".add(%s)" % parts[2].expr
                                if back else "")
    conditional = g.one_in(3)
    g.emit(*(["if (%s)" % g.choice(), "  " + adding] if conditional else [adding]))
    more = g.text(CELL)
    if g.one_in(2):
        g.emit("%s.set(%s);" % (name, more.expr))
    for way in ("whole", "front"):
        if g.one_in(2):
            var = g.add(g.name(), "str", large=True)
            g.emit("std::string %s = %s.%s();" % (var.name, name, way))
            g.assigned(var, *parts, more, between, between, Part("", "c", 8))


@of_cpp()
def struct_of_strings(g):
    kind, name = g.name("Record"), g.name()
    default = g.literal()
    g.before.append(["struct %s {" % kind, "  std::string text;", "  int number = 0;",
                     "  std::string other = %s;" % default.expr, "};", ""])
    first, second = g.text(CELL), g.text(CELL)
    g.emit("%s %s;" % (kind, name))
    fields = [g.add(name + member, "str") for member in (".text", ".other")]
    g.assigned(fields[1], default)
    g.emit("%s = %s;" % (fields[0].name, first.expr))
    g.assigned(fields[0], first)
    if second.root not in fields and g.one_in(2):
        g.emit("%s = %s;" % (fields[1].name, second.expr))
        g.assigned(fields[1], second)
    way = g.rng.randrange(3)
    other = g.name()
    if way == 0:
        g.emit("%s %s = %s;" % (kind, other, name))
        for member, field in zip((".text", ".other"), fields):
            g.assigned(g.add(other + member, "str"), Part("", "s", CELL, field.taint))
    elif way == 1:
        g.emit("%s *%s = &%s;" % (kind, other, name))
        for member, field in zip(("->text", "->other"), fields):
            var = g.add(other + member, "str", alias=field)
        g.sink(g.read(var))
    else:
        g.emit("%s &%s = %s;" % (kind, other, name))
        for member, field in zip((".text", ".other"), fields):
            var = g.add(other + member, "str", alias=field)
        g.sink(g.read(var))


@text_producer
def temporary_sum(g):
    if not g.is_cpp:
        return None
    return Part("(%s + %s)" % (g.source().s, g.literal(8).expr), "s", SOURCE + 8,
                {"temporary_sum"})
