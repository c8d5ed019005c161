//===--- Narrower.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What conditions say of the texts that they read.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_NARROWER_H
#define URI_TIDY_EVAL_NARROWER_H

#include "eval/Evaluator.h"

namespace clang::tidy::uri {

/// Restricts the texts in the state of an evaluator to those for which a
/// condition holds.
class Narrower : EvaluatorPart {
public:
  explicit Narrower(Evaluator &In) : EvaluatorPart(In) {}

  /// Restricts texts where \p Condition is \p IsTrue.
  void narrow(const Expr &Condition, bool IsTrue);
  void narrow(const Narrowing &Known);
  /// Restricts a character where \p Switch goes to \p Case; null if it goes to
  /// no label.
  void narrow(const SwitchStmt &Switch, const SwitchCase *Case);
  /// Restricts a text that is found in a collection, or equals another text, to
  /// the constants there. In a collection whose content is not known, it is at
  /// least no free text.
  void narrowMembers(const Expr &Condition, bool IsTrue, unsigned Depth = 0);
  /// What holds after \p Loop of the texts whose bytes matter, and of those
  /// that it changes.
  Narrowings guardsOf(const Stmt &Loop);
  /// Applies the images of \p Known to the text that is there in \p Before, if
  /// that is one text.
  bool map(const Narrowing &Known, const Environment &Before);

private:
  void narrowTo(const Expr *Text, const uricore::CharSet &Chars);
  /// Restricts the text at \p P, and the same parameter wherever else it is.
  void narrowAt(const Place &P, const uricore::CharSet &Chars);
  /// \p Text is one of a list whose content is not known.
  void markListed(const Expr *Text);
  /// Restricts a text that matches a regular expression.
  void narrowMatch(const Expr &Condition, bool IsTrue);
  /// Restricts the arguments of a function with a body that has returned true.
  void narrowAccepted(const Expr &Condition, bool IsTrue);
  /// Where a condition says something about the whole text that it reads.
  AddressSet locateNarrowed(const Expr *Of);
  /// The texts to which \p Pointer, which only reads, may refer, if there are
  /// several of them, or if it may be inside of one; otherwise null.
  TextRef anyOf(const Expr *Pointer);
  /// Gives \p Pointer the texts to which it may refer, with bytes in \p Chars
  /// only: others that refer to them are not tested.
  void narrowAny(const Expr *Pointer, const uricore::CharSet &Chars);
  /// Where the texts are of which \p Of, a glvalue, reads one character.
  AddressSet textsAround(const Expr *Of);
  /// Whether it matters which bytes \p Of, a text or a character, holds.
  bool matters(const Expr &Of);
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_NARROWER_H
