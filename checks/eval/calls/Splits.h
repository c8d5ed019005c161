//===--- Splits.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls that divide a text, or search it for a delimiter.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_CALLS_SPLITS_H
#define URI_TIDY_EVAL_CALLS_SPLITS_H

#include "eval/Evaluator.h"

namespace clang::tidy::uri {

/// What a call, or the construction of an object, divides or searches.
class Splits : EvaluatorPart {
public:
  Splits(Evaluator &In, const Expr &Call) : EvaluatorPart(In), Call(Call) {}

  /// Notes that the call divides the first text in \p Arguments, if it does.
  void note(llvm::ArrayRef<Given> Arguments);
  /// Notes that it divides or searches \p Text, if it looks for delimiters in
  /// \p Sought.
  void note(TextRef Text, llvm::ArrayRef<const Expr *> Sought);
  /// Notes that the call divides \p T if \p Name, the name of the function,
  /// says so.
  void noteParser(llvm::StringRef Name, TextRef T);
  /// Notes that the call, of which \p Fact says that it matches a regular
  /// expression, divides its text into groups.
  void noteGroups(const ApiFact &Fact);

private:
  /// Returns the constant text of \p Sought, an argument of a function that
  /// searches or compares text; empty if it is not constant.
  std::string soughtText(const Expr *Sought);

  const Expr &Call;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_CALLS_SPLITS_H
