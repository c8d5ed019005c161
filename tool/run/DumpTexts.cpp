//===--- DumpTexts.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "run/DumpTexts.h"
#include "project/Compilations.h"
#include "project/Configuration.h"
#include "project/Project.h"
#include "run/Analysis.h"
#include "support/Messages.h"

namespace clang::tidy::uri::tool {

ExitCode dumpTexts(const CommandLine &Line) {
  const auto Config = Configuration::create(Line);
  auto Commands = Compilations::create(Line);
  if (!Config || !Commands)
    return Usage;
  const auto Files = findProject(Line, *Commands, Exclusions());
  if (!Files)
    return Usage;
  bool IsComplete = true;
  for (const std::string &File : Files->Files) {
    if (!Commands->find(File))
      return Usage;
    const FileResult Result =
        analyze(File, *Commands, *Config, Line, &llvm::outs());
    for (const std::string &Problem : Result.Problems)
      printError(Problem);
    IsComplete &= Result.Complete;
  }
  return IsComplete ? Clean : Incomplete;
}

} // namespace clang::tidy::uri::tool
