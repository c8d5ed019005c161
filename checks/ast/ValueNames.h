//===--- ValueNames.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The names under which readers of a program know its values.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_VALUENAMES_H
#define URI_TIDY_AST_VALUENAMES_H

#include "knowledge/NameMeanings.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace clang::tidy::uri {

/// The name under which a reader knows the value of \p Value: of the variable,
/// the field, or the function that returns it. Empty if there is none.
std::string nameOf(const Expr *Value, const NameMeanings &Names);

/// The text whose rest, from some character on, is \p Sum: `Text` of `Text +
/// 1`. Null if that is no pointer.
const Expr *pointerIn(const BinaryOperator &Sum);

/// The key by which \p Value looks its text up (`getenv("CITY")`,
/// `Row["city"]`); empty if there is none.
llvm::StringRef keyOf(const Expr *Value);

/// Whether \p Value has a number for its default: `get("LIMIT", "10")`.
bool hasNumberDefault(const Expr *Value);

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_VALUENAMES_H
