//===--- FormatTest.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/Format.h"
#include "model/ScanFormat.h"
#include "gmock/gmock.h"
#include <random>

namespace clang::tidy::uri {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Returns the items of \p Format: text unchanged, `<N>` for argument N, `<->`
/// for a conversion without an argument, `!` before an escape, and `?` before
/// an invalid conversion.
std::vector<std::string> itemsOf(llvm::StringRef Format, Dialect D) {
  std::vector<std::string> Result;
  for (const FormatItem &Item : parseFormat(Format, D)) {
    const std::string Bytes = Format.slice(Item.Begin, Item.End).str();
    switch (Item.Kind) {
    case FormatItem::Text:
      Result.push_back(Bytes);
      break;
    case FormatItem::Escape:
      Result.push_back("!" + Bytes);
      break;
    case FormatItem::Argument:
      Result.push_back("<" + (Item.Arg < 0 ? "-" : std::to_string(Item.Arg)) +
                       ">");
      break;
    default:
      Result.push_back("?" + Bytes);
    }
  }
  return Result;
}

TEST(Format, DividesPrintfFormats) {
  EXPECT_THAT(itemsOf("a=%s&b=%-5.2lf!", Dialect::Printf),
              ElementsAre("a=", "<0>", "&b=", "<1>", "!"));
  EXPECT_THAT(itemsOf("%%2F%m%d", Dialect::Printf),
              ElementsAre("!%%", "2F", "<->", "<0>"));
  EXPECT_THAT(itemsOf("%2$s%1$s", Dialect::Printf), ElementsAre("<1>", "<0>"));
  // The width and the precision are arguments, too.
  EXPECT_THAT(itemsOf("%*.*s%s", Dialect::Printf), ElementsAre("<2>", "<3>"));
  EXPECT_THAT(itemsOf("%I64u%hhX", Dialect::Printf), ElementsAre("<0>", "<1>"));
  EXPECT_THAT(itemsOf("100%", Dialect::Printf), ElementsAre("100", "?%"));
  EXPECT_THAT(itemsOf("", Dialect::Printf), IsEmpty());
}

TEST(Format, TakesConversionsApart) {
  const PrintfConversion Full = parseConversion("a%2$-08.3hhXb", 1);
  EXPECT_EQ(Full.End, 12u);
  EXPECT_EQ(Full.Letter, 'X');
  EXPECT_EQ(Full.Position, 1);
  EXPECT_EQ(Full.Flags, "-0");
  EXPECT_EQ(Full.Width.Number, 8u);
  EXPECT_EQ(Full.Precision.Number, 3u);
  EXPECT_EQ(Full.Length, "hh");
  const PrintfConversion Stars = parseConversion("%*.*I64d", 0);
  EXPECT_TRUE(Stars.Width.IsArgument && Stars.Precision.IsArgument);
  EXPECT_EQ(Stars.Length, "I64");
  const PrintfConversion Bare = parseConversion("%.s", 0);
  EXPECT_FALSE(Bare.Width.IsGiven);
  EXPECT_TRUE(Bare.Precision.IsGiven);
  EXPECT_EQ(Bare.Precision.Number, 0u);
  const PrintfConversion Huge = parseConversion("%99999999999s", 0);
  EXPECT_EQ(Huge.Width.Number, std::numeric_limits<unsigned>::max());
  for (const char *Text : {"%", "%-", "%5", "%2$", "%y", "%."}) {
    EXPECT_EQ(parseConversion(Text, 0).Letter, 0) << Text;
    EXPECT_EQ(parseConversion(Text, 0).End, 1u) << Text;
  }
}

TEST(Format, DividesOtherDialects) {
  EXPECT_THAT(
      itemsOf("{}/{{x}}?{1}={:02X}", Dialect::Brace),
      ElementsAre("<0>", "/", "!{{", "x", "!}}", "?", "<1>", "=", "<1>"));
  EXPECT_THAT(itemsOf("/%1?q=%2", Dialect::Qt),
              ElementsAre("/", "<1>", "?q=", "<2>"));
  EXPECT_THAT(itemsOf("/%2%?q=%1$s%%%-5d", Dialect::Boost),
              ElementsAre("/", "<2>", "?q=", "<1>", "!%%", "<1>"));
  EXPECT_THAT(itemsOf("%%%|02X|/%|1$s|", Dialect::Boost),
              ElementsAre("!%%", "<1>", "/", "<1>"));
  EXPECT_THAT(itemsOf("$0/$$/$1", Dialect::Dollar),
              ElementsAre("<0>", "/", "!$$", "/", "<1>"));
  EXPECT_THAT(itemsOf("%s{}", Dialect::Plain), ElementsAre("%s{}"));
}

TEST(Format, TellsWhatScanfStores) {
  const auto Stores = storesOfScan("%*d,%11[A-Z0-9]%%%[]a-c-]%s%[^&=]%hhu%[ab");
  ASSERT_EQ(Stores.size(), 6u);
  using uricore::CharSet;
  EXPECT_EQ(Stores[0].Chars,
            CharSet::range('A', 'Z') | CharSet::range('0', '9'));
  EXPECT_EQ(Stores[0].Width, 11u);
  EXPECT_EQ(Stores[1].Chars, CharSet("]abc-"));
  EXPECT_FALSE(Stores[2].Chars.contains(' '));
  EXPECT_TRUE(Stores[2].Chars.contains('&'));
  EXPECT_EQ(Stores[3].Chars, ~CharSet("&="));
  EXPECT_EQ(Stores[4].Letter, 'u');
  EXPECT_TRUE(Stores[4].Chars.empty());
  EXPECT_EQ(Stores[5].Chars, CharSet("ab"));
}

TEST(Format, TellsWhatMayBeAFormat) {
  for (const char *Text : {"%s", "a%%b", "%1$s", "%lu", "/files/%1"})
    EXPECT_TRUE(mayBeFormat(Text)) << Text;
  for (const char *Text : {"", "%2F", "a%20b", "%C3%A9", "100"})
    EXPECT_FALSE(mayBeFormat(Text)) << Text;
}

// For any bytes, the items cover them in order and without gaps.
TEST(Format, CoversAllBytes) {
  std::mt19937 Random(20);
  constexpr llvm::StringLiteral Bytes = "%{}$s01d.*x-:a\xC3";
  for (unsigned Round = 0; Round < 20'000; ++Round) {
    std::string Format;
    for (size_t I = Random() % 12; I > 0; --I)
      Format += Bytes[Random() % Bytes.size()];
    for (const Dialect D : {Dialect::Plain, Dialect::Printf, Dialect::Brace,
                            Dialect::Qt, Dialect::Boost, Dialect::Dollar}) {
      size_t Done = 0;
      for (const FormatItem &Item : parseFormat(Format, D)) {
        ASSERT_EQ(Item.Begin, Done) << Format;
        ASSERT_GT(Item.End, Item.Begin) << Format;
        Done = Item.End;
      }
      ASSERT_EQ(Done, Format.size()) << Format;
    }
  }
}

} // namespace
} // namespace clang::tidy::uri
