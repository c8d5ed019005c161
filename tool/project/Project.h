//===--- Project.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// From the paths of the command line to the files to check.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_PROJECT_PROJECT_H
#define URI_TIDY_TOOL_PROJECT_PROJECT_H

#include "CommandLine.h"
#include "project/Compilations.h"
#include <optional>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// The files to check, in the order in which they are reported.
struct Project {
  std::vector<std::string> Files;
  /// Whether a directory or a database stands behind them: then the user wants
  /// an overview, too.
  bool IsWhole = false;
};

/// The files that \p Line asks for. A file stands for itself; a directory for
/// the units below it that its compilation database names or, without a
/// database, for the sources below it; nothing for the current directory.
/// Returns nothing, with an error printed, if there is no file or a broken
/// database.
std::optional<Project> findProject(const CommandLine &Line,
                                   Compilations &Commands);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_PROJECT_H
