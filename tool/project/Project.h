//===--- Project.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the files to check for the paths on the command line.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_PROJECT_PROJECT_H
#define URI_TIDY_TOOL_PROJECT_PROJECT_H

#include "CommandLine.h"
#include "project/Compilations.h"
#include "project/Exclusions.h"
#include <optional>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// The files to check, in the order in which they are reported.
struct Project {
  std::vector<std::string> Files;
  /// Whether they come from a directory or a database. The user then wants a
  /// summary, too.
  bool IsWhole = false;
  /// The number of files that --exclude has removed.
  unsigned Excluded = 0;
};

/// The files that \p Line requests. A path to a file means this file. A
/// directory means the units below it that its compilation database contains
/// or, without a database, the sources below it. Without paths, the current
/// directory is used. Files that \p Excluded covers are left out. Prints an
/// error and returns nothing if there is no file, or if a database is broken.
std::optional<Project> findProject(const CommandLine &Line,
                                   Compilations &Commands,
                                   const Exclusions &Excluded);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_PROJECT_H
