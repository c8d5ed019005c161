//===--- LiteralUnits.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The code units of string literals, and the letters that stand for some.
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
  /// What follows the backslash.
  char Letter;
  char Value;
};

/// Those that are needed to write a value. `\'` and `\?` are not among them: a
/// backslash before any other character leaves that character as it is.
inline constexpr SimpleEscape SimpleEscapes[] = {
    {'a', '\a'}, {'b', '\b'}, {'f', '\f'}, {'n', '\n'}, {'r', '\r'},
    {'t', '\t'}, {'v', '\v'}, {'"', '"'},  {'\\', '\\'}};

inline bool isHighSurrogate(uint32_t Unit) { return (Unit >> 10) == 0x36; }
inline bool isLowSurrogate(uint32_t Unit) { return (Unit >> 10) == 0x37; }

/// The code point of a surrogate pair.
inline uint32_t joinSurrogates(uint32_t High, uint32_t Low) {
  return 0x10000 + ((High & 0x3FF) << 10) + (Low & 0x3FF);
}

/// Appends \p CodePoint to \p Out as UTF-8; false if it is no Unicode scalar
/// value.
bool appendUTF8(uint32_t CodePoint, std::string &Out);

/// \p Units, code units of \p Width bytes in host order, as UTF-8. Nothing if
/// they are no Unicode text. Units of one byte are taken as they are.
std::optional<std::string> unitsToUTF8(llvm::StringRef Units, unsigned Width);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_LITERALUNITS_H
