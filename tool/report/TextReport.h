//===--- TextReport.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Findings for people, in clang-tidy's words.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_REPORT_TEXTREPORT_H
#define URI_TIDY_TOOL_REPORT_TEXTREPORT_H

#include "LLVMCompat.h"
#include "findings/Fixes.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/TextDiagnosticPrinter.h"
#include <map>
#include <memory>
#include <string>
#include <tuple>

namespace clang::tidy::uri::tool {

/// Prints findings: message, source line, caret, preview of the fix.
class TextReport {
public:
  TextReport(llvm::raw_ostream &Output, bool UseColor);

  /// \p Fix is the one that is being applied, if it is.
  void print(const Finding &Found, const FixPlan::Outcome &Fix);

private:
  SourceLocation location(llvm::StringRef Name, unsigned Offset);
  CharSourceRange range(const ByteRange &Where);
  void report(unsigned Diagnostic, const Message &Said, llvm::StringRef Check);

  /// Whether no earlier finding has inserted the same: several may include one
  /// header.
  bool isNew(const Edit &Each);

  /// Insertions, and the number of the finding that had them first.
  std::map<std::tuple<std::string, unsigned, std::string>, unsigned> Insertions;
  unsigned Printed = 0;
  /// Where relative names of the current finding begin.
  llvm::StringRef Directory;
  std::string CurrentDirectory;
  LangOptions Language;
  compat::DiagnosticOptionsOwner Options;
  TextDiagnosticPrinter Printer;
  DiagnosticsEngine Engine;
  FileManager Files;
  SourceManager Sources;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_REPORT_TEXTREPORT_H
