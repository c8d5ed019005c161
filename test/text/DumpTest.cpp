//===--- DumpTest.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMSupportCompat.h"
#include "TextBuilder.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace clang::tidy::uri {
namespace {

struct DumpTest : testing::Test, TextBuilder {
  std::string json(TextRef T) {
    std::string Result;
    llvm::raw_string_ostream Stream(Result);
    llvm::json::OStream Out(Stream);
    writeJson(Out, T);
    Out.flush();
    return Result;
  }
};

TEST_F(DumpTest, PrintsLines) {
  EXPECT_EQ(lineOf(row({val("base"), lit("?q="), alt({Texts.empty(), lit("x")}),
                        enc(val("n"))})),
            R"(V(base) "?q=" ("" | "x") E(n))");
  EXPECT_EQ(
      lineOf(enc(Texts.coded(val("s"), Transformer::keep(uricore::Digit)))),
      "E(keep(V(s)))");
  Transformer Named = Transformer::encode();
  Named.Callee = "curl_easy_escape";
  EXPECT_EQ(lineOf(Texts.coded(row({lit("\"\n"), val("s")}), Named)),
            R"(Coded(curl_easy_escape, "\22\0A" V(s)))");
}

TEST_F(DumpTest, WritesJson) {
  EXPECT_EQ(json(lit("a\"\xC3")), "{\"lit\":\"a\\\"\xC3\x83\"}");
  EXPECT_EQ(json(Texts.repeat(alt({lit("a"), lit("b")}))),
            R"({"rep":{"alt":[{"lit":"a"},{"lit":"b"}]}})");
  EXPECT_EQ(
      json(row({lit("a"), val("n", uricore::CharSet("08"))})),
      R"({"cat":[{"lit":"a"},{"value":{"origin":{"kind":"input","name":"n"},)"
      R"("transformers":[],"chars":"000000000000010100000000000000000000000000)"
      R"(0000000000000000000000","level":0,"harmless":true,"encoded":false,)"
      R"("cut":false,"lost":false}}]})");
}

// Every text has one of the documented forms.
TEST_F(DumpTest, WritesValidJson) {
  Transformer Named = Transformer::encode();
  Named.By = KnownBy::Name;
  Named.Callee = "enc";
  const std::string Text =
      json(Texts.coded(row({constants({"\xFF", "b"}), val("x")}), Named));
  llvm::Expected<llvm::json::Value> Parsed = llvm::json::parse(Text);
  ASSERT_TRUE(static_cast<bool>(Parsed)) << Text;
  const llvm::json::Object *Coded = Parsed->getAsObject()->getObject("coded");
  ASSERT_TRUE(Coded);
  EXPECT_EQ(compat::toStd(Coded->getString("call")), "enc");
  EXPECT_EQ(
      compat::toStd(Coded->getObject("transformer")->getBoolean("proved")),
      false);
  EXPECT_TRUE(Coded->getObject("text")->getArray("cat"));
}

} // namespace
} // namespace clang::tidy::uri
