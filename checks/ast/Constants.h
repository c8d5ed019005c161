//===--- Constants.h - uri-tidy ---------------------------------*- C++ -*-===//
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

#ifndef URI_TIDY_AST_CONSTANTS_H
#define URI_TIDY_AST_CONSTANTS_H

#include "llvm/ADT/APSInt.h"
#include <cstdint>
#include <optional>

namespace clang {
class ASTContext;
class Expr;
} // namespace clang

namespace clang::tidy::uri {

/// Returns the value of \p E if it is a constant integer, truth value or
/// enumerator that does not depend on template parameters.
std::optional<llvm::APSInt> constantOf(const Expr &E,
                                       const ASTContext &Context);

/// Whether \p E is the constant \p Number.
bool isConstant(const Expr &E, uint64_t Number, const ASTContext &Context);

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_CONSTANTS_H
