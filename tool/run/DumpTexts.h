//===--- DumpTexts.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints the texts that the analysis determines for functions.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_RUN_DUMPTEXTS_H
#define URI_TIDY_TOOL_RUN_DUMPTEXTS_H

#include "CommandLine.h"
#include "support/ExitCode.h"

namespace clang::tidy::uri::tool {

/// Prints the texts of the functions in the files that \p Line specifies.
ExitCode dumpTexts(const CommandLine &Line);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_RUN_DUMPTEXTS_H
