# ===--- wrappers.py - uri-tidy ------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Constructs of C++ with handles, tuples, lambdas, functions and exceptions."""

from constructs import condition, of_cpp
from encoders import encoder
from parts import CELL, SOURCE, Part


def string_var(g, name, part, large=False):
    """Declares a part of an object as a variable."""
    var = g.add(name, "str", large=large)
    g.assigned(var, part)
    return var


@of_cpp(weight=2)
def optional(g):
    name, part = g.name("maybe"), g.text(CELL)
    g.emit("std::optional<std::string> %s;" % name, "if (%s)" % condition(g),
           "  %s" % g.rng.choice(["%s = %s;", "%s.emplace(%s);"]) % (name, part.expr))
    default = g.text(CELL)
    new = g.add(g.name(), "str")
    way = g.rng.randrange(3)
    if way == 0:
        g.emit("std::string %s = %s.value_or(%s);" % (new.name, name, default.expr))
        return g.assigned(new, part, default)
    if way == 1:
        g.emit("std::string %s = %s ? *%s : %s;" % (new.name, name, name, default.s))
        return g.assigned(new, part, default)
    g.emit("std::string %s;" % new.name, "if (%s.has_value())" % name,
           "  %s = %s.value();" % (new.name, name))
    return g.assigned(new, part)


@of_cpp(weight=2)
def pair(g):
    first, second = g.text(CELL), g.text(CELL)
    name = g.name("both")
    way = g.rng.randrange(3)
    if way == 0:
        g.emit("std::pair<std::string, std::string> %s(%s, %s);" % (
            name, first.expr, second.expr))
    elif way == 1:
        g.emit("auto %s = std::make_pair(%s, %s);" % (name, first.s, second.s))
    else:
        helper = g.name("helper")
        g.before.append(
            ["static std::pair<std::string, std::string> %s(std::string a, "
             "std::string b) {" % helper,
             "  return {%s, %s};" % g.rng.choice([("b", "a"), ("a", 'b + "x"'),
                                                  ("a.substr(0, 5)", "b")]), "}", ""])
        if g.one_in(2):
            # Lambdas cannot capture structured bindings, so nothing else uses them.
            a, b, sum_of_both = g.name("first"), g.name("second"), g.name()
            g.emit("auto [%s, %s] = %s(%s, %s);" % (
                a, b, helper, first.expr, second.expr),
                   "%s += %s;" % (a, b), "std::string %s = %s;" % (sum_of_both, a))
            return string_var(g, sum_of_both, Part("", "s", 2 * CELL + 2, first.taint |
                                                   second.taint), large=True)
        g.emit("auto %s = %s(%s, %s);" % (name, helper, first.expr, second.expr))
    both = Part("", "s", CELL + 1, first.taint | second.taint)
    string_var(g, name + ".first", both, large=True)
    return string_var(g, name + ".second", both, large=True)


