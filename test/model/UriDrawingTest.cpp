//===--- UriDrawingTest.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/UriDrawing.h"
#include "TemplateBuilder.h"
#include "model/Recognition.h"
#include "gmock/gmock.h"

namespace clang::tidy::uri {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<DrawnPart> draw(const Template &T, const Offence &Wrong) {
  const auto Uris = recognizeUris(T, Usage(), {}, NameMeanings());
  return Uris.empty() ? std::vector<DrawnPart>()
                      : drawingOf(T, Uris.front(), Wrong,
                                  [](const Expr &) { return "name"; });
}

/// One string for each part: `path segment:/a`, `{}` for a value, `*` after
/// what offends.
std::vector<std::string> words(llvm::ArrayRef<DrawnPart> Parts) {
  std::vector<std::string> Result;
  for (const DrawnPart &Part : Parts) {
    std::string Word =
        Part.Which ? std::string(uricore::name(*Part.Which)) : "";
    Word += ":";
    Word += Part.Kind == DrawnPart::Cut     ? "..."
            : Part.Kind == DrawnPart::Value ? "{}"
                                            : Part.Content;
    Result.push_back(Word + (Part.Offends ? "*" : ""));
  }
  return Result;
}

TEST(UriDrawing, NamesComponents) {
  const Template T = makeTemplate("http://h/a%2f?q={}&p={}");
  EXPECT_THAT(words(draw(T, {{{10, 13}}, nullptr})),
              ElementsAre("scheme:http", ":://", "host:h", "path segment:/a",
                          "path segment:%2f*", ":?", "query key:q",
                          "query value:=", "query value:{}", "query key:&p",
                          "query value:=", "query value:{}"));
}

TEST(UriDrawing, MarksOneValue) {
  const Template T = makeTemplate("http://h/{}/{}");
  EXPECT_THAT(words(draw(T, {{}, &T.Holes[1]})),
              testing::Contains("path segment:{}*").Times(1));
}

TEST(UriDrawing, ShowsThePlaceInALongUri) {
  const std::string Many(5000, 'a');
  const Template T = makeTemplate("http://h/" + Many + "%2f" + Many);
  const auto Parts = draw(T, {{{5009, 5012}}, nullptr});
  EXPECT_THAT(words(Parts), testing::Contains("path segment:%2f*"));
  EXPECT_EQ(Parts.front().Kind, DrawnPart::Cut);
  EXPECT_EQ(Parts.back().Kind, DrawnPart::Cut);
  EXPECT_LT(writeDrawing(Parts).size(), 1000U);
}

TEST(UriDrawing, IsReadAsItWasWritten) {
  const Template T = makeTemplate("http://h/\xC3\xBC \x01/{}?%zz={}#{}");
  const auto Parts = draw(T, {{{9, 12}}, nullptr});
  const std::string Line = writeDrawing(Parts);
  EXPECT_TRUE(
      llvm::all_of(Line, [](char C) { return C >= ' ' && C < '\x7F'; }));
  EXPECT_EQ(readDrawing(Line), Parts);
}

TEST(UriDrawing, RejectsOtherText) {
  EXPECT_THAT(readDrawing(""), IsEmpty());
  for (const char *Line : {"x0a", "t9a", "t", "t0a  t0b", "tt", "\xFF"})
    EXPECT_THAT(readDrawing(Line), IsEmpty()) << Line;
}

} // namespace
} // namespace clang::tidy::uri
