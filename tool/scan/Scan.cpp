//===--- Scan.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/Scan.h"
#include "scan/FileScanner.h"
#include "support/SourceLines.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// Splits a header into tokens, and passes them to a DeclarationFinder.
class HeaderScanner : FileScanner {
public:
  HeaderScanner(StringRef Text, bool IsSystem, NameTable &Names,
                FileScan &Result)
      : FileScanner(Text, TextRuns::KindTy::Header, Names, Result),
        IsSystem(IsSystem), Finder(IsSystem, Names, Result.Declared) {}

  void run() {
    while (P < End)
      next();
    endLiteral();
    Finder.endMacro();
    Finder.finish();
  }

private:
  void next() {
    const char *const Stop =
        Finder.isSkipping() ? Runs.endOfInside(P) : Runs.endOfGap(P);
    if (InMacro && macroEndsBefore(Stop)) {
      endLiteral();
      InMacro = false;
      return Finder.endMacro();
    }
    P = Stop;
    if (P >= End)
      return;
    const char C = *P;
    switch (classOf(C)) {
    case Letter:
      return word();
    case Digit:
      return number();
    default:
      break;
    }
    switch (C) {
    case '/':
      if (peek() == '/' || peek() == '*')
        return comment();
      break;
    case '"':
      return string(Finder.isSkipping() && isRawPrefix(prefix()));
    case '\'':
      if (!Finder.isSkipping() || !separator(prefix()))
        character();
      return;
    case '#':
      if (isFirstOfLine())
        return beginDirective();
      // In a macro, `#` turns an argument into text, and `##` into a part of a
      // name.
      if (InMacro && !IsSystem)
        Finder.literal(peek() == '#' ? EvidenceUriName : EvidenceStringizer);
      break;
    case '\\': {
      const bool IsFirst = isFirstOfLine();
      if (continuation())
        beginCode(IsFirst);
      else
        endLiteral();
      return;
    }
    case '%':
      Result.IsOpaque |= peek() == ':';
      break;
    case '\0':
      // The compiler treats it as white space.
      Result.IsOpaque = true;
      break;
    case '?':
      Result.IsOpaque |= peek() == '?' && peek(2) == '=' && isFirstOfLine();
      break;
    default:
      break;
    }
    endLiteral();
    if (!IsSystem)
      noteCall(C);
    if (C == ':' && peek() == ':') {
      Finder.scope();
      P += 2;
      return;
    }
    Finder.punctuation(C);
    ++P;
  }

  void noteCall(char C) {
    if (C == '(')
      beginCall(LastWord);
    else if (C == ')')
      endCall();
    else if (C == '/' || C == '?')
      divide();
    else if (C == ';' || C == '{' || C == '}')
      endCalls();
    LastWord = NoName;
  }

  void number() {
    endLiteral();
    Finder.other();
    do
      P = Runs.endOfWord(P + 1);
    while (P < End &&
           (*P == '.' || maySeparateDigits() ||
            ((*P == '+' || *P == '-') && StringRef("eEpP").contains(P[-1]))));
  }

  void comment() {
    const bool IsFirst = isFirstOfLine();
    Cursor::comment();
    beginCode(IsFirst);
  }

  void word() {
    const StringRef Word = takeWord();
    if (*P == '"' && Word.size() <= 3) {
      if (isRawPrefix(Word))
        return string(/*IsRaw=*/true);
      if (isStringPrefix(Word))
        return string();
    }
    if (*P == '\'' && isCharacterPrefix(Word))
      return character();
    // Before the text of a macro (`"%" PRIu64`), "%" is not a percent sign.
    if (HasLiteral && Literal == "%" && LiteralEnd != Word.data())
      Literal.clear();
    endLiteral();
    NameTable::Entry &Found = Names.entryOf(Word, End);
    LastWord = Found.Name;
    Finder.identifier(Found.Name);
    if (!IsSystem && !InMacro)
      note(Word, Found);
  }

  // Ends the literal; adjacent literals are one.
  void endLiteral() {
    if (!HasLiteral)
      return;
    HasLiteral = false;
    literal();
  }

  /// Records the evidence in Literal.
  void literal() {
    if (!Finder.isSkipping()) {
      const TextEvidence Evidence = evidenceOfLiteral(Literal);
      Finder.literal(Evidence);
      if (!InMacro)
        Result.Own |= Evidence;
    }
    Literal.clear();
  }

  void string(bool IsRaw = false) {
    HasLiteral = true;
    readLiteral(IsRaw);
  }

  void character() {
    endLiteral();
    readLiteral(/*IsRaw=*/false);
    literal();
  }

  void beginDirective() {
    endLiteral();
    switch (directive()) {
    case Directive::Macro:
      return beginMacro();
    case Directive::If:
      return Finder.beginBranches();
    case Directive::Else:
      return Finder.nextBranch();
    case Directive::Endif:
      return Finder.endBranches();
    case Directive::Other:
      return;
    }
  }

  void beginMacro() {
    skipBlanks();
    const StringRef Word = takeWord();
    if (Word.empty())
      return restOfDirective();
    Finder.beginMacro(Names.of(Word));
    InMacro = true;
  }

  const bool IsSystem;
  DeclarationFinder Finder;
  /// The last word, if only white space follows it.
  NameTable::Id LastWord = NoName;
};

} // namespace

FileScan scan(StringRef Text, FileRole Role, NameTable &Names) {
  FileScan Result;
  // Only Clang treats a lone carriage return as the end of a line or comment.
  Result.IsOpaque = hasLoneReturn(Text);
  // A byte order mark is not part of the first line.
  Text.consume_front("\xEF\xBB\xBF");
  if (Role == FileRole::Unit)
    scanUnit(Text, Names, Result);
  else
    HeaderScanner(Text, Role == FileRole::SystemHeader, Names, Result).run();
  return Result;
}

} // namespace clang::tidy::uri::tool
