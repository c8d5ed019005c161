//===--- EvidenceTest.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/Evidence.h"
#include "gmock/gmock.h"

namespace clang::tidy::uri {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Evidence, IsReadAsItWasWritten) {
  FindingDetails Details;
  Details.Known = {Feature::Scheme, Feature::RawData};
  Details.Known.Which = uricore::Component::QueryValue;
  Details.Known.Origin = "parameter";
  Details.Known.Occurring = uricore::CharSet("&;, \xC3");
  Details.Known.Excluded = uricore::CharSet("%");
  Details.Uri = {{DrawnPart::Text, false, uricore::Component::Host, "a b"},
                 {DrawnPart::Value, true, uricore::Component::QueryValue, "v"}};
  const std::string Line = writeDetails(Details);
  for (const char C : Line)
    EXPECT_TRUE(C >= ' ' && C < 0x7F) << Line;
  const auto Read = readDetails(Line);
  ASSERT_TRUE(Read);
  EXPECT_EQ(Read->Known, Details.Known);
  EXPECT_EQ(Read->Uri, Details.Uri);
}

TEST(Evidence, MayBeOfNoUri) {
  FindingDetails Details;
  Details.Known = {Feature::Run};
  const auto Read = readDetails(writeDetails(Details));
  ASSERT_TRUE(Read);
  EXPECT_EQ(Read->Known, Details.Known);
  EXPECT_THAT(Read->Uri, IsEmpty());
}

TEST(Evidence, OtherTextIsRefused) {
  for (const char *Line : {"", " ", ";;;;", ";;;;;;", "none,;;;;;", ";9;;;;",
                           ";44;;;;", ";a;;;;", "scheme", ";;;;;x"})
    EXPECT_FALSE(readDetails(Line)) << Line;
  EXPECT_TRUE(readDetails(";;;;;"));
}

TEST(Evidence, NamesBytesForPeople) {
  EXPECT_THAT(spelled(uricore::CharSet("&#")), ElementsAre("#", "&"));
  EXPECT_THAT(spelled(uricore::CharSet("\n\x80\xFF")),
              ElementsAre("control characters", "non-ASCII"));
  EXPECT_THAT(spelled(uricore::CharSet()), IsEmpty());
}

} // namespace
} // namespace clang::tidy::uri
