//===--- Database.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "project/Database.h"
#include "project/ForeignCommands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using clang::tooling::CompileCommand;
using llvm::StringRef;

namespace clang::tidy::uri::tool {
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
  namespace path = llvm::sys::path;
  for (CompileCommand &Command : Result->Inner->getAllCompileCommands()) {
    if (path::is_absolute(Command.Directory, path::Style::windows_backslash) &&
        !path::is_absolute(Command.Directory)) {
      Error = "it was written on Windows (it names '" + Command.Directory +
              "'); create it on this system";
      return nullptr;
    }
    Command.Directory = pathWithoutDots(Home, Command.Directory);
    Command.Filename = pathWithoutDots(Command.Directory, Command.Filename);
    std::vector<CompileCommand> &Known = Result->Commands[Command.Filename];
    if (!llvm::is_contained(Known, Command))
      Known.push_back(std::move(Command));
  }
  return Result;
}

std::vector<CompileCommand> Database::getCompileCommands(StringRef File) const {
  const auto Found = Commands.find(pathWithoutDots("", File));
  std::vector<CompileCommand> Result =
      Found != Commands.end() ? Found->second : Inner->getCompileCommands(File);
  llvm::for_each(Result, adaptToClang);
  return Result;
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
