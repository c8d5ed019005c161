//===--- ScanFormat.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Formats of scanf().
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_SCANFORMAT_H
#define URI_TIDY_MODEL_SCANFORMAT_H

#include "core/CharSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace clang::tidy::uri {

/// A conversion of scanf().
struct ScanConversion {
  /// Whether its text is not stored: `%*s`.
  bool IsSkipped = false;
  /// In bytes; SIZE_MAX if it is not limited.
  size_t Width = SIZE_MAX;
  /// 0 at the end of the format.
  char Letter = 0;
  /// The bytes of the text that it stores; empty if it stores none.
  uricore::CharSet Chars;
};

/// Parses the conversion at the beginning of \p Format, after its '%', and
/// removes it.
ScanConversion parseScan(llvm::StringRef &Format);

/// The conversions in \p Format that store something, in order.
llvm::SmallVector<ScanConversion, 4> storesOfScan(llvm::StringRef Format);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_SCANFORMAT_H
