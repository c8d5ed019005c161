//===--- Iri.cpp - uri-tidy -----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Iri.h"

#include "core/CharSet.h"
#include "core/Percent.h"
#include "core/Reference.h"
#include "core/Utf8.h"

#include <utility>

namespace uricore {

std::optional<std::string> iriToUri(std::string_view Iri,
                                    const HostConverter &HostToAscii) {
  if (!isValidUtf8(Iri))
    return std::nullopt;

  const Part Host = split(Iri).Host;
  const std::string_view HostText = Host.in(Iri);
  if (consistsOf(HostText, Ascii))
    return encode(Iri, Ascii);

  // IDNA converts names, and an escape is not a part of one.
  if (HostText.find('%') != std::string_view::npos)
    return std::nullopt;
  const std::optional<std::string> AsciiHost =
      encodeHost(HostText, HostToAscii);
  if (!AsciiHost)
    return std::nullopt;
  return encode(Iri.substr(0, Host.Begin), Ascii) + *AsciiHost +
         encode(Iri.substr(Host.End), Ascii);
}

/// The code point of a well-formed sequence of two to four bytes.
static char32_t codePointOf(std::string_view Sequence) {
  auto Value =
      static_cast<unsigned char>(Sequence[0]) & (0x7FU >> Sequence.size());
  for (char C : Sequence.substr(1))
    Value = Value << 6 | (static_cast<unsigned char>(C) & 0x3FU);
  return Value;
}

/// RFC 3987, section 2.2: ucschar, without invisible characters.
static bool isVisibleInIri(char32_t C) {
  struct Range {
    char32_t First, Last;
  };
  // Spaces, joiners of words, and directional formatting (section 4.1).
  static constexpr Range Invisible[] = {
      {0xA0, 0xA0},     {0xAD, 0xAD},     {0x1680, 0x1680},
      {0x2000, 0x200B}, {0x200E, 0x200F}, {0x2028, 0x202F},
      {0x205F, 0x206F}, {0x3000, 0x3000}, {0xFEFF, 0xFEFF}};
  for (const Range &Each : Invisible)
    if (C >= Each.First && C <= Each.Last)
      return false;
  if (C < 0x10000)
    return (C >= 0xA0 && C <= 0xD7FF) || (C >= 0xF900 && C <= 0xFDCF) ||
           (C >= 0xFDF0 && C <= 0xFFEF);
  return (C & 0xFFFF) <= 0xFFFD && C <= 0xEFFFD &&
         (C < 0xE0000 || C >= 0xE1000);
}

/// \p Text with characters instead of the escapes of their UTF-8 octets.
static std::string showCharacters(std::string_view Text) {
  std::string Out;
  Out.reserve(Text.size());
  for (std::size_t At = 0; At < Text.size();) {
    std::string Octets;
    while (Octets.size() < 4)
      if (const auto E = escapeAt(Text, At + Octets.size() * EscapeLength))
        Octets += static_cast<char>(E->Octet);
      else
        break;
    const std::size_t Length = utf8SequenceLength(Octets, 0);
    if (Length > 1 && isVisibleInIri(codePointOf(Octets.substr(0, Length)))) {
      Out.append(Octets, 0, Length);
      At += Length * EscapeLength;
    } else {
      const std::size_t Kept = Octets.empty() ? 1 : EscapeLength;
      Out += Text.substr(At, Kept);
      At += Kept;
    }
  }
  return Out;
}

/// Whether \p Host contains only what may be in the host of an IRI.
static bool isIriHost(std::string_view Host) {
  for (std::size_t At = 0; At < Host.size();) {
    const std::size_t Length = utf8SequenceLength(Host, At);
    if (Length == 0 ||
        (Length == 1 &&
         !RegNameChars.contains(static_cast<unsigned char>(Host[At]))) ||
        (Length > 1 && !isVisibleInIri(codePointOf(Host.substr(At, Length)))))
      return false;
    At += Length;
  }
  return !Host.empty();
}

std::string uriToIri(std::string_view Uri, const HostConverter &HostToUnicode) {
  const std::string Normal = normalize(Uri);
  const std::string_view Text = Normal;
  const Part Host = split(Text).Host;
  std::string Name(Host.in(Text));
  if (HostToUnicode && consistsOf(Name, RegNameChars))
    if (std::optional<std::string> Shown = HostToUnicode(Name))
      if (isIriHost(*Shown))
        Name = std::move(*Shown);
  return showCharacters(Text.substr(0, Host.Begin)) + Name +
         showCharacters(Text.substr(Host.End));
}

} // namespace uricore
