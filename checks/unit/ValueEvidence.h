//===--- ValueEvidence.h - uri-tidy -----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The evidence about a value apart from its bytes: its names and its source.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNIT_VALUEEVIDENCE_H
#define URI_TIDY_UNIT_VALUEEVIDENCE_H

#include "knowledge/NameMeanings.h"
#include "model/Template.h"

namespace clang::tidy::uri {

/// The evidence about the value that fills a hole, and about the expression
/// that it was read from.
class ValueEvidence {
public:
  ValueEvidence(const Hole &H, const NameMeanings &Names)
      : H(H), Names(Names) {}

  /// Whether its name, or the key by which it was looked up, has \p Meaning.
  bool isCalled(NameMeaning Meaning) const;
  /// Whether it has a number as its default: `get("LIMIT", "10")`.
  bool hasNumberDefault() const;
  /// Whether a regular expression matched it, which restricts its content.
  bool isMatch() const;
  /// Whether it is the textual form of an object of one of the program's
  /// classes: `Index.toString()`. It rarely consists of text that somebody
  /// chose.
  bool isTextOfObject() const;
  /// Whether it is an element of a list that is joined with delimiters of a
  /// query: its expression gives all elements.
  bool isElementOfQuery() const;
  bool isEncodedByBase64() const;
  /// Whether the program expects blanks in it, which it replaces with '+'.
  bool hasBlanks() const;
  /// Whether a function that was not analysed returned it, and was not given
  /// any text.
  bool isOfUnknownOrigin() const;
  /// Whether a function that was not analysed returned it for another text,
  /// which is not a literal.
  bool isRemade() const;
  /// Whether it is all that a variable holds, or the input of the program.
  bool isVariable() const;
  /// Whether it is a QString.
  bool isTextOfQt() const;
  /// Whether it is what a parameter refers to or contains, as an optional or a
  /// list does; the fields of an object are not.
  bool isInParameter() const;
  /// Whether it is read from a field.
  bool isField() const;
  /// Whether its parts may have been joined with delimiters, or its blanks
  /// replaced with '+'.
  bool isPrepared() const;

private:
  using Test = llvm::function_ref<bool(const Expr &)>;
  /// Whether \p Is returns true for one of the expressions.
  bool any(Test Is) const;

  const Hole &H;
  const NameMeanings &Names;
};

/// Whether \p A and \p B come from fields of the same object.
bool areFieldsOfOneObject(const Hole &A, const Hole &B);

/// Whether \p Body may replace blanks with '+'.
bool mayReplaceBlanks(const Stmt &Body);
/// Whether \p Body may replace '+' with its escape.
bool mayRepairPlus(const Stmt &Body);

/// Whether \p Content is text of Qt that becomes a URI through QUrl, which
/// escapes such characters itself (QUrl's documentation, "ParsingMode").
bool isReadByQUrl(const Template &Content, const NameMeanings &Names);

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNIT_VALUEEVIDENCE_H
