//===--- Locator.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "findings/Locator.h"
#include "support/Paths.h"
#include "support/Utf8.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {

const Locator::File &Locator::file(StringRef Name) {
  auto &Slot = Files[pathFrom(Directory, Name)];
  if (!Slot) {
    const std::string Path = realPathFrom(Directory, Name);
    Slot = std::make_unique<File>(File{Path, SourceLines(Path)});
  }
  return *Slot;
}

void Locator::locate(Place &Where) {
  const File &In = file(Where.Name);
  const auto Begin = In.Lines.at(Where.Offset);
  const auto End = In.Lines.at(Where.Offset + Where.Length);
  Where.Path = In.Path;
  Where.Line = Begin.Line;
  Where.Column = Begin.Column;
  Where.EndLine = End.Line;
  Where.EndColumn = End.Column;
}

void Locator::locate(Message &Said) {
  if (Said.Where) {
    locate(*Said.Where);
    // Most viewers do not show an empty range.
    Said.Where->EndColumn += Said.Where->Length == 0;
  }
  for (Edit &Each : Said.Edits)
    locate(Each.Where);
}

/// The hash in the fingerprint. It does not depend on the position or the
/// indentation of the line, nor on the message, which may be reworded.
uint64_t Locator::identityOf(const Finding &Found, StringRef Line) {
  const auto Compute = [&] {
    const StringRef Path = Found.Where ? StringRef(Found.Where->Path) : "";
    const std::string Text = asUtf8(Line);
    const std::string Identity = Found.Check + '\0' +
                                 asUtf8(pathBelow(Root, Path).value_or(Path)) +
                                 '\0' + StringRef(Text).trim().str();
    return llvm::xxHash64(Identity);
  };
  // Without a place or a file, there is no line to use as a key.
  if (Line.empty())
    return Compute();
  const auto [Entry, IsNew] =
      Identities.try_emplace({Found.Check, Line.data()});
  if (IsNew)
    Entry->second = Compute();
  return Entry->second;
}

void Locator::locate(Finding &Found) {
  Directory = Found.Directory;
  locate(static_cast<Message &>(Found));
  for (Message &Note : Found.Notes)
    locate(Note);
  StringRef Line;
  if (Found.Where)
    Line = file(Found.Where->Name).Lines.line(Found.Where->Offset);
  Found.Fingerprint = llvm::utohexstr(identityOf(Found, Line),
                                      /*LowerCase=*/true, /*Width=*/16);
  // Clang does not show longer lines either, and a line may have a finding
  // every few bytes.
  constexpr size_t LongestLine = 4096, Beginning = 128;
  Found.IsLineWhole = Line.size() <= LongestLine;
  Found.LineText =
      (Found.IsLineWhole ? Line : Line.take_front(Beginning)).str();
}

} // namespace clang::tidy::uri::tool
