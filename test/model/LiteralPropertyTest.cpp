//===--- LiteralPropertyTest.cpp - uri-tidy -------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tests properties of source maps and edits on generated literals of every
/// kind.
///
//===----------------------------------------------------------------------===//

#include "LiteralFixture.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "gtest/gtest.h"
#include <random>

namespace clang::tidy::uri {
namespace {

using namespace std::string_literals;
using llvm::StringRef;

/// A language, with the properties that affect literals.
struct Language {
  const char *Name;
  Compilation How;
  std::vector<std::string> Prefixes;
  bool HasRaw;
};

const Language Languages[] = {
    {"Cxx14", {{"-std=c++14"}}, {"", "u8", "L", "u", "U"}, true},
    {"Cxx17", {{"-std=c++17"}}, {"", "u8", "L", "u", "U"}, true},
    {"Cxx20", {{"-std=c++20"}}, {"", "u8", "L", "u", "U"}, true},
    {"C17", {{"-std=c17"}, "input.c"}, {"", "u8", "L", "u", "U"}, false},
    {"Gnu89", {{"-std=gnu89"}, "input.c"}, {"", "L"}, false},
    {"Windows",
     {{"-std=c++17", "--target=x86_64-pc-windows-msvc"}},
     {"", "u8", "L", "u", "U"},
     true},
};

void PrintTo(const Language &L, std::ostream *Out) { *Out << L.Name; }

/// Generates literals, and bytes to be written into them.
class Generator {
public:
  Generator(const Language &Lang, unsigned Seed) : Lang(Lang), Random(Seed) {}

  /// Returns a number in [0, \p Count).
  size_t below(size_t Count) { return Random() % Count; }

  template <typename T> const T &oneOf(const std::vector<T> &Choices) {
    return Choices[below(Choices.size())];
  }

  /// Returns one to four adjacent tokens.
  std::string literal() {
    const std::string Prefix = oneOf(Lang.Prefixes);
    const size_t Count = 1 + below(4);
    // The other tokens may have the same prefix or none.
    const size_t Prefixed = below(Count);
    std::string Result;
    for (size_t I = 0; I != Count; ++I) {
      if (I != 0)
        Result += oneOf<std::string>({" ", "\n", "/*\"*/", "\\\n ", "// \"\n"});
      const bool HasPrefix = I == Prefixed || below(2) == 0;
      Result += token(HasPrefix ? Prefix : "", Prefix);
    }
    return Result;
  }

  /// Returns up to four characters. Those that are hard to spell in a literal
  /// are more frequent.
  std::string bytes() {
    std::string Result;
    for (size_t I = below(5); I != 0; --I)
      Result += oneOf<std::string>({"%",
                                    "2",
                                    "F",
                                    "f",
                                    "7",
                                    "A",
                                    "~",
                                    "/",
                                    "?",
                                    "=",
                                    "\"",
                                    "\\",
                                    ")",
                                    "\n",
                                    "\x01",
                                    "\xC3\xA9",
                                    "\xE2\x82\xAC",
                                    "\xFF",
                                    "\0"s,
                                    "x"});
    return Result;
  }

private:
  std::string token(const std::string &Prefix, const std::string &Kind) {
    if (Lang.HasRaw && below(3) == 0)
      return spliced(Prefix + "R") + rawBody();
    std::string Token = Prefix + "\"";
    for (size_t I = below(12); I != 0; --I)
      Token += character(Kind);
    return spliced(Token + "\"");
  }

  std::string rawBody() {
    const std::string Delimiter = oneOf<std::string>({"", "x", "-_", "?\?="});
    const std::string Terminator = ")" + Delimiter + "\"";
    std::string Body;
    for (size_t I = below(12); I != 0; --I)
      Body +=
          oneOf<std::string>({"a", "%2f", "\"", "\\", ")", "(", "\n", "\r\n",
                              "\\\n", "?\?=", "?", "\xC3\xA9", "\\x41", "\t"});
    for (size_t At; (At = Body.find(Terminator)) != std::string::npos;)
      Body.erase(At, 1);
    // The end of the body and the terminator must not form a terminator either.
    while (!Body.empty() && (Body + Terminator).find(Terminator) != Body.size())
      Body.pop_back();
    return "\"" + Delimiter + "(" + Body + Terminator;
  }

