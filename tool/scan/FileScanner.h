//===--- FileScanner.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The base of the scanners for translation units and headers.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_FILESCANNER_H
#define URI_TIDY_TOOL_SCAN_FILESCANNER_H

#include "scan/Scan.h"
#include "scan/text/Cursor.h"
#include "llvm/ADT/SmallString.h"
#include <algorithm>

namespace clang::tidy::uri::tool {

/// Reads literals, directives and names at the position that a derived class
/// has found.
class FileScanner : protected Cursor {
protected:
  FileScanner(llvm::StringRef Text, TextRuns::KindTy Kind, NameTable &Names,
              FileScan &Result)
      : Cursor(Text, Kind), Names(Names), Result(Result), File(++Names.Files) {}

  /// The word before the quote at P.
  llvm::StringRef prefix() const;
  /// Whether a quote is at P that separates digits if it is in a number: unlike
  /// in names, only ASCII follows.
  bool maySeparateDigits() const;
  /// Whether the quote at P separates digits of a number. If so, moves past it.
  bool separator(llvm::StringRef Prefix);
  static bool isRawPrefix(llvm::StringRef Word);
  /// Whether \p Word is `L` or another prefix of a string.
  static bool isStringPrefix(llvm::StringRef Word);
  static bool isCharacterPrefix(llvm::StringRef Word);

  /// Appends the literal that begins at the quote to Literal.
  void readLiteral(bool IsRaw);

  /// Handles a backslash at P. If it continues the line, moves past the line
  /// break and returns true. A backslash within a word makes the file opaque.
  bool continuation();

  /// Whether only white space and comments precede P in its line.
  bool isFirstOfLine() const;
  /// Begins a range of code after a comment, literal, directive or continued
  /// line.
  void beginCode(bool IsFirst) {
    Code = P;
    IsLineStart = IsFirst;
  }
  /// Whether the macro ends before \p Stop. If so, moves to its end.
  bool macroEndsBefore(const char *Stop) {
    const void *Line = P < Stop ? std::memchr(P, '\n', Stop - P) : nullptr;
    if (Line)
      P = static_cast<const char *>(Line);
    return Line != nullptr;
  }

  enum class Directive : unsigned char { Macro, If, Else, Endif, Other };
  /// Reads the directive at the '#'. If it is a macro, reads only the word
  /// `define`.
  Directive directive();
  /// Skips the rest of the directive, including a comment that extends to the
  /// next line.
  void restOfDirective();

  /// Adds \p Word, whose entry is \p Found, to the names of the file.
  void note(llvm::StringRef Word, NameTable::Entry &Found) {
    if (LLVM_LIKELY(Found.File == File))
      return;
    Found.File = File;
    Result.Names.push_back(Found.Name);
    // C++20 modules: a line of their own.
    if (Found.Name == KwImport || Found.Name == KwModule)
      Result.IsOpaque |= isModuleLine(Word);
  }

  // A '/' or '?' in an argument may be text that a macro builds from its
  // arguments.
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
  /// Records the names of all functions and macros whose calls enclose P.
  void divide();

  NameTable &Names;
  FileScan &Result;
  const std::uint32_t File;
  /// The text of adjacent literals, which are one literal.
  llvm::SmallString<1024> Literal;
  const char *LiteralEnd = nullptr;
  bool HasLiteral = false, InMacro = false;
  /// The beginning of the code at P, after the last comment or continued line.
  const char *Code = Begin;
  /// Whether only white space and comments precede Code in its line.
  bool IsLineStart = true;

private:
  void inclusion(bool IsNext);
  bool isModuleLine(llvm::StringRef Word) const;

  /// The calls that enclose P, outermost first, and how many of them have been
  /// recorded.
  llvm::SmallVector<NameTable::Id, 16> Calls;
  size_t DividedCalls = 0;
  /// The position after the last separator of digits.
  const char *BehindSeparator = nullptr;
  unsigned Conditions = 0, Guards = 0;
  bool IsFirstDirective = true;
};

/// Scans the main file of a translation unit.
void scanUnit(llvm::StringRef Text, NameTable &Names, FileScan &Result);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_FILESCANNER_H
