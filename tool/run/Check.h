//===--- Check.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The default action of uri-tidy, which checks files.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_RUN_CHECK_H
#define URI_TIDY_TOOL_RUN_CHECK_H

#include "CommandLine.h"
#include "support/ExitCode.h"

namespace clang::tidy::uri::tool {

/// Checks the files that \p Line requests, reports the findings, and applies
/// fixes if \p Line requests it.
ExitCode check(const CommandLine &Line);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_RUN_CHECK_H
