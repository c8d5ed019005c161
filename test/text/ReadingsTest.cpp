//===--- ReadingsTest.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "text/Readings.h"
#include "TextBuilder.h"
#include "gmock/gmock.h"

namespace clang::tidy::uri {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

struct ReadingsTest : testing::Test, TextBuilder {
  std::vector<Template> read(TextRef T) { return readingsOf(Texts, T); }
  /// Returns the readings of \p T with `{name}` in place of each value.
  std::vector<std::string> readings(TextRef T) {
    std::vector<std::string> Result;
    for (const Template &Reading : read(T)) {
      std::string Line = Reading.Text;
      for (size_t I = Reading.Holes.size(); I > 0; --I) {
        const Hole &H = Reading.Holes[I - 1];
        Line.insert(H.Pos, "{" + H.Facts->From->Name.str() + "}");
      }
      Result.push_back(Line);
    }
    return Result;
  }
  TextRef either(llvm::StringRef A, llvm::StringRef B) {
    return alt({lit(A), lit(B)});
  }
};

TEST_F(ReadingsTest, ChangesOneChoiceAtATime) {
  EXPECT_THAT(readings(row({lit("a"), val("v")})), ElementsAre("a{v}"));
  EXPECT_THAT(readings(row({either("?", "&"), val("k"), either("", "=1")})),
              ElementsAre("?{k}=1", "&{k}=1", "?{k}"));
  EXPECT_THAT(readings(Texts.repeat(row({either("?", "&"), val("k")}))),
              ElementsAre("?{k}", "&{k}"));
}

TEST_F(ReadingsTest, ReadsNestedChoices) {
  const TextRef Inner = row({lit("<"), either("1", "22"), lit(">")});
  EXPECT_THAT(readings(row({either("a", "b"), alt({lit("x"), Inner})})),
              ElementsAre("a<22>", "b<22>", "a<1>", "ax"));
}

TEST_F(ReadingsTest, DecidesATestOnce) {
  const int A = 0, B = 0;
  const TextRef T = row({Texts.joinArms(val("u"), lit(""), &A),
                         Texts.joinArms(lit("@"), lit(""), &A), lit("h"),
                         Texts.joinArms(lit("?"), lit(""), &B),
                         Texts.joinArms(lit(""), lit("none"), &A)});
  EXPECT_THAT(readings(T), ElementsAre("{u}@h?", "h?none", "{u}@h"));
  EXPECT_THAT(readings(Texts.substitute(
                  T, [&](const TextValue &) { return lit("root"); })),
              ElementsAre("root@h?", "h?none", "root@h"));
  // Another choice that shows its alternatives in some of the readings only.
  EXPECT_THAT(
      readings(
          row({Texts.joinArms(lit("a"), lit(""), &A), lit("/"),
               alt({lit("zzz"),
                    row({lit("y"), Texts.joinArms(lit("b"), lit(""), &A)})})})),
      SizeIs(4));
}

TEST_F(ReadingsTest, ChangesSeveralChoicesIfThereAreMany) {
  TextRef T = Texts.empty();
  for (unsigned I = 0; I < 20; ++I)
    T = row(
        {T, either("a" + std::to_string(I) + ";", "b" + std::to_string(I))});
  const std::vector<std::string> Lines = readings(T);
  ASSERT_THAT(Lines, SizeIs(16));
  for (unsigned I = 0; I < 20; ++I) {
    const std::string Other = "b" + std::to_string(I);
    EXPECT_EQ(llvm::count_if(Lines,
                             [&](const std::string &Line) {
                               return (Line + "a").find(Other + "a") !=
                                          std::string::npos ||
                                      (Line + "b").find(Other + "b") !=
                                          std::string::npos;
                             }),
              1)
        << Other;
  }
}

TEST_F(ReadingsTest, ShowsConstants) {
  const TextRef Name = constants({"Tom&Jerry"});
  const std::vector<Template> Readings = read(row({lit("?name="), Name}));
  ASSERT_THAT(Readings, SizeIs(1));
  EXPECT_EQ(Readings[0].Text, "?name=Tom&Jerry");
  EXPECT_TRUE(Readings[0].isConstant());
  ASSERT_THAT(Readings[0].Runs, SizeIs(2));
  EXPECT_EQ(Readings[0].Runs[0].Facts, nullptr);
  EXPECT_EQ(Readings[0].Runs[1].Facts, Name->Facts);
  EXPECT_THAT(readings(row({lit("/"), constants({"a", "b"})})),
              ElementsAre("/a", "/b"));
  EXPECT_THAT(readings(row({lit("/"), enc(constants({"a b"}))})),
              ElementsAre("/a%20b"));
}

TEST_F(ReadingsTest, ReadsThroughCalls) {
  const TextRef Coded = enc(row({val("cb"), lit("?s="), enc(val("s"))}));
  const std::vector<Template> Readings =
      read(row({lit("?r="), Coded, val("t")}));
  ASSERT_THAT(Readings, SizeIs(1));
  const Template &T = Readings[0];
  EXPECT_EQ(T.Text, "?r=%3Fs%3D");
  ASSERT_THAT(T.Holes, SizeIs(3));
  EXPECT_EQ(T.Holes[0].State, EncodingState::Encoded);
  EXPECT_EQ(T.Holes[0].Within, Coded);
  EXPECT_EQ(T.Holes[1].Facts->Level, (EncodingLevel{2, 2}));
  EXPECT_EQ(T.Holes[2].Within, nullptr);
  EXPECT_EQ(T.Holes[2].State, EncodingState::Raw);
}

} // namespace
} // namespace clang::tidy::uri
