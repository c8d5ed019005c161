//===--- Project.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "project/Project.h"
#include "LLVMCompat.h"
#include "support/Messages.h"
#include "clang/Driver/Types.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using llvm::StringRef;
namespace path = llvm::sys::path;
namespace fs = llvm::sys::fs;

namespace clang::tidy::uri::tool {
namespace {

/// Whether a compiler treats this file as a source of C, C++ or Objective-C.
bool isSource(StringRef File) {
  using namespace driver::types;
  const StringRef Extension = path::extension(File);
  if (Extension.empty())
    return false;
  const ID Type = lookupTypeForExtension(Extension.drop_front());
  return Type != TY_INVALID && isAcceptedByClang(Type) &&
         !onlyPrecompileType(Type) && isDerivedFromC(Type);
}

/// Whether this directory is not for sources: it is hidden, or a build
/// directory.
bool isNoSourceDirectory(StringRef Directory) {
  if (compat::startsWith(path::filename(Directory), "."))
    return true;
  llvm::SmallString<256> Cache(Directory);
  path::append(Cache, "CMakeCache.txt");
  return fs::exists(Cache);
}

std::vector<std::string> sourcesBelow(StringRef Directory) {
  std::vector<std::string> Files;
  std::error_code Error;
  for (fs::recursive_directory_iterator I(Directory, Error,
                                          /*follow_symlinks=*/false),
       End;
       I != End; I.increment(Error)) {
    // Skip directories that cannot be read.
    if (Error)
      continue;
    if (I->type() == fs::file_type::directory_file) {
      if (isNoSourceDirectory(I->path()))
        I.no_push();
    } else if (isSource(I->path())) {
      Files.push_back(I->path());
    }
  }
  llvm::sort(Files);
  return Files;
}

} // namespace

std::optional<Project> findProject(const CommandLine &Line,
                                   Compilations &Commands,
                                   const Exclusions &Excluded) {
  Project Result;
  std::vector<std::string> Paths = Line.Files;
  if (Paths.empty())
    Paths.push_back(Line.BuildPath.empty() ? "." : "/");

  llvm::StringSet<> Seen;
  const auto Add = [&](const std::vector<std::string> &Files) {
    for (const std::string &File : Files) {
      const std::string Absolute = tooling::getAbsolutePath(File);
      if (!Seen.insert(Absolute).second)
        continue;
      if (Excluded.cover(Absolute))
        ++Result.Excluded;
      else
        Result.Files.push_back(File);
    }
  };
  for (const std::string &Path : Paths) {
    if (!fs::is_directory(Path)) {
      Add({Path});
      continue;
    }
    Result.IsWhole = true;
    const auto Named = Commands.findBelow(Path);
    if (!Named)
      return std::nullopt;
    const size_t Before = Seen.size();
    Add(!Named->empty() ? *Named
        // Without paths, this would be all sources of the disk, or those that a
        // build has left.
        : Line.Files.empty() ? std::vector<std::string>()
                             : sourcesBelow(Path));
    if (Seen.size() == Before && !Line.Files.empty())
      printNote("no C or C++ source below '" + Path + "'");
  }
  if (Seen.empty()) {
    printError("no file to check; see --help");
    return std::nullopt;
  }
  return Result;
}

} // namespace clang::tidy::uri::tool