  /// Returns the source characters for one character of a literal with escape
  /// sequences.
  std::string character(const std::string &Kind) {
    const bool IsWide = Kind != "" && Kind != "u8";
    // The next characters must not be read as digits, or the value may not fit.
    const std::string AfterDigits = oneOf<std::string>({"g", "%", "/", "\\n"});
    switch (below(20)) {
    case 0:
      return "\\" + oneOf<std::string>({"a", "b", "e", "f", "n", "r", "t", "v",
                                        "\\", "'", "\"", "?", "%"});
    case 1:
      return "\\" + oneOf<std::string>({"0", "7", "57", "057", "377", "12"}) +
             AfterDigits;
    case 2:
      return "\\x" + oneOf<std::string>({"2f", "2F", "0", "00041", "e9"}) +
             AfterDigits;
    case 3:
      return IsWide ? "\\x20AC" + AfterDigits : "\\xC3\\xA9" + AfterDigits;
    case 4:
      return oneOf<std::string>({"\\u00e9", "\\u20AC", "\\U0001F600"});
    case 5:
      return oneOf<std::string>(
          {"\\x{2f}", "\\o{57}", "\\u{e9}", "\\x{00041}"});
    case 6:
      return "\\N{EURO SIGN}";
    case 7:
      return oneOf<std::string>(
          {"\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x98\x80"});
    case 8:
      return Kind == "" ? "\xFF" : "\x01";
    case 9:
      return oneOf<std::string>(
          {"?\?=", "?\?(", "?\?/n", "?\?/?\?/g", "?\?/x41g"});
    case 10:
      return oneOf<std::string>({"?", "??", "\\?"});
    case 11:
      return "\0"s;
    case 12:
      return Kind == "u" ? "\\xD83D\\xDE00" + AfterDigits : "z";
    default:
      // A slash may complete a trigraph, and thus begin an escape sequence.
      return oneOf<std::string>({"%2f", "%", "2", "f", "A", "/g", "=", "~"});
    }
  }

  /// Inserts line continuations anywhere in \p Token.
  std::string spliced(const std::string &Token) {
    std::string Result;
    for (const char C : Token) {
      if (!Result.empty() && below(25) == 0)
        Result += oneOf<std::string>({"\\\n", "\\\r\n", "\\ \n", "\\\n\\\n"});
      Result += C;
    }
    return Result;
  }

