//===--- Fixes.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "findings/Fixes.h"
#include "support/Messages.h"
#include "support/WriteFile.h"
#include "clang/Format/Format.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/xxhash.h"

using clang::tooling::Replacement;
using clang::tooling::Replacements;
using llvm::StringRef;
namespace fs = llvm::sys::fs;

namespace clang::tidy::uri::tool {
namespace {

/// Applies \p Edits to \p Text. Like clang-tidy, cleans up and formats the code
/// around them.
llvm::Expected<std::string> apply(StringRef Text, StringRef Path,
                                  const Replacements &Edits,
                                  StringRef StyleName) {
  auto Style = format::getStyle(StyleName, Path, "none");
  if (!Style)
    return Style.takeError();
  auto Clean = format::cleanupAroundReplacements(Text, Edits, *Style);
  if (!Clean)
    return Clean.takeError();
  auto Formatted = format::formatReplacements(Text, *Clean, *Style);
  if (!Formatted)
    return Formatted.takeError();
  return tooling::applyAllReplacements(Text, *Formatted);
}

/// The fix of \p Found, or else, if \p FromNotes, of its notes; none if two
/// notes have one.
llvm::ArrayRef<Edit> fixOf(const Finding &Found, bool FromNotes) {
  if (!Found.Edits.empty() || !FromNotes)
    return Found.Edits;
  llvm::ArrayRef<Edit> Fix;
  for (const Message &Note : Found.Notes) {
    if (Note.Edits.empty())
      continue;
    if (!Fix.empty())
      return {};
    Fix = Note.Edits;
  }
  return Fix;
}

} // namespace

FixPlan::Outcome FixPlan::add(const Finding &Found, bool FromNotes) {
  const llvm::ArrayRef<Edit> Edits = fixOf(Found, FromNotes);
  if (Edits.empty())
    return {};
  ++Total;
  llvm::StringMap<Replacements> Attempt;
  bool Fits = true, IsInside = true;
  for (const Edit &Each : Edits) {
    const std::string &Path = Each.Where.Path;
    const Replacement New(Path, Each.Where.Offset, Each.Where.Length,
                          Each.NewText);
    if (Scope && !Scope->contains(Path)) {
      FilesOutside.insert(Path);
      IsInside = false;
    }
    auto [Entry, IsNew] = Attempt.try_emplace(Path);
    if (IsNew)
      Entry->second = Files.lookup(Path);
    // Two findings may add the same #include.
    if (llvm::is_contained(Entry->second, New))
      continue;
    if (llvm::Error Conflict = Entry->second.add(New)) {
      llvm::consumeError(std::move(Conflict));
      Fits = false;
    }
  }
  Outside += !IsInside;
  if (!Fits || !IsInside)
    return {Edits, /*IsTaken=*/false};
  std::vector<std::string> &Names = Taken.emplace_back();
  for (auto &File : Attempt) {
    Names.push_back(File.first().str());
    Files[File.first()] = std::move(File.second);
  }
  return {Edits, /*IsTaken=*/true};
}

unsigned FixPlan::applied(const llvm::StringSet<> &Written) const {
  return llvm::count_if(Taken, [&](const std::vector<std::string> &Names) {
    return llvm::all_of(
        Names, [&](const std::string &Name) { return Written.contains(Name); });
  });
}

std::vector<FixPlan::FileChange>
FixPlan::changes(Configuration &Config,
                 llvm::ArrayRef<InputFile> Inputs) const {
  llvm::StringMap<uint64_t> Hashes;
  for (const InputFile &Input : Inputs)
    Hashes.try_emplace(Input.Path, Input.Hash);
  std::vector<FileChange> Result;
  for (const auto &File : Files) {
    const StringRef Path = File.first();
    const Replacements &Edits = File.second;
    const auto Buffer = llvm::MemoryBuffer::getFile(Path);
    if (!Buffer) {
      printError("cannot read '" + Path + "': " + Buffer.getError().message());
      continue;
    }
    const StringRef Text = (*Buffer)->getBuffer();
    const auto Known = Hashes.find(Path);
    if (Known != Hashes.end() && Known->second != llvm::xxHash64(Text)) {
      printError("'" + Path +
                 "' has changed since it was checked: no fix is applied to it");
      continue;
    }
    auto New = apply(Text, Path, Edits, Config.formatStyle(Path));
    if (New)
      Result.push_back({Path.str(), Text.str(), std::move(*New)});
    else
      printError("cannot fix '" + Path +
                 "': " + llvm::toString(New.takeError()));
  }
  llvm::sort(Result, [](const FileChange &A, const FileChange &B) {
    return A.Path < B.Path;
  });
  return Result;
}

bool writeChange(const FixPlan::FileChange &Change) {
  bool IsSame = true;
  const std::error_code Error = replaceFile(Change.Path, Change.After, [&] {
    const auto Now = llvm::MemoryBuffer::getFile(Change.Path);
    IsSame = Now && (*Now)->getBuffer() == Change.Before;
    return IsSame;
  });
  if (!IsSame)
    printError("'" + Change.Path +
               "' has changed since it was checked: no fix is applied to it");
  else if (Error)
    printError("cannot write '" + Change.Path + "': " + Error.message());
  return !Error;
}

} // namespace clang::tidy::uri::tool
