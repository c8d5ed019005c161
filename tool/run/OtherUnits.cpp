//===--- OtherUnits.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "run/OtherUnits.h"
#include "LLVMSupportCompat.h"
#include "knowledge/LibraryFiles.h"
#include "support/Paths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <algorithm>

using llvm::StringRef;

namespace clang::tidy::uri::tool {

/// What more units mention is not asked: it takes too long, and rarely helps.
static constexpr size_t MostUnits = 24;
/// An answer may depend on other questions.
static constexpr unsigned MostRounds = 4;

OtherUnits::OtherUnits(std::vector<std::string> All) : Files(std::move(All)) {
  if (Files.empty())
    return;
  const auto [First, Last] = std::minmax_element(Files.begin(), Files.end());
  const auto Differs =
      std::mismatch(First->begin(), First->end(), Last->begin(), Last->end());
  const StringRef Common(First->data(), Differs.first - First->begin());
  CommonLength = Common.rfind('/') + 1;
}

void OtherUnits::ask(const std::map<std::string, ProgramQuestion> &Questions) {
  for (const auto &[Key, Asked] : Questions)
    if (Said.count(Key) == 0)
      Open.try_emplace(Key, Asked);
}

/// Whether the identifier \p Name occurs in \p Text, with a parenthesis behind
/// it if \p IsCalled.
static bool mentions(StringRef Text, StringRef Name, bool IsCalled = false) {
  const auto IsWord = [](char C) { return llvm::isAlnum(C) || C == '_'; };
  for (size_t At = Text.find(Name); At != StringRef::npos;
       At = Text.find(Name, At + 1)) {
    const size_t End = At + Name.size();
    if ((At == 0 || !IsWord(Text[At - 1])) &&
        (End == Text.size() || !IsWord(Text[End])) &&
        (!IsCalled || compat::startsWith(Text.substr(End).ltrim(" \t"), "(")))
      return true;
  }
  return false;
}

bool OtherUnits::mayMention(StringRef File, StringRef Text,
                            const ProgramQuestion &Asked) const {
  if (!Asked.Name.empty() && !mentions(Text, Asked.Name))
    return false;
  const auto Read = Headers.find(File);
  return Asked.Header.empty() || Read == Headers.end() ||
         llvm::any_of(Read->second, [&](const InputFile &Input) {
           return Input.Path == Asked.Header;
         });
}

/// Whether \p Text, of a header, may call \p Name: in a macro, or in another
/// function besides the one that it declares.
static bool mayCall(StringRef Text, StringRef Name) {
  if (!mentions(Text, Name))
    return false;
  unsigned Mentioned = 0;
  bool IsMacro = false;
  while (!Text.empty()) {
    StringRef Line;
    std::tie(Line, Text) = Text.split('\n');
    const StringRef Code = Line.ltrim();
    const bool IsComment = compat::startsWith(Code, "*") ||
                           compat::startsWith(Code, "/*") ||
                           compat::startsWith(Code, "//");
    IsMacro |= compat::startsWith(Code, "#");
    if (IsMacro && mentions(Line, Name))
      return true;
    Mentioned += !IsComment && mentions(Line, Name, /*IsCalled=*/true);
    IsMacro &= compat::endsWith(Line.rtrim(), "\\");
  }
  return Mentioned > 1;
}

std::set<std::string> OtherUnits::calledInHeaders() const {
  std::set<std::string> Result;
  if (llvm::none_of(
          Open, [](const auto &Each) { return Each.second.isAboutFunction(); }))
    return Result;
  llvm::StringSet<> Read;
  for (const auto &Unit : Headers)
    for (const InputFile &Input : Unit.second) {
      if (isLibraryFile(Input.Path) || !Read.insert(Input.Path).second ||
          std::binary_search(Files.begin(), Files.end(), Input.Path))
        continue;
      const auto Content = llvm::MemoryBuffer::getFile(Input.Path);
      if (!Content)
        continue;
      for (const auto &[Key, Asked] : Open)
        if (Asked.isAboutFunction() &&
            mayCall((*Content)->getBuffer(), Asked.Name))
          Result.insert(Key);
    }
  return Result;
}

std::vector<OtherUnits::Request> OtherUnits::next() {
  std::vector<Request> Result;
  if (Open.empty() || Rounds++ == MostRounds)
    return Result;
  std::map<std::string, size_t> Counts;
  for (const std::string &File : Files) {
    const auto Content = llvm::MemoryBuffer::getFile(File);
    if (!Content)
      continue;
    Request Next{File, {}};
    for (const auto &[Key, Asked] : Open)
      if (mayMention(File, (*Content)->getBuffer(), Asked)) {
        Next.Wanted.insert({Key, Asked});
        ++Counts[Key];
      }
    if (!Next.Wanted.empty())
      Result.push_back(std::move(Next));
  }
  const std::set<std::string> InHeaders = calledInHeaders();
  // The questions that few units have to answer come first.
  std::vector<std::pair<size_t, std::string>> ByCount;
  ByCount.reserve(Open.size());
  for (const auto &[Key, Asked] : Open)
    ByCount.push_back({Counts[Key], Key});
  llvm::sort(ByCount);
  size_t Left = std::max(MostUnits, Files.size() / 8);
  for (const auto &[Count, Key] : ByCount) {
    const bool IsAsked =
        Count <= MostUnits && Count <= Left && InHeaders.count(Key) == 0;
    Said.try_emplace(Key,
                     IsAsked ? ProgramAnswer() : ProgramAnswer::anything());
    Left -= IsAsked ? Count : 0;
  }
  Open.clear();
  for (Request &Each : Result)
    for (auto I = Each.Wanted.begin(); I != Each.Wanted.end();)
      I = Said[I->first].Raw ? Each.Wanted.erase(I) : std::next(I);
  llvm::erase_if(Result,
                 [](const Request &Each) { return Each.Wanted.empty(); });
  return Result;
}

bool OtherUnits::isOfTest(StringRef File) const {
  File = File.drop_front(std::min(CommonLength, File.size()));
  return std::any_of(llvm::sys::path::begin(File), llvm::sys::path::end(File),
                     [](StringRef Part) {
                       return Part.contains_insensitive("test") ||
                              compat::startsWithInsensitive(Part, "example") ||
                              compat::startsWithInsensitive(Part, "fuzz");
                     });
}

void OtherUnits::add(const Request &Of, const FileResult &Result) {
  const bool IsTest = isOfTest(Of.File);
  for (const auto &[Key, Asked] : Of.Wanted) {
    // A unit that does not compile, or for which no check is enabled, says
    // nothing.
    const auto Found = Result.Answers.find(Key);
    if (!Result.Complete || Found == Result.Answers.end())
      Said[Key].add(ProgramAnswer::anything());
    else if (!IsTest || Found->second.Raw)
      Said[Key].add(Found->second);
  }
  ask(Result.Questions);
}

std::map<std::string, ProgramAnswer> OtherUnits::known() const {
  std::map<std::string, ProgramAnswer> All = Said;
  // Answers only grow, and there are few.
  for (bool Changes = true; Changes;) {
    Changes = false;
    for (auto &[Key, Answer] : All) {
      ProgramAnswer New = Answer;
      for (const std::string &Other : Answer.Others) {
        const auto Found = All.find(Other);
        const bool IsKnown = Found != All.end() && !Found->second.isEmpty();
        New.add(IsKnown ? Found->second : ProgramAnswer::anything());
      }
      if (New != Answer) {
        Answer = std::move(New);
        Changes = true;
      }
    }
  }
  for (auto I = All.begin(); I != All.end();) {
    const bool Helps = !I->second.Raw && (I->second.Encoded || I->second.Other);
    I = Helps ? std::next(I) : All.erase(I);
  }
  return All;
}

} // namespace clang::tidy::uri::tool
