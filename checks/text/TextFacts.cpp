//===--- TextFacts.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "text/TextFacts.h"
#include "core/Percent.h"
#include <algorithm>

namespace clang::tidy::uri {

using uricore::CharSet;

/// The characters that separate the components of a URI.
static constexpr CharSet Delimiters("/?#&=");

namespace {
/// The amount of a URI that a part covers.
enum class Extent : unsigned char { Piece, Pieces, Whole };
} // namespace

static Extent extentOf(UriPart Part) {
  switch (Part) {
  case UriPart::Data:
  case UriPart::Userinfo:
  case UriPart::PathSegment:
  case UriPart::QueryKey:
  case UriPart::QueryValue:
  case UriPart::FormKey:
  case UriPart::FormValue:
  case UriPart::Fragment:
    return Extent::Piece;
  case UriPart::Scheme:
  case UriPart::Authority:
  case UriPart::Host:
  case UriPart::Port:
  case UriPart::Path:
  case UriPart::Query:
  case UriPart::FormBody:
  case UriPart::FileName:
  case UriPart::Cookie:
    return Extent::Pieces;
  case UriPart::Uri:
  case UriPart::Reference:
  case UriPart::RequestTarget:
  case UriPart::FileUri:
  case UriPart::Command:
    return Extent::Whole;
  }
  return Extent::Whole;
}

bool isData(UriPart Part) { return extentOf(Part) == Extent::Piece; }

TextFacts TextFacts::ofLiteral(llvm::StringRef Bytes) {
  TextFacts Result;
  Result.Chars = CharSet(Bytes);
  if (!Result.Chars.isDisjointFrom(Delimiters))
    Result.Part = UriPart::Reference;
  for (size_t I = Bytes.find('%'); I != llvm::StringRef::npos;
       I = Bytes.find('%', I + 1))
    if (!uricore::escapeAt({Bytes.data(), Bytes.size()}, I))
      Result.Level = EncodingLevel();
  return Result;
}

EncodingLevel join(EncodingLevel A, EncodingLevel B) {
  return {std::min(A.Low, B.Low), std::max(A.High, B.High)};
}

UriPart join(UriPart A, UriPart B) {
  if (A == B)
    return A;
  const Extent OfA = extentOf(A), OfB = extentOf(B);
  if (OfA != OfB)
    return OfA > OfB ? A : B;
  return OfA == Extent::Piece ? UriPart::Data : UriPart::Reference;
}

TextFacts join(const TextFacts &A, const TextFacts &B) {
  TextFacts Result;
  Result.Chars = A.Chars | B.Chars;
  Result.Level = !A.Level   ? B.Level
                 : !B.Level ? A.Level
                            : join(*A.Level, *B.Level);
  Result.Part = join(A.Part, B.Part);
  Result.IsLost = A.IsLost || B.IsLost;
  Result.IsCut = A.IsCut || B.IsCut;
  return Result;
}

TextFacts followed(const TextFacts &A, const TextFacts &B) {
  TextFacts Result = join(A, B);
  if (A.IsCut && Result.Level)
    Result.Level->Low = std::min<signed char>(Result.Level->Low, 0);
  return Result;
}

static signed char plus(signed char Level, int Layers) {
  return static_cast<signed char>(
      std::clamp<int>(Level + Layers, -EncodingLevel::Max, EncodingLevel::Max));
}

EncodingLevel levelAfter(const Transformer &T, EncodingLevel Level) {
  switch (T.Kind) {
  case Transformer::Encode:
    if (T.KeepsEscapes)
      return {std::max<signed char>(Level.Low, 1),
              std::max<signed char>(Level.High, 1)};
    // A level below 0 is treated as plain text: the value may have been encoded
    // at its origin.
    return {plus(std::max<signed char>(Level.Low, 0), 1),
            plus(std::max<signed char>(Level.High, 0), 1)};
  case Transformer::Decode:
    return {plus(Level.Low, -1), plus(Level.High, -1)};
  case Transformer::Base64:
  case Transformer::Digits:
    // The result is different text, which contains no escapes of the original.
    return {};
  case Transformer::HtmlEscape:
  case Transformer::Map:
  case Transformer::Keep:
  case Transformer::Slice:
  case Transformer::LowerCase:
  case Transformer::UpperCase:
    return Level;
  }
  return Level;
}

/// Whether a byte that is not a delimiter is replaced by one: `-` becomes `/`.
/// A backslash divides the paths of files as a slash does.
static bool writesDelimiter(const ByteImages &Images) {
  for (unsigned Byte = 0; Byte < 256; ++Byte)
    if (!Delimiters.contains(static_cast<unsigned char>(Byte)) &&
        !(Byte == '\\' && Images[Byte] == "/") &&
        !CharSet(Images[Byte]).isDisjointFrom(Delimiters))
      return true;
  return false;
}

UriPart partAfter(const Transformer &T, UriPart Part) {
  switch (T.Kind) {
  case Transformer::Encode:
    // An encoder that keeps delimiters is intended for more than one piece of
    // data.
    return T.Set.isDisjointFrom(Delimiters) ? UriPart::Data : Part;
  case Transformer::Base64:
  case Transformer::Digits:
    return UriPart::Data;
  case Transformer::Map:
    return writesDelimiter(*T.Images) ? join(Part, UriPart::Path) : Part;
  case Transformer::Decode:
  case Transformer::HtmlEscape:
  case Transformer::Keep:
  case Transformer::Slice:
  case Transformer::LowerCase:
  case Transformer::UpperCase:
    return Part;
  }
  return Part;
}

bool isCutAfter(const Transformer &T, bool IsCut) {
  // The result of the others is another text, with escapes of its own.
  const bool KeepsEscapes =
      T.Kind == Transformer::Encode
          ? T.KeepsEscapes
          : T.Kind != Transformer::Base64 && T.Kind != Transformer::Digits;
  return T.Kind == Transformer::Slice || (IsCut && KeepsEscapes);
}

TextFacts factsAfter(const Transformer &T, const TextFacts &Facts) {
  TextFacts Result = Facts;
  Result.Chars = charsAfter(T, Facts.Chars);
  Result.Level = levelAfter(T, Facts.Level.value_or(EncodingLevel()));
  Result.Part = partAfter(T, Facts.Part);
  Result.IsCut = isCutAfter(T, Facts.IsCut);
  return Result;
}

} // namespace clang::tidy::uri
