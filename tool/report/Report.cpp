//===--- Report.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "report/Report.h"
#include "report/SourceLines.h"
#include "support/Paths.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/xxhash.h"
#include <map>

using clang::tooling::DiagnosticMessage;
using llvm::StringRef;
namespace path = llvm::sys::path;

namespace clang::tidy::uri::tool {
namespace {

class Resolver {
public:
  explicit Resolver(StringRef Root) : Root(Root) {}

  /// Places \p Error, and says in \p Identity which it is.
  ReportedFinding finding(const ClangTidyError &Error, uint64_t &Identity);

private:
  struct File {
    std::string Path;
    SourceLines Lines;
  };

  const File &file(StringRef Path) {
    auto &Slot = Files[pathFrom(Directory, Path)];
    if (!Slot) {
      const std::string Real = realPathFrom(Directory, Path);
      const bool IsInside = StringRef(Real).substr(0, Root.size()) == Root &&
                            StringRef(Real).substr(Root.size(), 1) == "/";
      Slot = std::make_unique<File>(File{
          IsInside ? Real.substr(Root.size() + 1) : Real, SourceLines(Real)});
    }
    return *Slot;
  }

  Place place(StringRef Path, unsigned Offset, unsigned Length) {
    const File &In = file(Path);
    const auto Begin = In.Lines.at(Offset), End = In.Lines.at(Offset + Length);
    return {text(In.Path), Begin.Line, Begin.Column, End.Line, End.Column};
  }

  std::optional<Place> place(const DiagnosticMessage &Message) {
    if (Message.FilePath.empty())
      return std::nullopt;
    for (const tooling::FileByteRange &Range : Message.Ranges)
      if (Range.FilePath == Message.FilePath &&
          Range.FileOffset == Message.FileOffset)
        return place(Range.FilePath, Range.FileOffset, Range.Length);
    Place Result = place(Message.FilePath, Message.FileOffset, 0);
    // Empty stretches are invisible in most viewers.
    ++Result.EndColumn;
    return Result;
  }

  std::vector<ReportedEdit> edits(const DiagnosticMessage &Message) {
    std::vector<ReportedEdit> Result;
    std::vector<tooling::Replacement> Sorted;
    for (const auto &Each : Message.Fix)
      Sorted.insert(Sorted.end(), Each.second.begin(), Each.second.end());
    llvm::sort(Sorted);
    for (const tooling::Replacement &Edit : Sorted)
      if (Edit.isApplicable())
        Result.push_back(
            {place(Edit.getFilePath(), Edit.getOffset(), Edit.getLength()),
             text(Edit.getReplacementText())});
    return Result;
  }

  uint64_t identityOf(const ReportedFinding &Finding, StringRef Line);

  /// Reports are in UTF-8, whatever the sources are in.
  static std::string text(StringRef Bytes) {
    return llvm::json::isUTF8(Bytes) ? Bytes.str() : llvm::json::fixUTF8(Bytes);
  }

  const std::string Root;
  StringRef Directory;
  llvm::StringMap<std::unique_ptr<File>> Files;
  /// By check and line, of which a generated file may have one only.
  std::map<std::pair<std::string, const char *>, uint64_t> Identities;
};

/// What the fingerprint is of: neither where the line is nor how it is
/// indented. Messages may be reworded.
uint64_t Resolver::identityOf(const ReportedFinding &Finding, StringRef Line) {
  const auto [Entry, IsNew] =
      Identities.try_emplace({Finding.Check, Line.data()});
  if (IsNew) {
    const std::string Text = text(Line);
    const std::string Identity = Finding.Check + '\0' +
                                 (Finding.Where ? Finding.Where->Path : "") +
                                 '\0' + StringRef(Text).trim().str();
    Entry->second = llvm::xxh3_64bits(llvm::arrayRefFromStringRef(Identity));
  }
  return Entry->second;
}

ReportedFinding Resolver::finding(const ClangTidyError &Error,
                                  uint64_t &Identity) {
  Directory = Error.BuildDirectory;
  ReportedFinding Result;
  Result.Check = Error.DiagnosticName;
  Result.IsError =
      Error.IsWarningAsError || Error.DiagLevel == ClangTidyError::Error;
  Result.Message = text(Error.Message.Message);
  Result.Where = place(Error.Message);
  StringRef Line;
  if (Result.Where)
    Line = file(Error.Message.FilePath).Lines.line(Error.Message.FileOffset);
  Identity = identityOf(Result, Line);
  // Clang shows no longer ones, either; there may be a finding every few bytes.
  constexpr size_t LongestLine = 4096, Beginning = 128;
  Result.IsLineWhole = Line.size() <= LongestLine;
  Result.LineText =
      text(Result.IsLineWhole ? Line : Line.take_front(Beginning));
  Result.Edits = edits(Error.Message);
  for (const DiagnosticMessage &Note : Error.Notes)
    Result.Notes.push_back({text(Note.Message), place(Note), edits(Note)});
  return Result;
}

} // namespace

std::string repositoryAround(StringRef Directory) {
  for (StringRef Above = Directory; !Above.empty();
       Above = path::parent_path(Above))
    if (llvm::sys::fs::exists(pathFrom(Above, ".git")))
      return Above.str();
  return "";
}

std::string repositoryRoot() {
  llvm::SmallString<256> Current;
  // Without a current directory, nothing is relative to it.
  if (llvm::sys::fs::current_path(Current))
    Current = "/";
  const std::string Here = realPathFrom("", Current);
  const std::string Root = repositoryAround(Here);
  return Root.empty() ? Here : Root;
}

std::vector<ReportedFinding> resolve(llvm::ArrayRef<ClangTidyError> Errors,
                                     StringRef Root) {
  Resolver Places(Root);
  std::map<uint64_t, unsigned> Seen;
  std::vector<ReportedFinding> Result;
  Result.reserve(Errors.size());
  for (const ClangTidyError &Error : Errors) {
    uint64_t Identity = 0;
    Result.push_back(Places.finding(Error, Identity));
    // Equal lines are counted.
    const unsigned Number = ++Seen[Identity];
    Result.back().Fingerprint =
        llvm::utohexstr(Identity, /*LowerCase=*/true, /*Width=*/16) + ":" +
        std::to_string(Number);
  }
  return Result;
}

} // namespace clang::tidy::uri::tool
