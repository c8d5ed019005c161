//===--- Scan.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/Scan.h"
#include "scan/Cursor.h"
#include "scan/Literals.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
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

class Scanner : Cursor {
public:
  Scanner(StringRef Text, FileRole Role, NameTable &Names, FileScan &Result)
      : Cursor(Text, Role == FileRole::Unit ? TextRuns::Gaps::BlanksAndOperators
                                            : TextRuns::Gaps::Blanks),
        Role(Role), Names(Names), Result(Result),
        Finder(Role == FileRole::SystemHeader, Names, Result.Declared),
        File(++Names.Files) {}

  void run() {
    while (P < End)
      next();
    endLiteral();
    Finder.endMacro();
    Finder.finish();
  }

private:
  bool isUnit() const { return Role == FileRole::Unit; }
  bool isSkipping() const { return !isUnit() && Finder.isSkipping(); }

  void next() {
    if (isSkipping())
      skipBody();
    else if (HasLiteral)
      // An operator would end it.
      while (classOf(*P) == Blank)
        ++P;
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
      if (isFirstOfLine())
        return directive();
      // In a macro: what is an argument becomes text, or part of a name.
      if (InMacro)
        hidden(peek() == '#' ? SignUriName : SignStringizer);
      break;
    case '\\':
      return continuation();
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
    if (Role != FileRole::SystemHeader)
      noteCall(C);
    if (!isUnit())
      Finder.punctuation(C);
    ++P;
  }

  /// Whether nothing but white space and comments stands before P in its line.
  bool isFirstOfLine() const {
    const char *Before = P;
    while (Before > Begin && classOf(Before[-1]) == Blank)
      --Before;
    // Operators are skipped unseen.
    return IsLineStart && (Before == Begin || !isOperator(Before[-1]));
  }

  /// What is called by the parenthesis at P.
  NameTable::Id callee() const {
    const char *Behind = LastWord == NoName ? P : LastWordEnd;
    while (Behind < P && (classOf(*Behind) == Blank || *Behind == '\n'))
      ++Behind;
    return Behind < P && isOperator(*Behind) ? NoName : LastWord;
  }

  /// Keeps the names around a '/' or '?' that a macro could spell.
  void noteCall(char C) {
    if (C == '(') {
      Calls.push_back(callee());
    } else if (C == ')') {
      if (!Calls.empty())
        Calls.pop_back();
    } else if (C == '/' || C == '?') {
      for (const NameTable::Id Name : Calls)
        if (Name != NoName && !llvm::is_contained(Result.Divided, Name))
          Result.Divided.push_back(Name);
    } else if (C == ';' || C == '{' || C == '}') {
      Calls.clear();
    }
    LastWord = NoName;
  }

  /// A backslash at the end of a line. One within a word hides the word.
  void continuation() {
    const char *Line = P + 1;
    while (classOf(*Line) == Blank)
      ++Line;
    if (Line < End && *Line == '\n') {
      Result.IsOpaque |=
          P > Begin && classOf(P[-1]) == Letter && classOf(Line[1]) == Letter;
      P = Line + 1;
      return;
    }
    ++P;
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

  static bool isRawPrefix(StringRef Word) {
    return Word.size() <= 3 && Word.ends_with("R") &&
           StringRef("L u8 U").contains(Word.drop_back());
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
      if (Word == "L" || Word == "u" || Word == "U" || Word == "u8")
        return string();
    }
    if (*P == '\'' && Word.size() <= 2 && StringRef("L u8 U").contains(Word))
      return character();
    // With a macro's text behind it, "%" is no percent sign.
    if (HasLiteral && Literal == "%" && LiteralEnd != Word.data())
      Literal.clear();
    endLiteral();
    if (isSkipping())
      return;
    NameTable::Entry &Found = Names.entryOf(Word, End);
    const NameTable::Id Name = Found.Name;
    LastWord = Name;
    LastWordEnd = P;
    if (!isUnit())
      Finder.identifier(Name);
    if (Role == FileRole::SystemHeader || (InMacro && !isUnit()))
      return;
    if (Found.File != File) {
      Found.File = File;
      Result.Names.push_back(Name);
      // C++20's modules, on a line of their own.
      if (Name == KwImport || Name == KwModule)
        Result.IsOpaque |= isModuleLine(Word);
    }
  }

