//===--- Compilations.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "project/Compilations.h"
#include "LLVMCompat.h"
#include "support/Messages.h"
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

bool isBuildDirectory(StringRef Directory) {
  const StringRef Name = path::filename(Directory);
  return compat::startsWith(Name, "build") ||
         compat::startsWith(Name, "cmake-build");
}

/// The build directories in \p Directory, sorted.
std::vector<std::string> buildDirectories(StringRef Directory) {
  std::vector<std::string> Result;
  std::error_code Error;
  for (fs::directory_iterator I(Directory, Error), End; I != End && !Error;
       I.increment(Error))
    if (isBuildDirectory(I->path()))
      Result.push_back(I->path());
  llvm::sort(Result);
  return Result;
}

/// The directory that contains the compilation database for \p Directory:
/// itself, or a build directory in it; empty if there is none.
std::string databaseDirectory(StringRef Directory) {
  std::vector<std::string> Places = buildDirectories(Directory);
  Places.insert(Places.begin(), Directory.str());
  for (const std::string &Place : Places)
    for (const char *Name : {"compile_commands.json", "compile_flags.txt"}) {
      llvm::SmallString<256> Candidate(Place);
      path::append(Candidate, Name);
      if (fs::exists(Candidate))
        return Place;
    }
  return "";
}

/// Whether all users share this directory, like /tmp: a database in it may be
/// anybody's.
bool isShared(StringRef Directory) {
  const auto Permissions = fs::getPermissions(Directory);
  return Permissions && (*Permissions & fs::sticky_bit);
}

std::string absolute(StringRef Path) {
  llvm::SmallString<256> Absolute(getAbsolutePath(Path));
  path::remove_dots(Absolute, /*remove_dot_dot=*/true);
  return Absolute.str().str();
}

std::string directoryOf(StringRef File) {
  return path::parent_path(absolute(File)).str();
}

/// A command with the language that a compiler would assume, and with the
/// include directories that projects have by convention.
CompileCommand defaultCommand(StringRef File) {
  std::vector<std::string> Arguments = {"clang"};
  const auto Type =
      driver::types::lookupTypeForExtension(path::extension(File).ltrim('.'));
  // A header, or a fragment with an extension of its own, is parsed as C++,
  // which accepts nearly all C headers, too.
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

std::string directoryWithDatabase(StringRef Directory) {
  for (StringRef Above = Directory; !Above.empty() && !isShared(Above);
       Above = path::parent_path(Above))
    if (!databaseDirectory(Above).empty())
      return (isBuildDirectory(Above) ? path::parent_path(Above) : Above).str();
  return "";
}

std::optional<Compilations> Compilations::create(const CommandLine &Line) {
  Compilations Result(Line);
  if (!Line.BuildPath.empty()) {
    std::string Error;
    const bool IsFile =
        path::filename(Line.BuildPath) == "compile_commands.json";
    Result.Given = Database::load(
        IsFile ? directoryOf(Line.BuildPath) : Line.BuildPath, Error);
    if (!Result.Given) {
      printError("-p: no usable compilation database in '" + Line.BuildPath +
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
    return Given->getCompileCommands(absolute(File));
  if (const auto Source = Found.lookup(directoryOf(File)))
    return Source->getCompileCommands(absolute(File));
  return {defaultCommand(File)};
}

bool Compilations::findFor(StringRef Directory) {
  auto [Entry, IsNew] = Found.try_emplace(Directory);
  if (!IsNew)
    return true;
  for (StringRef Above = Directory; !Above.empty() && !isShared(Above);
       Above = path::parent_path(Above)) {
    // The result for a directory further up applies here, too.
    if (const auto Known = Found.find(Above);
        Known != Found.end() && Above != Directory) {
      Found[Directory] = Known->second;
      return true;
    }
    const std::string Place = databaseDirectory(Above);
    if (Place.empty())
      continue;
    std::string Error;
    std::shared_ptr<Database> Loaded = Database::load(Place, Error);
    if (!Loaded) {
      printError("cannot read the compilation database in '" + Place +
                 "': " + StringRef(Error).rtrim());
      return false;
    }
    for (StringRef Covered = Directory; Covered != Above;
         Covered = path::parent_path(Covered))
      Found[Covered] = Loaded;
    Found[Above] = std::move(Loaded);
    return true;
  }
  return true;
}

bool Compilations::find(StringRef File) {
  if (Line->FixedFlags || Given)
    return true;
  const std::string Directory = directoryOf(File);
  if (!findFor(Directory))
    return false;
  if (!Found.lookup(Directory) && !Noted && !Line->Quiet) {
    printNote("no compilation database for '" + File +
              "': checking with default flags; use -p DIR or -- FLAGS");
    Noted = true;
  }
  return true;
}

std::optional<std::vector<std::string>>
Compilations::findBelow(StringRef Directory) {
  if (Line->FixedFlags)
    return std::vector<std::string>();
  std::string Prefix = absolute(Directory);
  const Database *Source = Given.get();
  if (!Source) {
    if (!findFor(Prefix))
      return std::nullopt;
    Source = Found.lookup(Prefix).get();
  }
  std::vector<std::string> Files;
  if (Source)
    Files = Source->getAllFiles();
  if (Prefix.back() != '/')
    Prefix += '/';
  llvm::erase_if(Files, [&Prefix](const std::string &File) {
    return !compat::startsWith(File, Prefix);
  });
  return Files;
}

std::vector<std::string> Compilations::allFiles() const {
  std::vector<std::string> Files;
  if (Line->FixedFlags)
    return Files;
  if (Given)
    llvm::append_range(Files, Given->getAllFiles());
  for (const auto &Each : Found)
    if (Each.second)
      llvm::append_range(Files, Each.second->getAllFiles());
  llvm::sort(Files);
  Files.erase(std::unique(Files.begin(), Files.end()), Files.end());
  return Files;
}

} // namespace clang::tidy::uri::tool
