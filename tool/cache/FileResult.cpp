//===--- FileResult.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cache/FileResult.h"
#include "support/Archive.h"

using clang::tooling::DiagnosticMessage;
using clang::tooling::FileByteRange;
using clang::tooling::Replacement;
using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

template <typename Archive>
void transferFix(Archive &A, llvm::StringMap<tooling::Replacements> &Fix) {
  std::vector<Replacement> Edits;
  for (const auto &File : Fix)
    Edits.insert(Edits.end(), File.second.begin(), File.second.end());
  llvm::sort(Edits);
  transferList(
      A, Edits, [] { return Replacement(); },
      [&A](Replacement &Edit) {
        std::string Path = Edit.getFilePath().str();
        unsigned Offset = Edit.getOffset(), Length = Edit.getLength();
        std::string Text = Edit.getReplacementText().str();
        A.text(Path);
        A.number(Offset);
        A.number(Length);
        A.text(Text);
        if constexpr (Archive::IsReader)
          Edit = Replacement(Path, Offset, Length, Text);
      });
  if constexpr (Archive::IsReader)
    for (const Replacement &Edit : Edits)
      // They did not overlap when they were written.
      llvm::consumeError(Fix[Edit.getFilePath()].add(Edit));
}

template <typename Archive>
void transferMessage(Archive &A, DiagnosticMessage &Message) {
  A.text(Message.Message);
  A.text(Message.FilePath);
  A.number(Message.FileOffset);
  transferFix(A, Message.Fix);
  transferList(
      A, Message.Ranges, [] { return FileByteRange(); },
      [&A](FileByteRange &Range) {
        A.text(Range.FilePath);
        A.number(Range.FileOffset);
        A.number(Range.Length);
      });
}

template <typename Archive> void transferError(Archive &A, ClangTidyError &E) {
  A.text(E.DiagnosticName);
  A.number(E.DiagLevel);
  A.text(E.BuildDirectory);
  A.number(E.IsWarningAsError);
  transferList(
      A, E.EnabledDiagnosticAliases, [] { return std::string(); },
      [&A](std::string &Alias) { A.text(Alias); });
  transferMessage(A, E.Message);
  transferList(
      A, E.Notes, [] { return DiagnosticMessage(); },
      [&A](DiagnosticMessage &Note) { transferMessage(A, Note); });
}

template <typename Archive> void transfer(Archive &A, FileResult &Result) {
  A.number(Result.Complete);
  for (std::vector<ClangTidyError> *List : {&Result.Errors, &Result.Suppressed})
    transferList(
        A, *List,
        [] { return ClangTidyError("", ClangTidyError::Warning, "", false); },
        [&A](ClangTidyError &E) { transferError(A, E); });
  for (std::vector<std::string> *List : {&Result.Problems, &Result.Remarks})
    transferList(
        A, *List, [] { return std::string(); },
        [&A](std::string &Line) { A.text(Line); });
  for (std::vector<InputFile> *List : {&Result.Inputs, &Result.Lookups})
    transferList(
        A, *List, [] { return InputFile(); },
        [&A](InputFile &Input) {
          A.text(Input.Path);
          A.number(Input.Hash);
        });
}

} // namespace

void write(const FileResult &Result, llvm::raw_ostream &Output) {
  Writer A(Output);
  // The writer changes nothing: it shares its signatures with the reader.
  transfer(A, const_cast<FileResult &>(Result));
}

bool read(StringRef Bytes, FileResult &Result) {
  Reader A(Bytes);
  transfer(A, Result);
  return A.finish();
}

} // namespace clang::tidy::uri::tool