  bool isModuleLine(StringRef Word) const {
    const char *Line = Word.data();
    while (Line > Begin && classOf(Line[-1]) == Blank)
      --Line;
    return (Line == Begin || Line[-1] == '\n' ||
            StringRef(Begin, Line - Begin).ends_with("export")) &&
           (*P == ' ' || *P == ';' || *P == '<' || *P == '"');
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
    if (isSkipping()) {
      Literal.clear();
      return;
    }
    const TextSigns Signs = signsOfLiteral(Literal);
    Literal.clear();
    if (!isUnit())
      Finder.literal(Signs);
    if (!InMacro || isUnit())
      Result.Own |= Signs;
  }

  /// What the text of a macro hides.
  void hidden(TextSigns Signs) {
    if (Role == FileRole::SystemHeader)
      return;
    if (isUnit())
      Result.Own |= Signs;
    else
      Finder.literal(Signs);
  }

  void string(bool IsRaw = false) {
    HasLiteral = true;
    P = IsRaw ? readRaw(P, End, Literal)
              : readQuoted(P, End, Literal, Result.IsOpaque);
    LiteralEnd = P;
  }

  void character() {
    endLiteral();
    P = readQuoted(P, End, Literal, Result.IsOpaque);
    literal();
  }

  void directive() {
    endLiteral();
    ++P;
    skipBlanks();
    const StringRef Kind = takeWord();
    if (IsFirstDirective && Kind == "ifndef")
      Guards = 1;
    IsFirstDirective = false;
    if (Kind == "define")
      return beginMacro();
    if (Kind == "include" || Kind == "import" || Kind == "include_next") {
      inclusion(Kind == "include_next");
    } else if (Kind == "if" || Kind == "ifdef" || Kind == "ifndef") {
      ++Conditions;
      Finder.beginBranches();
    } else if (Kind.starts_with("el")) {
      Finder.nextBranch();
    } else if (Kind == "endif") {
      Conditions -= Conditions > 0;
      Finder.endBranches();
    }
    restOfDirective();
  }

  /// Goes on behind the directive: a comment may go on in the next line.
  void restOfDirective() {
    while (P < End && *P != '\n') {
      if (*P == '/' && (peek() == '*' || peek() == '/'))
        comment();
      else if (*P == '\\')
        continuation();
      else
        ++P;
    }
  }

  void inclusion(bool IsNext) {
    skipBlanks();
    const char Close = *P == '<' ? '>' : '"';
    const StringRef Rest =
        StringRef(P, End - P).take_until([](char C) { return C == '\n'; });
    const size_t Length = Rest.find(Close, 1);
    if ((*P != '<' && *P != '"') || Length == StringRef::npos) {
      Result.IsOpaque = true;
      return;
    }
    Result.Inclusions.push_back({Rest.slice(1, Length).str(), Close == '>',
                                 IsNext, Conditions > Guards});
    P += Length + 1;
  }

  void beginMacro() {
    skipBlanks();
    const StringRef Word = takeWord();
    if (Word.empty())
      return restOfDirective();
    if (!isUnit())
      Finder.beginMacro(Names.of(Word));
    InMacro = true;
    IsLineStart = false;
  }

  void endMacro() {
    endLiteral();
    InMacro = false;
    if (!isUnit())
      Finder.endMacro();
  }

  const FileRole Role;
  NameTable &Names;
  FileScan &Result;
  DeclarationFinder Finder;
  const std::uint32_t File;
  llvm::SmallString<1024> Literal;
  const char *LiteralEnd = nullptr;
  static constexpr NameTable::Id NoName = ~NameTable::Id(0);
  /// Since then, at most operators.
  NameTable::Id LastWord = NoName;
  const char *LastWordEnd = nullptr;
  /// What is called around here.
  llvm::SmallVector<NameTable::Id, 16> Calls;
  unsigned Conditions = 0, Guards = 0;
  bool IsFirstDirective = true;
  bool HasLiteral = false, InMacro = false, IsLineStart = true;
};

} // namespace

FileScan scan(StringRef Text, FileRole Role, NameTable &Names) {
  FileScan Result;
  Scanner(Text, Role, Names, Result).run();
  return Result;
}

} // namespace clang::tidy::uri::tool
