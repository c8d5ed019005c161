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

/// Sorts \p Findings by file, offset, check and message, those that a NOLINT
/// suppresses last, and keeps one of each: units that share a header find the
/// same in it. A file reached by several paths is one file. If units suggest
/// different edits, none is right for all of them, and the fixes are removed.
/// Numbers findings of a check in equal lines. Returns the places of the
/// removed fixes, as `path:line:column: check`.
std::vector<std::string> mergeFindings(std::vector<Finding> &Findings);

/// How many findings of checks among \p Findings count.
unsigned countFindings(llvm::ArrayRef<Finding> Findings);

/// Whether there is a complaint about the value of a check's option.
bool hasConfigurationErrors(llvm::ArrayRef<Finding> Findings);

/// How the files of a run were dealt with.
struct FileCounts {
  unsigned All = 0;
  /// Unchanged since an earlier run.
  unsigned Reused = 0;
  /// Without anything to find, by their text.
  unsigned Unparsed = 0;
};

/// Prints on stderr how often each check found something that counts.
void printSummary(llvm::ArrayRef<Finding> Findings, FileCounts Files);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_FINDINGS_H
