//===--- RegexChars.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The characters that a regular expression allows.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_REGEXCHARS_H
#define URI_TIDY_MODEL_REGEXCHARS_H

#include "core/CharSet.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace clang::tidy::uri {

/// Returns a set that contains the bytes of all texts that match \p Pattern, a
/// regular expression of ECMAScript, Perl or POSIX (extended), in UTF-8. Unless
/// it is compared with the whole text (\p IsWhole), `^` and `$` must enclose
/// each of its alternatives. Returns nothing if a match says nothing about
/// parts of the text, or if \p Pattern is malformed. Linear in its length.
std::optional<uricore::CharSet> charsOfMatch(llvm::StringRef Pattern,
                                             bool IsWhole);

/// Returns the bytes of all texts in which \p Pattern, which matches single
/// characters such as `[^a-z]`, or several such, matches nowhere. Returns
/// nothing for other patterns.
std::optional<uricore::CharSet> charsWithoutMatch(llvm::StringRef Pattern);

/// Returns the text that \p Pattern matches, if there is only one.
std::optional<std::string> onlyMatchOf(llvm::StringRef Pattern);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_REGEXCHARS_H
