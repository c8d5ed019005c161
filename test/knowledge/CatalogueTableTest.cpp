//===--- CatalogueTableTest.cpp - uri-tidy --------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/Apis.h"
#include "knowledge/CatalogueBuilder.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace clang::tidy::uri;
using namespace clang::tidy::uri::catalogue;

namespace {

TEST(BuiltInCatalogue, FindsEveryFunctionByItsLastName) {
  const CatalogueTable &Table = builtIn();
  ASSERT_GT(Table.Functions.size(), 700u);
  for (const Function &F : Table.Functions) {
    const llvm::StringRef Name = Table.text(F.Name);
    const Group *Found = Table.find(lastPart(Name));
    ASSERT_TRUE(Found) << Name.str();
    EXPECT_TRUE(llvm::any_of(Table.functionsOf(*Found), [&](const Function &G) {
      return Table.text(G.Name) == Name && G.Parameters == F.Parameters;
    })) << Name.str();
  }
}

TEST(BuiltInCatalogue, FindsNothingElse) {
  const CatalogueTable &Table = builtIn();
  EXPECT_FALSE(Table.find(""));
  EXPECT_FALSE(Table.find("x"));
  for (const Group &G : Table.Groups) {
    const std::string Name = Table.text(G.LastName).str();
    for (const std::string &Other : {Name + "_", "_" + Name, Name.substr(1)}) {
      const Group *Found = Table.find(Other);
      EXPECT_TRUE(!Found || Table.text(Found->LastName) == Other) << Other;
    }
  }
}

// A lookup takes at most as many steps as the longest run of used slots.
TEST(BuiltInCatalogue, IsFoundInFewSteps) {
  const CatalogueTable &Table = builtIn();
  ASSERT_EQ(Table.Slots.size() & (Table.Slots.size() - 1), 0u);
  EXPECT_GE(Table.Slots.size(), Table.Groups.size() * 2);
  size_t Longest = 0, Run = 0;
  for (const std::uint16_t Slot : Table.Slots) {
    Run = Slot ? Run + 1 : 0;
    Longest = std::max(Longest, Run);
  }
  EXPECT_LT(Longest, 24u);
}

TEST(BuiltInCatalogue, RefersToWhatExists) {
  const CatalogueTable &Table = builtIn();
  for (const Function &F : Table.Functions) {
    ASSERT_LE(F.FirstFact + F.Facts, Table.Facts.size());
    ASSERT_LT(F.Library, Table.Libraries.size());
    EXPECT_NE(Table.text(F.Name), "");
    EXPECT_NE(Table.text(F.Header), "") << Table.text(F.Name).str();
  }
  for (const Fact &F : Table.Facts) {
    ASSERT_LE(F.FirstCondition + F.Conditions, Table.Conditions.size());
    ASSERT_LE(F.Keeps, Table.Sets.size());
  }
  for (const Library &L : Table.Libraries)
    EXPECT_TRUE(L.Name == 0 || L.Source != 0) << Table.text(L.Name).str();
}

TEST(BuiltInCatalogue, KnowsRolesByName) {
  EXPECT_TRUE(mayHaveFact("curl_easy_escape", ApiRole::Encodes));
  EXPECT_FALSE(mayHaveFact("curl_easy_escape", ApiRole::Decodes));
  EXPECT_TRUE(mayHaveFact("toPercentEncoding", ApiRole::Encodes));
  EXPECT_FALSE(mayHaveFact("printf_everything", ApiRole::Encodes));
  // Facts that are not verified are ignored.
  EXPECT_FALSE(mayHaveFact("xmlPathToURI", ApiRole::Encodes));
}

TEST(BuiltInCatalogue, KnowsIdentifiersAndSchemes) {
  EXPECT_TRUE(isIdentifierUri("http://www.w3.org/2000/svg"));
  EXPECT_FALSE(isIdentifierUri("http://www.w3.org/"));
  EXPECT_TRUE(isHierarchicalScheme("HTTPS"));
  EXPECT_FALSE(isHierarchicalScheme("mailto"));
}

TEST(BuiltInCatalogue, SuggestsByTypeAndInclude) {
  const auto Includes = [](llvm::StringRef Header) {
    return [Header](llvm::StringRef Asked) { return Asked == Header; };
  };
  EXPECT_EQ(suggestedEncoderFor("QString", Includes(""))->Result, "QString");
  EXPECT_EQ(suggestedEncoderFor("char *", Includes("curl/curl.h"))->Release,
            "curl_free");
  EXPECT_EQ(suggestedEncoderFor("char *", Includes("glib.h"))->Call,
            "g_uri_escape_string({}, NULL, FALSE)");
  EXPECT_FALSE(suggestedEncoderFor("char *", Includes("stdio.h")));
  EXPECT_FALSE(suggestedEncoderFor("std::vector", Includes("curl/curl.h")));
}

TEST(CatalogueBuilder, IsEmptyWithoutFunctions) {
  CatalogueBuilder Builder;
  Builder.finish();
  EXPECT_FALSE(Builder.table().find("f"));
}

} // namespace
