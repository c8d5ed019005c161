//===--- Outputs.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where reports go.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_REPORT_OUTPUTS_H
#define URI_TIDY_TOOL_REPORT_OUTPUTS_H

#include "report/Report.h"
#include <optional>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// One report: its format, and the file that it goes to.
struct ReportOutput {
  /// Null for text, which is made differently.
  void (*Write)(const Report &, llvm::raw_ostream &) = nullptr;
  /// Empty for the standard output.
  std::string File;
};

/// The names of all formats, separated by commas.
std::string formatNames();

/// Reads the values of --format, FORMAT or FORMAT:FILE; none is text. Returns
/// nothing, with an error printed, if one is unknown, if two share a stream or
/// if a file cannot be written.
std::optional<std::vector<ReportOutput>>
parseOutputs(llvm::ArrayRef<std::string> Values);

/// Whether \p File, the value of \p Option if it is not empty, can be written;
/// prints why not. Better before an hour of work than after it.
bool isWritable(llvm::StringRef Option, llvm::StringRef File);

/// Writes \p R. A file gets its new content at once. Returns false, with an
/// error printed, if that fails.
bool writeReport(const Report &R, const ReportOutput &To);

/// Writes a file of the user's. Returns false, with an error printed, if that
/// fails.
bool writeOutput(llvm::StringRef File, llvm::StringRef Text);

/// Flushes the standard output. Returns false, with an error printed, if
/// something did not get there.
bool finishStandardOutput();

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_REPORT_OUTPUTS_H
