//===--- DoubleEncodingCheck.h - uri-tidy -----------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The check uri-double-encoding.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_DOUBLEENCODINGCHECK_H
#define URI_TIDY_DOUBLEENCODINGCHECK_H

#include "UriCheck.h"
#include "model/TextShape.h"
#include "llvm/ADT/DenseSet.h"
#include <optional>

namespace clang::tidy::uri {

/// Checks for text that is percent-encoded twice. See RFC 3986, section 2.4.
///
/// For the user-facing documentation see docs/checks/uri-double-encoding.md.
class DoubleEncodingCheck : public UriCheck {
public:
  using UriCheck::UriCheck;

protected:
  void checkUri(const FoundUri &Found) override;
  void checkStrings(const DeclStrings &Strings) override;

private:
  /// Checks whether \p H, a whole URI, path or query, was encoded as one value.
  void checkWhole(const FoundUri &Found, const HolePlace &Place);
  /// Checks whether \p H is the result of a function that is called for its own
  /// result, and encodes according to its name.
  void checkSame(const Hole &H);
  /// Reports at \p Loc that \p Outer encodes the result of \p Inner.
  void reportAgain(const Expr &Outer, const Expr &Inner, SourceLocation Loc);
  /// Adds a note that replaces \p Outer by \p Inner, if that is inside it.
  void noteInner(const Expr &Outer, const Expr &Inner);
  /// Checks whether \p Sent, which a call takes as a query, a form or a URI,
  /// was encoded as one value.
  void checkSent(const BuiltString &Sent);
  /// What \p Encoder does, a call of an encoder or of a helper that returns the
  /// result of one; null if that is not known.
  const TextOperation *encodingBy(const Expr &Encoder);
  /// Reports that \p Encoder encodes a text of \p Shape as one value.
  void reportWhole(const Expr &Encoder, TextShape Shape);
  /// Checks whether \p Operation encodes a literal that contains escapes.
  void checkLiteral(const TextOperation &Operation);
  /// Whether an API has given \p H, a part of a URI, with its escapes.
  static bool isGivenEncoded(const Hole &H);
  /// Whether the program uses what \p Outer encodes again without that, too.
  bool isChosen(const Expr &Outer);
  /// Whether an API says that \p Taker takes single values of a query or form.
  bool takesValue(const Expr &Taker);
  /// Whether \p Operation also gets text that was not encoded, as the other
  /// ones of \p All say.
  bool isMixed(const TextOperation &Operation,
               llvm::ArrayRef<TextOperation> All);
  /// The call that a reader would change if \p Operation encodes \p Input
  /// again: not one that encodes whatever an object or a lambda gets.
  const Expr &placeOf(const TextOperation &Operation, const Hole &Input,
                      llvm::ArrayRef<TextOperation> All);
  void reportPair(const TextOperation &Operation, const Hole &Input,
                  llvm::ArrayRef<TextOperation> All);
  /// Reports \p Input if an API gave it with its escapes.
  void reportGiven(const TextOperation &Operation, const Hole &Input);
  /// Reports \p Input if only its name says that it is encoded.
  void reportNamed(const TextOperation &Operation, const Hole &Input);
  /// Reports an encoder of text in which some characters were replaced by their
  /// escapes, or blanks by '+'.
  void reportReplaced(const TextOperation &Operation, const Hole &Input);
  /// Reports \p Input if it is a whole URI, and if the encoder keeps its
  /// delimiters but not its escapes.
  void reportUri(const TextOperation &Operation, const Hole &Input);

  /// The calls for which isChosen() returns true; not computed unless one is
  /// asked for.
  std::optional<llvm::DenseSet<const Expr *>> Chosen;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_DOUBLEENCODINGCHECK_H
