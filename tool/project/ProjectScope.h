//===--- ProjectScope.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Determines which files may be changed.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_PROJECT_PROJECTSCOPE_H
#define URI_TIDY_TOOL_PROJECT_PROJECTSCOPE_H

#include "CommandLine.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// The projects of a run. Only files in them may be changed, because a source
/// may include, and a compilation database may name, any file that the user can
/// write.
class ProjectScope {
public:
  /// The projects of the current directory, of the paths in \p Line and,
  /// without paths, of the database of -p. A project is a repository; outside
  /// of repositories, the directory that has the compilation database; without
  /// one, the directory itself.
  explicit ProjectScope(const CommandLine &Line);

  /// Whether \p Path, which is absolute and without symbolic links, is in one
  /// of the projects.
  bool contains(llvm::StringRef Path) const;

  /// Whether \p Path, which is absolute, would be in one of the projects if it
  /// were created.
  bool covers(llvm::StringRef Path) const;

private:
  std::vector<std::string> Roots;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_PROJECTSCOPE_H
