//===--- TransformerTest.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Percent.h"
#include "text/TextFacts.h"
#include "gtest/gtest.h"
#include <random>

namespace clang::tidy::uri {
namespace {

using uricore::CharSet;

TEST(Transformer, TellsTheBytesAfterwards) {
  EXPECT_EQ(charsAfter(Transformer::encode(), uricore::Alpha), uricore::Alpha);
  EXPECT_EQ(charsAfter(Transformer::encode(), CharSet("a /")),
            CharSet("a%20F"));
  EXPECT_EQ(charsAfter(Transformer::keep(uricore::Digit), CharSet("a1/")),
            CharSet("1"));
  EXPECT_EQ(charsAfter(Transformer(Transformer::Decode), CharSet("%4a")),
            CharSet("%4aDJ\xA4\xAA"));
  EXPECT_EQ(charsAfter(Transformer(Transformer::Decode), CharSet("4a")),
            CharSet("4a"));
  EXPECT_EQ(charsAfter(Transformer(Transformer::LowerCase), CharSet("aB-")),
            CharSet("ab-"));
  EXPECT_EQ(charsAfter(Transformer(Transformer::HtmlEscape), CharSet("a<")),
            CharSet("a&lt;"));
  Transformer Hex(Transformer::Digits);
  Hex.Base = 16;
  EXPECT_EQ(charsAfter(Hex, {}), uricore::HexDigit | CharSet("-"));
  Transformer Form = Transformer::encode(uricore::FormSafe);
  Form.PlusIsSpace = true;
  EXPECT_EQ(charsAfter(Form, CharSet(" a")), CharSet("+a"));
}

// charsAfter() contains all bytes of the result.
TEST(Transformer, TellsAllBytesAfterwards) {
  std::mt19937 Random(5);
  for (unsigned Round = 0; Round < 4000; ++Round) {
    std::string Before;
    for (size_t I = Random() % 12; I > 0; --I)
      Before += "ab%41f+ /&<\xC3"[Random() % 12];
    Transformer How(static_cast<Transformer::KindTy>(Random() % 10));
    How.Set = CharSet("ab%");
    How.PlusIsSpace = Random() % 2;
    How.LowercaseHex = Random() % 2;
    if (How.Kind == Transformer::Map)
      continue;
    if (const auto After = resultOf(How, Before)) {
      EXPECT_TRUE(uricore::consistsOf(*After, charsAfter(How, CharSet(Before))))
          << How.Kind << ": " << Before << " to " << *After;
    }
    Transformer Repairs = Transformer::encode(How.Set);
    Repairs.KeepsEscapes = true;
    EXPECT_TRUE(uricore::consistsOf(uricore::escapeIllegal(Before, How.Set),
                                    charsAfter(Repairs, CharSet(Before))));
  }
}

TEST(Transformer, KnowsWhatIsBytewise) {
  EXPECT_TRUE(isBytewise(Transformer::encode()));
  Transformer Named = Transformer::encode();
  Named.By = KnownBy::Name;
  EXPECT_FALSE(isBytewise(Named));
  EXPECT_FALSE(resultOf(Named, "a"));
  Transformer Repairs = Transformer::encode();
  Repairs.KeepsEscapes = true;
  EXPECT_FALSE(isBytewise(Repairs));
  EXPECT_FALSE(isBytewise(Transformer(Transformer::Decode)));
  EXPECT_EQ(resultOf(Transformer(Transformer::Decode), "a%2Fb"), "a/b");
  // Decoders treat malformed escapes differently.
  EXPECT_FALSE(resultOf(Transformer(Transformer::Decode), "a%2"));
  EXPECT_FALSE(resultOf(Transformer(Transformer::HtmlEscape), "'"));
}

TEST(TextFacts, CountsLayers) {
  const Transformer Encode = Transformer::encode();
  EXPECT_EQ(levelAfter(Encode, {}), (EncodingLevel{1, 1}));
  EXPECT_EQ(levelAfter(Transformer(Transformer::Decode), {}),
            (EncodingLevel{-1, -1}));
  EXPECT_EQ(levelAfter(Encode, {-1, 1}), (EncodingLevel{1, 2}));
  Transformer Repairs = Encode;
  Repairs.KeepsEscapes = true;
  EXPECT_EQ(levelAfter(Repairs, {0, 1}), (EncodingLevel{1, 1}));
  EXPECT_EQ(levelAfter(Transformer(Transformer::Base64), {1, 1}),
            EncodingLevel());
  EncodingLevel Level;
  for (unsigned I = 0; I < 1000; ++I)
    Level = levelAfter(Encode, Level);
  EXPECT_EQ(Level.High, EncodingLevel::Max);
}

TEST(TextFacts, KnowsWhatIsMoreThanData) {
  EXPECT_EQ(TextFacts::ofLiteral("Tom Jerry").Part, UriPart::Data);
  EXPECT_EQ(TextFacts::ofLiteral("a=1").Part, UriPart::Reference);
  EXPECT_EQ(join(UriPart::QueryKey, UriPart::QueryValue), UriPart::Data);
  EXPECT_EQ(join(UriPart::Data, UriPart::Path), UriPart::Path);
  EXPECT_EQ(join(UriPart::Query, UriPart::Path), UriPart::Reference);
  EXPECT_EQ(partAfter(Transformer::encode(), UriPart::Uri), UriPart::Data);
  EXPECT_EQ(partAfter(Transformer::encode(uricore::UriChars), UriPart::Uri),
            UriPart::Uri);
  ByteImages Images;
  for (unsigned Byte = 0; Byte < 256; ++Byte)
    Images[Byte] = std::string(1, Byte == '-' ? '/' : static_cast<char>(Byte));
  Transformer DashToSlash(Transformer::Map);
  DashToSlash.Images = &Images;
  EXPECT_EQ(partAfter(DashToSlash, UriPart::Data), UriPart::Path);
}

} // namespace
} // namespace clang::tidy::uri
