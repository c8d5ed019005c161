//===--- Analysis.h - uri-tidy -------------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs the checks on one file.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_ANALYSIS_H
#define URI_TIDY_TOOL_ANALYSIS_H

#include "Compilations.h"
#include "Configuration.h"
#include "clang-tidy/ClangTidyDiagnosticConsumer.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace clang::tidy::uri::tool {

/// What one file gave.
struct FileResult {
  /// Findings, and errors of the compiler, in clang-tidy's order.
  std::vector<ClangTidyError> Errors;
  /// Whether the file was read to its end without an error of the compiler.
  /// If not, why was printed on stderr or stands in Errors.
  bool Complete = false;
};

/// Checks \p File, in every way that \p Commands compiles it. Changes nothing
/// on disk. \p UseNoteFixes says whether fixes of notes will be applied.
FileResult analyze(llvm::StringRef File, const Compilations &Commands,
                   Configuration &Config, bool UseNoteFixes);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_ANALYSIS_H
