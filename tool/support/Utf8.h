//===--- Utf8.h - uri-tidy --------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Converts text for formats that require UTF-8, whatever the encoding of the
/// sources.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SUPPORT_UTF8_H
#define URI_TIDY_TOOL_SUPPORT_UTF8_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include <string>

namespace clang::tidy::uri::tool {

/// \p Bytes, with U+FFFD in place of invalid sequences.
inline std::string asUtf8(llvm::StringRef Bytes) {
  return llvm::json::isUTF8(Bytes) ? Bytes.str() : llvm::json::fixUTF8(Bytes);
}

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SUPPORT_UTF8_H
