//===--- Subcommands.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What uri-tidy does besides checking. Each function gets the words after its
/// name, prints its own errors on stderr, and answers --help.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SUBCOMMANDS_H
#define URI_TIDY_TOOL_SUBCOMMANDS_H

#include "ExitCode.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace clang::tidy::uri::tool {

/// uri-tidy explain CHECK
ExitCode explain(llvm::ArrayRef<llvm::StringRef> Arguments);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SUBCOMMANDS_H
