//===--- Percent.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Percent-encoding (RFC 3986, section 2.1): escapes, encoding, decoding, and
/// normalisation that preserves the meaning.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_CORE_PERCENT_H
#define URI_TIDY_CORE_PERCENT_H

#include "CharSet.h"
#include "Component.h"
#include "Utf8.h"

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
  /// The offset of the '%', in bytes.
  std::size_t Offset;
  /// The octet that it represents.
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

/// The escape at byte \p Offset of \p Text. Empty if there is no '%' followed
/// by two hex digits, or if the offset is at or beyond the end.
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

/// \p Bytes with every byte outside \p Safe as an escape; '%' is treated like
/// any other byte. With the default set, this is what ECMAScript and most
/// libraries call encoding a component.
std::string encode(std::string_view Bytes, const CharSet &Safe = Unreserved);

/// \p Bytes encoded as data of component \p C: encode() with safeData(C).
std::string encode(std::string_view Bytes, Component C);

/// Repairs text that is already part of a URI: well-formed escapes and the
/// characters of \p Allowed are kept; every other byte becomes an escape. A '%'
/// that does not begin an escape becomes "%25", even if \p Allowed contains
/// '%'. Idempotent.
std::string escapeIllegal(std::string_view Text, const CharSet &Allowed);

struct Decoded {
  std::string Bytes;
  /// The offsets in the input, in bytes, of each '%' that does not begin an
  /// escape; ascending.
  std::vector<std::size_t> Malformed;
};

/// Replaces every escape in \p Text with its octet. Malformed escapes are kept
/// and listed. Decode components, never a URI that has not been split (RFC
/// 3986, section 2.4).
Decoded decode(std::string_view Text);

/// The reference \p Text with normalised escapes: upper-case digits, and
/// unreserved characters instead of their escapes (RFC 3986, sections 6.2.2.1
/// and 6.2.2.2). Everything else is kept. The following escapes are kept, too,
/// because decoding them could change how the result is parsed:
/// - "%2E" in a path segment that is "." or ".." when decoded, because
///   remove_dot_segments (section 5.2.4) would then drop it;
/// - an escape less than three characters after the '%' of a malformed one,
///   because its character could complete that escape ("%%41%42", "%4%31");
/// - escapes in a scheme, a port or an IP literal, where the grammar has none.
///
/// Idempotent.
std::string normalize(std::string_view Text);

/// A "%uXXXX" as written by ECMAScript's escape() (ECMA-262, annex B.2.1).
struct LegacyUnicode {
  /// The length in the input, in bytes: 6, or 12 for a surrogate pair.
  std::size_t Length;
  std::string Utf8;
};

/// The "%uXXXX" at byte \p Offset, or the surrogate pair of two. Empty if there
/// is none, or if a surrogate is unpaired.
std::optional<LegacyUnicode> decodeLegacyUnicode(std::string_view Text,
                                                 std::size_t Offset);

} // namespace uricore

#endif // URI_TIDY_CORE_PERCENT_H
