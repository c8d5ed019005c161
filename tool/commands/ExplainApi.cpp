//===--- ExplainApi.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "commands/CataloguePrinter.h"
#include "commands/Subcommands.h"
#include "knowledge/CatalogueReader.h"
#include "knowledge/NameMeanings.h"
#include "knowledge/Names.h"
#include "support/Messages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using llvm::StringRef;
using namespace clang::tidy::uri::catalogue;

namespace clang::tidy::uri::tool {

namespace {

/// The known names that are most similar to \p Name, the most similar first.
std::vector<StringRef> nearMisses(const CatalogueTable &Table, StringRef Name) {
  static constexpr size_t MaxNames = 5;
  const std::string Wanted = Name.lower();
  std::vector<StringRef> All;
  for (const Function &F : Table.Functions)
    All.push_back(Table.text(F.Name));
  for (const TypeFacts &T : Table.Types)
    All.push_back(Table.text(T.Name));
  std::vector<std::pair<unsigned, StringRef>> Found;
  for (const StringRef Known : All) {
    const unsigned Most = static_cast<unsigned>(Name.size() / 3) + 1;
    // The namespace may be missing or wrong, too.
    unsigned Distance = StringRef(Wanted).edit_distance(
        Known.lower(), /*AllowReplacements=*/true, Most);
    for (const StringRef Part : {Name, lastPart(Name)})
      Distance = std::min(
          Distance, Part.lower() == lastPart(Known).lower()
                        ? 0
                        : lastPart(Known).edit_distance(Part, true, Most));
    if (Distance <= Most)
      Found.emplace_back(Distance, Known);
  }
  llvm::sort(Found);
  std::vector<StringRef> Names;
  for (const auto &[Distance, Known] : Found)
    if (Names.size() < MaxNames && !llvm::is_contained(Names, Known))
      Names.push_back(Known);
  return Names;
}

/// Prints the words of \p Name and their meanings.
void printName(StringRef Name, const NameMeanings &Known,
               llvm::raw_ostream &OS) {
  const auto Words = wordsOf(Name);
  OS << Name << "\n  words: " << (Words.empty() ? "none" : "")
     << llvm::join(Words, ", ") << '\n';
  const auto Print = [&](StringRef Not, const NameMeanings::Reason &Each,
                         StringRef Why) {
    OS << "  " << Not << nameOf(MeaningWords, Each.Meaning);
    if (!Each.Words.empty())
      OS << " (" << Each.Words << ')';
    OS << (Why.empty() ? "" : ": ") << Why << '\n';
  };
  const auto Reasons = Known.reasonsOf(Name);
  bool HasAny = false;
  for (const NameMeanings::Reason &Each : Reasons)
    if (Each.Excluded.empty()) {
      Print("", Each, Each.Why);
      HasAny = true;
    }
  if (!HasAny)
    OS << "  no meaning\n";
  for (const NameMeanings::Reason &Each : Reasons)
    if (!Each.Excluded.empty())
      Print("not ", Each, Each.Excluded);
}

} // namespace

ExitCode explainApi(llvm::ArrayRef<StringRef> Arguments) {
  if (llvm::is_contained(Arguments, "--help")) {
    showUsage("explain-api");
    return Clean;
  }
  CatalogueBuilder Users;
  CatalogueReader Reader(Users);
  // The names, and whether each was given with --name.
  llvm::SmallVector<std::pair<StringRef, bool>, 4> Names;
  bool IsName = false;
  for (StringRef Name : Arguments) {
    if (IsName || Name.consume_front("--name=")) {
      Names.emplace_back(Name, true);
      IsName = false;
      continue;
    }
    IsName = Name == "--name";
    if (IsName)
      continue;
    if (!Name.consume_front("--catalog=")) {
      Names.emplace_back(Name, false);
      continue;
    }
    const auto Content = llvm::MemoryBuffer::getFile(Name);
    YamlError Error = {Name.str(), 1, 1, ""};
    if (!Content)
      Error.Message = Content.getError().message();
    if (!Content || !Reader.readFile(Name, (*Content)->getBuffer(), Error)) {
      printError(Error.text());
      return Usage;
    }
  }
  if (Names.empty() || IsName)
    return refuseUsage("explain-api");
  if (YamlError Error; !Reader.checkLikes(&builtIn(), Error)) {
    printError(Error.text());
    return Usage;
  }
  Users.finish();
  NameMeanings Meanings;
  Meanings.add(std::move(Users.Names));
  bool AreKnown = true;
  for (const auto &[Name, AreWords] : Names) {
    if (AreWords) {
      printName(Name, Meanings, llvm::outs());
      continue;
    }
    // The user's facts replace the built-in ones.
    if (printFacts(Users.table(), Name, llvm::outs()) ||
        printFacts(builtIn(), Name, llvm::outs()))
      continue;
    AreKnown = false;
    std::string Message = "nothing is known about '" + Name.str() + "'";
    const std::vector<StringRef> Near = nearMisses(builtIn(), Name);
    if (!Near.empty())
      Message += "; did you mean " + llvm::join(Near, ", ") + "?";
    printError(Message);
  }
  return AreKnown ? Clean : Usage;
}

} // namespace clang::tidy::uri::tool
