//===--- TextSummary.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The effect of a function on texts, in terms of the places it begins with.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_TEXTSUMMARY_H
#define URI_TIDY_EVAL_TEXTSUMMARY_H

#include "model/Recognition.h"
#include "places/Environment.h"
#include <vector>

namespace clang::tidy::uri {

/// A finished text, and how the program uses it.
struct FinishedText {
  TextRef Text;
  Usage Use;
  /// How many calls down it is built, of the arguments of a call.
  unsigned Depth = 0;
};

/// A call that encodes, decodes, takes apart, tests or changes a text.
struct TextCall {
  enum KindTy : unsigned char {
    /// Percent-encodes it.
    Encode,
    /// Passes it to an API that percent-encodes it.
    Take,
    /// Percent-decodes it.
    Decode,
    /// Divides it, or searches it for a delimiter.
    Split,
    /// Converts it to Latin-1; Call is the text.
    Narrow,
    /// Reads its bytes as Latin-1.
    Widen,
    /// Compares its beginning with a scheme.
    Test,
    /// Replaces '+' by a space.
    Spaces
  };
  /// Whether a caller that passes the text is told of it.
  bool concernsCallers() const { return Kind < Narrow; }

  KindTy Kind;
  /// The call, or one that leads to it.
  const Expr *Call;
  /// The function that contains Call; may be null.
  const FunctionDecl *In;
  /// Split: the characters that it searches for.
  std::string Delimiters;
  /// The operation itself, if Call leads to it, and how many calls down it is.
  const Expr *Via = nullptr;
  unsigned Depth = 0;
  /// It gets its own result, in a loop that certainly runs again.
  bool IsRepeated = false;
};

/// Such a call, and the text that it gets.
struct TextEvent : TextCall {
  TextRef Input;
};

/// What a function makes of a place.
struct WrittenText {
  const Place *Of;
  Environment::Change Becomes;
};

/// A text that a function tests.
struct AcceptedText {
  const ParmVarDecl *Parameter;
  uricore::CharSet Chars;
  /// Whether it is in a list whose content is not known.
  bool IsListed = false;
};

/// The effect of a function on texts. Places begin at its parameters, `*this`,
/// globals and allocations; values have these places as their origins.
struct TextSummary {
  /// The leaves of a text that others see: each use of it could double it.
  static constexpr unsigned MaxLeaves = 128;

  std::vector<FinishedText> Texts;
  std::vector<TextEvent> Events;
  /// The leaves of the texts and events that called functions build of its
  /// arguments.
  size_t LeavesTold = 0;
  /// Calls of encoders, to suggest one that is in use.
  std::vector<const CallExpr *> Encoders;
  /// The text of its result; null if it has none.
  TextRef Returned = nullptr;
  std::vector<WrittenText> Written;
  /// Unknown calls that may have written to a place.
  std::vector<std::pair<const Place *, const Expr *>> Filled;
  /// What holds for the parameters if the function returns true; nothing if it
  /// never does.
  std::vector<AcceptedText> Accepts;
  bool ReturnsTrue = false;
  /// Parameters whose constants decide what the function does: formats, texts
  /// that are sought or in which something is replaced, and functions.
  FewOf<const ParmVarDecl *, 2> Formats, Sought, Called;
  /// Parameters in place of the arguments of a variable number, with the number
  /// of each among these; AnyOfRest if a loop gets one after another.
  static constexpr unsigned AnyOfRest = ~0U;
  std::vector<std::pair<const ParmVarDecl *, unsigned>> Rest;
  /// There were not enough steps, so that something is missing.
  bool IsSpent = false;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_TEXTSUMMARY_H
