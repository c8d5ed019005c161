//===--- Format.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The dialects of format strings: which bytes are text, and which are
/// placeholders for arguments.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_FORMAT_H
#define URI_TIDY_MODEL_FORMAT_H

#include "knowledge/Apis.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace clang::tidy::uri {

/// A range of a format string.
struct FormatItem {
  enum KindTy : unsigned char {
    /// Bytes that represent themselves.
    Text,
    /// A doubled character that represents a single one (`%%`, `{{`, `$$`).
    Escape,
    /// A placeholder for an argument.
    Argument,
    /// A percent sign that does not begin a conversion of the dialect.
    Invalid,
    /// printf: a conversion that was meant as an escape; see EatenEscapes.h.
    Octet
  };
  KindTy Kind;
  /// In bytes of the format string.
  size_t Begin, End;
  /// The index of the argument; -1 for a conversion that takes none (`%m`).
  int Arg = -1;
  /// printf: the letter of the conversion.
  char Conversion = 0;
  /// printf: whether blanks can precede or follow a shorter value.
  bool IsPadded = false;
  /// Octet: whether the arguments show that no other conversion was meant.
  bool IsCertain = false;
};

/// The parts of a printf conversion (C11 7.21.6.1, POSIX positions, Microsoft's
/// `I64`).
struct PrintfConversion {
  /// A number in the format, or the next argument: `*`.
  struct Size {
    bool IsGiven = false, IsArgument = false;
    /// UINT_MAX if it is larger.
    unsigned Number = 0;
  };
  /// The offset of the byte after its letter.
  size_t End;
  /// 0 if it is not a conversion.
  char Letter = 0;
  /// 1 for `%2$s`; -1 if there is no position.
  int Position = -1;
  llvm::StringRef Flags, Length;
  Size Width, Precision;
};

/// The conversion whose '%' is at byte \p Begin of \p Format. With
/// \p TakesBars, `%|02X|` is one, as for boost::format.
PrintfConversion parseConversion(llvm::StringRef Format, size_t Begin,
                                 bool TakesBars = false);

/// The items of \p Format in dialect \p D, in order. Qt's and Boost's place
/// markers keep their numbers as arguments (`%1` is 1), because the value of
/// each depends on all of them.
llvm::SmallVector<FormatItem, 8> parseFormat(llvm::StringRef Format, Dialect D);

/// Whether \p Text, which is not known to be a format, contains a conversion or
/// a place marker of some dialect that is not an escape: `%s`, `%%`, `%1$s`,
/// `%1` at the end. Such text may be a format.
/// If \p IsObject, the program stores it in an object or appends it, so that
/// only what is no escape by mistake counts.
bool mayBeFormat(llvm::StringRef Text, bool IsObject = false);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_FORMAT_H
