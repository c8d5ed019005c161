//===--- CutScheme.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Programs that read the path behind "file://" as it is.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNIT_CUTSCHEME_H
#define URI_TIDY_UNIT_CUTSCHEME_H

#include "ast/CallFacts.h"
#include "knowledge/NameMeanings.h"
#include "clang/AST/ASTContext.h"

namespace clang::tidy::uri {

/// Whether \p Body cuts off "file://" by its length, and decodes nothing: for
/// this program, the rest is the path.
bool cutsFileScheme(const Stmt &Body, const ASTContext &Context,
                    const NameMeanings &Names, const CallFacts &Facts);

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNIT_CUTSCHEME_H
