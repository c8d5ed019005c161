//===--- LiteralEditTest.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LiteralFixture.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "gtest/gtest.h"

namespace clang::tidy::uri {

namespace {

using namespace std::string_literals;

const Compilation Cxx14Trigraphs = {{"-std=c++14"}};

//===----------------------------------------------------------------------===//
// Edits that can be written
//===----------------------------------------------------------------------===//

struct EditCase {
  const char *Name;
  /// The literal, as the initializer of a pointer.
  std::string Literal;
  /// The edit replaces the first Old with New, both bytes of the literal.
  std::string Old, New;
  /// The source characters that the hint removes and inserts.
  std::string Removed, Inserted;
  Compilation How = {};
};

void PrintTo(const EditCase &Case, std::ostream *Out) { *Out << Case.Name; }

class LiteralEdit : public testing::TestWithParam<EditCase> {};

TEST_P(LiteralEdit, ReplacesWhatChanges) {
  const EditCase &Case = GetParam();
  const ParsedProgram Program("const void *x = " + Case.Literal + ";\n",
                              Case.How);
  ASSERT_EQ(Program.errors(), "");
  const LiteralText Text(*Program.literalOf("x"), Program.context());
  const ByteEdit Edit = replacing(Text, Case.Old, Case.New);
  const LiteralFix Fix = spellEdits(Text, Edit);
  ASSERT_EQ(Fix.Refusal, FixRefusal::None);
  ASSERT_EQ(Fix.Hints.size(), 1u);
  EXPECT_EQ(Program.sourceOf(Fix.Hints[0].RemoveRange), Case.Removed);
  EXPECT_EQ(Fix.Hints[0].CodeToInsert, Case.Inserted);

  const ParsedProgram Fixed(Program.apply(Fix.Hints), Case.How);
  ASSERT_EQ(Fixed.errors(), "");
  const std::string Intended = (Text.bytes().take_front(Edit.Begin) + Case.New +
                                Text.bytes().drop_front(Edit.End))
                                   .str();
  EXPECT_EQ(literalBytes(*Fixed.literalOf("x")), Intended);
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, LiteralEdit,
    testing::Values(
        EditCase{"Ordinary", R"("a%2fb")", "%2f", "%2F", "f", "F"},
        EditCase{"Whole", R"("a b")", " ", "%20", " ", "%20"},
        EditCase{"Insertion", R"("a%b")", "%", "%25", "", "25"},
        EditCase{"Deletion", R"("a%2525b")", "%25", "%", "25", ""},
        EditCase{"DeletionOfAll", R"("%41")", "%41", "", "%41", ""},
        EditCase{"UTF8", R"(u8"a%7Eb")", "%7E", "~", "%7E", "~"},
        EditCase{"Wide", R"(L"\xe9%2f")", "%2f", "%2F", "f", "F"},
        EditCase{"UTF16", R"(u"\U0001F600%2f")", "%2f", "%2F", "f", "F"},
        EditCase{"UTF32", R"(U"%2f")", "%2f", "%2F", "f", "F"},
        EditCase{"Raw", R"d(R"(a"\%2f)")d", "%2f", "%2F", "f", "F"},
        EditCase{"RawLines", "R\"(a\n%2f\nb)\"", "%2f", "%2F", "f", "F"},
        EditCase{"RawBackslash", R"d(R"x(a b)x")d", " ", "\\\")", " ", "\\\")"},
        EditCase{"RawNonASCII", "uR\"(\xC3\xA9)\"", "\xC3\xA9", "%C3%A9",
                 "\xC3\xA9", "%C3%A9"},
        EditCase{"AdjacentFirst", R"("%2f" "b")", "%2f", "%2F", "f", "F"},
        EditCase{"AdjacentLast", R"d("b" R"(%2f)")d", "%2f", "%2F", "f", "F"},
        EditCase{"AdjacentOtherPrefix", R"("%2f" L"b")", "%2f", "%2F", "f",
                 "F"},
        EditCase{"AfterContinuation", "\"\\\n%2\\\nf\"", "%2f", "%2F", "f",
                 "F"},
        EditCase{"OverContinuation", "\"%\\\n41\"", "%41", "A", "%\\\n41",
                 "A"}),
    [](const auto &Info) { return Info.param.Name; });

INSTANTIATE_TEST_SUITE_P(
    Escapes, LiteralEdit,
    testing::Values(
        EditCase{"OfAnEscape", R"("\x20z")", " ", "%20", R"(\x20)", "%20"},
        EditCase{"OfAnEscapedEnd", R"("%2\x66z")", "%2f", "%2F", R"(\x66)",
                 "F"},
        EditCase{"KeepsTheFront", R"("\x25\62f")", "%2f", "%2F", "f", "F"},
        EditCase{"OfUCN", R"("\u00e9")", "\xC3\xA9", "%C3%A9", R"(\u00e9)",
                 "%C3%A9"},
        EditCase{"OfUCNWithSharedByte", R"("\u00e9")", "\xC3\xA9", "\xC3\xA8",
                 R"(\u00e9)", "\xC3\xA8"},
        EditCase{"OfCharacterWithSharedByte", "\"\xC3\xA9\"", "\xC3\xA9",
                 "\xC3\xA8", "\xC3\xA9", "\xC3\xA8"},
        EditCase{"OfCharacterWithSharedEnd", "\"\xC3\xA9\"", "\xC3\xA9",
                 "\xC2\xA9", "\xC3\xA9", "\xC2\xA9"},
        EditCase{"OfCharacterSharedByASCII", "\"\xC3\xA9\"", "\xC3\xA9",
                 "\xC3\xA9x", "", "x"},
        EditCase{"OfNotUTF8", "\"a\xFF\"", "\xFF", "%FF", "\xFF", "%FF"},
        EditCase{"OfNul", R"("a\0b")", "\0"s, "%00", R"(\0)", "%00"},
        EditCase{"AfterShortOctal", R"("\0%41")", "%41", "A", "%41", "A"},
        EditCase{"AfterLongHexAndLetter", R"("\x2fg%41")", "%41", "A", "%41",
                 "A"},
        EditCase{"AfterDelimited", R"("\x{2f}%41")", "%41", "A", "%41", "A"},
        EditCase{"QuoteAndBackslash", R"("a b")", " ", "\"\\", " ", R"(\"\\)"},
        EditCase{"Controls", R"("a b")", " ", "\n\t\x01\x7F\0"s + "7", " ",
                 R"(\n\t\001\177\0007)"},
        EditCase{"NonASCII", R"(U"a b")", " ", "\xE2\x82\xAC", " ",
                 "\xE2\x82\xAC"},
        EditCase{"NewBytesNotUTF8", R"("a b")", " ", "\xFF\xC3", " ",
                 R"(\377\303)"}),
    [](const auto &Info) { return Info.param.Name; });

INSTANTIATE_TEST_SUITE_P(
    Trigraphs, LiteralEdit,
    testing::Values(
        EditCase{"Question", R"("a%3F=")", "%3F", "?", "%3F", "?"},
        EditCase{"AfterQuestion", R"("?%3F=")", "%3F", "?", "%3F", R"(\?)"},
        EditCase{"BeforeQuestion", R"("%3F?=")", "%3F", "?", "%3F", R"(\077)"},
        EditCase{"Several", R"("a b")", " ", "?\?=", " ", R"(?\?=)"},
        EditCase{"SeveralWithTrigraphs", R"("a b")", " ", "??\?/", " ",
                 R"(?\?\?/)", Cxx14Trigraphs},
        EditCase{"OfTrigraph", R"("a??=b")", "#", "%23", "?\?=", "%23",
                 Cxx14Trigraphs}),
    [](const auto &Info) { return Info.param.Name; });

TEST(LiteralEdits, SeveralEditsGiveOneHintEach) {
  const ParsedProgram Program("const char *x = \"%2f%3a%41 \" \"%2d\";\n");
  const LiteralText Text(*Program.literalOf("x"), Program.context());
  const LiteralFix Fix = spellEdits(
      Text, {ByteEdit{0, 3, "%2F"}, ByteEdit{3, 6, "%3A"}, ByteEdit{6, 9, "A"},
             ByteEdit{9, 10, "%20"}, ByteEdit{10, 13, "-"}});
  ASSERT_EQ(Fix.Refusal, FixRefusal::None);
  EXPECT_EQ(Fix.Hints.size(), 5u);
  EXPECT_EQ(Program.apply(Fix.Hints),
            "const char *x = \"%2F%3AA%20\" \"-\";\n");
}

// The order of two hints at the same location would be undefined.
TEST(LiteralEdits, InsertionJoinsTheEditThatItTouches) {
  const ParsedProgram Program("const char *x = \"a b\";\n");
  const LiteralText Text(*Program.literalOf("x"), Program.context());
  const LiteralFix Fix =
      spellEdits(Text, {ByteEdit{1, 1, "1"}, ByteEdit{1, 1, "2"},
                        ByteEdit{1, 2, "%20"}, ByteEdit{2, 2, "3"}});
  ASSERT_EQ(Fix.Refusal, FixRefusal::None);
  EXPECT_EQ(Fix.Hints.size(), 1u);
  EXPECT_EQ(Program.apply(Fix.Hints), "const char *x = \"a12%203b\";\n");
}

TEST(LiteralEdits, InsertionsAtTheEdges) {
  const ParsedProgram Program("const char *x = \"a\" \"b\";\n");
  const LiteralText Text(*Program.literalOf("x"), Program.context());
  const LiteralFix Fix = spellEdits(
      Text, {ByteEdit{0, 0, "1"}, ByteEdit{1, 1, "2"}, ByteEdit{2, 2, "3"}});
  ASSERT_EQ(Fix.Refusal, FixRefusal::None);
  EXPECT_EQ(Program.apply(Fix.Hints), "const char *x = \"1a\" \"2b3\";\n");
}

TEST(LiteralEdits, WhatChangesNothingHasNoHint) {
  const ParsedProgram Program("const char *x = \"%2F\" \"%\" \"2F\";\n");
  const LiteralText Text(*Program.literalOf("x"), Program.context());
  const LiteralFix Fix = spellEdits(Text, {ByteEdit{0, 3, "%2F"}});
  EXPECT_EQ(Fix.Refusal, FixRefusal::None);
  EXPECT_TRUE(Fix.Hints.empty());
  EXPECT_TRUE(spellEdits(Text, {}).Hints.empty());
}

TEST(LiteralEdits, LiteralWithSuffix) {
  const ParsedProgram Program(R"(
    const char *operator""_qs(const char *Text, unsigned long Size);
    const char *x = "%2f"_qs;
  )");
  const LiteralText Text(*Program.literalOf("x"), Program.context());
  const LiteralFix Fix = spellEdits(Text, replacing(Text, "%2f", "%2F"));
  ASSERT_EQ(Fix.Refusal, FixRefusal::None);
  EXPECT_NE(Program.apply(Fix.Hints).find("\"%2F\"_qs"), std::string::npos);
}

//===----------------------------------------------------------------------===//
// Edits that are refused, and why
//===----------------------------------------------------------------------===//

struct RefusalCase {
  const char *Name;
  std::string Literal;
  std::string Old, New;
  FixRefusal Why;
  Compilation How = {};
};

void PrintTo(const RefusalCase &Case, std::ostream *Out) { *Out << Case.Name; }

class LiteralRefusal : public testing::TestWithParam<RefusalCase> {};

TEST_P(LiteralRefusal, SaysWhy) {
  const RefusalCase &Case = GetParam();
  const ParsedProgram Program("const void *x = " + Case.Literal + ";\n",
                              Case.How);
  ASSERT_EQ(Program.errors(), "");
  const LiteralText Text(*Program.literalOf("x"), Program.context());
  const LiteralFix Fix = spellEdits(Text, replacing(Text, Case.Old, Case.New));
  EXPECT_EQ(Fix.Refusal, Case.Why);
  EXPECT_TRUE(Fix.Hints.empty());
  EXPECT_FALSE(Fix);
}

INSTANTIATE_TEST_SUITE_P(
    , LiteralRefusal,
    testing::Values(RefusalCase{"Straddles", R"("%2" "f")", "%2f", "%2F",
                                FixRefusal::StraddlesTokens},
                    RefusalCase{"SplitsUCN", R"("\u00e9")", "\xA9", "x",
                                FixRefusal::SplitsEscape},
                    RefusalCase{"SplitsUCNAtTheEnd", R"("a\u00e9")", "a\xC3",
                                "x", FixRefusal::SplitsEscape},
                    RefusalCase{"SplitsCharacter", "\"\xC3\xA9\"", "\xC3", "x",
                                FixRefusal::SplitsEscape},
                    RefusalCase{"JoinsHex", R"("\x2f%41")", "%41", "A",
                                FixRefusal::RelexMismatch},
                    RefusalCase{"JoinsHexByDeletion", R"("\x2f%41")", "%", "",
                                FixRefusal::RelexMismatch},
                    RefusalCase{"JoinsOctal", R"("\57%37")", "%37", "7",
                                FixRefusal::RelexMismatch},
                    RefusalCase{"JoinsHexInWide", R"(L"\x2f%41")", "%41", "A",
                                FixRefusal::RelexMismatch},
                    RefusalCase{"TrigraphByDeletion", R"("? ?=")", " ", "",
                                FixRefusal::RelexMismatch},
                    RefusalCase{"TrigraphByDeletionIfOn", R"("? ?=")", " ", "",
                                FixRefusal::RelexMismatch, Cxx14Trigraphs},
                    RefusalCase{"TrigraphByThirdCharacter", R"("??%2F")", "%2F",
                                "/", FixRefusal::RelexMismatch},
                    RefusalCase{"RawTerminator", R"d(R"(a b)")d", " ", ")\"",
                                FixRefusal::RelexMismatch},
                    RefusalCase{"RawTerminatorHalf", R"d(R"x(a) b)x")d", " b",
                                "x\"", FixRefusal::RelexMismatch},
                    RefusalCase{"RawNul", R"d(R"(a b)")d", " ", "\0"s,
                                FixRefusal::NotSpellable},
                    RefusalCase{"RawCarriageReturn", R"d(R"(a b)")d", " ",
                                "\r\n", FixRefusal::NotSpellable},
                    RefusalCase{"RawNotUTF8", R"d(R"(a b)")d", " ", "\xFF",
                                FixRefusal::NotSpellable},
                    RefusalCase{"WideNotUTF8", R"(L"a b")", " ", "\xFF",
                                FixRefusal::NotSpellable}),
    [](const auto &Info) { return Info.param.Name; });

TEST(LiteralEdits, UnmappedIsRefused) {
  const ParsedProgram Program(R"(const void *x = u"%2f\xD83D" u"\xDE00";)");
  const LiteralText Text(*Program.literalOf("x"), Program.context());
  EXPECT_EQ(spellEdits(Text, replacing(Text, "%2f", "%2F")).Refusal,
            FixRefusal::NotMapped);
}

} // namespace
} // namespace clang::tidy::uri
