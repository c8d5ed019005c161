//===--- FactCall.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls of functions that the catalogues describe by a role.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_CALLS_FACTCALL_H
#define URI_TIDY_EVAL_CALLS_FACTCALL_H

#include "eval/Evaluator.h"

namespace clang::tidy::uri {

/// A call of a function that the catalogues describe by a role.
class FactCall : EvaluatorPart {
public:
  /// \p Arguments are those of a method without its object.
  FactCall(Evaluator &In, const CallExpr &Call,
           llvm::ArrayRef<const Expr *> Arguments)
      : EvaluatorPart(In), Call(Call), Arguments(Arguments) {}

  /// Returns the result according to the first of \p Facts that has one, and
  /// applies what each of them writes to an argument.
  std::optional<Content> eval(llvm::ArrayRef<ApiFact> Facts);
  /// What the call returns according to \p Fact, which gives a part of a URI or
  /// input.
  TextRef givenBy(const ApiFact &Fact);

private:
  std::optional<Content> evalFact(const ApiFact &Fact);
  /// The text that \p Fact makes of \p Main and of other arguments.
  TextRef textOf(const ApiFact &Fact, const Expr *Main);
  /// The arguments from \p First on.
  llvm::ArrayRef<const Expr *> argumentsFrom(int First) const {
    return Arguments.drop_front(
        std::min<size_t>(std::max(First, 0), Arguments.size()));
  }

  const CallExpr &Call;
  const llvm::ArrayRef<const Expr *> Arguments;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_CALLS_FACTCALL_H
