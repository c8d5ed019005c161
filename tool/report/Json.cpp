//===--- Json.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "report/Json.h"
#include "findings/Severity.h"
#include "report/Formats.h"

using llvm::json::OStream;

namespace clang::tidy::uri::tool {
namespace {

void writePlace(OStream &J, const Place &Where) {
  J.attribute("file", Where.Path);
  J.attribute("line", Where.Line);
  J.attribute("column", Where.Column);
  J.attribute("endLine", Where.EndLine);
  J.attribute("endColumn", Where.EndColumn);
}

void writeEdits(OStream &J, llvm::ArrayRef<Edit> Edits) {
  if (Edits.empty())
    return;
  J.attributeArray("fix", [&] {
    for (const Edit &Each : Edits)
      J.object([&] {
        writePlace(J, Each.Where);
        J.attribute("newText", Each.NewText);
      });
  });
}

llvm::StringRef nameOf(Suppression By) {
  return By == Suppression::InSource ? "NOLINT" : "baseline";
}

void writeUri(OStream &J, llvm::ArrayRef<DrawnPart> Parts) {
  if (Parts.empty())
    return;
  J.attributeArray("uri", [&] {
    for (const DrawnPart &Part : Parts)
      J.object([&] {
        if (Part.Which)
          J.attribute("component", llvm::StringRef(uricore::name(*Part.Which)));
        if (Part.Kind == DrawnPart::Cut)
          J.attribute("cut", true);
        else
          J.attribute(Part.Kind == DrawnPart::Value ? "value" : "text",
                      Part.Content);
        if (Part.Offends)
          J.attribute("offends", true);
      });
  });
}

void writeBytes(OStream &J, llvm::StringRef Key,
                const uricore::CharSet &Bytes) {
  if (Bytes.empty())
    return;
  J.attributeArray(Key, [&] {
    for (const std::string &Each : spelled(Bytes))
      J.value(Each);
  });
}

void writeAttributes(OStream &J, const Finding &Found) {
  J.attribute("check", Found.Check);
  J.attribute("level", nameOf(severityOf(Found)));
  J.attribute("message", Found.Text);
  if (Found.Where)
    writePlace(J, *Found.Where);
  J.attribute("fingerprint", Found.Fingerprint);
  if (Found.SuppressedBy != Suppression::None)
    J.attribute("suppressedBy", nameOf(Found.SuppressedBy));
  writeEvidence(J, Found);
  if (Found.Details)
    writeUri(J, Found.Details->Uri);
  writeEdits(J, Found.Edits);
  J.attributeArray("notes", [&] {
    for (const Message &Note : Found.Notes)
      J.object([&] {
        J.attribute("message", Note.Text);
        if (Note.Where)
          writePlace(J, *Note.Where);
        if (Found.comesFrom(Note))
          J.attribute("isStep", true);
        writeEdits(J, Note.Edits);
      });
  });
}

} // namespace

void writeEvidence(OStream &J, const Finding &Found) {
  if (!Found.Details)
    return;
  const Evidence &Known = Found.Details->Known;
  const auto WriteNumber = [&J](llvm::StringRef Key, int Tenths) {
    J.attributeBegin(Key);
    J.rawValue(decimal(Tenths));
    J.attributeEnd();
  };
  J.attribute("confidence", nameOf(Found.confidence()));
  J.attributeObject("evidence", [&] {
    WriteNumber("score", scoreOf(Known.Features, Found.Check));
    if (Known.Which)
      J.attribute("component", llvm::StringRef(uricore::name(*Known.Which)));
    if (!Known.Origin.empty())
      J.attribute("origin", Known.Origin);
    writeBytes(J, "occurring", Known.Occurring);
    writeBytes(J, "excluded", Known.Excluded);
    J.attributeArray("features", [&] {
      Known.Features.forEach([&](Feature Each) {
        J.object([&] {
          J.attribute("feature", nameOf(Each));
          WriteNumber("weight", weightOf(Each, Known.Features, Found.Check));
        });
      });
    });
  });
}

void writeFinding(OStream &J, const Finding &Found) {
  J.object([&] { writeAttributes(J, Found); });
}

void writeJson(const Report &R, llvm::raw_ostream &Output) {
  OStream J(Output, /*IndentSize=*/2);
  J.object([&] {
    J.attribute("tool", "uri-tidy");
    J.attribute("version", URI_TIDY_VERSION);
    J.attribute("root", R.Root);
    J.attribute("complete", R.IsComplete);
    J.attributeArray("problems", [&] {
      for (const std::string &Problem : R.Problems)
        J.value(Problem);
    });
    J.attributeArray("findings", [&] {
      for (const Finding &Found : R.Findings)
        writeFinding(J, Found);
    });
  });
  Output << '\n';
}

} // namespace clang::tidy::uri::tool
