//===--- PredicateTest.cpp - uri-tidy -------------------------------------===//
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

const std::string Letters = text(Alpha), Digits = text(Digit),
                  Hex = text(HexDigit), Alnum = text(Alpha | Digit);

TEST(PredicateTest, StylesOfC) {
  RunProgram P(Language::C, R"(
int by_range(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
int by_switch(int c) {
  switch (c) {
  case '0': case '1': case '2': case '3': case '4':
  case '5' ... '9': return 1;
  default: return 0;
  }
}
static const unsigned char table[256] = {['a'] = 1, ['z'] = 1, ['_'] = 1};
int by_table(unsigned char c) { return table[c]; }
int by_unmasked_table(char c) { return table[(unsigned char)c]; }
static const unsigned bits[8] = {0, 0x3FF0000, 0, 0, 0, 0, 0, 0};
int by_mask(unsigned char c) { return (bits[c >> 5] >> (c & 31)) & 1; }
int by_search(char c) { return strchr("abc", c) != NULL; }
int by_pointer(char c) { return c && strchr("abc", c) != 0; }
int by_loop(char c) { for (const char *p = "xyz"; *p; p++) if (*p == c) return 1; return 0; }
static int digit(char c) { return c >= '0' && c <= '9'; }
int by_call(char c) { return digit(c) || c == '-'; }
int by_recursion(int c) { if (c > '9') return by_recursion(c - 100) && 0; if (c < '0') return 0; return 1; }
int by_fold(int c) { c |= 32; return c >= 'a' && c <= 'z'; }
int by_jump(int c) { if (c == 'x') goto yes; return 0; yes: return 1; }
int by_difference(char c) { return (unsigned)(c - '0') < 10; }
)");
  EXPECT_EQ(P.accepted("by_range"), Hex);
  EXPECT_EQ(P.accepted("by_switch"), Digits);
  EXPECT_EQ(P.accepted("by_table"), text("az_"));
  EXPECT_EQ(P.accepted("by_unmasked_table"), text("az_"));
  EXPECT_EQ(P.accepted("by_mask"), Digits);
  EXPECT_EQ(P.accepted("by_search"), text(llvm::StringRef("abc\0", 4)));
  EXPECT_EQ(P.accepted("by_pointer"), text("abc"));
  EXPECT_EQ(P.accepted("by_loop"), text("xyz"));
  EXPECT_EQ(P.accepted("by_call"), text(Digit | CharSet("-")));
  EXPECT_EQ(P.accepted("by_recursion"), Digits);
  EXPECT_EQ(P.accepted("by_fold"), Letters);
  EXPECT_EQ(P.accepted("by_jump"), text("x"));
  EXPECT_EQ(P.accepted("by_difference"), Digits);
}

TEST(PredicateTest, FunctionsOfLibraries) {
  RunProgram P(Language::C, R"(
int g_ascii_isalnum(char c);
int own(int c) { return isalnum(c) || c == '_'; }
int cast(char c) { return isxdigit((unsigned char)c); }
)");
  EXPECT_EQ(P.accepted("isalnum"), Alnum);
  EXPECT_TRUE(P.dependsOnLocale("isalnum"));
  EXPECT_EQ(P.accepted("g_ascii_isalnum"), Alnum);
  EXPECT_FALSE(P.dependsOnLocale("g_ascii_isalnum"));
  EXPECT_EQ(P.accepted("own"), text(Alpha | Digit | CharSet("_")));
  EXPECT_TRUE(P.dependsOnLocale("own"));
  EXPECT_EQ(P.accepted("cast"), Hex);
}

TEST(PredicateTest, StylesOfCxx) {
  RunProgram P(Language::Cxx, R"(
bool by_reference(const char &c) { return c == '/' || c == ':'; }
constexpr bool in(char c, const char *set) { return *set && (*set == c || in(c, set + 1)); }
bool by_recursion(char c) { return in(c, "ab"); }
bool by_find(char c) { static const std::string set = "-._~"; return set.find(c) != std::string::npos; }
bool by_ternary(char c) { return c < 'a' ? false : c > 'c' ? false : true; }
template <typename T> bool by_template(T c) { return c == 'q'; }
bool instance = by_template('x');
bool by_lambda(char c) { const auto is = [](char d) { return d == '+'; }; return is(c); }
struct S { bool flag; bool by_method(char c) const { return c == '#'; } bool by_flag(char c) const { return flag && c == '#'; } };
bool by_class(QChar c) { return c.isDigit() || c == '.'; }
bool with_default(char c, bool other = false) { return c == 'd'; }
)");
  EXPECT_EQ(P.accepted("by_reference"), text("/:"));
  EXPECT_EQ(P.accepted("by_recursion"), text("ab"));
  EXPECT_EQ(P.accepted("by_find"), text("-._~"));
  EXPECT_EQ(P.accepted("by_ternary"), text("abc"));
  EXPECT_EQ(P.accepted("by_template"), text("q"));
  EXPECT_EQ(P.accepted("by_lambda"), text("+"));
  EXPECT_EQ(P.accepted("by_method"), text("#"));
  EXPECT_EQ(P.accepted("by_flag"), "nothing");
  EXPECT_EQ(P.accepted("with_default"), text("d"));
  // Unicode has more digits.
  EXPECT_EQ(P.accepted("by_class"), text(Digit | CharSet(".") | NonAscii));
}

TEST(PredicateTest, Lambdas) {
  RunProgram P(Language::Cxx, R"(
auto Plain = [](unsigned char c) { return std::isalnum(c) || c == '-'; };
)");
  EXPECT_EQ(P.accepted("operator()"), text(Alpha | Digit | CharSet("-")));
}

TEST(PredicateTest, WideCharacters) {
  RunProgram P(Language::Cxx, R"(
bool ascii(char32_t c) { return c < 0x80; }
bool low_byte(char16_t c) { return (c & 0xFF) == '0'; }
bool beyond(wchar_t c) { return c == 'a' || c > 0x7F; }
)");
  EXPECT_EQ(P.accepted("ascii"), text(Ascii));
  EXPECT_EQ(P.accepted("low_byte"), text(CharSet("0") | NonAscii));
  EXPECT_EQ(P.accepted("beyond"), text(CharSet("a") | NonAscii));
}

TEST(PredicateTest, WhatIsNotKnown) {
  RunProgram P(Language::C, R"(
int unknown(char c);
int calls_unknown(char c) { return unknown(c); }
int state; int by_state(char c) { return c == state; }
int by_option(char c) { return getenv("X") ? c == 'a' : c == 'b'; }
void none(char c) {}
int two(char c, char d) { return c == d; }
int forever(char c) { while (c == 'a') {} return c == 'b'; }
int deep(int c) { return deep(c + 1); }
int text(const char *s) { return *s == 'a'; }
int nothing(void) { return 1; }
)");
  for (const char *F : {"unknown", "calls_unknown", "by_state", "by_option",
                        "none", "two", "forever", "deep", "text", "nothing"})
    EXPECT_EQ(P.accepted(F), "nothing") << F;
}

} // namespace
} // namespace clang::tidy::uri