  const Language &Lang;
  std::mt19937 Random;
};

constexpr size_t LiteralsPerProgram = 200;
constexpr unsigned Programs = 25;

std::string nameOf(size_t Index) { return "x" + std::to_string(Index); }

std::string generate(Generator &Gen) {
  std::string Code;
  for (size_t I = 0; I != LiteralsPerProgram; ++I)
    Code += "const void *" + nameOf(I) + " = " + Gen.literal() + ";\n";
  return Code;
}

class LiteralProperty : public testing::TestWithParam<Language> {};

/// Whether \p Gap, between the source of two bytes, consists of line
/// continuations.
bool isContinuations(StringRef Gap) {
  while (!Gap.empty()) {
    if (!Gap.consume_front("\\") && !Gap.consume_front("?\?/"))
      return false;
    const size_t LineEnd = Gap.find('\n');
    if (LineEnd == StringRef::npos || !Gap.take_front(LineEnd).trim().empty())
      return false;
    Gap = Gap.drop_front(LineEnd + 1);
  }
  return true;
}

/// Expects the ranges of the bytes of a token to cover its body, in order, with
/// no gaps except line continuations.
void expectTiled(const LiteralText &Text, size_t TokenIndex) {
  const LiteralToken &Token = Text.tokens()[TokenIndex];
  const SourceManager &SM = Text.context().getSourceManager();
  const unsigned TokenBegin = SM.getFileOffset(Token.Loc);
  const size_t LastByte = TokenIndex + 1 == Text.tokens().size()
                              ? Text.bytes().size()
                              : Text.tokens()[TokenIndex + 1].FirstByte;
  unsigned LastBegin = 0, Covered = Token.BodyBegin;
  for (size_t I = Token.FirstByte; I != LastByte; ++I) {
    const CharSourceRange Range = Text.rangeOf(I, I + 1);
    const unsigned Begin = SM.getFileOffset(Range.getBegin()) - TokenBegin;
    const unsigned End = SM.getFileOffset(Range.getEnd()) - TokenBegin;
    ASSERT_LT(Begin, End);
    // Another byte of the same escape sequence.
    if (I != Token.FirstByte && Begin == LastBegin && End == Covered)
      continue;
    ASSERT_LE(Covered, Begin);
    ASSERT_TRUE(Token.IsRaw
                    ? Covered == Begin
                    : isContinuations(Token.Spelling.slice(Covered, Begin)));
    LastBegin = Begin;
    Covered = End;
  }
  ASSERT_LE(Covered, Token.BodyEnd);
  ASSERT_TRUE(isContinuations(Token.Spelling.slice(Covered, Token.BodyEnd)));
  ASSERT_EQ(Token.Spelling[Token.BodyEnd], Token.IsRaw ? ')' : '"');
}

TEST_P(LiteralProperty, RangesOfBytesAreTheBody) {
  for (unsigned Seed = 0; Seed != Programs; ++Seed) {
    Generator Gen(GetParam(), Seed);
    const ParsedProgram Program(generate(Gen), GetParam().How);
    ASSERT_EQ(Program.errors(), "") << Seed;
    for (size_t I = 0; I != LiteralsPerProgram; ++I) {
      SCOPED_TRACE(Seed);
      SCOPED_TRACE(nameOf(I));
      const LiteralText Text(*Program.literalOf(nameOf(I)), Program.context());
      // Splicing can separate a surrogate pair.
      ASSERT_EQ(Text.isMapped(), literalBytes(Text.literal()).has_value());
      for (size_t T = 0; T != Text.tokens().size(); ++T)
        ASSERT_NO_FATAL_FAILURE(expectTiled(Text, T));
    }
  }
}

/// Returns sorted, disjoint edits of a few bytes.
std::vector<ByteEdit> randomEdits(Generator &Gen, size_t Size) {
  std::vector<ByteEdit> Edits;
  for (size_t Begin = Gen.below(8); Begin < Size && Edits.size() < 3;) {
    const size_t End = std::min(Size, Begin + Gen.below(5));
    Edits.push_back({Begin, End, Gen.bytes()});
    Begin = End + Gen.below(8);
  }
  return Edits;
}

std::string withEdits(StringRef Bytes, llvm::ArrayRef<ByteEdit> Edits) {
  std::string Result = Bytes.str();
  for (auto I = Edits.rbegin(); I != Edits.rend(); ++I)
    Result.replace(I->Begin, I->End - I->Begin, I->Bytes);
  return Result;
}

TEST_P(LiteralProperty, EditsGiveTheIntendedBytes) {
  size_t Fixed = 0, Refused = 0;
  for (unsigned Seed = 0; Seed != Programs; ++Seed) {
    Generator Gen(GetParam(), Seed);
    const ParsedProgram Before(generate(Gen), GetParam().How);
    ASSERT_EQ(Before.errors(), "") << Seed;
    std::vector<FixItHint> Hints;
    std::vector<std::optional<std::string>> Intended;
    for (size_t I = 0; I != LiteralsPerProgram; ++I) {
      const LiteralText Text(*Before.literalOf(nameOf(I)), Before.context());
      const std::vector<ByteEdit> Edits = randomEdits(Gen, Text.bytes().size());
      const LiteralFix Fix = spellEdits(Text, Edits);
      if (!Fix) {
        ASSERT_TRUE(Fix.Hints.empty());
        Intended.push_back(literalBytes(Text.literal()));
        ++Refused;
        continue;
      }
      ASSERT_LE(Fix.Hints.size(), Edits.size());
      Hints.insert(Hints.end(), Fix.Hints.begin(), Fix.Hints.end());
      Intended.push_back(withEdits(Text.bytes(), Edits));
      Fixed += !Edits.empty();
    }
    const ParsedProgram After(Before.apply(Hints), GetParam().How);
    ASSERT_EQ(After.errors(), "") << Seed;
    for (size_t I = 0; I != LiteralsPerProgram; ++I)
      ASSERT_EQ(literalBytes(*After.literalOf(nameOf(I))), Intended[I])
          << Seed << ' ' << nameOf(I);
  }
  // The test is not vacuous: although the edits are arbitrary, many of them can
  // be written.
  EXPECT_GT(Fixed, Programs * LiteralsPerProgram / 5);
  EXPECT_GT(Refused, Programs * LiteralsPerProgram / 20);
}

INSTANTIATE_TEST_SUITE_P(, LiteralProperty, testing::ValuesIn(Languages),
                         [](const auto &Info) { return Info.param.Name; });

} // namespace
} // namespace clang::tidy::uri
