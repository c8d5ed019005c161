//===--- Nesting.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Whether text can be parsed recursively: LLVM's parsers for JSON and YAML
/// crash when the stack overflows.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SUPPORT_NESTING_H
#define URI_TIDY_TOOL_SUPPORT_NESTING_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace clang::tidy::uri::tool {

/// Parses \p Text unless it is nested too deeply.
llvm::Expected<llvm::json::Value> parseJson(llvm::StringRef Text);

/// Whether \p Text, as YAML, may be nested too deeply. Only the parser can tell
/// whether a character is a bracket or the beginning of an element, and not
/// part of a string. Therefore, all of them count, and so does indentation.
bool mayNestDeeply(llvm::StringRef Text);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SUPPORT_NESTING_H
