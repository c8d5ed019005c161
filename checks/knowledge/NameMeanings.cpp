//===--- NameMeanings.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/NameMeanings.h"
#include "LLVMSupportCompat.h"
#include "knowledge/Names.h"
#include "llvm/ADT/STLExtras.h"
#include <optional>

namespace clang::tidy::uri {

using namespace catalogue;

void NameMeanings::add(MeaningBuilder Words) {
  if (Words.empty())
    return;
  Users.push_back(std::make_unique<const MeaningBuilder>(std::move(Words)));
  Tables.push_back(Users.back()->table());
}

namespace {

/// The sense of a word of a name, or of several, in one of the tables.
struct Match {
  const MeaningTable *Table;
  WordSense Says;
  std::string Text;
};

/// Bits of meanings, regardless of where in a name each counts.
struct Evidence {
  /// Those that have a word in the name, those whose requirements are met, and
  /// those that the name cannot have.
  Bits Mentioned = 0, Given = 0, Barred = 0;

  bool have(Bits Any, NameMeaning For) const {
    return (Given & ~Barred & Any) != 0 &&
           (Barred & MeaningBuilder::bit(For)) == 0;
  }
};

/// The senses of the words so far in one table, as bits of entries.
struct Listener {
  const MeaningTable *Table;
  Bits Words, With = 0, Unless = 0;
  /// In the format of Phrase::Words.
  std::uint64_t History = 0;
  llvm::ArrayRef<Phrase> AtLast;

  explicit Listener(const MeaningTable &Table)
      : Table(&Table), Words(Table.OfAnyName) {}

  /// Whether the last words, of \p Count words so far, are those of \p P.
  bool isAt(const Phrase &P, unsigned Count) const {
    const std::uint64_t Mask = ~std::uint64_t(0) >> (64 - 16 * P.Count);
    return (History & Mask) == P.Words && (!P.Begins || Count == P.Count);
  }
};

/// Visits the words of a name once, for all tables.
class Pass {
public:
  Pass(llvm::ArrayRef<MeaningTable> Users, std::vector<Match> *Matches)
      : Matches(Matches) {
    All.emplace_back(builtInMeanings());
    for (const MeaningTable &User : Users)
      All.emplace_back(User);
  }

  Evidence over(llvm::StringRef Name) {
    forEachWord(Name, [this](llvm::StringRef Word) {
      hear(Word);
      return false;
    });
    for (Listener &L : All) {
      hearPhrases(L, /*IsEnd=*/true);
      for (const Letters &Each : L.Table->Contained)
        if (Name.contains_insensitive(L.Table->text(Each.Spelling)))
          hear(L, {Each.Entries, 0, 0, 0, 0},
               [&] { return L.Table->text(Each.Spelling).str(); });
    }
    return evidence();
  }

private:
  template <typename Spell>
  void hear(Listener &By, const WordSense &Says, Spell Spelled) {
    By.Words |= Says.Words;
    By.With |= Says.With;
    By.Unless |= Says.Unless;
    Against |= Says.Never;
    if (Matches)
      Matches->push_back({By.Table, Says, Spelled()});
  }

  void hear(llvm::StringRef Word) {
    ++Count;
    Bits AllowedHere = 0;
    for (Listener &L : All) {
      const MeaningWord *Known = L.Table->find(Word);
      L.History <<= 16;
      L.AtLast = {};
      if (!Known)
        continue;
      L.History |=
          static_cast<std::uint64_t>(Known - L.Table->Words.begin()) + 1;
      L.AtLast = L.Table->phrasesOf(*Known);
      AllowedHere |= Known->Says.Only;
      hear(L, Known->Says, [&] { return Word.lower(); });
      hearPhrases(L, /*IsEnd=*/false);
    }
    Allowed &= AllowedHere;
  }

  void hearPhrases(Listener &L, bool IsEnd) {
    for (const Phrase &Each : L.AtLast)
      if (Each.Ends == IsEnd && L.isAt(Each, Count))
        hear(L, Each.Says, [&] {
          std::string Text;
          for (unsigned I = Each.Count; I-- > 0;) {
            const std::uint64_t Number = Each.Words >> 16 * I & 0xFFFF;
            Text += (Text.empty() ? "" : " ") +
                    L.Table->text(L.Table->Words[Number - 1].Spelling).str();
          }
          return Text;
        });
  }

