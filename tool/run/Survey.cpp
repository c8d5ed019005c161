//===--- Survey.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "run/Survey.h"
#include "project/Configuration.h"
#include "report/Report.h"
#include "run/Work.h"
#include "llvm/Support/FileSystem.h"

namespace clang::tidy::uri::tool {

std::optional<CommandLine>
parseArguments(llvm::ArrayRef<llvm::StringRef> Arguments) {
  std::vector<const char *> All = {"uri-tidy"};
  for (const llvm::StringRef Each : Arguments)
    All.push_back(Each.data());
  return parseCommandLine(static_cast<int>(All.size()), All.data());
}

std::optional<RunResult> survey(const CommandLine &Line) {
  const auto Config = Configuration::create(Line);
  auto Commands = Compilations::create(Line);
  const auto Excluded = Exclusions::create(Line);
  if (!Config || !Commands || !Excluded)
    return std::nullopt;
  std::optional<Project> Files = findProject(Line, *Commands, *Excluded);
  if (!Files)
    return std::nullopt;
  for (const std::string &File : Files->Files)
    if (llvm::sys::fs::exists(File) && !Commands->find(File))
      return std::nullopt;
  std::optional<Cache> NoCache;
  std::vector<ScannedUnit> Units =
      planWork(*Files, Line, *Commands, *Config, nullptr, nullptr);
  return checkAll(*Files, std::move(Units), Line, *Commands, *Config, NoCache,
                  repositoryRoot());
}

} // namespace clang::tidy::uri::tool
