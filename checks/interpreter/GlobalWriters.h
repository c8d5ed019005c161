//===--- GlobalWriters.h - uri-tidy -----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Who writes to the global variables of a unit.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_INTERPRETER_GLOBALWRITERS_H
#define URI_TIDY_INTERPRETER_GLOBALWRITERS_H

#include "clang/AST/Decl.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace clang::tidy::uri {

/// Found out by one walk over the unit, as far as it is asked for.
class GlobalWriters {
public:
  /// The functions that may write to \p Var after its initializer; null stands
  /// for what is in no function, or not known. System headers do not count.
  llvm::ArrayRef<const FunctionDecl *> of(const VarDecl &Var);

private:
  using Map = llvm::DenseMap<const VarDecl *,
                             llvm::SmallVector<const FunctionDecl *, 2>>;
  class Finder;

  /// The declarations of the unit that have been looked at: some and all that
  /// follow.
  llvm::DenseSet<const Decl *> Walked;
  Map Writers;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_INTERPRETER_GLOBALWRITERS_H
