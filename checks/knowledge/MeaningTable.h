//===--- MeaningTable.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The words that give names their meanings, as constant rows that are compiled
/// and looked up like the facts of a CatalogueTable.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_MEANINGTABLE_H
#define URI_TIDY_KNOWLEDGE_MEANINGTABLE_H

#include "knowledge/NameMeaning.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clang::tidy::uri::catalogue {

using Bits = MeaningBits;

/// The sense of a word, or of several consecutive words.
struct WordSense {
  /// The entries that contain it in their `words`, `with` and `unless`.
  Bits Words, With, Unless;
  /// The meanings that contain it in their `only` or `words`, and in their
  /// `never`.
  Bits Only, Never;
};

struct MeaningWord {
  /// The offset of its spelling, which is NUL-terminated, in
  /// MeaningTable::Texts.
  std::uint32_t Spelling;
  WordSense Says;
  /// The phrases that end with it, which are adjacent.
  std::uint16_t FirstPhrase, Phrases;
};

/// Consecutive words, or a single word at the beginning or end of a name.
struct Phrase {
  /// The index of each word plus 1, 16 bits each, the last word lowest.
  std::uint64_t Words;
  std::uint8_t Count;
  /// Whether the name must begin, and end, with it.
  bool Begins, Ends;
  WordSense Says;

  static constexpr unsigned MaxWords = 4;
};

/// Letters that count anywhere in a name.
struct Letters {
  std::uint32_t Spelling;
  /// The entries that contain them in their `contains`.
  Bits Entries;
};

/// One entry of a catalogue's `names`.
struct MeaningEntry {
  NameMeaning Gives;
  /// The offset of the reason in Texts; 0 if there is none.
  std::uint32_t Why;
};

/// The meanings whose words give a meaning: its own and, if it is like others,
/// theirs. As bits of meanings.
struct MeaningSource {
  /// Those whose words count in the whole name, and those whose words count
  /// only in its subject; see subjectOf().
  Bits Whole, Subject;
  std::uint32_t Why;
};

/// All rows. A word is found by open addressing: Slots contains its index plus
/// 1, or 0, and is at most half full.
struct MeaningTable {
  llvm::StringRef Texts;
  llvm::ArrayRef<MeaningEntry> Entries;
  llvm::ArrayRef<MeaningWord> Words;
  llvm::ArrayRef<Phrase> Phrases;
  llvm::ArrayRef<Letters> Contained;
  /// By meaning; the built-in ones also apply to a user's table.
  llvm::ArrayRef<MeaningSource> Sources;
  /// The entries that every name matches, and those that do not need `with`.
  Bits OfAnyName, Alone;
  /// The meanings that have `only`.
  Bits Limited;
  llvm::ArrayRef<std::uint16_t> Slots;
  llvm::ArrayRef<std::uint64_t> Filter;

  static constexpr unsigned MaxEntries = MeaningBitCount;

  llvm::StringRef text(std::uint32_t Where) const {
    return Texts.data() + Where;
  }
  /// The word \p Word, ignoring case, or null.
  const MeaningWord *find(llvm::StringRef Word) const;
  llvm::ArrayRef<Phrase> phrasesOf(const MeaningWord &Last) const {
    return Phrases.slice(Last.FirstPhrase, Last.Phrases);
  }
};

/// Of letters and digits, ignoring case: letters are lower-cased by the sixth
/// bit, which is set in all digits.
constexpr std::uint32_t hashOfWord(llvm::StringRef Word) {
  std::uint32_t Hash = 5381;
  for (size_t I = 0; I < Word.size(); ++I)
    Hash = Hash * 33 ^ static_cast<unsigned char>(Word.data()[I] | 0x20);
  return Hash ^ Hash >> 15;
}

inline constexpr unsigned WordFilterBits = 4096;
/// A bit of the filter that rejects most words before they are hashed.
constexpr unsigned wordFilterBit(llvm::StringRef Word) {
  const auto At = [Word](size_t I) {
    return static_cast<unsigned>(Word.data()[I]) & 0x1F;
  };
  return (At(0) * 131 + At(Word.size() / 2) * 29 + At(Word.size() - 1) * 7 +
          static_cast<unsigned>(Word.size()) * 331) %
         WordFilterBits;
}

/// The built-in meanings.
const MeaningTable &builtInMeanings();

} // namespace clang::tidy::uri::catalogue

#endif // URI_TIDY_KNOWLEDGE_MEANINGTABLE_H
