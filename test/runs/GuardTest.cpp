//===--- GuardTest.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RunFixture.h"
#include "gtest/gtest.h"

namespace clang::tidy::uri {
namespace {

using namespace uricore;

const std::string Digits = text(Digit);

TEST(GuardTest, Characters) {
  RunProgram P(Language::C, R"(
void call(char c) { if (isdigit((unsigned char)c)) ; }
void range(char c) { if (c >= '0' && c <= '9') ; }
void outside(char c) { if (c < '0' || c > '9') ; }
void equal(char c) { if ('/' == c) ; }
void element(const char *p) { if (isdigit(*p)) ; }
void index(const char *s, int i) { if (i > 3 && isdigit(s[i])) ; }
struct S { char c; }; void member(struct S *s) { if (s->c == 'x') ; }
void number(int n) { if (n < 10) ; }
void code(int c) { if (c == 'a' || c == 'b') ; }
void two(char c, char d) { if (c == 'a' && d == 'b') ; }
void either(char c, char d) { if (c == 'a' || d == 'b') ; }
void relation(char c, char d) { if (c == d) ; }
void moved(const char *p) { if (isdigit(*p++)) ; }
void truth(char c) { if (c) ; }
)");
  EXPECT_EQ(P.guards("call"), "c: " + Digits);
  EXPECT_EQ(P.guards("call", false), "c: " + text(~Digit));
  EXPECT_EQ(P.guards("range"), "c: " + Digits);
  EXPECT_EQ(P.guards("outside", false), "c: " + Digits);
  EXPECT_EQ(P.guards("equal"), "c: " + text("/"));
  EXPECT_EQ(P.guards("element"), "*p: " + Digits);
  EXPECT_EQ(P.guards("index"), "s[i]: " + Digits);
  EXPECT_EQ(P.guards("member"), "s->c: " + text("x"));
  EXPECT_EQ(P.guards("number"), "nothing");
  EXPECT_EQ(P.guards("code"), "c: " + text("ab"));
  EXPECT_EQ(P.guards("two"), "c: " + text("a") + "; d: " + text("b"));
  EXPECT_EQ(P.guards("either"), "nothing");
  EXPECT_EQ(P.guards("relation"), "nothing");
  EXPECT_EQ(P.guards("moved"), "nothing");
  EXPECT_EQ(P.guards("truth", false),
            "c: " + text(CharSet(std::string_view("\0", 1))));
}

TEST(GuardTest, TextsOfC) {
  RunProgram P(Language::C, R"(
int all_digits(const char *s) { for (; *s; s++) if (*s < '0' || *s > '9') return 0; return 1; }
int check(const char *s) { return all_digits(s) ? 0 : -1; }
void refuse(const char *s) { if (!all_digits(s)) return; }
void status(const char *s) { if (check(s) != 0) return; }
void span(const char *s) { if (s[strspn(s, "01")] != 0) return; }
void same_length(const char *s) { if (strspn(s, "01") == strlen(s)) ; }
void constants(const char *s) { if (strcmp(s, "asc") != 0 && strcmp(s, "desc") != 0) return; }
void argument(int argc, char **argv) { if (argc > 1 && all_digits(argv[1])) ; }
struct O { const char *name; char code[8]; };
void member(struct O *o) { if (all_digits(o->name)) ; }
void array(void) { char b[64] = ""; if (all_digits(b)) ; }
void other(const char *s, const char *t) { if (all_digits(t)) ; }
void size(const char *s) { if (strlen(s) > 40) return; }
void same(const char *s, const char *t) { if (strcmp(s, t) == 0) ; }
void null(const char *s) { if (!s || !*s) return; }
int clean(char *s) { for (; *s; s++) if (!isdigit(*s)) *s = 'x'; return 1; }
void cleaned(char *s) { if (clean(s)) ; }
void local(const char *s) { int ok = all_digits(s); if (!ok) return; }
void stale(const char *s) { int ok = all_digits(s); s = getenv("X"); if (!ok) return; }
void set(const char *s) { int ok = all_digits(s); ok = 1; if (!ok) return; }
int is_valid_key(const char *s);
void by_name(const char *s) { if (is_valid_key(s)) ; }
)");
  EXPECT_EQ(P.guards("refuse", false), "s: " + Digits);
  EXPECT_EQ(P.guards("refuse", true), "nothing");
  EXPECT_EQ(P.guards("status", false), "s: " + Digits);
  EXPECT_EQ(P.guards("span", false), "s: " + text("01"));
  EXPECT_EQ(P.guards("same_length"), "s: " + text("01"));
  EXPECT_EQ(P.guards("constants", false), "s: " + text("ascde"));
  EXPECT_EQ(P.guards("argument"), "argv[1]: " + Digits);
  EXPECT_EQ(P.guards("member"), "o->name: " + Digits);
  EXPECT_EQ(P.guards("array"), "b: " + Digits);
  EXPECT_EQ(P.guards("other"), "t: " + Digits);
  EXPECT_EQ(P.guards("size", false), "nothing");
  EXPECT_EQ(P.guards("same"), "nothing");
  EXPECT_EQ(P.guards("null", false), "nothing");
  EXPECT_EQ(P.guards("cleaned"), "nothing");
  EXPECT_EQ(P.guards("local", false), "s: " + Digits);
  EXPECT_EQ(P.guards("stale", false), "nothing");
  EXPECT_EQ(P.guards("set", false), "nothing");
  EXPECT_EQ(P.guards("by_name"), "s: " + text(Unreserved) + " by name");
}

TEST(GuardTest, TextsOfCxx) {
  RunProgram P(Language::Cxx, R"(
void equal(const std::string &s) { if (s == "asc" || s == "desc") ; }
void unequal(const std::string &s) { if (s != "asc" && s != "desc") return; }
void negated(std::string_view s) { if (!(s == "asc" || s == "desc")) return; }
void all_of(const std::string &s) { if (!std::all_of(s.begin(), s.end(), ::isdigit)) return; }
void lambda(const std::string &s) { const auto is = [](char c) { return isdigit(c) || c == '-'; }; if (std::all_of(s.begin(), s.end(), is)) ; }
void captured(const std::string &s) { const std::string set = "abc"; if (std::all_of(s.begin(), s.end(), [&](char c) { return set.find(c) != std::string::npos; })) ; }
void search(const std::string &s) { if (s.find_first_not_of("01") != std::string::npos) return; }
void named(const std::string &s) { static const char allowed[] = "01"; if (s.find_first_not_of(allowed) == std::string::npos) ; }
struct O { std::string name; const std::string &get() const; };
void member(const O &o) { if (o.name == "x") ; }
void getter(const O &o) { if (o.get() == "x") ; }
void method(QChar c) { if (c.isDigit()) ; }
void qt(const QString &s) { if (s == "x") ; }
void pointer(const std::string *s) { if (s->find_first_not_of("01") == std::string::npos) ; }
void blank(const std::string &s) { if (s.find(' ') != std::string::npos) return; }
void any(const std::string &s) { if (s != "all") ; }
void empty(const std::string &s) { if (s.empty()) return; }
void mixed(const std::string &s, bool strict) { if (strict && s.find_first_not_of("01") == std::string::npos) ; }
void loose(const std::string &s, bool strict) { if (!strict || s.find_first_not_of("01") == std::string::npos) ; }
void flag(const std::string &s) { const bool ok = s.find_first_not_of("01") == std::string::npos; if (ok) ; }
)");
  EXPECT_EQ(P.guards("equal"), "s: " + text("ascde"));
  EXPECT_EQ(P.guards("unequal", false), "s: " + text("ascde"));
  EXPECT_EQ(P.guards("negated", false), "s: " + text("ascde"));
  EXPECT_EQ(P.guards("all_of", false), "s: " + Digits);
  EXPECT_EQ(P.guards("lambda"), "s: " + text(Digit | CharSet("-")));
  EXPECT_EQ(P.guards("captured"), "s: " + text("abc"));
  EXPECT_EQ(P.guards("search", false), "s: " + text("01"));
  EXPECT_EQ(P.guards("named"), "s: " + text("01"));
  EXPECT_EQ(P.guards("member"), "o.name: " + text("x"));
  EXPECT_EQ(P.guards("getter"), "o.get(): " + text("x"));
  EXPECT_EQ(P.guards("method"), "c: " + text(Digit | NonAscii));
  EXPECT_EQ(P.guards("qt"), "s: " + text("x"));
  EXPECT_EQ(P.guards("pointer"), "s: " + text("01"));
  EXPECT_EQ(P.guards("blank", false),
            "s: " + text(~CharSet(std::string_view("\0 ", 2))));
  EXPECT_EQ(P.guards("any"), "nothing");
  EXPECT_EQ(P.guards("any", false), "s: " + text("al"));
  EXPECT_EQ(P.guards("empty", false), "nothing");
  EXPECT_EQ(P.guards("mixed"), "s: " + text("01"));
  EXPECT_EQ(P.guards("loose"), "nothing");
  EXPECT_EQ(P.guards("flag"), "s: " + text("01"));
}

TEST(GuardTest, Labels) {
  RunProgram P(Language::C, R"(
void f(char c) { switch (c) { case '/': break; case 'a' ... 'c': break; default: ; } }
void expression(const char *p) { switch (*p) { case 'x': break; } }
void number(int n) { switch (n + 1) { case 5: break; } }
)");
  EXPECT_EQ(P.label("f", 0), "c: " + text("/"));
  EXPECT_EQ(P.label("f", 1), "c: " + text("abc"));
  EXPECT_EQ(P.label("f", 2), "c: " + text(~CharSet("/abc")));
  EXPECT_EQ(P.label("expression", 0), "*p: " + text("x"));
  EXPECT_EQ(P.label("expression", std::nullopt), "*p: " + text(~CharSet("x")));
  EXPECT_EQ(P.label("number", 0), "nothing");
}

} // namespace
} // namespace clang::tidy::uri
