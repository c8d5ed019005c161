//===--- JoinTest.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextBuilder.h"
#include "gtest/gtest.h"

namespace clang::tidy::uri {
namespace {

struct JoinTest : testing::Test, TextBuilder {
  std::string joined(TextRef A, TextRef B) { return lineOf(alt({A, B})); }
};

TEST_F(JoinTest, TakesOutCommonFrontAndBack) {
  const TextRef N = val("n");
  EXPECT_EQ(
      lineOf(row({val("base"), lit("?q="), alt({N, row({lit("x"), N})})})),
      R"(V(base) "?q=" ("" | "x") V(n))");
  const TextRef A = row({lit("http://h/"), lit("a"), N});
  const TextRef B = row({lit("http://h/"), lit("b"), N});
  EXPECT_EQ(joined(A, B), R"("http://h/" ("a" | "b") V(n))");
  EXPECT_EQ(joined(A, row({A, lit("&x=1")})),
            R"("http://h/" "a" V(n) ("" | "&x=1"))");
  EXPECT_EQ(joined(A, lit("http://h/")), R"("http://h/" ("" | "a" V(n)))");
}

TEST_F(JoinTest, FindsAlternativesToAValue) {
  const TextRef N = val("n");
  const Origin &From = *N->Facts->From;
  const auto IsEncoded = [&](TextRef T) {
    return isAlternative(T, From, [&From](const TextValue &Other) {
      return Other.From == &From && Other.Level.Low > 0;
    });
  };
  EXPECT_TRUE(IsEncoded(row({lit("?q="), alt({N, enc(N)}), lit("#f")})));
  EXPECT_TRUE(
      IsEncoded(alt({lit("x"), row({lit("a"), alt({enc(N), N, val("m")})})})));
  // Both are in each of the texts.
  EXPECT_FALSE(IsEncoded(row({N, lit("&"), enc(N)})));
  EXPECT_FALSE(IsEncoded(alt({N, enc(val("m"))})));
  EXPECT_FALSE(IsEncoded(enc(N)));
  EXPECT_FALSE(IsEncoded(nullptr));
}

TEST_F(JoinTest, KnowsHowATextBegins) {
  const TextRef N = val("n");
  const TextRef Whole = row({lit("http://"), N, lit("/a"), alt({N, lit("b")})});
  EXPECT_TRUE(beginsWith(Whole, Whole));
  EXPECT_TRUE(beginsWith(Whole, Texts.empty()));
  EXPECT_TRUE(beginsWith(Whole, lit("ht")));
  EXPECT_TRUE(beginsWith(Whole, row({lit("http://"), N})));
  EXPECT_TRUE(beginsWith(
      Whole,
      row({lit("http://"), alt({Texts.empty(), N, row({N, lit("/")})})})));
  EXPECT_FALSE(beginsWith(Whole, lit("http://x")));
  EXPECT_FALSE(beginsWith(Whole, row({lit("http://"), val("m")})));
  EXPECT_FALSE(beginsWith(Whole, row({lit("http://"), alt({N, val("m")})})));
  EXPECT_FALSE(beginsWith(Whole, row({Whole, lit("c")})));
  EXPECT_FALSE(beginsWith(Texts.empty(), N));
}

TEST_F(JoinTest, HasNoTextForANullPointer) {
  EXPECT_EQ(joined(nullptr, val("v")), "V(v)");
  EXPECT_EQ(joined(Texts.empty(), val("v")), R"(("" | V(v)))");
  EXPECT_EQ(alt({nullptr, nullptr}), nullptr);
}

TEST_F(JoinTest, MergesAlternatives) {
  EXPECT_EQ(joined(val("n", uricore::Digit), val("n", uricore::Alpha)), "V(n)");
  const TextRef AB = alt({lit("a"), lit("b")});
  EXPECT_EQ(joined(AB, lit("b")), R"(("a" | "b"))");
  EXPECT_EQ(joined(AB, alt({lit("b"), lit("c")})), R"(("a" | "b" | "c"))");
  EXPECT_EQ(joined(enc(val("n")), val("n")), "(V(n) | E(n))");
  // An alternative that a repeat covers is omitted.
  EXPECT_EQ(joined(Texts.repeat(AB), lit("b")), R"(Repeat(("a" | "b")))");
  EXPECT_EQ(joined(Texts.repeat(AB), Texts.empty()), R"(Repeat(("a" | "b")))");
  // They have a common front only after two of them have been merged.
  const TextRef Merged =
      alt({val("n", uricore::Digit), val("n", uricore::Alpha)});
  EXPECT_EQ(
      lineOf(Texts.join({val("n", uricore::Digit), val("n", uricore::Alpha),
                         row({Merged, lit("x")})})),
      R"(V(n) ("" | "x"))");
}

TEST_F(JoinTest, LimitsAlternatives) {
  TextRef T = nullptr;
  for (char C = 'a'; C < 'i'; ++C)
    T = alt({T, row({lit(llvm::StringRef(&C, 1)), val("n")})});
  EXPECT_EQ(T->Size.Others, 7u);
  EXPECT_EQ(lineOf(alt({T, row({lit("i"), val("n")})})),
            R"(V({"a", "b", "c", "d", "e", "f", "g", "h", ...}) V(n))");
  EXPECT_EQ(Texts.collapses(CollapseReason::Alternatives), 0u);
  EXPECT_EQ(lineOf(alt({T, row({val("v"), val("n")})})), "V(joined) V(n)");
  EXPECT_EQ(Texts.collapses(CollapseReason::Alternatives), 1u);
}

TEST_F(JoinTest, IsLostOnlyIfAPartIs) {
  TextValue Lost;
  Lost.From = Texts.values().origin(Origin::of(Origin::Lost, this));
  Lost.Chars = AnyByte;
  const TextRef T =
      Texts.settle(row({lit("a"), val("x")}), row({lit("a"), enc(val("y"))}));
  EXPECT_EQ(lineOf(T), R"("a" V(joined))");
  const TextValue &Joined = *lastOf(T)->Facts;
  EXPECT_FALSE(Joined.isLost());
  EXPECT_EQ(Joined.Level, (EncodingLevel{0, 1}));
  EXPECT_EQ(stateOf(Joined), EncodingState::Unknown);
  EXPECT_EQ(lineOf(Texts.settle(val("x"), Texts.value(Lost))), "V(lost)");
  // A lost alternative does not hide other alternatives.
  EXPECT_EQ(joined(val("x"), Texts.value(Lost)), "(V(x) | V(lost))");
}

TEST_F(JoinTest, LimitsNesting) {
  TextRef T = val("v");
  for (unsigned I = 0; I < 10; ++I)
    T = alt({row({lit("<"), T, lit(">")}), lit(std::to_string(I))});
  EXPECT_LE(T->Size.Choices, TextArena::MaxChoices);
  EXPECT_GT(Texts.collapses(CollapseReason::Nesting), 0u);
}

TEST_F(JoinTest, LimitsReadings) {
  TextRef T = nullptr;
  for (unsigned I = 0; I < 3; ++I) {
    TextRef Inner = nullptr;
    for (unsigned J = 0; J < 6; ++J)
      Inner = alt({Inner, val(std::to_string(10 * I + J))});
    const std::string Border = std::to_string(I);
    T = alt({T, row({lit("<" + Border), Inner, lit(Border + ">")})});
  }
  EXPECT_EQ(lineOf(T), "V(joined)");
  EXPECT_EQ(Texts.collapses(CollapseReason::Readings), 1u);
}

} // namespace
} // namespace clang::tidy::uri
