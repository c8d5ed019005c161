//===--- LiteralUnits.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The code units of string literals, and the letters that represent some of
/// them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_LITERALUNITS_H
#define URI_TIDY_MODEL_LITERALUNITS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>

namespace clang::tidy::uri {

/// A simple escape sequence ([lex.ccon] in C++17, 6.4.4.4 in C17).
struct SimpleEscape {
  /// The character after the backslash.
  char Letter;
  char Value;
};

/// The escape sequences that are needed to write a value. `\'` and `\?` are not
/// among them: a backslash before any other character leaves that character as
/// it is.
inline constexpr SimpleEscape SimpleEscapes[] = {
    {'a', '\a'}, {'b', '\b'}, {'f', '\f'}, {'n', '\n'}, {'r', '\r'},
    {'t', '\t'}, {'v', '\v'}, {'"', '"'},  {'\\', '\\'}};

inline bool isHighSurrogate(uint32_t Unit) { return (Unit >> 10) == 0x36; }
inline bool isLowSurrogate(uint32_t Unit) { return (Unit >> 10) == 0x37; }

/// The code point of a surrogate pair.
inline uint32_t joinSurrogates(uint32_t High, uint32_t Low) {
  return 0x10000 + ((High & 0x3FF) << 10) + (Low & 0x3FF);
}

/// Appends \p CodePoint to \p Out as UTF-8; returns false if it is not a
/// Unicode scalar value.
bool appendUTF8(uint32_t CodePoint, std::string &Out);

/// \p Units, which are code units of \p Width bytes in host order, as UTF-8.
/// std::nullopt if they are not Unicode text. Units of one byte are returned as
/// they are.
std::optional<std::string> unitsToUTF8(llvm::StringRef Units, unsigned Width);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_LITERALUNITS_H
