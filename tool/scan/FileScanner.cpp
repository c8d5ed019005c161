//===--- FileScanner.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/FileScanner.h"
#include "LLVMCompat.h"
#include "scan/text/Literals.h"
#include "llvm/ADT/STLExtras.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {

StringRef FileScanner::prefix() const {
  const char *First = P;
  while (First > Code && classOf(First[-1]) >= Letter)
    --First;
  return StringRef(First, P - First);
}

bool FileScanner::maySeparateDigits() const {
  return *P == '\'' && (llvm::isAlnum(P[1]) || P[1] == '_');
}

bool FileScanner::separator(StringRef Prefix) {
  const bool IsNumber = !Prefix.empty() && (classOf(Prefix.front()) == Digit ||
                                            Prefix.begin() == BehindSeparator);
  if (!IsNumber || !maySeparateDigits())
    return false;
  BehindSeparator = ++P;
  return true;
}

bool FileScanner::isRawPrefix(StringRef Word) {
  return Word.size() <= 3 && compat::endsWith(Word, "R") &&
         StringRef("L u8 U").contains(Word.drop_back());
}

bool FileScanner::isStringPrefix(StringRef Word) {
  return Word == "L" || Word == "u" || Word == "U" || Word == "u8";
}

bool FileScanner::isCharacterPrefix(StringRef Word) {
  return Word.size() <= 2 && StringRef("L u8 U").contains(Word);
}

void FileScanner::readLiteral(bool IsRaw) {
  P = IsRaw ? readRaw(P, End, Literal)
            : readQuoted(P, End, Literal, Result.IsOpaque);
  LiteralEnd = P;
}

bool FileScanner::continuation() {
  const char *const Line = continued(P);
  if (!Line) {
    ++P;
    return false;
  }
  const auto IsWord = [](char C) { return classOf(C) >= Letter; };
  const char Before = P > Begin ? P[-1] : '\n';
  Result.IsOpaque |=
      // A name or a prefix may be split,
      (IsWord(Before) && (IsWord(*Line) || *Line == '"' || *Line == '\'')) ||
      // or the beginning of a comment.
      (Before == '/' && (*Line == '/' || *Line == '*'));
  P = Line;
  return true;
}

bool FileScanner::isFirstOfLine() const {
  const char *First = P;
  while (First > Code && classOf(First[-1]) == Blank)
    --First;
  return First == Code ? IsLineStart : First[-1] == '\n';
}

void FileScanner::divide() {
  for (; DividedCalls < Calls.size(); ++DividedCalls) {
    const NameTable::Id Name = Calls[DividedCalls];
    if (Name != NoName && !llvm::is_contained(Result.Divided, Name))
      Result.Divided.push_back(Name);
  }
}

FileScanner::Directive FileScanner::directive() {
  ++P;
  skipBlanks();
  const StringRef Word = takeWord();
  if (IsFirstDirective && Word == "ifndef")
    Guards = 1;
  IsFirstDirective = false;
  if (Word == "define")
    return Directive::Macro;
  Directive Kind = Directive::Other;
  if (Word == "include" || Word == "import" || Word == "include_next") {
    inclusion(Word == "include_next");
  } else if (Word == "if" || Word == "ifdef" || Word == "ifndef") {
    ++Conditions;
    Kind = Directive::If;
  } else if (compat::startsWith(Word, "el")) {
    Kind = Directive::Else;
  } else if (Word == "endif") {
    Conditions -= Conditions > 0;
    Kind = Directive::Endif;
  }
  restOfDirective();
  return Kind;
}

void FileScanner::restOfDirective() {
  while (P < End && *P != '\n') {
    switch (*P) {
    case '/':
      if (peek() == '*' || peek() == '/')
        comment();
      else
        ++P;
      break;
    case '"':
    case '\'': {
      // It may contain text that looks like the beginning of a comment.
      llvm::SmallString<64> Ignored;
      P = readQuoted(P, End, Ignored, Result.IsOpaque);
      break;
    }
    case '\\':
      continuation();
      break;
    case '\0':
      Result.IsOpaque = true;
      [[fallthrough]];
    default:
      ++P;
    }
  }
}

void FileScanner::inclusion(bool IsNext) {
  skipBlanks();
  const char Close = *P == '<' ? '>' : '"';
  const StringRef Rest =
      StringRef(P, End - P).take_until([](char C) { return C == '\n'; });
  const size_t Length = Rest.find(Close, 1);
  if ((*P != '<' && *P != '"') || Length == StringRef::npos) {
    Result.IsOpaque = true;
    return;
  }
  Result.Inclusions.push_back(
      {Rest.slice(1, Length).str(), Close == '>', IsNext, Conditions > Guards});
  P += Length + 1;
}

bool FileScanner::isModuleLine(StringRef Word) const {
  const char *Line = Word.begin();
  while (Line > Begin && classOf(Line[-1]) == Blank)
    --Line;
  return (Line == Begin || Line[-1] == '\n' ||
          compat::endsWith(StringRef(Begin, Line - Begin), "export")) &&
         (*Word.end() == ' ' || *Word.end() == ';' || *Word.end() == '<' ||
          *Word.end() == '"');
}

} // namespace clang::tidy::uri::tool
