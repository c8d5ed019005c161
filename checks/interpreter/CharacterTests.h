//===--- CharacterTests.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tests of characters whose outcome is not known: another translation unit
/// defines the function, or fills the table.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_INTERPRETER_CHARACTERTESTS_H
#define URI_TIDY_INTERPRETER_CHARACTERTESTS_H

#include "interpreter/Memory.h"
#include "clang/AST/OperationKinds.h"
#include <optional>

namespace clang::tidy::uri {

/// The variable outside of functions, or the field, that \p E names; null if it
/// names another thing.
const Decl *sharedTable(const Expr &E);

/// What \p By says of \p Character: a test if that is a byte of the input and
/// \p By is not null; otherwise an unknown value.
Value testOf(const Decl *By, const Value &Character);

/// What \p Callee says of the only one of \p Given that depends on the input,
/// if its result is an answer or a class of characters.
std::optional<Value> testBy(const FunctionDecl &Callee,
                            llvm::ArrayRef<Value> Given);

/// \p V, which is not known, as a condition; \p Negates: as `!V`.
Value answer(Value V, bool Negates = false);

/// The result of \p Op if one operand is a test, such as `table[c] & 4`,
/// `is_safe(c) != 0` and `safe.find(c) == npos`; nothing if none is.
std::optional<Value> compareTest(BinaryOperatorKind Op, Value L, Value R);

} // namespace clang::tidy::uri

#endif // URI_TIDY_INTERPRETER_CHARACTERTESTS_H
