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

#include "LLVMSupportCompat.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace clang::tidy::uri::tool {

/// Prints 'uri-tidy: error: ' and \p Message as one line.
inline void printError(const llvm::Twine &Message) {
  llvm::WithColor::error(llvm::errs(), "uri-tidy") << Message << '\n';
}

/// Prints 'uri-tidy: warning: ' and \p Message as one line.
inline void printWarning(const llvm::Twine &Message) {
  llvm::WithColor::warning(llvm::errs(), "uri-tidy") << Message << '\n';
}

/// Prints 'uri-tidy: note: ' and \p Message as one line.
inline void printNote(const llvm::Twine &Message) {
  llvm::WithColor::note(llvm::errs(), "uri-tidy") << Message << '\n';
}

/// \p Count and \p Noun, in the plural if necessary.
inline std::string amount(unsigned Count, llvm::StringRef Noun) {
  return (llvm::Twine(Count) + " " + Noun + (Count == 1 ? "" : "s")).str();
}

/// Whether the environment variable NO_COLOR is set (https://no-color.org).
inline bool isColorUnwanted() {
  return !compat::toStd(llvm::sys::Process::GetEnv("NO_COLOR"))
              .value_or("")
              .empty();
}

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SUPPORT_MESSAGES_H
