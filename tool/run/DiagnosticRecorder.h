//===--- DiagnosticRecorder.h - uri-tidy ---------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Records what Clang and the checks report for one file.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_RUN_DIAGNOSTICRECORDER_H
#define URI_TIDY_TOOL_RUN_DIAGNOSTICRECORDER_H

#include "cache/FileResult.h"
#include "clang-tidy/ClangTidyDiagnosticConsumer.h"
#include <map>
#include <tuple>

namespace clang::tidy::uri::tool {

/// Passes diagnostics on to clang-tidy's consumer. Records those that it will
/// drop because of a NOLINT, and the compiler's first error. Remarks on code
/// that was not analysed are not findings, and are recorded separately.
class DiagnosticRecorder : public DiagnosticConsumer {
public:
  DiagnosticRecorder(ClangTidyContext &Context, DiagnosticConsumer &Next,
                     FileResult &Result)
      : Context(Context), Next(Next), Found(Result.Findings),
        Remarks(Result.Remarks) {}

  /// As a compiler prints it; empty if there was none.
  std::string FirstError;
  /// What the user can do about it, after a semicolon; empty if there is no
  /// general answer.
  std::string Advice;

  /// Adds what the checks know about the findings of \p Result.
  void addDetails(FileResult &Result) const;

  void BeginSourceFile(const LangOptions &Language,
                       const Preprocessor *PP) override {
    Next.BeginSourceFile(Language, PP);
  }
  void EndSourceFile() override { Next.EndSourceFile(); }
  void finish() override { Next.finish(); }

  void HandleDiagnostic(DiagnosticsEngine::Level Level,
                        const Diagnostic &Info) override;

private:
  /// The message of \p Info, without the name of the check that clang-tidy
  /// appends.
  std::string messageOf(const Diagnostic &Info) const;
  void recordDetails(const Diagnostic &Info);
  void remark(const Diagnostic &Info);
  void recordError(const Diagnostic &Info);
  void record(DiagnosticsEngine::Level Level, const Diagnostic &Info);

  ClangTidyContext &Context;
  DiagnosticConsumer &Next;
  std::vector<Finding> &Found;
  std::vector<std::string> &Remarks;
  /// As writeDetails() writes them, by check, file and offset.
  std::map<std::tuple<std::string, std::string, unsigned>, std::string> Details;
  unsigned Errors = 0;
  bool IsTooMany = false;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_RUN_DIAGNOSTICRECORDER_H
