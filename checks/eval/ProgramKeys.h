//===--- ProgramKeys.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Names by which translation units refer to the same declaration.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_PROGRAMKEYS_H
#define URI_TIDY_EVAL_PROGRAMKEYS_H

#include "model/ProgramFacts.h"
#include "clang/AST/Decl.h"

namespace clang::tidy::uri {

/// The question about what all calls pass as \p Param. Without a key if other
/// units cannot call its function, or may call it without its name: virtual
/// functions, constructors, operators and templates.
ProgramQuestion questionOf(const ParmVarDecl &Param);
/// The question about what \p Function, which has no body here, returns.
/// Without a key if that is not text.
ProgramQuestion questionOfResult(const FunctionDecl &Function);
/// The question about what \p Stored, a field or a global variable, holds.
/// Without a key if no other unit can store it.
ProgramQuestion questionOfStored(const ValueDecl &Stored);

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_PROGRAMKEYS_H
