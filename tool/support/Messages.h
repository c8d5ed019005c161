//===--- Messages.h - uri-tidy -------------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The driver's own messages; findings go to stdout, these to stderr.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SUPPORT_MESSAGES_H
#define URI_TIDY_TOOL_SUPPORT_MESSAGES_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

namespace clang::tidy::uri::tool {

/// Prints 'uri-tidy: error: ' and \p Message as one line.
inline void printError(const llvm::Twine &Message) {
  llvm::WithColor::error(llvm::errs(), "uri-tidy") << Message << '\n';
}

/// Prints 'uri-tidy: note: ' and \p Message as one line.
inline void printNote(const llvm::Twine &Message) {
  llvm::WithColor::note(llvm::errs(), "uri-tidy") << Message << '\n';
}

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SUPPORT_MESSAGES_H
