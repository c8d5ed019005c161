//===--- Annotations.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "findings/Severity.h"
#include "report/Formats.h"
#include "llvm/Support/JSON.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// The findings that count and have a place.
std::vector<const Finding *> shownFindings(const Report &R) {
  std::vector<const Finding *> Result;
  for (const Finding &Found : R.Findings)
    if (Found.SuppressedBy == Suppression::None && Found.Where)
      Result.push_back(&Found);
  return Result;
}

/// \p Text, escaped for a workflow command. \p IsProperty is true for text
/// before '::'.
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
      // XML 1.0 cannot represent the other control characters.
      Result += static_cast<unsigned char>(C) < 0x20 ? '?' : C;
    }
  return Result;
}

} // namespace

void writeGitHub(const Report &R, llvm::raw_ostream &Output) {
  for (const Finding *Found : shownFindings(R)) {
    const Place &Where = *Found->Where;
    const Severity Level = severityOf(*Found);
    Output << "::" << (Level == Severity::Note ? "notice" : nameOf(Level))
           << ' ' << "file=" << escapeGitHub(Where.Path, /*IsProperty=*/true)
           << ",line=" << Where.Line << ",endLine=" << Where.EndLine
           << ",col=" << Where.Column;
    // The end column is that of the last character.
    if (Where.Line == Where.EndLine)
      Output << ",endColumn=" << Where.EndColumn - 1;
    Output << ",title=" << escapeGitHub(Found->Check, /*IsProperty=*/true)
           << "::" << escapeGitHub(Found->Text, /*IsProperty=*/false) << '\n';
  }
  for (const std::string &Problem : R.Problems)
    Output << "::error title=uri-tidy::"
           << escapeGitHub(Problem, /*IsProperty=*/false) << '\n';
}

void writeGitLab(const Report &R, llvm::raw_ostream &Output) {
  llvm::json::OStream J(Output, /*IndentSize=*/2);
  J.array([&] {
    for (const Finding *Found : shownFindings(R))
      J.object([&] {
        J.attribute("description", Found->Text);
        J.attribute("check_name", Found->Check);
        J.attribute("fingerprint", Found->Fingerprint);
        J.attribute("severity", severityOf(*Found) == Severity::Error ? "major"
                                : severityOf(*Found) == Severity::Warning
                                    ? "minor"
                                    : "info");
        J.attributeObject("location", [&] {
          J.attribute("path", Found->Where->Path);
          J.attributeObject("lines", [&] {
            J.attribute("begin", Found->Where->Line);
            J.attribute("end", Found->Where->EndLine);
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
  for (const Finding *Found : shownFindings(R)) {
    const Place &Where = *Found->Where;
    if (File != Where.Path) {
      if (!File.empty())
        Output << "  </file>\n";
      File = Where.Path;
      Output << "  <file name=\"" << escapeXml(File) << "\">\n";
    }
    Output << "    <error line=\"" << Where.Line << "\" column=\""
           << Where.Column << "\" severity=\""
           << (severityOf(*Found) == Severity::Note
                   ? "info"
                   : nameOf(severityOf(*Found)))
           << "\" message=\"" << escapeXml(Found->Text) << "\" source=\""
           << escapeXml(Found->Check) << "\"/>\n";
  }
  if (!File.empty())
    Output << "  </file>\n";
  Output << "</checkstyle>\n";
}

} // namespace clang::tidy::uri::tool
