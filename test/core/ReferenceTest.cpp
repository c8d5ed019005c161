//===--- ReferenceTest.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Reference.h"

#include <gtest/gtest.h>

using namespace uricore;

/// Returns the components of \p Text, each after its name, without components
/// that are absent.
static std::string describe(std::string_view Text) {
  const Reference Ref = split(Text);
  std::string Out;
  auto Add = [&](const char *Name, Part P) {
    if (P.Present)
      Out += std::string(Out.empty() ? "" : " ") + Name + "=" +
             std::string(P.in(Text));
  };
  Add("scheme", Ref.Scheme);
  Add("authority", Ref.Authority);
  Add("userinfo", Ref.Userinfo);
  Add("host", Ref.Host);
  Add("port", Ref.Port);
  Add("path", Ref.Path);
  Add("query", Ref.Query);
  Add("fragment", Ref.Fragment);
  return Out;
}

// RFC 3986, section 3 and section 1.1.2.
TEST(ReferenceTest, SplitsTheExamplesOfTheRfc) {
  EXPECT_EQ(describe("foo://example.com:8042/over/there?name=ferret#nose"),
            "scheme=foo authority=example.com:8042 host=example.com port=8042 "
            "path=/over/there query=name=ferret fragment=nose");
  EXPECT_EQ(describe("urn:example:animal:ferret:nose"),
            "scheme=urn path=example:animal:ferret:nose");
  EXPECT_EQ(describe("ldap://[2001:db8::7]/c=GB?objectClass?one"),
            "scheme=ldap authority=[2001:db8::7] host=[2001:db8::7] "
            "path=/c=GB query=objectClass?one");
  EXPECT_EQ(describe("mailto:John.Doe@example.com"),
            "scheme=mailto path=John.Doe@example.com");
  EXPECT_EQ(describe("telnet://192.0.2.16:80/"),
            "scheme=telnet authority=192.0.2.16:80 host=192.0.2.16 port=80 "
            "path=/");
  // Appendix B.
  EXPECT_EQ(describe("http://www.ics.uci.edu/pub/ietf/uri/#Related"),
            "scheme=http authority=www.ics.uci.edu host=www.ics.uci.edu "
            "path=/pub/ietf/uri/ fragment=Related");
}

TEST(ReferenceTest, SplitsRelativeReferences) {
  EXPECT_EQ(describe(""), "path=");
  EXPECT_EQ(describe("a/b"), "path=a/b");
  EXPECT_EQ(describe("/a"), "path=/a");
  EXPECT_EQ(describe("./a:b"), "path=./a:b");
  EXPECT_EQ(describe("//h"), "authority=h host=h path=");
  EXPECT_EQ(describe("?q"), "path= query=q");
  EXPECT_EQ(describe("#f"), "path= fragment=f");
  EXPECT_EQ(describe("?a#b?c#d"), "path= query=a fragment=b?c#d");
}

TEST(ReferenceTest, TellsEmptyFromAbsent) {
  EXPECT_EQ(describe("s://h?#"),
            "scheme=s authority=h host=h path= query= fragment=");
  EXPECT_EQ(describe("s://@h:"),
            "scheme=s authority=@h: userinfo= host=h port= path=");
  EXPECT_EQ(describe("s://"), "scheme=s authority= host= path=");
  EXPECT_EQ(describe("file:///a"), "scheme=file authority= host= path=/a");
  EXPECT_EQ(describe(":a"), "path=:a");
}

TEST(ReferenceTest, SplitsTheAuthority) {
  EXPECT_EQ(describe("//u:p@h:1/"),
            "authority=u:p@h:1 userinfo=u:p host=h port=1 path=/");
  EXPECT_EQ(describe("//[::1]:80"),
            "authority=[::1]:80 host=[::1] port=80 path=");
  EXPECT_EQ(describe("//u@[::1]"),
            "authority=u@[::1] userinfo=u host=[::1] path=");
  EXPECT_EQ(describe("//h/a@b:c"), "authority=h host=h path=/a@b:c");
}

// No grammar defines these authorities; splitting them at the last delimiter
// keeps a '@' or ':' of the userinfo out of the host.
TEST(ReferenceTest, SplitsBrokenAuthorities) {
  EXPECT_EQ(describe("//a@b@c"), "authority=a@b@c userinfo=a@b host=c path=");
  EXPECT_EQ(describe("//a:b:c"), "authority=a:b:c host=a:b port=c path=");
  EXPECT_EQ(describe("//[::1"), "authority=[::1 host=[::1 path=");
  EXPECT_EQ(describe("//[::1]x:2"),
            "authority=[::1]x:2 host=[::1]x port=2 path=");
}

TEST(ReferenceTest, OffsetsAndConstexpr) {
  constexpr std::string_view Text = "s://u@h:1/p?q#f";
  constexpr Reference Ref = split(Text);
  static_assert(Ref.Scheme.Begin == 0 && Ref.Scheme.End == 1);
  static_assert(Ref.Userinfo.Begin == 4 && Ref.Host.Begin == 6);
  static_assert(Ref.Port.in(Text) == "1");
  static_assert(Ref.Path.Begin == 9 && Ref.Query.Begin == 12);
  static_assert(Ref.Fragment.Begin == 14 && Ref.Fragment.End == Text.size());
}

