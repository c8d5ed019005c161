//===--- FileScanner.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the scans of a unit and of a header have in common.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_FILESCANNER_H
#define URI_TIDY_TOOL_SCAN_FILESCANNER_H

#include "scan/Scan.h"
#include "scan/text/Cursor.h"
#include "llvm/ADT/SmallString.h"
#include <algorithm>

namespace clang::tidy::uri::tool {

/// Reads literals, directives and names, at a place that who derives from it
/// has found.
class FileScanner : protected Cursor {
protected:
  FileScanner(llvm::StringRef Text, TextRuns::KindTy Kind, NameTable &Names,
              FileScan &Result)
      : Cursor(Text, Kind), Names(Names), Result(Result), File(++Names.Files) {}

  /// The word in front of the quote at P.
  llvm::StringRef prefix() const;
  /// Whether the quote at P stands between the digits of a number. Goes on
  /// behind it if so.
  bool separator(llvm::StringRef Prefix);
  static bool isRawPrefix(llvm::StringRef Word);
  /// `L` and its kin, in front of a string.
  static bool isStringPrefix(llvm::StringRef Word);
  static bool isCharacterPrefix(llvm::StringRef Word);

  /// Appends the literal at the quote to Literal.
  void readLiteral(bool IsRaw);

  /// A backslash at the end of a line. One within a word hides the word. Goes
  /// on behind the line break, and says whether there was one.
  bool continuation();

  /// Whether nothing but white space and comments stands before P in its line.
  bool isFirstOfLine() const;
  /// Goes on with code, behind what is none.
  void beginCode(bool IsFirst) {
    Code = P;
    IsLineStart = IsFirst;
  }
  /// Whether the macro ends before \p Stop. Goes to its end if so.
  bool macroEndsBefore(const char *Stop) {
    const void *Line = P < Stop ? std::memchr(P, '\n', Stop - P) : nullptr;
    if (Line)
      P = static_cast<const char *>(Line);
    return Line != nullptr;
  }

  enum class Directive : unsigned char { Macro, If, Else, Endif, Other };
  /// Reads the directive at the '#', unless it is a macro: of that, only the
  /// name of the directive.
  Directive directive();
  /// Goes on behind the directive: a comment may go on in the next line.
  void restOfDirective();

  /// Adds \p Word, whose entry is \p Found, to the names of the file.
  void note(llvm::StringRef Word, NameTable::Entry &Found) {
    if (LLVM_LIKELY(Found.File == File))
      return;
    Found.File = File;
    Result.Names.push_back(Found.Name);
    // C++20's modules, on a line of their own.
    if (Found.Name == KwImport || Found.Name == KwModule)
      Result.IsOpaque |= isModuleLine(Word);
  }

  // A '/' or '?' may be text that a macro makes of what it is called with.
  static constexpr NameTable::Id NoName = ~NameTable::Id(0);
  void beginCall(NameTable::Id Name) { Calls.push_back(Name); }
  void endCall() {
    if (!Calls.empty())
      Calls.pop_back();
    DividedCalls = std::min(DividedCalls, Calls.size());
  }
  void endCalls() {
    Calls.clear();
    DividedCalls = 0;
  }
  /// Keeps the names of all that is called here.
  void divide();

  NameTable &Names;
  FileScan &Result;
  const std::uint32_t File;
  /// Of literals that stand next to each other, which are one.
  llvm::SmallString<1024> Literal;
  const char *LiteralEnd = nullptr;
  bool HasLiteral = false, InMacro = false;
  /// Behind the last comment or continued line, at least.
  const char *Code = Begin;
  /// Nothing but white space and comments stands before Code in its line.
  bool IsLineStart = true;

private:
  void inclusion(bool IsNext);
  bool isModuleLine(llvm::StringRef Word) const;

  /// From the outside in, and how many of them were kept.
  llvm::SmallVector<NameTable::Id, 16> Calls;
  size_t DividedCalls = 0;
  /// Of the digits of a number.
  const char *BehindSeparator = nullptr;
  unsigned Conditions = 0, Guards = 0;
  bool IsFirstDirective = true;
};

/// Scans what a command compiles.
void scanUnit(llvm::StringRef Text, NameTable &Names, FileScan &Result);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_FILESCANNER_H
