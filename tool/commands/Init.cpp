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
#include <map>

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

constexpr llvm::StringLiteral ConfigName = ".clang-tidy";
constexpr llvm::StringLiteral CatalogueName = "uri-catalogue.yaml";

/// The numbers of places in each component that a text goes to.
using Places = std::map<std::string, unsigned>;

/// What the project says nothing of, and where its text goes.
struct UnknownText {
  std::string Name;
  Places Counts;
  unsigned All = 0;
};

/// The texts that \p Remarks name between \p Before and \p After, the most
/// frequent ones first.
std::vector<UnknownText> unknownIn(llvm::ArrayRef<std::string> Remarks,
                                   StringRef Before, StringRef After) {
  llvm::StringMap<Places> Counts;
  for (const StringRef Remark : Remarks) {
    const auto [Name, Rest] = Remark.split(Before).second.split('\'');
    StringRef Component = Rest;
    if (!Name.empty() && Component.consume_front(After))
      ++Counts[Name][Component.str()];
  }
  std::vector<UnknownText> Result;
  for (const auto &Entry : Counts) {
    UnknownText Text{Entry.first().str(), Entry.second};
    for (const auto &Each : Text.Counts)
      Text.All += Each.second;
    Result.push_back(std::move(Text));
  }
  llvm::sort(Result, [](const UnknownText &A, const UnknownText &B) {
    return A.All != B.All ? A.All > B.All : A.Name < B.Name;
  });
  return Result;
}

/// What remains to be described.
struct Unknown {
  std::vector<UnknownText> Encoders, Getters, Classes;

  explicit Unknown(llvm::ArrayRef<std::string> Remarks)
      : Encoders(unknownIn(Remarks, ": note: nothing is known of '",
                           ", whose result is data in a ")),
        Getters(unknownIn(Remarks, ": note: nothing is known of the text of '",
                          ", which is data in a ")),
        Classes(unknownIn(Remarks, ": note: text of the class '",
                          " is data in a ")) {}

  size_t functions() const { return Encoders.size() + Getters.size(); }
  bool isEmpty() const { return functions() == 0 && Classes.empty(); }
};

/// '3 query values and 1 path segment'.
std::string amounts(const Places &Counts) {
  std::vector<std::pair<unsigned, StringRef>> Sorted;
  for (const auto &[Component, Count] : Counts)
    Sorted.push_back({Count, Component});
  llvm::sort(Sorted, [](const auto &A, const auto &B) {
    return A.first != B.first ? A.first > B.first : A.second < B.second;
  });
  std::string Text;
  for (const auto &[Count, Component] : Sorted)
    Text += (Text.empty()                        ? ""
             : Component == Sorted.back().second ? " and "
                                                 : ", ") +
            amount(Count, Component);
  return Text;
}

std::string catalogueOf(const Unknown &Of) {
  std::string Text;
  llvm::raw_string_ostream Output(Text);
  Output << "# What the functions of this project do with text that becomes "
            "part of a URI.\n"
            "# An entry counts as soon as its line 'behaviour' is removed. "
            "Delete the entries\n"
            "# of functions that do not encode. docs/catalogue.md describes "
            "the other facts.\n";
  if (!Of.Classes.empty()) {
    // More are a list that nobody reads.
    constexpr size_t Most = 20;
    Output << "\n# The classes that hold most of the text that is inserted as "
              "it is:\n";
    for (const UnknownText &Each : llvm::ArrayRef(Of.Classes).take_front(Most))
      Output << "#   " << Each.Name << ": " << amounts(Each.Counts) << '\n';
    if (Of.Classes.size() > Most)
      Output << "#   and " << Of.Classes.size() - Most << " more\n";
    Output << "# If they hold it encoded, say so in the names of their fields "
              "and methods.\n";
  }
  if (Of.functions() > 0)
    Output << "\nfunctions:\n";
  for (const UnknownText &Each : Of.Encoders)
    Output << "  # Its result goes into " << amounts(Each.Counts)
           << ". Does it percent-encode its argument?\n"
              "  - name: "
           << Each.Name
           << "\n    behaviour: unverified\n"
              "    encodes: {from: 0, keeps: unreserved}\n";
  for (const UnknownText &Each : Of.Getters)
    Output << "  # Its result goes into " << amounts(Each.Counts)
           << ". Is that text which needs no encoding?\n"
              "  - name: "
           << Each.Name
           << "\n    behaviour: unverified\n"
              "    safe: result\n";
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
  const Unknown Of(Found->Remarks);

  bool Failed = false;
  if (!Of.isEmpty() && !writeNew(CatalogueName, catalogueOf(Of), Failed) &&
      !Failed)
    printNote("'" + CatalogueName + "' exists, and was not changed");
  const std::string Config =
      configOf(!Of.isEmpty() || llvm::sys::fs::exists(CatalogueName));
  if (!writeNew(ConfigName, Config, Failed) && !Failed)
    llvm::outs() << "# Add this to " << ConfigName << ":\n" << Config;
  printNote(amount(countFindings(Found->Findings), "finding") + ", " +
            amount(Of.functions(), "function") + " to describe" +
            (Of.isEmpty() ? ""
                          : "; edit '" + CatalogueName.str() +
                                "' before you judge them"));
  if (!Of.Classes.empty())
    printNote("the class that holds most of the text is '" +
              Of.Classes.front().Name +
              "': " + amounts(Of.Classes.front().Counts));
  if (Failed || !Found->Complete)
    return Incomplete;
  return Clean;
}

} // namespace clang::tidy::uri::tool
