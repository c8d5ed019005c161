//===--- Cursor.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A position in a source file, and the ends of words, comments and lines.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_TEXT_CURSOR_H
#define URI_TIDY_TOOL_SCAN_TEXT_CURSOR_H

#include "scan/text/TextRuns.h"
#include "llvm/ADT/StringRef.h"
#include <array>
#include <cstring>

namespace clang::tidy::uri::tool {

enum CharClass : unsigned char { Other, Blank, Letter, Digit };

constexpr std::array<CharClass, 256> makeClasses() {
  std::array<CharClass, 256> Classes = {};
  for (unsigned C = 0; C < 256; ++C)
    Classes[C] = (C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') || C == '_' ||
                         C == '$' || C >= 0x80
                     ? Letter
                 : C >= '0' && C <= '9' ? Digit
                 : C == ' ' || C == '\t' || C == '\f' || C == '\v' || C == '\r'
                     ? Blank
                     : Other;
  return Classes;
}
inline constexpr std::array<CharClass, 256> Classes = makeClasses();

inline CharClass classOf(char C) {
  return Classes[static_cast<unsigned char>(C)];
}

/// Reads a text from its beginning. The functions are inline, because every
/// byte of a header passes through them.
class Cursor {
protected:
  Cursor(llvm::StringRef Text, TextRuns::KindTy Kind)
      : P(Text.begin()), End(Text.end()), Runs(Text, Kind) {}

  // The text ends with a NUL, so that one more character can be read.
  char peek(size_t Ahead = 1) const {
    return P + Ahead <= End ? P[Ahead] : '\0';
  }

  void comment() {
    if (peek() == '*') {
      // A slash is rarer than an asterisk.
      const char *const Open = P + 2;
      for (P += 3; P < End; ++P) {
        P = static_cast<const char *>(std::memchr(P, '/', End - P));
        if (!P || P[-1] == '*' || (P[-1] == '\n' && closes(Open)))
          break;
      }
      P = P && P < End ? P + 1 : End;
      return;
    }
    toEndOfLine();
  }

  /// Moves to the line break that ends this line and the lines that continue
  /// it.
  void toEndOfLine() {
    for (;;) {
      const void *Break = std::memchr(P, '\n', End - P);
      if (!Break) {
        P = End;
        return;
      }
      P = static_cast<const char *>(Break);
      // The slashes at the beginning of the comment end the search at the
      // latest.
      const char *Before = P - 1;
      while (classOf(*Before) == Blank)
        --Before;
      if (*Before != '\\')
        return;
      ++P;
    }
  }

  /// Returns the beginning of the next line if a backslash at \p From,
  /// optionally followed by blanks, continues this line; otherwise null.
  const char *continued(const char *From) const {
    if (From >= End || *From++ != '\\')
      return nullptr;
    while (classOf(*From) == Blank)
      ++From;
    return From < End && *From == '\n' ? From + 1 : nullptr;
  }

  llvm::StringRef takeWord() {
    const char *First = P;
    P = Runs.endOfWord(P);
    return llvm::StringRef(First, P - First);
  }

  /// Also skips comments and continued line breaks.
  void skipBlanks() {
    for (;;) {
      if (classOf(*P) == Blank && P < End)
        ++P;
      else if (*P == '/' && peek() == '*')
        comment();
      else if (const char *Next = continued(P))
        P = Next;
      else
        return;
    }
  }

  /// Whether the slash at P ends the comment whose text begins at \p Open,
  /// because only line continuations separate it from an asterisk.
  bool closes(const char *Open) const {
    llvm::StringRef Before(Open, P - Open);
    while (Before.consume_back("\n")) {
      Before = Before.rtrim(" \t\f\v\r");
      if (!Before.consume_back("\\"))
        return false;
    }
    return Before.consume_back("*");
  }

  const char *P;
  const char *const Begin = P;
  const char *const End;
  const TextRuns Runs;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_TEXT_CURSOR_H