  Evidence evidence() const {
    Evidence Result;
    Bits Limited = 0;
    for (const Listener &L : All) {
      const Bits Fitting = L.Words & (L.With | L.Table->Alone) & ~L.Unless;
      for (Bits Left = L.Words; Left != 0; Left &= Left - 1) {
        const Bits Entry = Left & -Left;
        const Bits Meaning =
            MeaningBuilder::bit(L.Table->Entries[lowestBit(Left)].Gives);
        Result.Mentioned |= Meaning;
        if (Fitting & Entry)
          Result.Given |= Meaning;
      }
      Limited |= L.Table->Limited;
    }
    Result.Barred = Against | (Limited & ~Allowed);
    return Result;
  }

  llvm::SmallVector<Listener, 2> All;
  std::vector<Match> *Matches;
  unsigned Count = 0;
  /// Bits of meanings: those that every word allows, and those that some word
  /// excludes.
  Bits Allowed = ~Bits(0), Against = 0;
};

} // namespace

static const MeaningSource &sourceOf(NameMeaning Meaning) {
  return builtInMeanings().Sources[static_cast<unsigned>(Meaning)];
}

NameMeaningSet NameMeanings::meaningsOf(llvm::StringRef Name) const {
  const Evidence Whole = Pass(Tables, nullptr).over(Name);
  NameMeaningSet Result;
  if (!Whole.Mentioned)
    return Result;
  Evidence Subject = Whole;
  if (const llvm::StringRef Part = subjectOf(Name); Part.size() != Name.size())
    Subject = Pass(Tables, nullptr).over(Part);
  NameMeaningSet::all().forEach([&](NameMeaning Each) {
    if (Whole.have(sourceOf(Each).Whole, Each) ||
        Subject.have(sourceOf(Each).Subject, Each))
      Result |= Each;
  });
  return Result;
}

NameMeaningSet NameMeanings::of(llvm::StringRef Name,
                                NameMeaningSet Sought) const {
  const auto [Entry, IsNew] = Known.try_emplace(Name);
  if (IsNew)
    Entry->second = meaningsOf(Name);
  return Entry->second & Sought;
}

/// The first of \p Matches with one of the bits \p Which in \p Where; in
/// \p Table, or in any table if that is null.
static const Match *findMatch(llvm::ArrayRef<Match> Matches,
                              Bits WordSense::*Where, Bits Which,
                              const MeaningTable *Table = nullptr) {
  const auto *Found = llvm::find_if(Matches, [&](const Match &Each) {
    return (!Table || Each.Table == Table) && (Each.Says.*Where & Which) != 0;
  });
  return Found == Matches.end() ? nullptr : Found;
}

namespace {

/// Explains why a name has a meaning or lacks it.
class Explainer {
public:
  Explainer(llvm::ArrayRef<MeaningTable> Users, llvm::StringRef Name)
      : Name(Name), Subject(subjectOf(Name)) {
    Tables.push_back(&builtInMeanings());
    for (const MeaningTable &User : Users)
      Tables.push_back(&User);
    InWhole = Pass(Users, &OfWhole).over(Name);
    InSubject = Pass(Users, &OfSubject).over(Subject);
  }

