//===--- ValueNames.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The names by which readers of a program know its values.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_VALUENAMES_H
#define URI_TIDY_AST_VALUENAMES_H

#include "knowledge/NameMeanings.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace clang::tidy::uri {

/// The name by which a reader knows \p Value: that of the variable, the field,
/// or the function that returns it. Empty if there is none.
std::string nameOf(const Expr *Value, const NameMeanings &Names);

/// The text of which \p Sum is the rest, from some character on: `Text` in
/// `Text + 1`. Null if \p Sum is not a pointer.
const Expr *pointerIn(const BinaryOperator &Sum);

/// The key by which \p Value looks up its text (`getenv("CITY")`,
/// `Row["city"]`); empty if there is none.
llvm::StringRef keyOf(const Expr *Value);

/// Whether \p Value has a number as its default: `get("LIMIT", "10")`.
bool hasNumberDefault(const Expr *Value);

/// Whether \p Callee sends a request of HTTP, according to its name and its
/// class.
bool isRequest(const FunctionDecl &Callee, const NameMeanings &Names);

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_VALUENAMES_H
