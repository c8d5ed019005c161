//===--- TimeFormat.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/TimeFormat.h"
#include "LLVMSupportCompat.h"
#include "core/Percent.h"

namespace clang::tidy::uri {

using uricore::CharSet;

static CharSet only(char C) { return CharSet::range(C, C); }

/// The bytes that the conversion \p C of strftime() writes.
static CharSet charsOfConversion(char C) {
  switch (C) {
  case '%':
    return only('%');
  case 'C':
  case 'd':
  case 'g':
  case 'G':
  case 'H':
  case 'I':
  case 'j':
  case 'm':
  case 'M':
  case 'S':
  case 's':
  case 'u':
  case 'U':
  case 'V':
  case 'w':
  case 'W':
  case 'y':
  case 'Y':
    return uricore::Digit;
  case 'e':
  case 'k':
  case 'l':
    return uricore::Digit | only(' ');
  case 'F':
    return uricore::Digit | only('-');
  case 'D':
    return uricore::Digit | only('/');
  case 'R':
  case 'T':
    return uricore::Digit | only(':');
  case 'z':
    return uricore::Digit | CharSet("+-");
  default:
    return ~CharSet();
  }
}

static CharSet charsOfStrftime(llvm::StringRef Format) {
  CharSet Result;
  for (size_t I = 0; I < Format.size(); ++I) {
    // `%Y-%m-%d+%H:%M` has a '+' that means a blank; `+00:00` does not.
    if (compat::startsWith(Format.drop_front(I), "+%"))
      continue;
    if (Format[I] != '%') {
      Result = Result | only(Format[I]);
      continue;
    }
    // `%%3A` writes an escape, which needs no encoding.
    if (compat::startsWith(Format.drop_front(I), "%%") &&
        uricore::escapeAt({Format.data(), Format.size()}, I + 1)) {
      I += uricore::EscapeLength;
      continue;
    }
    // Flags, a width and the modifiers of POSIX.
    I = Format.find_first_not_of("_-0^#123456789EO", I + 1);
    if (I == llvm::StringRef::npos)
      return ~CharSet();
    Result = Result | charsOfConversion(Format[I]);
  }
  return Result;
}

static CharSet charsOfQt(llvm::StringRef Format) {
  CharSet Result;
  bool IsQuoted = false;
  for (size_t I = 0, End; I < Format.size(); I = End) {
    const char C = Format[I];
    End = std::min(Format.find_first_not_of(C, I), Format.size());
    if (C == '\'') {
      // Two of them are one, in quotes and outside.
      if ((End - I) / 2 > 0)
        Result = Result | only(C);
      if ((End - I) % 2 != 0)
        IsQuoted = !IsQuoted;
    } else if (IsQuoted || !llvm::StringRef("dMyhHmszAPapt").contains(C)) {
      Result = Result | only(C);
    } else if (((C == 'd' || C == 'M') && End - I > 2) ||
               llvm::StringRef("AaPpt").contains(C)) {
      return ~CharSet();
    } else {
      Result = Result | uricore::Digit;
    }
  }
  return Result;
}

CharSet charsOfTime(llvm::StringRef Format) {
  return Format.contains('%') ? charsOfStrftime(Format) : charsOfQt(Format);
}

} // namespace clang::tidy::uri