  std::optional<NameMeanings::Reason> reasonFor(NameMeaning Meaning) const {
    const MeaningSource &Source = sourceOf(Meaning);
    const bool IsOfSubject = Source.Subject != 0;
    const Bits Meanings = Source.Whole | Source.Subject;
    const bool Holds =
        (IsOfSubject ? InSubject : InWhole).have(Meanings, Meaning);
    const auto &Matches = IsOfSubject && Holds ? OfSubject : OfWhole;
    for (const MeaningTable *Table : Tables)
      for (size_t I = 0; I < Table->Entries.size(); ++I) {
        const MeaningEntry &Entry = Table->Entries[I];
        if (!(MeaningBuilder::bit(Entry.Gives) & Meanings))
          continue;
        NameMeanings::Reason Result{Meaning, {}, {}, Table->text(Entry.Why)};
        const Bits Which = Bits(1) << I;
        if (!findWords(*Table, Which, Matches, Result.Words))
          continue;
        if (Entry.Gives != Meaning || Entry.Why == 0)
          Result.Why = builtInMeanings().text(Source.Why);
        const Match *Unless =
            findMatch(Matches, &WordSense::Unless, Which, Table);
        if (Holds && !Unless)
          return Result;
        if (Holds || (Table->OfAnyName & Which))
          continue;
        Result.Excluded = exclusion(Meaning, Meanings, Unless);
        return Result;
      }
    return std::nullopt;
  }

private:
  /// Sets \p Words to the words in \p Matches that belong to the entry \p Which
  /// of \p Table; returns false if they are not sufficient.
  static bool findWords(const MeaningTable &Table, Bits Which,
                        llvm::ArrayRef<Match> Matches, std::string &Words) {
    if (Table.OfAnyName & Which)
      return true;
    const Match *Own = findMatch(Matches, &WordSense::Words, Which, &Table);
    const Match *With = findMatch(Matches, &WordSense::With, Which, &Table);
    if (!Own || (!With && !(Table.Alone & Which)))
      return false;
    Words = Own->Text;
    if (With && With->Text != Own->Text)
      Words += " with " + With->Text;
    return true;
  }

  /// Why a name lacks \p Meaning, although it has words for it, which belong to
  /// \p Meanings.
  std::string exclusion(NameMeaning Meaning, Bits Meanings,
                        const Match *Unless) const {
    if (!Unless)
      Unless = findMatch(OfWhole, &WordSense::Never, Meanings);
    if (Unless)
      return "'" + Unless->Text + "' excludes it";
    if (InWhole.have(Meanings, Meaning))
      return "only the words before '" +
             wordsOf(Name.drop_front(Subject.size())).front() + "' count";
    for (const std::string &Word : wordsOf(Name))
      if (llvm::none_of(OfWhole, [&](const Match &Each) {
            return Each.Text == Word && (Each.Says.Only & Meanings);
          }))
        return "'" + Word + "' is not among its words";
    return {};
  }

  llvm::StringRef Name, Subject;
  llvm::SmallVector<const MeaningTable *, 2> Tables;
  Evidence InWhole, InSubject;
  std::vector<Match> OfWhole, OfSubject;
};

} // namespace

std::vector<NameMeanings::Reason>
NameMeanings::reasonsOf(llvm::StringRef Name) const {
  const Explainer Explain(Tables, Name);
  std::vector<Reason> Result;
  NameMeaningSet::all().forEach([&](NameMeaning Meaning) {
    if (auto Found = Explain.reasonFor(Meaning))
      Result.push_back(std::move(*Found));
  });
  return Result;
}

std::vector<llvm::StringRef> wordsFor(NameMeaningSet Sought) {
  const MeaningTable &Table = builtInMeanings();
  Bits Meanings = 0, Entries = 0;
  Sought.forEach([&](NameMeaning Each) {
    Meanings |= sourceOf(Each).Whole | sourceOf(Each).Subject;
  });
  for (size_t I = 0; I < Table.Entries.size(); ++I)
    if (MeaningBuilder::bit(Table.Entries[I].Gives) & Meanings)
      Entries |= Bits(1) << I;
  std::vector<llvm::StringRef> Result;
  for (const MeaningWord &Word : Table.Words)
    if (Word.Says.Words & Entries)
      Result.push_back(Table.text(Word.Spelling));
  for (const Phrase &Each : Table.Phrases)
    if (Each.Says.Words & Entries)
      Result.push_back(
          Table.text(Table.Words[(Each.Words & 0xFFFF) - 1].Spelling));
  if ((Table.OfAnyName & Entries) ||
      llvm::any_of(Table.Contained, [&](const Letters &Each) {
        return (Each.Entries & Entries) != 0;
      }))
    Result.emplace_back();
  return Result;
}

} // namespace clang::tidy::uri
