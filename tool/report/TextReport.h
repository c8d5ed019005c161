//===--- TextReport.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints findings for people, in clang-tidy's format.
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

/// Prints findings: the message, the source line, a caret and a preview of the
/// fix.
class TextReport {
public:
  TextReport(llvm::raw_ostream &Output, bool UseColor);

  /// \p Fix is the fix that is being applied, if any.
  void print(const Finding &Found, const FixPlan::Outcome &Fix);

private:
  SourceLocation location(llvm::StringRef Name, unsigned Offset);
  CharSourceRange range(const ByteRange &Where);
  void report(unsigned Diagnostic, const Message &Said, llvm::StringRef Check);

  /// Whether no earlier finding has inserted the same text: several may include
  /// the same header.
  bool isNew(const Edit &Each);

  /// Insertions, and the number of the first finding that made each of them.
  std::map<std::tuple<std::string, unsigned, std::string>, unsigned> Insertions;
  unsigned Printed = 0;
  /// The directory to which names in the current finding are relative.
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
