//===--- PropertyTest.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"
#include "Properties.h"

#include "core/Percent.h"
#include "core/Reference.h"

#include <gtest/gtest.h>

#include <regex>

using namespace uricore;
using namespace uricore::test;

/// Generates text of every form for which the properties must hold.
static std::string anyText(Generator &Gen, unsigned Turn) {
  switch (Turn % 4) {
  case 0:
    return Gen.reference();
  case 1:
    return Gen.mutated(Gen.reference());
  case 2:
    return Gen.bytes(40);
  default: {
    // Valid UTF-8 is rare among random bytes.
    std::string Utf8;
    for (char C : Gen.bytes(12))
      appendUtf8(Utf8, static_cast<unsigned char>(C) * (Turn % 3 ? 1U : 251U));
    return isValidUtf8(Utf8) ? Utf8 : "//" + decode(Utf8).Bytes;
  }
  }
}

namespace uricore::test {
/// Used by GoogleTest, which would otherwise print the bytes of the pointers.
static void PrintTo(const Property &P, std::ostream *OS) { *OS << P.Name; }
} // namespace uricore::test

class PropertyTest : public testing::TestWithParam<Property> {};

TEST_P(PropertyTest, HoldsForGeneratedText) {
  Generator Gen(3986);
  for (unsigned Turn = 0; Turn < 40000; ++Turn) {
    const std::string Text = anyText(Gen, Turn);
    ASSERT_TRUE(GetParam().HoldsFor(Text)) << testing::PrintToString(Text);
  }
}

INSTANTIATE_TEST_SUITE_P(Core, PropertyTest, testing::ValuesIn(allProperties()),
                         [](const testing::TestParamInfo<Property> &Info) {
                           return std::string(Info.param.Name);
                         });

// If the generator only returned garbage, the properties of valid references
// would not be tested.
TEST(GeneratorTest, ReferencesAreValidAndVaried) {
  Generator Gen(3986);
  unsigned Counts[8] = {};
  for (unsigned Turn = 0; Turn < 40000; ++Turn) {
    const std::string Text = Gen.reference();
    ASSERT_EQ(firstError(Text), std::nullopt) << testing::PrintToString(Text);
    const Reference Ref = split(Text);
    Counts[0] += Ref.Scheme.Present;
    Counts[1] += Ref.Userinfo.Present;
    Counts[2] += Ref.Port.Present;
    Counts[3] += Ref.Host.in(Text).substr(0, 1) == "[";
    Counts[4] += Ref.Query.Present;
    Counts[5] += Ref.Fragment.Present;
    Counts[6] += Ref.Path.Begin == Ref.Path.End;
    Counts[7] += normalize(Text) != Text;
  }
  for (unsigned Count : Counts)
    EXPECT_GT(Count, 4000U);
}

TEST(GeneratorTest, MutationsAreValidAndInvalid) {
  Generator Gen(3986);
  unsigned Valid = 0;
  for (unsigned Turn = 0; Turn < 40000; ++Turn)
    Valid += isValidReference(Gen.mutated(Gen.reference()));
  EXPECT_GT(Valid, 4000U);
  EXPECT_LT(Valid, 36000U);
}

// RFC 3986, appendix B. Its '.' matches any character, including a line break.
TEST(SplitTest, IsTheRegularExpressionOfTheRfc) {
  const std::regex AppendixB(
      R"(^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#([\s\S]*))?)");
  Generator Gen(2);
  for (unsigned Turn = 0; Turn < 40000; ++Turn) {
    const std::string Text = anyText(Gen, Turn);
    std::smatch Match;
    ASSERT_TRUE(std::regex_match(Text, Match, AppendixB));
    const Reference Ref = split(Text);
    const std::pair<int, Part> Groups[] = {{2, Ref.Scheme},
                                           {4, Ref.Authority},
                                           {5, Ref.Path},
                                           {7, Ref.Query},
                                           {9, Ref.Fragment}};
    for (const auto &[Group, P] : Groups) {
      const auto Index = static_cast<std::size_t>(Group);
      ASSERT_EQ(Match[Index].matched, P.Present)
          << testing::PrintToString(Text);
      ASSERT_EQ(Match[Index].str(), P.in(Text)) << testing::PrintToString(Text);
    }
  }
}
