//===--- HostTest.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Host.h"
#include "core/Idna.h"
#include "core/Iri.h"

#include <gtest/gtest.h>

using namespace uricore;

static std::optional<std::string> refuse(std::string_view) {
  return std::nullopt;
}

// RFC 3986, section 3.2.2.
TEST(HostTest, NamesInAscii) {
  EXPECT_EQ(encodeHost("example.org", refuse), "example.org");
  EXPECT_EQ(encodeHost("127.0.0.1", refuse), "127.0.0.1");
  EXPECT_EQ(encodeHost("a b@c:d", refuse), "a%20b%40c%3Ad");
  EXPECT_EQ(encodeHost("", refuse), "");
}

TEST(HostTest, Addresses) {
  EXPECT_EQ(encodeHost("::1", refuse), "[::1]");
  EXPECT_EQ(encodeHost("[2001:db8::1]", refuse), "[2001:db8::1]");
  EXPECT_EQ(encodeHost("fe80::1%eth0", refuse), "[fe80::1%25eth0]");
  EXPECT_EQ(encodeHost("[fe80::1%25eth0]", refuse), "[fe80::1%25eth0]");
  // Not an address, or more than one.
  EXPECT_EQ(encodeHost("::1::", refuse), "%3A%3A1%3A%3A");
  EXPECT_EQ(encodeHost("[::1]:80", refuse), "%5B%3A%3A1%5D%3A80");
  EXPECT_EQ(encodeHost("::1]/[", refuse), "%3A%3A1%5D%2F%5B");
}

TEST(HostTest, OtherNamesGoToTheConverter) {
  EXPECT_EQ(encodeHost("\u00E9", refuse), std::nullopt);
  EXPECT_EQ(encodeHost("\u00E9", nullptr), std::nullopt);
  for (const char *Answer : {"", "a/b", "a b", "\xC3\xA9", "[::1]"})
    EXPECT_EQ(encodeHost("\u00E9",
                         [&](std::string_view) {
                           return std::optional<std::string>(Answer);
                         }),
              std::nullopt)
        << Answer;
}

TEST(HostTest, Decodes) {
  EXPECT_EQ(decodeHost("a%20b", refuse).Bytes, "a b");
  EXPECT_EQ(decodeHost("[fe80::1%25eth0]", nullptr).Bytes, "[fe80::1%25eth0]");
  EXPECT_EQ(decodeHost("a%zz", refuse).Malformed, std::vector<std::size_t>{1});
}

class IdnaTest : public testing::Test {
protected:
  void SetUp() override {
    if (!hasIdna())
      GTEST_SKIP() << "built without libidn2";
  }
};

TEST_F(IdnaTest, HostsOfIris) {
  EXPECT_EQ(
      iriToUri("http://\u4F8B\u3048.jp/\u5F15\u304D\u51FA\u3057", hostToAscii),
      "http://xn--r8jz45g.jp/%E5%BC%95%E3%81%8D%E5%87%BA%E3%81%97");
  // RFC 3987, section 3.1.
  EXPECT_EQ(iriToUri("http://r\u00E9sum\u00E9.example.org", hostToAscii),
            "http://xn--rsum-bpad.example.org");
}

// RFC 3987, section 3.2.1.
TEST_F(IdnaTest, HostsOfUris) {
  EXPECT_EQ(uriToIri("http://xn--99zt52a.example.org/%e2%80%ae", hostToUnicode),
            "http://\u7D0D\u8C46.example.org/%E2%80%AE");
  EXPECT_EQ(uriToIri("http://XN--R8JZ45G.JP/", hostToUnicode),
            "http://\u4F8B\u3048.JP/");
}

// RFC 5891, section 5.3: only what has this A-label is shown.
TEST_F(IdnaTest, ShowsOnlyRealLabels) {
  EXPECT_EQ(hostToUnicode("xn--rsum-bpad.example.org"),
            "r\u00E9sum\u00E9.example.org");
  EXPECT_EQ(hostToUnicode("example.org"), "example.org");
  for (const char *Host :
       {"xn--a", "xn--\u00E9", "xn--zzzzzzzz.de", "xn--9ca_.de", "xn--e28h.de"})
    EXPECT_EQ(hostToUnicode(Host), std::nullopt) << Host;
  EXPECT_EQ(hostToUnicode(std::string_view("xn--9ca\0a", 9)), std::nullopt);
}

// Non-transitional: the four characters that IDNA2003 mapped keep their own
// labels (RFC 5894, section 7.2).
TEST_F(IdnaTest, DeviationsAreKept) {
  EXPECT_EQ(hostToAscii("fa\xC3\x9F.de"), "xn--fa-hia.de");
}

TEST_F(IdnaTest, EncodedAndDecoded) {
  EXPECT_EQ(encodeHost("\u4F8B\u3048.jp", hostToAscii), "xn--r8jz45g.jp");
  EXPECT_EQ(decodeHost("xn--r8jz45g.jp", hostToUnicode).Bytes,
            "\u4F8B\u3048.jp");
  EXPECT_EQ(encodeHost("\u00E9_", hostToAscii), std::nullopt);
}

// UTS 46 maps upper case.
TEST_F(IdnaTest, CaseIsMapped) {
  EXPECT_EQ(hostToAscii("B\xC3\x9C"
                        "CHER.de"),
            "xn--bcher-kva.de");
}

// STD 3: letters, digits and hyphens, also after mapping (U+2100 is "a/c", the
// fullwidth solidus is '/').
TEST_F(IdnaTest, RefusesOtherCharacters) {
  for (const char *Host : {"\u00E9_", "\u00E9/a", "\u00E9 a", "\u00E9%2Fa",
                           "\u00E9\u2100", "a\u2100b", "\u00E9\uFF0Fa"})
    EXPECT_EQ(hostToAscii(Host), std::nullopt) << Host;
}

TEST_F(IdnaTest, RefusesWhatIsNoName) {
  EXPECT_EQ(hostToAscii("\xE9"), std::nullopt);
  EXPECT_EQ(hostToAscii(std::string_view("\u00E9\0a", 4)), std::nullopt);
  EXPECT_EQ(hostToAscii("\u00E9..de"), std::nullopt);
  EXPECT_EQ(hostToAscii(".\u00E9"), std::nullopt);
  EXPECT_EQ(hostToAscii("-\u00E9"), std::nullopt);
  EXPECT_EQ(hostToAscii(std::string(300, 'a') + "\u00E9"), std::nullopt);
  EXPECT_EQ(hostToAscii("\U0001F600"), std::nullopt);
  EXPECT_EQ(hostToAscii("\u00E9."), "xn--9ca.");
}

TEST(IdnaBuildTest, AnswersWithTheLibraryOnly) {
  EXPECT_EQ(hostToAscii("\u00E9.de").has_value(), hasIdna());
  EXPECT_EQ(hostToUnicode("xn--9ca.de").has_value(), hasIdna());
}
