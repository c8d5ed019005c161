//===--- Utf8.h - uri-tidy --------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The parts of UTF-8 that URIs require (RFC 3629).
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_CORE_UTF8_H
#define URI_TIDY_CORE_UTF8_H

#include <cstddef>
#include <string>
#include <string_view>

namespace uricore {

/// The length in bytes, 1 to 4, of the well-formed UTF-8 sequence that starts
/// at byte \p Offset, or 0 for overlong forms, surrogates, code points above
/// U+10FFFF, truncated sequences, and an offset at or beyond the end (RFC 3629,
/// section 4).
constexpr std::size_t utf8SequenceLength(std::string_view Text,
                                         std::size_t Offset) {
  if (Offset >= Text.size())
    return 0;
  const std::size_t Left = Text.size() - Offset;
  auto Byte = [&](std::size_t I) {
    return static_cast<unsigned char>(Text[Offset + I]);
  };
  const unsigned char Lead = Byte(0);
  if (Lead < 0x80)
    return 1;
  if (Lead < 0xC2 || Lead > 0xF4)
    return 0;
  const std::size_t Length = Lead < 0xE0 ? 2 : Lead < 0xF0 ? 3 : 4;
  if (Left < Length)
    return 0;
  // After these four, the range of the second byte is narrower, which excludes
  // overlong forms, surrogates and code points above U+10FFFF.
  const unsigned char Low = Lead == 0xE0 ? 0xA0 : Lead == 0xF0 ? 0x90 : 0x80;
  const unsigned char High = Lead == 0xED ? 0x9F : Lead == 0xF4 ? 0x8F : 0xBF;
  if (Byte(1) < Low || Byte(1) > High)
    return 0;
  for (std::size_t I = 2; I < Length; ++I)
    if (Byte(I) < 0x80 || Byte(I) > 0xBF)
      return 0;
  return Length;
}

/// Whether all of \p Text is well-formed UTF-8.
constexpr bool isValidUtf8(std::string_view Text) {
  for (std::size_t I = 0; I < Text.size();) {
    const std::size_t Length = utf8SequenceLength(Text, I);
    if (!Length)
      return false;
    I += Length;
  }
  return true;
}

/// Appends the UTF-8 form of \p CodePoint, which must be a Unicode scalar value
/// (at most U+10FFFF, not a surrogate).
inline void appendUtf8(std::string &Out, char32_t CodePoint) {
  auto Append = [&](char32_t Byte) { Out += static_cast<char>(Byte); };
  if (CodePoint < 0x80)
    return Append(CodePoint);
  if (CodePoint < 0x800) {
    Append(0xC0 | CodePoint >> 6);
  } else {
    if (CodePoint < 0x10000) {
      Append(0xE0 | CodePoint >> 12);
    } else {
      Append(0xF0 | CodePoint >> 18);
      Append(0x80 | (CodePoint >> 12 & 0x3F));
    }
    Append(0x80 | (CodePoint >> 6 & 0x3F));
  }
  Append(0x80 | (CodePoint & 0x3F));
}

} // namespace uricore

#endif // URI_TIDY_CORE_UTF8_H
