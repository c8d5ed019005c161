//===--- Database.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Database.h"
#include "Paths.h"
#include "llvm/ADT/STLExtras.h"

using clang::tooling::CompileCommand;
using llvm::StringRef;
namespace path = llvm::sys::path;

namespace clang::tidy::uri::tool {
namespace {

/// \p Path below \p Directory, which is absolute, without dots.
std::string below(StringRef Directory, StringRef Path) {
  llvm::SmallString<256> Result(pathFrom(Directory, Path));
  path::remove_dots(Result, /*remove_dot_dot=*/true);
  return Result.str().str();
}

} // namespace

std::unique_ptr<Database> Database::load(StringRef Directory,
                                         std::string &Error) {
  auto Result = std::make_unique<Database>();
  Result->Inner = CompilationDatabase::loadFromDirectory(Directory, Error);
  if (!Result->Inner)
    return nullptr;
  llvm::SmallString<256> Home(Directory);
  if (const std::error_code Code = llvm::sys::fs::make_absolute(Home)) {
    Error = Code.message();
    return nullptr;
  }
  for (CompileCommand &Command : Result->Inner->getAllCompileCommands()) {
    Command.Directory = below(Home, Command.Directory);
    Command.Filename = below(Command.Directory, Command.Filename);
    std::vector<CompileCommand> &Known = Result->Commands[Command.Filename];
    if (!llvm::is_contained(Known, Command))
      Known.push_back(std::move(Command));
  }
  return Result;
}

std::vector<CompileCommand> Database::getCompileCommands(StringRef File) const {
  const auto Found = Commands.find(below("", File));
  return Found != Commands.end() ? Found->second
                                 : Inner->getCompileCommands(File);
}

std::vector<std::string> Database::getAllFiles() const {
  std::vector<std::string> Files;
  Files.reserve(Commands.size());
  for (StringRef File : Commands.keys())
    Files.push_back(File.str());
  llvm::sort(Files);
  return Files;
}

} // namespace clang::tidy::uri::tool
