//===--- MeaningBuilder.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes a MeaningTable.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_MEANINGBUILDER_H
#define URI_TIDY_KNOWLEDGE_MEANINGBUILDER_H

#include "knowledge/MeaningTable.h"
#include "llvm/ADT/StringMap.h"
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace clang::tidy::uri::catalogue {

/// Rows that grow, entry by entry.
class MeaningBuilder {
public:
  /// Begins an entry for \p Meaning and returns its bit; nothing if there are
  /// too many.
  std::optional<Bits> addEntry(NameMeaning Meaning, llvm::StringRef Why);
  /// What \p Words say: one word, or several with spaces between them, `^` in
  /// front if the name begins with them and `$` behind if it ends with them.
  /// Valid until the next call.
  WordSense &say(llvm::StringRef Words);
  /// Why \p Words cannot be given to say(); empty if they can.
  static std::string problemOf(llvm::StringRef Words);
  /// Names with \p Text anywhere in them fit \p Entry.
  void contain(llvm::StringRef Text, Bits Entry, NameMeaning Meaning);

  /// Every name fits \p Entry.
  void fitAll(Bits Entry) { OfAnyName |= Entry; }
  /// \p Entry needs one of its `with`, too.
  void needMore(Bits Entry) { NeedMore |= Entry; }
  /// A name with \p Meaning has only the words that say so.
  void limit(NameMeaning Meaning);
  /// \p Why is the reason for \p Meaning, if it has none yet.
  void addReason(NameMeaning Meaning, llvm::StringRef Why);
  /// Only the subject of a name has \p Meaning.
  void setSubject(NameMeaning Meaning) { OfSubject |= bit(Meaning); }
  /// The words for \p Model give \p Meaning, too.
  void setLike(NameMeaning Meaning, NameMeaning Model);

  static Bits bit(NameMeaning Meaning) {
    return Bits(1) << static_cast<unsigned>(Meaning);
  }

  /// Whether there is no room for more words.
  bool isFull() const { return Words.size() + Phrases.size() > 60'000; }
  bool empty() const { return Entries.empty() && Words.empty(); }
  /// Makes the look-up. Nothing can be added after that.
  void finish();
  /// The rows; valid as long as the builder is, and stays where it is.
  MeaningTable table() const;

private:
  std::uint32_t add(llvm::StringRef Text);
  std::uint16_t numberOf(llvm::StringRef Word);

  std::string Texts = std::string(1, '\0');
  std::vector<MeaningEntry> Entries;
  std::vector<MeaningWord> Words;
  std::vector<Phrase> Phrases;
  std::vector<Letters> Contained;
  std::array<MeaningSource, NameMeaningCount> Sources = {};
  Bits OfAnyName = 0, NeedMore = 0, Limited = 0, OfSubject = 0;
  /// Numbers of words and of phrases, by their spelling.
  llvm::StringMap<std::uint16_t> Known, KnownPhrases;
  std::vector<std::uint16_t> Slots;
  std::vector<std::uint64_t> Filter;
};

} // namespace clang::tidy::uri::catalogue

#endif // URI_TIDY_KNOWLEDGE_MEANINGBUILDER_H
