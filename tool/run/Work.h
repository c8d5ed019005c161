//===--- Work.h - uri-tidy --------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Determines which files a run checks, and which of them it parses.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_RUN_WORK_H
#define URI_TIDY_TOOL_RUN_WORK_H

#include "findings/DiffBase.h"
#include "project/Project.h"
#include "scan/Selection.h"

namespace clang::tidy::uri::tool {

/// Scans the text of \p Files, unless --exhaustive is used, and removes the
/// files that are not in the shard of this run. Returns the results for the
/// others. With \p Changed, which may be null, only files that read a changed
/// file are needed.
std::vector<ScannedUnit> planWork(Project &Files, const CommandLine &Line,
                                  const Compilations &Commands,
                                  Configuration &Config,
                                  const ChangedLines *Changed, Cache *Known);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_RUN_WORK_H
