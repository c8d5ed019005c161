//===--- FunctionStrings.h - uri-tidy ---------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The strings that one function builds: a forward pass over its CFG.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_FLOW_FUNCTIONSTRINGS_H
#define URI_TIDY_FLOW_FUNCTIONSTRINGS_H

#include "flow/StringEvaluator.h"

namespace clang::tidy::uri {

/// Evaluates the body of \p Function, lambdas in it included, and of a
/// constructor its initializers.
void evaluateFunction(const FunctionDecl &Function, StringEvaluator &Result);

/// Evaluates the initializer of a global variable or a field.
void evaluateInitializer(const ValueDecl &D, const Expr &Init,
                         StringEvaluator &Result);

} // namespace clang::tidy::uri

#endif // URI_TIDY_FLOW_FUNCTIONSTRINGS_H
