//===--- MeaningTable.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The words that give names their meanings as constant rows, compiled and
/// looked up as the facts of a CatalogueTable are.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_MEANINGTABLE_H
#define URI_TIDY_KNOWLEDGE_MEANINGTABLE_H

#include "knowledge/NameMeaning.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clang::tidy::uri::catalogue {

/// A bit for each entry of a table, or for each meaning.
using Bits = std::uint64_t;

/// What one word says, or several in a row.
struct WordSense {
  /// The entries that have it among their `words`, their `with`, their
  /// `unless`.
  Bits Words, With, Unless;
  /// The meanings that have it among their `only` or `words`, and among their
  /// `never`.
  Bits Only, Never;
};

struct MeaningWord {
  /// Where its spelling begins in MeaningTable::Texts; it ends with a NUL.
  std::uint32_t Spelling;
  WordSense Says;
  /// The phrases that end with it; they follow each other.
  std::uint16_t FirstPhrase, Phrases;
};

/// Words in a row, or one that stands at an end of the name.
struct Phrase {
  /// One more than the number of each word, 16 bits each, the last one lowest.
  Bits Words;
  std::uint8_t Count;
  /// The name begins, and ends, with it.
  bool Begins, Ends;
  WordSense Says;

  static constexpr unsigned MaxWords = 4;
};

/// Letters that count wherever they stand in a name.
struct Letters {
  std::uint32_t Spelling;
  /// The entries that have them among their `contains`, and their meanings.
  Bits Entries, Meanings;
};

/// One entry of a catalogue's `names`.
struct MeaningEntry {
  NameMeaning Gives;
  /// The reason, in Texts; 0 if there is none.
  std::uint32_t Why;
};

/// Whose words give a meaning: those of other meanings, too, if it is like
/// them. Bits of meanings.
struct MeaningSource {
  /// Those whose words count in the whole name, and those whose words count in
  /// its subject only; see subjectOf().
  Bits Whole, Subject;
  std::uint32_t Why;
};

/// All rows. A word is found by open addressing: Slots holds one more than its
/// number, or 0, and is at most half full.
struct MeaningTable {
  llvm::StringRef Texts;
  llvm::ArrayRef<MeaningEntry> Entries;
  llvm::ArrayRef<MeaningWord> Words;
  llvm::ArrayRef<Phrase> Phrases;
  llvm::ArrayRef<Letters> Contained;
  /// By meaning; a user's table goes by those of the program.
  llvm::ArrayRef<MeaningSource> Sources;
  /// The entries that every name fits, and those that need no `with`.
  Bits OfAnyName, Alone;
  /// The meanings that have `only`.
  Bits Limited;
  llvm::ArrayRef<std::uint16_t> Slots;
  llvm::ArrayRef<std::uint64_t> Filter;

  static constexpr unsigned MaxEntries = 64;

  llvm::StringRef text(std::uint32_t Where) const {
    return Texts.data() + Where;
  }
  /// \p Word in any case, or null.
  const MeaningWord *find(llvm::StringRef Word) const;
  llvm::ArrayRef<Phrase> phrasesOf(const MeaningWord &Last) const {
    return Phrases.slice(Last.FirstPhrase, Last.Phrases);
  }
};

/// Of letters and digits, in any case: the sixth bit is that of the former.
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

/// The meanings that come with this program.
const MeaningTable &builtInMeanings();

} // namespace clang::tidy::uri::catalogue

#endif // URI_TIDY_KNOWLEDGE_MEANINGTABLE_H
