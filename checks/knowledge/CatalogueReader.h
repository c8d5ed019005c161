//===--- CatalogueReader.h - uri-tidy ---------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads catalogues in the format that docs/catalogue.md describes: the
/// built-in ones at build time, the user's at run time.
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

/// The file that \p Path, the value of the option UriCatalog, refers to for the
/// source file \p MainFile. It is searched for in the directory of \p MainFile
/// and then in its parents, like a configuration file.
std::string findUserCatalogue(llvm::StringRef Path, llvm::StringRef MainFile);

/// Reads the catalogue in \p File, without finishing the builder. Returns null
/// and sets \p Error if it cannot be read.
std::unique_ptr<CatalogueBuilder> readCatalogue(llvm::StringRef File,
                                                const CatalogueTable &Others,
                                                YamlError &Error);

/// The keys of the flows of functions, and those that only methods have.
inline constexpr llvm::StringLiteral FlowKeys[] = {"flows", "selects", "clears",
                                                   "apply", "fold",    "adds"};

/// The flows of a method with the role \p Role of objects with \p Parts, if the
/// role implies them.
std::optional<std::vector<NewFlow>> flowsOfRole(TextMethod Role,
                                                const HeldParts &Parts);

/// Adds the content of files to a builder. After an error, the builder is
/// unusable.
class CatalogueReader {
public:
  /// \p IsOwn: the files are built-in. Only these specify where in a name the
  /// words of a meaning count.
  explicit CatalogueReader(CatalogueBuilder &Builder, bool IsOwn = false)
      : Builder(Builder), IsOwn(IsOwn) {}

  /// Reads a whole file. Returns false and sets \p Error if it contains an
  /// error.
  bool readFile(llvm::StringRef File, llvm::StringRef Content,
                YamlError &Error);

  /// Whether every type that a `like` refers to is described by these files or
  /// by \p Others; sets \p Error otherwise.
  bool checkLikes(const CatalogueTable *Others, YamlError &Error) const;

private:
  /// The subjects of facts, to detect contradictions.
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
  /// Checks the key `run`, which is for the tests.
  bool readRun(const YamlNode &Map);
  bool readKeeps(const YamlNode &From, uricore::CharSet &To);
  bool readSet(const YamlNode &Map, Fact &To);
  bool readConditions(const YamlNode *From, std::uint16_t &First,
                      std::uint16_t &Count);
  bool readFact(const YamlNode &From, ApiRole Role, Subjects &Known);
  bool readFunction(const YamlNode &From, Text DefaultHeader);
  bool readSuggestion(const YamlNode &From);
  bool readType(const YamlNode &From);
  bool readHolds(const YamlNode *From, TypeFacts &To);
  bool readHeldType(const YamlNode &From, std::int8_t &To);
  bool readFields(const YamlNode *From, TypeFacts &To);
  bool readMethods(const YamlNode *From, llvm::ArrayRef<std::string> Types,
                   TypeFacts &To);
  bool readMethod(const YamlNode &From, llvm::ArrayRef<std::string> Types,
                  const HeldParts &Parts);
  bool readMethodFacts(const YamlNode &From, llvm::ArrayRef<std::string> Types);
  /// Reads the flows among the keys of \p From, a function or, if \p Object is
  /// not null, a method of objects with these parts. See FlowReader.cpp.
  bool readFlows(const YamlNode &From, const HeldParts *Object, FlowList &To);
  bool readFlow(const YamlNode &From, const HeldParts *Object, NewFlow &To);
  bool readApply(const YamlNode &From, const HeldParts *Object, NewFlow &To);
  bool readFold(const YamlNode &From, const HeldParts *Object, NewFlow &To);
  bool readPath(const YamlNode *From, const HeldParts *Object, Path &To);
  bool readStep(const YamlNode &From, llvm::StringRef Word,
                const HeldParts *Object, Path &To);
  /// The entries of `names`, if any; see MeaningReader.cpp.
  bool readNames(const YamlNode *From);
  bool readName(const YamlNode &From);
  bool readEntry(const YamlNode &From, NameMeaning Meaning,
                 llvm::StringRef Why);
  /// Sets the bits \p Which in member \p Where of the sense of each word.
  bool readWords(const YamlNode *From, Bits WordSense::*Where, Bits Which);

  CatalogueBuilder &Builder;
  const bool IsOwn;
  llvm::StringMap<std::string> Places;
  /// The types that `like` refers to, each with the error if it is missing.
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
                           "'; expected one of " + listOf(Words));
  To = *Value;
  return true;
}

} // namespace clang::tidy::uri::catalogue

#endif // URI_TIDY_KNOWLEDGE_CATALOGUEREADER_H
