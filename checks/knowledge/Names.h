//===--- Names.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The words of the names in a program; for their meanings, see NameMeanings.h.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_NAMES_H
#define URI_TIDY_KNOWLEDGE_NAMES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace clang::tidy::uri {

/// The beginnings of words, as tables, because names are split into words all
/// the time. Three consecutive characters are represented by six bits, two
/// each.
class WordTables {
public:
  constexpr WordTables() {
    for (unsigned C = 0; C < 256; ++C)
      Kinds[C] = C >= 'a' && C <= 'z'   ? Lower
                 : C >= 'A' && C <= 'Z' ? Upper
                 : C >= '0' && C <= '9' ? Digit
                                        : Other;
    for (unsigned Three = 0; Three < 64; ++Three)
      if (begins(Three >> 4, Three >> 2 & 3, Three & 3))
        Begins |= std::uint64_t(1) << Three;
  }

  /// The last two characters of \p Three, and \p Next.
  constexpr unsigned shift(unsigned Three, char Next) const {
    return (Three << 2 & 0x3F) | Kinds[static_cast<unsigned char>(Next)];
  }
  /// Whether the character in the middle is between words, or begins one.
  static constexpr bool isBetween(unsigned Three) { return !(Three & 0xC); }
  constexpr bool begins(unsigned Three) const { return Begins >> Three & 1; }

private:
  enum : unsigned char { Other, Lower, Upper, Digit };
  static constexpr bool begins(unsigned Before, unsigned At, unsigned After) {
    return At != Other &&
           (Before == Other ||
            (At == Upper && (Before == Lower || After == Lower)) ||
            (At == Digit) != (Before == Digit));
  }

  unsigned char Kinds[256] = {};
  std::uint64_t Begins = 0;
};
inline constexpr WordTables Words;

/// Whether a word begins at byte \p I of \p Name.
bool beginsWord(llvm::StringRef Name, size_t I);

/// The words of an identifier, in lower case: those of `m_baseUrl2` are "m",
/// "base", "url" and "2".
llvm::SmallVector<std::string, 4> wordsOf(llvm::StringRef Identifier);

/// Calls \p Visit with each word of \p Identifier, in its original case, until
/// \p Visit returns true; returns whether it did.
template <typename Predicate>
bool forEachWord(llvm::StringRef Identifier, Predicate Visit) {
  const size_t Size = Identifier.size();
  size_t Begin = 0;
  unsigned Three = Words.shift(0, Size ? Identifier[0] : '\0');
  for (size_t I = 0; I <= Size; ++I) {
    Three = Words.shift(Three, I + 1 < Size ? Identifier[I + 1] : '\0');
    const bool IsBetween = WordTables::isBetween(Three);
    if (!IsBetween && !Words.begins(Three))
      continue;
    if (Begin < I && Visit(Identifier.slice(Begin, I)))
      return true;
    Begin = IsBetween ? I + 1 : I;
  }
  return false;
}

/// The part of a function's name that describes its result, without its source:
/// `user` in `userFromUrl`.
llvm::StringRef subjectOf(llvm::StringRef Function);

} // namespace clang::tidy::uri

#endif // URI_TIDY_KNOWLEDGE_NAMES_H
