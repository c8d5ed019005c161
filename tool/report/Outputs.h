//===--- Outputs.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes reports to files and the standard output.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_REPORT_OUTPUTS_H
#define URI_TIDY_TOOL_REPORT_OUTPUTS_H

#include "report/Report.h"
#include <optional>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// One report: its format, and the file to which it is written.
struct ReportOutput {
  /// Null for text, which a TextReport prints.
  void (*Write)(const Report &, llvm::raw_ostream &) = nullptr;
  /// Empty for the standard output.
  std::string File;
};

/// The names of all formats, separated by commas.
std::string formatNames();

/// Parses the values of --format, which are FORMAT or FORMAT:FILE; the default
/// is text. Prints an error and returns nothing if a format is unknown, if two
/// reports, or a report and the patch that --diff \p ShowsDiff, share a stream,
/// or if a file cannot be written.
std::optional<std::vector<ReportOutput>>
parseOutputs(llvm::ArrayRef<std::string> Values, bool ShowsDiff);

/// Whether \p File, the value of \p Option, can be written or is empty; prints
/// an error if not. The user should learn this before a long run, not after it.
bool isWritable(llvm::StringRef Option, llvm::StringRef File);

/// Writes \p R. A file receives its new content in one step. Prints an error
/// and returns false if that fails.
bool writeReport(const Report &R, const ReportOutput &To);

/// Writes \p Text to \p File, which the user specified. Prints an error and
/// returns false if that fails.
bool writeOutput(llvm::StringRef File, llvm::StringRef Text);

/// Flushes the standard output. Prints an error and returns false if something
/// could not be written.
bool finishStandardOutput();

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_REPORT_OUTPUTS_H
