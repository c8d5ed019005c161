//===--- PercentTest.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Percent.h"

#include <gtest/gtest.h>

using namespace uricore;

using Offsets = std::vector<std::size_t>;

TEST(PercentTest, HexValue) {
  constexpr std::string_view Upper = "0123456789ABCDEF";
  constexpr std::string_view Lower = "0123456789abcdef";
  for (unsigned Byte = 0; Byte < 256; ++Byte) {
    const char C = static_cast<char>(Byte);
    const std::size_t Value = std::min(Upper.find(C), Lower.find(C));
    EXPECT_EQ(hexValue(C),
              Value == std::string_view::npos ? -1 : static_cast<int>(Value))
        << Byte;
  }
}

// RFC 3986, section 2.1: pct-encoded = "%" HEXDIG HEXDIG.
TEST(PercentTest, EscapeAt) {
  static_assert(escapeAt("%2F", 0)->Octet == '/');
  const std::optional<Escape> E = escapeAt("a%c3", 1);
  ASSERT_TRUE(E);
  EXPECT_EQ(E->Offset, 1U);
  EXPECT_EQ(E->Octet, 0xC3);
  EXPECT_TRUE(E->LowercaseHex);
  EXPECT_FALSE(escapeAt("%C3", 0)->LowercaseHex);
  EXPECT_FALSE(escapeAt("%20", 0)->LowercaseHex);
  EXPECT_TRUE(escapeAt("%0a", 0)->LowercaseHex);
  EXPECT_TRUE(escapeAt("%a0", 0)->LowercaseHex);
  EXPECT_EQ(escapeAt("%00", 0)->Octet, 0);
  EXPECT_EQ(escapeAt("%FF", 0)->Octet, 0xFF);
}

TEST(PercentTest, NoEscapeAt) {
  for (const char *Text : {"", "a", "%", "%2", "%zz", "%2z", "%z2", "%%20",
                           "% 20", "%+1", "%-1", "%u0041", "%0x"})
    EXPECT_FALSE(escapeAt(Text, 0)) << Text;
  EXPECT_FALSE(escapeAt("%20", 1));
  EXPECT_FALSE(escapeAt("%20", 3));
  EXPECT_FALSE(escapeAt("%20", std::string_view::npos));
  EXPECT_FALSE(escapeAt(std::string_view("%20").substr(0, 2), 0));
}

TEST(PercentTest, AppendEscape) {
  std::string Out = "a";
  for (unsigned char Octet : {0x00, 0x09, 0x2F, 0xA0, 0xFF})
    appendEscape(Out, Octet);
  EXPECT_EQ(Out, "a%00%09%2F%A0%FF");
}

TEST(PercentTest, EncodeKeepsUnreservedOnly) {
  EXPECT_EQ(encode(""), "");
  EXPECT_EQ(encode("AZaz09-._~"), "AZaz09-._~");
  EXPECT_EQ(encode(" !\"#$%&'()*+,/"),
            "%20%21%22%23%24%25%26%27%28%29%2A%2B%2C%2F");
  EXPECT_EQ(encode(":;<=>?@"), "%3A%3B%3C%3D%3E%3F%40");
  EXPECT_EQ(encode("[\\]^`{|}"), "%5B%5C%5D%5E%60%7B%7C%7D");
  EXPECT_EQ(encode(std::string_view("\0\x1F\x7F\x80\xFF", 5)),
            "%00%1F%7F%80%FF");
  EXPECT_EQ(encode("\u4F8B"), "%E4%BE%8B");
}

// RFC 3986, section 2.4: '%' is data here, and encoding twice encodes it again.
TEST(PercentTest, EncodeDoesNotLookForEscapes) {
  EXPECT_EQ(encode("100%"), "100%25");
  EXPECT_EQ(encode("%20"), "%2520");
}

TEST(PercentTest, EncodeWithASet) {
  EXPECT_EQ(encode("/a b/", PathChars), "/a%20b/");
  EXPECT_EQ(encode("/a?b", Unreserved | CharSet("/")), "/a%3Fb");
  EXPECT_EQ(encode("ab", CharSet()), "%61%62");
  EXPECT_EQ(encode("a\xFF", ~CharSet()), "a\xFF");
}

