//===--- LiteralLexer.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lexes the tokens of a string literal into segments: which source characters
/// make which bytes. StringLiteral::getLocationOfByte() knows only literals of
/// one-byte code units, and walks from the begin for each byte.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_LITERALLEXER_H
#define URI_TIDY_MODEL_LITERALLEXER_H

#include "model/LiteralText.h"

namespace clang {
class LangOptions;
} // namespace clang

namespace clang::tidy::uri {

/// Lexes adjacent tokens in turn, and holds what they mean against the bytes
/// that the compiler has given the literal.
class LiteralLexer {
public:
  /// \p Bytes are the literal's, as literalBytes() gives them; \p UnitWidth is
  /// the size of its code units in bytes.
  LiteralLexer(llvm::StringRef Bytes, unsigned UnitWidth,
               const LangOptions &LangOpts,
               std::vector<LiteralSegment> &Segments)
      : Bytes(Bytes), UnitWidth(UnitWidth), LangOpts(LangOpts),
        Segments(Segments) {}

  /// Lexes the token at the begin of \p Text, which runs on to the end of the
  /// file and is followed by a NUL. Sets all of \p Token but its location, and
  /// appends its segments. False if that is no string literal token, or not
  /// one with the bytes that are expected next.
  bool lex(llvm::StringRef Text, LiteralToken &Token);

  /// Whether the tokens lexed so far have given all bytes.
  bool isComplete() const { return NextByte == Bytes.size(); }

private:
  /// A character of translation phase 3: after trigraphs and line splicing.
  struct SplicedChar {
    char Value;
    /// Its source characters; what was spliced before it is not among them.
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
  /// Of the token that is being lexed.
  llvm::StringRef Text;
  size_t FirstSegment = 0;
  /// The first half of a surrogate pair that is written as two numeric escape
  /// sequences, and where it begins.
  uint32_t HighSurrogate = 0;
  size_t HighSurrogateBegin = 0;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_LITERALLEXER_H
