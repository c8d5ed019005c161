//===--- ProgramFactsTest.cpp - uri-tidy ----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/ProgramFacts.h"
#include "gtest/gtest.h"

namespace clang::tidy::uri {
namespace {

using uricore::CharSet;

ProgramAnswer constant(const char *Chars) {
  ProgramAnswer Result;
  Result.Other = true;
  Result.Chars = CharSet(Chars);
  return Result;
}

ProgramAnswer encoded() {
  ProgramAnswer Result;
  Result.Encoded = true;
  Result.Chars = CharSet("a%20");
  Result.LowLevel = Result.HighLevel = 1;
  return Result;
}

TEST(ProgramAnswer, AddsBytesAndLevels) {
  ProgramAnswer All;
  EXPECT_TRUE(All.isEmpty());
  All.add(encoded());
  EXPECT_EQ(All, encoded());
  All.add(constant("xy"));
  EXPECT_TRUE(All.Encoded && All.Other && !All.Raw);
  EXPECT_EQ(All.Chars, CharSet("a%20xy"));
  EXPECT_EQ(All.LowLevel, 0);
  EXPECT_EQ(All.HighLevel, 1);
}

TEST(ProgramAnswer, IsNotChangedByNothing) {
  ProgramAnswer All = encoded();
  All.add(ProgramAnswer());
  EXPECT_EQ(All, encoded());
  ProgramAnswer Depends;
  Depends.Others = {"result f"};
  EXPECT_FALSE(Depends.isEmpty());
  All.add(Depends);
  EXPECT_EQ(All.LowLevel, 1);
  EXPECT_EQ(All.Others.count("result f"), 1U);
}

TEST(ProgramAnswer, KeepsPartOnlyIfAllAgree) {
  ProgramAnswer Uri = constant("a");
  Uri.Part = UriPart::Uri;
  ProgramAnswer All = Uri;
  All.add(Uri);
  EXPECT_EQ(All.Part, UriPart::Uri);
  All.add(constant("a"));
  EXPECT_EQ(All.Part, UriPart::Data);
}

TEST(ProgramAnswer, MayBeAnything) {
  ProgramAnswer All = constant("a");
  All.add(ProgramAnswer::anything());
  EXPECT_TRUE(All.Raw);
}

} // namespace
} // namespace clang::tidy::uri
