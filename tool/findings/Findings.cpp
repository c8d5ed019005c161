//===--- Findings.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "findings/Findings.h"
#include "report/SourceLines.h"
#include "support/Paths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Format.h"
#include <map>
#include <set>
#include <tuple>

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// Resolves the paths of errors, each once.
class RealPaths {
public:
  const std::string &of(const ClangTidyError &Error) {
    if (Error.Message.FilePath.empty())
      return None;
    const std::string Path =
        pathFrom(Error.BuildDirectory, Error.Message.FilePath);
    auto [Entry, IsNew] = Resolved.try_emplace(Path);
    if (IsNew)
      Entry->second = realPathFrom("", Path);
    return Entry->second;
  }

private:
  const std::string None;
  llvm::StringMap<std::string> Resolved;
};

/// The edits that \p Error suggests, itself or in notes.
std::set<tooling::Replacement> editsOf(const ClangTidyError &Error) {
  std::set<tooling::Replacement> Edits;
  const auto Add = [&](const tooling::DiagnosticMessage &Message) {
    for (const auto &File : Message.Fix)
      for (const tooling::Replacement &Edit : File.second)
        Edits.emplace(realPathFrom(Error.BuildDirectory, Edit.getFilePath()),
                      Edit.getOffset(), Edit.getLength(),
                      Edit.getReplacementText());
  };
  Add(Error.Message);
  llvm::for_each(Error.Notes, Add);
  return Edits;
}

void removeEdits(ClangTidyError &Error) {
  Error.Message.Fix.clear();
  for (tooling::DiagnosticMessage &Note : Error.Notes)
    Note.Fix.clear();
}

} // namespace

std::vector<std::string> mergeErrors(std::vector<ClangTidyError> &Errors) {
  RealPaths Paths;
  const auto Key = [&Paths](const ClangTidyError &Error) {
    return std::make_tuple(Paths.of(Error), Error.Message.FileOffset,
                           Error.DiagnosticName, Error.Message.Message);
  };
  std::map<decltype(Key(Errors.front())), ClangTidyError> Merged;
  std::set<decltype(Key(Errors.front()))> Disputed;
  for (ClangTidyError &Error : Errors) {
    const auto [Entry, IsNew] =
        Merged.try_emplace(Key(Error), std::move(Error));
    // Unless it was taken, it is still there.
    if (!IsNew && editsOf(Entry->second) != editsOf(Error))
      Disputed.insert(Entry->first);
  }
  std::vector<std::string> Places;
  for (const auto &Each : Disputed) {
    const auto &[Path, Offset, Check, Message] = Each;
    removeEdits(Merged.find(Each)->second);
    const auto [Line, Column] = SourceLines(Path).at(Offset);
    Places.push_back((Path + ":" + llvm::Twine(Line) + ":" +
                      llvm::Twine(Column) + ": " + Check)
                         .str());
  }
  Errors.clear();
  for (auto &Entry : Merged)
    Errors.push_back(std::move(Entry.second));
  return Places;
}

bool isFromCompiler(const ClangTidyError &Error) {
  return StringRef(Error.DiagnosticName).substr(0, 17) == "clang-diagnostic-";
}

unsigned countFindings(llvm::ArrayRef<ClangTidyError> Errors) {
  return llvm::count_if(Errors, [](const ClangTidyError &Error) {
    return !isFromCompiler(Error);
  });
}

bool hasConfigurationErrors(llvm::ArrayRef<ClangTidyError> Errors) {
  return llvm::any_of(Errors, [](const ClangTidyError &Error) {
    return Error.DiagnosticName == "clang-tidy-config";
  });
}

/// \p Count, and \p Noun in the number that fits.
static std::string amount(unsigned Count, StringRef Noun) {
  return (llvm::Twine(Count) + " " + Noun + (Count == 1 ? "" : "s")).str();
}

void printSummary(llvm::ArrayRef<ClangTidyError> Errors, FileCounts Files) {
  std::map<StringRef, unsigned> Checks;
  llvm::StringSet<> Places;
  for (const ClangTidyError &Error : Errors)
    if (!isFromCompiler(Error)) {
      ++Checks[Error.DiagnosticName];
      Places.insert(Error.Message.FilePath);
    }
  llvm::errs() << amount(Files.All, "file") << " checked, "
               << amount(countFindings(Errors), "finding");
  if (!Checks.empty())
    llvm::errs() << " in " << amount(Places.size(), "file");
  if (Files.Unparsed > 0)
    llvm::errs() << "; " << Files.Unparsed << " needed no parse";
  if (Files.Reused > 0)
    llvm::errs() << "; " << Files.Reused << " unchanged since an earlier run";
  llvm::errs() << '\n';
  for (const auto &[Check, Count] : Checks)
    llvm::errs() << llvm::format("%7u ", Count) << Check << '\n';
}

} // namespace clang::tidy::uri::tool
