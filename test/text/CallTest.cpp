//===--- CallTest.cpp - uri-tidy ------------------------------------------===//
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

struct CallTest : testing::Test, TextBuilder {};

TEST_F(CallTest, CutsTheEnd) {
  const TextRef Pairs = Texts.repeat(row({val("k"), lit("=1&")}));
  EXPECT_EQ(lineOf(Texts.cutEnd(Pairs, 1)),
            R"(("" | Repeat(V(k) "=1&") V(k) "=1"))");
  EXPECT_EQ(lineOf(Texts.cutEnd(row({lit("ab"), lit("c")}), 2)), R"("a")");
  EXPECT_EQ(lineOf(Texts.cutEnd(lit("ab"), 5)), R"("")");
  EXPECT_EQ(
      lineOf(Texts.cutEnd(row({lit("ab"), alt({lit("c"), lit("de")})}), 1)),
      R"("ab" ("" | "d"))");
  // If the value is empty, the text before it is cut.
  EXPECT_EQ(lineOf(Texts.cutEnd(row({lit("k="), val("v")}), 1)),
            R"(("k=" slice(V(v)) | "k"))");
  EXPECT_EQ(lineOf(Texts.cutEnd(row({lit("k="), val("v")}), 100'000)),
            R"(Coded(slice, "k=" V(v)))");
}

TEST_F(CallTest, AppliesCalls) {
  const TextRef Inner = row({val("cb"), lit("?s="), enc(val("s"))});
  const TextRef Coded = enc(Inner);
  EXPECT_EQ(lineOf(Coded), R"(Coded(encode, V(cb) "?s=" E(s)))");
  EXPECT_EQ(lineOf(Texts.distributed(Coded)), R"(E(cb) "%3Fs%3D" E(E(s)))");
  EXPECT_EQ(lineOf(enc(alt({val("a"), lit("a b")}))), R"((E(a) | "a%20b"))");
  const TextRef Decoded = Texts.coded(Inner, Transformer(Transformer::Decode));
  EXPECT_EQ(lineOf(Texts.distributed(Decoded)), "D(joined)");
  EXPECT_EQ(lineOf(Texts.coded(row({lit("%4"), lit("1")}),
                               Transformer(Transformer::Decode))),
            R"("A")");
  EXPECT_EQ(lineOf(Texts.distributed(enc(Texts.repeat(Inner)))),
            R"(Repeat(E(cb) "%3Fs%3D" E(E(s))))");
}

// "<a href='" + html("/?q=" + enc(t) + "&t=1") + "'>" + html(t)
TEST_F(CallTest, RestoresWhatMarkupHolds) {
  const Transformer Html(Transformer::HtmlEscape);
  const TextRef Uri = row({lit("/?q="), enc(val("t")), lit("&t=1")});
  const TextRef Markup = row({lit("<a href='"), Texts.coded(Uri, Html),
                              lit("'>"), Texts.coded(val("t"), Html)});
  EXPECT_EQ(lineOf(Texts.unescaped(Markup)),
            R"("<a href='" "/?q=" E(t) "&t=1" "'>" html(V(t)))");
  EXPECT_EQ(Texts.unescaped(Uri), Uri);
}

// encode(v).replace("%2F", "/")
TEST_F(CallTest, ReplacesEncoders) {
  const uricore::CharSet Slash("/");
  const auto KeepsSlash = [&](const Transformer &Encoder) {
    Transformer Result = Encoder;
    Result.Set = Result.Set | Slash;
    return std::optional(Result);
  };
  const TextRef Changed = Texts.withEncoder(
      row({lit("/"), enc(val("v")), enc(row({val("a"), lit("=")}))}), Slash,
      KeepsSlash);
  ASSERT_TRUE(Changed);
  const auto Items = itemsOf(Changed);
  ASSERT_EQ(Items.size(), 3u);
  EXPECT_TRUE(Items[1]->Facts->Done.all().back()->Set.contains('/'));
  EXPECT_TRUE(Items[1]->Facts->Chars.contains('/'));
  EXPECT_TRUE(Items[2]->How->Set.contains('/'));
  // Nothing was encoded.
  EXPECT_FALSE(Texts.withEncoder(val("v"), Slash, KeepsSlash));
}

TEST_F(CallTest, FormEncodersWritePlus) {
  const auto Form = asFormEncoder(Transformer::encode());
  ASSERT_TRUE(Form);
  EXPECT_EQ(resultOf(*Form, "a b+c"), "a+b%2Bc");
  // '+' would be both.
  EXPECT_FALSE(asFormEncoder(
      Transformer::encode(uricore::Unreserved | uricore::CharSet("+"))));
}

// std::string add(u, v) { return u + "&q=" + v; } ... add(base, enc(t))
TEST_F(CallTest, SubstitutesValues) {
  const TextRef Summary = row(
      {val("u"), alt({lit("?"), lit("&")}), enc(row({lit("/"), val("v")}))});
  EXPECT_EQ(lineOf(Texts.substitute(Summary,
                                    [&](const TextValue &V) {
                                      return V.From->Name == "u"
                                                 ? row({val("base"), lit("#")})
                                                 : val("t");
                                    })),
            R"(V(base) "#" ("?" | "&") Coded(encode, "/" V(t)))");
}

} // namespace
} // namespace clang::tidy::uri
