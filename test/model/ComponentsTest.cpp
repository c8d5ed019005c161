//===--- ComponentsTest.cpp - uri-tidy ---------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/Components.h"
#include "TemplateBuilder.h"
#include "gmock/gmock.h"
#include <random>

namespace clang::tidy::uri {
namespace {

using testing::ElementsAre;
using uricore::Component;

UriComponents parse(const Template &T, UriStart Start = UriStart::Reference) {
  return findComponents(T, 0, T.Text.size(), Start);
}

/// Returns the role and the component of each hole of \p Spelled.
std::vector<std::string> placesIn(llvm::StringRef Spelled,
                                  UriStart Start = UriStart::Reference) {
  static constexpr const char *Roles[] = {"base",  "host", "port",
                                          "query", "data", "adjacent"};
  std::vector<std::string> Result;
  for (const HolePlace &Place : parse(makeTemplate(Spelled), Start).Holes)
    Result.push_back(std::string(Roles[Place.Role]) +
                     (Place.Role == HolePlace::Data
                          ? " " + std::string(name(Place.Which))
                          : "") +
                     (Place.Key.empty() ? "" : " " + Place.Key));
  return Result;
}

TEST(Components, PlacesHoles) {
  EXPECT_THAT(placesIn("http://{}:{}/{}?q={}#{}"),
              ElementsAre("host", "port", "data path segment",
                          "data query value q", "data fragment"));
  EXPECT_THAT(placesIn("http://{}@h/"), ElementsAre("data userinfo"));
  EXPECT_THAT(placesIn("{}/items/{}"),
              ElementsAre("base", "data path segment"));
  EXPECT_THAT(placesIn("http://h/?{}&{}=1"),
              ElementsAre("query", "data query key"));
  EXPECT_THAT(placesIn("http://h/?a={}&b={}"),
              ElementsAre("data query value a", "data query value b"));
  EXPECT_THAT(placesIn("http://h/a{}{}"),
              ElementsAre("data path segment", "adjacent"));
}

TEST(Components, BeginsInside) {
  EXPECT_THAT(placesIn("a={}&b={}", UriStart::Form),
              ElementsAre("data query value a", "data query value b"));
  EXPECT_THAT(placesIn("{}", UriStart::QueryValue),
              ElementsAre("data query value"));
  EXPECT_THAT(placesIn("{}", UriStart::Userinfo), ElementsAre("data userinfo"));
  EXPECT_THAT(placesIn("/a/{}", UriStart::Path),
              ElementsAre("data path segment"));
}

TEST(Components, FindsSchemes) {
  EXPECT_EQ(schemeLength("http://h"), 4u);
  EXPECT_EQ(schemeLength("a+b-c.1:x"), 7u);
  EXPECT_EQ(schemeLength("//h/a:b"), 0u);
  EXPECT_EQ(schemeLength("1a:b"), 0u);
  EXPECT_EQ(schemeLength(""), 0u);
  EXPECT_TRUE(parse(makeTemplate("http://{}")).HasScheme);
  EXPECT_FALSE(parse(makeTemplate("/a:b")).HasScheme);
}

// For any text, the spans are in order and within the text, and each hole has
// one place.
TEST(Components, HandlesAnyText) {
  std::mt19937 Random(7);
  constexpr llvm::StringLiteral Bytes = "ah:/?#[]@&=%2;{}{}";
  for (unsigned Round = 0; Round < 20'000; ++Round) {
    std::string Spelled;
    for (size_t I = Random() % 14; I > 0; --I)
      Spelled += Random() % 4 ? std::string(1, Bytes[Random() % 14]) : "{}";
    const Template T = makeTemplate(Spelled);
    for (const UriStart Start :
         {UriStart::Reference, UriStart::Form, UriStart::Address,
          UriStart::Path, UriStart::QueryKey, UriStart::Fragment}) {
      const UriComponents Found = parse(T, Start);
      size_t Done = 0;
      for (const ComponentSpan &Span : Found.Spans) {
        ASSERT_LE(Done, Span.Begin) << Spelled;
        ASSERT_LE(Span.Begin, Span.End) << Spelled;
        Done = Span.End;
      }
      ASSERT_LE(Done, T.Text.size()) << Spelled;
      ASSERT_LE(Found.Holes.size(), T.Holes.size()) << Spelled;
      for (size_t I = 0; I < Found.Holes.size(); ++I)
        ASSERT_TRUE(I == 0 || Found.Holes[I - 1].Index < Found.Holes[I].Index)
            << Spelled;
    }
  }
}

} // namespace
} // namespace clang::tidy::uri
