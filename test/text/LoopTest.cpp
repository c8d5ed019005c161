//===--- LoopTest.cpp - uri-tidy ------------------------------------------===//
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

struct LoopTest : testing::Test, TextBuilder {
  /// Returns the final content at the head of a loop.
  std::string looped(TextRef Before,
                     llvm::function_ref<TextRef(TextRef)> Body) {
    for (unsigned Visit = 0; Visit < 4; ++Visit) {
      const TextRef Next = Texts.widen(Before, Body(Before));
      if (Next == Before)
        return lineOf(Before);
      Before = Next;
    }
    return "unsettled: " + lineOf(Before);
  }
};

TEST_F(LoopTest, RepeatsWhatIsAdded) {
  EXPECT_EQ(looped(lit("?"), [&](TextRef T) { return row({T, lit("x")}); }),
            R"("?" Repeat("x"))");
  EXPECT_EQ(looped(lit("?"), [&](TextRef T) { return row({lit("x"), T}); }),
            R"(Repeat("x") "?")");
  EXPECT_EQ(looped(row({lit("<"), lit(">")}),
                   [&](TextRef T) {
                     return row(
                         {lit("<"), val("v"),
                          itemsOf(T).size() > 2 ? itemsOf(T)[1] : Texts.empty(),
                          lit(">")});
                   }),
            R"("<" Repeat(V(v)) ">")");
  // On one path only.
  EXPECT_EQ(
      looped(lit("?"),
             [&](TextRef T) { return alt({T, row({T, val("v"), lit("&")})}); }),
      R"("?" Repeat(V(v) "&"))");
}

// const char *sep = "?"; for (...) { url += sep; url += k; sep = "&"; }
TEST_F(LoopTest, FollowsASeparator) {
  TextRef Separator = lit("?");
  EXPECT_EQ(looped(val("base"),
                   [&](TextRef T) {
                     T = row({T, Separator, val("k")});
                     Separator = Texts.widen(Separator, lit("&"));
                     return T;
                   }),
            R"(V(base) Repeat(("?" | "&") V(k)))");
}

// std::string q, sep; for (...) { q += sep + v; sep = "&"; }
TEST_F(LoopTest, BeginsEmpty) {
  TextRef Separator = Texts.empty();
  EXPECT_EQ(looped(Texts.empty(),
                   [&](TextRef T) {
                     T = row({T, Separator, val("v")});
                     Separator = Texts.widen(Separator, lit("&"));
                     return T;
                   }),
            R"(Repeat(("" | "&") V(v)))");
  EXPECT_EQ(lineOf(Separator), R"(("" | "&"))");
}

// for (...) { if (q.empty()) q = "?" + v; else q = q + "&" + v; }
TEST_F(LoopTest, BeginsAnew) {
  const TextRef First = row({lit("?"), val("v")});
  const auto Body = [&](TextRef T) {
    return alt({First, row({T, lit("&"), val("v")})});
  };
  EXPECT_EQ(looped(First, Body), R"("?" V(v) Repeat("&" V(v)))");
  // The condition is not followed: the growth may come first.
  EXPECT_EQ(looped(Texts.empty(), Body),
            R"(("" | ("?" | "&") V(v) Repeat("&" V(v))))");
  // What only some starts lead to is not repeated.
  EXPECT_EQ(lineOf(Texts.widen(val("a"), alt({val("b"), val("c")}))),
            R"((V(a) | V(b) | V(c)))");
}

TEST_F(LoopTest, KeepsLoopsApart) {
  const TextRef First = Texts.widen(lit("a"), row({lit("a"), lit("b")}));
  EXPECT_EQ(looped(First, [&](TextRef T) { return row({T, lit("c")}); }),
            R"("a" Repeat("b") Repeat("c"))");
}

// for (...) { q += "&k="; for (...) q += v; q += ";"; }
TEST_F(LoopTest, ContinuesInANewFront) {
  const TextRef Entered = row({lit("?"), lit("&k=")});
  const TextRef AtHead = Texts.widen(Entered, row({Entered, val("v")}));
  const TextRef Again = row({AtHead, lit(";"), lit("&k=")});
  EXPECT_EQ(lineOf(Texts.withFront(AtHead, Entered, Again)),
            R"("?" "&k=" Repeat(V(v)) ";" "&k=" Repeat(V(v)))");
  EXPECT_EQ(Texts.withFront(Entered, Entered, Again), Again);
  // Only a text that begins with the old front continues it.
  EXPECT_EQ(Texts.withFront(val("x"), Entered, Again), nullptr);
  EXPECT_EQ(Texts.withFront(AtHead, Texts.empty(), Again), nullptr);
}

TEST_F(LoopTest, RepeatsOnce) {
  const TextRef AB = alt({lit("a"), lit("b")});
  EXPECT_EQ(Texts.repeat(Texts.repeat(AB)), Texts.repeat(AB));
  EXPECT_EQ(Texts.repeat(alt({Texts.empty(), AB})), Texts.repeat(AB));
  EXPECT_EQ(Texts.repeat(alt({Texts.repeat(lit("a")), lit("b")})),
            Texts.repeat(AB));
  EXPECT_EQ(Texts.repeat(Texts.empty()), Texts.empty());
}

TEST_F(LoopTest, SettlesAnything) {
  EXPECT_EQ(lineOf(Texts.settle(row({lit("a"), val("x"), lit("b")}),
                                row({lit("a"), lit("c"), lit("b")}))),
            R"("a" V(joined) "b")");
  const TextRef Settled = Texts.settle(lit("a"), row({lit("a"), lit("b")}));
  EXPECT_EQ(Texts.settle(Settled, row({Settled, lit("b")})), Settled);
}

} // namespace
} // namespace clang::tidy::uri