@of_cpp(weight=1)
def tuple_(g):
    parts = [g.text(CELL) for _ in range(3)]
    name = g.name("all")
    g.emit("std::tuple<std::string, int, std::string> %s(%s, %s, %s);" % (
        name, parts[0].expr, g.number(), parts[1].expr))
    if g.one_in(2):
        for i in (0, 2):
            string_var(g, "std::get<%d>(%s)" % (i, name), parts[i // 2])
        return
    a, b = g.name(), g.name()
    g.emit("std::string %s, %s;" % (a, b),
           "std::tie(%s, std::ignore, %s) = %s;" % (a, b, name))
    string_var(g, a, parts[0])
    string_var(g, b, parts[1])


@of_cpp(weight=1)
def variant(g):
    part = g.text(CELL)
    name, new = g.name("either"), g.add(g.name(), "str")
    g.emit("std::variant<int, std::string> %s = %s;" % (name, g.number()),
           "if (%s)" % g.choice(), "  %s = %s;" % (name, part.s),
           "std::string %s = std::holds_alternative<std::string>(%s)" % (new.name, name),
           "    ? std::get<std::string>(%s) : std::to_string(std::get<int>(%s));" % (
               name, name))
    g.assigned(new, part)


@of_cpp(weight=2)
def smart_pointer(g):
    part = g.text(CELL)
    name = g.name("owner")
    kind = g.rng.choice(["unique", "shared"])
    g.emit(g.rng.choice([
        "auto %s = std::make_{}<std::string>(%s);",
        "std::{}_ptr<std::string> %s(new std::string(%s));"]).replace("{}", kind) %
           (name, part.expr))
    var = string_var(g, "(*%s)" % name, part, large=True)
    if g.one_in(2):
        more = g.text(CELL)
        g.emit("%s->append(%s);" % (name, more.expr))
        g.appended(var, more)
    if kind == "shared" and g.one_in(2):
        other = g.name("owner")
        g.emit("std::shared_ptr<std::string> %s = %s;" % (other, name))
        g.add("(*%s)" % other, "str", alias=var)
    elif g.one_in(2):
        other = g.name("owner")
        g.emit("auto %s = std::move(%s);" % (other, name))
        var.name = "(*%s)" % other


@of_cpp(weight=1)
def owned_c_string(g):
    """A C string with a deleter."""
    part = g.text(CELL)
    name = g.name("owner")
    out = g.string(CELL)
    g.emit("std::unique_ptr<char, void (*)(void *)> %s(strdup(%s), free);" % (
        name, part.c), "%s += %s.get();" % (out.name, name))
    g.appended(out, part)


@of_cpp(weight=2)
def lambda_result(g):
    name, taken = g.name("make"), g.literal(8)
    part, captured = g.text(CELL), g.text(CELL)
    new = g.add(g.name(), "str", large=True)
    capture = g.name("kept")
    # A captured owner cannot be copied, and a captured map cannot be modified.
    way = g.rng.choice(["[%s = %s]" % (capture, captured.s), "[&]",
                        "[=]" if captured.expr.isidentifier() else "[&]"])
    first = capture if capture in way else captured.s
    g.emit("auto %s = %s(const std::string &with)%s {" % (
        name, way, " -> std::string" if g.one_in(2) else ""),
           "  return %s + %s + with;" % (first, taken.expr), "};",
           "std::string %s = %s(%s);" % (new.name, name, part.expr))
    g.assigned(new, part, captured, taken)


@of_cpp(weight=2, nests=True)
def lambda_with_body(g):
    """A lambda that captures by reference and is called several times."""
    name = g.name("run")
    with g.block(2, is_loop=False) as block:
        can_return, g.can_return = g.can_return, True
        given = g.add("given", "str")
        given.is_const = True
        for _ in range(g.rng.randint(1, 2)):
            g.draw()
        g.can_return = can_return
    g.compound(["auto %s = [&](const std::string &given) {" % name, "};"], [block])
    for _ in range(g.rng.randint(1, 2)):
        g.emit("%s(%s);" % (name, g.text(CELL).expr))


@of_cpp(weight=1)
def function_object(g):
    name, part = g.name("make"), g.text(CELL)
    new = g.add(g.name(), "str", large=True)
    first, second = g.literal(8), g.literal(8)
    make = "[](const std::string &with) { return %s + with; }"
    g.emit("std::function<std::string(const std::string &)> %s =" % name,
           "    %s;" % (make % first.expr), "if (%s)" % g.choice(),
           "  %s = %s;" % (name, make % second.expr),
           "std::string %s = %s(%s);" % (new.name, name, part.expr))
    g.assigned(new, part, first, second)


@of_cpp(weight=3)
def string_helper(g):
    """A function of strings with a random body."""
    helper = g.name("helper")
    with g.new_function(helper) as out:
        for name in ("a", "b"):
            var = g.add(name, "str")
            var.is_new, var.is_const = False, True
        result = g.declare("str", large=True)
        for _ in range(g.rng.randint(0, 2)):
            g.draw()
        for _ in range(g.rng.randint(1, 2)):
            if g.room(result) < CELL or not g.can_write(result):
                break
            part = g.text(CELL, apart=result)
            g.emit("%s += %s;" % (result.name, part.expr))
            g.appended(result, part)
        result.is_new = False
        taint = result.taint
        g.end_scope()
        g.emit("return %s;" % result.name)
    g.define("static std::string %s(%s a, const std::string &b = %s)" % (
        helper, g.rng.choice(["std::string", "const std::string &"]), g.literal().expr),
             out)
    parts = [g.text(CELL) for _ in range(g.rng.randint(1, 2))]
    new = g.add(g.name(), "str", large=True)
    g.emit("std::string %s = %s(%s);" % (new.name, helper, ", ".join(
        part.expr for part in parts)))
    g.assigned(new, Part("", "s", result.bound, taint), *parts)


@of_cpp(weight=2)
def out_parameter(g):
    """A function that changes a string by reference or pointer."""
    helper, part, between = g.name("helper"), g.text(CELL), g.literal(8)
    to = g.string(CELL + 8)
    pointer = g.one_in(2)
    target = "(*to)" if pointer else "to"
    g.before.append(
        ["static bool %s(std::string %sto, const std::string &a) {" % (
            helper, "*" if pointer else "&"), "  if (a.empty())", "    return false;",
         "  %s += %s;" % (target, between.expr), "  %s += a;" % target, "  return true;",
         "}", ""])
    if part.root and part.root is to.root:
        part = g.source()
    call = "%s(%s%s, %s)" % (helper, "&" if pointer else "", to.name, part.expr)
    if g.one_in(2):
        g.emit(call + ";")
    else:
        g.emit("if (!%s)" % call, '  %s += "-";' % to.name)
    g.appended(to, part, between)


@of_cpp(weight=1)
def template_function(g):
    helper = g.name("helper")
    parts = [g.text(CELL), g.text(CELL)]
    new = g.add(g.name(), "str", large=True)
    g.before.append(["template <typename T>",
                     "std::string %s(const T &a, const std::string &b) {" % helper,
                     "  std::string all(a);", "  all += %s;" % g.literal(8).expr,
                     "  return all + b;", "}", ""])
    g.emit("std::string %s = %s(%s, %s);" % (new.name, helper, *(
        part.expr for part in parts)))
    g.assigned(new, *parts, Part("", "c", 8))


@of_cpp(weight=2)
def exception(g):
    """A handler sees the exception, or what was done before it."""
    var = g.target("str", large=False)
    parts = [g.text(CELL, apart=var) for _ in range(3)]
    message = g.rng.choice([parts[2].s, '"failed"'])
    other = g.rng.choice(["e.what()", g.literal().expr])
    g.emit("try {", "  %s = %s;" % (var.name, parts[0].expr), "  if (%s)" % condition(g),
           "    throw std::runtime_error(%s);" % message,
           "  %s = %s;" % (var.name, parts[1].expr),
           "} catch (const std::exception &%s) {" % ("e" if "e." in other else ""),
           "  %s = %s;" % (var.name, other), "}")
    g.assigned(var, Part("", "s", CELL, set().union(*(p.taint for p in parts))))


@of_cpp(weight=1)
def thrown_by_helper(g):
    helper, part = g.name("helper"), g.text(CELL)
    g.before.append(
        ["static std::string %s(const std::string &a) {" % helper,
         "  if (a.find('/') != std::string::npos)",
         '    throw std::invalid_argument("bad");', "  return a;", "}", ""])
    new = g.add(g.name(), "str")
    default = g.literal(SOURCE)
    g.emit("std::string %s = %s;" % (new.name, default.expr), "try {",
           "  %s = %s(%s);" % (new.name, helper, part.expr),
           "} catch (const std::invalid_argument &) {", "}")
    g.assigned(new, part, default)


@of_cpp(weight=1)
def virtual_method(g):
    base, name = g.name("Base"), g.name("made")
    kinds = [g.name("Derived") for _ in range(2)]
    g.before.append(
        ["struct %s {" % base, "  virtual ~%s() = default;" % base,
         "  virtual std::string make(const std::string &a) const = 0;", "};", ""])
    for kind in kinds:
        g.before.append(
            ["struct %s : %s {" % (kind, base),
             "  std::string make(const std::string &a) const override {",
             "    return %s + a;" % g.literal(8).expr, "  }", "};", ""])
    part = g.text(CELL)
    new = g.add(g.name(), "str", large=True)
    g.emit("std::unique_ptr<%s> %s;" % (base, name), "if (%s)" % g.choice(),
           "  %s = std::make_unique<%s>();" % (name, kinds[0]), "else",
           "  %s = std::make_unique<%s>();" % (name, kinds[1]),
           "std::string %s = %s->make(%s);" % (new.name, name, part.expr))
    g.assigned(new, part, Part("", "c", 8))


@of_cpp(weight=1)
def encoded_into_string(g):
    """C code whose result is appended to a C++ string."""
    part, out = g.text(CELL), g.string(3 * CELL)
    name = g.name("escaped")
    g.emit("char %s[%d];" % (name, 3 * CELL + 1),
           "%s(%s, %s);" % (encoder(g), name, part.c),
           "%s.append(%s);" % (out.name, name))
    g.appended(out, part, part, part)
