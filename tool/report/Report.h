//===--- Report.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Findings as every format of a report needs them.
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
  /// Absolute, without an end slash: where relative paths begin.
  std::string Root;
  /// All their text is UTF-8.
  std::vector<Finding> Findings;
  /// What the user was told besides.
  std::vector<std::string> Problems;
  bool IsComplete = true;
};

/// The directory of the repository around \p Directory, which is absolute and
/// without symbolic links; empty if there is none.
std::string repositoryAround(llvm::StringRef Directory);

/// The directory of the repository around the current directory; that itself if
/// there is none.
std::string repositoryRoot();

/// The report of \p Findings, without those in unchanged lines. Paths are
/// relative to \p Root.
Report reportOf(llvm::ArrayRef<Finding> Findings, llvm::StringRef Root);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_REPORT_REPORT_H
