//===--- FileResult.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cache/FileResult.h"
#include "support/Archive.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

template <typename Archive> void transferRange(Archive &A, ByteRange &Range) {
  A.text(Range.Name);
  A.number(Range.Offset);
  A.number(Range.Length);
}

template <typename Archive> void transferMessage(Archive &A, Message &Said) {
  A.text(Said.Text);
  bool HasPlace = Said.Where.has_value();
  A.number(HasPlace);
  if (HasPlace) {
    if constexpr (Archive::IsReader)
      Said.Where.emplace();
    transferRange(A, *Said.Where);
  }
  transferList(
      A, Said.Ranges, [] { return ByteRange(); },
      [&A](ByteRange &Range) { transferRange(A, Range); });
  transferList(
      A, Said.Edits, [] { return Edit(); },
      [&A](Edit &Each) {
        transferRange(A, Each.Where);
        A.text(Each.NewText);
      });
}

template <typename Archive> void transferFinding(Archive &A, Finding &Found) {
  A.text(Found.Check);
  A.number(Found.Level);
  A.text(Found.Directory);
  A.number(Found.IsWarningAsError);
  A.number(Found.SuppressedBy);
  transferList(
      A, Found.Aliases, [] { return std::string(); },
      [&A](std::string &Alias) { A.text(Alias); });
  transferMessage(A, Found);
  transferList(
      A, Found.Notes, [] { return Message(); },
      [&A](Message &Note) { transferMessage(A, Note); });
  std::string Details = Found.Details ? writeDetails(*Found.Details) : "";
  A.text(Details);
  Found.Details = readDetails(Details);
}

template <typename Archive>
void transferAnswer(Archive &A, ProgramAnswer &Answer) {
  A.number(Answer.Raw);
  A.number(Answer.Encoded);
  A.number(Answer.Other);
  std::string Chars;
  for (unsigned Byte = 0; Byte < 256; ++Byte)
    if (Answer.Chars.contains(static_cast<unsigned char>(Byte)))
      Chars += static_cast<char>(Byte);
  A.text(Chars);
  Answer.Chars = uricore::CharSet(Chars);
  A.number(Answer.LowLevel);
  A.number(Answer.HighLevel);
  A.number(Answer.Part);
  std::vector<std::string> Others(Answer.Others.begin(), Answer.Others.end());
  transferList(
      A, Others, [] { return std::string(); },
      [&A](std::string &Key) { A.text(Key); });
  Answer.Others = {Others.begin(), Others.end()};
}

/// \p Each handles the values.
template <typename Archive, typename Value, typename Function>
void transferMap(Archive &A, std::map<std::string, Value> &Entries,
                 Function Each) {
  std::vector<std::pair<std::string, Value>> List(Entries.begin(),
                                                  Entries.end());
  transferList(
      A, List, [] { return std::pair<std::string, Value>(); },
      [&](std::pair<std::string, Value> &Entry) {
        A.text(Entry.first);
        Each(Entry.second);
      });
  Entries = {List.begin(), List.end()};
}

template <typename Archive> void transfer(Archive &A, FileResult &Result) {
  A.number(Result.Complete);
  transferList(
      A, Result.Findings, [] { return Finding(); },
      [&A](Finding &Found) { transferFinding(A, Found); });
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
  transferMap(A, Result.Questions, [&A](ProgramQuestion &Asked) {
    A.text(Asked.Key);
    A.text(Asked.Name);
    A.text(Asked.Header);
  });
  transferMap(A, Result.Answers,
              [&A](ProgramAnswer &Answer) { transferAnswer(A, Answer); });
}

} // namespace

void write(const FileResult &Result, llvm::raw_ostream &Output) {
  Writer A(Output);
  // The writer changes nothing; it only has the same signatures as the reader.
  transfer(A, const_cast<FileResult &>(Result));
}

bool read(StringRef Bytes, FileResult &Result) {
  Reader A(Bytes);
  transfer(A, Result);
  return A.finish();
}

} // namespace clang::tidy::uri::tool
