//===--- Literals.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads the bytes of literals as the compiler does.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_TEXT_LITERALS_H
#define URI_TIDY_TOOL_SCAN_TEXT_LITERALS_H

#include "llvm/ADT/SmallVector.h"

namespace clang::tidy::uri::tool {

/// Appends to \p To the text between the single or double quotes at \p P, and
/// returns the position after them. An unterminated literal ends with its line.
/// A character beyond ASCII may be replaced by any other such byte. Sets
/// \p IsOpaque if only a compiler can evaluate an escape. The text ends with a
/// NUL at \p End.
const char *readQuoted(const char *P, const char *End,
                       llvm::SmallVectorImpl<char> &To, bool &IsOpaque);

/// The same for a raw literal with a quote at \p P.
const char *readRaw(const char *P, const char *End,
                    llvm::SmallVectorImpl<char> &To);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_TEXT_LITERALS_H
