//===--- Conversion.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "findings/Conversion.h"
#include "llvm/ADT/STLExtras.h"

using clang::tooling::DiagnosticMessage;
using clang::tooling::FileByteRange;
using clang::tooling::Replacement;

namespace clang::tidy::uri::tool {

Message fromClangTidy(const DiagnosticMessage &From) {
  Message To;
  To.Text = From.Message;
  for (const FileByteRange &Range : From.Ranges)
    To.Ranges.push_back({Range.FilePath, Range.FileOffset, Range.Length});
  if (!From.FilePath.empty()) {
    To.Where.emplace();
    To.Where->Name = From.FilePath;
    To.Where->Offset = From.FileOffset;
    const auto Range = llvm::find_if(To.Ranges, [&](const ByteRange &Each) {
      return Each.Name == From.FilePath && Each.Offset == From.FileOffset;
    });
    if (Range != To.Ranges.end())
      To.Where->Length = Range->Length;
  }
  std::vector<Replacement> Sorted;
  for (const auto &File : From.Fix)
    Sorted.insert(Sorted.end(), File.second.begin(), File.second.end());
  llvm::sort(Sorted);
  for (const Replacement &Each : Sorted)
    if (Each.isApplicable()) {
      Edit &New = To.Edits.emplace_back();
      New.Where.Name = Each.getFilePath().str();
      New.Where.Offset = Each.getOffset();
      New.Where.Length = Each.getLength();
      New.NewText = Each.getReplacementText().str();
    }
  return To;
}

Finding fromClangTidy(const ClangTidyError &From) {
  Finding To;
  static_cast<Message &>(To) = fromClangTidy(From.Message);
  To.Check = From.DiagnosticName;
  To.Aliases = From.EnabledDiagnosticAliases;
  To.Level = static_cast<DiagnosticsEngine::Level>(From.DiagLevel);
  To.IsWarningAsError = From.IsWarningAsError;
  To.Directory = From.BuildDirectory;
  for (const DiagnosticMessage &Note : From.Notes)
    To.Notes.push_back(fromClangTidy(Note));
  return To;
}

static DiagnosticMessage toClangTidy(const Message &From) {
  DiagnosticMessage To(From.Text);
  if (From.Where) {
    To.FilePath = From.Where->Name;
    To.FileOffset = From.Where->Offset;
  }
  for (const ByteRange &Range : From.Ranges) {
    FileByteRange New;
    New.FilePath = Range.Name;
    New.FileOffset = Range.Offset;
    New.Length = Range.Length;
    To.Ranges.push_back(std::move(New));
  }
  for (const Edit &Each : From.Edits)
    // The edits did not overlap in clang-tidy's representation.
    llvm::consumeError(To.Fix[Each.Where.Name].add(
        {Each.Where.Name, Each.Where.Offset, Each.Where.Length, Each.NewText}));
  return To;
}

ClangTidyError toClangTidy(const Finding &From) {
  ClangTidyError To(From.Check, static_cast<ClangTidyError::Level>(From.Level),
                    From.Directory, From.IsWarningAsError);
  To.EnabledDiagnosticAliases = From.Aliases;
  To.Message = toClangTidy(static_cast<const Message &>(From));
  for (const Message &Note : From.Notes)
    To.Notes.push_back(toClangTidy(Note));
  return To;
}

} // namespace clang::tidy::uri::tool
