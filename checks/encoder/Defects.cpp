//===--- Defects.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "encoder/Defects.h"
#include "LLVMSupportCompat.h"
#include "core/Percent.h"
#include "core/Utf8.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

namespace clang::tidy::uri {

using uricore::CharSet;

static std::string nameOfByte(unsigned Byte) {
  if (Byte == '\'')
    return "\"'\"";
  if (Byte == ' ')
    return "a space";
  if (Byte > ' ' && Byte < 0x7F)
    return std::string("'") + static_cast<char>(Byte) + "'";
  return "0x" + compat::toHex(Byte, /*Width=*/2);
}

static std::string nameOfPoint(char32_t Point) {
  const std::string Digits = llvm::utohexstr(Point);
  return "U+" + std::string(Digits.size() < 4 ? 4 - Digits.size() : 0, '0') +
         Digits;
}

/// Whether \p A and the next byte belong to the same range: letters, digits, or
/// bytes without a glyph.
static bool continues(unsigned A) {
  const CharSet Classes[] = {CharSet::range('A', 'Z'), CharSet::range('a', 'z'),
                             uricore::Digit, CharSet::range('\0', '\x1F'),
                             CharSet::range('\x7F', '\xFF')};
  for (const CharSet &Class : Classes)
    if (A < 0xFF && Class.contains(static_cast<unsigned char>(A)) &&
        Class.contains(static_cast<unsigned char>(A + 1)))
      return true;
  return false;
}

/// \p Items in a sentence: "A, B and C".
static std::string listed(llvm::ArrayRef<std::string> Items) {
  std::string Result;
  for (size_t I = 0; I < Items.size(); ++I)
    Result += (I == 0 ? "" : I + 1 == Items.size() ? " and " : ", ") + Items[I];
  return Result;
}

std::string describe(const CharSet &Bytes) {
  std::vector<std::string> Items;
  for (unsigned First = 0; First < 256; ++First) {
    if (!Bytes.contains(static_cast<unsigned char>(First)))
      continue;
    unsigned Last = First;
    while (continues(Last) &&
           Bytes.contains(static_cast<unsigned char>(Last + 1)))
      ++Last;
    if (Last - First >= 2)
      Items.push_back(nameOfByte(First) + " to " + nameOfByte(Last));
    else
      for (unsigned Byte = First; Byte <= Last; ++Byte)
        Items.push_back(nameOfByte(Byte));
    First = Last;
  }
  static constexpr size_t MaxItems = 12;
  if (Items.size() > MaxItems) {
    const size_t Rest = Items.size() - MaxItems + 1;
    Items.resize(MaxItems - 1);
    Items.push_back(std::to_string(Rest) + " more");
  }
  return listed(Items);
}

/// \p Text in human-readable form: unprintable characters as numbers.
static std::string quoted(llvm::StringRef Text) {
  std::string Result;
  for (const char C : Text.take_front(24))
    if (static_cast<unsigned char>(C) < 0x20 || C == 0x7F)
      Result += "<" + nameOfByte(static_cast<unsigned char>(C)) + ">";
    else
      Result += C;
  return "'" + Result + "'";
}

static bool isAllHex(llvm::StringRef Digits) {
  return !Digits.empty() && llvm::all_of(Digits, llvm::isHexDigit);
}

static EncoderDefect::KindTy kindOfMalformed(unsigned char Byte,
                                             llvm::StringRef Text) {
  if (Text.consume_front("%") && isAllHex(Text)) {
    // The rest of `FFFFFFC3` may have been overwritten.
    if (Byte >= 0x80 && Text.size() >= 2 && Text.take_front(2).lower() == "ff")
      return EncoderDefect::SignExtension;
    if (Byte < 0x10 && Text.size() == 1)
      return EncoderDefect::MissingZero;
  } else if (Byte < 0x10 && Text.ltrim(' ').size() == 1) {
    return EncoderDefect::MissingZero;
  }
  return EncoderDefect::OtherEscape;
}

namespace {

class Judge {
public:
  Judge(const EncoderBehaviour &Encoder, const EncoderPurpose &Purpose)
      : Encoder(Encoder), Purpose(Purpose) {}

  llvm::SmallVector<EncoderDefect, 4> Defects;

  void judgeEscapes();
  void judgeUndefined();
  void judgeSet();

private:
  void add(EncoderDefect::KindTy Kind, std::string Deed,
           const CharSet &Bytes = {}) {
    Defects.push_back({Kind, std::move(Deed), Bytes});
  }

