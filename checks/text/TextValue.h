//===--- TextValue.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Values in texts: their origins, and the transformations since.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_TEXTVALUE_H
#define URI_TIDY_TEXT_TEXTVALUE_H

#include "core/Component.h"
#include "model/Template.h"
#include "text/FewOf.h"
#include "text/TextFacts.h"

namespace clang::tidy::uri {

/// Text in the source with its source map: a template without holes.
struct ConstantText {
  Template Text;
  /// A number for each constant of the unit, in the order in which they are
  /// found.
  unsigned Id = 0;

  void profile(llvm::FoldingSetNodeID &ID) const;
};

/// The source of the bytes of a value.
struct Origin {
  enum KindTy : unsigned char {
    Parameter,
    /// A parameter that the function uses as a format.
    FormatParameter,
    /// The character that a parameter holds, which only a caller knows.
    Character,
    /// A field, a global, an element, a key of a map.
    Place,
    /// Input from outside the program: arguments, the environment, files.
    Input,
    /// A value that a function returned or wrote.
    Result,
    Number,
    Time,
    Enumerator,
    /// One of Texts, or of a larger set if HasMoreTexts.
    Constants,
    /// Several values of which only the facts were kept.
    Joined,
    /// A value that was not analysed. Without an Identity, it is like Joined,
    /// and one of the values was not analysed.
    Lost
  };
  /// If there are more constants, only the bytes of the others are kept.
  static constexpr unsigned MaxTexts = 8;

  KindTy Kind = Lost;
  /// Distinguishes origins of the same kind: for example, the declaration of a
  /// parameter.
  const void *Identity = nullptr;
  /// For output only: not part of the identity.
  llvm::StringRef Name;
  /// Sorted by Id.
  FewOf<const ConstantText *, MaxTexts> Texts;
  bool HasMoreTexts = false;

  static Origin of(KindTy Kind, const void *Identity = nullptr,
                   llvm::StringRef Name = {});
  static Origin parameter(const ParmVarDecl &P, KindTy Kind = Parameter);
  /// Returns the parameter, or null.
  const ParmVarDecl *parameter() const;

  void profile(llvm::FoldingSetNodeID &ID) const;
};

/// Bytes that come from an expression: their origin, and the transformations
/// since.
struct TextValue {
  static constexpr unsigned MaxTransformers = 6;
  static constexpr unsigned MaxNotes = 6;
  /// The position among the arguments of a chain of QString::arg().
  enum ChainPlace : unsigned char { NotInChain, LastInChain, InnerInChain };

  /// Unique, like the transformers.
  const Origin *From = nullptr;
  /// In the order of application.
  FewOf<const Transformer *, MaxTransformers> Done;
  /// The expression that reads the value where it becomes part of a text; null
  /// if there is none.
  const Expr *Entry = nullptr;
  /// Something else depends on the bytes of the value, such as a length, so
  /// that a call around Entry would change more than the text.
  bool IsBound = false;
  /// The program has found it in a collection whose content is not known.
  bool IsListed = false;
  /// The bytes that can occur, after all transformers.
  uricore::CharSet Chars;
  /// Relative to the origin if isRelative().
  EncodingLevel Level;
  UriPart Part = UriPart::Data;
  /// As in TextFacts.
  bool IsCut = false;
  ChainPlace Chain = NotInChain;

  // These are not part of the identity, because they would grow in a loop.
  /// The names of the variables, fields, parameters and functions that the
  /// value has passed through.
  FewOf<llvm::StringRef, MaxNotes> Names;
  /// The expressions that have read the value before Entry.
  FewOf<const Expr *, MaxNotes> Readers;
  /// Counts the values of the unit, in the order of their creation.
  unsigned Id = 0;
  /// The expression that the value came from, if it was read again since.
  const Expr *Source = nullptr;
  /// The expression that reads it in a called function; part of the identity if
  /// there is no Entry.
  const Expr *Via = nullptr;
  /// Whether Via reads more than this value: its name is not one of it.
  bool IsPartOfVia = false;

  bool isLost() const {
    return From->Kind == Origin::Lost || From->Kind == Origin::Character;
  }
  /// Whether the level is relative to that of the caller's argument.
  bool isRelative() const { return From->parameter(); }
  /// Whether only the facts of this value are known.
  bool isJoined() const {
    return Done.empty() &&
           (From->Kind == Origin::Joined || (isLost() && !From->Identity));
  }
  TextFacts facts() const { return {Chars, Level, Part, isLost(), IsCut}; }

  void profile(llvm::FoldingSetNodeID &ID) const;
};

/// Whether \p A and \p B differ at most in what is known about their bytes:
/// they have the same origin, or are constants, and have the same transformers.
bool areAlike(const TextValue &A, const TextValue &B);

/// Whether \p V is percent-encoded on every path.
inline bool isEncoded(const TextValue &V) { return V.Level.Low > 0; }
/// Whether \p V is data that is percent-encoded on some paths only.
inline bool isSometimesEncoded(const TextValue &V) {
  return !V.isLost() && isData(V.Part) && V.Level.Low == 0 && V.Level.High == 1;
}
/// Whether \p V needs no encoding in any component.
inline bool isHarmless(const TextValue &V) {
  return V.Chars.isSubsetOf(uricore::Unreserved);
}
/// Returns the bytes of \p V that are not allowed as data in \p C.
inline uricore::CharSet offendingChars(const TextValue &V,
                                       uricore::Component C) {
  return V.Chars - safeData(C);
}
/// Whether \p V is data that has to be encoded before it is inserted into \p C.
bool needsEncoding(const TextValue &V, uricore::Component C);
/// Returns the state for the rules that are based on templates.
EncodingState stateOf(const TextValue &V);

/// Returns \p V after the program has checked that its bytes are in \p Chars.
TextValue narrowed(TextValue V, const uricore::CharSet &Chars);
/// Returns \p V as the expression \p Entry reads it from an entity called
/// \p Name.
TextValue readBy(TextValue V, const Expr *Entry, llvm::StringRef Name);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_TEXTVALUE_H
