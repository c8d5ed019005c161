//===--- Utf8Test.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Utf8.h"

#include <gtest/gtest.h>

using namespace uricore;

static std::string utf8(char32_t CodePoint) {
  std::string Out;
  appendUtf8(Out, CodePoint);
  return Out;
}

TEST(Utf8Test, Appends) {
  EXPECT_EQ(utf8(0), std::string(1, '\0'));
  EXPECT_EQ(utf8(0x7F), "\x7F");
  EXPECT_EQ(utf8(0x80), "\xC2\x80");
  EXPECT_EQ(utf8(0x7FF), "\xDF\xBF");
  EXPECT_EQ(utf8(0x800), "\xE0\xA0\x80");
  EXPECT_EQ(utf8(0x4F8B), "\xE4\xBE\x8B");
  EXPECT_EQ(utf8(0xFFFF), "\xEF\xBF\xBF");
  EXPECT_EQ(utf8(0x10000), "\xF0\x90\x80\x80");
  EXPECT_EQ(utf8(0x1F600), "\xF0\x9F\x98\x80");
  EXPECT_EQ(utf8(0x10FFFF), "\xF4\x8F\xBF\xBF");
}

TEST(Utf8Test, EveryScalarValueIsOneSequence) {
  for (char32_t C = 0; C <= 0x10FFFF; ++C) {
    if (C >= 0xD800 && C <= 0xDFFF)
      continue;
    const std::string Text = utf8(C);
    ASSERT_EQ(utf8SequenceLength(Text, 0), Text.size()) << std::hex << C;
  }
}

// There are as many well-formed sequences of two and three bytes as scalar
// values that need them, so no other sequence is accepted.
TEST(Utf8Test, NothingElseOfUpToThreeBytes) {
  unsigned Counts[5] = {};
  char Text[3];
  for (unsigned Value = 0; Value < 1U << 24; ++Value) {
    Text[0] = static_cast<char>(Value >> 16);
    Text[1] = static_cast<char>(Value >> 8);
    Text[2] = static_cast<char>(Value);
    ++Counts[utf8SequenceLength({Text, 3}, 0)];
  }
  EXPECT_EQ(Counts[1], 0x80U << 16);
  EXPECT_EQ(Counts[2], (0x800U - 0x80U) << 8);
  EXPECT_EQ(Counts[3], 0x10000U - 0x800U - 0x800U);
  EXPECT_EQ(Counts[4], 0U);
}

// The same for four bytes: all lead bytes of that length, and for the other
// bytes, every value around the valid range.
TEST(Utf8Test, NothingElseOfFourBytes) {
  unsigned Count = 0;
  char Text[4];
  for (int Lead = 0xF0; Lead <= 0xFF; ++Lead)
    for (int Second = 0x7E; Second <= 0xC1; ++Second)
      for (int Third = 0x7E; Third <= 0xC1; ++Third)
        for (int Fourth = 0x7E; Fourth <= 0xC1; ++Fourth) {
          Text[0] = static_cast<char>(Lead);
          Text[1] = static_cast<char>(Second);
          Text[2] = static_cast<char>(Third);
          Text[3] = static_cast<char>(Fourth);
          Count += utf8SequenceLength({Text, 4}, 0) == 4;
        }
  EXPECT_EQ(Count, 0x110000U - 0x10000U);
}

TEST(Utf8Test, OffsetsAndCutSequences) {
  EXPECT_EQ(utf8SequenceLength("", 0), 0U);
  EXPECT_EQ(utf8SequenceLength("a", 1), 0U);
  EXPECT_EQ(utf8SequenceLength("a", std::string_view::npos), 0U);
  EXPECT_EQ(utf8SequenceLength("a\xC3\xA9", 1), 2U);
  EXPECT_EQ(utf8SequenceLength("a\xC3\xA9", 2), 0U);
  EXPECT_EQ(utf8SequenceLength("\xC3", 0), 0U);
  EXPECT_EQ(utf8SequenceLength("\xE4\xBE", 0), 0U);
  EXPECT_EQ(utf8SequenceLength("\xF0\x9F\x98", 0), 0U);
}

TEST(Utf8Test, WholeTexts) {
  EXPECT_TRUE(isValidUtf8(""));
  EXPECT_TRUE(isValidUtf8("abc"));
  EXPECT_TRUE(isValidUtf8("caf\xC3\xA9 \xF0\x9F\x98\x80"));
  EXPECT_FALSE(isValidUtf8("caf\xE9"));
  EXPECT_FALSE(isValidUtf8("\xC0\xAF"));         // overlong '/'
  EXPECT_FALSE(isValidUtf8("\xED\xA0\x80"));     // a surrogate
  EXPECT_FALSE(isValidUtf8("\xF4\x90\x80\x80")); // U+110000
  EXPECT_FALSE(isValidUtf8("a\xC3"));
}
