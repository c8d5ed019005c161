//===--- Report.h - uri-tidy ---------------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Shows findings, applies and exports their fixes.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_REPORT_H
#define URI_TIDY_TOOL_REPORT_H

#include "CommandLine.h"
#include "Configuration.h"
#include "clang-tidy/ClangTidyDiagnosticConsumer.h"
#include <vector>

namespace clang::tidy::uri::tool {

/// Sorts \p Errors by file, offset, check and message, and keeps one of each:
/// units that share a header find the same in it. A file reached by several
/// paths is one file.
void mergeErrors(std::vector<ClangTidyError> &Errors);

/// Whether there is a finding of a check among \p Errors.
bool hasFindings(const std::vector<ClangTidyError> &Errors);

/// Whether there is a complaint about the value of a check's option.
bool hasConfigurationErrors(const std::vector<ClangTidyError> &Errors);

/// Prints \p Errors on stdout as clang-tidy does, and applies the fixes that
/// \p Line asks for, unless the compiler found an error: half-understood code
/// is not edited. Returns false, with an error printed, if a file cannot be
/// written.
bool report(const std::vector<ClangTidyError> &Errors, const CommandLine &Line,
            Configuration &Config);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_REPORT_H
