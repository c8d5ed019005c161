//===--- ValidatorTest.cpp - uri-tidy -------------------------------------===//
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

// Not recognized yet: a sample has to fit at every position.
TEST(ValidatorTest, DISABLED_PositionsInC) {
  RunProgram P(Language::C, R"(
int uuid(const char *s) {
  for (int i = 0; i < 36; i++) {
    switch (i) {
    case 8: case 13: case 18: case 23:
      if (s[i] != '-') return 0;
      break;
    default:
      if (!isxdigit((unsigned char)s[i])) return 0;
    }
  }
  return s[36] == 0;
}
)");
  EXPECT_EQ(P.validated("uuid"), text(HexDigit | CharSet("-")));
}

TEST(ValidatorTest, LoopsInC) {
  RunProgram P(Language::C, R"(
typedef int bool_t;
int digits(const char *s) { for (; *s; s++) if (*s < '0' || *s > '9') return 0; return 1; }
int alnum(const char *s) { while (*s) { if (!isalnum((unsigned char)*s)) return 0; ++s; } return 1; }
int hex_hash(const char *s) {
  if (!s || strlen(s) != 40) return 0;
  for (int i = 0; i < 40; i++) if (!isxdigit(s[i])) return 0;
  return 1;
}
int uuid(const char *s) {
  for (int i = 0; i < 36; i++) {
    switch (i) {
    case 8: case 13: case 18: case 23:
      if (s[i] != '-') return 0;
      break;
    default:
      if (!isxdigit((unsigned char)s[i])) return 0;
    }
  }
  return s[36] == 0;
}
int slug(const char *s, int maximum) {
  int n = 0;
  for (const char *p = s; *p; p++, n++) {
    if (isdigit(*p) || islower(*p)) continue;
    if (*p == '-' && p != s && p[1]) continue;
    return 0;
  }
  return n > 0 && n < maximum;
}
int decimal(const char *s) {
  if (*s == '-' || *s == '+') s++;
  if (!*s) return 0;
  for (; *s; s++) if (!isdigit(*s)) return 0;
  return 1;
}
int identifier(const char *s) {
  if (!isalpha(*s) && *s != '_') return 0;
  while (isalnum(*s) || *s == '_') s++;
  return *s == '\0';
}
int span(const char *s) { return s[strspn(s, "0123456789abcdef")] == '\0'; }
int length(const char *s) { return strspn(s, "01") == strlen(s); }
int one_of(const char *s) { return strcmp(s, "asc") == 0 || !strcmp(s, "desc"); }
int sized(const char *s, size_t n) { for (size_t i = 0; i < n; i++) if (!isdigit(s[i])) return 0; return 1; }
int by_jump(const char *s) { for (; *s; s++) if (!islower(*s)) goto bad; return 1; bad: puts("bad"); return 0; }
int excludes(const char *s) { return strpbrk(s, "&=?#") == 0; }
int checked(const char *s) { if (!s) abort(); return digits(s); }
static int recurse(const char *s) { return !*s || (isdigit(*s) && recurse(s + 1)); }
int by_recursion(const char *s) { return *s && recurse(s); }
)");
  EXPECT_EQ(P.validated("digits"), text(Digit));
  EXPECT_EQ(P.validated("alnum"), text(Alpha | Digit));
  EXPECT_EQ(P.validated("hex_hash"), text(HexDigit));
  EXPECT_EQ(P.validated("slug"),
            text(Digit | CharSet("-") | CharSet::range('a', 'z')));
  EXPECT_EQ(P.validated("decimal"), text(Digit | CharSet("+-")));
  EXPECT_EQ(P.validated("identifier"), text(Alpha | Digit | CharSet("_")));
  EXPECT_EQ(P.validated("span"), text("0123456789abcdef"));
  EXPECT_EQ(P.validated("length"), text("01"));
  EXPECT_EQ(P.validated("one_of"), text("ascde"));
  EXPECT_EQ(P.validated("sized"), text(Digit));
  EXPECT_EQ(P.validated("by_jump"), text(CharSet::range('a', 'z')));
  EXPECT_EQ(P.validated("excludes"),
            text(~CharSet("&=?#") - CharSet(std::string_view("\0", 1))));
  EXPECT_EQ(P.validated("checked"), text(Digit));
  EXPECT_EQ(P.validated("by_recursion"), "nothing") << "too deep";
}

