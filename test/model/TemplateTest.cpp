//===--- TemplateTest.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TemplateBuilder.h"
#include "gmock/gmock.h"
#include <random>

namespace clang::tidy::uri {
namespace {

TEST(Template, Appends) {
  Template T = makeTemplate("http://h/{}");
  EXPECT_FALSE(T.isConstant());
  EXPECT_FALSE(T.soleHole());
  T.append(makeTemplate("?q={}&r="));
  EXPECT_EQ(spelled(T), "http://h/{}?q={}&r=");
  EXPECT_TRUE(makeTemplate("{}").soleHole());
  EXPECT_FALSE(makeTemplate("{}{}").soleHole());
  EXPECT_TRUE(makeTemplate("").empty());
}

TEST(Template, SubstitutesHoles) {
  const Template T = makeTemplate("a{}b{}{}c");
  unsigned Next = 0;
  EXPECT_EQ(spelled(T.substitute([&](const Hole &) {
              return makeTemplate(std::array{"<{}>", "", "!"}[Next++]);
            })),
            "a<{}>b!c");
}

TEST(Template, KnowsItsRuns) {
  Template T = makeTemplate("ab{}cd");
  ASSERT_TRUE(T.runAt(0));
  EXPECT_EQ(T.runAt(1), T.runAt(0));
  ASSERT_TRUE(T.runAt(2));
  EXPECT_NE(T.runAt(2), T.runAt(1));
  T.EatenEscapes.push_back({1, true});
  Template Front = makeTemplate("xyz");
  Front.append(T);
  EXPECT_TRUE(Front.eatenAt(4));
  EXPECT_FALSE(Front.eatenAt(1));
}

// A call that reads several pieces reads what is between them, too.
TEST(Template, KnowsTheTextInAValue) {
  const auto *const Call = reinterpret_cast<const Expr *>(alignof(Expr *));
  Template T = makeTemplate("q={}, {}&r={} {}");
  EXPECT_FALSE(T.isInValue(3));
  for (Hole &H : T.Holes) {
    H.Value = Call;
    H.IsBound = true;
  }
  EXPECT_FALSE(T.isInValue(1));
  EXPECT_TRUE(T.isInValue(2));
  EXPECT_TRUE(T.isInValue(3));
  // A delimiter divides values.
  EXPECT_FALSE(T.isInValue(5));
  EXPECT_TRUE(T.isInValue(7));
  T.Holes[3].Value = nullptr;
  EXPECT_FALSE(T.isInValue(7));
  T.Holes[1].IsBound = false;
  EXPECT_FALSE(T.isInValue(2));
}

TEST(Template, TakesSlices) {
  const Template T = makeTemplate("ab{}cd{}");
  Template Slice;
  Slice.appendSlice(T, 1, 3, Dialect::Plain);
  EXPECT_EQ(spelled(Slice), "b{}c");
}

// The front never splits an escape, and an unknown value represents the rest.
TEST(Template, HasABoundedFront) {
  const Template T = makeTemplate("a%2Fb{}c{}d");
  EXPECT_EQ(spelled(T.front(100, 100)), "a%2Fb{}c{}d");
  EXPECT_EQ(spelled(T.front(3, 9)), "a{}");
  EXPECT_EQ(spelled(T.front(4, 9)), "a%2F{}");
  EXPECT_EQ(spelled(T.front(7, 1)), "a%2Fb{}c{}");
  EXPECT_EQ(T.front(2, 9).Holes.back().State, EncodingState::Unknown);
}

TEST(Template, StaysBelowItsBounds) {
  Template Long = makeTemplate(std::string(Template::MaxText - 3, 'a'));
  Long.append(makeTemplate("bcd%2F"));
  EXPECT_EQ(Long.Text.size(), Template::MaxText);
  EXPECT_EQ(Long.Holes.size(), 1u);
  for (unsigned I = 0; I < 3; ++I)
    Long.append(makeTemplate("more"));
  EXPECT_EQ(Long.Text.size(), Template::MaxText);
  EXPECT_EQ(Long.Holes.size(), 1u);
  Template Many;
  for (unsigned I = 0; I < Template::MaxHoles + 10; ++I)
    Many.append(makeTemplate("{}"));
  EXPECT_LE(Many.Holes.size(), Template::MaxHoles + 1);
}

// A value before or behind an escape leaves it as it is.
TEST(Template, HasNoEscapeAroundAValue) {
  const Template T = makeTemplate("{}%41{}%{}42%4{}3{}");
  ASSERT_EQ(T.Text, "%41%42%43");
  EXPECT_EQ(T.escapeAt(0)->Octet, 'A');
  EXPECT_FALSE(T.escapeAt(3));
  EXPECT_FALSE(T.escapeAt(6));
  EXPECT_FALSE(T.escapeAt(1));
  EXPECT_FALSE(T.escapeAt(9));
  EXPECT_FALSE(T.isInterrupted(0, 3));
  EXPECT_TRUE(T.isInterrupted(0, 4));
  EXPECT_TRUE(T.isInterrupted(3, 5));
  EXPECT_FALSE(T.isInterrupted(4, 8));
}

// Appending the part that front() leaves out restores the text, wherever it is
// cut.
TEST(Template, IsPrefixedByItsFront) {
  std::mt19937 Random(3);
  for (unsigned Round = 0; Round < 5'000; ++Round) {
    std::string Spelled;
    for (unsigned I = 0; I < 8; ++I)
      Spelled += std::array{"a", "%2F", "{}", "/", "?"}[Random() % 5];
    const Template T = makeTemplate(Spelled);
    const Template Front = T.front(Random() % 12, Random() % 4);
    ASSERT_EQ(llvm::StringRef(T.Text).take_front(Front.Text.size()),
              Front.Text);
    ASSERT_LE(Front.Holes.size(), 5u);
    for (const Hole &H : Front.Holes)
      ASSERT_LE(H.Pos, Front.Text.size());
  }
}

} // namespace
} // namespace clang::tidy::uri
