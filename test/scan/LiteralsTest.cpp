//===--- LiteralsTest.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/text/Literals.h"
#include "ScanProperties.h"
#include "llvm/ADT/SmallString.h"
#include "gtest/gtest.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

using namespace std::string_literals;
using test::Terminated;

/// A text that begins with a literal, divided after it.
struct Read {
  std::string Bytes;
  std::string Rest;
  bool IsOpaque = false;
};

bool operator==(const Read &A, const Read &B) {
  return A.Bytes == B.Bytes && A.Rest == B.Rest && A.IsOpaque == B.IsOpaque;
}
void PrintTo(const Read &R, std::ostream *Out) {
  *Out << testing::PrintToString(R.Bytes) << ", "
       << testing::PrintToString(R.Rest) << (R.IsOpaque ? ", opaque" : "");
}

Read readFrom(StringRef Source, bool IsRaw) {
  const Terminated Text(Source);
  const char *const Begin = Text.text().begin(), *const End = Text.text().end();
  llvm::SmallString<16> Bytes;
  Read Result;
  const char *const P = IsRaw ? readRaw(Begin, End, Bytes)
                              : readQuoted(Begin, End, Bytes, Result.IsOpaque);
  Result.Bytes = Bytes.str();
  Result.Rest = std::string(P, End);
  return Result;
}
Read fromQuote(StringRef Source) { return readFrom(Source, /*IsRaw=*/false); }
Read fromRaw(StringRef Source) { return readFrom(Source, /*IsRaw=*/true); }

TEST(QuotedTest, EndsAfterItsQuote) {
  EXPECT_EQ(fromQuote(R"("http://h/" + x)"), (Read{"http://h/", " + x"}));
  EXPECT_EQ(fromQuote(R"("" x)"), (Read{"", " x"}));
  EXPECT_EQ(fromQuote(R"('/' x)"), (Read{"/", " x"}));
  EXPECT_EQ(fromQuote(R"('"' x)"), (Read{"\"", " x"}));
  EXPECT_EQ(fromQuote(R"("'" x)"), (Read{"'", " x"}));
}

TEST(QuotedTest, EscapesAreOneByte) {
  EXPECT_EQ(fromQuote(R"("\a\b\e\f\n\r\t\v")"),
            (Read{"\a\b\x1B\f\n\r\t\v", ""}));
  EXPECT_EQ(fromQuote(R"("\\\"\'\?")"), (Read{"\\\"'?", ""}));
  EXPECT_EQ(fromQuote(R"('\'' x)"), (Read{"'", " x"}));
  EXPECT_EQ(fromQuote(R"("\57\057\0578")"), (Read{"///8", ""}));
  EXPECT_EQ(fromQuote(R"("\x2f\x2Fg\x002f")"), (Read{"//g/", ""}));
  EXPECT_EQ(fromQuote(R"("\u002f\U0000002f2")"), (Read{"//2", ""}));
  EXPECT_EQ(fromQuote(R"("\x{2f}\o{57}\u{2f}")"), (Read{"///", ""}));
  EXPECT_EQ(fromQuote(R"("a\0b")"), (Read{"a\0b"s, ""}));
}

TEST(QuotedTest, OtherThanASCIIIsSomeOtherByte) {
  EXPECT_EQ(fromQuote(R"("\xE9\351\u00E9\U0001F600")"),
            (Read{"\x80\x80\x80\x80", ""}));
}

TEST(QuotedTest, NamedCharacterIsOpaque) {
  EXPECT_TRUE(fromQuote(R"("\N{SOLIDUS}")").IsOpaque);
}

TEST(QuotedTest, TrigraphForBackslashIsOpaque) {
  EXPECT_TRUE(fromQuote("\"a?\?/057\"").IsOpaque);
  EXPECT_EQ(fromQuote("\"a?\?b?\""), (Read{"a?\?b?", ""}));
}

TEST(QuotedTest, ContinuesOnNextLine) {
  EXPECT_EQ(fromQuote("\"ht\\\ntp\" x"), (Read{"http", " x"}));
  EXPECT_EQ(fromQuote("\"ht\\\r\ntp\" x"), (Read{"http", " x"}));
  // Clang accepts blanks there, too.
  EXPECT_EQ(fromQuote("\"ht\\ \t\ntp\" x"), (Read{"http", " x"}));
}

TEST(QuotedTest, EndsWithItsLine) {
  EXPECT_EQ(fromQuote("'t do that\n\"x\""), (Read{"t do that", "\n\"x\""}));
  EXPECT_EQ(fromQuote("\"a"), (Read{"a", ""}));
  EXPECT_EQ(fromQuote("\"a\r\nb"), (Read{"a", "\nb"}));
  EXPECT_EQ(fromQuote("\"a\\"), (Read{"a", ""}));
  EXPECT_EQ(fromQuote("\"a\\x"), (Read{"a\0"s, ""}));
  EXPECT_EQ(fromQuote("\"a?"), (Read{"a?", ""}));
  EXPECT_EQ(fromQuote("\""), (Read{"", ""}));
}

TEST(QuotedTest, ByteOfZeroIsPartOfIt) {
  EXPECT_EQ(fromQuote("\"a\0b\" x"s), (Read{"a\0b"s, " x"}));
}

TEST(RawTest, EndsWithItsDelimiter) {
  EXPECT_EQ(fromRaw(R"x("(http://h/)" + x)x"), (Read{"http://h/", " + x"}));
  EXPECT_EQ(fromRaw(R"x("d(a)"b)d" + x)x"), (Read{"a)\"b", " + x"}));
  EXPECT_EQ(fromRaw(R"x("d()d")x"), (Read{"", ""}));
  EXPECT_EQ(fromRaw(R"x("(\x2f\")")x"), (Read{"\\x2f\\\"", ""}));
  EXPECT_EQ(fromRaw("\"(a\\\nb\r\n)\" x"), (Read{"a\\\nb\r\n", " x"}));
  EXPECT_EQ(fromRaw("\"(a\0b)\" x"s), (Read{"a\0b"s, " x"}));
}

TEST(RawTest, DelimiterHasSixteenCharactersAtMost) {
  EXPECT_EQ(fromRaw("\"0123456789abcdef(a)0123456789abcdef\" x"),
            (Read{"a", " x"}));
  EXPECT_EQ(fromRaw("\"0123456789abcdef0(a)\" x"),
            (Read{"", "0123456789abcdef0(a)\" x"}));
}

TEST(RawTest, EndsWithTheText) {
  EXPECT_EQ(fromRaw("\"d(a)"), (Read{"a)", ""}));
  EXPECT_EQ(fromRaw("\"d(a)d"), (Read{"a)d", ""}));
  EXPECT_EQ(fromRaw("\"("), (Read{"", ""}));
  EXPECT_EQ(fromRaw("\"d"), (Read{"", "d"}));
  EXPECT_EQ(fromRaw("\""), (Read{"", ""}));
}

} // namespace
} // namespace clang::tidy::uri::tool
