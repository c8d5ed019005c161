//===--- AnnotationTest.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/Annotation.h"
#include "knowledge/CatalogueReader.h"
#include "gtest/gtest.h"

using namespace clang::tidy::uri;
using namespace clang::tidy::uri::catalogue;

namespace {

/// Returns the only fact of a function with one annotation.
Fact factOf(llvm::StringRef Text, int Parameter) {
  AnnotatedFunction Said("a::f");
  EXPECT_TRUE(Said.add(Text, Parameter));
  CatalogueBuilder Builder;
  std::string Message;
  EXPECT_TRUE(Said.build(Builder, Message)) << Message;
  EXPECT_EQ(Builder.table().Facts.size(), 1u);
  return Builder.table().Facts.empty() ? Fact() : Builder.table().Facts[0];
}

std::string errorOf(llvm::StringRef Text, int Parameter = -1) {
  AnnotatedFunction Said("a::f");
  EXPECT_TRUE(Said.add(Text, Parameter));
  CatalogueBuilder Builder;
  std::string Message;
  return Said.build(Builder, Message) ? "" : Message;
}

TEST(Annotation, SaysWhatAFunctionDoes) {
  const Fact Encodes = factOf("uri-tidy:encodes(query-value)", -1);
  EXPECT_EQ(Encodes.Role, ApiRole::Encodes);
  EXPECT_EQ(Encodes.From.Index, 0);
  EXPECT_EQ(Encodes.To.Index, ApiFact::Result);
  EXPECT_EQ(Encodes.Part, UriPart::QueryValue);
  EXPECT_NE(Encodes.Keeps, 0);
  const Fact Into =
      factOf("uri-tidy: encodes(data, from=2, to=1, space=+, keeps=-_)", -1);
  EXPECT_EQ(Into.From.Index, 2);
  EXPECT_EQ(Into.To.Index, 1);
  EXPECT_TRUE(Into.PlusIsSpace);
  EXPECT_EQ(factOf("uri-tidy:decodes", -1).Role, ApiRole::Decodes);
  EXPECT_EQ(factOf("uri-tidy:safe", -1).To.Index, ApiFact::Result);
  EXPECT_EQ(factOf("uri-tidy:gives(uri, display)", -1).Form, TextForm::Display);
}

TEST(Annotation, SaysWhatAParameterIs) {
  const Fact Takes = factOf("uri-tidy:takes(query-value, raw)", 3);
  EXPECT_EQ(Takes.From.Index, 3);
  EXPECT_EQ(Takes.Part, UriPart::QueryValue);
  EXPECT_EQ(Takes.Form, TextForm::Raw);
  EXPECT_EQ(factOf("uri-tidy:encodes", 1).From.Index, 1);
  EXPECT_EQ(factOf("uri-tidy:input", 1).To.Index, 1);
}

TEST(Annotation, IsOnlyThisProgramsOwn) {
  AnnotatedFunction Said("f");
  EXPECT_FALSE(Said.add("something else", -1));
  EXPECT_FALSE(Said.add("uri-tidy", -1));
}

TEST(Annotation, SaysWhatIsWrong) {
  EXPECT_EQ(errorOf("uri-tidy:encods(data)").substr(0, 49),
            "'uri-tidy:encods(data)' is not a valid annotation");
  EXPECT_EQ(errorOf("uri-tidy:encodes(url)").substr(0, 46),
            "'url' in 'uri-tidy:encodes(url)' is not a part");
  EXPECT_NE(errorOf("uri-tidy:encodes(data"), "");
  EXPECT_NE(errorOf("uri-tidy:takes"), "");
  EXPECT_NE(errorOf("uri-tidy:encodes(data, to='x)"), "");
  EXPECT_NE(errorOf("uri-tidy:encodes(data, nonsense=1)"), "");
  AnnotatedFunction Twice("a::f");
  Twice.add("uri-tidy:encodes", -1);
  Twice.add("uri-tidy:decodes", -1);
  CatalogueBuilder Builder;
  std::string Message;
  EXPECT_FALSE(Twice.build(Builder, Message));
  EXPECT_NE(Message.find("contradicts"), std::string::npos) << Message;
}

} // namespace
