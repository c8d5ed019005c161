//===--- IriTest.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Iri.h"
#include "core/Idna.h"

#include <gtest/gtest.h>

using namespace uricore;

/// A converter whose result shows its argument.
static std::optional<std::string> sizeOfHost(std::string_view Host) {
  return "host" + std::to_string(Host.size());
}

static std::optional<std::string> refuse(std::string_view) {
  return std::nullopt;
}

TEST(IriTest, AsciiStaysAsItIs) {
  for (const char *Text :
       {"", "http://h/a?b#c", "a b<>\"|%zz", "/a%2fb", "//[::1]/"})
    EXPECT_EQ(iriToUri(Text, refuse), Text);
}

// RFC 3987, section 3.1, step 2.
TEST(IriTest, EverythingButTheHostIsEncoded) {
  EXPECT_EQ(iriToUri("http://h/\xC3\xA9?\xC3\xA9#\xC3\xA9", refuse),
            "http://h/%C3%A9?%C3%A9#%C3%A9");
  EXPECT_EQ(iriToUri("http://\xC3\xA9@h/", refuse), "http://%C3%A9@h/");
  EXPECT_EQ(iriToUri("\xC3\xA9", refuse), "%C3%A9");
  EXPECT_EQ(iriToUri("mailto:\xC3\xA9@h", refuse), "mailto:%C3%A9@h");
  // The examples of the RFC: U+00E9 beside an escape, and U+10300 to U+10302.
  EXPECT_EQ(iriToUri("http://www.example.org/red%09ros\xC3\xA9#red", refuse),
            "http://www.example.org/red%09ros%C3%A9#red");
  EXPECT_EQ(iriToUri("http://example.com/\xF0\x90\x8C\x80\xF0\x90\x8C\x81"
                     "\xF0\x90\x8C\x82",
                     refuse),
            "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82");
}

TEST(IriTest, OnlyTheHostGoesToTheConverter) {
  EXPECT_EQ(
      iriToUri("http://\xC3\xA9:\xC3\xA9@a\xC3\xA9:80/\xC3\xA9", sizeOfHost),
      "http://%C3%A9:%C3%A9@host3:80/%C3%A9");
}

TEST(IriTest, NoAnswer) {
  EXPECT_EQ(iriToUri("http://\xC3\xA9/", refuse), std::nullopt);
  EXPECT_EQ(iriToUri("http://\xC3\xA9/", nullptr), std::nullopt);
  EXPECT_EQ(iriToUri("http://h/\xE9", sizeOfHost), std::nullopt);
  EXPECT_EQ(iriToUri("http://\xC3\xA9%2E/", sizeOfHost), std::nullopt);
}

// The result of the converter becomes part of the URI, so it must be valid.
TEST(IriTest, ConverterIsNotTrusted) {
  for (const char *Answer : {"", "a/b", "a b", "a@b", "\xC3\xA9", "[::1]"})
    EXPECT_EQ(iriToUri("http://\xC3\xA9/",
                       [&](std::string_view) {
                         return std::optional<std::string>(Answer);
                       }),
              std::nullopt)
        << Answer;
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

// Non-transitional: the four characters that IDNA2003 mapped keep their own
// labels (RFC 5894, section 7.2).
TEST_F(IdnaTest, DeviationsAreKept) {
  EXPECT_EQ(hostToAscii("fa\xC3\x9F.de"), "xn--fa-hia.de");
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
}