  const EncoderBehaviour &Encoder;
  const EncoderPurpose &Purpose;
};

} // namespace

void Judge::judgeEscapes() {
  if (!Encoder.Lowercase.empty())
    add(EncoderDefect::LowercaseHex, "writes lowercase hex digits");
  std::map<EncoderDefect::KindTy, CharSet> Kinds;
  for (const auto &[Byte, Text] : Encoder.Malformed) {
    CharSet &Bytes = Kinds[kindOfMalformed(Byte, Text)];
    Bytes = Bytes | CharSet::of(Byte);
  }
  for (const auto &[Kind, Bytes] : Kinds) {
    // Prefer a familiar example: 0xC3 begins many letters in UTF-8.
    unsigned Shown = Bytes.contains(0xC3) ? 0xC3 : 0;
    while (!Bytes.contains(static_cast<unsigned char>(Shown)))
      ++Shown;
    const auto Byte = static_cast<unsigned char>(Shown);
    const std::string Example =
        quoted(Encoder.Malformed.at(Byte)) + " for " + nameOfByte(Byte);
    if (Kind == EncoderDefect::SignExtension)
      add(Kind, "sign-extends " + describe(Bytes) + " (" + Example + ")");
    else if (Kind == EncoderDefect::MissingZero)
      add(Kind,
          "writes one digit for " + describe(Bytes) + " (" + Example + ")");
    else
      add(Kind, Bytes.size() == 1 ? "writes " + Example
                                  : "writes wrong escapes for " +
                                        describe(Bytes) + " (" + Example + ")");
  }
  if (Encoder.MalformedWide.empty())
    return;
  const auto Last =
      std::prev(Encoder.MalformedWide.upper_bound(U'\u4F8B'),
                Encoder.MalformedWide.begin()->first > U'\u4F8B' ? 0 : 1);
  add(EncoderDefect::WideCut, "writes " + quoted(Last->second) + " for " +
                                  nameOfPoint(Last->first) +
                                  ", not the escapes of its UTF-8 octets");
}

void Judge::judgeUndefined() {
  if (!Encoder.OutOfBounds.empty())
    add(EncoderDefect::OutOfBounds,
        "reads outside its table for " + describe(Encoder.OutOfBounds));
  if (!Encoder.NegativeCtype.empty())
    add(EncoderDefect::NegativeCtype,
        "passes negative values to <ctype.h> for " +
            describe(Encoder.NegativeCtype));
  if (Purpose.LocaleDependence && !Encoder.LocaleCtype.empty())
    add(EncoderDefect::LocaleCtype,
        "depends on the locale for " + describe(Encoder.LocaleCtype));
}

void Judge::judgeSet() {
  using namespace uricore;
  if (Encoder.IsAssumed)
    return;
  // Text that is already a URI keeps its delimiters and escapes, binary data
  // has no characters, and the function is not responsible for the choice of
  // its caller.
  const bool IsRepair =
      Encoder.keepsEscapes() || (Encoder.isRepair() && !Purpose.IsValue &&
                                 !Purpose.IsComponent && !Purpose.IsSegment);
  // Some repairs leave what browsers repair, but not what ends a URI in text.
  const CharSet Ends = Encoder.Passed & (Control | CharSet(" \"<>") | NonAscii);
  if (IsRepair && Purpose.IsEncoder && !Encoder.keepsEscapes() && !Ends.empty())
    add(EncoderDefect::LetThrough, "lets " + describe(Ends) + " through", Ends);
  if (IsRepair || Encoder.encodesAll() ||
      (Encoder.DependsOnText && !Encoder.KeepsMore))
    return;
  CharSet Needless;
  // The caller may give characters to keep.
  if (!Encoder.DependsOnText && !Encoder.KeepsMore)
    Needless = Encoder.Escaped & Unreserved;
  // The form encoding of the WHATWG escapes '~'.
  if (Encoder.SpaceToPlus)
    Needless = Needless - CharSet("~");
  if (!Needless.empty())
    add(EncoderDefect::UnreservedEncoded,
        "encodes " + describe(Needless) + ", which " +
            (Needless.size() == 1 ? "does" : "do") + " not need it");
  CharSet Forbidden = Control | CharSet(" \"#%<>[\\]^`{|}") | NonAscii;
  if (Purpose.IsIri)
    Forbidden = Forbidden - NonAscii;
  // An encoder of whole URIs keeps their delimiters.
  if (CharSet(":/?&=").isSubsetOf(Encoder.Passed) && !Purpose.IsSegment)
    Forbidden = Forbidden - CharSet("#[]");
  if (Purpose.IsValue)
    Forbidden = Forbidden | CharSet("&+#");
  if (Purpose.IsComponent)
    Forbidden = Forbidden | CharSet("&+=/?#");
  if (Purpose.IsSegment)
    Forbidden = Forbidden | CharSet("/?#");
  if (Encoder.SpaceToPlus && Encoder.Passed.contains('+')) {
    add(EncoderDefect::PlusLetThrough,
        "writes a space as '+' and lets '+' through: both then mean a space",
        CharSet("+"));
    Forbidden = Forbidden - CharSet("+");
  }
  std::vector<std::string> Through;
  if (const CharSet Bytes = Encoder.Passed & Forbidden; !Bytes.empty())
    Through.push_back(describe(Bytes));
  // Letters of all languages count as letters; some encoders keep all that is
  // not ASCII, for an IRI.
  if (!Purpose.IsIri && !Encoder.PassedWide.count(U'\x80'))
    for (const char32_t Point : Encoder.PassedWide)
      Through.push_back(nameOfPoint(Point));
  if (!Through.empty())
    add(EncoderDefect::LetThrough, "lets " + listed(Through) + " through",
        Encoder.Passed & Forbidden);
  // Controls are left out on purpose.
  if (const CharSet Lost = Encoder.Dropped & NonAscii; !Lost.empty())
    add(EncoderDefect::Dropped, "drops " + describe(Lost));
  else if (!Encoder.DroppedWide.empty())
    add(EncoderDefect::Dropped, "drops characters that are not ASCII");
}

llvm::SmallVector<EncoderDefect, 4> findDefects(const EncoderBehaviour &Encoder,
                                                const EncoderPurpose &Purpose) {
  Judge J(Encoder, Purpose);
  J.judgeEscapes();
  J.judgeUndefined();
  J.judgeSet();
  return std::move(J.Defects);
}

} // namespace clang::tidy::uri
