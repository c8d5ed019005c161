//===--- LiteralText.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The bytes of a string literal and the place of each byte in the source.
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
/// and UTF-32 literals as UTF-8. Nothing for what is not text at run time
/// (unevaluated literals, `#embed`) and for code units that are no Unicode text
/// (a lone surrogate). Copies the literal, lexes nothing.
std::optional<std::string> literalBytes(const StringLiteral &Lit);

/// A run of bytes that comes from one place in a token: either source
/// characters that stand for themselves, byte by byte, or one escape sequence.
struct LiteralSegment {
  /// Offset of the first byte in the literal; the segment ends where the next
  /// one of the literal begins.
  unsigned FirstByte;
  /// Source characters, as offsets into the token's spelling.
  unsigned SourceBegin, SourceEnd;
  /// Whether byte i of the segment is source character i.
  bool IsVerbatim;
};

/// One of the adjacent tokens that make up a literal.
struct LiteralToken {
  /// Where the token stands; a macro location if it comes from a macro.
  SourceLocation Loc;
  /// The source text from the encoding prefix to the closing quote, with its
  /// line continuations; without a user-defined suffix. Owned by the
  /// SourceManager.
  llvm::StringRef Spelling;
  /// What stands between the quotes (raw: between the parentheses), as offsets
  /// into Spelling.
  unsigned BodyBegin, BodyEnd;
  /// Offset of the token's first byte in the literal, and its first segment.
  unsigned FirstByte, FirstSegment;
  bool IsRaw;
};

/// The source map of a literal, made by lexing its tokens: needed only when
/// there is something to report. The literal must outlive the map.
///
/// Offsets are byte offsets into bytes(). Every byte has a range of source
/// characters; all bytes that come from one escape sequence have that sequence
/// as their range. Line continuations between two bytes belong to neither.
class LiteralText {
public:
  LiteralText(const StringLiteral &Lit, const ASTContext &Ctx);

  /// The same bytes as literalBytes(), empty where that gives nothing.
  llvm::StringRef bytes() const { return Bytes; }

  /// Whether every byte has its place: the lexed bytes equal the literal's.
  bool isMapped() const { return IsMapped; }

  /// Where byte \p Offset stands, for a diagnostic: a location in a file, or a
  /// macro location where the token comes from a macro's body, from
  /// stringification or pasting. `bytes().size()` is the closing quote. The
  /// literal's begin if the literal is not mapped.
  SourceLocation locationOf(size_t Offset) const;

  /// The source characters of the bytes [\p Begin, \p End), a character range;
  /// empty at \p Begin if there are none. The literal's tokens if it is not
  /// mapped.
  CharSourceRange rangeOf(size_t Begin, size_t End) const;

  const StringLiteral &literal() const { return *Lit; }
  const ASTContext &context() const { return *Ctx; }

  /// The literal's tokens in source order; empty if it is not mapped.
  llvm::ArrayRef<LiteralToken> tokens() const { return Tokens; }

  /// The index of the token that holds byte \p Offset (for the literal's size,
  /// the last token). The literal must be mapped.
  size_t tokenAt(size_t Offset) const;

  /// The segment that holds byte \p Offset, which is less than the size. The
  /// literal must be mapped.
  const LiteralSegment &segmentAt(size_t Offset) const;

  /// Where the source characters of byte \p Offset begin (for the literal's
  /// size, the closing quote), as an offset into its token's spelling. The
  /// literal must be mapped.
  unsigned sourceBegin(size_t Offset) const;

  /// Where the source characters of the bytes before \p Offset, which is not 0,
  /// end, as an offset into the spelling of their token. The literal must be
  /// mapped.
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
