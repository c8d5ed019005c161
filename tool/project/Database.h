//===--- Database.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A compilation database, as build systems write it in practice.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_PROJECT_DATABASE_H
#define URI_TIDY_TOOL_PROJECT_DATABASE_H

#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/ADT/StringMap.h"
#include <memory>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// compile_commands.json or compile_flags.txt. Relative directories in the file
/// are relative to its own directory; duplicate commands are ignored.
class Database : public tooling::CompilationDatabase {
public:
  /// Reads the database in \p Directory. Sets \p Error and returns null if
  /// there is none, or if it is broken.
  static std::unique_ptr<Database> load(llvm::StringRef Directory,
                                        std::string &Error);

  /// The commands of \p File, which is absolute. A file that the database does
  /// not contain gets the commands of the most similar one.
  std::vector<tooling::CompileCommand>
  getCompileCommands(llvm::StringRef File) const override;

  /// Absolute, sorted.
  std::vector<std::string> getAllFiles() const override;

private:
  std::unique_ptr<tooling::CompilationDatabase> Inner;
  llvm::StringMap<std::vector<tooling::CompileCommand>> Commands;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_DATABASE_H
