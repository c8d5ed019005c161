//===--- Compilations.h - uri-tidy ---------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds how each file is compiled.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_PROJECT_COMPILATIONS_H
#define URI_TIDY_TOOL_PROJECT_COMPILATIONS_H

#include "CommandLine.h"
#include "project/Database.h"
#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/ADT/StringMap.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// The nearest directory, from \p Directory upwards, that has a compile
/// database or is built where one lies; empty if there is none.
std::string directoryWithDatabase(llvm::StringRef Directory);

/// The compile commands of all files, from the first of: the flags after `--`,
/// the database in -p's directory, a database in a directory above the file
/// or in a build directory of it, the language's defaults.
class Compilations : public tooling::CompilationDatabase {
public:
  /// Reads the database of -p, if there is one. Without one in that directory,
  /// or with a broken one, prints an error and returns nothing.
  static std::optional<Compilations> create(const CommandLine &Line);

  std::vector<tooling::CompileCommand>
  getCompileCommands(llvm::StringRef File) const override;

  /// The files below \p Directory that its database names, absolute and sorted;
  /// none if there is no database. Returns nothing, with an error printed, if
  /// the database cannot be read.
  std::optional<std::vector<std::string>> findBelow(llvm::StringRef Directory);

  /// Looks for the database of \p File. Returns false, and prints an error,
  /// if there is one that cannot be read. A file without a database is noted
  /// on stderr, once for all files, unless --quiet.
  bool find(llvm::StringRef File);

private:
  explicit Compilations(const CommandLine &Line) : Line(&Line) {}

  /// Looks for a database from \p Directory upwards. Returns false, with an
  /// error printed, if there is one that cannot be read.
  bool findFor(llvm::StringRef Directory);

  /// Keys are absolute directories; null where no database lies above. The
  /// directories of one project share theirs.
  llvm::StringMap<std::shared_ptr<Database>> Found;
  std::unique_ptr<Database> Given;
  const CommandLine *Line;
  bool Noted = false;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_COMPILATIONS_H
