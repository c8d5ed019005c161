//===--- Literals.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/text/Literals.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include <algorithm>
#include <string>

using llvm::StringRef;

namespace clang::tidy::uri::tool {

/// Appends the value of at most \p MaxDigits digits at \p P, or of those in
/// braces.
static const char *readNumber(const char *P, unsigned Radix, unsigned MaxDigits,
                              llvm::SmallVectorImpl<char> &To) {
  const bool IsDelimited = *P == '{';
  P += IsDelimited;
  std::uint32_t Value = 0;
  for (; MaxDigits > 0; --MaxDigits, ++P) {
    const unsigned Next = llvm::hexDigitValue(*P);
    if (Next >= Radix)
      break;
    Value = Value * Radix + Next;
  }
  To.push_back(Value < 0x80 ? static_cast<char>(Value) : '\x80');
  return P + (IsDelimited && *P == '}');
}

/// Appends the value of the escape after a backslash.
static const char *readEscape(const char *P, llvm::SmallVectorImpl<char> &To,
                              bool &IsOpaque) {
  // There may be blanks between the backslash and the line break.
  const char *Line = P;
  while (StringRef(" \t\f\v\r").contains(*Line))
    ++Line;
  if (*Line == '\n')
    return Line + 1;
  const char C = *P++;
  switch (C) {
  case 'a':
    To.push_back('\a');
    return P;
  case 'b':
    To.push_back('\b');
    return P;
  case 'e':
    To.push_back('\x1B');
    return P;
  case 'n':
    To.push_back('\n');
    return P;
  case 't':
    To.push_back('\t');
    return P;
  case 'r':
    To.push_back('\r');
    return P;
  case 'v':
    To.push_back('\v');
    return P;
  case 'f':
    To.push_back('\f');
    return P;
  case 'x':
    return readNumber(P, 16, 64, To);
  case 'u':
    return readNumber(P, 16, 4, To);
  case 'U':
    return readNumber(P, 16, 8, To);
  case 'o':
    return readNumber(P, 8, 64, To);
  case 'N':
    // A character that is specified by its name.
    IsOpaque |= *P == '{';
    return P;
  default:
    if (C >= '0' && C <= '7')
      return readNumber(P - 1, 8, 3, To);
    To.push_back(C);
    return P;
  }
}

const char *readQuoted(const char *P, const char *End,
                       llvm::SmallVectorImpl<char> &To, bool &IsOpaque) {
  const char Quote = *P++;
  while (P < End) {
    const char *First = P;
    while (P < End && *P != Quote && *P != '\\' && *P != '\n' && *P != '?')
      ++P;
    const bool IsCut = P == End || *P == '\n';
    // A carriage return is part of the line break.
    To.append(First, IsCut && P > First && P[-1] == '\r' ? P - 1 : P);
    if (IsCut)
      return P;
    if (*P == Quote)
      return P + 1;
    if (*P == '\\') {
      if (P + 1 == End)
        return End;
      P = readEscape(P + 1, To, IsOpaque);
      continue;
    }
    // This is a trigraph for a backslash.
    IsOpaque |= StringRef(P, std::min<size_t>(End - P, 3)) == "?\?/";
    To.push_back(*P++);
  }
  return P;
}

const char *readRaw(const char *P, const char *End,
                    llvm::SmallVectorImpl<char> &To) {
  const StringRef Rest(P + 1, End - P - 1);
  const size_t Open = Rest.find('(');
  // Delimiters have at most 16 characters.
  if (Open > 16)
    return P + 1;
  const std::string Close = (")" + Rest.take_front(Open) + "\"").str();
  const StringRef Body = Rest.substr(Open + 1);
  const size_t Length = std::min(Body.find(Close), Body.size());
  To.append(Body.begin(), Body.begin() + Length);
  return std::min(Body.data() + Length + Close.size(), End);
}

} // namespace clang::tidy::uri::tool
