//===--- CatalogueReader.h - uri-tidy ---------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads catalogues as docs/catalogue.md describes them: the project's own when
/// it is built, the user's when it runs.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_CATALOGUEREADER_H
#define URI_TIDY_KNOWLEDGE_CATALOGUEREADER_H

#include "knowledge/CatalogueBuilder.h"
#include "knowledge/Vocabulary.h"
#include "knowledge/YamlTree.h"
#include "llvm/ADT/StringMap.h"
#include <memory>

namespace clang::tidy::uri::catalogue {

/// The file that option UriCatalog means by \p Path, for the source \p
/// MainFile: next to it, or in the nearest directory above that has it, as a
/// configuration file would be found.
std::string findUserCatalogue(llvm::StringRef Path, llvm::StringRef MainFile);

/// The catalogue in \p File, not finished; null if it cannot be read, and \p
/// Error says why.
std::unique_ptr<CatalogueBuilder> readCatalogue(llvm::StringRef File,
                                                const CatalogueTable &Others,
                                                YamlError &Error);

/// Adds what files say to a builder. After an error the builder holds rubbish.
class CatalogueReader {
public:
  /// \p IsOwn: the files are the program's. Only those say where in a name the
  /// words of a meaning count.
  explicit CatalogueReader(CatalogueBuilder &Builder, bool IsOwn = false)
      : Builder(Builder), IsOwn(IsOwn) {}

  /// Reads a whole file. Returns false if something in it is wrong, and sets \p
  /// Error.
  bool readFile(llvm::StringRef File, llvm::StringRef Content,
                YamlError &Error);

  /// Whether each type that another one is like is described, by these files
  /// or by \p Others; sets \p Error if one is not.
  bool checkLikes(const CatalogueTable *Others, YamlError &Error) const;

private:
  /// What a fact says something about, to see contradictions.
  using Subjects = llvm::StringMap<unsigned>;

  bool fail(const YamlNode &At, const std::string &Message);
  bool knows(const YamlNode &Map, llvm::ArrayRef<llvm::StringLiteral> Keys,
             llvm::StringRef Of);
  bool readScalar(const YamlNode &From, std::string &To);
  bool readTexts(const YamlNode *From, std::vector<std::string> &To);
  bool readList(const YamlNode *From, llvm::StringRef Separator, Text &To);
  template <typename Enum, size_t N>
  bool readWord(const YamlNode *From, const Word<Enum> (&Words)[N], Enum &To);
  bool readArgument(const YamlNode *From, Argument &To);
  bool readBool(const YamlNode *From, llvm::StringRef True,
                llvm::StringRef False, bool &To);
  bool readKeeps(const YamlNode &From, uricore::CharSet &To);
  bool readSet(const YamlNode &Map, Fact &To);
  bool readConditions(const YamlNode *From, Fact &To);
  bool readFact(const YamlNode &From, ApiRole Role, Subjects &Known);
  bool readFunction(const YamlNode &From, Text DefaultHeader);
  bool readSuggestion(const YamlNode &From);
  bool readType(const YamlNode &From);
  bool readMethods(const YamlNode *From, llvm::ArrayRef<std::string> Types,
                   TypeFacts &To);
  bool readMethodFacts(const YamlNode &From, llvm::ArrayRef<std::string> Types);
  /// The entries of `names`, if there are any; see MeaningReader.cpp.
  bool readNames(const YamlNode *From);
  bool readName(const YamlNode &From);
  bool readEntry(const YamlNode &From, NameMeaning Meaning,
                 llvm::StringRef Why);
  /// Sets the bits \p Which of what each word says.
  bool readWords(const YamlNode *From, Bits WordSense::*Where, Bits Which);

  CatalogueBuilder &Builder;
  const bool IsOwn;
  llvm::StringMap<std::string> Places;
  /// The types that others are like, and where that is said.
  std::vector<std::pair<std::string, YamlError>> Likes;
  YamlError *Error = nullptr;
};

template <typename Enum, size_t N>
bool CatalogueReader::readWord(const YamlNode *From,
                               const Word<Enum> (&Words)[N], Enum &To) {
  if (!From)
    return true;
  std::string Name;
  if (!readScalar(*From, Name))
    return false;
  const std::optional<Enum> Value = valueOf(Words, Name);
  if (!Value)
    return fail(*From, "'" + From->Key + "' cannot be '" + Name +
                           "'; it is one of " + listOf(Words));
  To = *Value;
  return true;
}

} // namespace clang::tidy::uri::catalogue

#endif // URI_TIDY_KNOWLEDGE_CATALOGUEREADER_H