// Above a certain size, the encoder uses a table. Both implementations must
// agree at every size around that limit, and with escapes at either end.
TEST(PercentTest, EncodeAtEverySize) {
  for (std::size_t Size = 0; Size < 2100; ++Size) {
    const std::string Plain(Size, 'a');
    ASSERT_EQ(encode(Plain), Plain);
    ASSERT_EQ(encode(" " + Plain + "\xFF"), "%20" + Plain + "%FF");
  }
}

TEST(PercentTest, EncodeForAComponent) {
  EXPECT_EQ(encode("a/b c:@~", Component::PathSegment), "a%2Fb%20c%3A%40~");
  EXPECT_EQ(encode("a&b=c+d", Component::QueryValue), "a%26b%3Dc%2Bd");
  EXPECT_EQ(encode("a&b=c+d", Component::QueryKey), "a%26b%3Dc%2Bd");
  EXPECT_EQ(encode("us:er@", Component::Userinfo), "us%3Aer%40");
  EXPECT_EQ(encode("#?", Component::Fragment), "%23%3F");
  EXPECT_EQ(encode("a,b", Component::Host), "a%2Cb");
  EXPECT_EQ(encode("svn+ssh", Component::Scheme), "svn+ssh");
  EXPECT_EQ(encode("8080", Component::Port), "8080");
}

TEST(PercentTest, EscapeIllegalRepairs) {
  EXPECT_EQ(escapeIllegal("/a b", PathChars), "/a%20b");
  EXPECT_EQ(escapeIllegal("/a%20b", PathChars), "/a%20b");
  EXPECT_EQ(escapeIllegal("/a%2fb", PathChars), "/a%2fb");
  EXPECT_EQ(escapeIllegal("100%", PathChars), "100%25");
  EXPECT_EQ(escapeIllegal("%zz%2", PathChars), "%25zz%252");
  EXPECT_EQ(escapeIllegal("%%41", PathChars), "%25%41");
  EXPECT_EQ(escapeIllegal("caf\xC3\xA9", QueryChars), "caf%C3%A9");
  EXPECT_EQ(escapeIllegal("a|b", QueryChars), "a%7Cb");
}

TEST(PercentTest, EscapeIllegalKeepsEscapesWhole) {
  EXPECT_EQ(escapeIllegal("%41b", CharSet()), "%41%62");
}

TEST(PercentTest, EscapeIllegalRepairsPercentWhateverIsAllowed) {
  EXPECT_EQ(escapeIllegal("100% %20", UriChars), "100%25%20%20");
}

TEST(PercentTest, Decode) {
  EXPECT_EQ(decode("").Bytes, "");
  EXPECT_EQ(decode("a%20b%2Fc").Bytes, "a b/c");
  EXPECT_EQ(decode("%c3%A9").Bytes, "\xC3\xA9");
  EXPECT_EQ(decode("a+b").Bytes, "a+b");
  EXPECT_EQ(decode("%00").Bytes, std::string(1, '\0'));
  EXPECT_TRUE(decode("a%20b").Malformed.empty());
}

TEST(PercentTest, DecodeOnceOnly) {
  EXPECT_EQ(decode("100%2525").Bytes, "100%25");
}

TEST(PercentTest, DecodeReportsMalformed) {
  const Decoded Broken = decode("%20%zz%2");
  EXPECT_EQ(Broken.Bytes, " %zz%2");
  EXPECT_EQ(Broken.Malformed, (Offsets{3, 6}));
  EXPECT_EQ(decode("%").Malformed, (Offsets{0}));
  EXPECT_EQ(decode("%%41").Bytes, "%A");
  EXPECT_EQ(decode("%%41").Malformed, (Offsets{0}));
}

struct Normalization {
  const char *Text;
  const char *Normalized;
};

// RFC 3986, sections 6.2.2.1 and 6.2.2.2.
TEST(PercentTest, Normalize) {
  constexpr Normalization Cases[] = {
      {"", ""},
      {"http://h/%2f", "http://h/%2F"},
      {"http://h/%7Euser", "http://h/~user"},
      {"http://h/%41%5a%61%7A%30%39%2D%5f", "http://h/AZaz09-_"},
      {"http://h/a?x=%2D%26#%7e%23", "http://h/a?x=-%26#~%23"},
      {"http://%75ser%3a@%68ost/", "http://user%3A@host/"},
      // Only the case of escapes is normalized.
      {"HTTP://Host/", "HTTP://Host/"},
      {"a%zz%2", "a%zz%2"},
      {"%c3%a9", "%C3%A9"},
      {"100%2541", "100%2541"},
  };
  for (const Normalization &N : Cases)
    EXPECT_EQ(normalize(N.Text), N.Normalized) << N.Text;
}

