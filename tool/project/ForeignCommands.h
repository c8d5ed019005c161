//===--- ForeignCommands.h - uri-tidy ------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Adapts commands that were written for another compiler.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_PROJECT_FOREIGNCOMMANDS_H
#define URI_TIDY_TOOL_PROJECT_FOREIGNCOMMANDS_H

#include "CommandLine.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Tooling/ArgumentsAdjusters.h"
#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/ADT/StringRef.h"

namespace clang::tidy::uri::tool {

/// \p Path, resolved against \p Directory, which is absolute, without dots.
std::string pathWithoutDots(llvm::StringRef Directory, llvm::StringRef Path);

/// Removes what Clang would not understand in \p Command: programs before the
/// compiler, such as distcc, env or libtool, options of other compilers, and
/// other input files, because Clang's tools process one at a time.
void adaptToClang(tooling::CompileCommand &Command);

/// \p Arguments without the options for a processor, and without its name if
/// needed, if Clang cannot compile for it: the compiler then is one for another
/// processor, with a name that does not tell which, or that Clang only has a
/// name for.
tooling::CommandLineArguments
withKnownProcessor(const tooling::CommandLineArguments &Arguments,
                   llvm::StringRef Directory, const CommandLine &Line);

/// Makes the compiler read the text of a header instead of its precompiled
/// form, which only the compiler that has written it can read.
void includePrecompiledHeaderAsText(CompilerInvocation &Invocation,
                                    llvm::StringRef Directory);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_FOREIGNCOMMANDS_H
