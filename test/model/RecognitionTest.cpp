//===--- RecognitionTest.cpp - uri-tidy --------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/Recognition.h"
#include "TemplateBuilder.h"
#include "gmock/gmock.h"
#include <random>

namespace clang::tidy::uri {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Returns the URIs in \p Spelled, with \p Use as the use of the string.
std::vector<std::string> urisIn(llvm::StringRef Spelled, Usage Use = {},
                                const RecognitionOptions &Options = {}) {
  const Template T = makeTemplate(Spelled);
  std::vector<std::string> Result;
  for (const RecognizedUri &Uri :
       recognizeUris(T, Use, Options, NameMeanings())) {
    Template Part;
    Part.appendSlice(T, Uri.Begin, Uri.End, Dialect::Plain);
    for (const Hole &H : T.Holes)
      if (H.Pos == Uri.End)
        Part.appendHole(H);
    Result.push_back(spelled(Part) + (Uri.IsForm ? " form" : "") +
                     (Uri.IsEmbedded ? " embedded" : ""));
  }
  return Result;
}

TEST(Recognition, KnowsUrisByTheirScheme) {
  EXPECT_THAT(urisIn("http://h/{}"), ElementsAre("http://h/{}"));
  EXPECT_THAT(urisIn("https://h/?q={}"), ElementsAre("https://h/?q={}"));
  EXPECT_THAT(urisIn("no URI: {}"), IsEmpty());
  EXPECT_THAT(urisIn("C:\\folder\\{}"), IsEmpty());
  EXPECT_THAT(urisIn("acme://h/?q={}", {}, {{"acme"}, {}}),
              ElementsAre("acme://h/?q={}"));
  EXPECT_THAT(urisIn("http://h/{}", {}, {{}, {"http://h/"}}), IsEmpty());
}

TEST(Recognition, KnowsUrisByTheirUse) {
  EXPECT_THAT(urisIn("/a/{}", {Usage::UriSink, ""}), ElementsAre("/a/{}"));
  EXPECT_THAT(urisIn("/find?q={}", {Usage::Value, "url"}),
              ElementsAre("/find?q={}"));
  EXPECT_THAT(urisIn("a={}&b={}", {Usage::FormSink, ""}),
              ElementsAre("a={}&b={} form"));
  EXPECT_THAT(urisIn("http://h/{}", {Usage::Comparand, ""}), IsEmpty());
  EXPECT_THAT(urisIn("http://h/?a={}", {Usage::RawSink, ""}), IsEmpty());
}

TEST(Recognition, FindsUrisInOtherText) {
  EXPECT_THAT(urisIn("<a href=\"http://h/?q=&#{};\">"), IsEmpty());
  EXPECT_THAT(urisIn("<a href=\"http://h/?q={}\">"),
              ElementsAre("http://h/?q={} embedded"));
  EXPECT_THAT(urisIn("<a href=\"{}/{}</a>/</td><td class=\"m\">{}"),
              ElementsAre("{}/{} embedded"));
  EXPECT_THAT(urisIn("GET /find?q={} HTTP/1.1\r\n"), ElementsAre("/find?q={}"));
}

// For any text, the ranges are in order and within the text.
TEST(Recognition, HandlesAnyText) {
  std::mt19937 Random(11);
  const llvm::StringRef Pieces[] = {
      "http://", "h",  "/",   "?",       "q=",
      "&",       "#",  "{}",  "{}/",     "%2",
      " ",       "\"", "<a ", "href=\"", "GET ",
      "\n",      "a:", "@",   "file:",   llvm::StringRef("\0", 1)};
  const NameMeanings Names;
  for (unsigned Round = 0; Round < 20'000; ++Round) {
    std::string Spelled;
    for (size_t I = Random() % 9; I > 0; --I)
      Spelled += Pieces[Random() % std::size(Pieces)].str();
    const Template T = makeTemplate(
        Spelled, Round % 2 == 0 ? EncodingState::Raw : EncodingState::Encoded);
    for (const Usage::KindTy Kind :
         {Usage::Value, Usage::UriSink, Usage::FormSink, Usage::PartSink,
          Usage::RawSink, Usage::Comparand, Usage::HumanText}) {
      size_t Done = 0;
      for (const RecognizedUri &Uri :
           recognizeUris(T, Usage{Kind, ""}, {}, Names)) {
        ASSERT_LE(Done, Uri.Begin) << Spelled;
        ASSERT_LE(Uri.Begin, Uri.End) << Spelled;
        Done = Uri.End;
      }
      ASSERT_LE(Done, T.Text.size()) << Spelled;
    }
  }
}

} // namespace
} // namespace clang::tidy::uri
