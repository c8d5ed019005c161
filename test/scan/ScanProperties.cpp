//===--- ScanProperties.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScanProperties.h"
#include "scan/text/TextRuns.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <tuple>

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

constexpr FileRole Roles[] = {FileRole::Unit, FileRole::Header,
                              FileRole::SystemHeader};

bool isWord(char C) {
  return llvm::isAlnum(C) || C == '_' || C == '$' || !llvm::isASCII(C);
}
bool isWhiteSpace(char C) { return StringRef(" \t\n\v\f\r").contains(C); }
bool isPlainCode(char C) {
  return C != '\0' && !StringRef("\"'#%/?\\").contains(C);
}
bool isInside(char C) {
  return C != '\0' && !StringRef("\"'#/\\{}\x7F").contains(C);
}

/// The end of the run of bytes from \p Begin on for which \p Is holds.
const char *endOf(StringRef Text, size_t Begin, bool (*Is)(char)) {
  while (Begin < Text.size() && Is(Text[Begin]))
    ++Begin;
  return Text.data() + Begin;
}

bool isBeginOfWord(StringRef Text, size_t I) {
  return isWord(Text[I]) && !llvm::isDigit(Text[I]) &&
         (I == 0 || !isWord(Text[I - 1]));
}

/// Whether \p Runs has the same words in [\p From, \p To) as a search byte by
/// byte.
bool hasWords(const TextRuns &Runs, StringRef Text, size_t From, size_t To) {
  std::vector<StringRef> Expected, Actual;
  for (size_t I = From; I < To; ++I)
    if (isBeginOfWord(Text, I))
      Expected.push_back(Text.slice(I, endOf(Text, I, isWord) - Text.data()));
  Runs.forEachWord(Text.data() + From, Text.data() + To,
                   [&](StringRef Word) { Actual.push_back(Word); });
  return Expected == Actual;
}

bool runsAreThoseOfBytes(StringRef Bytes) {
  const test::Terminated Copy(Bytes);
  const StringRef Text = Copy.text();
  const TextRuns Unit(Text, TextRuns::KindTy::Unit);
  const TextRuns Header(Text, TextRuns::KindTy::Header);
  for (size_t I = 0; I <= Text.size(); ++I) {
    const char *const P = Text.data() + I;
    if (Unit.endOfWord(P) != endOf(Text, I, isWord) ||
        Header.endOfWord(P) != endOf(Text, I, isWord) ||
        Unit.endOfGap(P) != endOf(Text, I, isPlainCode) ||
        Header.endOfGap(P) != endOf(Text, I, isWhiteSpace) ||
        Header.endOfInside(P) != endOf(Text, I, isInside))
      return false;
    // Ranges of one byte, of a block, and a little longer.
    for (const size_t Length : {1, 64, 67})
      if (!hasWords(Unit, Text, I, std::min(I + Length, Text.size())))
        return false;
  }
  return hasWords(Unit, Text, 0, Text.size());
}

bool isInRange(const Definitions &All, const NameTable &Names) {
  return llvm::all_of(All.List,
                      [&](const Definition &D) {
                        return D.Name < Names.size() && D.Begin <= D.Lead &&
                               D.Lead <= D.End && D.End <= All.Mentions.size();
                      }) &&
         llvm::all_of(All.Mentions,
                      [&](auto Name) { return Name < Names.size(); });
}

/// A name has at least one byte, and is mentioned by each of the names that its
/// declaration defines.
constexpr size_t MaxMentions = 40;

bool resultIsInRange(StringRef Bytes) {
  const test::Terminated Text(Bytes);
  NameTable Names = test::emptyTable();
  for (const FileRole Role : Roles) {
    const FileScan Scan = scan(Text.text(), Role, Names);
    std::vector<NameTable::Id> Sorted = Scan.Names;
    llvm::sort(Sorted);
    const bool IsUnit = Role == FileRole::Unit;
    if ((!Sorted.empty() && Sorted.back() >= Names.size()) ||
        std::unique(Sorted.begin(), Sorted.end()) != Sorted.end() ||
        !isInRange(Scan.Declared, Names) ||
        Scan.Declared.Mentions.size() > MaxMentions * Bytes.size() ||
        (IsUnit && !Scan.Declared.List.empty()) ||
        (Role == FileRole::SystemHeader && !Scan.Names.empty()) ||
        llvm::any_of(Scan.Inclusions, [&](const FileScan::Inclusion &Each) {
          return !Bytes.contains(Each.Name);
        }))
      return false;
  }
  return true;
}

