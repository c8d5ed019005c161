//===--- RegexCharsTest.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/RegexChars.h"
#include "gmock/gmock.h"
#include <random>
#include <regex>

using namespace clang::tidy::uri;
using uricore::CharSet;

namespace {

std::string ascii(std::optional<CharSet> Set) {
  if (!Set)
    return "anything";
  std::string Result;
  for (unsigned char C = ' '; C < 0x7f; ++C)
    if (Set->contains(C))
      Result += static_cast<char>(C);
  return Result;
}

std::string enclosed(llvm::StringRef Pattern) {
  return ascii(charsOfMatch(Pattern, /*IsWhole=*/false));
}

TEST(RegexCharsTest, classes) {
  EXPECT_EQ(enclosed("^[a-c]+$"), "abc");
  EXPECT_EQ(enclosed("^[]a]$"), "]a");
  EXPECT_EQ(enclosed("^[-a]$"), "-a");
  EXPECT_EQ(enclosed("^[a-]$"), "-a");
  EXPECT_EQ(enclosed("^[\\d.]+$"), ".0123456789");
  EXPECT_EQ(enclosed("^[[:digit:]x]{3,}$"), "0123456789x");
  EXPECT_EQ(enclosed("^[\\x41-C]$"), "ABC");
  EXPECT_EQ(enclosed("^[^ -.0-~]$"), "/");
  EXPECT_EQ(enclosed("^\\x2f$"), "/");
}

TEST(RegexCharsTest, groupsAndQuantifiers) {
  EXPECT_EQ(enclosed("^(a|(?:b)|(?<n>c)|(?P<m>d)){2}e*?f+$"), "abcdef");
  EXPECT_EQ(enclosed("^(?=a)a{1,2}$"), "a");
  EXPECT_EQ(enclosed("^a{x$"), "ax{");
  EXPECT_EQ(enclosed("(?i)^a$"), "a");
  EXPECT_EQ(enclosed("^(a)\\1\\b$"), "a");
  EXPECT_EQ(enclosed("\\Aa\\z"), "a");
}

TEST(RegexCharsTest, onlyPartsOfTheText) {
  EXPECT_EQ(enclosed("[a-z]+"), "anything");
  EXPECT_EQ(enclosed("^[a-z]+"), "anything");
  EXPECT_EQ(enclosed("[a-z]+$"), "anything");
  EXPECT_EQ(enclosed("^a$|b"), "anything");
  EXPECT_EQ(enclosed("^a|b$"), "anything");
  EXPECT_EQ(enclosed("^a\\$"), "anything");
  EXPECT_EQ(enclosed("^a$|^b$"), "ab");
  EXPECT_EQ(ascii(charsOfMatch("a|b", /*IsWhole=*/true)), "ab");
}

TEST(RegexCharsTest, anyCharacter) {
  EXPECT_EQ(charsOfMatch("^.*$", false), ~CharSet());
  EXPECT_EQ(charsOfMatch("^\\p{L}$", false), ~CharSet());
  EXPECT_TRUE(charsOfMatch("^[^a]$", false)->contains(0xe9));
  EXPECT_TRUE(charsOfMatch("^[^\xc3\xa9]$", false)->contains(0xc3));
  EXPECT_TRUE(charsOfMatch("^[\xc3\xa9]$", false)->contains(0xaf));
}

TEST(RegexCharsTest, noMatch) {
  EXPECT_EQ(ascii(charsWithoutMatch("[^a-c]")), "abc");
  EXPECT_EQ(ascii(charsWithoutMatch("\\D+")), "0123456789");
  EXPECT_EQ(charsWithoutMatch("[a]"), ~CharSet("a"));
  for (const char *Pattern : {"", "[^a-c]x", "[^a-c]{2}", "^[^a-c]", "a",
                              "[^a-c]*", "[^a", "\\P", "[\\P]", "."})
    EXPECT_EQ(charsWithoutMatch(Pattern), std::nullopt) << Pattern;
}

TEST(RegexCharsTest, malformed) {
  for (const char *Pattern : {"^[a$", "^(a$", "^a)$", "^[[:$", "^(?$", "^(?<$",
                              "^\\", "^a\\", "", "(?", "(?i", "(?-i"})
    EXPECT_EQ(enclosed(Pattern), "anything") << Pattern;
}

// What the library matches consists of the characters.
TEST(RegexCharsTest, agreesWithTheLibrary) {
  std::mt19937 Random(7);
  const auto Pick = [&](llvm::ArrayRef<const char *> From) {
    return std::string(From[Random() % From.size()]);
  };
  size_t Matches = 0;
  for (int I = 0; I < 3000; ++I) {
    std::string Pattern;
    for (size_t Items = 1 + Random() % 4; Items > 0; --Items) {
      Pattern += Pick({"a", "b", "\\d", "\\w", "[a/]", "[^/]", "[a-c]", "(a|/)",
                       "(?:b|\\?)", "\\x2f", "[[:alpha:]]", "[\\w-]", "[^\\w]",
                       "\\."});
      Pattern += Pick({"", "", "*", "+", "?", "{2}", "{0,2}", "+?"});
    }
    if (Random() % 4 == 0)
      Pattern = "(?=a)" + Pattern;
    if (Random() % 4 == 0)
      Pattern += "|" + Pick({"a+", "/", "[?]"});
    const std::regex Regex(Pattern);
    const auto Chars = charsOfMatch(Pattern, /*IsWhole=*/true);
    ASSERT_TRUE(Chars) << Pattern;
    for (int K = 0; K < 20; ++K) {
      std::string Text;
      for (size_t Length = Random() % 4; Length > 0; --Length)
        Text += "abcz1/?.-_"[Random() % 10];
      if (!std::regex_match(Text, Regex))
        continue;
      ++Matches;
      EXPECT_TRUE(CharSet(Text).isSubsetOf(*Chars)) << Pattern << ' ' << Text;
    }
  }
  EXPECT_GT(Matches, 1000U);
}

} // namespace
