//===--- ScanTest.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The lexical content of files, as the scan sees it in each role.
///
//===----------------------------------------------------------------------===//

#include "ScanProperties.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using llvm::StringRef;
using testing::ElementsAre;
using testing::IsEmpty;

namespace clang::tidy::uri::tool {
namespace {

using namespace std::string_literals;

/// The scan of a text, with names instead of their numbers.
class Scanned {
public:
  Scanned(StringRef Text, FileRole Role)
      : Scan(scan(test::Terminated(Text).text(), Role, Names)) {}

  bool has(StringRef Name) const { return isIn(test::allNames(Scan), Name); }
  bool divides(StringRef Name) const { return isIn(Scan.Divided, Name); }
  TextEvidence evidence() const { return test::allEvidence(Scan); }
  bool isOpaque() const { return Scan.IsOpaque; }
  const std::vector<FileScan::Inclusion> &inclusions() const {
    return Scan.Inclusions;
  }

private:
  bool isIn(llvm::ArrayRef<NameTable::Id> List, StringRef Name) const {
    const auto Found = Names.find(Name);
    return Found && llvm::is_contained(List, *Found);
  }

  NameTable Names;
  const FileScan Scan;
};

/// Tests of everything that is the same in a translation unit and a header.
class ScanTest : public testing::TestWithParam<FileRole> {
protected:
  Scanned scanned(StringRef Text) const { return Scanned(Text, GetParam()); }
  TextEvidence evidence(StringRef Text) const {
    return scanned(Text).evidence();
  }
  bool isOpaque(StringRef Text) const { return scanned(Text).isOpaque(); }
};

const char *nameOf(const testing::TestParamInfo<FileRole> &Info) {
  return Info.param == FileRole::Unit ? "Unit" : "Header";
}
INSTANTIATE_TEST_SUITE_P(Roles, ScanTest,
                         testing::Values(FileRole::Unit, FileRole::Header),
                         nameOf);

const TextEvidence Uri = evidenceOfLiteral("http://h/?q=");

TEST_P(ScanTest, LiteralHasItsEvidence) {
  ASSERT_NE(Uri, evidenceOfLiteral("http:") | evidenceOfLiteral("//h/?q="));
  EXPECT_EQ(evidence(R"(s = "http://h/?q=";)"), Uri);
  EXPECT_EQ(evidence(R"(c = '/';)"), evidenceOfLiteral("/"));
  EXPECT_EQ(evidence("int a = b / c;"), 0U);
  EXPECT_EQ(evidence(""), 0U);
  EXPECT_NE(evidence(R"(s = "%17:";)"), 0U);
  EXPECT_EQ(evidence(R"(sscanf(s, "%17[0-9a-f:]", t);)"), 0U);
}

TEST_P(ScanTest, LiteralMayHaveAPrefix) {
  for (const StringRef Prefix : {"", "L", "u", "U", "u8"}) {
    const Scanned Plain =
        scanned(("s = " + Prefix + R"("http:\57/h/?q=";)").str());
    EXPECT_EQ(Plain.evidence(), Uri) << Prefix.str();
    const Scanned Raw =
        scanned(("s = " + Prefix + "R\"d(http://h/?q=)d\";").str());
    EXPECT_EQ(Raw.evidence(), Uri) << Prefix.str();
    const Scanned Character = scanned(("c = " + Prefix + "'\\x2f';").str());
    EXPECT_EQ(Character.evidence(), evidenceOfLiteral("/")) << Prefix.str();
    if (!Prefix.empty()) {
      EXPECT_FALSE(Plain.has(Prefix) || Raw.has((Prefix + "R").str()) ||
                   Character.has(Prefix));
    }
  }
}

TEST_P(ScanTest, OtherWordsAreNoPrefix) {
  const Scanned Macro = scanned(R"(s = BASE"http://h/?q=";)");
  EXPECT_EQ(Macro.evidence(), Uri);
  EXPECT_TRUE(Macro.has("BASE"));
  // It has escapes, and the parentheses are part of it.
  EXPECT_EQ(evidence(R"x(s = OR"(http:\57/h/?q=)";)x"),
            evidenceOfLiteral("(http://h/?q=)"));
}

TEST_P(ScanTest, AdjacentLiteralsAreOne) {
  EXPECT_EQ(evidence(R"(s = "http:" "//h/?q=";)"), Uri);
  EXPECT_EQ(evidence("s = \"http:\"\n  // \"\n  /* \" */ \\\n  L\"//h/?q=\";"),
            Uri);
  EXPECT_EQ(evidence(R"x(s = "http:"R"(//h/)" u8"?q=";)x"), Uri);
  EXPECT_EQ(evidence(R"(s = "http:", "//h/?q=";)"),
            evidenceOfLiteral("http:") | evidenceOfLiteral("//h/?q="));
  EXPECT_EQ(evidence(R"(s = 'h' "//h/";)"), evidenceOfLiteral("//h/"));
}

TEST_P(ScanTest, PercentSignBeforeAMacroIsAFormat) {
  EXPECT_EQ(evidence(R"(f("%" PRIu64);)"), 0U);
  EXPECT_EQ(evidence(R"(f("%");)"), evidenceOfLiteral("%"));
}

TEST_P(ScanTest, QuoteSeparatesDigits) {
  for (const StringRef Number :
       {"1'000", "1'000'000", "0xA'BC'DEFull", "0b1'0", "1'0.5'0e1'0"})
    EXPECT_EQ(
        evidence(("n = " + Number + "; s = \"http://h/?q=\"; c = '/';").str()),
        Uri | evidenceOfLiteral("/"))
        << Number.str();
}

TEST_P(ScanTest, CommentsHaveNothing) {
  for (const StringRef Comment :
       {"// \"http://h/?q=\" url\n", "/* \"http://h/?q=\" url */",
        "/*/ \"http://h/?q=\" url */", "/** url **/", "/**/",
        "// \"http://h/?q=\" \\\n url\n", "// \"http://h/?q=\" \\\r\n url\r\n",
        "// \"http://h/?q=\" \\ \n url\n", "/* url *\\\n/"}) {
    const Scanned Result = scanned(("int " + Comment + "path = '/';").str());
    EXPECT_EQ(Result.evidence(), evidenceOfLiteral("/")) << Comment.str();
    EXPECT_FALSE(Result.has("url")) << Comment.str();
    EXPECT_TRUE(Result.has("path")) << Comment.str();
  }
  for (const StringRef Unclosed : {"/* url", "/* url *", "/*/", "/*", "// url",
                                   "// url \\", "//", "// url \\\n"}) {
    const Scanned Result = scanned(("int path; " + Unclosed).str());
    EXPECT_FALSE(Result.has("url")) << Unclosed.str();
    EXPECT_TRUE(Result.has("path")) << Unclosed.str();
  }
}

TEST_P(ScanTest, CommentBeginsInNoLiteral) {
  EXPECT_EQ(evidence(R"(s = "http://h/?q="; c = '/*'; d = '//'; e = '/';)"),
            Uri | evidenceOfLiteral("/*") | evidenceOfLiteral("//") |
                evidenceOfLiteral("/"));
}

TEST_P(ScanTest, WordOverTwoLinesIsOpaque) {
  EXPECT_TRUE(isOpaque("int ur\\\nl;"));
  EXPECT_TRUE(isOpaque("int ur\\\r\nl;"));
  EXPECT_TRUE(isOpaque("int ur\\ \nl;"));
  EXPECT_TRUE(isOpaque("int base6\\\n4Encode;"));
  EXPECT_TRUE(isOpaque("#inc\\\nlude \"h.h\"\n"));
  EXPECT_TRUE(isOpaque("s = R\\\n\"(a)\";"));
  EXPECT_FALSE(isOpaque("int \\\nurl \\\n = 1;\\\n"));
  EXPECT_TRUE(scanned("int \\\nurl \\\n = 1;\\\n").has("url"));
  EXPECT_FALSE(isOpaque("int a\\"));
}

TEST_P(ScanTest, InclusionHasItsName) {
  const Scanned Result = scanned("#include <a/b.h>\n"
                                 " # include \"c d.h\" // \"x.h\"\n"
                                 "#/**/include/**/\"e.h\"\n"
                                 "# \\\n include \\\n <f.h>\n"
                                 "/* \n */ #include \"g.h\"\n"
                                 "#include_next <h.h>\n"
                                 "#import \"i.h\"\n"
                                 "// #include \"x.h\"\n"
                                 "int a; #include \"x.h\"\n"
                                 "s = \"\\\n#include <x.h>\\\n\";\n");
  ASSERT_EQ(Result.inclusions().size(), 7U);
  const char *const Names[] = {"a/b.h", "c d.h", "e.h", "f.h",
                               "g.h",   "h.h",   "i.h"};
  for (size_t I = 0; I < 7; ++I) {
    const FileScan::Inclusion &Each = Result.inclusions()[I];
    EXPECT_EQ(Each.Name, Names[I]);
    EXPECT_EQ(Each.IsAngled, I == 0 || I == 3 || I == 5) << Each.Name;
    EXPECT_EQ(Each.IsNext, I == 5) << Each.Name;
    EXPECT_FALSE(Each.IsConditional) << Each.Name;
  }
  EXPECT_FALSE(Result.isOpaque());
}

TEST_P(ScanTest, InclusionMayBeConditional) {
  const auto Conditional = [this](StringRef Text) {
    std::vector<bool> Result;
    for (const FileScan::Inclusion &Each : scanned(Text).inclusions())
      Result.push_back(Each.IsConditional);
    return Result;
  };
  EXPECT_THAT(Conditional("#include <a>\n#if X\n#include <b>\n#else\n"
                          "#include <c>\n#endif\n#include <d>\n"),
              ElementsAre(false, true, true, false));
  // An include guard is not a condition.
  EXPECT_THAT(Conditional("#ifndef H\n#define H\n#include <a>\n#ifdef X\n"
                          "#include <b>\n#endif\n#include <c>\n#endif\n"),
              ElementsAre(false, true, false));
  EXPECT_THAT(Conditional("#include <a>\n#ifndef H\n#include <b>\n#endif\n"),
              ElementsAre(false, true));
}

TEST_P(ScanTest, OtherInclusionsAreOpaque) {
  for (const StringRef Text :
       {"#include HEADER\n", "#include <a.h\n", "#include \"a.h\n", "#include",
        "#include ", "#include <", "#include <a.h", "%:include <a.h>\n",
        "?\?=include <a.h>\n"}) {
    EXPECT_TRUE(isOpaque(Text)) << Text.str();
    EXPECT_THAT(scanned(Text).inclusions(), IsEmpty()) << Text.str();
  }
}

TEST_P(ScanTest, ModulesAreOpaque) {
  EXPECT_TRUE(isOpaque("import uris;\n"));
  EXPECT_TRUE(isOpaque("int a;\nexport module uris;\n"));
  EXPECT_TRUE(isOpaque("module;\n"));
  EXPECT_FALSE(isOpaque("int import;\n"));
  EXPECT_FALSE(isOpaque("a.module ();\n"));
  EXPECT_FALSE(isOpaque("import(a);\n"));
}

TEST_P(ScanTest, MacroIsReadAsCode) {
  const Scanned Result = scanned("#define BASE(x) /* \"\n */ encode(x) \\\n"
                                 "  \"http:\" \\\r\n  \"//h/?q=\" // y\n"
                                 "\"http:\"\n#define OTHER url");
  EXPECT_EQ(Result.evidence(), Uri | evidenceOfLiteral("http:"));
  EXPECT_TRUE(Result.has("encode"));
  EXPECT_TRUE(Result.has("url"));
  EXPECT_FALSE(Result.has("BASE"));
  EXPECT_FALSE(Result.has("define"));
  EXPECT_FALSE(Result.has("y"));
}

TEST_P(ScanTest, MacroMakesTextAndNames) {
  EXPECT_EQ(evidence("#define S(x) #x\n"), EvidenceStringizer);
  EXPECT_EQ(evidence("#define S(x) \\\n #x\n"), EvidenceStringizer);
  EXPECT_EQ(evidence("#define N(x) a##x\n") & EvidenceUriName, EvidenceUriName);
  EXPECT_TRUE(isOpaque("#define S(x) %:x\n"));
  EXPECT_EQ(evidence("#define S(x) x\n#pragma a\n"), 0U);
}

// Tables are headers without a ';', which a program includes in an array.
TEST_P(ScanTest, TableTakesSpaceInProportionToItsLength) {
  const auto MentionsIn = [](StringRef Before, size_t Names) {
    std::string Table = Before.str();
    for (size_t I = 0; I < 4000; ++I)
      Table += "name" + std::to_string(I % Names) + "(x, y)\n";
    NameTable All;
    return scan(test::Terminated(Table).text(), GetParam(), All)
        .Declared.Mentions.size();
  };
  for (const size_t Names : {1, 20, 4000}) {
    EXPECT_LE(MentionsIn("", Names), size_t(4000 * 3 * 16));
    EXPECT_LE(MentionsIn("class C", Names), size_t(4000 * 3 * 40));
  }
}

TEST_P(ScanTest, DirectiveHasNothing) {
  for (const StringRef Directive :
       {"#error don't use url", "#error \"see /*.h\"", "#if url == '/*'",
        "#pragma url(\"http://h/?q=\")", "#line 1 \"http://h/?q=\"",
        "#warning url \\\n url", "#warning url \\ \n url",
        "#endif /* url\n url */", "#endif // url \\\n url", "#", "# url"}) {
    const Scanned Result = scanned(("#\n" + Directive + "\nint path;").str());
    EXPECT_EQ(Result.evidence(), 0U) << Directive.str();
    EXPECT_FALSE(Result.has("url")) << Directive.str();
    EXPECT_TRUE(Result.has("path")) << Directive.str();
  }
}

TEST_P(ScanTest, DivisionKeepsWhatIsCalled) {
  const Scanned Result =
      scanned("a(b); c(d(1), e(2 / 3)); f(x) / 2; g(h(y ? 1 : 2));"
              "i // (\n /* ; */ (1 / 2); j(1; 2 / 3);"
              "k(\"/\"); l((1 / 2));");
  for (const StringRef Name : {"c", "e", "g", "h", "i", "l"})
    EXPECT_TRUE(Result.divides(Name)) << Name.str();
  for (const StringRef Name : {"a", "d", "f", "j", "k"})
    EXPECT_FALSE(Result.divides(Name)) << Name.str();
}

// Text is read in blocks of 64 bytes.
TEST_P(ScanTest, WordsMayBeAnywhere) {
  for (size_t Shift = 0; Shift < 140; ++Shift)
    for (const size_t Length : {1, 2, 15, 16, 17, 63, 64, 65, 130}) {
      const std::string Word(Length, 'w'), Space(Shift, ' ');
      for (const std::string &Text :
           {Space + Word, Space + Word + ";", Space + "1" + Word + " " + Word,
            Space + "+" + Word + "+", Space + "\"" + Word + "\"" + Word}) {
        const Scanned Result = scanned(Text);
        ASSERT_TRUE(Result.has(Word)) << Text;
        ASSERT_FALSE(Result.has(Word + "w") || Result.has("1" + Word)) << Text;
      }
    }
}

TEST_P(ScanTest, LiteralsMayBeAnywhere) {
  for (size_t Shift = 0; Shift < 140; ++Shift) {
    const std::string Space(Shift, ' ');
    ASSERT_EQ(evidence(Space + R"(s="http:\x2f/h/?q=";)"), Uri) << Shift;
    ASSERT_EQ(evidence(Space + R"x(s=u8R"d(http://h/?q=)d";)x"), Uri) << Shift;
    ASSERT_EQ(evidence(Space + R"(/*"*/"http:"//"
      "//h/?q=")"),
              Uri)
        << Shift;
    ASSERT_EQ(scanned("\n" + Space + "#include <a>").inclusions().size(), 1U)
        << Shift;
  }
}

TEST_P(ScanTest, LoneReturnIsOpaque) {
  EXPECT_TRUE(isOpaque("int a;\r#include <a.h>\n"));
  EXPECT_TRUE(isOpaque("int a;\r"));
  EXPECT_FALSE(isOpaque("int a;\r\n#include <a.h>\r\n"));
}

TEST_P(ScanTest, ByteOfZeroIsNotTheEnd) {
  const Scanned Result =
      scanned("int path\0; \0 // \0 \" \n#\0include <a.h>\n\0\"http:\"\0 "
              "\"//h/?q=\"; /* \0 */ url\0"s);
  EXPECT_TRUE(Result.has("path"));
  EXPECT_TRUE(Result.has("url"));
  EXPECT_EQ(evidence("s = \"http://h/?q=\0\";"s), Uri);
}

TEST_P(ScanTest, ByteOrderMarkIsSkipped) {
  const Scanned Result = scanned("\xEF\xBB\xBF#include <a.h>\nint path;");
  EXPECT_EQ(Result.inclusions().size(), 1U);
  EXPECT_TRUE(Result.has("path"));
}

TEST_P(ScanTest, TextMayEndAnywhere) {
  const std::string Text =
      "#ifndef H // \"\n#define H \\\n 1'0\n#include <a/b.h> /* \n */\n"
      "#define S(x) \\\r\n #x ## R\"d(a)d\"\n#endif\nclass A : public B {\n"
      "  void f(const char *u8 = u8R\"x(a)\")x\" \"\\x2f\\057\\u002f?\?/\");\n"
      "};\ninline int g(A a = {1, 2}) { return a ? '\\'' : a[1] / 0x1p-2; }\n"
      "template <typename T> using C = T; %: ?\?= \\ \n::operator\xC3\xA9()";
  for (size_t Size = 0; Size <= Text.size(); ++Size)
    for (const test::Property &Each : test::allProperties())
      EXPECT_TRUE(Each.HoldsFor(StringRef(Text).take_front(Size)))
          << Each.Name << ": " << Text.substr(0, Size);
}

TEST(ScanPropertiesTest, InvalidTextOfTheFuzzer) {
  for (const StringRef Text : {"0'\xC4/'", "e(\xDF:::::"})
    for (const test::Property &Each : test::allProperties())
      EXPECT_TRUE(Each.HoldsFor(Text)) << Each.Name << ": " << Text.str();
}

} // namespace
} // namespace clang::tidy::uri::tool