auto fields(const FileScan::Inclusion &I) {
  return std::tie(I.Name, I.IsAngled, I.IsNext, I.IsConditional);
}
auto fields(const Definition &D) {
  return std::tie(D.Name, D.Kind, D.Own, D.Begin, D.Lead, D.End);
}
template <typename T>
bool areSame(const std::vector<T> &A, const std::vector<T> &B) {
  return std::equal(A.begin(), A.end(), B.begin(), B.end(),
                    [](const T &One, const T &Other) {
                      return fields(One) == fields(Other);
                    });
}
bool areSame(const FileScan &A, const FileScan &B) {
  return areSame(A.Inclusions, B.Inclusions) && A.Own == B.Own &&
         A.Names == B.Names && A.Divided == B.Divided &&
         areSame(A.Declared.List, B.Declared.List) &&
         A.Declared.Mentions == B.Declared.Mentions && A.IsOpaque == B.IsOpaque;
}

/// Whether the results for all \p Texts are the same, in each role.
bool haveSameScan(llvm::ArrayRef<std::string> Texts) {
  NameTable Names = test::emptyTable();
  return llvm::all_of(Roles, [&](FileRole Role) {
    const test::Terminated First(Texts.front());
    const FileScan Expected = scan(First.text(), Role, Names);
    return llvm::all_of(Texts.drop_front(), [&](const std::string &Text) {
      return areSame(scan(test::Terminated(Text).text(), Role, Names),
                     Expected);
    });
  });
}

/// Text is read in blocks of 64 bytes.
bool placeInBlockMakesNoDifference(StringRef Text) {
  // A byte order mark has a meaning only at the beginning.
  while (Text.consume_front("\xEF\xBB\xBF"))
    ;
  std::vector<std::string> Shifted = {Text.str()};
  for (const size_t Shift : {1, 7, 31, 63, 64})
    Shifted.push_back(std::string(Shift, '\n') + Text.str());
  return haveSameScan(Shifted);
}

bool lineEndsMakeNoDifference(StringRef Text) {
  // They are part of a raw literal.
  if (Text.contains('\r') || Text.contains("R\""))
    return true;
  std::string Other;
  for (const char C : Text)
    Other += C == '\n' ? "\r\n" : std::string(1, C);
  return haveSameScan({Text.str(), Other});
}

/// Whether a number and a literal are not separated; no valid code has that.
bool hasNumberAtQuote(StringRef Text) {
  for (size_t I = Text.find_first_of("'\""); I < Text.size();
       I = Text.find_first_of("'\"", I + 1)) {
    size_t Begin = I;
    const bool IsString = Text[I] == '"';
    while (Begin > 0 &&
           (isWord(Text[Begin - 1]) ||
            StringRef(IsString ? "'" : ".+-'").contains(Text[Begin - 1])))
      --Begin;
    const StringRef Before = Text.slice(Begin, I);
    if (IsString ? llvm::isDigit(Text[Begin])
                 : Before.find_first_of("0123456789") <
                       Before.find_last_of(".+-") + 1)
      return true;
  }
  return false;
}

/// A translation unit is not divided into tokens, but the result has to be the
/// same as if it were.
bool rolesAgree(StringRef Bytes) {
  const test::Terminated Text(Bytes);
  NameTable Names = test::emptyTable();
  const FileScan Unit = scan(Text.text(), FileRole::Unit, Names);
  const FileScan Header = scan(Text.text(), FileRole::Header, Names);
  const FileScan System = scan(Text.text(), FileRole::SystemHeader, Names);
  if (Unit.IsOpaque || hasNumberAtQuote(Bytes))
    return true;
  return !Header.IsOpaque && areSame(Unit.Inclusions, Header.Inclusions) &&
         areSame(Unit.Inclusions, System.Inclusions) &&
         Unit.Own == test::allEvidence(Header) &&
         llvm::all_of(Header.Names, [&](NameTable::Id Name) {
           return llvm::is_contained(Unit.Names, Name);
         });
}

} // namespace

test::Terminated::Terminated(StringRef Text)
    : Size(Text.size()), Bytes(new char[Text.size() + 1]) {
  llvm::copy(Text, Bytes.get());
  Bytes[Size] = '\0';
}

NameTable test::emptyTable() {
  static const NameTable Empty;
  return Empty;
}

std::vector<NameTable::Id> test::allNames(const FileScan &Scan) {
  std::vector<NameTable::Id> Result = Scan.Names;
  llvm::append_range(Result, Scan.Declared.Mentions);
  return Result;
}

TextEvidence test::allEvidence(const FileScan &Scan) {
  TextEvidence Result = Scan.Own;
  for (const Definition &Each : Scan.Declared.List)
    if (Each.Kind == Definition::Macro)
      Result |= Each.Own;
  return Result;
}

std::vector<test::Property> test::allProperties() {
  return {{"RunsAreThoseOfBytes", runsAreThoseOfBytes},
          {"ResultIsInRange", resultIsInRange},
          {"PlaceInBlockMakesNoDifference", placeInBlockMakesNoDifference},
          {"LineEndsMakeNoDifference", lineEndsMakeNoDifference},
          {"RolesAgree", rolesAgree},
          {"CompilerSeesNoMore", compilerSeesNoMore}};
}

} // namespace clang::tidy::uri::tool
