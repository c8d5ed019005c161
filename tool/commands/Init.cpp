//===--- Init.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "commands/Subcommands.h"
#include "report/Outputs.h"
#include "run/Survey.h"
#include "support/Messages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

constexpr llvm::StringLiteral ConfigName = ".clang-tidy";
constexpr llvm::StringLiteral CatalogueName = "uri-catalogue.yaml";

/// A function that nothing is known of, and the number of places in URIs that
/// its results go to.
using UnknownFunction = std::pair<std::string, unsigned>;

/// The functions that \p Remarks name, the most frequent ones first.
std::vector<UnknownFunction> unknownIn(llvm::ArrayRef<std::string> Remarks) {
  llvm::StringMap<unsigned> Counts;
  for (const StringRef Remark : Remarks) {
    const StringRef Rest = Remark.split(": note: nothing is known of '").second;
    if (!Rest.empty())
      ++Counts[Rest.split('\'').first];
  }
  std::vector<UnknownFunction> Result;
  for (const auto &Entry : Counts)
    Result.push_back({Entry.first().str(), Entry.second});
  llvm::sort(Result, [](const UnknownFunction &A, const UnknownFunction &B) {
    return A.second != B.second ? A.second > B.second : A.first < B.first;
  });
  return Result;
}

std::string catalogueOf(llvm::ArrayRef<UnknownFunction> Functions) {
  std::string Text;
  llvm::raw_string_ostream Output(Text);
  Output << "# What the functions of this project do with text that becomes "
            "part of a URI.\n"
            "# An entry counts as soon as its line 'behaviour' is removed. "
            "Delete the entries\n"
            "# of functions that do not encode. docs/catalogue.md describes "
            "the other facts.\n"
            "functions:\n";
  for (const auto &[Name, Count] : Functions)
    Output << "  # Its result is data in " << amount(Count, "place")
           << ". Does it percent-encode its argument?\n"
              "  - name: "
           << Name
           << "\n    behaviour: unverified\n"
              "    encodes: {from: 0, keeps: unreserved}\n";
  return Output.str();
}

std::string configOf(bool HasCatalogue) {
  return std::string("Checks: 'uri-*'\nCheckOptions:\n"
                     "  MinConfidence: likely\n") +
         (HasCatalogue ? ("  UriCatalog: " + CatalogueName + "\n").str() : "");
}

/// Writes \p Text to \p File unless that exists. Returns whether it was
/// written or, after an error message, that it could not be in \p Failed.
bool writeNew(StringRef File, StringRef Text, bool &Failed) {
  if (llvm::sys::fs::exists(File))
    return false;
  Failed |= !writeOutput(File, Text);
  if (!Failed)
    printNote("wrote '" + File + "'");
  return !Failed;
}

} // namespace

ExitCode initProject(llvm::ArrayRef<StringRef> Arguments) {
  if (llvm::is_contained(Arguments, "--help"))
    return showUsage("init");
  const std::optional<CommandLine> Line = parseArguments(Arguments);
  if (!Line)
    return Usage;
  const std::optional<RunResult> Found = survey(*Line);
  if (!Found)
    return Usage;
  const std::vector<UnknownFunction> Functions = unknownIn(Found->Remarks);

  bool Failed = false;
  if (!Functions.empty() &&
      !writeNew(CatalogueName, catalogueOf(Functions), Failed) && !Failed)
    printNote("'" + CatalogueName + "' exists, and was not changed");
  const std::string Config =
      configOf(!Functions.empty() || llvm::sys::fs::exists(CatalogueName));
  if (!writeNew(ConfigName, Config, Failed) && !Failed)
    llvm::outs() << "# Add this to " << ConfigName << ":\n" << Config;
  printNote(amount(countFindings(Found->Findings), "finding") + ", " +
            amount(Functions.size(), "function") + " to describe" +
            (Functions.empty() ? ""
                               : "; edit '" + CatalogueName.str() +
                                     "' before you judge them"));
  if (Failed || !Found->Complete)
    return Incomplete;
  return Clean;
}

} // namespace clang::tidy::uri::tool
