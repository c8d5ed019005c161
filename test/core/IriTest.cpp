//===--- IriTest.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Iri.h"

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

// RFC 3987, section 3.2.1.
TEST(IriTest, EscapesBecomeCharacters) {
  EXPECT_EQ(uriToIri("http://www.example.org/D%C3%BCrst", refuse),
            "http://www.example.org/D\u00FCrst");
  EXPECT_EQ(uriToIri("http://www.example.org/D%FCrst", refuse),
            "http://www.example.org/D%FCrst");
  EXPECT_EQ(uriToIri("http://xn--99zt52a.example.org/%e2%80%ae", refuse),
            "http://xn--99zt52a.example.org/%E2%80%AE");
  EXPECT_EQ(uriToIri("http://h/%C3%A9?%C3%A9=%c3%a9#%C3%A9", refuse),
            "http://h/\u00E9?\u00E9=\u00E9#\u00E9");
  EXPECT_EQ(uriToIri("http://%C3%A9@h/%F0%9F%98%80", refuse),
            "http://\u00E9@h/\U0001F600");
}

TEST(IriTest, OtherEscapesAreNormalized) {
  EXPECT_EQ(uriToIri("http://h/%2f%7e%25%20", refuse), "http://h/%2F~%25%20");
  EXPECT_EQ(uriToIri("/%2e%2e/a%zz", refuse), "/%2E%2E/a%zz");
}

TEST(IriTest, EscapesThatAreKept) {
  for (const char *Text : {
           "/%C3",             // Truncated.
           "/%C3%28",          // Not a continuation.
           "/%E2%82%C3",       // The same after two octets.
           "/%C0%80",          // Overlong.
           "/%ED%A0%80",       // A surrogate.
           "/%C2%80",          // A control character.
           "/%C2%A0",          // Spaces and invisible characters.
           "/%E3%80%80",       //
           "/%E2%80%8B",       //
           "/%EF%BB%BF",       //
           "/%E2%80%8F",       // Directional formatting.
           "/%E2%81%A6",       //
           "/%EE%80%80",       // Private use.
           "/%F3%B0%80%80",    //
           "/%EF%BF%BF",       // Noncharacters.
           "/%F0%9F%BF%BE",    //
           "/%F3%A0%80%81",    // A tag.
           "http://%C3%A9.de/" // A host.
       })
    EXPECT_EQ(uriToIri(Text, refuse), Text);
  // What is next to them is not affected.
  EXPECT_EQ(uriToIri("/%C3%C3%A9%C3", refuse), "/%C3\u00E9%C3");
}

TEST(IriTest, HostGoesToTheOtherConverter) {
  EXPECT_EQ(uriToIri("http://u@host:80/", sizeOfHost), "http://u@host4:80/");
  EXPECT_EQ(uriToIri("http://[::1]/", sizeOfHost), "http://[::1]/");
  EXPECT_EQ(uriToIri("http://host/", nullptr), "http://host/");
  for (const char *Answer : {"", "a/b", "a b", "a@b", "\xC3", "\u2028"})
    EXPECT_EQ(uriToIri("http://host/",
                       [&](std::string_view) {
                         return std::optional<std::string>(Answer);
                       }),
              "http://host/")
        << Answer;
}
