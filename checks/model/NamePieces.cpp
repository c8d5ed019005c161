//===--- NamePieces.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The signs of names: most have none, which their pairs of letters show.
///
//===----------------------------------------------------------------------===//

#include "knowledge/CatalogueTable.h"
#include "knowledge/Names.h"
#include "model/TextSigns.h"
#include "llvm/ADT/bit.h"
#include <iterator>
#include <string_view>

namespace clang::tidy::uri {

using llvm::StringRef;

namespace {

/// What a piece of a name makes worth a look at its words.
enum Aspect : unsigned {
  UriWords = 1 << 0,
  PartWords = 1 << 1,
  PercentWords = 1 << 2,
  EncoderWords = 1 << 3,
  DecoderWords = 1 << 4,
  ParserWords = 1 << 5,
  ReplaceWords = 1 << 6,
  TextType = 1 << 7,
  /// Counts only where a word begins: `curl` is no `url`.
  BeginsWord = 1 << 8,
};

struct Piece {
  std::string_view Text;
  unsigned Aspects;
};

constexpr Piece Pieces[] = {
    {"url", UriWords | PartWords | BeginsWord},
    {"uri", UriWords | PartWords | BeginsWord},
    {"qurl", UriWords | BeginsWord},
    {"href", UriWords | PartWords | BeginsWord},
    {"endpoint", UriWords | BeginsWord},
    {"permalink", UriWords | BeginsWord},
    {"webhook", UriWords | BeginsWord},
    {"link", UriWords | BeginsWord},
    {"iri", PartWords | BeginsWord},
    {"query", PartWords | BeginsWord},
    {"http", PartWords | BeginsWord},
    {"www", PartWords | BeginsWord},
    {"web", PartWords | BeginsWord},
    {"rest", PartWords | BeginsWord},
    {"oauth", PartWords | BeginsWord},
    {"form", PartWords | BeginsWord},
    {"dav", PartWords | BeginsWord},
    {"cgi", PartWords | BeginsWord},
    {"component", PartWords | BeginsWord},
    {"tracker", PartWords | BeginsWord},
    {"bittorrent", PartWords | BeginsWord},
    {"pct", PercentWords},
    {"percent", PercentWords},
    {"encod", EncoderWords},
    {"escap", EncoderWords},
    {"quot", EncoderWords},
    {"decod", DecoderWords},
    {"unescap", DecoderWords},
    {"unquot", DecoderWords},
    {"pars", ParserWords | BeginsWord},
    {"split", ParserWords | BeginsWord},
    {"token", ParserWords | BeginsWord},
    {"explode", ParserWords | BeginsWord},
    {"replace", ReplaceWords},
    {"char", TextType},
    {"str", TextType},
    {"text", TextType},
    {"byte", TextType},
    {"view", TextType},
    {"slice", TextType},
    {"ur", TextType},
    {"path", TextType},
    {"auto", TextType},
};

/// Finds pieces in names. Nearly all names have none: their pairs of letters
/// are looked up, for all pieces at once.
class PieceTable {
public:
  constexpr PieceTable() {
    for (size_t I = 0; I < std::size(Pieces); ++I) {
      const std::string_view Text = Pieces[I].Text;
      const std::uint64_t Bit = std::uint64_t(1) << I;
      Firsts[pair(Text[0], Text[1])] |= Bit;
      if (Text.size() > 2)
        Seconds[pair(Text[1], Text[2])] |= Bit;
      else
        Short |= Bit;
    }
  }

  /// The aspects of the pieces in \p Name, in upper or lower case.
  unsigned aspectsOf(StringRef Name) const {
    unsigned Aspects = 0;
    std::uint64_t Begun = 0;
    for (size_t I = 0; I + 1 < Name.size(); ++I) {
      const size_t Pair = pair(Name[I], Name[I + 1]);
      if (const std::uint64_t May = Begun & Seconds[Pair])
        Aspects |= aspectsAt(Name, I - 1, May);
      Begun = Firsts[Pair];
      if (Begun & Short)
        Aspects |= aspectsAt(Name, I, Begun & Short);
    }
    return Aspects;
  }

private:
  /// Of a letter, the lower five bits say nothing about its case.
  static constexpr size_t pair(char A, char B) {
    return (A & 31U) << 5 | (B & 31U);
  }

  /// The aspects of the pieces \p Among that stand at \p Pos.
  static unsigned aspectsAt(StringRef Name, size_t Pos, std::uint64_t Among) {
    unsigned Aspects = 0;
    for (; Among != 0; Among &= Among - 1) {
      const Piece &Each = Pieces[llvm::countr_zero(Among)];
      if (Name.substr(Pos).starts_with_insensitive(Each.Text) &&
          (!(Each.Aspects & BeginsWord) || beginsWord(Name, Pos)))
        Aspects |= Each.Aspects;
    }
    return Aspects;
  }

  static_assert(std::size(Pieces) <= 64);
  std::uint64_t Firsts[1024] = {}, Seconds[1024] = {}, Short = 0;
};

constexpr PieceTable KnownPieces;

} // namespace

TextSigns signsOfName(StringRef Name) {
  const unsigned Aspects = KnownPieces.aspectsOf(Name);
  TextSigns Signs = 0;
  if (Aspects & UriWords && (mentionsUri(Name) || saysUri(Name)))
    Signs |= SignUriName;
  if (Aspects & PercentWords || (Aspects & PartWords && saysUriPart(Name)))
    Signs |= SignUriPartName;
  if (Aspects & EncoderWords && saysEncoder(Name))
    Signs |= SignEncoder;
  if (Aspects & DecoderWords && saysDecoder(Name))
    Signs |= SignDecoder | SignSeparator;
  if (Aspects & ParserWords && saysParser(Name))
    Signs |= SignSeparator;
  if (Aspects & ReplaceWords && saysReplace(Name))
    Signs |= SignReplace;
  // A template's parameter is short.
  if (Aspects & TextType || Name.size() <= 2 ||
      !catalogue::builtIn().typesCalled(Name).empty())
    Signs |= SignTextType;
  return Signs;
}

} // namespace clang::tidy::uri
