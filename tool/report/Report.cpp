//===--- Report.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "Paths.h"
#include "SourceLines.h"
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

  ReportedFinding finding(const ClangTidyError &Error);

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

  /// Reports are in UTF-8, whatever the sources are in.
  static std::string text(StringRef Bytes) {
    return llvm::json::isUTF8(Bytes) ? Bytes.str() : llvm::json::fixUTF8(Bytes);
  }

  const std::string Root;
  StringRef Directory;
  llvm::StringMap<std::unique_ptr<File>> Files;
};

ReportedFinding Resolver::finding(const ClangTidyError &Error) {
  Directory = Error.BuildDirectory;
  ReportedFinding Result;
  Result.Check = Error.DiagnosticName;
  Result.IsError =
      Error.IsWarningAsError || Error.DiagLevel == ClangTidyError::Error;
  Result.Message = text(Error.Message.Message);
  Result.Where = place(Error.Message);
  if (Result.Where)
    Result.LineText =
        text(file(Error.Message.FilePath).Lines.line(Error.Message.FileOffset));
  Result.Edits = edits(Error.Message);
  for (const DiagnosticMessage &Note : Error.Notes)
    Result.Notes.push_back({text(Note.Message), place(Note), edits(Note)});
  return Result;
}

/// What the fingerprint is of: neither where the line is nor how it is
/// indented. Messages may be reworded.
std::string identity(const ReportedFinding &Finding) {
  return Finding.Check + '\0' + (Finding.Where ? Finding.Where->Path : "") +
         '\0' + StringRef(Finding.LineText).trim().str();
}

} // namespace

std::string repositoryRoot() {
  llvm::SmallString<256> Current;
  // Without a current directory, nothing is relative to it.
  if (llvm::sys::fs::current_path(Current))
    Current = "/";
  std::string Here = realPathFrom("", Current);
  for (StringRef Above = Here; !Above.empty(); Above = path::parent_path(Above))
    if (llvm::sys::fs::exists(pathFrom(Above, ".git")))
      return Above.str();
  return Here;
}

std::vector<ReportedFinding> resolve(llvm::ArrayRef<ClangTidyError> Errors,
                                     StringRef Root) {
  Resolver Places(Root);
  std::map<std::string, unsigned> Seen;
  std::vector<ReportedFinding> Result;
  Result.reserve(Errors.size());
  for (const ClangTidyError &Error : Errors) {
    Result.push_back(Places.finding(Error));
    // Equal lines are counted.
    const std::string Name = identity(Result.back());
    const unsigned Number = ++Seen[Name];
    Result.back().Fingerprint =
        llvm::utohexstr(llvm::xxh3_64bits(llvm::arrayRefFromStringRef(Name)),
                        /*LowerCase=*/true, /*Width=*/16) +
        ":" + std::to_string(Number);
  }
  return Result;
}

} // namespace clang::tidy::uri::tool
