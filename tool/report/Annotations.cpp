//===--- Annotations.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "report/Formats.h"
#include "llvm/Support/JSON.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// The findings that count and that can be shown at a place.
std::vector<const ReportedFinding *> shownFindings(const Report &R) {
  std::vector<const ReportedFinding *> Result;
  for (const ReportedFinding &Finding : R.Findings)
    if (Finding.SuppressedBy == Suppression::None && Finding.Where)
      Result.push_back(&Finding);
  return Result;
}

/// \p Text for a workflow command; \p IsProperty for what stands before '::'.
std::string escapeGitHub(StringRef Text, bool IsProperty) {
  std::string Result;
  for (const char C : Text)
    if (C == '%')
      Result += "%25";
    else if (C == '\r')
      Result += "%0D";
    else if (C == '\n')
      Result += "%0A";
    else if (IsProperty && C == ':')
      Result += "%3A";
    else if (IsProperty && C == ',')
      Result += "%2C";
    else
      Result += C;
  return Result;
}

std::string escapeXml(StringRef Text) {
  std::string Result;
  for (const char C : Text)
    switch (C) {
    case '&':
      Result += "&amp;";
      break;
    case '<':
      Result += "&lt;";
      break;
    case '>':
      Result += "&gt;";
      break;
    case '"':
      Result += "&quot;";
      break;
    case '\n':
      Result += "&#10;";
      break;
    case '\t':
      Result += "&#9;";
      break;
    default:
      // XML 1.0 has no way to write the other controls.
      Result += static_cast<unsigned char>(C) < 0x20 ? '?' : C;
    }
  return Result;
}

} // namespace

void writeGitHub(const Report &R, llvm::raw_ostream &Output) {
  for (const ReportedFinding *Finding : shownFindings(R)) {
    const Place &Where = *Finding->Where;
    Output << (Finding->IsError ? "::error " : "::warning ")
           << "file=" << escapeGitHub(Where.Path, /*IsProperty=*/true)
           << ",line=" << Where.Line << ",endLine=" << Where.EndLine
           << ",col=" << Where.Column;
    // The end column is that of the last character.
    if (Where.Line == Where.EndLine)
      Output << ",endColumn=" << Where.EndColumn - 1;
    Output << ",title=" << escapeGitHub(Finding->Check, /*IsProperty=*/true)
           << "::" << escapeGitHub(Finding->Message, /*IsProperty=*/false)
           << '\n';
  }
  for (const std::string &Problem : R.Problems)
    Output << "::error title=uri-tidy::"
           << escapeGitHub(Problem, /*IsProperty=*/false) << '\n';
}

void writeGitLab(const Report &R, llvm::raw_ostream &Output) {
  llvm::json::OStream J(Output, /*IndentSize=*/2);
  J.array([&] {
    for (const ReportedFinding *Finding : shownFindings(R))
      J.object([&] {
        J.attribute("description", Finding->Message);
        J.attribute("check_name", Finding->Check);
        J.attribute("fingerprint", Finding->Fingerprint);
        J.attribute("severity", Finding->IsError ? "major" : "minor");
        J.attributeObject("location", [&] {
          J.attribute("path", Finding->Where->Path);
          J.attributeObject("lines", [&] {
            J.attribute("begin", Finding->Where->Line);
            J.attribute("end", Finding->Where->EndLine);
          });
        });
      });
  });
  Output << '\n';
}

void writeCheckstyle(const Report &R, llvm::raw_ostream &Output) {
  Output << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<checkstyle version=\"4.3\">\n";
  StringRef File;
  for (const ReportedFinding *Finding : shownFindings(R)) {
    const Place &Where = *Finding->Where;
    if (File != Where.Path) {
      if (!File.empty())
        Output << "  </file>\n";
      File = Where.Path;
      Output << "  <file name=\"" << escapeXml(File) << "\">\n";
    }
    Output << "    <error line=\"" << Where.Line << "\" column=\""
           << Where.Column << "\" severity=\""
           << (Finding->IsError ? "error" : "warning") << "\" message=\""
           << escapeXml(Finding->Message) << "\" source=\""
           << escapeXml(Finding->Check) << "\"/>\n";
  }
  if (!File.empty())
    Output << "  </file>\n";
  Output << "</checkstyle>\n";
}

} // namespace clang::tidy::uri::tool
