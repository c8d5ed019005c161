//===--- Compilations.h - uri-tidy ---------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the compile commands of each file.
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

/// The nearest directory, from \p Directory upwards, that contains a
/// compilation database or has a build directory that contains one; empty if
/// there is none.
std::string directoryWithDatabase(llvm::StringRef Directory);

/// The compile commands of all files, from the first of these sources: the
/// flags after `--`, the database of -p, a database in a directory above the
/// file or in a build directory there, the defaults of the language.
class Compilations : public tooling::CompilationDatabase {
public:
  /// Reads the database of -p, if the option is used. Prints an error and
  /// returns nothing if there is no database in that directory, or if it is
  /// broken.
  static std::optional<Compilations> create(const CommandLine &Line);

  std::vector<tooling::CompileCommand>
  getCompileCommands(llvm::StringRef File) const override;

  /// The files below \p Directory that its database contains, absolute and
  /// sorted; none if there is no database. Prints an error and returns nothing
  /// if the database cannot be read.
  std::optional<std::vector<std::string>> findBelow(llvm::StringRef Directory);

  /// The files of the databases that are in use, absolute and sorted.
  std::vector<std::string> allFiles() const;

  /// Searches for the database of \p File. Prints an error and returns false if
  /// there is one that cannot be read. Unless --quiet is used, prints a note to
  /// stderr about the first file without a database.
  bool find(llvm::StringRef File);

private:
  explicit Compilations(const CommandLine &Line) : Line(&Line) {}

  /// Searches for a database from \p Directory upwards. Prints an error and
  /// returns false if there is one that cannot be read.
  bool findFor(llvm::StringRef Directory);

  /// Keys are absolute directories; values are null if no directory from there
  /// upwards has a database. The directories of a project share its database.
  llvm::StringMap<std::shared_ptr<Database>> Found;
  std::unique_ptr<Database> Given;
  const CommandLine *Line;
  bool Noted = false;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_COMPILATIONS_H
