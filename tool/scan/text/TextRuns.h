//===--- TextRuns.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the beginnings and ends of words in a text, and the gaps between them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_TEXT_TEXTRUNS_H
#define URI_TIDY_TOOL_SCAN_TEXT_TEXTRUNS_H

#include "LLVMSupportCompat.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include <cstdint>
#include <memory>

namespace clang::tidy::uri::tool {

/// The runs of characters of the same kind in a text, as one bit for each byte.
/// Most runs are short and differ in length: testing each character would cost
/// a branch misprediction at nearly every end.
class TextRuns {
public:
  /// A header is read token by token, a unit from one literal, comment,
  /// directive or division to the next.
  enum class KindTy : unsigned char { Header, Unit };

  TextRuns(llvm::StringRef Text, KindTy Of);

  /// Skips letters, digits, '_', '$' and characters beyond ASCII.
  const char *endOfWord(const char *P) const { return end(Words.get(), P); }
  /// Skips white space; in a unit, skips everything that cannot begin or end a
  /// literal, a comment or a directive, and is not a '/' or '?'.
  const char *endOfGap(const char *P) const { return end(Gaps.get(), P); }
  /// For a header: skips everything that cannot begin or end a literal, a
  /// comment, a directive or a block.
  const char *endOfInside(const char *P) const { return end(Insides.get(), P); }

  /// For a unit: calls \p Do for each word that begins in [\p From, \p To),
  /// except numbers.
  template <typename Callback>
  void forEachWord(const char *From, const char *To, Callback Do) const {
    const size_t First = From - Begin, Last = To - Begin;
    for (size_t Block = First / 64 * 64; Block < Last; Block += 64) {
      std::uint64_t Bits =
          llvm::support::endian::read64le(Begins.get() + Block / 8);
      if (Block < First)
        Bits &= ~std::uint64_t(0) << (First - Block);
      if (Last - Block < 64)
        Bits &= ~(~std::uint64_t(0) << (Last - Block));
      for (; Bits != 0; Bits &= Bits - 1) {
        const char *const Word =
            Begin + Block + compat::countTrailingZeros(Bits);
        Do(llvm::StringRef(Word, endOfWord(Word) - Word));
      }
    }
  }

private:
  const char *end(const unsigned char *Bits, const char *P) const {
    for (;;) {
      const size_t Pos = P - Begin;
      const unsigned InByte = Pos % 8;
      const std::uint64_t Others =
          ~(llvm::support::endian::read64le(Bits + Pos / 8) >> InByte);
      // The bits that were shifted in look like an end.
      const unsigned Known = 64 - InByte;
      const unsigned Length = compat::countTrailingZeros(Others);
      if (LLVM_LIKELY(Length < Known))
        return P + Length;
      P += Known;
    }
  }

  const char *const Begin;
  /// Begins is read in whole blocks; the others are followed by zeros after the
  /// end of the text.
  std::unique_ptr<unsigned char[]> Words, Gaps, Begins, Insides;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_TEXT_TEXTRUNS_H