// RFC 3986, section 5.2.4 removes "." and ".." only if they are whole segments
// of a path.
TEST(PercentTest, NormalizeKeepsWhatWouldBecomeADotSegment) {
  constexpr Normalization Cases[] = {
      {"%2e", "%2E"},
      {"/a/%2e%2e/b", "/a/%2E%2E/b"},
      {"/a/.%2e/b", "/a/.%2E/b"},
      {"/a/%2e.?q", "/a/%2E.?q"},
      {"/a/%2E#f", "/a/%2E#f"},
      {"x:%2E/y", "x:%2E/y"},
      {"//h/%2E", "//h/%2E"},
      {"/a%2e", "/a."},
      {"/%2ehtaccess", "/.htaccess"},
      {"/%2e%2e%2e", "/..."},
      {"/%2e%2f%2e", "/.%2F."},
      {"?%2e", "?."},
      {"#%2e%2e", "#.."},
      {"?a/%2E/b", "?a/./b"},
      {"//%2e/", "//./"},
  };
  for (const Normalization &N : Cases)
    EXPECT_EQ(normalize(N.Text), N.Normalized) << N.Text;
}

TEST(PercentTest, NormalizeMakesNoNewEscape) {
  for (const char *Text : {"%%41", "%4%31", "%%31", "%z%41", "/%%41B"})
    EXPECT_EQ(normalize(Text), Text);
  EXPECT_EQ(normalize("%%41%42"), "%%41B");
  EXPECT_EQ(normalize("%%4a"), "%%4A");
  EXPECT_EQ(normalize("%zz%41"), "%zzA");
  EXPECT_EQ(normalize("%%20%41"), "%%20A");
}

// RFC 3986 does not allow escapes in these components; decoding would create a
// scheme or a port.
TEST(PercentTest, NormalizeLeavesWhatHasNoEscapes) {
  for (const char *Text : {"%68ttp://h/", "a%2d:b", "http://h:%38%30/",
                           "http://[%3a%3A1]/", "http://[fe80::1%25%65th0]/"})
    EXPECT_EQ(normalize(Text), Text);
}

TEST(PercentTest, LegacyUnicode) {
  auto Utf8At = [](std::string_view Text, std::size_t Offset = 0) {
    const auto Result = decodeLegacyUnicode(Text, Offset);
    return Result ? std::to_string(Result->Length) + ":" + Result->Utf8 : "";
  };
  EXPECT_EQ(Utf8At("%u0041"), "6:A");
  EXPECT_EQ(Utf8At("%u00e9"), "6:\u00E9");
  EXPECT_EQ(Utf8At("%u4F8B"), "6:\u4F8B");
  EXPECT_EQ(Utf8At("%uFFFF"), "6:\uFFFF");
  EXPECT_EQ(Utf8At("a%u4f8bcd", 1), "6:\u4F8B");
  EXPECT_EQ(Utf8At("%uD83D%uDE00"), "12:\U0001F600");
  EXPECT_EQ(Utf8At("%ud800%udc00"), "12:\U00010000");
  EXPECT_EQ(Utf8At("%uDBFF%uDFFF"), "12:\U0010FFFF");
  EXPECT_EQ(decodeLegacyUnicode("%u0000", 0)->Utf8, std::string(1, '\0'));
}

TEST(PercentTest, NoLegacyUnicode) {
  for (const char *Text :
       {"", "%", "%u", "%u004", "%u004g", "%U0041", "%41", "u0041", "%uD83D",
        "%uDE00", "%uDE00%uD83D", "%uD83Dx%uDE00", "%uD83D%uD83D",
        "%uD83D%u0041", "%uD83D%uDE0", "%uD83D%uE000"})
    EXPECT_FALSE(decodeLegacyUnicode(Text, 0)) << Text;
  EXPECT_FALSE(decodeLegacyUnicode("%u0041", 1));
  EXPECT_FALSE(decodeLegacyUnicode("%u0041", 6));
  EXPECT_FALSE(decodeLegacyUnicode("%u0041", std::string_view::npos));
}
