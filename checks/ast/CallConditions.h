//===--- CallConditions.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Whether the arguments of a call are those that a fact is about.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_CALLCONDITIONS_H
#define URI_TIDY_AST_CALLCONDITIONS_H

#include "knowledge/CatalogueTable.h"
#include "clang/AST/Expr.h"

namespace clang::tidy::uri {

/// Whether \p Argument is as \p Kind and \p Value say; false where that cannot
/// be seen.
bool holds(catalogue::Condition::KindTy Kind, llvm::StringRef Value,
           const Expr &Argument, const ASTContext &Context);

/// The bytes of the string literal that \p Argument is, or is made of; a null
/// pointer and an empty object have none. Unset where they cannot be seen.
std::optional<llvm::StringRef> constantText(const Expr &Argument,
                                            const ASTContext &Context);

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_CALLCONDITIONS_H
