//===--- Findings.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "findings/Findings.h"
#include "support/Messages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Format.h"
#include <map>
#include <set>
#include <tuple>

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// The key by which findings are sorted and compared.
auto keyOf(const Finding &Found) {
  const bool IsSuppressed = Found.SuppressedBy == Suppression::InSource;
  return Found.Where
             ? std::make_tuple(IsSuppressed, Found.Where->Path,
                               Found.Where->Offset, Found.Check, Found.Text)
             : std::make_tuple(IsSuppressed, std::string(), 0U, Found.Check,
                               Found.Text);
}

/// The edits that \p Found or its notes suggest.
auto editsOf(const Finding &Found) {
  std::set<std::tuple<StringRef, unsigned, unsigned, StringRef>> Edits;
  const auto Add = [&Edits](const Message &Said) {
    for (const Edit &Each : Said.Edits)
      Edits.emplace(Each.Where.Path, Each.Where.Offset, Each.Where.Length,
                    Each.NewText);
  };
  Add(Found);
  llvm::for_each(Found.Notes, Add);
  return Edits;
}

void removeEdits(Finding &Found) {
  Found.Edits.clear();
  for (Message &Note : Found.Notes)
    Note.Edits.clear();
}

} // namespace

std::vector<std::string> mergeFindings(std::vector<Finding> &Findings) {
  std::map<decltype(keyOf(Findings.front())), Finding> Merged;
  std::set<decltype(keyOf(Findings.front()))> Disputed;
  for (Finding &Found : Findings) {
    const auto [Entry, IsNew] =
        Merged.try_emplace(keyOf(Found), std::move(Found));
    // Unless it was inserted, Found has not been moved from.
    if (!IsNew && editsOf(Entry->second) != editsOf(Found))
      Disputed.insert(Entry->first);
  }
  std::vector<std::string> Places;
  for (const auto &Key : Disputed) {
    Finding &Found = Merged.find(Key)->second;
    removeEdits(Found);
    const Place Where = Found.Where.value_or(Place());
    Places.push_back((Where.Path + ":" + llvm::Twine(Where.Line) + ":" +
                      llvm::Twine(Where.Column) + ": " + Found.Check)
                         .str());
  }
  Findings.clear();
  std::map<std::pair<bool, std::string>, unsigned> Seen;
  for (auto &[Key, Found] : Merged) {
    const unsigned Number = ++Seen[{std::get<0>(Key), Found.Fingerprint}];
    Found.Fingerprint += ":" + std::to_string(Number);
    Findings.push_back(std::move(Found));
  }
  return Places;
}

unsigned countFindings(llvm::ArrayRef<Finding> Findings) {
  return llvm::count_if(Findings, [](const Finding &Found) {
    return Found.counts() && !Found.isFromCompiler();
  });
}

bool hasConfigurationErrors(llvm::ArrayRef<Finding> Findings) {
  return llvm::any_of(Findings, [](const Finding &Found) {
    return Found.counts() && Found.Check == "clang-tidy-config";
  });
}

void printSummary(llvm::ArrayRef<Finding> Findings, FileCounts Files) {
  std::map<StringRef, unsigned> Checks;
  llvm::StringSet<> Places;
  for (const Finding &Found : Findings)
    if (Found.counts() && !Found.isFromCompiler()) {
      ++Checks[Found.Check];
      Places.insert(Found.Where ? StringRef(Found.Where->Path) : "");
    }
  llvm::errs() << amount(Files.All - Files.Left, "file") << " checked, "
               << amount(countFindings(Findings), "finding");
  if (!Checks.empty())
    llvm::errs() << " in " << amount(Places.size(), "file");
  if (Files.Unparsed > 0)
    llvm::errs() << "; " << Files.Unparsed << " did not have to be parsed";
  if (Files.Reused > 0)
    llvm::errs() << "; " << Files.Reused << " unchanged since an earlier run";
  llvm::errs() << '\n';
  for (const auto &[Check, Count] : Checks)
    llvm::errs() << llvm::format("%7u ", Count) << Check << '\n';
}

} // namespace clang::tidy::uri::tool
