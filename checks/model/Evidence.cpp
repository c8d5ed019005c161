//===--- Evidence.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/Evidence.h"
#include "core/Percent.h"
#include "llvm/ADT/SmallVector.h"

using llvm::StringRef;
using uricore::CharSet;
using uricore::Component;

namespace clang::tidy::uri {

static constexpr char Separator = ';';

static std::string bytesOf(const CharSet &Set) {
  std::string Bytes;
  for (unsigned Byte = 0; Byte < 256; ++Byte)
    if (Set.contains(static_cast<unsigned char>(Byte)))
      Bytes += static_cast<char>(Byte);
  return Bytes;
}

static CharSet setOf(StringRef Encoded) {
  const std::string Bytes =
      uricore::decode({Encoded.data(), Encoded.size()}).Bytes;
  return CharSet(Bytes);
}

// The evidence is one word: its features, the component, the origin and the
// bytes, with a separator after each. The drawing follows after a space.
std::string writeDetails(const FindingDetails &Details) {
  const Evidence &Known = Details.Known;
  std::string Line;
  Known.Features.forEach(
      [&](Feature Each) { Line += nameOf(Each).str() + ","; });
  Line += Separator;
  if (Known.Which)
    Line += static_cast<char>('0' + static_cast<char>(*Known.Which));
  Line += Separator + Known.Origin + Separator;
  for (const CharSet &Set : {Known.Occurring, Known.Excluded})
    Line += uricore::encode(bytesOf(Set)) + Separator;
  const std::string Drawing = writeDrawing(Details.Uri);
  return Drawing.empty() ? Line : Line + " " + Drawing;
}

std::optional<FindingDetails> readDetails(StringRef Line) {
  const auto [Word, Drawing] = Line.split(' ');
  llvm::SmallVector<StringRef, 6> Parts;
  Word.split(Parts, Separator);
  if (Parts.size() != 6 || !Parts.back().empty() || Parts[1].size() > 1)
    return std::nullopt;
  FindingDetails Details;
  for (StringRef Names = Parts[0]; !Names.empty();) {
    const auto [Name, Rest] = Names.split(',');
    const auto Known = featureCalled(Name);
    if (!Known)
      return std::nullopt;
    Details.Known.Features.add(*Known);
    Names = Rest;
  }
  if (!Parts[1].empty()) {
    const int Number = Parts[1].front() - '0';
    if (Number < 0 || Number > static_cast<int>(Component::Fragment))
      return std::nullopt;
    Details.Known.Which = static_cast<Component>(Number);
  }
  Details.Known.Origin = Parts[2].str();
  Details.Known.Occurring = setOf(Parts[3]);
  Details.Known.Excluded = setOf(Parts[4]);
  Details.Uri = readDrawing(Drawing);
  return Details;
}

std::vector<std::string> spelled(const CharSet &Bytes) {
  std::vector<std::string> Result;
  bool HasControl = false, HasNonAscii = false;
  for (const char C : bytesOf(Bytes)) {
    const auto Byte = static_cast<unsigned char>(C);
    HasControl |= Byte < 0x20 || Byte == 0x7F;
    HasNonAscii |= Byte >= 0x80;
    if (Byte >= 0x20 && Byte < 0x7F)
      Result.emplace_back(1, C);
  }
  if (HasControl)
    Result.emplace_back("control characters");
  if (HasNonAscii)
    Result.emplace_back("non-ASCII");
  return Result;
}

} // namespace clang::tidy::uri
