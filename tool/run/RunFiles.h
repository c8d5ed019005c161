//===--- RunFiles.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks the files of a run.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_RUN_RUNFILES_H
#define URI_TIDY_TOOL_RUN_RUNFILES_H

#include "cache/Cache.h"
#include "findings/Findings.h"
#include "project/Project.h"
#include "scan/Selection.h"

namespace clang::tidy::uri::tool {

/// The results of all files of a run.
struct RunResult {
  /// Sorted, without duplicates.
  std::vector<Finding> Findings;
  std::vector<InputFile> Inputs;
  std::vector<std::string> Problems;
  /// The messages for --verbose, without duplicates.
  std::vector<std::string> Remarks;
  FileCounts Files;
  bool Complete = true;
};

/// Checks \p Files, each in a separate process, except those that, according to
/// \p Units, need not be parsed, and those whose results are in \p Known. If
/// fixes are requested, also checks all units that read a header with a fix,
/// which must be right for all of them. Fingerprints depend on paths relative
/// to \p Root. Prints problems.
RunResult checkAll(const Project &Files, std::vector<ScannedUnit> Units,
                   const CommandLine &Line, const Compilations &Commands,
                   Configuration &Config, std::optional<Cache> &Known,
                   llvm::StringRef Root);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_RUN_RUNFILES_H
