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

#include "cache/FileResult.h"
#include <vector>

namespace clang::tidy::uri::tool {

/// Sorts \p Errors by file, offset, check and message, and keeps one of each:
/// units that share a header find the same in it. A file reached by several
/// paths is one file. Where units ask for different edits, none is right for
/// all: the fixes are removed. Returns these places, as `path:line:column:
/// check`.
std::vector<std::string> mergeErrors(std::vector<ClangTidyError> &Errors);

/// Whether \p Error comes from the compiler, not from a check.
bool isFromCompiler(const ClangTidyError &Error);

/// How many findings of checks are among \p Errors.
unsigned countFindings(llvm::ArrayRef<ClangTidyError> Errors);

/// Whether there is a complaint about the value of a check's option.
bool hasConfigurationErrors(llvm::ArrayRef<ClangTidyError> Errors);

/// How the files of a run were dealt with.
struct FileCounts {
  unsigned All = 0;
  /// Unchanged since an earlier run.
  unsigned Reused = 0;
  /// Without anything to find, by their text.
  unsigned Unparsed = 0;
};

/// Prints on stderr how often each check found something.
void printSummary(llvm::ArrayRef<ClangTidyError> Errors, FileCounts Files);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_FINDINGS_H
