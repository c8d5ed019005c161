//===--- Findings.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The findings of a whole run.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_FINDINGS_FINDINGS_H
#define URI_TIDY_TOOL_FINDINGS_FINDINGS_H

#include "findings/Finding.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// Sorts \p Findings by file, offset, check and message, with those that a
/// NOLINT suppresses at the end. Removes duplicates, because units that share a
/// header have the same findings in it. A file reached by several paths is one
/// file. If units suggest different edits, none is right for all of them, and
/// the fixes are removed. Numbers findings of the same check in equal lines.
/// Returns the places of the removed fixes, as `path:line:column: check`.
std::vector<std::string> mergeFindings(std::vector<Finding> &Findings);

/// The number of findings of checks among \p Findings that count.
unsigned countFindings(llvm::ArrayRef<Finding> Findings);

/// Whether the value of an option of a check is invalid.
bool hasConfigurationErrors(llvm::ArrayRef<Finding> Findings);

/// How the files of a run were processed.
struct FileCounts {
  unsigned All = 0;
  /// Not checked, because the run was interrupted.
  unsigned Left = 0;
  /// Unchanged since an earlier run.
  unsigned Reused = 0;
  /// Not parsed, because their text contains nothing to report.
  unsigned Unparsed = 0;
};

/// Prints to stderr how many findings of each check count.
void printSummary(llvm::ArrayRef<Finding> Findings, FileCounts Files);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_FINDINGS_H
