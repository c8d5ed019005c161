//===--- Transformer.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a call does to the bytes of a text.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_TRANSFORMER_H
#define URI_TIDY_TEXT_TRANSFORMER_H

#include "core/CharSet.h"
#include "llvm/ADT/FoldingSet.h"
#include "llvm/ADT/StringRef.h"
#include <array>
#include <optional>
#include <string>

namespace clang {
class Expr;
} // namespace clang

namespace clang::tidy::uri {

/// How it is known what a function does.
enum class KnownBy : unsigned char { Catalogue, Run, Name };

/// What each byte becomes.
using ByteImages = std::array<std::string, 256>;

/// What a call makes of a text.
struct Transformer {
  enum KindTy : unsigned char {
    /// Percent-encodes the bytes that are not in Set.
    Encode,
    /// Percent-decodes.
    Decode,
    /// Writes entities for `&`, `<` and `>`; some libraries also for quotes.
    HtmlEscape,
    /// With '+', '/' and '=', or with '-', '_' and '=' if IsUrlSafe.
    Base64,
    /// Writes Images instead of the bytes.
    Map,
    /// Drops the bytes that are not in Set.
    Keep,
    /// Writes a number in base Base, 2 to 36.
    Digits,
    /// Leaves a part whose ends are not known.
    Slice,
    LowerCase,
    UpperCase
  };
  KindTy Kind;
  KnownBy By = KnownBy::Run;
  /// Encode: a space becomes '+'. Decode: '+' becomes a space.
  bool PlusIsSpace = false;
  /// Encode: digits are `%2f`.
  bool LowercaseHex = false;
  /// Encode: escapes stay as they are.
  bool KeepsEscapes = false;
  /// Base64.
  bool IsUrlSafe = false;
  /// Digits.
  unsigned char Base = 10;
  /// Encode, Keep.
  uricore::CharSet Set;
  /// Not null in a Map.
  const ByteImages *Images = nullptr;
  /// The call and the name of its callee. Null and empty where several calls do
  /// the same, and for what no call does.
  const Expr *Call = nullptr;
  llvm::StringRef Callee;

  explicit Transformer(KindTy Kind) : Kind(Kind) {}
  static Transformer encode(uricore::CharSet Safe = uricore::Unreserved) {
    Transformer Result(Encode);
    Result.Set = Safe;
    return Result;
  }
  static Transformer keep(uricore::CharSet Kept) {
    Transformer Result(Keep);
    Result.Set = Kept;
    return Result;
  }

  /// What it does, whichever call does it.
  void profileEffect(llvm::FoldingSetNodeID &ID) const;
  void profile(llvm::FoldingSetNodeID &ID) const;
};

/// Whether both do the same.
bool haveSameEffect(const Transformer &A, const Transformer &B);
/// Whether doing it twice does no more than doing it once.
bool isIdempotent(const Transformer &T);
/// Whether it is proved that \p T treats each byte alone, so that T(a b) is
/// T(a) T(b).
bool isBytewise(const Transformer &T);
/// What \p T makes of \p Text; nothing if that is not known exactly.
std::optional<std::string> resultOf(const Transformer &T, llvm::StringRef Text);
/// The bytes that can occur in what \p T makes of text with the bytes
/// \p Chars. Of an encoder that is known by its name, what it should do.
uricore::CharSet charsAfter(const Transformer &T,
                            const uricore::CharSet &Chars);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_TRANSFORMER_H
