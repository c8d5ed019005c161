//===--- Database.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A compilation database as build systems really write them.
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

/// compile_commands.json or compile_flags.txt. Directories that the file gives
/// are relative to where it lies; the same command twice counts once.
class Database : public tooling::CompilationDatabase {
public:
  /// Reads the database in \p Directory. Returns null, and says why in \p
  /// Error, if there is none or it is broken.
  static std::unique_ptr<Database> load(llvm::StringRef Directory,
                                        std::string &Error);

  /// The commands of \p File, which is absolute. A file that the database does
  /// not name gets those of its closest neighbour.
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
