//===--- Transformer.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The effects of calls on the bytes of a text.
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
class ParmVarDecl;
} // namespace clang

namespace clang::tidy::uri {

/// The source of the knowledge about a function.
enum class KnownBy : unsigned char { Catalogue, Run, Name };

/// The replacement of each byte.
using ByteImages = std::array<std::string, 256>;

/// The replacements if the bytes in \p Replaced become \p New and others
/// remain.
inline ByteImages imagesOf(const uricore::CharSet &Replaced,
                           const std::string &New) {
  ByteImages Result;
  for (unsigned Byte = 0; Byte < Result.size(); ++Byte)
    Result[Byte] = Replaced.contains(static_cast<unsigned char>(Byte))
                       ? New
                       : std::string(1, static_cast<char>(Byte));
  return Result;
}

/// The effect of a call on a text.
struct Transformer {
  enum KindTy : unsigned char {
    /// Percent-encodes the bytes that are not in Set.
    Encode,
    /// Percent-decodes escapes.
    Decode,
    /// Replaces `&`, `<` and `>` by entities; some libraries also replace
    /// quotes. With Images, what each byte becomes is known.
    HtmlEscape,
    /// Encodes with '+', '/' and '=', or with '-', '_' and '=' if IsUrlSafe.
    Base64,
    /// Replaces each byte by its element in Images.
    Map,
    /// Removes the bytes that are not in Set.
    Keep,
    /// Writes a number in base Base, which is 2 to 36.
    Digits,
    /// Extracts a part with unknown bounds.
    Slice,
    LowerCase,
    UpperCase
  };
  KindTy Kind;
  KnownBy By = KnownBy::Run;
  /// Encode: a space becomes '+'. Decode: '+' becomes a space.
  bool PlusIsSpace = false;
  /// Encode: the hex digits are lowercase, as in `%2f`.
  bool LowercaseHex = false;
  /// Encode: existing escapes are kept.
  bool KeepsEscapes = false;
  /// Slice: a single character.
  bool IsCharacter = false;
  /// Slice: the beginning, if this parameter of the function is its length.
  const ParmVarDecl *Length = nullptr;
  /// Base64.
  bool IsUrlSafe = false;
  /// Digits.
  unsigned char Base = 10;
  /// Encode, Keep: what remains. Decode: the only bytes whose escapes are
  /// replaced, unless it is empty. Slice: what is not in the part.
  uricore::CharSet Set;
  /// Map: not null. HtmlEscape: may be null.
  const ByteImages *Images = nullptr;
  /// The call and the name of its callee. Null and empty if several calls have
  /// the same effect, or if the effect is not that of a call.
  const Expr *Call = nullptr;
  llvm::StringRef Callee;

  explicit Transformer(KindTy Kind) : Kind(Kind) {}
  static Transformer encode(uricore::CharSet Safe = uricore::Unreserved) {
    Transformer Result(Encode);
    Result.Set = Safe;
    return Result;
  }
  /// An effect that only the name of a function indicates.
  static Transformer named(KindTy Kind) {
    Transformer Result = Kind == Encode ? encode() : Transformer(Kind);
    Result.By = KnownBy::Name;
    return Result;
  }
  /// What replaces each byte by its element in \p Images, which must outlive
  /// the result: an escape for HTML, or another map.
  static Transformer map(const ByteImages &Images);
  static Transformer keep(uricore::CharSet Kept) {
    Transformer Result(Keep);
    Result.Set = Kept;
    return Result;
  }

  /// Describes the effect, regardless of the call.
  void profileEffect(llvm::FoldingSetNodeID &ID) const;
  void profile(llvm::FoldingSetNodeID &ID) const;
};

/// Whether both have the same effect.
bool haveSameEffect(const Transformer &A, const Transformer &B);
/// Whether \p Then has no effect on the result of \p First: both do the same,
/// and once is enough; or a loop decodes the parts of a text in place.
bool isNothingNew(const Transformer &First, const Transformer &Then);
/// Returns the effect of \p First and then \p Then, if both are steps of one
/// encoder that replaces one character after the other, or if \p Then makes a
/// form encoder of \p First.
std::optional<Transformer> joinedSteps(const Transformer &First,
                                       const Transformer &Then);
/// The encoder that writes '+' for a space, and everything else as \p Encoder
/// does; nothing if '+' would be ambiguous.
std::optional<Transformer> asFormEncoder(const Transformer &Encoder);
/// The Slice that is \p Inner and then \p Outer, both of which are Slices.
Transformer joinedSlices(const Transformer &Inner, const Transformer &Outer);
/// Whether it is proved that \p T treats each byte independently: T(a b) is
/// T(a) T(b).
bool isBytewise(const Transformer &T);
/// Returns the result of \p T for \p Text, or nothing if it is not known
/// exactly.
std::optional<std::string> resultOf(const Transformer &T, llvm::StringRef Text);
/// Returns the bytes that can occur in the result of \p T for text with the
/// bytes \p Chars. If an encoder is known only by its name, this is the
/// intended effect.
uricore::CharSet charsAfter(const Transformer &T,
                            const uricore::CharSet &Chars);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_TRANSFORMER_H
