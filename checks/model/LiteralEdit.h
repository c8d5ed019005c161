//===--- LiteralEdit.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writing changed bytes back into a string literal, in its own spelling.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_LITERALEDIT_H
#define URI_TIDY_MODEL_LITERALEDIT_H

#include "knowledge/Apis.h"
#include "model/LiteralText.h"
#include "clang/Basic/Diagnostic.h"

namespace clang::tidy::uri {

/// Replaces the bytes [Begin, End) of a literal, as offsets into
/// LiteralText::bytes(), with Bytes (UTF-8 if the units of the literal are
/// wide).
struct ByteEdit {
  size_t Begin, End;
  std::string Bytes;
};

/// Why edits cannot be made in the source.
enum class FixRefusal {
  None,
  /// The literal has no source map.
  NotMapped,
  /// The token was created by the preprocessor (`#`, `##`) or is from the
  /// command line: there is no source to edit.
  NotInFile,
  InSystemHeader,
  /// The token is in the body of a macro that the main file does not both
  /// define and expand exactly once.
  InMacroBody,
  /// The token is the argument of a macro that also uses it in another way:
  /// twice, stringified or pasted.
  MacroArgumentReused,
  /// An empty argument of a macro follows: tools that clean up the code around
  /// edits would remove its comma.
  BesideEmptyArgument,
  /// The edited bytes are in two adjacent tokens.
  StraddlesTokens,
  /// An edit begins or ends inside an escape sequence.
  SplitsEscape,
  /// The bytes cannot be written in a literal of this kind (raw strings have no
  /// escapes, wide units must be Unicode text).
  NotSpellable,
  /// The edited token would not have the intended bytes: the edit would extend
  /// an escape sequence before it, or form a trigraph or the end of a raw
  /// string.
  RelexMismatch,
};

/// The replacements for all edits, one for each edit that changes something
/// (insertions at the same place are joined), or the reason why there are none.
struct LiteralFix {
  llvm::SmallVector<FixItHint, 2> Hints;
  FixRefusal Refusal = FixRefusal::None;

  explicit operator bool() const { return Refusal == FixRefusal::None; }
};

/// The bytes that represent \p Text in a literal of dialect \p D. Qt's dialect
/// has no escape for '%'.
std::string inDialect(StringRef Text, Dialect D);

/// Spells \p Edits (sorted, disjoint) in the form of the literal: with escapes
/// in ordinary literals, without them in raw strings. Each hint replaces only
/// the source characters of the bytes that change. The edited literal is lexed
/// again; unless its bytes are the intended ones, there is no fix.
LiteralFix spellEdits(const LiteralText &Text, llvm::ArrayRef<ByteEdit> Edits);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_LITERALEDIT_H
