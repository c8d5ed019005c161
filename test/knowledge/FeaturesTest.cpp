//===--- FeaturesTest.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/Features.h"
#include "gtest/gtest.h"
#include <set>

using namespace clang::tidy::uri;

namespace {

constexpr const char *Unencoded = "uri-unencoded-data";

TEST(Features, HaveNamesAndSentences) {
  std::set<std::string> Names;
  for (size_t I = 0; I < FeatureCount; ++I) {
    const auto Each = static_cast<Feature>(I);
    EXPECT_TRUE(Names.insert(nameOf(Each).str()).second) << nameOf(Each).str();
    EXPECT_EQ(
        nameOf(Each).find_first_not_of("abcdefghijklmnopqrstuvwxyz-0123456789"),
        llvm::StringRef::npos)
        << nameOf(Each).str();
    EXPECT_NE(sentenceOf(Each).back(), '.') << nameOf(Each).str();
    EXPECT_EQ(featureCalled(nameOf(Each)), Each);
  }
  EXPECT_EQ(featureCalled("no-feature"), std::nullopt);
  EXPECT_EQ(featureCalled(""), std::nullopt);
}

TEST(Features, AddUp) {
  FeatureSet All = {Feature::RawData, Feature::Input};
  EXPECT_EQ(scoreOf(All, Unencoded),
            weightOf(Feature::RawData, All, Unencoded) +
                weightOf(Feature::Input, All, Unencoded));
  EXPECT_EQ(scoreOf({}, Unencoded), 0);
  EXPECT_EQ(scoreOf(All, "uri-no-check"), 0);
}

TEST(Features, DecideTheLevel) {
  // The plain case of RFC 3986, section 2.4.
  EXPECT_EQ(levelOf({Feature::RawData}, Unencoded), Confidence::Likely);
  EXPECT_EQ(levelOf({Feature::RawData, Feature::NameIdentifier}, Unencoded),
            Confidence::Possible);
  EXPECT_EQ(levelOf({Feature::Literal}, "uri-lowercase-hex"),
            Confidence::Certain);
  EXPECT_EQ(levelOf({Feature::Literal, Feature::TestData}, "uri-lowercase-hex"),
            Confidence::Possible);
  EXPECT_EQ(levelOf({Feature::Literal, Feature::MaybeConversion},
                    "uri-malformed-escape"),
            Confidence::Likely);
}

TEST(Features, HaveOtherWeightsInPreview) {
  FeatureSet All = {Feature::RawData, Feature::Remade};
  EXPECT_EQ(levelOf(All, Unencoded), Confidence::Possible);
  All.add(Feature::Preview);
  EXPECT_EQ(levelOf(All, Unencoded), Confidence::Likely);
  EXPECT_EQ(weightOf(Feature::RawData, All, Unencoded), 30);
  EXPECT_EQ(weightOf(Feature::Preview, All, Unencoded), 0);
}

TEST(Features, ReleasedChecksAreNotInPreview) {
  EXPECT_FALSE(isInPreview(Unencoded));
  EXPECT_FALSE(isInPreview("uri-no-check"));
}

TEST(Features, LevelsBeginAtTheirScores) {
  EXPECT_LT(leastScoreOf(Confidence::Possible),
            leastScoreOf(Confidence::Likely));
  EXPECT_LT(leastScoreOf(Confidence::Likely),
            leastScoreOf(Confidence::Certain));
  EXPECT_EQ(nameOf(Confidence::Possible), "possible");
  EXPECT_EQ(nameOf(Confidence::Certain), "certain");
}

TEST(Features, WritesWeightsAsDecimals) {
  EXPECT_EQ(decimal(0), "0");
  EXPECT_EQ(decimal(30), "3");
  EXPECT_EQ(decimal(-5), "-0.5");
  EXPECT_EQ(decimal(105), "10.5");
  EXPECT_EQ(decimal(-15), "-1.5");
}

} // namespace
