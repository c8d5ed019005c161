//===--- CallConditions.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Whether the arguments of a call meet the conditions of a fact.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_CALLCONDITIONS_H
#define URI_TIDY_AST_CALLCONDITIONS_H

#include "core/CharSet.h"
#include "knowledge/CatalogueTable.h"
#include "clang/AST/Expr.h"

namespace clang::tidy::uri {

/// Whether \p Argument meets the condition \p Kind with \p Value; false if that
/// is not visible.
bool holds(catalogue::Condition::KindTy Kind, llvm::StringRef Value,
           const Expr &Argument, const ASTContext &Context);

/// The bytes of the string literal that \p Argument is or is constructed from;
/// empty for a null pointer and an empty object. Unset if they are not visible.
std::optional<llvm::StringRef> constantText(const Expr &Argument,
                                            const ASTContext &Context);

/// The characters that \p Argument, a text or a set of characters, lists;
/// constant variables are followed. Unset if they are not visible.
std::optional<uricore::CharSet> constantChars(const Expr &Argument,
                                              const ASTContext &Context);

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_CALLCONDITIONS_H
