//===--- EncodingProperties.cpp - uri-tidy --------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Properties.h"

#include "core/Form.h"
#include "core/Percent.h"
#include "core/Reference.h"

#include <algorithm>
#include <cstdio>
#include <string>

using namespace uricore;
using uricore::test::isCleanOf;

namespace {

const CharSet EncodingSets[] = {CharSet(),
                                Unreserved,
                                FormSafe,
                                PathChars,
                                QueryChars,
                                Unreserved | NonAscii,
                                WhatwgQueryChars - CharSet("%")};

const CharSet RepairSets[] = {CharSet(), Unreserved, Pchar,
                              PathChars, QueryChars, UriChars};

/// The components that allow escapes, so that data can be encoded for them.
constexpr Component EncodableComponents[] = {
    Component::Userinfo, Component::Host,       Component::PathSegment,
    Component::QueryKey, Component::QueryValue, Component::Fragment};

/// A straightforward implementation of encoding.
std::string encodeSlowly(std::string_view Bytes, const CharSet &Safe) {
  std::string Out;
  for (char C : Bytes) {
    const auto Byte = static_cast<unsigned char>(C);
    char Text[EscapeLength + 1] = {C};
    if (!Safe.contains(Byte))
      std::snprintf(Text, sizeof(Text), "%%%02X", Byte);
    Out.append(Text, Safe.contains(Byte) ? 1 : EscapeLength);
  }
  return Out;
}

//===--- Encoding ---------------------------------------------------------===//

bool encodeIsWhatItSays(std::string_view Text) {
  for (const CharSet &Safe : EncodingSets)
    if (encode(Text, Safe) != encodeSlowly(Text, Safe))
      return false;
  return true;
}

// The encoder handles strings of this length in a different way.
bool encodingManyTimesIsEncodingOnce(std::string_view Text) {
  if (Text.empty())
    return true;
  std::string Long, Expected;
  while (Long.size() < 1024) {
    Long += Text;
    Expected += encode(Text);
  }
  return encode(Long) == Expected;
}

bool decodingUndoesEncoding(std::string_view Text) {
  for (const CharSet &Safe : EncodingSets) {
    const Decoded Back = decode(encode(Text, Safe));
    if (Back.Bytes != Text || !Back.Malformed.empty())
      return false;
  }
  return true;
}

bool encodedDataStaysInItsComponent(std::string_view Text) {
  std::string Encoded[8];
  for (Component C : EncodableComponents) {
    std::string &Data = Encoded[static_cast<unsigned>(C)] = encode(Text, C);
    if (!isCleanOf(Data, safeData(C), /*AnyCase=*/false))
      return false;
  }
  auto For = [&](Component C) -> const std::string & {
    return Encoded[static_cast<unsigned>(C)];
  };
  const std::string Query =
      For(Component::QueryKey) + "=" + For(Component::QueryValue);
  const std::string Uri = "s://" + For(Component::Userinfo) + "@" +
                          For(Component::Host) + "/" +
                          For(Component::PathSegment) + "?" + Query + "#" +
                          For(Component::Fragment);
  const Reference Ref = split(Uri);
  return isValidUri(Uri) && Ref.Userinfo.in(Uri) == For(Component::Userinfo) &&
         Ref.Host.in(Uri) == For(Component::Host) && !Ref.Port.Present &&
         Ref.Path.in(Uri) == "/" + For(Component::PathSegment) &&
         Ref.Query.in(Uri) == Query && Query.find('=') == Query.rfind('=') &&
         Query.find('&') == std::string::npos &&
         Ref.Fragment.in(Uri) == For(Component::Fragment);
}

//===--- Repairing --------------------------------------------------------===//

bool repairLeavesOnlyWhatIsAllowed(std::string_view Text) {
  for (const CharSet &Allowed : RepairSets)
    if (!isCleanOf(escapeIllegal(Text, Allowed), Allowed, /*AnyCase=*/true))
      return false;
  return true;
}

bool repairIsIdempotent(std::string_view Text) {
  for (const CharSet &Allowed : RepairSets) {
    const std::string Once = escapeIllegal(Text, Allowed);
    if (escapeIllegal(Once, Allowed) != Once)
      return false;
  }
  return true;
}

bool repairKeepsTheDecodedBytes(std::string_view Text) {
  for (const CharSet &Allowed : RepairSets) {
    const Decoded After = decode(escapeIllegal(Text, Allowed));
    if (After.Bytes != decode(Text).Bytes || !After.Malformed.empty())
      return false;
  }
  return true;
}

bool repairedPartsMakeAValidUri(std::string_view Text) {
  const std::string Path = "p" + escapeIllegal(Text, PathChars);
  const std::string Query = escapeIllegal(Text, QueryChars);
  const std::string Fragment = escapeIllegal(Text, FragmentChars);
  const std::string Uri = "s:" + Path + "?" + Query + "#" + Fragment;
  const Reference Ref = split(Uri);
  return isValidUri(Uri) && Ref.Path.in(Uri) == Path &&
         Ref.Query.in(Uri) == Query && Ref.Fragment.in(Uri) == Fragment;
}

bool repairLeavesValidTextAlone(std::string_view Text) {
  if (!isValidReference(Text))
    return true;
  const Reference Ref = split(Text);
  auto Stays = [](std::string_view P, const CharSet &Allowed) {
    return escapeIllegal(P, Allowed) == P;
  };
  return Stays(Text, UriChars) && Stays(Ref.Path.in(Text), PathChars) &&
         Stays(Ref.Query.in(Text), QueryChars) &&
         Stays(Ref.Fragment.in(Text), FragmentChars);
}

//===--- Decoding ---------------------------------------------------------===//

bool decodingAccountsForEveryPercent(std::string_view Text) {
  const Decoded Result = decode(Text);
  std::vector<std::size_t> Malformed;
  std::size_t Escapes = 0;
  for (std::size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] != '%')
      continue;
    if (escapeAt(Text, I))
      ++Escapes;
    else
      Malformed.push_back(I);
  }
  return Result.Malformed == Malformed &&
         Result.Bytes.size() == Text.size() - Escapes * (EscapeLength - 1);
}