TEST(ValidatorTest, StylesOfCxx) {
  RunProgram P(Language::Cxx, R"(
bool all_of(const std::string &s) { return std::all_of(s.begin(), s.end(), [](unsigned char c) { return std::isalnum(c) || c == '_'; }); }
bool by_name(const std::string &s) { return !s.empty() && std::all_of(s.begin(), s.end(), ::isdigit); }
bool none_of(std::string s) { return std::none_of(s.begin(), s.end(), [](char c) { return c < '0' || c > '9'; }); }
bool any_of(const std::string &s) { return !std::any_of(s.begin(), s.end(), [](char c) { return !isxdigit(c); }); }
bool generic(const std::string &s) { auto is = [](auto c) { return c == 'x'; }; is('x'); return std::all_of(s.begin(), s.end(), is); }
bool find_if(const std::string &s) { return std::find_if(s.begin(), s.end(), [](char c) { return !isdigit(c); }) == s.end(); }
bool find_if_not(const std::string &s) { return std::find_if_not(s.begin(), s.end(), ::isdigit) == s.end(); }
bool ranges(const std::string &s) { return std::ranges::all_of(s, ::isdigit); }
bool search(const std::string &s) { return s.find_first_not_of("0123456789.") == std::string::npos; }
bool view(std::string_view s) { for (char c : s) if (!isdigit(c)) return false; return !s.empty(); }
bool index(const std::string &s) { for (size_t i = 0; i < s.size(); ++i) if (s[i] < 'a' || s[i] > 'f') return false; return true; }
bool flag(const std::string &s) { bool ok = true; for (char c : s) ok = ok && isdigit(c); return ok; }
bool thrown(const std::string &s) { for (char c : s) if (!isdigit(c)) throw 1; return true; }
bool table(const std::string &s) { static const std::string list[] = {"day", "week"}; for (const auto &x : list) if (x == "day") return s == "day"; return false; }
bool qt(const QString &s) { for (const QChar c : s) if (!(c.unicode() < 128 && c.isLetterOrNumber())) return false; return true; }
bool qt_unicode(const QString &s) { for (QChar c : s) if (!c.isLetterOrNumber()) return false; return true; }
struct S { bool strict; bool method(const std::string &s) const { return strict ? is(s) : is(s); } bool loose(const std::string &s) const { return !strict || is(s); }
  static bool is(const std::string &s) { for (char c : s) if (!isdigit(c)) return false; return true; } };
)");
  const std::string Digits = text(Digit);
  EXPECT_EQ(P.validated("all_of"), text(Alpha | Digit | CharSet("_")));
  EXPECT_EQ(P.validated("by_name"), Digits);
  EXPECT_EQ(P.validated("none_of"), Digits);
  EXPECT_EQ(P.validated("any_of"), text(HexDigit));
  EXPECT_EQ(P.validated("generic"), text("x"));
  EXPECT_EQ(P.validated("find_if"), Digits);
  EXPECT_EQ(P.validated("find_if_not"), Digits);
  EXPECT_EQ(P.validated("ranges"), Digits);
  EXPECT_EQ(P.validated("search"), text(Digit | CharSet(".")));
  EXPECT_EQ(P.validated("view"), Digits);
  EXPECT_EQ(P.validated("index"), text("abcdef"));
  EXPECT_EQ(P.validated("flag"), Digits);
  EXPECT_EQ(P.validated("thrown"), Digits);
  EXPECT_EQ(P.validated("table"), text("day"));
  EXPECT_EQ(P.validated("qt"), text(Alpha | Digit));
  EXPECT_EQ(P.validated("qt_unicode"), text(Alpha | Digit | NonAscii));
  EXPECT_EQ(P.validated("method"), Digits);
  EXPECT_EQ(P.validated("loose"), "nothing");
}

TEST(ValidatorTest, Rejections) {
  RunProgram P(Language::C, R"(
int invalid(const char *s) { return strspn(s, "abc") != strlen(s); }
int check(const char *s) { for (; *s; s++) if (!isdigit(*s)) return -1; return 0; }
)");
  EXPECT_EQ(P.validated("invalid", 0, false), text("abc"));
  EXPECT_EQ(P.validated("invalid"), "nothing");
  EXPECT_EQ(P.validated("check", 0, false), text(Digit));
}

