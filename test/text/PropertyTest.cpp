//===--- PropertyTest.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextGenerator.h"
#include "TextMatcher.h"
#include "core/Percent.h"
#include "text/Readings.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "gtest/gtest.h"

namespace clang::tidy::uri {
namespace {

/// Calls \p Check with several hundred generated texts.
template <typename Function> void forTexts(Function Check) {
  for (unsigned Seed = 0; Seed < 40; ++Seed) {
    TextGenerator G(Seed);
    for (unsigned Round = 0; Round < 4; ++Round) {
      G.grow();
      for (unsigned I = 0; I < 8; ++I) {
        Check(G);
        if (testing::Test::HasFailure())
          return;
      }
    }
  }
}

/// Expects that strings of \p Part are strings of \p Whole.
void expectCovers(TextGenerator &G, TextRef Whole, TextRef Part) {
  for (unsigned I = 0; I < 4; ++I) {
    const std::string S = G.stringOf(Part);
    ASSERT_TRUE(matches(Whole, S)) << testing::PrintToString(S) << " of "
                                   << lineOf(Part) << "\nin " << lineOf(Whole);
  }
}

TEST(TextProperties, TextsHaveTheirStrings) {
  forTexts([](TextGenerator &G) {
    const TextRef T = G.any();
    expectCovers(G, T, T);
    const std::string S = G.stringOf(T);
    EXPECT_TRUE(uricore::consistsOf(S, T->Sum.Chars))
        << testing::PrintToString(S) << " of " << lineOf(T);
  });
}

TEST(TextProperties, JoinIsAnUpperBound) {
  forTexts([](TextGenerator &G) {
    const TextRef A = G.any(), B = G.any(), C = G.any();
    const TextRef Joined = G.Texts.join(A, B);
    expectCovers(G, Joined, A);
    expectCovers(G, Joined, B);
    expectCovers(G, G.Texts.join({A, B, C}), C);
    expectCovers(G, G.Texts.settle(A, B), A);
    expectCovers(G, G.Texts.settle(A, B), B);
  });
}

TEST(TextProperties, JoinIsIdempotentAndCommutative) {
  forTexts([](TextGenerator &G) {
    const TextRef A = G.any(), B = G.any();
    EXPECT_EQ(G.Texts.join(A, A), A);
    EXPECT_EQ(G.Texts.join(A, nullptr), A);
    EXPECT_EQ(G.Texts.join(A, B), G.Texts.join(B, A)) << lineOf(A) << '\n'
                                                      << lineOf(B);
  });
}

// In a loop, a text is joined with another one repeatedly.
TEST(TextProperties, JoinSettles) {
  unsigned AtOnce = 0, Later = 0;
  forTexts([&](TextGenerator &G) {
    const TextRef A = G.any(), B = G.any();
    const TextRef Once = G.Texts.join(A, B);
    const TextRef Twice = G.Texts.join(Once, B);
    ++(Once == Twice ? AtOnce : Later);
    EXPECT_EQ(G.Texts.join(Twice, B), Twice) << lineOf(A) << '\n'
                                             << lineOf(B) << '\n'
                                             << lineOf(Once) << '\n'
                                             << lineOf(Twice);
  });
  EXPECT_GT(AtOnce, 20 * Later);
}

TEST(TextProperties, OperationsCoverWhatProgramsDo) {
  forTexts([](TextGenerator &G) {
    const TextRef A = G.any(), B = G.any();
    const std::string OfA = G.stringOf(A), OfB = G.stringOf(B);
    const std::string Again = G.stringOf(B);
    EXPECT_TRUE(matches(G.Texts.append(A, B), OfA + OfB));
    EXPECT_TRUE(matches(G.Texts.repeat(B), OfB + Again));
    EXPECT_TRUE(matches(G.Texts.repeat(B), ""));

    const TextRef Grown = G.Texts.widen(A, G.Texts.append(A, B));
    EXPECT_TRUE(matches(Grown, OfA));
    EXPECT_TRUE(matches(Grown, OfA + OfB)) << lineOf(A) << '\n' << lineOf(B);
    const TextRef Prefixed = G.Texts.widen(A, G.Texts.append(B, A));
    EXPECT_TRUE(matches(Prefixed, OfA));
    EXPECT_TRUE(matches(Prefixed, OfB + OfA));

    const size_t Count = G.below(4);
    const std::string Cut =
        OfA.substr(0, OfA.size() - std::min(OfA.size(), Count));
    EXPECT_TRUE(matches(G.Texts.cutEnd(A, Count), Cut))
        << Count << " of " << testing::PrintToString(OfA) << " from "
        << lineOf(A);
  });
}

TEST(TextProperties, CallsChangeEachString) {
  forTexts([](TextGenerator &G) {
    const TextRef T = G.any();
    const Transformer How = G.anyTransformer();
    const TextRef Coded = G.Texts.coded(T, How);
    const std::string S = G.stringOf(T);
    const std::string After = G.changed(S, How);
    EXPECT_TRUE(matches(Coded, After))
        << testing::PrintToString(S) << " to " << testing::PrintToString(After)
        << " in " << lineOf(Coded);
    if (Coded->Kind == TextNode::Coded) {
      EXPECT_TRUE(matches(G.Texts.distributed(Coded), After))
          << testing::PrintToString(S) << " of " << lineOf(T) << " to "
          << testing::PrintToString(After) << " in "
          << lineOf(G.Texts.distributed(Coded));
    }
  });
}

TEST(TextProperties, SubstitutionKeepsStrings) {
  forTexts([](TextGenerator &G) {
    const TextRef T = G.any();
    expectCovers(G,
                 G.Texts.substitute(
                     T, [&](const TextValue &V) { return G.Texts.value(V); }),
                 T);
  });
}

/// Returns \p Reading with some bytes in place of each value.
std::string filled(TextGenerator &G, const Template &Reading) {
  std::string Result;
  size_t Done = 0;
  for (const Hole &H : Reading.Holes) {
    Result += Reading.Text.substr(Done, H.Pos - Done);
    Result += G.stringOf(G.Texts.value(H.Facts));
    Done = H.Pos;
  }
  return Result + Reading.Text.substr(Done);
}

TEST(TextProperties, ReadingsAreStrings) {
  forTexts([](TextGenerator &G) {
    const TextRef T = G.any();
    const std::vector<Template> Readings = readingsOf(G.Texts, T);
    EXPECT_GE(Readings.size(), 1u);
    EXPECT_LE(Readings.size(), TextArena::MaxReadings);
    for (const Template &Reading : Readings) {
      const std::string S = filled(G, Reading);
      EXPECT_TRUE(matches(T, S))
          << testing::PrintToString(S) << " in " << lineOf(T);
    }
  });
}

/// Expects that \p T and all its nodes are in normal form and within the
/// bounds.
void expectNormal(TextRef T) {
  ASSERT_LE(T->Size.Leaves, TextArena::MaxLeaves);
  ASSERT_LE(T->Size.Bytes, TextArena::MaxBytes);
  ASSERT_LE(T->Size.Choices, TextArena::MaxChoices);
  ASSERT_LE(T->Size.Repeats, TextArena::MaxRepeats);
  ASSERT_LE(T->Size.Calls, TextArena::MaxCalls);
  ASSERT_LE(T->Size.Readings, TextArena::MaxReadings);
  ASSERT_LE(T->Size.Readings, T->Size.Others + 1);
  switch (T->Kind) {
  case TextNode::Literal:
  case TextNode::Value:
    return;
  case TextNode::Concat:
    for (TextRef Item : itemsOf(T)) {
      ASSERT_NE(Item->Kind, TextNode::Concat);
      ASSERT_FALSE(Item->isEmpty());
      expectNormal(Item);
    }
    return;
  case TextNode::Choice: {
    ASSERT_GE(T->Alternatives.size(), 2u);
    ASSERT_LE(T->Alternatives.size(), TextArena::MaxAlternatives);
    llvm::SmallPtrSet<TextRef, 8> Fronts, Backs;
    bool HasEmpty = false;
    for (TextRef A : T->Alternatives) {
      ASSERT_NE(A->Kind, TextNode::Choice);
      ASSERT_FALSE(A->isJoined());
      HasEmpty |= A->isEmpty();
      if (!A->isEmpty()) {
        Fronts.insert(itemsOf(A).front());
        Backs.insert(itemsOf(A).back());
      }
      expectNormal(A);
    }
    ASSERT_TRUE(HasEmpty || Fronts.size() > 1);
    ASSERT_TRUE(HasEmpty || Backs.size() > 1);
    return;
  }
  case TextNode::Repeat:
    ASSERT_NE(T->Last->Kind, TextNode::Repeat);
    ASSERT_FALSE(T->Last->isEmpty());
    expectNormal(T->Last);
    return;
  case TextNode::Coded:
    expectNormal(T->Last);
    return;
  }
}

TEST(TextProperties, TextsAreInNormalForm) {
  forTexts([](TextGenerator &G) {
    const TextRef T = G.any();
    expectNormal(T);
    if (testing::Test::HasFailure())
      ADD_FAILURE() << lineOf(T);
  });
}

/// Returns a choice, a list or a literal that occurs nowhere else.
TextRef marked(TextGenerator &G, unsigned Depth, unsigned &Next) {
  const auto Literal = [&] {
    return G.lit("<" + std::to_string(Next++) + ">");
  };
  if (Depth == 0 || G.below(4) == 0)
    return Literal();
  llvm::SmallVector<TextRef, 8> Parts;
  for (size_t I = 2 + G.below(3); I > 0; --I)
    Parts.push_back(marked(G, Depth - 1, Next));
  if (G.below(3) == 0)
    Parts.push_back(G.Texts.empty());
  if (G.below(2))
    return G.Texts.join(Parts);
  TextRef Result = G.Texts.empty();
  for (TextRef Part : Parts)
    Result = G.Texts.append(Result, Part);
  return Result;
}

/// Adds the literals in \p T to \p Out.
void findLiterals(TextRef T, std::vector<std::string> &Out) {
  if (T->Kind == TextNode::Literal && !T->isEmpty())
    Out.push_back(T->Bytes->Text.Text);
  if (T->Kind == TextNode::Concat)
    for (TextRef Item : itemsOf(T))
      findLiterals(Item, Out);
  for (TextRef A : T->Alternatives)
    findLiterals(A, Out);
}

TEST(TextProperties, EveryAlternativeIsRead) {
  for (unsigned Seed = 0; Seed < 2000; ++Seed) {
    TextGenerator G(Seed);
    unsigned Next = 0;
    const TextRef T = marked(G, 4, Next);
    std::string Readings;
    for (const Template &Reading : readingsOf(G.Texts, T))
      Readings += Reading.Text;
    std::vector<std::string> Literals;
    findLiterals(T, Literals);
    for (const std::string &Literal : Literals)
      ASSERT_NE(Readings.find(Literal), std::string::npos)
          << Literal << " of " << lineOf(T);
  }
}

TEST(TextProperties, EncodesAsTheCore) {
  std::mt19937 Random(3);
  TextBuilder B;
  for (unsigned Round = 0; Round < 2000; ++Round) {
    std::string Bytes;
    for (size_t I = Random() % 20; I > 0; --I)
      Bytes += static_cast<char>(Random());
    const TextRef Coded =
        B.Texts.coded(B.lit(Bytes), Transformer::encode(uricore::QueryChars));
    EXPECT_EQ(Coded, B.lit(uricore::encode(Bytes, uricore::QueryChars)));
  }
}

} // namespace
} // namespace clang::tidy::uri
