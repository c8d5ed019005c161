//===--- Format.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The dialects of format strings: which bytes are text, and which are places
/// for arguments.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_FORMAT_H
#define URI_TIDY_MODEL_FORMAT_H

#include "knowledge/Apis.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace clang::tidy::uri {

/// A stretch of a format string.
struct FormatItem {
  enum KindTy : unsigned char {
    /// Bytes that stand for themselves.
    Text,
    /// A doubled character that stands for one (`%%`, `{{`, `$$`).
    Escape,
    /// A place for an argument.
    Argument,
    /// A percent sign that begins no conversion of the dialect.
    Invalid,
    /// printf: what was meant as an escape of a URI; see EatenEscapes.h.
    Octet
  };
  KindTy Kind;
  /// Bytes of the format string.
  size_t Begin, End;
  /// Which argument, from 0; -1 for a conversion that takes none (`%m`).
  int Arg = -1;
  /// printf: the conversion's letter.
  char Conversion = 0;
  /// printf: whether blanks can come before or behind a shorter value.
  bool IsPadded = false;
  /// Octet: whether the arguments show that no other conversion was meant.
  bool IsCertain = false;
};

/// A conversion of printf, taken apart (C11 7.21.6.1, POSIX positions,
/// Microsoft's `I64`).
struct PrintfConversion {
  /// A number in the format, or the next argument: `*`.
  struct Size {
    bool IsGiven = false, IsArgument = false;
    /// UINT_MAX if it is larger.
    unsigned Number = 0;
  };
  /// Offset of the byte after its letter.
  size_t End;
  /// 0 if it is no conversion.
  char Letter = 0;
  /// Of `%2$s`: 1; -1 if there is no position.
  int Position = -1;
  llvm::StringRef Flags, Length;
  Size Width, Precision;
};

/// The conversion whose '%' is at byte \p Begin of \p Format.
PrintfConversion parseConversion(llvm::StringRef Format, size_t Begin);

/// \p Format as \p D reads it, in order. Qt's place markers keep their numbers
/// as arguments (`%1` is 1): which value one gets depends on all of them.
llvm::SmallVector<FormatItem, 8> parseFormat(llvm::StringRef Format, Dialect D);

/// Whether \p Text, of which nothing says that it is a format, holds something
/// that is a conversion or a place marker of some dialect and no escape: `%s`,
/// `%%`, `%1$s`, `%1` at the end. Such text may well be a format.
bool mayBeFormat(llvm::StringRef Text);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_FORMAT_H
