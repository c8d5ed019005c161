//===--- ProjectScope.h - uri-tidy ----------------------------------*- C++
//-*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where files may be changed.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_PROJECT_PROJECTSCOPE_H
#define URI_TIDY_TOOL_PROJECT_PROJECTSCOPE_H

#include "CommandLine.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// The project of a run, or several: a source may include, and a compile
/// database may name, any file that the user can write.
class ProjectScope {
public:
  /// The projects of the current directory, of the paths that \p Line names
  /// and, without paths, of -p's database. A project is a repository; where
  /// there is none, the directory that has the compilation database; without
  /// one, the directory itself.
  explicit ProjectScope(const CommandLine &Line);

  /// Whether \p Path, absolute and without symbolic links, lies within.
  bool contains(llvm::StringRef Path) const;

  /// Whether \p Path, absolute, lies within if it is made.
  bool covers(llvm::StringRef Path) const;

private:
  std::vector<std::string> Roots;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_PROJECTSCOPE_H
