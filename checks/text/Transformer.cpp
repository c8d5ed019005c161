//===--- Transformer.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "text/Transformer.h"
#include "LLVMSupportCompat.h"
#include "core/Percent.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

namespace clang::tidy::uri {

using uricore::CharSet;

void Transformer::profileEffect(llvm::FoldingSetNodeID &ID) const {
  ID.AddInteger(Kind);
  // A function that is an encoder only according to its name may have any
  // effect.
  ID.AddBoolean(By == KnownBy::Name);
  ID.AddBoolean(PlusIsSpace);
  ID.AddBoolean(LowercaseHex);
  ID.AddBoolean(KeepsEscapes);
  ID.AddBoolean(IsCharacter);
  ID.AddBoolean(IsUrlSafe);
  ID.AddInteger(Base);
  for (unsigned I = 0; I < 4; ++I)
    ID.AddInteger(Set.word(I));
  ID.AddPointer(Images);
  ID.AddPointer(Length);
}

void Transformer::profile(llvm::FoldingSetNodeID &ID) const {
  profileEffect(ID);
  ID.AddInteger(static_cast<unsigned char>(By));
  ID.AddPointer(Call);
  ID.AddString(Callee);
}

bool haveSameEffect(const Transformer &A, const Transformer &B) {
  llvm::FoldingSetNodeID OfA, OfB;
  A.profileEffect(OfA);
  B.profileEffect(OfB);
  return OfA == OfB;
}

bool isNothingNew(const Transformer &First, const Transformer &Then) {
  switch (Then.Kind) {
  case Transformer::Keep:
  case Transformer::Slice:
  case Transformer::LowerCase:
  case Transformer::UpperCase:
    return haveSameEffect(First, Then);
  case Transformer::Decode:
    return Then.Call && First.Call == Then.Call && haveSameEffect(First, Then);
  default:
    return false;
  }
}

/// Whether \p T replaces some characters by their escapes.
static bool isStep(const Transformer &T) {
  return T.Kind == Transformer::Encode && T.By == KnownBy::Run &&
         uricore::NonAscii.isSubsetOf(T.Set);
}

std::optional<Transformer> joinedSteps(const Transformer &First,
                                       const Transformer &Then) {
  // `toPercentEncoding(Text, " ").replace(' ', '+')`
  if (First.Kind == Transformer::Encode && First.By != KnownBy::Name &&
      First.Set.contains(' ') && Then.Kind == Transformer::Map &&
      (*Then.Images)[' '] == "+" && *Then.Images == imagesOf(CharSet(" "), "+"))
    return asFormEncoder(First);
  if (!isStep(First) || !isStep(Then) || !Then.Set.contains('%'))
    return std::nullopt;
  Transformer Result = Then;
  Result.Set = First.Set & Then.Set;
  Result.KeepsEscapes = First.KeepsEscapes;
  Result.PlusIsSpace = First.PlusIsSpace || Then.PlusIsSpace;
  return Result;
}

Transformer joinedSlices(const Transformer &Inner, const Transformer &Outer) {
  // A part of a part is a part.
  Transformer Result = Outer.IsCharacter ? Outer : Inner;
  Result.Length = nullptr;
  Result.Set = Inner.Set | Outer.Set;
  return Result;
}

std::optional<Transformer> asFormEncoder(const Transformer &Encoder) {
  if (Encoder.Set.contains('+') || Encoder.PlusIsSpace)
    return std::nullopt;
  Transformer Result = Encoder;
  Result.Set = Result.Set - CharSet(" ");
  Result.PlusIsSpace = true;
  return Result;
}

/// Whether \p Text is a character escaped for HTML or XML.
static bool isEntity(llvm::StringRef Text) {
  return compat::startsWith(Text, "&") && Text.find(';') == Text.size() - 1;
}

Transformer Transformer::map(const ByteImages &Images) {
  bool IsHtml = Images['&'] == "&amp;";
  for (unsigned Byte = 1; Byte < 0x100 && IsHtml; ++Byte) {
    const llvm::StringRef Image = Images[Byte];
    const bool IsSame =
        Image.size() == 1 && static_cast<unsigned char>(Image[0]) == Byte;
    IsHtml = IsSame || isEntity(Image);
  }
  Transformer Result(IsHtml ? HtmlEscape : Map);
  Result.Images = &Images;
  return Result;
}

bool isBytewise(const Transformer &T) {
  if (T.By == KnownBy::Name)
    return false;
  switch (T.Kind) {
  case Transformer::Encode:
    return !T.KeepsEscapes || T.Set.contains('%');
  case Transformer::HtmlEscape:
  case Transformer::Map:
  case Transformer::Keep:
  case Transformer::LowerCase:
  case Transformer::UpperCase:
    return true;
  case Transformer::Decode:
  case Transformer::Base64:
  case Transformer::Digits:
  case Transformer::Slice:
    return false;
  }
  return false;
}

/// Bytes that libraries escape for HTML in different ways, or not at all.
static constexpr CharSet Quotes("\"'");

static void appendEncoded(std::string &Out, const Transformer &T, char Byte) {
  const auto Octet = static_cast<unsigned char>(Byte);
  const size_t Begin = Out.size();
  if (Byte == ' ' && T.PlusIsSpace)
    Out += '+';
  else if (T.Set.contains(Octet))
    Out += Byte;
  else
    uricore::appendEscape(Out, Octet);
  if (T.LowercaseHex && Out.size() - Begin == uricore::EscapeLength)
    std::transform(Out.begin() + Begin, Out.end(), Out.begin() + Begin,
                   llvm::toLower);
}

/// Appends the image of \p Byte if \p T treats each byte independently.
static void appendImage(std::string &Out, const Transformer &T, char Byte) {
  const auto Octet = static_cast<unsigned char>(Byte);
  switch (T.Kind) {
  case Transformer::Encode:
    appendEncoded(Out, T, Byte);
    return;
  case Transformer::HtmlEscape:
    if (T.Images) {
      Out += (*T.Images)[Octet];
      return;
    }
    Out += Byte == '&'   ? "&amp;"
           : Byte == '<' ? "&lt;"
           : Byte == '>' ? "&gt;"
                         : std::string(1, Byte);
    return;
  case Transformer::Map:
    Out += (*T.Images)[Octet];
    return;
  case Transformer::Keep:
    if (T.Set.contains(Octet))
      Out += Byte;
    return;
  case Transformer::LowerCase:
    Out += llvm::toLower(Byte);
    return;
  case Transformer::UpperCase:
    Out += llvm::toUpper(Byte);
    return;
  case Transformer::Decode:
  case Transformer::Base64:
  case Transformer::Digits:
  case Transformer::Slice:
    return;
  }
}

/// \p Text without the escapes of the bytes in \p Chars.
static std::string decodedOnly(llvm::StringRef Text, const CharSet &Chars) {
  std::string Result;
  for (size_t At = 0; At < Text.size(); ++At) {
    const auto Escape = uricore::escapeAt({Text.data(), Text.size()}, At);
    const bool IsDecoded = Escape && Chars.contains(Escape->Octet);
    Result += IsDecoded ? static_cast<char>(Escape->Octet) : Text[At];
    At += IsDecoded ? uricore::EscapeLength - 1 : 0;
  }
  return Result;
}

static std::optional<std::string> decoded(std::string Text, bool PlusIsSpace) {
  if (PlusIsSpace)
    std::replace(Text.begin(), Text.end(), '+', ' ');
  uricore::Decoded Result = uricore::decode(Text);
  // Decoders differ: they keep, drop or reject malformed escapes.
  if (!Result.Malformed.empty())
    return std::nullopt;
  return std::move(Result.Bytes);
}

std::optional<std::string> resultOf(const Transformer &T,
                                    llvm::StringRef Text) {
  if (T.Kind == Transformer::Decode && !T.Set.empty())
    return decodedOnly(Text, T.Set);
  if (T.Kind == Transformer::Decode && T.By != KnownBy::Name)
    return decoded(Text.str(), T.PlusIsSpace);
  if (T.Kind == Transformer::Slice && T.IsCharacter && Text.size() == 1)
    return Text.str();
  if (!isBytewise(T) || (T.Kind == Transformer::HtmlEscape && !T.Images &&
                         !uricore::consistsOf(Text, ~Quotes)))
    return std::nullopt;
  std::string Result;
  for (char Byte : Text)
    appendImage(Result, T, Byte);
  return Result;
}

/// Returns the bytes that appendImage() can append for \p Chars.
static CharSet imagesOf(const Transformer &T, const CharSet &Chars) {
  std::string Written;
  for (unsigned Byte = 0; Byte < 256; ++Byte)
    if (Chars.contains(static_cast<unsigned char>(Byte)))
      appendImage(Written, T, static_cast<char>(Byte));
  return CharSet(Written);
}

/// The bytes of the entities that can represent a quote in HTML.
static constexpr CharSet QuoteEntities("&quot;&apos;&#39;&#039;&#34;&#x27;");

/// Returns the octets whose escapes consist of \p Chars.
static CharSet decodable(const CharSet &Chars) {
  std::string Octets;
  bool HasDigit[16] = {};
  for (unsigned Byte = 0; Byte < 128; ++Byte)
    if (const int Digit = uricore::hexValue(static_cast<char>(Byte));
        Digit >= 0 && Chars.contains(static_cast<unsigned char>(Byte)))
      HasDigit[Digit] = true;
  for (unsigned Octet = 0; Octet < 256; ++Octet)
    if (HasDigit[Octet / 16] && HasDigit[Octet % 16])
      Octets += static_cast<char>(Octet);
  return Chars.contains('%') ? CharSet(Octets) : CharSet();
}

/// Returns the characters of numbers in base \p Base.
static CharSet digitsOf(unsigned Base) {
  std::string Digits = "-";
  for (unsigned Digit = 0; Digit < Base; ++Digit) {
    const char Lower = "0123456789abcdefghijklmnopqrstuvwxyz"[Digit];
    Digits += {Lower, llvm::toUpper(Lower)};
  }
  return CharSet(Digits);
}

CharSet charsAfter(const Transformer &T, const CharSet &Chars) {
  switch (T.Kind) {
  case Transformer::Encode:
    // A '%' that does not begin an escape is encoded.
    if (T.KeepsEscapes && Chars.contains('%'))
      return imagesOf(T, Chars) | CharSet("%25") | (Chars & uricore::HexDigit);
    return imagesOf(T, Chars);
  case Transformer::HtmlEscape:
    return T.Images || Chars.isDisjointFrom(Quotes)
               ? imagesOf(T, Chars)
               : imagesOf(T, Chars) | QuoteEntities;
  case Transformer::Map:
  case Transformer::Keep:
  case Transformer::LowerCase:
  case Transformer::UpperCase:
    return imagesOf(T, Chars);
  case Transformer::Decode:
    if (!T.Set.empty())
      return Chars | T.Set;
    if (T.PlusIsSpace && Chars.contains('+'))
      return (Chars - CharSet("+")) | CharSet(" ") | decodable(Chars);
    return Chars | decodable(Chars);
  case Transformer::Base64:
    return uricore::Alpha | uricore::Digit |
           CharSet(T.IsUrlSafe ? "-_=" : "+/=");
  case Transformer::Digits:
    return digitsOf(T.Base);
  case Transformer::Slice:
    return Chars - T.Set;
  }
  return ~CharSet();
}

} // namespace clang::tidy::uri
