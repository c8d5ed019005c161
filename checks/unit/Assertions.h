//===--- Assertions.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Text that a test tries, right or wrong.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNIT_ASSERTIONS_H
#define URI_TIDY_UNIT_ASSERTIONS_H

#include "knowledge/NameMeanings.h"
#include "model/Template.h"

namespace clang::tidy::uri {

/// Whether \p Loc is in an assertion of a test: in the arguments of a macro
/// whose name says so, or that is made of such macros.
bool isAsserted(SourceLocation Loc, const ASTContext &Context,
                const NameMeanings &Names);
/// Whether the literals of \p Content are in an assertion of a test.
bool isAsserted(const Template &Content, const ASTContext &Context,
                const NameMeanings &Names);
/// The tables whose elements \p Function compares in assertions of a test, as
/// ranges of its file.
std::vector<SourceRange> assertedTables(const FunctionDecl &Function,
                                        const NameMeanings &Names);

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNIT_ASSERTIONS_H
