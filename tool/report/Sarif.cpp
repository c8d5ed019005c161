//===--- Sarif.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "commands/Pages.h"
#include "report/Formats.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include <map>

using llvm::StringRef;
using llvm::json::OStream;

namespace clang::tidy::uri::tool {
namespace {

/// \p Path as a URI reference: whoever finds fault with URIs writes right ones.
std::string uriOf(StringRef Path) {
  std::string Result = Path.substr(0, 1) == "/" ? "file://" : "";
  for (const unsigned char C : Path)
    if (llvm::isAlnum(C) || StringRef("/-._~+,=@()!'*").contains(C)) {
      Result += C;
    } else {
      Result += '%';
      Result += llvm::hexdigit(C >> 4);
      Result += llvm::hexdigit(C & 15);
    }
  return Result;
}

/// uri-lowercase-hex is rule LowercaseHex.
std::string ruleName(StringRef Check) {
  std::string Name;
  Check.consume_front("uri-");
  bool IsFirst = true;
  for (const char C : Check) {
    if (C != '-')
      Name += IsFirst ? llvm::toUpper(C) : C;
    IsFirst = C == '-';
  }
  return Name;
}

void writeText(OStream &J, StringRef Key, StringRef Text) {
  J.attributeObject(Key, [&] { J.attribute("text", Text); });
}

void writeRegion(OStream &J, StringRef Key, const Place &Where) {
  J.attributeObject(Key, [&] {
    J.attribute("startLine", Where.Line);
    J.attribute("startColumn", Where.Column);
    J.attribute("endLine", Where.EndLine);
    J.attribute("endColumn", Where.EndColumn);
  });
}

void writeArtifact(OStream &J, const Place &Where) {
  J.attributeObject("artifactLocation", [&] {
    J.attribute("uri", uriOf(Where.Path));
    if (Where.isRelative())
      J.attribute("uriBaseId", "SRCROOT");
  });
}

void writePhysical(OStream &J, const Place &Where, StringRef LineText) {
  J.attributeObject("physicalLocation", [&] {
    writeArtifact(J, Where);
    writeRegion(J, "region", Where);
    if (!LineText.empty())
      J.attributeObject("contextRegion", [&] {
        J.attribute("startLine", Where.Line);
        J.attributeObject("snippet", [&] { J.attribute("text", LineText); });
      });
  });
}

void writeLocation(OStream &J, const Place &Where, StringRef Message) {
  J.object([&] {
    writePhysical(J, Where, "");
    writeText(J, "message", Message);
  });
}

void writeFix(OStream &J, llvm::ArrayRef<ReportedEdit> Edits,
              StringRef Description) {
  std::map<StringRef, std::vector<const ReportedEdit *>> Files;
  for (const ReportedEdit &Edit : Edits)
    Files[Edit.Where.Path].push_back(&Edit);
  J.object([&] {
    writeText(J, "description", Description);
    J.attributeArray("artifactChanges", [&] {
      for (const auto &File : Files)
        J.object([&] {
          writeArtifact(J, File.second.front()->Where);
          J.attributeArray("replacements", [&] {
            for (const ReportedEdit *Edit : File.second)
              J.object([&] {
                writeRegion(J, "deletedRegion", Edit->Where);
                writeText(J, "insertedContent", Edit->NewText);
              });
          });
        });
    });
  });
}

/// Notes that lead to the finding: they say where its value comes from, offer
/// nothing, and are elsewhere.
std::vector<const ReportedNote *> flowOf(const ReportedFinding &Finding) {
  std::vector<const ReportedNote *> Steps;
  for (const ReportedNote &Note : Finding.Notes)
    if (Note.Where && Note.Edits.empty() && Finding.Where &&
        (Note.Where->Path != Finding.Where->Path ||
         Note.Where->Line != Finding.Where->Line))
      Steps.push_back(&Note);
  return Steps;
}

void writeFlow(OStream &J, llvm::ArrayRef<const ReportedNote *> Steps,
               const ReportedFinding &Finding) {
  J.attributeArray("codeFlows", [&] {
    J.object([&] {
      J.attributeArray("threadFlows", [&] {
        J.object([&] {
          J.attributeArray("locations", [&] {
            const auto Step = [&](const Place &Where, StringRef Text) {
              J.object([&] {
                J.attributeBegin("location");
                writeLocation(J, Where, Text);
                J.attributeEnd();
              });
            };
            for (const ReportedNote *Note : Steps)
              Step(*Note->Where, Note->Text);
            Step(*Finding.Where, Finding.Message);
          });
        });
      });
    });
  });
}

void writeResult(OStream &J, const ReportedFinding &Finding, size_t Rule) {
  J.attribute("ruleId", Finding.Check);
  J.attribute("ruleIndex", static_cast<int64_t>(Rule));
  J.attribute("level", Finding.IsError ? "error" : "warning");
  writeText(J, "message", Finding.Message);
  J.attributeArray("locations", [&] {
    if (Finding.Where)
      J.object([&] {
        writePhysical(J, *Finding.Where,
                      Finding.IsLineWhole ? StringRef(Finding.LineText) : "");
      });
  });
  const auto HasPlace = [](const ReportedNote &Note) {
    return Note.Where.has_value();
  };
  if (llvm::any_of(Finding.Notes, HasPlace))
    J.attributeArray("relatedLocations", [&] {
      for (const ReportedNote &Note : Finding.Notes)
        if (Note.Where)
          writeLocation(J, *Note.Where, Note.Text);
    });
  if (const auto Steps = flowOf(Finding); !Steps.empty())
    writeFlow(J, Steps, Finding);
  const auto HasFix = [](const ReportedNote &Note) {
    return !Note.Edits.empty();
  };
  if (!Finding.Edits.empty() || llvm::any_of(Finding.Notes, HasFix))
    J.attributeArray("fixes", [&] {
      if (!Finding.Edits.empty())
        writeFix(J, Finding.Edits, Finding.Message);
      for (const ReportedNote &Note : Finding.Notes)
        if (HasFix(Note))
          writeFix(J, Note.Edits, Note.Text);
    });
  J.attributeObject("partialFingerprints", [&] {
    J.attribute("checkPathLine/v1", Finding.Fingerprint);
  });
  J.attributeArray("suppressions", [&] {
    if (Finding.SuppressedBy == Suppression::InSource)
      J.object([&] {
        J.attribute("kind", "inSource");
        J.attribute("justification", "NOLINT");
      });
    else if (Finding.SuppressedBy == Suppression::Baseline)
      J.object([&] {
        J.attribute("kind", "external");
        J.attribute("justification", "baseline");
      });
  });
}

void writeRule(OStream &J, StringRef Check) {
  const Page *Help = findPage(Check);
  const std::string Summary =
      Help ? Help->summary().str() : "Reported by the compiler.";
  J.attribute("id", Check);
  J.attribute("name", ruleName(Check));
  writeText(J, "shortDescription", Summary);
  writeText(J, "fullDescription", Summary);
  J.attributeObject("help", [&] {
    J.attribute("text", Help ? StringRef(Help->Text) : StringRef(Summary));
    if (Help)
      J.attribute("markdown", Help->Text);
  });
  J.attributeObject("defaultConfiguration",
                    [&] { J.attribute("level", "warning"); });
}

} // namespace

void writeSarif(const Report &R, llvm::raw_ostream &Output) {
  // Every check, found or not: a viewer can tell that it has run.
  std::vector<StringRef> Rules;
  for (const Page &Each : pages())
    Rules.push_back(Each.Check);
  for (const ReportedFinding &Finding : R.Findings)
    if (!llvm::is_contained(Rules, Finding.Check))
      Rules.push_back(Finding.Check);

  OStream J(Output, /*IndentSize=*/2);
  J.object([&] {
    J.attribute("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    J.attribute("version", "2.1.0");
    J.attributeArray("runs", [&] {
      J.object([&] {
        J.attributeObject("tool", [&] {
          J.attributeObject("driver", [&] {
            J.attribute("name", "uri-tidy");
            J.attribute("version", URI_TIDY_VERSION);
            J.attribute("semanticVersion", URI_TIDY_VERSION);
            // The standard that it holds programs to.
            J.attribute("informationUri",
                        "https://www.rfc-editor.org/rfc/rfc3986");
            J.attributeArray("rules", [&] {
              for (const StringRef Check : Rules)
                J.object([&] { writeRule(J, Check); });
            });
          });
        });
        J.attribute("columnKind", "unicodeCodePoints");
        J.attributeObject("originalUriBaseIds", [&] {
          J.attributeObject("SRCROOT",
                            [&] { J.attribute("uri", uriOf(R.Root + "/")); });
        });
        J.attributeArray("invocations", [&] {
          J.object([&] {
            J.attribute("executionSuccessful", R.IsComplete);
            J.attributeArray("toolExecutionNotifications", [&] {
              for (const std::string &Problem : R.Problems)
                J.object([&] {
                  J.attribute("level", "error");
                  writeText(J, "message", Problem);
                });
            });
          });
        });
        J.attributeArray("results", [&] {
          for (const ReportedFinding &Finding : R.Findings)
            J.object([&] {
              writeResult(J, Finding,
                          llvm::find(Rules, Finding.Check) - Rules.begin());
            });
        });
      });
    });
  });
  Output << '\n';
}

} // namespace clang::tidy::uri::tool