TEST(ReferenceTest, ValidReferences) {
  for (const char *Text : {"",
                           "a",
                           "/",
                           "//",
                           "///",
                           "s:",
                           "s:a",
                           "s:/a",
                           "s://",
                           "s+1-.:a",
                           "a%20b",
                           "//h:",
                           "//h:0",
                           "//:1",
                           "//@",
                           "//u:p:q@h",
                           "//%41",
                           "//1.2",
                           "//256.1.1.1",
                           "?a/b?c",
                           "#a/b?c",
                           "./a:b",
                           "a/b:c",
                           "/a:b",
                           "//h/:",
                           "!$&'()*+,;=",
                           "s:@:",
                           "//h//a",
                           "s:%00",
                           "tel:+1-816-555-1212"})
    EXPECT_EQ(firstError(Text), std::nullopt) << Text;
}

struct Broken {
  const char *Text;
  std::size_t Offset;
};

TEST(ReferenceTest, FirstErrors) {
  constexpr Broken Cases[] = {
      {" ", 0},       {"a b", 1},         {"a\\b", 1},    {"<a>", 0},
      {"a%", 1},      {"a%2", 1},         {"a%zz", 1},    {"a%2%41", 1},
      {"1a:b", 0},    {"a_b:c", 1},       {"%41:b", 0},   {":a", 0},
      {"?a#b#c", 4},  {"?a[b", 2},        {"a[b", 1},     {"a^b", 1},
      {"a|b", 1},     {"a\"b", 1},        {"{a}", 0},     {"a`", 1},
      {"\x7F", 0},    {"caf\xC3\xA9", 3}, {"//a@b@c", 3}, {"//h:8a", 5},
      {"//h:%38", 4}, {"//a:b:c", 3},     {"//[::1", 2},  {"//[::1]x", 2},
      {"//a]", 3},    {"//[]", 2},        {"//u@[1]", 4}, {"//h/a b", 5},
      {"s:?\n", 3},   {"s:#\t", 3},
  };
  for (const Broken &B : Cases)
    EXPECT_EQ(firstError(B.Text), B.Offset) << B.Text;
}

TEST(ReferenceTest, NulIsAnError) {
  EXPECT_EQ(firstError(std::string_view("a\0b", 3)), 1U);
}

// The nine alternatives of IPv6address (RFC 3986, section 3.2.2), each at its
// maximum length, and the other IP literals.
TEST(ReferenceTest, IpLiterals) {
  for (const char *Text : {"1:2:3:4:5:6:7:8",
                           "1:2:3:4:5:6:1.2.3.4",
                           "::2:3:4:5:6:7:8",
                           "::2:3:4:5:6:1.2.3.4",
                           "1::3:4:5:6:7:8",
                           "1:2::4:5:6:7:8",
                           "1:2:3::5:6:7:8",
                           "1:2:3:4::6:7:8",
                           "1:2:3:4:5::7:8",
                           "1:2:3:4:5::1.2.3.4",
                           "1:2:3:4:5:6::8",
                           "1:2:3:4:5:6:7::",
                           "::",
                           "::1",
                           "1::",
                           "::ffff:255.0.10.99",
                           "ABCD:ef01::",
                           "0000::0000",
                           "v1.a",
                           "vF.:",
                           "V1f.a:b!",
                           "fe80::1%25eth0",
                           "fe80::1%25%41~"})
    EXPECT_TRUE(isValidReference("//[" + std::string(Text) + "]")) << Text;
  for (const char *Text : {"",
                           ":",
                           ":::",
                           "1",
                           "1:2:3:4:5:6:7",
                           "1:2:3:4:5:6:7:8:9",
                           "1:2:3:4:5:6:7:8::",
                           "::1:2:3:4:5:6:7:8",
                           "1::2::3",
                           "1:2:3:4:5:6:7:",
                           ":1:2:3:4:5:6:7",
                           "12345::",
                           "g::",
                           "1.2.3.4",
                           "::1.2.3",
                           "::1.2.3.4.5",
                           "::256.1.1.1",
                           "::01.2.3.4",
                           "::1.2.3.4:5",
                           "1.2.3.4::",
                           "::1.2.3.",
                           "1:2:3:4:5:6:7:1.2.3.4",
                           "::1:2:3:4:5:6:1.2.3.4",
                           "v.a",
                           "v1.",
                           "v1",
                           "vg.a",
                           "v1.%41",
                           "v1.a/",
                           "1::%25",
                           "1::%eth0",
                           "1::%2541%2",
                           "v1.a%25eth0",
                           "%25eth0",
                           "::1%25a/",
                           "::1 "})
    EXPECT_FALSE(isValidReference("//[" + std::string(Text) + "]")) << Text;
}

TEST(ReferenceTest, UrisHaveASchemeAndReferencesNeedNone) {
  EXPECT_TRUE(isValidUri("a:b"));
  EXPECT_TRUE(isValidUri("a:b#c"));
  EXPECT_FALSE(isValidUri("b"));
  EXPECT_TRUE(isValidReference("b"));
  EXPECT_FALSE(isValidUri("//h/"));
  EXPECT_FALSE(isValidUri(""));
  EXPECT_FALSE(isValidUri("a: "));
}
