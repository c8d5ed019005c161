//===--- LiteralText.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The bytes of a string literal and the location of each byte in the source.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_LITERALTEXT_H
#define URI_TIDY_MODEL_LITERALTEXT_H

#include "clang/AST/Expr.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace clang {
class ASTContext;
} // namespace clang

namespace clang::tidy::uri {

/// The bytes of \p Lit as the program sees them; the code units of wide, UTF-16
/// and UTF-32 literals as UTF-8. std::nullopt for literals that are not text at
/// run time (unevaluated literals, `#embed`) and for code units that are not
/// Unicode text (a lone surrogate). Copies the literal and lexes nothing.
std::optional<std::string> literalBytes(const StringLiteral &Lit);

/// A run of bytes that comes from one place in a token: either source
/// characters that represent themselves, byte by byte, or one escape sequence.
struct LiteralSegment {
  /// The offset of the first byte in the literal; the segment ends where the
  /// next one begins.
  unsigned FirstByte;
  /// The source characters, as offsets into the spelling of the token.
  unsigned SourceBegin, SourceEnd;
  /// Whether byte i of the segment is source character i.
  bool IsVerbatim;
};

/// One of the adjacent tokens that make up a literal.
struct LiteralToken {
  /// The location of the token; a macro location if it comes from a macro.
  SourceLocation Loc;
  /// The source text from the encoding prefix to the closing quote, with its
  /// line continuations, but without a user-defined suffix. Owned by the
  /// SourceManager.
  llvm::StringRef Spelling;
  /// The body between the quotes (in a raw string, between the parentheses), as
  /// offsets into Spelling.
  unsigned BodyBegin, BodyEnd;
  /// The offset of the token's first byte in the literal, and the index of its
  /// first segment.
  unsigned FirstByte, FirstSegment;
  bool IsRaw;
};

/// The source map of a literal, created by lexing its tokens; needed only if
/// there is something to report. The literal must outlive the map.
///
/// Offsets are byte offsets into bytes(). Every byte has a range of source
/// characters; the range of a byte from an escape sequence is the whole
/// sequence. Line continuations between two bytes belong to neither.
class LiteralText {
public:
  LiteralText(const StringLiteral &Lit, const ASTContext &Ctx);

  /// The same bytes as literalBytes(); empty if that returns std::nullopt.
  llvm::StringRef bytes() const { return Bytes; }

  /// Whether every byte has a location: the lexed bytes equal the literal's.
  bool isMapped() const { return IsMapped; }

  /// The location of byte \p Offset, for a diagnostic: a location in a file, or
  /// a macro location if the token comes from the body of a macro, from
  /// stringification or from pasting. `bytes().size()` refers to the closing
  /// quote. If the literal is not mapped, this is its beginning.
  SourceLocation locationOf(size_t Offset) const;

  /// The source characters of the bytes [\p Begin, \p End), as a character
  /// range; an empty range at \p Begin if there are none. If the literal is not
  /// mapped, these are its tokens.
  CharSourceRange rangeOf(size_t Begin, size_t End) const;

  const StringLiteral &literal() const { return *Lit; }
  const ASTContext &context() const { return *Ctx; }

  /// The literal's tokens in source order; empty if it is not mapped.
  llvm::ArrayRef<LiteralToken> tokens() const { return Tokens; }

  /// The index of the token that contains byte \p Offset (for the size of the
  /// literal, the last token). The literal must be mapped.
  size_t tokenAt(size_t Offset) const;

  /// The segment that contains byte \p Offset, which must be less than the
  /// size. The literal must be mapped.
  const LiteralSegment &segmentAt(size_t Offset) const;

  /// The beginning of the source characters of byte \p Offset (for the size of
  /// the literal, the closing quote), as an offset into the spelling of its
  /// token. The literal must be mapped.
  unsigned sourceBegin(size_t Offset) const;

  /// The end of the source characters of the bytes before \p Offset, which must
  /// not be 0, as an offset into the spelling of their token. The literal must
  /// be mapped.
  unsigned sourceEnd(size_t Offset) const;

  LiteralText(const LiteralText &) = delete;
  LiteralText &operator=(const LiteralText &) = delete;

private:
  bool map();

  const StringLiteral *Lit;
  const ASTContext *Ctx;
  std::string Bytes;
  bool IsMapped = false;
  llvm::SmallVector<LiteralToken, 1> Tokens;
  std::vector<LiteralSegment> Segments;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_LITERALTEXT_H
