//===--- Percent.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Percent-encoding (RFC 3986, section 2.1): escapes, encoding, decoding and
/// the normalisation that changes no meaning.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_CORE_PERCENT_H
#define URI_TIDY_CORE_PERCENT_H

#include "core/CharSet.h"
#include "core/Component.h"
#include "core/Utf8.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace uricore {

/// The length of an escape in bytes: '%' and two hex digits.
inline constexpr std::size_t EscapeLength = 3;

/// A well-formed escape, "pct-encoded" in the RFC's grammar.
struct Escape {
  /// Where the '%' stands, in bytes.
  std::size_t Offset;
  /// The octet that it stands for.
  unsigned char Octet;
  /// Whether a hex digit is one of 'a' to 'f'.
  bool LowercaseHex;
};

/// The value, 0 to 15, of a hex digit in either case; -1 for anything else.
constexpr int hexValue(char C) {
  if (C >= '0' && C <= '9')
    return C - '0';
  if (C >= 'A' && C <= 'F')
    return C - 'A' + 10;
  if (C >= 'a' && C <= 'f')
    return C - 'a' + 10;
  return -1;
}

/// The escape at byte \p Offset of \p Text, or nothing: no '%' there, no two
/// hex digits behind it, or an offset at or behind the end.
constexpr std::optional<Escape> escapeAt(std::string_view Text,
                                         std::size_t Offset) {
  if (Offset >= Text.size() || Text.size() - Offset < EscapeLength ||
      Text[Offset] != '%')
    return std::nullopt;
  const char First = Text[Offset + 1];
  const char Second = Text[Offset + 2];
  const int High = hexValue(First);
  const int Low = hexValue(Second);
  if (High < 0 || Low < 0)
    return std::nullopt;
  return Escape{Offset, static_cast<unsigned char>(High * 16 + Low),
                First >= 'a' || Second >= 'a'};
}

/// Appends the escape of \p Octet, with upper-case digits.
void appendEscape(std::string &Out, unsigned char Octet);

/// \p Bytes with every byte outside \p Safe as an escape; '%' is a byte like
/// any other. With the default set this is what ECMAScript and most libraries
/// call encoding a component.
std::string encode(std::string_view Bytes, const CharSet &Safe = Unreserved);

/// \p Bytes as data of component \p C: encode() with safeData(C).
std::string encode(std::string_view Bytes, Component C);

/// Repairs text that is already part of a URI: well-formed escapes and the
/// characters of \p Allowed stay, every other byte becomes an escape, a '%'
/// that begins no escape "%25" (whether \p Allowed holds '%' or not).
/// Idempotent.
std::string escapeIllegal(std::string_view Text, const CharSet &Allowed);

struct Decoded {
  std::string Bytes;
  /// Where in the input, in bytes, a '%' begins no escape; ascending.
  std::vector<std::size_t> Malformed;
};

/// Every escape of \p Text as its octet. A malformed one stays as it is and is
/// listed. Decode components, never an undivided URI (RFC 3986, section 2.4).
Decoded decode(std::string_view Text);

/// The reference \p Text with its escapes normalised: upper-case digits, and
/// escapes of unreserved characters as the characters (RFC 3986, sections
/// 6.2.2.1 and 6.2.2.2). Nothing else changes, and these stay as they are,
/// because decoding them could change how the result is read:
/// - "%2E" in a path segment that is "." or ".." when decoded, which
///   remove_dot_segments (section 5.2.4) would then drop;
/// - an escape less than three characters behind the '%' of a malformed one,
///   which its character could complete ("%%41%42", "%4%31");
/// - escapes in a scheme, a port or an IP literal, where the grammar has none.
/// Idempotent.
std::string normalize(std::string_view Text);

/// A "%uXXXX" as ECMAScript's escape() writes it (ECMA-262, annex B.2.1).
struct LegacyUnicode {
  /// Bytes of the input: 6, or 12 for a surrogate pair.
  std::size_t Length;
  std::string Utf8;
};

/// The "%uXXXX", or the surrogate pair of two, at byte \p Offset; nothing when
/// there is none or the surrogate has no partner.
std::optional<LegacyUnicode> decodeLegacyUnicode(std::string_view Text,
                                                 std::size_t Offset);

} // namespace uricore

#endif // URI_TIDY_CORE_PERCENT_H
