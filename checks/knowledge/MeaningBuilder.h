//===--- MeaningBuilder.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Builds a MeaningTable.
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

/// Rows under construction, entry by entry.
class MeaningBuilder {
public:
  /// Begins an entry for \p Meaning and returns its bit; empty if there are too
  /// many entries.
  std::optional<Bits> addEntry(NameMeaning Meaning, llvm::StringRef Why);
  /// The sense of \p Words: one word, or several separated by spaces, with a
  /// leading `^` if the name begins with them and a trailing `$` if it ends
  /// with them. Valid until the next call.
  WordSense &say(llvm::StringRef Words);
  /// Why \p Words cannot be passed to say(); empty if they can.
  static std::string problemOf(llvm::StringRef Words);
  /// Names with \p Text anywhere in them match \p Entry.
  void contain(llvm::StringRef Text, Bits Entry);

  /// Every name matches \p Entry.
  void fitAll(Bits Entry) { OfAnyName |= Entry; }
  /// \p Entry also requires one of its `with` words.
  void needMore(Bits Entry) { NeedMore |= Entry; }
  /// Limits \p Meaning to names that consist of the words in its `only`.
  void limit(NameMeaning Meaning);
  /// Sets \p Why as the reason for \p Meaning, unless it already has one.
  void addReason(NameMeaning Meaning, llvm::StringRef Why);
  /// Limits \p Meaning to the subject of a name.
  void setSubject(NameMeaning Meaning) { OfSubject |= bit(Meaning); }
  /// The words for \p Model also give \p Meaning.
  void setLike(NameMeaning Meaning, NameMeaning Model);

  static Bits bit(NameMeaning Meaning) {
    return Bits(1) << static_cast<unsigned>(Meaning);
  }

  /// Whether there is no room for more words.
  bool isFull() const { return Words.size() + Phrases.size() > 60'000; }
  bool empty() const { return Entries.empty() && Words.empty(); }
  /// Builds the lookup tables. Nothing can be added afterwards.
  void finish();
  /// The rows, valid as long as the builder exists and is not moved.
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
  /// The indices of words and of phrases, by their spelling.
  llvm::StringMap<std::uint16_t> Known, KnownPhrases;
  std::vector<std::uint16_t> Slots;
  std::vector<std::uint64_t> Filter;
};

} // namespace clang::tidy::uri::catalogue

#endif // URI_TIDY_KNOWLEDGE_MEANINGBUILDER_H
