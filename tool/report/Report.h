//===--- Report.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Findings in the form that all formats of reports require.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_REPORT_REPORT_H
#define URI_TIDY_TOOL_REPORT_REPORT_H

#include "findings/Finding.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// The content of a report.
struct Report {
  /// The directory to which relative paths refer; absolute, without a trailing
  /// slash.
  std::string Root;
  /// All their text is in UTF-8.
  std::vector<Finding> Findings;
  /// Other messages that the user received.
  std::vector<std::string> Problems;
  bool IsComplete = true;
};

/// The root of the repository that contains \p Directory, which is absolute and
/// without symbolic links; empty if there is none.
std::string repositoryAround(llvm::StringRef Directory);

/// The root of the repository that contains the current directory, or this
/// directory itself if there is none.
std::string repositoryRoot();

/// The report of \p Findings, without those on unchanged lines. Paths are
/// relative to \p Root.
Report reportOf(llvm::ArrayRef<Finding> Findings, llvm::StringRef Root);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_REPORT_REPORT_H
