//===--- Constants.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Constant integers.
///
//===----------------------------------------------------------------------===//

#include "ast/Constants.h"
#include "clang/AST/Expr.h"

namespace clang::tidy::uri {

std::optional<llvm::APSInt> constantOf(const Expr &E,
                                       const ASTContext &Context) {
  Expr::EvalResult Result;
  if (E.isValueDependent() || E.isTypeDependent() ||
      !E.getType()->isIntegralOrEnumerationType() ||
      !E.EvaluateAsInt(Result, Context))
    return std::nullopt;
  return Result.Val.getInt();
}

bool isConstant(const Expr &E, uint64_t Number, const ASTContext &Context) {
  const auto Value = constantOf(E, Context);
  return Value && *Value == Number;
}

} // namespace clang::tidy::uri
