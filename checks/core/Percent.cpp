//===--- Percent.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Percent.h"

#include "core/Reference.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace uricore {

/// How a byte is written in a result: as itself or as an escape.
struct Spelling {
  char Text[EscapeLength];
  unsigned char Length;
};

/// The spelling of every byte as an escape, followed by that of every byte as
/// itself.
using SpellingTable = std::array<Spelling, 512>;

static constexpr SpellingTable makeSpellings() {
  constexpr std::string_view HexDigits = "0123456789ABCDEF";
  SpellingTable Table{};
  for (unsigned Byte = 0; Byte < 256; ++Byte) {
    Table[Byte] = {{'%', HexDigits[Byte / 16], HexDigits[Byte % 16]},
                   EscapeLength};
    Table[256 + Byte] = {{static_cast<char>(Byte), 0, 0}, 1};
  }
  return Table;
}

static constexpr SpellingTable Spellings = makeSpellings();

/// Writes \p Bytes, spelling the one at index I as \p SpellingAt(I). The result
/// has \p Size bytes. No branch depends on the data, because branch predictors
/// cannot predict where the escapes are.
template <typename Function>
static std::string write(std::string_view Bytes, std::size_t Size,
                         Function SpellingAt) {
  if (Size == Bytes.size())
    return std::string(Bytes);
  // A whole Spelling is stored each time, and the next one overwrites the
  // excess bytes. The last one may need that many bytes after the result.
  constexpr std::size_t Slack = sizeof(Spelling) - 1;
  std::string Out(Size + Slack, '\0');
  char *To = Out.data();
  for (std::size_t I = 0; I < Bytes.size(); ++I) {
    const Spelling &S = SpellingAt(I);
    std::memcpy(To, &S, sizeof(S));
    To += S.Length;
  }
  Out.resize(Size);
  return Out;
}

/// The size from which a table of the spelling of each byte pays off.
static constexpr std::size_t LongText = 256;

static std::string encodeShort(std::string_view Bytes, const CharSet &Safe) {
  std::array<bool, LongText> Kept;
  std::size_t Size = 0;
  for (std::size_t I = 0; I < Bytes.size(); ++I) {
    Kept[I] = Safe.contains(static_cast<unsigned char>(Bytes[I]));
    Size += Kept[I] ? 1 : EscapeLength;
  }
  return write(Bytes, Size, [&](std::size_t I) -> const Spelling & {
    return Spellings[256U * Kept[I] + static_cast<unsigned char>(Bytes[I])];
  });
}

static std::string encodeLong(std::string_view Bytes, const CharSet &Safe) {
  // The table costs more than searching a few hundred bytes.
  if (Bytes.size() < 4 * LongText && consistsOf(Bytes, Safe))
    return std::string(Bytes);
  std::array<Spelling, 256> Table;
  for (unsigned Byte = 0; Byte < 256; ++Byte) {
    const bool Kept = Safe.contains(static_cast<unsigned char>(Byte));
    Table[Byte] = Spellings[256U * Kept + Byte];
  }
  std::size_t Size = 0;
  for (char C : Bytes)
    Size += Table[static_cast<unsigned char>(C)].Length;
  return write(Bytes, Size, [&](std::size_t I) -> const Spelling & {
    return Table[static_cast<unsigned char>(Bytes[I])];
  });
}

void appendEscape(std::string &Out, unsigned char Octet) {
  Out.append(Spellings[Octet].Text, EscapeLength);
}

std::string encode(std::string_view Bytes, const CharSet &Safe) {
  return Bytes.size() < LongText ? encodeShort(Bytes, Safe)
                                 : encodeLong(Bytes, Safe);
}

std::string encode(std::string_view Bytes, Component C) {
  return encode(Bytes, safeData(C));
}

std::string escapeIllegal(std::string_view Text, const CharSet &Allowed) {
  const CharSet Kept = Allowed - CharSet("%");
  std::string Out;
  Out.reserve(Text.size());
  for (std::size_t I = 0; I < Text.size();) {
    const auto Byte = static_cast<unsigned char>(Text[I]);
    const std::size_t Length = escapeAt(Text, I) ? EscapeLength : 1;
    if (Length == EscapeLength || Kept.contains(Byte))
      Out += Text.substr(I, Length);
    else
      appendEscape(Out, Byte);
    I += Length;
  }
  return Out;
}

Decoded decode(std::string_view Text) {
  Decoded Result;
  Result.Bytes.reserve(Text.size());
  std::size_t At = 0;
  for (;;) {
    const std::size_t Percent = Text.find('%', At);
    Result.Bytes += Text.substr(At, Percent - At);
    if (Percent == std::string_view::npos)
      return Result;
    if (const std::optional<Escape> E = escapeAt(Text, Percent)) {
      Result.Bytes += static_cast<char>(E->Octet);
      At = Percent + EscapeLength;
    } else {
      Result.Bytes += '%';
      Result.Malformed.push_back(Percent);
      At = Percent + 1;
    }
  }
}

