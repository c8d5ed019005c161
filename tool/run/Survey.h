//===--- Survey.h - uri-tidy ---------------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks files for a command that does not report the findings itself.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_RUN_SURVEY_H
#define URI_TIDY_TOOL_RUN_SURVEY_H

#include "run/RunFiles.h"
#include "llvm/ADT/ArrayRef.h"

namespace clang::tidy::uri::tool {

/// Parses \p Arguments like those of a run. On error, prints a message and
/// returns nothing.
std::optional<CommandLine>
parseArguments(llvm::ArrayRef<llvm::StringRef> Arguments);

/// Checks the files that \p Line names, without a cache. Prints an error and
/// returns nothing if that is impossible.
std::optional<RunResult> survey(const CommandLine &Line);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_RUN_SURVEY_H
