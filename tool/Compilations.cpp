//===--- Compilations.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compilations.h"
#include "Messages.h"
#include "clang/Driver/Types.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace clang::tooling;
using llvm::StringRef;
namespace path = llvm::sys::path;
namespace fs = llvm::sys::fs;

namespace clang::tidy::uri::tool {
namespace {

/// The directory at or below \p Directory that holds a compile database;
/// empty if there is none. Build trees are called build more often than not.
std::string databaseDirectory(StringRef Directory) {
  for (const char *Below : {"", "build"})
    for (const char *Name : {"compile_commands.json", "compile_flags.txt"}) {
      llvm::SmallString<256> Candidate(Directory);
      path::append(Candidate, Below, Name);
      if (fs::exists(Candidate))
        return path::parent_path(Candidate).str();
    }
  return "";
}

std::string directoryOf(StringRef File) {
  llvm::SmallString<256> Absolute(getAbsolutePath(File));
  path::remove_dots(Absolute, /*remove_dot_dot=*/true);
  return path::parent_path(Absolute).str();
}

/// What a compiler would take this file for, with the include directories
/// that projects have by convention.
CompileCommand defaultCommand(StringRef File) {
  std::vector<std::string> Arguments = {"clang"};
  const auto Type =
      driver::types::lookupTypeForExtension(path::extension(File).ltrim('.'));
  // A header, or a fragment under a name of its own, is read as C++: that
  // takes nearly all C headers, too.
  if (Type == driver::types::TY_INVALID ||
      driver::types::onlyPrecompileType(Type))
    Arguments.push_back("-xc++");
  const std::string Directory = directoryOf(File);
  for (const char *Include : {"include", "../include", "../../include"}) {
    llvm::SmallString<256> Path(Directory);
    path::append(Path, Include);
    if (fs::is_directory(Path))
      Arguments.push_back(("-I" + Path).str());
  }
  Arguments.push_back(File.str());
  return CompileCommand(".", File, std::move(Arguments), "");
}

} // namespace

std::optional<Compilations> Compilations::create(const CommandLine &Line) {
  Compilations Result(Line);
  if (!Line.BuildPath.empty()) {
    std::string Error;
    Result.Given = Database::loadFromDirectory(Line.BuildPath, Error);
    if (!Result.Given) {
      printError("-p: no usable compile database in '" + Line.BuildPath +
                 "': " + StringRef(Error).rtrim());
      return std::nullopt;
    }
  }
  return Result;
}

std::vector<CompileCommand>
Compilations::getCompileCommands(StringRef File) const {
  if (Line->FixedFlags)
    return Line->FixedFlags->getCompileCommands(File);
  if (Given)
    return Given->getCompileCommands(File);
  if (const auto Database = Found.lookup(directoryOf(File)))
    return Database->getCompileCommands(File);
  return {defaultCommand(File)};
}

std::vector<std::string> Compilations::getAllFiles() const {
  return Given ? Given->getAllFiles() : std::vector<std::string>();
}

bool Compilations::find(StringRef File) {
  if (Line->FixedFlags || Given)
    return true;
  const std::string Directory = directoryOf(File);
  auto [Entry, IsNew] = Found.try_emplace(Directory);
  for (StringRef Above = Directory; IsNew && !Above.empty();
       Above = path::parent_path(Above)) {
    const std::string Place = databaseDirectory(Above);
    if (Place.empty())
      continue;
    std::string Error;
    Entry->second = Database::loadFromDirectory(Place, Error);
    if (Entry->second)
      break;
    printError("cannot read the compile database in '" + Place +
               "': " + StringRef(Error).rtrim());
    return false;
  }
  if (!Entry->second && !Noted && !Line->Quiet) {
    printNote("no compile database for '" + File +
              "': checking with default flags; give -p DIR or -- FLAGS");
    Noted = true;
  }
  return true;
}

} // namespace clang::tidy::uri::tool