/// Whether the path segment is "." or "..", with each dot plain or escaped.
static bool isDotSegment(std::string_view Segment) {
  std::size_t Dots = 0;
  for (std::size_t I = 0; I < Segment.size(); ++Dots) {
    if (Segment[I] == '.')
      ++I;
    else if (const auto E = escapeAt(Segment, I); E && E->Octet == '.')
      I += EscapeLength;
    else
      return false;
  }
  return Dots == 1 || Dots == 2;
}

/// Whether \p Text ends in a '%' that does not begin an escape, but would begin
/// one if followed by the right characters.
static bool endsInOpenPercent(std::string_view Text) {
  // Escapes are appended as a whole, so a '%' this close to the end does not
  // begin one.
  return Text.substr(Text.size() - std::min<std::size_t>(Text.size(), 2))
             .find('%') != std::string_view::npos;
}

/// Appends \p Text with upper-case escapes; the characters in \p Plain are
/// decoded.
static void appendNormalized(std::string &Out, std::string_view Text,
                             const CharSet &Plain) {
  std::size_t At = 0;
  for (;;) {
    const std::size_t Percent = Text.find('%', At);
    Out += Text.substr(At, Percent - At);
    if (Percent == std::string_view::npos)
      return;
    const std::optional<Escape> E = escapeAt(Text, Percent);
    if (!E)
      Out += '%';
    else if (Plain.contains(E->Octet) && !endsInOpenPercent(Out))
      Out += static_cast<char>(E->Octet);
    else
      appendEscape(Out, E->Octet);
    At = Percent + (E ? EscapeLength : 1);
  }
}

static void appendNormalizedPath(std::string &Out, std::string_view Path) {
  for (std::size_t At = 0;;) {
    const std::size_t Slash = Path.find('/', At);
    const std::string_view Segment = Path.substr(At, Slash - At);
    appendNormalized(Out, Segment,
                     isDotSegment(Segment) ? CharSet() : Unreserved);
    if (Slash == std::string_view::npos)
      return;
    Out += '/';
    At = Slash + 1;
  }
}

std::string normalize(std::string_view Text) {
  const Reference Ref = split(Text);
  const bool IsIpLiteral =
      Ref.Host.Present && Ref.Host.in(Text).substr(0, 1) == "[";

  std::string Out;
  Out.reserve(Text.size());
  std::size_t Done = 0;
  auto Copy = [&](std::size_t End) {
    Out += Text.substr(Done, End - Done);
    Done = End;
  };
  auto Normalize = [&](std::size_t End) {
    appendNormalized(Out, Text.substr(Done, End - Done), Unreserved);
    Done = End;
  };
  Copy(Ref.Scheme.End);
  Normalize(Ref.Host.Begin);
  IsIpLiteral ? Copy(Ref.Host.End) : Normalize(Ref.Host.End);
  Copy(Ref.Path.Begin);
  appendNormalizedPath(Out, Ref.Path.in(Text));
  Done = Ref.Path.End;
  Normalize(Text.size());
  return Out;
}

/// The code unit of the "%uXXXX" at byte \p Offset, or -1.
static int legacyCodeUnit(std::string_view Text, std::size_t Offset) {
  const std::string_view Unit =
      Offset < Text.size() ? Text.substr(Offset, 6) : std::string_view();
  if (Unit.size() != 6 || Unit[0] != '%' || Unit[1] != 'u')
    return -1;
  int Value = 0;
  for (char C : Unit.substr(2)) {
    if (hexValue(C) < 0)
      return -1;
    Value = Value * 16 + hexValue(C);
  }
  return Value;
}

std::optional<LegacyUnicode> decodeLegacyUnicode(std::string_view Text,
                                                 std::size_t Offset) {
  const int Unit = legacyCodeUnit(Text, Offset);
  if (Unit < 0)
    return std::nullopt;
  LegacyUnicode Result{6, {}};
  char32_t CodePoint = static_cast<char32_t>(Unit);
  if (Unit >= 0xD800 && Unit <= 0xDFFF) {
    const int Next = legacyCodeUnit(Text, Offset + 6);
    if (Unit >= 0xDC00 || Next < 0xDC00 || Next > 0xDFFF)
      return std::nullopt;
    Result.Length = 12;
    CodePoint = 0x10000 + static_cast<char32_t>((Unit - 0xD800) << 10) +
                static_cast<char32_t>(Next - 0xDC00);
  }
  appendUtf8(Result.Utf8, CodePoint);
  return Result;
}

} // namespace uricore
