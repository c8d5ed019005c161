//===--- Cursor.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A place in a source file, and how far a word, a comment or a line reaches.
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

/// Reads a text from its begin on. In a header, to be inlined: every byte goes
/// through here.
class Cursor {
protected:
  Cursor(llvm::StringRef Text, TextRuns::KindTy Kind)
      : P(Text.begin()), End(Text.end()), Runs(Text, Kind) {}

  // The text ends with a NUL, so that one character more can be looked at.
  char peek(size_t Ahead = 1) const {
    return P + Ahead <= End ? P[Ahead] : '\0';
  }

  void comment() {
    if (peek() == '*') {
      // A slash is rarer than a star.
      for (P += 3; P < End; ++P) {
        P = static_cast<const char *>(std::memchr(P, '/', End - P));
        if (!P || P[-1] == '*')
          break;
      }
      P = P && P < End ? P + 1 : End;
      return;
    }
    toEndOfLine();
  }

  /// Goes to the line break that ends this line, and those continued by it.
  void toEndOfLine() {
    for (;;) {
      const void *Break = std::memchr(P, '\n', End - P);
      if (!Break) {
        P = End;
        return;
      }
      P = static_cast<const char *>(Break);
      const char *Before = P - (P[-1] == '\r' ? 2 : 1);
      if (Before < Begin || *Before != '\\')
        return;
      ++P;
    }
  }

  llvm::StringRef takeWord() {
    const char *First = P;
    P = Runs.endOfWord(P);
    return llvm::StringRef(First, P - First);
  }

  /// Also comments, and line breaks behind a backslash.
  void skipBlanks() {
    for (;;) {
      if (classOf(*P) == Blank && P < End)
        ++P;
      else if (*P == '/' && peek() == '*')
        comment();
      else if (*P == '\\' && (peek() == '\n' || peek() == '\r'))
        P += peek() == '\n' ? 2 : 3;
      else
        return;
    }
  }

  const char *P;
  const char *const Begin = P;
  const char *const End;
  const TextRuns Runs;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_TEXT_CURSOR_H
