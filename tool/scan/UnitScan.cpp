//===--- UnitScan.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/TextEvidence.h"
#include "scan/FileScanner.h"
#include <tuple>
#include <utility>
#include <vector>

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// Moves from one literal, comment, directive or division to the next; the code
/// in between is read only for its names.
class UnitScanner : FileScanner {
public:
  UnitScanner(StringRef Text, NameTable &Names, FileScan &Result)
      : FileScanner(Text, TextRuns::KindTy::Unit, Names, Result) {}

  void run() {
    while (P < End)
      next();
    endCode(End);
    endLiteral();
    noteWaiting();
  }

private:
  using Range = std::pair<const char *, const char *>;

  void noteWaiting() {
    Names.flush(Waiting, [this](StringRef Word, NameTable::Entry &Found) {
      note(Word, Found);
    });
  }
  void next();
  void quote();
  void comment();
  void beginMacro();
  void endCode(const char *To);
  void endLiteral();
  void division();
  NameTable::Id callee(const char *Paren, size_t InRange) const;
  Range range(size_t I) const {
    return I < Before.size() ? Before[I] : Range(Code, P);
  }

  /// The ranges of code before Code.
  std::vector<Range> Before;

  NameTable::Queue Waiting;

  /// The end of the code whose calls have been recorded.
  const char *Divided = Begin;
  /// The first range in Before that ends after Divided.
  size_t AfterDivided = 0;
};

void UnitScanner::next() {
  const char *const Stop = Runs.endOfGap(P);
  if (InMacro && macroEndsBefore(Stop)) {
    InMacro = false;
    endCode(P);
    endLiteral();
    return beginCode(false);
  }
  P = Stop;
  if (P == End)
    return;
  switch (*P) {
  case '"':
  case '\'':
    return quote();
  case '/':
    if (peek() == '/' || peek() == '*')
      return comment();
    division();
    break;
  case '?':
    Result.IsOpaque |= peek() == '?' && peek(2) == '=' && isFirstOfLine();
    division();
    break;
  case '%':
    Result.IsOpaque |= peek() == ':';
    break;
  case '\0':
    // The compiler treats it as white space.
    Result.IsOpaque = true;
    break;
  case '\\': {
    const bool IsFirst = isFirstOfLine();
    const char *const To = P;
    if (!continuation())
      return;
    endCode(To);
    return beginCode(IsFirst);
  }
  case '#':
    if (isFirstOfLine()) {
      endCode(P);
      endLiteral();
      if (directive() == Directive::Macro)
        beginMacro();
      return beginCode(false);
    }
    // In a macro, `#` turns an argument into text, and `##` into a part of a
    // name.
    if (InMacro)
      Result.Own |= peek() == '#' ? EvidenceUriName : EvidenceStringizer;
    break;
  default:
    break;
  }
  ++P;
}

/// Reads a string or a character, or skips a separator between digits.
void UnitScanner::quote() {
  const StringRef Prefix = prefix();
  if (separator(Prefix))
    return;
  const bool IsString = *P == '"';
  const bool IsRaw = IsString && isRawPrefix(Prefix);
  const bool IsPrefixed =
      IsRaw || (IsString ? isStringPrefix(Prefix) : isCharacterPrefix(Prefix));
  endCode(IsPrefixed ? Prefix.begin() : P);
  if (!IsString)
    endLiteral();
  readLiteral(IsRaw);
  HasLiteral = true;
  if (!IsString)
    endLiteral();
  beginCode(false);
}

void UnitScanner::comment() {
  const bool IsFirst = isFirstOfLine();
  endCode(P);
  Cursor::comment();
  beginCode(IsFirst);
}

void UnitScanner::beginMacro() {
  skipBlanks();
  if (takeWord().empty())
    restOfDirective();
  else
    InMacro = true;
}

/// Reads the names of the code up to \p To.
void UnitScanner::endCode(const char *To) {
  if (HasLiteral) {
    const char *First = Code;
    while (First < To && (classOf(*First) == Blank || *First == '\n'))
      ++First;
    // Before the text of a macro (`"%" PRIu64`), "%" is not a percent sign.
    if (First < To && classOf(*First) == Letter && Literal == "%" &&
        LiteralEnd != First)
      Literal.clear();
    if (First < To)
      endLiteral();
  }
  if (Code == To)
    return;
  Runs.forEachWord(Code, To, [this](StringRef Word) {
    if (Names.enqueue(Word, End, Waiting))
      noteWaiting();
  });
  Before.emplace_back(Code, To);
}

void UnitScanner::endLiteral() {
  if (!HasLiteral)
    return;
  HasLiteral = false;
  Result.Own |= evidenceOfLiteral(Literal);
  Literal.clear();
}

/// Records the calls around the '/' or '?' at P, which may be part of an
/// argument that a macro turns into text.
void UnitScanner::division() {
  // The calls of a statement end with it.
  const auto IsEnd = [](char C) { return C == ';' || C == '{' || C == '}'; };
  size_t I = Before.size();
  const char *From = P;
  for (;; --I) {
    const char *const Limit = std::max(range(I).first, Divided);
    for (From = range(I).second; From > Limit && !IsEnd(From[-1]);)
      --From;
    if (From > Limit)
      endCalls();
    if (From > Limit || I == AfterDivided)
      break;
  }
  for (; I <= Before.size(); ++I) {
    for (From = std::max(From, range(I).first); From < range(I).second; ++From)
      if (*From == '(')
        beginCall(callee(From, I));
      else if (*From == ')')
        endCall();
  }
  Divided = P;
  AfterDivided = Before.size();
  divide();
}

/// Returns the name that is called by the parenthesis at \p Paren, in
/// range(\p InRange).
NameTable::Id UnitScanner::callee(const char *Paren, size_t InRange) const {
  const char *From = range(InRange).first, *Last = Paren;
  for (;;) {
    while (Last > From && (classOf(Last[-1]) == Blank || Last[-1] == '\n'))
      --Last;
    if (Last > From || InRange == 0)
      break;
    // Continue before the comment.
    std::tie(From, Last) = range(--InRange);
  }
  const char *First = Last;
  while (First > From && classOf(First[-1]) >= Letter)
    --First;
  return First < Last && classOf(*First) == Letter
             ? Names.entryOf(StringRef(First, Last - First), End).Name
             : NoName;
}

} // namespace

void scanUnit(StringRef Text, NameTable &Names, FileScan &Result) {
  UnitScanner(Text, Names, Result).run();
}

} // namespace clang::tidy::uri::tool
