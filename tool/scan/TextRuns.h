//===--- TextRuns.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where the words of a text end, and what stands between them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_TEXTRUNS_H
#define URI_TIDY_TOOL_SCAN_TEXTRUNS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include <cstdint>
#include <memory>

namespace clang::tidy::uri::tool {

/// The runs of a text's characters of one kind, as one bit for each byte. Most
/// runs are short and no two alike: to look at each character costs a wrong
/// guess of the processor at nearly every end.
class TextRuns {
public:
  /// What stands between words and means nothing. Operators are the most
  /// frequent of those that end neither an expression nor a text.
  enum class Gaps : unsigned char { Blanks, BlanksAndOperators };

  TextRuns(llvm::StringRef Text, Gaps Kind);

  /// Skips letters, digits, '_', '$' and what is not ASCII.
  const char *endOfWord(const char *P) const { return end(Words.get(), P); }
  /// Skips white space within a line, and operators if they were asked for.
  const char *endOfGap(const char *P) const { return end(Between.get(), P); }

private:
  const char *end(const unsigned char *Bits, const char *P) const {
    for (;;) {
      const size_t Pos = P - Begin;
      const unsigned InByte = Pos % 8;
      const std::uint64_t Others =
          ~(llvm::support::endian::read64le(Bits + Pos / 8) >> InByte);
      // What was shifted in looks like an end.
      const unsigned Known = 64 - InByte;
      const unsigned Length = llvm::countr_zero(Others);
      if (LLVM_LIKELY(Length < Known))
        return P + Length;
      P += Known;
    }
  }

  const char *const Begin;
  /// Both go on with zeroes behind the text.
  std::unique_ptr<unsigned char[]> Words, Between;
};

/// Whether \p C is an operator in the sense of TextRuns.
constexpr bool isOperator(unsigned char C) {
  // One range after the other, as that is how many are compared at once.
  const auto FromStar = static_cast<unsigned char>(C - '*');
  const auto FromLess = static_cast<unsigned char>(C - '<');
  return (FromStar < 5) | (FromLess < 3) | (C == '&') | (C == '[') | (C == ']');
}

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_TEXTRUNS_H
