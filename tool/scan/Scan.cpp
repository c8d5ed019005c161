//===--- Scan.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/Scan.h"
#include "scan/FileScanner.h"
#include <array>

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// What stands for more than itself, in a body of which nothing counts.
constexpr std::array<bool, 256> makeStops() {
  std::array<bool, 256> Stops = {};
  for (const char C : {'\0', '\n', '"', '#', '/', '\'', '\\', '{', '}'})
    Stops[static_cast<unsigned char>(C)] = true;
  return Stops;
}
constexpr std::array<bool, 256> Stops = makeStops();

/// Reads a header by tokens, of which its declarations are made.
class HeaderScanner : FileScanner {
public:
  HeaderScanner(StringRef Text, bool IsSystem, NameTable &Names,
                FileScan &Result)
      : FileScanner(Text, TextRuns::Gaps::Blanks, Names, Result),
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
    if (Finder.isSkipping())
      skipBody();
    else
      P = Runs.endOfGap(P);
    if (P >= End)
      return;
    const char C = *P;
    switch (classOf(C)) {
    case Letter:
      IsLineStart = false;
      return word();
    case Digit:
      IsLineStart = false;
      return number();
    default:
      break;
    }
    switch (C) {
    case '\n':
      ++P;
      IsLineStart = true;
      if (InMacro)
        endMacro();
      return;
    case '/':
      if (peek() == '/' || peek() == '*')
        return comment();
      break;
    case '"':
      IsLineStart = false;
      return string();
    case '\'':
      IsLineStart = false;
      return character();
    case '#':
      if (IsLineStart)
        return beginDirective();
      // In a macro: what is an argument becomes text, or part of a name.
      if (InMacro && !IsSystem)
        Finder.literal(peek() == '#' ? SignUriName : SignStringizer);
      break;
    case '\\':
      continuation();
      return;
    case '%':
      Result.IsOpaque |= peek() == ':' && IsLineStart;
      break;
    case '?':
      Result.IsOpaque |= peek() == '?' && peek(2) == '=' && IsLineStart;
      break;
    default:
      break;
    }
    IsLineStart = false;
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
           (*P == '.' || (*P == '\'' && classOf(peek()) >= Letter) ||
            ((*P == '+' || *P == '-') && StringRef("eEpP").contains(P[-1]))));
  }

  /// Goes on where a body's braces, literals and comments are, at a literal
  /// behind it.
  void skipBody() {
    for (;;) {
      while (!Stops[static_cast<unsigned char>(*P)] && P < End)
        ++P;
      if (P == End || (*P != '"' && *P != '\''))
        return;
      const char *First = P;
      while (First > Begin && classOf(First[-1]) >= Letter)
        --First;
      const StringRef Before(First, P - First);
      if (*P == '"')
        string(isRawPrefix(Before));
      else if (!Before.empty() && classOf(*First) == Digit)
        // Between digits.
        ++P;
      else
        character();
    }
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
    // With a macro's text behind it, "%" is no percent sign.
    if (HasLiteral && Literal == "%" && LiteralEnd != Word.data())
      Literal.clear();
    endLiteral();
    if (Finder.isSkipping())
      return;
    NameTable::Entry &Found = Names.entryOf(Word, End);
    LastWord = Found.Name;
    Finder.identifier(Found.Name);
    if (!IsSystem && !InMacro)
      note(Word, Found);
  }

  // Literals that stand next to each other are one.
  void endLiteral() {
    if (!HasLiteral)
      return;
    HasLiteral = false;
    literal();
  }

  /// Takes what Literal holds.
  void literal() {
    if (!Finder.isSkipping()) {
      const TextSigns Signs = signsOfLiteral(Literal);
      Finder.literal(Signs);
      if (!InMacro)
        Result.Own |= Signs;
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
    IsLineStart = false;
  }

  void endMacro() {
    endLiteral();
    InMacro = false;
    Finder.endMacro();
  }

  const bool IsSystem;
  DeclarationFinder Finder;
  /// Since then, at most white space.
  NameTable::Id LastWord = NoName;
  bool IsLineStart = true;
};

} // namespace

FileScan scan(StringRef Text, FileRole Role, NameTable &Names) {
  FileScan Result;
  // A byte order mark is no part of the first line.
  Text.consume_front("\xEF\xBB\xBF");
  if (Role == FileRole::Unit)
    scanUnit(Text, Names, Result);
  else
    HeaderScanner(Text, Role == FileRole::SystemHeader, Names, Result).run();
  return Result;
}

} // namespace clang::tidy::uri::tool
