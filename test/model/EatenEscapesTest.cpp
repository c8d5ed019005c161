//===--- EatenEscapesTest.cpp - uri-tidy ----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each letter represents an argument of a format: 'i' is an integer, 'd' a
// floating-point number, and 's' a string.
//
//===----------------------------------------------------------------------===//

#include "model/EatenEscapes.h"
#include "gmock/gmock.h"
#include <random>

namespace clang::tidy::uri {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

bool takes(char Conversion, char Argument) {
  switch (Conversion) {
  case 's':
    return Argument == 's';
  case 'a':
  case 'A':
  case 'e':
  case 'f':
  case 'F':
  case 'g':
    return Argument == 'd';
  default:
    return Argument == 'i';
  }
}

llvm::SmallVector<FormatItem, 8>
read(llvm::StringRef Format, std::optional<llvm::StringRef> Arguments) {
  auto Items = parseFormat(Format, Dialect::Printf);
  findEatenEscapes(Items, Format,
                   Arguments ? std::optional(Arguments->size()) : std::nullopt,
                   [&](char Conversion, size_t I) {
                     return takes(Conversion, (*Arguments)[I]);
                   });
  return Items;
}

/// Returns the escapes that were eaten, with a '?' after each one that is
/// ambiguous.
std::vector<std::string> eaten(llvm::StringRef Format,
                               std::optional<llvm::StringRef> Arguments) {
  std::vector<std::string> Result;
  for (const FormatItem &Item : read(Format, Arguments))
    if (Item.Kind == FormatItem::Octet)
      Result.push_back(Format.substr(Item.Begin, 3).str() +
                       (Item.IsCertain ? "" : "?"));
  return Result;
}

TEST(EatenEscapes, ConversionsWithAnArgumentStay) {
  EXPECT_THAT(eaten("?when=%02d%3A%02d", "ii"), ElementsAre("%3A"));
  EXPECT_THAT(eaten("/%04d-%02d?x=%2C", "ii"), ElementsAre("%2C"));
  EXPECT_THAT(eaten("/%08x/%3Fx", "i"), ElementsAre("%3F"));
  EXPECT_THAT(eaten("/%10f?x=%2C", "d"), ElementsAre("%2C"));
  EXPECT_THAT(eaten("?a=%2d&b=%2d", "ii"), IsEmpty());
  EXPECT_THAT(eaten("/%*d%2Fx", "ii"), ElementsAre("%2F"));
  EXPECT_THAT(eaten("/%1$s%20d", "s"), ElementsAre("%20"));
}

TEST(EatenEscapes, WhatIsNoConversionIsAnEscape) {
  EXPECT_THAT(eaten("/a%2Bb/%20b", ""), ElementsAre("%2B", "%20"));
  EXPECT_THAT(eaten("/a%2Bb/%20d", std::nullopt), ElementsAre("%2B"));
  EXPECT_THAT(eaten("/my%20music", std::nullopt), ElementsAre("%20"));
}

TEST(EatenEscapes, WithoutArgumentsAllAreEscapes) {
  EXPECT_THAT(eaten("/a%20d%2Fc", ""), ElementsAre("%20", "%2F"));
}

// A missing argument does not turn the width of a number into an escape.
TEST(EatenEscapes, WidthsAreNoOctets) {
  EXPECT_THAT(eaten("?d=%d&c=%02d", "i"), IsEmpty());
  EXPECT_THAT(eaten("?d=%d&c=%1d", "i"), IsEmpty());
  EXPECT_THAT(eaten("?d=%d&c=%7f", "i"), IsEmpty());
  EXPECT_THAT(eaten("?to=%s&body=%0d%0a", "s"), ElementsAre("%0d", "%0a"));
}

TEST(EatenEscapes, CharactersThatNeedNoEscapeAreLessLikely) {
  EXPECT_THAT(eaten("?a=%2d&b=%2d%26c", "ii"), ElementsAre("%26"));
  EXPECT_THAT(eaten("/%7euser/%d", "i"), ElementsAre("%7e"));
}

TEST(EatenEscapes, EquallyGoodSetsAreNotSure) {
  EXPECT_THAT(eaten("/%20d%20d", "i"), ElementsAre(testing::EndsWith("?")));
  // With neither reading does every conversion have an argument.
  EXPECT_THAT(eaten("/a%20d/%s/%s", "s"), ElementsAre("%20?"));
}

TEST(EatenEscapes, ArgumentsAreCountedAgain) {
  std::vector<int> Arguments;
  for (const FormatItem &Item : read("%d%2F%*d%s", "iiis"))
    if (Item.Kind == FormatItem::Argument)
      Arguments.push_back(Item.Arg);
  EXPECT_THAT(Arguments, ElementsAre(0, 2, 3));
}

TEST(EatenEscapes, TooMuchWorkIsLeft) {
  std::string Format;
  for (int I = 0; I < 400; ++I)
    Format += "%2Fx";
  EXPECT_THAT(eaten(Format, std::string(399, 'i')), IsEmpty());
}

/// Returns the lowest numbers of mismatches and escapes of all ways to read
/// \p Format.
std::pair<unsigned, unsigned> bestOf(llvm::StringRef Format,
                                     llvm::StringRef Arguments) {
  const auto Items = parseFormat(Format, Dialect::Printf);
  std::pair<unsigned, unsigned> Best = {~0u, 0};
  for (unsigned Set = 0; Set < 1u << Items.size(); ++Set) {
    std::pair<unsigned, unsigned> Cost = {0, 0};
    size_t Next = 0;
    for (size_t I = 0; I < Items.size(); ++I) {
      if (Items[I].Kind != FormatItem::Argument)
        continue;
      if (Set & (1u << I)) {
        // In these formats, only escapes begin with '2'.
        Cost.first += Format[Items[I].Begin + 1] == '2' ? 0 : 100;
        ++Cost.second;
        continue;
      }
      Cost.first += Next >= Arguments.size() ||
                    !takes(Items[I].Conversion, Arguments[Next]);
      Next = std::min(Next + 1, Arguments.size());
    }
    Best = std::min(Best, Cost);
  }
  return Best;
}

TEST(EatenEscapes, FindsTheSmallestSet) {
  static constexpr llvm::StringLiteral Pieces[] = {"%d",  "%s",   "%f", "%2F",
                                                   "%2C", "%26d", "x"};
  std::mt19937 Random(1);
  for (int Round = 0; Round < 3000; ++Round) {
    std::string Format, Arguments;
    for (int I = Random() % 6; I >= 0; --I)
      Format += Pieces[Random() % std::size(Pieces)];
    for (int I = Random() % 4; I > 0; --I)
      Arguments += "ids"[Random() % 3];
    std::pair<unsigned, unsigned> Cost = {0, 0};
    for (const FormatItem &Item : read(Format, Arguments)) {
      if (Item.Kind == FormatItem::Octet)
        ++Cost.second;
      else if (Item.Kind == FormatItem::Argument)
        Cost.first += static_cast<size_t>(Item.Arg) >= Arguments.size() ||
                      !takes(Item.Conversion, Arguments[Item.Arg]);
    }
    EXPECT_EQ(Cost, bestOf(Format, Arguments)) << Format << ' ' << Arguments;
  }
}

} // namespace
} // namespace clang::tidy::uri
