//===--- ScaleTest.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextBuilder.h"
#include "text/Readings.h"
#include "gtest/gtest.h"

namespace clang::tidy::uri {
namespace {

/// Returns the number of steps of \p Build with the argument \p Count.
template <typename Function> size_t stepsOf(unsigned Count, Function Build) {
  TextBuilder B;
  Build(B, Count);
  return B.Texts.steps();
}

/// Expects that ten times the input takes at most about ten times the steps.
template <typename Function> void expectLinear(Function Build) {
  EXPECT_LE(stepsOf(10'000, Build), 11 * stepsOf(1'000, Build));
}

void expectWithinBounds(TextRef T) {
  EXPECT_LE(T->Size.Leaves, TextArena::MaxLeaves);
  EXPECT_LE(T->Size.Bytes, TextArena::MaxBytes);
}

TEST(TextScale, AppendsInLinearTime) {
  expectLinear([](TextBuilder &B, unsigned Count) {
    TextRef T = B.val("base");
    for (unsigned I = 0; I < Count; ++I)
      T = B.row({T, B.lit("&k="), B.val("v")});
    expectWithinBounds(T);
  });
}

// if (a) s += "a"; if (b) s += "b"; ...
TEST(TextScale, JoinsInLinearTime) {
  expectLinear([](TextBuilder &B, unsigned Count) {
    TextRef T = B.val("base");
    for (unsigned I = 0; I < Count; ++I)
      T = B.alt({T, B.row({T, B.lit(std::to_string(I))})});
    expectWithinBounds(T);
  });
}

// for (...) s += a; for (...) s += b; ...
TEST(TextScale, WidensInLinearTime) {
  expectLinear([](TextBuilder &B, unsigned Count) {
    TextRef T = B.val("base");
    for (unsigned I = 0; I < Count; ++I)
      T = B.Texts.widen(T, B.row({T, B.lit(std::to_string(I))}));
    expectWithinBounds(T);
  });
}

TEST(TextScale, DoublesCheaply) {
  for (const char *Text : {"x", "0123456789abcdef0123456789abcdef"}) {
    TextBuilder B;
    TextRef T = B.row({B.val("v"), B.lit(Text)});
    for (unsigned I = 0; I < 64; ++I) {
      T = B.Texts.append(T, T);
      expectWithinBounds(T);
    }
    EXPECT_LE(B.Texts.steps(), 40'000u);
    EXPECT_EQ(itemsOf(T).front(), B.val("v"));
    EXPECT_FALSE(lastOf(T)->Facts->isLost());
  }
}

// x = c ? x + "a" : "(" + x + x + ")";
TEST(TextScale, DoublesInChoices) {
  TextBuilder B;
  TextRef T = B.val("v");
  for (unsigned I = 0; I < 64; ++I) {
    T = B.alt({B.row({T, B.lit("a")}), B.row({B.lit("("), T, T, B.lit(")")})});
    expectWithinBounds(T);
  }
  EXPECT_LE(B.Texts.steps(), 100'000u);
}

// x = enc(x + x);
TEST(TextScale, DoublesInCalls) {
  TextBuilder B;
  TextRef T = B.row({B.val("v"), B.lit("/")});
  for (unsigned I = 0; I < 64; ++I) {
    T = B.enc(B.Texts.append(T, T));
    readingsOf(B.Texts, T);
    expectWithinBounds(T);
  }
  EXPECT_LE(B.Texts.steps(), 100'000u);
}

// x = "<" + x + ">", in a separate loop each time.
TEST(TextScale, NestsRepeats) {
  TextBuilder B;
  TextRef T = B.val("v");
  for (unsigned I = 0; I < 1'000; ++I)
    T = B.Texts.repeat(B.row({B.lit("<"), T, B.lit(">")}));
  EXPECT_LE(T->Size.Repeats, TextArena::MaxRepeats);
  EXPECT_LE(B.Texts.steps(), 100'000u);
}

TEST(TextScale, KeepsTheFrontOfALongText) {
  TextBuilder B;
  const std::string Long(TextArena::MaxBytes - 2, 'a');
  TextRef T = B.row({B.lit("http://h/"), B.lit(Long)});
  EXPECT_EQ(T->Size.Bytes, TextArena::MaxBytes);
  EXPECT_EQ(itemsOf(T).size(), 3u);
  EXPECT_EQ(B.Texts.collapses(CollapseReason::Bytes), 1u);
  T = B.row({T, B.lit("b"), B.val("v")});
  EXPECT_EQ(itemsOf(T).size(), 3u);
  EXPECT_TRUE(lastOf(T)->isJoined());
  EXPECT_TRUE(lastOf(T)->Sum.Chars.contains(0xFF));
  // The rules about literals need all of a literal, however long it is.
  const TextRef Literal = B.lit(Long + "12345");
  EXPECT_EQ(Literal->Size.Bytes, Long.size() + 5);
  expectWithinBounds(B.row({B.lit("a"), Literal}));
  EXPECT_EQ(readingsOf(B.Texts, T).front().Text.size(), TextArena::MaxBytes);
}

TEST(TextScale, ReadsManyChoices) {
  TextBuilder B;
  TextRef T = B.Texts.empty();
  for (unsigned I = 0; I < 2'000; ++I)
    T = B.alt({T, B.row({T, B.lit(std::to_string(I))})});
  EXPECT_EQ(readingsOf(B.Texts, T).size(), TextArena::MaxReadings);
}

} // namespace
} // namespace clang::tidy::uri
