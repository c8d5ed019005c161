//===--- CallArguments.h - uri-tidy -----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The expressions that a call gives to a function.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_CALLARGUMENTS_H
#define URI_TIDY_AST_CALLARGUMENTS_H

#include "clang/AST/Expr.h"
#include <utility>

namespace clang::tidy::uri {

/// The object on which \p Call calls a method, if any, and the arguments for
/// the parameters of the called function.
std::pair<const Expr *, llvm::ArrayRef<const Expr *>>
objectAndArguments(const CallExpr &Call);

/// The number of \p Arguments that the call spells out: those after them have
/// their defaults.
size_t writtenArguments(llvm::ArrayRef<const Expr *> Arguments);

/// The variable that \p Argument names, or the address of which it is; null if
/// it is the value of one.
const VarDecl *variableAt(const Expr &Argument);

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_CALLARGUMENTS_H