//===--- Forms and Unicode ------------------------------------------------===//

bool formDecodingUndoesFormEncoding(std::string_view Text) {
  const std::string Encoded = formEncode(Text);
  const Decoded Back = formDecode(Encoded);
  return isCleanOf(Encoded, FormSafe | CharSet("+"), /*AnyCase=*/false) &&
         Back.Bytes == Text && Back.Malformed.empty();
}

bool formLineBreaksAreCrlf(std::string_view Text) {
  const std::string Encoded = formEncode(Text, LineBreaks::Crlf);
  const std::string Broken = formDecode(Encoded).Bytes;
  std::string Rest;
  for (std::size_t I = 0; I < Broken.size(); ++I)
    if (Broken.compare(I, 2, "\r\n") == 0)
      ++I;
    else
      Rest += Broken[I];
  std::string Expected(Text);
  for (char Break : {'\r', '\n'})
    Expected.erase(std::remove(Expected.begin(), Expected.end(), Break),
                   Expected.end());
  return Rest == Expected && formEncode(Broken, LineBreaks::Crlf) == Encoded;
}

/// Returns the result of ECMAScript's escape() for UTF-8, with "%uXXXX"
/// throughout.
std::string toLegacyUnicode(std::string_view Utf8) {
  std::string Out;
  auto AppendUnit = [&](unsigned Unit) {
    char Text[7];
    std::snprintf(Text, sizeof(Text), "%%u%04X", Unit & 0xFFFFU);
    Out += Text;
  };
  for (std::size_t I = 0; I < Utf8.size();) {
    const std::size_t Length = utf8SequenceLength(Utf8, I);
    const auto Lead = static_cast<unsigned char>(Utf8[I]);
    unsigned CodePoint = Length == 1 ? Lead : Lead & (0x7FU >> Length);
    for (std::size_t J = 1; J < Length; ++J)
      CodePoint =
          CodePoint << 6 | (static_cast<unsigned char>(Utf8[I + J]) & 0x3FU);
    if (CodePoint < 0x10000) {
      AppendUnit(CodePoint);
    } else {
      AppendUnit(0xD7C0 + (CodePoint >> 10));
      AppendUnit(0xDC00 + (CodePoint & 0x3FF));
    }
    I += Length;
  }
  return Out;
}

bool legacyUnicodeGivesTheTextBack(std::string_view Text) {
  if (!isValidUtf8(Text))
    return true;
  const std::string Legacy = toLegacyUnicode(Text);
  std::string Back;
  for (std::size_t I = 0; I < Legacy.size();) {
    const auto Unit = decodeLegacyUnicode(Legacy, I);
    if (!Unit)
      return false;
    Back += Unit->Utf8;
    I += Unit->Length;
  }
  return Back == Text;
}

bool legacyUnicodeIsUtf8(std::string_view Text) {
  for (std::size_t I = 0; I <= Text.size(); ++I)
    if (const auto Unit = decodeLegacyUnicode(Text, I))
      if (Unit->Length > Text.size() - I || !isValidUtf8(Unit->Utf8) ||
          utf8SequenceLength(Unit->Utf8, 0) != Unit->Utf8.size())
        return false;
  return true;
}

} // namespace

std::vector<test::Property> test::encodingProperties() {
  return {
      {"EncodeIsWhatItSays", encodeIsWhatItSays},
      {"EncodingManyTimesIsEncodingOnce", encodingManyTimesIsEncodingOnce},
      {"DecodingUndoesEncoding", decodingUndoesEncoding},
      {"EncodedDataStaysInItsComponent", encodedDataStaysInItsComponent},
      {"RepairLeavesOnlyWhatIsAllowed", repairLeavesOnlyWhatIsAllowed},
      {"RepairIsIdempotent", repairIsIdempotent},
      {"RepairKeepsTheDecodedBytes", repairKeepsTheDecodedBytes},
      {"RepairedPartsMakeAValidUri", repairedPartsMakeAValidUri},
      {"RepairLeavesValidTextAlone", repairLeavesValidTextAlone},
      {"DecodingAccountsForEveryPercent", decodingAccountsForEveryPercent},
      {"FormDecodingUndoesFormEncoding", formDecodingUndoesFormEncoding},
      {"FormLineBreaksAreCrlf", formLineBreaksAreCrlf},
      {"LegacyUnicodeGivesTheTextBack", legacyUnicodeGivesTheTextBack},
      {"LegacyUnicodeIsUtf8", legacyUnicodeIsUtf8},
  };
}
