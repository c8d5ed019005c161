//===--- CharSetTest.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/CharSet.h"

#include <gtest/gtest.h>

using namespace uricore;

// The static_asserts in the header check the consistency of the algebra. These
// tests compare the sets with the text of the RFC, character by character.

TEST(CharSetTest, EmptyAndFull) {
  EXPECT_EQ(CharSet().size(), 0U);
  EXPECT_TRUE(CharSet().empty());
  EXPECT_EQ((~CharSet()).size(), 256U);
  EXPECT_FALSE((~CharSet()).empty());
}

TEST(CharSetTest, HoldsTheBytesItWasMadeOf) {
  const CharSet Set("a\xFF%");
  for (unsigned Byte = 0; Byte < 256; ++Byte)
    EXPECT_EQ(Set.contains(static_cast<unsigned char>(Byte)),
              Byte == 'a' || Byte == 0xFF || Byte == '%')
        << Byte;
}

TEST(CharSetTest, HoldsNul) {
  const CharSet Set(std::string_view("\0b", 2));
  EXPECT_TRUE(Set.contains(0));
  EXPECT_EQ(Set.size(), 2U);
}

TEST(CharSetTest, RangesIncludeBothEnds) {
  EXPECT_EQ(CharSet::range('a', 'c'), CharSet("abc"));
  EXPECT_EQ(CharSet::range('a', 'a'), CharSet("a"));
  EXPECT_EQ(CharSet::range('b', 'a'), CharSet());
  EXPECT_EQ(CharSet::range('\0', '\xFF'), ~CharSet());
  EXPECT_EQ(CharSet::range('\x80', '\xFF'), NonAscii);
}

TEST(CharSetTest, Algebra) {
  const CharSet A("abc"), B("bcd");
  EXPECT_EQ(A | B, CharSet("abcd"));
  EXPECT_EQ(A & B, CharSet("bc"));
  EXPECT_EQ(A - B, CharSet("a"));
  EXPECT_EQ(~~A, A);
  EXPECT_NE(A, B);
  EXPECT_TRUE((A & B).isSubsetOf(A));
  EXPECT_FALSE(A.isSubsetOf(B));
  EXPECT_TRUE((A - B).isDisjointFrom(B));
  EXPECT_FALSE(A.isDisjointFrom(B));
}

TEST(CharSetTest, FindFirstOf) {
  EXPECT_EQ(findFirstOf("a/b?c", CharSet("/?")), 1U);
  EXPECT_EQ(findFirstOf("a/b?c", CharSet("/?"), 2), 3U);
  EXPECT_EQ(findFirstOf("abc", CharSet("/?")), 3U);
  EXPECT_EQ(findFirstOf("abc", CharSet("c"), 3), 3U);
  EXPECT_TRUE(consistsOf("", CharSet()));
  EXPECT_TRUE(consistsOf("abba", CharSet("ab")));
  EXPECT_FALSE(consistsOf("abc", CharSet("ab")));
}

struct Rule {
  const char *Name;
  CharSet Set;
  /// The printable ASCII characters in the set, in ASCII order.
  std::string_view Members;
};

static const Rule Rules[] = {
    {"ALPHA", Alpha, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"},
    {"DIGIT", Digit, "0123456789"},
    {"HEXDIG", HexDigit, "0123456789ABCDEFabcdef"},
    {"unreserved", Unreserved,
     "-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~"},
    {"gen-delims", GenDelims, "#/:?@[]"},
    {"sub-delims", SubDelims, "!$&'()*+,;="},
    {"reserved", Reserved, "!#$&'()*+,/:;=?@[]"},
    {"scheme", SchemeChars,
     "+-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"},
    {"userinfo", UserinfoChars,
     "!$&'()*+,-.0123456789:;=ABCDEFGHIJKLMNOPQRSTUVWXYZ_"
     "abcdefghijklmnopqrstuvwxyz~"},
    {"reg-name", RegNameChars,
     "!$&'()*+,-.0123456789;=ABCDEFGHIJKLMNOPQRSTUVWXYZ_"
     "abcdefghijklmnopqrstuvwxyz~"},
    {"host", HostChars,
     "!$&'()*+,-.0123456789:;=ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_"
     "abcdefghijklmnopqrstuvwxyz~"},
    {"port", PortChars, "0123456789"},
    {"pchar", Pchar,
     "!$&'()*+,-.0123456789:;=@ABCDEFGHIJKLMNOPQRSTUVWXYZ_"
     "abcdefghijklmnopqrstuvwxyz~"},
    {"path", PathChars,
     "!$&'()*+,-./0123456789:;=@ABCDEFGHIJKLMNOPQRSTUVWXYZ_"
     "abcdefghijklmnopqrstuvwxyz~"},
    {"query", QueryChars,
     "!$&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_"
     "abcdefghijklmnopqrstuvwxyz~"},
    {"fragment", FragmentChars,
     "!$&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_"
     "abcdefghijklmnopqrstuvwxyz~"},
    {"URI", UriChars,
     "!#$%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_"
     "abcdefghijklmnopqrstuvwxyz~"},
    {"form", FormSafe,
     "*-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"},
    {"WHATWG query", WhatwgQueryChars,
     "!$%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`"
     "abcdefghijklmnopqrstuvwxyz{|}~"},
};

TEST(CharSetTest, SetsOfTheGrammar) {
  for (const Rule &R : Rules) {
    std::string Members;
    for (unsigned Byte = 0; Byte < 256; ++Byte)
      if (R.Set.contains(static_cast<unsigned char>(Byte)))
        Members += static_cast<char>(Byte);
    EXPECT_EQ(Members, R.Members) << R.Name;
  }
}
