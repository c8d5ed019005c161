//===--- Formats.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The formats of reports.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_REPORT_FORMATS_H
#define URI_TIDY_TOOL_REPORT_FORMATS_H

#include "report/Report.h"
#include "llvm/Support/raw_ostream.h"

namespace clang::tidy::uri::tool {

/// SARIF 2.1.0, for code scanning.
void writeSarif(const Report &R, llvm::raw_ostream &Output);
/// All information, as JSON for other programs.
void writeJson(const Report &R, llvm::raw_ostream &Output);
/// A page to look at in a browser, which needs nothing else.
void writeHtml(const Report &R, llvm::raw_ostream &Output);
/// Workflow commands, which GitHub shows as annotations.
void writeGitHub(const Report &R, llvm::raw_ostream &Output);
/// GitLab's code quality report.
void writeGitLab(const Report &R, llvm::raw_ostream &Output);
/// Checkstyle's XML.
void writeCheckstyle(const Report &R, llvm::raw_ostream &Output);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_REPORT_FORMATS_H
