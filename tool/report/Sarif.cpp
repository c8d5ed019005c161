//===--- Sarif.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMCompat.h"
#include "commands/Pages.h"
#include "findings/Severity.h"
#include "report/Formats.h"
#include "report/Json.h"
#include "support/DocPages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include <map>

using llvm::StringRef;
using llvm::json::OStream;

namespace clang::tidy::uri::tool {
namespace {

/// \p Path as a URI reference that is itself valid.
std::string uriOf(StringRef Path) {
  std::string Result = compat::startsWith(Path, "/") ? "file://" : "";
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

/// The name of the rule for \p Check: LowercaseHex for uri-lowercase-hex.
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

void writeFix(OStream &J, llvm::ArrayRef<Edit> Edits, StringRef Description) {
  std::map<StringRef, std::vector<const Edit *>> Files;
  for (const Edit &Each : Edits)
    Files[Each.Where.Path].push_back(&Each);
  J.object([&] {
    writeText(J, "description", Description);
    J.attributeArray("artifactChanges", [&] {
      for (const auto &File : Files)
        J.object([&] {
          writeArtifact(J, File.second.front()->Where);
          J.attributeArray("replacements", [&] {
            for (const Edit *Each : File.second)
              J.object([&] {
                writeRegion(J, "deletedRegion", Each->Where);
                writeText(J, "insertedContent", Each->NewText);
              });
          });
        });
    });
  });
}

/// The notes that lead to the finding.
std::vector<const Message *> flowOf(const Finding &Found) {
  std::vector<const Message *> Steps;
  for (const Message &Note : Found.Notes)
    if (Found.comesFrom(Note))
      Steps.push_back(&Note);
  return Steps;
}

void writeFlow(OStream &J, llvm::ArrayRef<const Message *> Steps,
               const Finding &Found) {
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
            for (const Message *Note : Steps)
              Step(*Note->Where, Note->Text);
            Step(*Found.Where, Found.Text);
          });
        });
      });
    });
  });
}

void writeResult(OStream &J, const Finding &Found, size_t Rule) {
  J.attribute("ruleId", Found.Check);
  J.attribute("ruleIndex", static_cast<int64_t>(Rule));
  J.attribute("level", nameOf(severityOf(Found)));
  writeText(J, "message", Found.Text);
  J.attributeArray("locations", [&] {
    if (Found.Where)
      J.object([&] {
        writePhysical(J, *Found.Where,
                      Found.IsLineWhole ? StringRef(Found.LineText) : "");
      });
  });
  const auto HasPlace = [](const Message &Note) {
    return Note.Where.has_value();
  };
  if (llvm::any_of(Found.Notes, HasPlace))
    J.attributeArray("relatedLocations", [&] {
      for (const Message &Note : Found.Notes)
        if (Note.Where)
          writeLocation(J, *Note.Where, Note.Text);
    });
  if (const auto Steps = flowOf(Found); !Steps.empty())
    writeFlow(J, Steps, Found);
  const auto HasFix = [](const Message &Note) { return !Note.Edits.empty(); };
  if (!Found.Edits.empty() || llvm::any_of(Found.Notes, HasFix))
    J.attributeArray("fixes", [&] {
      if (!Found.Edits.empty())
        writeFix(J, Found.Edits, Found.Text);
      for (const Message &Note : Found.Notes)
        if (HasFix(Note))
          writeFix(J, Note.Edits, Note.Text);
    });
  J.attributeObject("partialFingerprints", [&] {
    J.attribute("checkPathLine/v1", Found.Fingerprint);
  });
  if (Found.Details)
    J.attributeObject("properties", [&] { writeEvidence(J, Found); });
  J.attributeArray("suppressions", [&] {
    if (Found.SuppressedBy == Suppression::InSource)
      J.object([&] {
        J.attribute("kind", "inSource");
        J.attribute("justification", "NOLINT");
      });
    else if (Found.SuppressedBy == Suppression::Baseline)
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
  if (const std::string Uri = uriOfPage(("checks/" + Check).str());
      Help && !Uri.empty())
    J.attribute("helpUri", Uri);
  J.attributeObject("defaultConfiguration",
                    [&] { J.attribute("level", nameOf(severityOf(Check))); });
  const std::vector<StringRef> Weaknesses =
      Help ? Help->weaknesses() : std::vector<StringRef>();
  J.attributeObject("properties", [&] {
    J.attributeArray("tags", [&] {
      J.value("uri");
      if (!Weaknesses.empty())
        J.value("security");
      // In the form that GitHub recognizes.
      for (const StringRef Weakness : Weaknesses)
        J.value("external/cwe/" + Weakness.lower());
    });
    if (!Weaknesses.empty())
      J.attribute("security-severity", Help->severity());
  });
}

} // namespace

void writeSarif(const Report &R, llvm::raw_ostream &Output) {
  // List every check, whether it found something or not, so that a viewer can
  // tell that it has run.
  std::vector<StringRef> Rules;
  for (const Page &Each : pages())
    Rules.push_back(Each.Check);
  for (const Finding &Found : R.Findings)
    if (!llvm::is_contained(Rules, Found.Check))
      Rules.push_back(Found.Check);

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
            // The first page of the site, or of the pages in a directory.
            for (const char *Home : {"index", "README", "checks/index"})
              if (const std::string Uri = uriOfPage(Home); !Uri.empty()) {
                J.attribute("informationUri", Uri);
                break;
              }
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
          for (const Finding &Found : R.Findings)
            J.object([&] {
              writeResult(J, Found,
                          llvm::find(Rules, Found.Check) - Rules.begin());
            });
        });
      });
    });
  });
  Output << '\n';
}

} // namespace clang::tidy::uri::tool
