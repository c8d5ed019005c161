//===--- BodyCall.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls of functions with a body.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_CALLS_BODYCALL_H
#define URI_TIDY_EVAL_CALLS_BODYCALL_H

#include "eval/Evaluator.h"

namespace clang::tidy::uri {

/// A call of a function with a body.
class BodyCall : EvaluatorPart {
public:
  /// \p Callee must have a body. \p Object is what a method is called for.
  BodyCall(Evaluator &In, const Expr &Call, const FunctionDecl &Callee,
           std::vector<Given> Arguments, const AddressSet &Object = {});

  /// The effect of the function, which has the summary \p General, and its
  /// result. It uses its arguments as \p Default says, unless more is known.
  Content eval(const TextSummary &General, const Usage &Default);
  /// The same for the arguments as they are. If it \p IsBound, \p Summary is
  /// that for constants among them.
  Content apply(const TextSummary &Summary, bool IsBound = false);

private:
  /// The text of the parameter that receives \p Argument.
  TextRef textFor(const Given &Argument);
  /// The object that the parameter \p Number leads to in the function, if
  /// `this` or another parameter leads to the same object and the function
  /// writes to it; or null. \p IsCertain says whether it leads to no other
  /// object; then, only earlier parameters count.
  const Place *sharedWith(size_t Number, const TextSummary &General,
                          bool &IsCertain);
  /// The constants among the arguments that decide what the function does.
  BoundCall boundBy(const TextSummary &General);
  /// What the function gets in addition to its parameters: the last arguments,
  /// or those of the calling function, in a va_list.
  std::vector<Given> rest();
  /// The same for each parameter of \p Summary in place of them.
  std::vector<std::pair<const ParmVarDecl *, Given>>
  restOf(const TextSummary &Summary);

  const Expr &Call;
  const FunctionDecl &Callee;
  const FunctionDecl &Definition;
  std::vector<Given> Arguments;
  AddressSet Object;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_CALLS_BODYCALL_H
