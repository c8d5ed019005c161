//===--- Report.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Findings as every format of a report needs them: places resolved, text
/// valid, told apart from run to run.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_REPORT_REPORT_H
#define URI_TIDY_TOOL_REPORT_REPORT_H

#include "cache/FileResult.h"
#include <optional>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// A stretch of a file.
struct Place {
  /// Relative to the root of the repository, with slashes; absolute outside.
  std::string Path;
  /// From 1; columns count code points, the end is behind the last one.
  unsigned Line = 1, Column = 1, EndLine = 1, EndColumn = 1;

  bool isRelative() const { return Path.empty() || Path.front() != '/'; }
};

struct ReportedEdit {
  Place Where;
  std::string NewText;
};

struct ReportedNote {
  std::string Text;
  std::optional<Place> Where;
  /// A fix that changes what a server sees.
  std::vector<ReportedEdit> Edits;
};

/// Why a finding does not count.
enum class Suppression { None, InSource, Baseline };

struct ReportedFinding {
  std::string Check;
  /// Or warning.
  bool IsError = false;
  std::string Message;
  std::optional<Place> Where;
  /// The line that the finding is in, without its ends; of a very long one, its
  /// beginning.
  std::string LineText;
  bool IsLineWhole = true;
  /// A fix that keeps the URI's meaning.
  std::vector<ReportedEdit> Edits;
  std::vector<ReportedNote> Notes;
  /// Names this finding in any run over any version of the file in which its
  /// line reads the same.
  std::string Fingerprint;
  Suppression SuppressedBy = Suppression::None;

  /// Whether a check found this: nobody lives with errors of the compiler.
  bool isFromCheck() const {
    return llvm::StringRef(Check).substr(0, 4) == "uri-";
  }
};

struct Report {
  /// Absolute, without an end slash: where relative paths begin.
  std::string Root;
  std::vector<ReportedFinding> Findings;
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

/// Resolves \p Errors, which are sorted.
std::vector<ReportedFinding> resolve(llvm::ArrayRef<ClangTidyError> Errors,
                                     llvm::StringRef Root);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_REPORT_REPORT_H
