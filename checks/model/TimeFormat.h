//===--- TimeFormat.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The bytes in the text of a time.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_TIMEFORMAT_H
#define URI_TIDY_MODEL_TIMEFORMAT_H

#include "core/CharSet.h"
#include "llvm/ADT/StringRef.h"

namespace clang::tidy::uri {

/// The bytes of the texts that \p Format, of strftime() or of Qt, gives times.
/// Names of days and zones depend on the locale, and may have any byte.
uricore::CharSet charsOfTime(llvm::StringRef Format);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_TIMEFORMAT_H
