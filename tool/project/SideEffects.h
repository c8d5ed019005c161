//===--- SideEffects.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What flags can make Clang do besides reading: write files, load code, run
/// programs. A compilation database comes with the sources, and may be
/// anybody's.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_PROJECT_SIDEEFFECTS_H
#define URI_TIDY_TOOL_PROJECT_SIDEEFFECTS_H

#include "CommandLine.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Tooling/ArgumentsAdjusters.h"

namespace clang::tidy::uri::tool {

/// \p Flags without those that make Clang's driver write or run something
/// before it hands them on. The flags in files of \p Directory that `--config`
/// names take its place.
tooling::CommandLineArguments
withoutSideEffects(const tooling::CommandLineArguments &Flags,
                   llvm::StringRef Directory);

/// Makes \p Invocation do nothing but read and parse. Header modules that it
/// builds are kept where it says if that is in the project of \p Line, else
/// where Clang keeps the user's.
void removeSideEffects(CompilerInvocation &Invocation,
                       llvm::StringRef Directory, const CommandLine &Line);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_SIDEEFFECTS_H
