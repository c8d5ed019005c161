//===--- MeaningBuilder.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/MeaningBuilder.h"
#include "knowledge/Names.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <tuple>

namespace clang::tidy::uri::catalogue {

std::uint32_t MeaningBuilder::add(llvm::StringRef Text) {
  if (Text.empty())
    return 0;
  const auto Where = static_cast<std::uint32_t>(Texts.size());
  Texts += Text;
  Texts += '\0';
  return Where;
}

std::optional<Bits> MeaningBuilder::addEntry(NameMeaning Meaning,
                                             llvm::StringRef Why) {
  if (Entries.size() == MeaningTable::MaxEntries)
    return std::nullopt;
  Entries.push_back({Meaning, add(Why)});
  return Bits(1) << (Entries.size() - 1);
}

void MeaningBuilder::addReason(NameMeaning Meaning, llvm::StringRef Why) {
  MeaningSource &Known = Sources[static_cast<unsigned>(Meaning)];
  if (Known.Why == 0)
    Known.Why = add(Why);
}

/// The words of \p Phrase, without the markers at its ends.
static llvm::SmallVector<llvm::StringRef, 4> partsOf(llvm::StringRef Phrase) {
  Phrase.consume_front("^");
  Phrase.consume_back("$");
  llvm::SmallVector<llvm::StringRef, 4> Parts;
  Phrase.split(Parts, ' ');
  return Parts;
}

std::string MeaningBuilder::problemOf(llvm::StringRef Words) {
  const auto Parts = partsOf(Words);
  for (const llvm::StringRef Part : Parts) {
    const auto Split = wordsOf(Part);
    const std::string Joined = llvm::join(Split, " ");
    if (Split.empty())
      return "'" + Words.str() + "' has a word without letters and digits";
    if (Part != Joined || Split.size() > 1)
      return "'" + Part.str() + "' is not a word of a name; write '" + Joined +
             "'";
  }
  if (Parts.size() > Phrase::MaxWords)
    return "'" + Words.str() + "' has more than " +
           std::to_string(Phrase::MaxWords) + " words";
  return {};
}

std::uint16_t MeaningBuilder::numberOf(llvm::StringRef Word) {
  const auto [Entry, IsNew] =
      Known.try_emplace(Word, static_cast<std::uint16_t>(Words.size()));
  if (IsNew)
    Words.push_back({add(Word), {}, 0, 0});
  return Entry->second;
}

WordSense &MeaningBuilder::say(llvm::StringRef Spelled) {
  const auto Parts = partsOf(Spelled);
  const bool Begins = llvm::StringRef(Spelled).consume_front("^");
  const bool Ends = llvm::StringRef(Spelled).consume_back("$");
  if (Parts.size() == 1 && !Begins && !Ends)
    return Words[numberOf(Parts[0])].Says;
  const auto [Entry, IsNew] = KnownPhrases.try_emplace(
      Spelled, static_cast<std::uint16_t>(Phrases.size()));
  if (IsNew) {
    Phrase Added = {};
    Added.Count = static_cast<std::uint8_t>(Parts.size());
    Added.Begins = Begins;
    Added.Ends = Ends;
    for (const llvm::StringRef Part : Parts)
      Added.Words = Added.Words << 16 | (numberOf(Part) + 1U);
    Phrases.push_back(Added);
  }
  return Phrases[Entry->second].Says;
}

void MeaningBuilder::contain(llvm::StringRef Text, Bits Entry) {
  Contained.push_back({add(Text), Entry});
}

void MeaningBuilder::limit(NameMeaning Meaning) { Limited |= bit(Meaning); }

void MeaningBuilder::setLike(NameMeaning Meaning, NameMeaning Model) {
  Sources[static_cast<unsigned>(Meaning)].Whole |= bit(Model);
}

void MeaningBuilder::finish() {
  for (unsigned I = 0; I < NameMeaningCount; ++I) {
    MeaningSource &Source = Sources[I];
    Source.Whole |= Bits(1) << I;
    if (OfSubject >> I & 1)
      std::swap(Source.Whole, Source.Subject);
  }
  const auto LastWord = [](const Phrase &P) { return P.Words & 0xFFFF; };
  llvm::sort(Phrases, [&](const Phrase &A, const Phrase &B) {
    return std::tuple(LastWord(A), A.Words, A.Begins, A.Ends) <
           std::tuple(LastWord(B), B.Words, B.Begins, B.Ends);
  });
  for (size_t I = 0; I < Phrases.size(); ++I) {
    MeaningWord &Last = Words[LastWord(Phrases[I]) - 1];
    if (Last.Phrases++ == 0)
      Last.FirstPhrase = static_cast<std::uint16_t>(I);
  }
  if (Words.empty())
    return;
  size_t Size = 16;
  while (Size < Words.size() * 2)
    Size *= 2;
  Slots.assign(Size, 0);
  Filter.assign(WordFilterBits / 64, 0);
  for (size_t I = 0; I < Words.size(); ++I) {
    const llvm::StringRef Word = Texts.c_str() + Words[I].Spelling;
    size_t Slot = hashOfWord(Word) & (Size - 1);
    while (Slots[Slot] != 0)
      Slot = (Slot + 1) & (Size - 1);
    Slots[Slot] = static_cast<std::uint16_t>(I + 1);
    const unsigned Bit = wordFilterBit(Word);
    Filter[Bit / 64] |= std::uint64_t(1) << Bit % 64;
  }
}

MeaningTable MeaningBuilder::table() const {
  return {Texts,     Entries,   Words,   Phrases, Contained, Sources,
          OfAnyName, ~NeedMore, Limited, Slots,   Filter};
}

} // namespace clang::tidy::uri::catalogue
