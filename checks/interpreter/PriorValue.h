//===--- PriorValue.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How a variable gets the value that it has before a piece of its function.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_INTERPRETER_PRIORVALUE_H
#define URI_TIDY_INTERPRETER_PRIORVALUE_H

#include "clang/AST/Stmt.h"
#include "llvm/ADT/SmallVector.h"

namespace clang::tidy::uri {

struct PriorValue {
  /// Its initializer, or the only call that writes to it; null if there is
  /// neither, or if it depends on what changes.
  const Expr *Begin = nullptr;
  /// The statements of the block of the variable that change it before the
  /// piece, in their order: `for (…) if (!isalnum(*p)) ok = false;`.
  llvm::SmallVector<const Stmt *, 2> Changes;
  /// The statement of that block with the piece.
  const Stmt *Around = nullptr;

  bool isKnown() const { return Begin || !Changes.empty(); }
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_INTERPRETER_PRIORVALUE_H
