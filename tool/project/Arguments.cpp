//===--- Arguments.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "project/Arguments.h"
#include "LLVMCompat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

using clang::tooling::CommandLineArguments;
using llvm::StringRef;

namespace clang::tidy::uri::tool {

CommandLineArguments configured(CommandLineArguments Arguments,
                                const ClangTidyOptions &Options) {
  llvm::erase_if(Arguments, [Removed = compat::removedArguments(Options)](
                                const std::string &Argument) {
    return llvm::is_contained(Removed, Argument);
  });
  // The name of the compiler comes first, and only files come after `--`.
  if (Options.ExtraArgsBefore && !Arguments.empty())
    Arguments.insert(Arguments.begin() + 1, Options.ExtraArgsBefore->begin(),
                     Options.ExtraArgsBefore->end());
  if (Options.ExtraArgs)
    Arguments.insert(llvm::find(Arguments, "--"), Options.ExtraArgs->begin(),
                     Options.ExtraArgs->end());
  return Arguments;
}

CommandLineArguments withResourceDir(CommandLineArguments Arguments) {
  const bool HasOne = llvm::any_of(Arguments, [](StringRef Argument) {
    return Argument.consume_front("-resource-dir");
  });
  if (!HasOne && !Arguments.empty() &&
      llvm::sys::fs::is_directory(URI_TIDY_RESOURCE_DIR))
    Arguments.insert(Arguments.begin() + 1,
                     "-resource-dir=" URI_TIDY_RESOURCE_DIR);
  return Arguments;
}

} // namespace clang::tidy::uri::tool
