//===--- NamePieces.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The evidence in names, according to their words and to pieces of them.
///
//===----------------------------------------------------------------------===//

#include "LLVMSupportCompat.h"
#include "knowledge/CatalogueTable.h"
#include "knowledge/Names.h"
#include "model/TextEvidence.h"
#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace clang::tidy::uri {

using llvm::StringRef;

namespace {

constexpr NameMeaningSet OfUris = {
    NameMeaning::Uri,        NameMeaning::UriMention, NameMeaning::UriRelated,
    NameMeaning::Encoder,    NameMeaning::Decoder,    NameMeaning::Parser,
    NameMeaning::Replacement};

/// What a piece of a name indicates.
enum Aspect : std::uint16_t {
  /// It is about escapes.
  Escapes = 1 << 0,
  TextType = 1 << 1,
  /// The name may contain a word for one of OfUris.
  MayBeOfUris = 1 << 2,
};

struct Piece {
  std::string_view Text;
  Aspect Says;
};

constexpr Piece Pieces[] = {
    {"pct", Escapes},   {"percent", Escapes}, {"scape", Escapes},
    {"encod", Escapes}, {"decod", Escapes},   {"xdigit", Escapes},
    {"char", TextType}, {"str", TextType},    {"text", TextType},
    {"byte", TextType}, {"view", TextType},   {"slice", TextType},
    {"ur", TextType},   {"path", TextType},   {"auto", TextType},
};

/// Finds pieces in names. Nearly all names have none: three consecutive letters
/// are looked up for all pieces at once.
class PieceTable {
public:
  PieceTable() {
    for (size_t I = 0; I < std::size(Pieces); ++I)
      add(Pieces[I].Text, Bits(1U << I));
    for (const StringRef Word : wordsFor(OfUris))
      add(Word, WordBit);
  }

  /// The aspects of the pieces in \p Name, ignoring case.
  unsigned aspectsOf(StringRef Name) const {
    unsigned Aspects = 0;
    size_t Three = 0;
    // A piece shorter than three letters may be followed by any characters.
    for (size_t I = 0; I < Name.size() + 2; ++I) {
      Three = shift(Three, I < Name.size() ? Name[I] : '\0');
      if (const Bits May = Begin[Three]; May != 0 && I >= 2)
        Aspects |= aspectsAt(Name, I - 2, May);
    }
    return Aspects;
  }

private:
  using Bits = std::uint16_t;
  static constexpr Bits WordBit = 1U << std::size(Pieces);
  static_assert(std::size(Pieces) < 16);

  /// The lower five bits of a letter do not depend on its case.
  static size_t shift(size_t Three, char Next) {
    return (Three << 5 | (static_cast<unsigned char>(Next) & 31U)) & 0x7FFF;
  }

  void add(StringRef Text, Bits Which) {
    size_t First = 0;
    for (const char C : Text.take_front(3))
      First = shift(First, C);
    const size_t Open = 5 * (3 - std::min<size_t>(Text.size(), 3));
    for (size_t I = 0; I < size_t(1) << Open; ++I)
      Begin[(First << Open) | I] |= Which;
  }

  /// The aspects of the piece at \p Pos, if it is one of \p Among.
  static unsigned aspectsAt(StringRef Name, size_t Pos, Bits Among) {
    unsigned Aspects =
        Among & WordBit && beginsWord(Name, Pos) ? MayBeOfUris : 0;
    for (unsigned Left = Among & ~WordBit; Left != 0; Left &= Left - 1) {
      const Piece &Each = Pieces[compat::countTrailingZeros(Left)];
      if (compat::startsWithInsensitive(Name.substr(Pos), Each.Text))
        Aspects |= Each.Says;
    }
    return Aspects;
  }

  std::array<Bits, 1 << 15> Begin = {};
};

} // namespace

bool isUriName(StringRef Name, const NameMeanings &Names) {
  return Names.say(Name, {NameMeaning::Uri, NameMeaning::UriMention});
}

TextEvidence evidenceOfName(StringRef Name) {
  static const PieceTable KnownPieces;
  const unsigned Aspects = KnownPieces.aspectsOf(Name);
  NameMeaningSet Said;
  if (Aspects & MayBeOfUris)
    Said = NameMeanings().of(Name, OfUris);
  TextEvidence Evidence = 0;
  if (Said.has(NameMeaning::Uri) || Said.has(NameMeaning::UriMention))
    Evidence |= EvidenceUriName;
  if (Said.has(NameMeaning::UriRelated) || Aspects & Escapes)
    Evidence |= EvidenceUriPartName;
  if (Said.has(NameMeaning::Encoder))
    Evidence |= EvidenceEncoder;
  if (Said.has(NameMeaning::Decoder))
    Evidence |= EvidenceDecoder | EvidenceSeparator;
  if (Said.has(NameMeaning::Parser))
    Evidence |= EvidenceSeparator;
  if (Said.has(NameMeaning::Replacement))
    Evidence |= EvidenceReplace;
  // The name of a template parameter is short.
  if (Aspects & TextType || Name.size() <= 2 ||
      catalogue::builtIn().isTextTypeName(Name))
    Evidence |= EvidenceTextType;
  return Evidence;
}

} // namespace clang::tidy::uri
