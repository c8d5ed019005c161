//===--- NameMeanings.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The meanings of the names in a program: what they say about the values
/// behind them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_NAMEMEANINGS_H
#define URI_TIDY_KNOWLEDGE_NAMEMEANINGS_H

#include "knowledge/MeaningBuilder.h"
#include "llvm/ADT/SmallVector.h"
#include <memory>
#include <string>
#include <vector>

namespace clang::tidy::uri {

/// The meanings that the words of names.yaml and the user's give to names.
/// Whatever has words can be asked about: an identifier, the key of a query.
class NameMeanings {
public:
  /// Adds the user's words. To be said before the first question.
  void add(catalogue::MeaningBuilder Words);

  /// Whether \p Name has the meaning, or one of several.
  bool say(llvm::StringRef Name, NameMeaningSet Any) const {
    return !of(Name, Any).empty();
  }
  /// Those of the meanings \p Sought that \p Name has, in one pass.
  NameMeaningSet of(llvm::StringRef Name, NameMeaningSet Sought) const;

  /// Why a name has a meaning; or has none, though a word speaks for it.
  struct Reason {
    NameMeaning Meaning;
    /// What the name has for it: "encode with url". Empty if every name has
    /// what is needed.
    std::string Words;
    /// Why it has not got the meaning: "'html' excludes it"; else empty.
    std::string Excluded;
    /// The line of the catalogue; may be empty.
    llvm::StringRef Why;
  };
  std::vector<Reason> reasonsOf(llvm::StringRef Name) const;

private:
  std::vector<std::unique_ptr<const catalogue::MeaningBuilder>> Users;
  /// Those of Users.
  std::vector<catalogue::MeaningTable> Tables;
};

/// Words of the program: each name that has one of the meanings \p Sought by
/// them has one of these words. An empty one stands for any.
std::vector<llvm::StringRef> wordsFor(NameMeaningSet Sought);

/// Whether \p Method is one of the methods of known string classes that put
/// their last argument where another one stands. These are names, in their own
/// spelling, and no words: a class's `REPLACE` or `replace_` does what it does.
bool isReplaceMethod(llvm::StringRef Method);

} // namespace clang::tidy::uri

#endif // URI_TIDY_KNOWLEDGE_NAMEMEANINGS_H
