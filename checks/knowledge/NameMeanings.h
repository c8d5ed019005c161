//===--- NameMeanings.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The meanings of the names in a program, which are evidence about their
/// values.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_NAMEMEANINGS_H
#define URI_TIDY_KNOWLEDGE_NAMEMEANINGS_H

#include "knowledge/MeaningBuilder.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include <memory>
#include <string>
#include <vector>

namespace clang::tidy::uri {

/// The meanings that the words in names.yaml and the user's words give to
/// names. Anything that consists of words can be looked up: an identifier, a
/// query key.
class NameMeanings {
public:
  /// Adds the user's words. Must be called before the first lookup.
  void add(catalogue::MeaningBuilder Words);

  /// Whether \p Name has one of the meanings \p Any.
  bool say(llvm::StringRef Name, NameMeaningSet Any) const {
    return !of(Name, Any).empty();
  }
  /// The meanings in \p Sought that \p Name has.
  NameMeaningSet of(llvm::StringRef Name, NameMeaningSet Sought) const;

  /// Why a name has a meaning, or lacks it although a word suggests it.
  struct Reason {
    NameMeaning Meaning;
    /// The words of the name that suggest it: "encode with url". Empty if every
    /// name matches.
    std::string Words;
    /// Why it lacks the meaning: "'html' excludes it"; otherwise empty.
    std::string Excluded;
    /// The reason in the catalogue; may be empty.
    llvm::StringRef Why;
  };
  std::vector<Reason> reasonsOf(llvm::StringRef Name) const;

private:
  NameMeaningSet meaningsOf(llvm::StringRef Name) const;

  std::vector<std::unique_ptr<const catalogue::MeaningBuilder>> Users;
  /// The tables of Users.
  std::vector<catalogue::MeaningTable> Tables;
  /// All meanings of the names that were looked up.
  mutable llvm::StringMap<NameMeaningSet> Known;
};

/// Built-in words. Every name to which the built-in words give one of the
/// meanings \p Sought has one of these words. An empty string matches any word.
std::vector<llvm::StringRef> wordsFor(NameMeaningSet Sought);

} // namespace clang::tidy::uri

#endif // URI_TIDY_KNOWLEDGE_NAMEMEANINGS_H
