//===--- SideEffects.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Removes flags that make Clang do more than read: write files, load code, or
/// run programs. A compilation database comes with the sources, and cannot be
/// trusted.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_PROJECT_SIDEEFFECTS_H
#define URI_TIDY_TOOL_PROJECT_SIDEEFFECTS_H

#include "CommandLine.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Tooling/ArgumentsAdjusters.h"

namespace clang::tidy::uri::tool {

/// \p Flags without those that make Clang's driver itself write or run
/// something. Replaces `--config` with the flags in the file that it specifies,
/// relative to \p Directory.
tooling::CommandLineArguments
withoutSideEffects(const tooling::CommandLineArguments &Flags,
                   llvm::StringRef Directory);

/// Limits \p Invocation to reading and parsing. Header modules that it builds
/// are stored in the directory that it specifies if that is in the project of
/// \p Line, and otherwise in Clang's default directory for the user.
void removeSideEffects(CompilerInvocation &Invocation,
                       llvm::StringRef Directory, const CommandLine &Line);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_SIDEEFFECTS_H
