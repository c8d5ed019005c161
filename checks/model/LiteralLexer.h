//===--- LiteralLexer.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lexes the tokens of a string literal into segments, which map source
/// characters to bytes. StringLiteral::getLocationOfByte() supports only
/// one-byte code units, and starts at the beginning for each byte.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_LITERALLEXER_H
#define URI_TIDY_MODEL_LITERALLEXER_H

#include "model/LiteralText.h"

namespace clang {
class LangOptions;
} // namespace clang

namespace clang::tidy::uri {

/// Lexes adjacent tokens in turn, and compares the result with the bytes that
/// the compiler has given the literal.
class LiteralLexer {
public:
  /// \p Bytes are those of the literal, as returned by literalBytes();
  /// \p UnitWidth is the size of its code units in bytes.
  LiteralLexer(llvm::StringRef Bytes, unsigned UnitWidth,
               const LangOptions &LangOpts,
               std::vector<LiteralSegment> &Segments)
      : Bytes(Bytes), UnitWidth(UnitWidth), LangOpts(LangOpts),
        Segments(Segments) {}

  /// Lexes the token at the beginning of \p Text, which extends to the end of
  /// the file and is followed by a NUL. Sets all of \p Token except its
  /// location, and appends its segments. Returns false if this is not a string
  /// literal token, or not one with the bytes that are expected next.
  bool lex(llvm::StringRef Text, LiteralToken &Token);

  /// Whether the tokens lexed so far have produced all bytes.
  bool isComplete() const { return NextByte == Bytes.size(); }

private:
  /// A character of translation phase 3: after trigraphs and line splicing.
  struct SplicedChar {
    char Value;
    /// Its source characters, without line continuations before it.
    size_t Begin, End;
  };

  size_t skipContinuations(size_t Pos) const;
  SplicedChar charAt(size_t Pos) const;
  std::optional<size_t> lexPrefix(bool &IsRaw) const;
  bool lexRawBody(size_t Pos, LiteralToken &Token);
  bool lexBody(size_t Pos, LiteralToken &Token);
  std::optional<size_t> lexEscape(SplicedChar Backslash);
  std::optional<size_t> lexDigits(size_t Pos, unsigned Radix, size_t MaxDigits,
                                  uint32_t &Value) const;
  std::optional<size_t> lexName(size_t Pos, uint32_t &CodePoint) const;

  bool takeVerbatim(size_t Begin, size_t End);
  bool takeUnit(uint32_t Value, size_t Begin, size_t End);
  bool takeCodePoint(uint32_t Value, size_t Begin, size_t End);
  bool take(llvm::StringRef Expected, size_t Begin, size_t End,
            bool IsVerbatim);

  llvm::StringRef Bytes;
  unsigned UnitWidth;
  const LangOptions &LangOpts;
  std::vector<LiteralSegment> &Segments;

  size_t NextByte = 0;
  /// The token that is being lexed.
  llvm::StringRef Text;
  size_t FirstSegment = 0;
  /// The first half of a surrogate pair that is written as two numeric escape
  /// sequences, and its position.
  uint32_t HighSurrogate = 0;
  size_t HighSurrogateBegin = 0;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_LITERALLEXER_H
