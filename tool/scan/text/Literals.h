//===--- Literals.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The bytes of literals, as the compiler would have them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_TEXT_LITERALS_H
#define URI_TIDY_TOOL_SCAN_TEXT_LITERALS_H

#include "llvm/ADT/SmallVector.h"

namespace clang::tidy::uri::tool {

/// Appends to \p To what stands between the quotes at \p P, which may be single
/// or double ones, and returns where it goes on. A literal that is not closed
/// ends with its line. What is not ASCII may become any other such byte. Sets
/// \p IsOpaque if an escape is one that only a compiler knows. The text ends
/// with a NUL at \p End.
const char *readQuoted(const char *P, const char *End,
                       llvm::SmallVectorImpl<char> &To, bool &IsOpaque);

/// The same for a raw literal, whose quote stands at \p P.
const char *readRaw(const char *P, const char *End,
                    llvm::SmallVectorImpl<char> &To);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_TEXT_LITERALS_H
