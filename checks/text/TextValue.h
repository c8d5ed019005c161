//===--- TextValue.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Values that go into text: where they come from, and what was done to them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_TEXTVALUE_H
#define URI_TIDY_TEXT_TEXTVALUE_H

#include "core/Component.h"
#include "model/Template.h"
#include "text/FewOf.h"
#include "text/TextFacts.h"

namespace clang::tidy::uri {

/// Text that the program spells out, with its source map: a template without
/// holes.
struct ConstantText {
  Template Text;
  /// Counts the constants of the unit, as they are first seen.
  unsigned Id = 0;

  void profile(llvm::FoldingSetNodeID &ID) const;
};

/// Where the bytes of a value come from.
struct Origin {
  enum KindTy : unsigned char {
    Parameter,
    /// A parameter that the function uses as a format.
    FormatParameter,
    /// A field, a global, an element, a key of a map.
    Place,
    /// From outside the program: its arguments, the environment, files.
    Input,
    /// Part of what a regular expression matched.
    Match,
    /// What a function returned or wrote.
    Result,
    Number,
    Time,
    Enumerator,
    /// One of Texts, or of more of the kind.
    Constants,
    /// Several, of which only the facts were kept.
    Joined,
    /// Not analysed. Without an identity: like Joined, of which a part was.
    Lost
  };
  /// Constants beyond these only count by their bytes.
  static constexpr unsigned MaxTexts = 8;

  KindTy Kind = Lost;
  /// Which one of its kind; the declaration of a parameter.
  const void *Identity = nullptr;
  /// For people. No part of the identity.
  llvm::StringRef Name;
  /// By their Id.
  FewOf<const ConstantText *, MaxTexts> Texts;
  bool HasMoreTexts = false;

  static Origin of(KindTy Kind, const void *Identity = nullptr,
                   llvm::StringRef Name = {});
  static Origin parameter(const ParmVarDecl &P, KindTy Kind = Parameter);
  /// The parameter, or null.
  const ParmVarDecl *parameter() const;

  void profile(llvm::FoldingSetNodeID &ID) const;
};

/// Bytes that come from an expression: an origin, and what was done since.
struct TextValue {
  static constexpr unsigned MaxTransformers = 6;
  static constexpr unsigned MaxNotes = 6;
  /// Among the arguments of a chain of QString::arg().
  enum ChainPlace : unsigned char { NotInChain, LastInChain, InnerInChain };

  /// Unique, as are the transformers.
  const Origin *From = nullptr;
  /// In order.
  FewOf<const Transformer *, MaxTransformers> Done;
  /// The outermost expression whose value goes in unchanged: what a fix may
  /// wrap. Null if something else depends on the value's bytes.
  const Expr *Entry = nullptr;
  /// The bytes that can occur, after the transformers.
  uricore::CharSet Chars;
  /// Relative to the origin if isRelative().
  EncodingLevel Level;
  UriPart Part = UriPart::Data;
  ChainPlace Chain = NotInChain;

  // No part of the identity: in a loop they would grow.
  /// Of the variables, fields, parameters and functions that it passed through.
  FewOf<llvm::StringRef, MaxNotes> Names;
  /// Where it passed.
  FewOf<SourceLocation, MaxNotes> Way;

  bool isLost() const { return From->Kind == Origin::Lost; }
  /// Whether the level counts from what callers pass.
  bool isRelative() const { return From->parameter(); }
  /// Whether nothing is known but its facts.
  bool isJoined() const {
    return Done.empty() &&
           (From->Kind == Origin::Joined || (isLost() && !From->Identity));
  }
  TextFacts facts() const { return {Chars, Level, Part, isLost()}; }

  void profile(llvm::FoldingSetNodeID &ID) const;
};

/// Whether \p A and \p B are the same text but for what is known of their
/// bytes: one origin, or constants, and the same transformers.
bool areAlike(const TextValue &A, const TextValue &B);

/// Whether \p V is percent-encoded on every way.
inline bool isEncoded(const TextValue &V) { return V.Level.Low > 0; }
/// Whether \p V can stand as data in every component.
inline bool isHarmless(const TextValue &V) {
  return V.Chars.isSubsetOf(uricore::Unreserved);
}
/// The bytes of \p V that are not right as data in \p C.
inline uricore::CharSet offendingChars(const TextValue &V,
                                       uricore::Component C) {
  return V.Chars - safeData(C);
}
/// Whether \p V is data that an encoder should have seen before it enters
/// \p C.
bool needsEncoding(const TextValue &V, uricore::Component C);
/// What today's rules about templates ask of a hole.
EncodingState stateOf(const TextValue &V);

/// \p V where the program has made sure that its bytes are in \p Chars.
TextValue narrowed(TextValue V, const uricore::CharSet &Chars);
/// \p V as the expression \p Entry reads it from what is called \p Name.
TextValue readBy(TextValue V, const Expr *Entry, llvm::StringRef Name,
                 SourceLocation Where);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_TEXTVALUE_H
