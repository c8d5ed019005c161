//===--- FormTest.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Form.h"

#include <gtest/gtest.h>

using namespace uricore;

// WHATWG URL, section 1.3: the percent-encode set of the form, and section 5.2.
TEST(FormTest, Encodes) {
  EXPECT_EQ(formEncode(""), "");
  EXPECT_EQ(formEncode("a b"), "a+b");
  EXPECT_EQ(formEncode("a+b"), "a%2Bb");
  EXPECT_EQ(formEncode(" + "), "+%2B+");
  EXPECT_EQ(formEncode("*-._"), "*-._");
  EXPECT_EQ(formEncode("~!'()"), "%7E%21%27%28%29");
  EXPECT_EQ(formEncode("Tom&Jerry=1"), "Tom%26Jerry%3D1");
  EXPECT_EQ(formEncode("\xC3\xA9"), "%C3%A9");
  EXPECT_EQ(formEncode("100%"), "100%25");
}

TEST(FormTest, LineBreaksStayUnlessAsked) {
  EXPECT_EQ(formEncode("a\nb\rc\r\nd"), "a%0Ab%0Dc%0D%0Ad");
}

// WHATWG HTML, "constructing the entry list": newlines are normalized.
TEST(FormTest, LineBreaksToCrlf) {
  auto Encode = [](std::string_view Text) {
    return formEncode(Text, LineBreaks::Crlf);
  };
  EXPECT_EQ(Encode("a\nb"), "a%0D%0Ab");
  EXPECT_EQ(Encode("a\rb"), "a%0D%0Ab");
  EXPECT_EQ(Encode("a\r\nb"), "a%0D%0Ab");
  EXPECT_EQ(Encode("\n\r"), "%0D%0A%0D%0A");
  EXPECT_EQ(Encode("\r\r\n\n"), "%0D%0A%0D%0A%0D%0A");
  EXPECT_EQ(Encode("\r"), "%0D%0A");
  EXPECT_EQ(Encode("a b"), "a+b");
}

TEST(FormTest, SafeCharactersAreKept) {
  EXPECT_EQ(formEncode("~a b\n/", LineBreaks::Crlf, FormSafe | CharSet("~/")),
            "~a+b%0D%0A/");
}

TEST(FormTest, Decodes) {
  EXPECT_EQ(formDecode("a+b%2Bc").Bytes, "a b+c");
  EXPECT_EQ(formDecode("%20").Bytes, " ");
  EXPECT_TRUE(formDecode("a+b").Malformed.empty());
  const Decoded Broken = formDecode("+%+%2");
  EXPECT_EQ(Broken.Bytes, " % %2");
  EXPECT_EQ(Broken.Malformed, (std::vector<std::size_t>{1, 3}));
}
