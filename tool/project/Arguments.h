//===--- Arguments.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Changes to the arguments of compile commands.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_PROJECT_ARGUMENTS_H
#define URI_TIDY_TOOL_PROJECT_ARGUMENTS_H

#include "clang-tidy/ClangTidyOptions.h"
#include "clang/Tooling/ArgumentsAdjusters.h"

namespace clang::tidy::uri::tool {

/// \p Arguments without those that \p Options remove, and with those that they
/// add, as .clang-tidy and the command line specify.
tooling::CommandLineArguments
configured(tooling::CommandLineArguments Arguments,
           const ClangTidyOptions &Options);

/// \p Arguments with the directory of Clang's own headers, unless they contain
/// one. Clang searches for it next to the running program, and ours is not
/// there.
tooling::CommandLineArguments
withResourceDir(tooling::CommandLineArguments Arguments);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_ARGUMENTS_H
