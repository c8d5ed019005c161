//===--- Takes.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What APIs take as a URI, or as a part of one.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_CALLS_TAKES_H
#define URI_TIDY_EVAL_CALLS_TAKES_H

#include "eval/Evaluator.h"

namespace clang::tidy::uri {

/// What a call, or the construction of an object, takes as a URI, or as a part
/// of one.
class Takes : EvaluatorPart {
public:
  Takes(Evaluator &In, const Expr &Call) : EvaluatorPart(In), Call(Call) {}

  /// Uses \p Arguments as \p Facts say.
  void use(llvm::ArrayRef<const Expr *> Arguments,
           llvm::ArrayRef<ApiFact> Facts);

private:
  /// Uses \p T, which \p Name names, as \p Fact says. \p Key is that of a
  /// value.
  void use(TextRef T, std::string Name, const ApiFact &Fact,
           std::string Key = "");
  /// \p Argument holds pairs of keys and values, which are used one by one.
  /// False if it does not.
  bool usePairs(const Expr &Argument, const ApiFact &Fact);

  const Expr &Call;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_CALLS_TAKES_H