/// A way through the function that a text opens, after which anything passes.
TEST(ValidatorTest, WaysRoundTheTest) {
  RunProgram P(Language::C, R"(
int digits(const char *s) { for (; *s; s++) if (!isdigit(*s)) return 0; return 1; }
int begins(const char *s) { return *s == '/' || digits(s); }
int contains(const char *s) { return strchr(s, '@') || digits(s); }
int scheme(const char *s) { return strncmp(s, "http://", 7) == 0 || digits(s); }
int until_slash(const char *s) { for (; *s && *s != '/'; s++) if (!isdigit(*s)) return 0; return 1; }
int only_first(const char *s) { return isalpha(*s); }
int only_last(const char *s) { size_t n = strlen(s); return n && isalpha(s[n - 1]); }
int not_empty(const char *s) { return s && *s; }
int is_short(const char *s) { return strlen(s) < 20; }
int no_parent(const char *s) { for (; *s; s++) if (s[0] == '.' && s[1] == '.') return 0; return 1; }
int from_second(const char *s) { if (!*s) return 0; for (s++; *s; s++) if (!isdigit(*s)) return 0; return 1; }
int long_text(const char *s) { return strlen(s) > 100 || digits(s); }
)");
  for (const char *F : {"begins", "contains", "scheme", "until_slash",
                        "only_first", "only_last", "not_empty", "is_short",
                        "no_parent", "from_second", "long_text"})
    EXPECT_EQ(P.validated(F), "nothing") << F;
}

TEST(ValidatorTest, WhatIsNotKnown) {
  RunProgram P(Language::C, R"(
int unknown(const char *s);
int lookup(const char *s) { return unknown(s); }
int partly(const char *s) { for (; *s; s++) if (!isdigit(*s)) return unknown(s); return 1; }
int never(const char *s) { return 0; }
int forever(const char *s) { for (;;) {} }
int cleans(char *s) { for (; *s; s++) if (!isdigit(*s)) *s = '_'; return 1; }
int compares(const char *s, const char *t) { return strcmp(s, t) == 0; }
int number(int n) { return n == 1; }
void none(const char *s) {}
)");
  for (const char *F : {"unknown", "lookup", "partly", "never", "forever",
                        "cleans", "compares", "number", "none"})
    EXPECT_EQ(P.validated(F), "nothing") << F;
  EXPECT_EQ(P.validated("lookup", 7), "nothing");
}

TEST(ValidatorTest, TextsThatAreChangedFirst) {
  RunProgram P(Language::C, R"(
static int digit(char c) { return c >= 'a' ? c - 'a' + 10 : c >= 'A' ? c - 'A' + 10 : c - '0'; }
static void decode(char *d, const char *s) {
  while (*s)
    if (*s == '%' && isxdigit(s[1]) && isxdigit(s[2])) {
      *d++ = digit(s[1]) * 16 + digit(s[2]);
      s += 3;
    } else {
      *d++ = *s++;
    }
  *d = 0;
}
int decoded(const char *s) { char d[99]; decode(d, s); return !strcmp(d, "a/b"); }
int decoded_digits(const char *s) {
  char d[99];
  decode(d, s);
  for (const char *p = d; *p; p++) if (!isdigit(*p)) return 0;
  return 1;
}
int without_hyphens(const char *s) {
  char d[99], *out = d;
  for (; *s; s++) if (*s != '-') *out++ = *s;
  *out = 0;
  return !strcmp(d, "abc");
}
int without_controls(const char *s) {
  char d[99], *out = d;
  for (; *s; s++) if (*s >= ' ' || *s < 0) *out++ = *s;
  *out = 0;
  return !strcmp(d, "abc");
}
)");
  EXPECT_EQ(P.validated("decoded"), text(HexDigit | CharSet("%a/b")));
  EXPECT_EQ(P.validated("decoded_digits"), text(HexDigit | CharSet("%")));
  EXPECT_EQ(P.validated("without_hyphens"), text("abc-"));
  EXPECT_EQ(P.validated("without_controls"),
            text(CharSet::range('\x01', '\x1F') | CharSet("abc")));
}

TEST(ValidatorTest, KnownByName) {
  RunProgram P(Language::C, R"(
int is_valid_token_char(char c);
int token(const char *s) { for (; *s; s++) if (!is_valid_token_char(*s)) return 0; return 1; }
)");
  EXPECT_EQ(P.validated("token"), text(Unreserved));
}

} // namespace
} // namespace clang::tidy::uri
