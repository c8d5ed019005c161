//===--- LiteralTextTest.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LiteralFixture.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace clang::tidy::uri {
namespace {

using namespace std::string_literals;
using testing::ElementsAreArray;

using Pieces = std::vector<std::string>;

const Compilation Cxx14Trigraphs = {{"-std=c++14"}};
const Compilation Cxx20 = {{"-std=c++20"}};
const Compilation C17 = {{"-std=c17"}, "input.c"};
const Compilation C89 = {{"-std=c89"}, "input.c"};
const Compilation Windows = {{"-std=c++17", "--target=x86_64-pc-windows-msvc"}};

struct MapCase {
  const char *Name;
  /// The literal, as the initializer of a pointer.
  std::string Literal;
  /// The bytes that the program sees (with wide units as UTF-8).
  std::string Bytes;
  /// The source of each byte.
  Pieces Sources;
  Compilation How = {};
};

void PrintTo(const MapCase &Case, std::ostream *Out) { *Out << Case.Name; }

class LiteralMap : public testing::TestWithParam<MapCase> {};

TEST_P(LiteralMap, EveryByteHasItsSource) {
  const MapCase &Case = GetParam();
  const ParsedProgram Program("const void *x = " + Case.Literal + ";\n",
                              Case.How);
  ASSERT_EQ(Program.errors(), "");
  const StringLiteral *Lit = Program.literalOf("x");
  ASSERT_TRUE(Lit);
  EXPECT_EQ(literalBytes(*Lit), Case.Bytes);

  const LiteralText Text(*Lit, Program.context());
  EXPECT_EQ(Text.bytes(), Case.Bytes);
  ASSERT_TRUE(Text.isMapped());
  Pieces Sources;
  for (size_t I = 0; I != Text.bytes().size(); ++I) {
    const CharSourceRange Range = Text.rangeOf(I, I + 1);
    EXPECT_EQ(Range.getBegin(), Text.locationOf(I));
    EXPECT_TRUE(Range.getBegin().isFileID());
    Sources.push_back(Program.sourceOf(Range));
  }
  EXPECT_THAT(Sources, ElementsAreArray(Case.Sources));
}

/// Returns each character of \p Text by itself.
Pieces each(llvm::StringRef Text) {
  Pieces Result;
  for (const char C : Text)
    Result.push_back(std::string(1, C));
  return Result;
}

Pieces operator+(Pieces A, const Pieces &B) {
  A.insert(A.end(), B.begin(), B.end());
  return A;
}

/// Returns \p Source for each of \p Count bytes.
Pieces bytes(size_t Count, const std::string &Source) {
  return Pieces(Count, Source);
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, LiteralMap,
    testing::Values(
        MapCase{"Empty", R"("")", "", {}},
        MapCase{"Ordinary", R"("a%2f")", "a%2f", each("a%2f")},
        MapCase{"UTF8", R"(u8"a%2f")", "a%2f", each("a%2f")},
        MapCase{"UTF8AsChar8", R"(u8"a%2f")", "a%2f", each("a%2f"), Cxx20},
        MapCase{"Wide", R"(L"a%2f")", "a%2f", each("a%2f")},
        MapCase{"WideOfTwoBytes", R"(L"a%2f")", "a%2f", each("a%2f"), Windows},
        MapCase{"UTF16", R"(u"a%2f")", "a%2f", each("a%2f")},
        MapCase{"UTF32", R"(U"a%2f")", "a%2f", each("a%2f")},
        MapCase{"InC", R"("a%2f" L"b")", "a%2fb", each("a%2fb"), C17},
        MapCase{"Raw", R"d(R"(a"\n%2f)")d", R"(a"\n%2f)", each(R"(a"\n%2f)")},
        MapCase{"RawWithDelimiter", R"d(R"x-(a)" )x-")d", "a)\" ",
                each("a)\" ")},
        MapCase{"RawEmpty", R"d(R"()")d", "", {}},
        MapCase{"RawLines", "R\"(a\nb\\\nc?\?/)\"", "a\nb\\\nc?\?/",
                each("a\nb\\\nc?\?/"), Cxx14Trigraphs},
        MapCase{"RawCarriageReturns", "R\"(a\r\nb\rc)\"", "a\nb\rc",
                Pieces{"a", "\r\n", "b", "\r", "c"}},
        MapCase{"RawUTF8", R"d(u8R"(%2f)")d", "%2f", each("%2f")},
        MapCase{"RawWide", R"d(LR"(%2f)")d", "%2f", each("%2f")},
        MapCase{"RawUTF16", R"d(uR"(%2f)")d", "%2f", each("%2f")},
        MapCase{"RawUTF32", R"d(UR"(%2f)")d", "%2f", each("%2f")},
        MapCase{"RawWideNonASCII", "LR\"(\xC3\xA9\\)\"", "\xC3\xA9\\",
                each("\xC3\xA9\\")}),
    [](const auto &Info) { return Info.param.Name; });

INSTANTIATE_TEST_SUITE_P(
    Escapes, LiteralMap,
    testing::Values(
        MapCase{"Simple", R"("\a\b\f\n\r\t\v\e\E\\\'\"\?")",
                "\a\b\f\n\r\t\v\x1B\x1B\\'\"?",
                Pieces{R"(\a)", R"(\b)", R"(\f)", R"(\n)", R"(\r)", R"(\t)",
                       R"(\v)", R"(\e)", R"(\E)", R"(\\)", R"(\')", R"(\")",
                       R"(\?)"}},
        MapCase{"Octal", R"("\0\12\1234\7x\08")", "\0\nS4\7x\0"s + "8",
                Pieces{R"(\0)", R"(\12)", R"(\123)", "4", R"(\7)", "x", R"(\0)",
                       "8"}},
        MapCase{"OctalHighBit", R"("\377a")",
                "\xFF"
                "a",
                Pieces{R"(\377)", "a"}},
        MapCase{"Hex", R"("\x2f\x2Fg\x00002f%")", "//g/%",
                Pieces{R"(\x2f)", R"(\x2F)", "g", R"(\x00002f)", "%"}},
        MapCase{"HexInWide", R"(L"\xe9\x20ACg")", "\xC3\xA9\xE2\x82\xACg",
                bytes(2, R"(\xe9)") + bytes(3, R"(\x20AC)") + Pieces{"g"}},
        MapCase{"Delimited", R"("\x{2f}\o{57}\u{e9}\x{0002f}a")",
                "//\xC3\xA9/a",
                Pieces{R"(\x{2f})", R"(\o{57})"} + bytes(2, R"(\u{e9})") +
                    Pieces{R"(\x{0002f})", "a"}},
        MapCase{"UCN", R"("\u00e9\U0001F600b")",
                "\xC3\xA9\xF0\x9F\x98\x80"
                "b",
                bytes(2, R"(\u00e9)") + bytes(4, R"(\U0001F600)") +
                    Pieces{"b"}},
        MapCase{"UCNInUTF16", R"(u"\u00e9\U0001F600b")",
                "\xC3\xA9\xF0\x9F\x98\x80"
                "b",
                bytes(2, R"(\u00e9)") + bytes(4, R"(\U0001F600)") +
                    Pieces{"b"}},
        MapCase{"UCNInC", R"("\u00e9/")", "\xC3\xA9/",
                bytes(2, R"(\u00e9)") + Pieces{"/"}, C17},
        MapCase{"Named", R"("\N{SOLIDUS}\N{LATIN SMALL LETTER E WITH ACUTE}a")",
                "/\xC3\xA9"
                "a",
                Pieces{R"(\N{SOLIDUS})"} +
                    bytes(2, R"(\N{LATIN SMALL LETTER E WITH ACUTE})") +
                    Pieces{"a"}},
        MapCase{"Unknown", R"("\%2f\q")", "%2fq",
                Pieces{R"(\%)", "2", "f", R"(\q)"}},
        MapCase{"SurrogatesAsUnits", R"(u"a\xD83D\xDE00z")",
                "a\xF0\x9F\x98\x80"
                "z",
                Pieces{"a"} + bytes(4, R"(\xD83D\xDE00)") + Pieces{"z"}}),
    [](const auto &Info) { return Info.param.Name; });

INSTANTIATE_TEST_SUITE_P(
    Text, LiteralMap,
    testing::Values(
        MapCase{"NonASCII", "\"\xC3\xA9/\"", "\xC3\xA9/", each("\xC3\xA9/")},
        MapCase{"NonASCIIInUTF16", "u\"\xF0\x9F\x98\x80/\"",
                "\xF0\x9F\x98\x80/", each("\xF0\x9F\x98\x80/")},
        MapCase{"ByteOrderMark", "u\"\xEF\xBB\xBF/\\ufffe\"",
                "\xEF\xBB\xBF/\xEF\xBF\xBE",
                each("\xEF\xBB\xBF/") + bytes(3, "\\ufffe")},
        MapCase{"NotUTF8", "\"a\xFF/\xC3\"", "a\xFF/\xC3", each("a\xFF/\xC3")},
        MapCase{"NulBytes", "\"a\0b\""s, "a\0b"s, each("a\0b"s)},
        MapCase{"NulEscapes", R"("a\0b")", "a\0b"s, Pieces{"a", R"(\0)", "b"}}),
    [](const auto &Info) { return Info.param.Name; });

INSTANTIATE_TEST_SUITE_P(
    Phases, LiteralMap,
    testing::Values(
        MapCase{"Continuation", "\"%2\\\nf\"", "%2f", each("%2f")},
        MapCase{"ContinuationFirstAndLast", "\"\\\n%2f\\\n\"", "%2f",
                each("%2f")},
        MapCase{"ContinuationsInARow", "\"%\\\n\\\r\n\\ \t\n2f\"", "%2f",
                each("%2f")},
        MapCase{"ContinuationInEscape", "\"\\\\\nx2\\\nf\\\n%\"", "/%",
                Pieces{"\\\\\nx2\\\nf", "%"}},
        MapCase{"ContinuationInPrefix", "u\\\n8\\\n\"%2f\"", "%2f",
                each("%2f")},
        MapCase{"ContinuationInUCN", "L\"\\u00\\\ne9\"", "\xC3\xA9",
                bytes(2, "\\u00\\\ne9")},
        MapCase{"ContinuationInRawPrefix", "L\\\nR\"(\\n)\"", "\\n",
                each("\\n")},
        MapCase{"Trigraphs", R"("??=??(??/n??/??/?\??")", "#[\n\\?\??",
                Pieces{"?\?=", "?\?(", "?\?/n", "?\?/?\?/", "?", "\\?", "?"},
                Cxx14Trigraphs},
        MapCase{"AllTrigraphs", R"("??=??(??)??'??<??>??!??-")", "#[]^{}|~",
                Pieces{"?\?=", "?\?(", "?\?)", "?\?'", "?\?<", "?\?>", "?\?!",
                       "?\?-"},
                Cxx14Trigraphs},
        MapCase{"TrigraphContinuation", "\"%?\?/\n2?\?/x66?\?/\n\"", "%2f",
                Pieces{"%", "2", "?\?/x66"}, Cxx14Trigraphs},
        MapCase{"NoTrigraphs", R"("??=??/n")", "?\?=?\?/n", each("?\?=?\?/n")},
        MapCase{"TrigraphsInC89", R"("??=")", "#", Pieces{"?\?="}, C89}),
    [](const auto &Info) { return Info.param.Name; });

INSTANTIATE_TEST_SUITE_P(
    Adjacent, LiteralMap,
    testing::Values(
        MapCase{"Two", R"("%2" "f")", "%2f", each("%2f")},
        MapCase{"WithEmpty", R"("" "%2" "" "f" "")", "%2f", each("%2f")},
        MapCase{"OverLines", "\"%2\" // one\n  /* two */ \"f\"", "%2f",
                each("%2f")},
        MapCase{"OverContinuation", "\"%2\"\\\n\"f\"", "%2f", each("%2f")},
        MapCase{"HexStopsAtTheEnd", R"("\x2" "f")",
                "\x02"
                "f",
                Pieces{R"(\x2)", "f"}},
        MapCase{"OneWide", R"("\xe9" L"%2" "\u00e9")", "\xC3\xA9%2\xC3\xA9",
                bytes(2, R"(\xe9)") + Pieces{"%", "2"} + bytes(2, R"(\u00e9)")},
        MapCase{"OneUTF8", R"("\xe9" u8"a")",
                "\xE9"
                "a",
                Pieces{R"(\xe9)", "a"}},
        MapCase{"RawAndOrdinary", R"d(R"(\n)" "\n" uR"x(")")x" "a")d",
                "\\n\n\")\"a", Pieces{"\\", "n", "\\n", "\"", ")", "\"", "a"}}),
    [](const auto &Info) { return Info.param.Name; });

TEST(LiteralText, MapsLiteralsWithSuffix) {
  const ParsedProgram Program(R"(
    const char *operator""_qs(const char *Text, unsigned long Size);
    const char *x = "%2" "f"_qs;
    const char *y = R"d(%2f)d"_qs;
    long z = 1'000'000 + sizeof "%2f" + 0x1'2f;
  )");
  ASSERT_EQ(Program.errors(), "");
  for (const char *Name : {"x", "y", "z"}) {
    const LiteralText Text(*Program.literalOf(Name), Program.context());
    ASSERT_TRUE(Text.isMapped());
    EXPECT_EQ(Text.bytes(), "%2f");
    EXPECT_EQ(Program.sourceOf(Text.rangeOf(2, 3)), "f");
  }
}

TEST(LiteralText, RangesOfSeveralBytes) {
  const ParsedProgram Program(R"(const void *x = "a\x25" /**/ "2f";)");
  const LiteralText Text(*Program.literalOf("x"), Program.context());
  ASSERT_TRUE(Text.isMapped());
  EXPECT_EQ(Program.sourceOf(Text.rangeOf(0, 2)), R"(a\x25)");
  EXPECT_EQ(Program.sourceOf(Text.rangeOf(1, 4)), R"(\x25" /**/ "2f)");
  EXPECT_EQ(Program.sourceOf(Text.rangeOf(1, 1)), "");
  EXPECT_EQ(Text.rangeOf(2, 2).getBegin(), Text.locationOf(2));
  // The closing quote.
  const SourceLocation End = Text.locationOf(4);
  EXPECT_EQ(Program.sourceOf(
                CharSourceRange::getCharRange(End, End.getLocWithOffset(2))),
            "\";");
}

//===----------------------------------------------------------------------===//
// Literals that are not text
//===----------------------------------------------------------------------===//

void expectNoText(llvm::StringRef Code, const Compilation &How = {}) {
  SCOPED_TRACE(Code.str());
  const ParsedProgram Program(Code, How);
  ASSERT_EQ(Program.errors(), "");
  const StringLiteral *Lit = Program.literalOf("x");
  ASSERT_TRUE(Lit);
  EXPECT_EQ(literalBytes(*Lit), std::nullopt);
  const LiteralText Text(*Lit, Program.context());
  EXPECT_FALSE(Text.isMapped());
  EXPECT_EQ(Text.bytes(), "");
  EXPECT_EQ(Text.locationOf(0), Lit->getBeginLoc());
  EXPECT_EQ(Text.rangeOf(0, 0).getBegin(), Lit->getBeginLoc());
}

TEST(LiteralText, LoneSurrogatesAreNoText) {
  expectNoText(R"(const void *x = u"\xD83D";)");
  expectNoText(R"(const void *x = u"\xDE00\xD83D";)");
  expectNoText(R"(const void *x = u"\xD83D" "a";)");
  expectNoText(R"(const void *x = L"\xD83D\xDE00";)");
  expectNoText(R"(const void *x = U"\x110000";)");
}

TEST(LiteralText, UnevaluatedIsNoText) {
  const ParsedProgram Program(R"(static_assert(true, "http://h/%2f");)");
  ASSERT_EQ(Program.errors(), "");
  for (const Decl *D : Program.context().getTranslationUnitDecl()->decls())
    if (const auto *Assertion = dyn_cast<StaticAssertDecl>(D))
      EXPECT_EQ(literalBytes(*cast<StringLiteral>(Assertion->getMessage())),
                std::nullopt);
}

// Clang may keep an embedded file as a string literal.
TEST(LiteralText, EmbeddedFileIsNoText) {
  const ParsedProgram Program("const unsigned char x[] = {\n"
                              "#embed \"data\"\n"
                              "};\n",
                              {{"-std=c23"}, "input.c", {{"data", "%2f"}}});
  ASSERT_EQ(Program.errors(), "");
  if (const StringLiteral *Lit = Program.literalOf("x"))
    EXPECT_EQ(literalBytes(*Lit), std::nullopt);
}

// A byte has only one location.
TEST(LiteralText, SurrogatePairOverTwoTokensIsNotMapped) {
  const ParsedProgram Program(R"(const void *x = u"\xD83D" u"\xDE00";)");
  const StringLiteral *Lit = Program.literalOf("x");
  EXPECT_EQ(literalBytes(*Lit), "\xF0\x9F\x98\x80");
  const LiteralText Text(*Lit, Program.context());
  EXPECT_FALSE(Text.isMapped());
  EXPECT_EQ(Text.locationOf(2), Lit->getBeginLoc());
}

// The literal that Clang creates for the name of a function has no bytes in the
// source.
TEST(LiteralText, FunctionNameIsNotMapped) {
  const ParsedProgram Program("void f() { const char *x = __func__; }");
  const LiteralText Text(*Program.literalOf("x"), Program.context());
  EXPECT_EQ(Text.bytes(), "f");
  EXPECT_FALSE(Text.isMapped());
}

} // namespace
} // namespace clang::tidy::uri
