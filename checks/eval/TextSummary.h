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

/// A call that encodes, decodes or takes apart a text.
struct TextEvent {
  enum KindTy : unsigned char {
    /// Percent-encodes it.
    Encode,
    /// Passes it to an API that percent-encodes it.
    Take,
    /// Percent-decodes it.
    Decode,
    /// Divides it, or searches it for a delimiter.
    Split
  };
  KindTy Kind;
  /// The call, or one that leads to it.
  const Expr *Call;
  TextRef Input;
  /// The function that contains Call; may be null.
  const FunctionDecl *In;
  /// Split: the characters that it searches for.
  std::string Delimiters;
  /// The operation itself, if Call leads to it, and how many calls down it is.
  const Expr *Via = nullptr;
  unsigned Depth = 0;
};

/// The content that a function leaves in a place.
struct WrittenText {
  const Place *Of;
  Content Holds;
  /// Whether it may also be as it was.
  bool IsAlternative = false;
};

/// The effect of a function on texts. Places begin at its parameters, `*this`,
/// globals and allocations; values have these places as their origins.
struct TextSummary {
  std::vector<FinishedText> Texts;
  std::vector<TextEvent> Events;
  /// Calls of encoders, to suggest one that is in use.
  std::vector<const CallExpr *> Encoders;
  /// The text of its result; null if it has none.
  TextRef Returned = nullptr;
  std::vector<WrittenText> Written;
  /// Unknown calls that may have written to a place.
  std::vector<std::pair<const Place *, const Expr *>> Filled;
  /// The bytes that the text at a place can contain if the function returns
  /// true.
  std::vector<std::pair<const Place *, uricore::CharSet>> Accepts;
  /// There were not enough steps, so that something is missing.
  bool IsSpent = false;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_TEXTSUMMARY_H
