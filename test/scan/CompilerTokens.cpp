//===--- CompilerTokens.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Compares the scan of a text with the tokens of Clang's lexer.
///
//===----------------------------------------------------------------------===//

#include "LLVMLanguageCompat.h"
#include "LLVMSupportCompat.h"
#include "ScanProperties.h"
#include "model/LiteralLexer.h"
#include "scan/text/Literals.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// Whether each escape in \p Spelling is valid, and represents one byte.
bool hasPlainEscapes(StringRef Spelling) {
  for (size_t I = Spelling.find('\\'); I < Spelling.size();
       I = Spelling.find('\\', I + 1)) {
    const StringRef Rest = Spelling.substr(++I);
    const size_t Digits = Rest.substr(1).find_if_not(llvm::isHexDigit);
    if (Rest.empty() ||
        !StringRef("abfnrtv\\'\"?01234567x\n").contains(Rest[0]))
      return false;
    if (Rest[0] == 'x' && (Digits == 0 || Digits > 2))
      return false;
  }
  return true;
}

/// Lexes a text, and searches for each token in its scan.
class Comparison {
public:
  Comparison(StringRef Text, const FileScan &Scan, const NameTable &Names)
      : Text(Text), Names(Names), Known(test::allNames(Scan)),
        Evidence(test::allEvidence(Scan)), Inclusions(Scan.Inclusions.size()),
        Lex(SourceLocation(), Language, Text.begin(), Text.begin(),
            Text.end()) {
    llvm::sort(Known);
  }

  bool run() {
    while (IsSame && !IsUndecided && next())
      token();
    endLiteral();
    return IsUndecided || (IsSame && Inclusions == 0);
  }

private:
  bool next() {
    Lex.LexFromRawLexer(Token);
    const size_t End = Lex.getCurrentBufferOffset();
    Spelling = Text.slice(End - Token.getLength(), End);
    // A token may begin with continued lines.
    for (StringRef Rest = Spelling;
         Rest.consume_front("\\") &&
         (Rest = Rest.ltrim(" \t\f\v\r")).consume_front("\n");)
      Spelling = Rest;
    if (Token.isAtStartOfLine())
      Where = Part::Code;
    // Only invalid code has these, and the scan may divide it differently.
    IsUndecided |= Token.is(tok::unknown) ||
                   (Token.is(tok::hashhash) && Where == Part::Code) ||
                   (Token.is(tok::numeric_constant) && *Spelling.end() == '"');
    return Token.isNot(tok::eof);
  }

  void token() {
    if (Token.isAtStartOfLine() && Token.is(tok::hash))
      return directive();
    if (Where == Part::Directive)
      return;
    if (tok::isStringLiteral(Token.getKind()))
      return string();
    if (Token.is(tok::raw_identifier))
      return name();
    endLiteral();
    if (Token.isOneOf(tok::char_constant, tok::wide_char_constant,
                      tok::utf8_char_constant, tok::utf16_char_constant,
                      tok::utf32_char_constant)) {
      string();
      endLiteral();
    } else if (Token.is(tok::hash) && Where == Part::Macro) {
      expect((Evidence & EvidenceStringizer) != 0);
    } else if (Token.is(tok::hashhash) && Where == Part::Macro) {
      expect((Evidence & EvidenceUriName) != 0);
    }
  }

  void directive() {
    endLiteral();
    const StringRef Line =
        Text.substr(Spelling.begin() - Text.begin()).split('\n').first;
    if (!next())
      return;
    if (Token.isAtStartOfLine())
      return token();
    Where = Part::Directive;
    IsUndecided |= Line.contains("R\"");
    if (Spelling == "define") {
      if (next() && !Token.isAtStartOfLine()) {
        Where = Part::Macro;
        IsUndecided |= Token.isNot(tok::raw_identifier);
      } else if (Token.isNot(tok::eof)) {
        token();
      }
    } else if (Spelling == "include" || Spelling == "include_next" ||
               Spelling == "import") {
      // The raw lexer does not know that this is the name of a file.
      IsUndecided |= Line.find_first_of("'\\") != StringRef::npos ||
                     Line.contains("/*") || Line.contains("//") ||
                     (Line.contains('<') && Line.contains('"')) ||
                     Inclusions == 0;
      --Inclusions;
    }
  }

  void name() {
    // A lone "%" before a macro is not evidence.
    if (StringRef(Literal) == "%")
      Literal.clear();
    endLiteral();
    // The scan treats all non-ASCII characters, and each '$', as part of a
    // name.
    const size_t Begin = Spelling.begin() - Text.begin();
    if (!llvm::isASCII(Text.slice(std::max<size_t>(Begin, 1) - 1,
                                  Begin + Spelling.size() + 1)) ||
        Spelling.contains_insensitive("\\u") ||
        compat::startsWith(Spelling, "$")) {
      IsUndecided = true;
      return;
    }
    const auto Name = Names.find(Spelling);
    expect(Name && std::binary_search(Known.begin(), Known.end(), *Name));
  }

  void string() {
    const size_t Quote = Spelling.find_first_of("\"'");
    const StringRef Prefix = Spelling.take_front(Quote);
    if (Prefix.contains('\\')) {
      IsSame = false;
      return;
    }
    llvm::SmallString<64> Bytes;
    bool IsOpaque = false;
    const char *const From = Spelling.begin() + Quote;
    const char *const End = compat::endsWith(Prefix, "R")
                                ? readRaw(From, Text.end(), Bytes)
                                : readQuoted(From, Text.end(), Bytes, IsOpaque);
    // The token may have a suffix.
    expect(End <= Spelling.end() &&
           StringRef(End, Spelling.end() - End).find_first_of("'\" ") ==
               StringRef::npos);
    // In a raw literal, the compiler omits carriage returns at line ends.
    if (tok::isStringLiteral(Token.getKind()) && llvm::isASCII(Bytes) &&
        (compat::endsWith(Prefix, "R") ? !StringRef(Bytes).contains('\r')
                                       : hasPlainEscapes(Spelling))) {
      std::vector<LiteralSegment> Segments;
      LiteralToken Read;
      LiteralLexer Lexer(Bytes, 1, Language, Segments);
      expect(Lexer.lex(Text.substr(Spelling.begin() - Text.begin()), Read) &&
             Lexer.isComplete());
    }
    Literal += Bytes;
  }

  void endLiteral() {
    expect((evidenceOfLiteral(Literal) & ~Evidence) == 0);
    Literal.clear();
  }

  void expect(bool Holds) { IsSame &= Holds; }

  static const LangOptions Language;

  const StringRef Text;
  const NameTable &Names;
  std::vector<NameTable::Id> Known;
  const TextEvidence Evidence;
  size_t Inclusions;
  Lexer Lex;
  clang::Token Token;
  StringRef Spelling;
  /// Adjacent literals are one.
  llvm::SmallString<256> Literal;
  enum class Part { Code, Directive, Macro } Where = Part::Code;
  bool IsSame = true, IsUndecided = false;
};

const LangOptions Comparison::Language = compat::gnuCxx17();

} // namespace

bool test::compilerSeesNoMore(StringRef Bytes) {
  // A byte order mark is not part of the first line.
  Bytes.consume_front("\xEF\xBB\xBF");
  const Terminated Text(Bytes);
  NameTable Names = emptyTable();
  return llvm::all_of(
      llvm::ArrayRef({FileRole::Unit, FileRole::Header}), [&](FileRole Role) {
        const FileScan Scan = scan(Text.text(), Role, Names);
        return Scan.IsOpaque || Comparison(Text.text(), Scan, Names).run();
      });
}

} // namespace clang::tidy::uri::tool
