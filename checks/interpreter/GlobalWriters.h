//===--- GlobalWriters.h - uri-tidy -----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the functions that write to the global variables of a translation
/// unit.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_INTERPRETER_GLOBALWRITERS_H
#define URI_TIDY_INTERPRETER_GLOBALWRITERS_H

#include "clang/AST/Decl.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace clang::tidy::uri {

/// Walks over the translation unit once, and only as far as a query requires.
class GlobalWriters {
public:
  /// Returns the functions that may write to \p Var after its initialization.
  /// Null represents code outside functions and unknown writers. System headers
  /// are not considered.
  llvm::ArrayRef<const FunctionDecl *> of(const VarDecl &Var);

private:
  using Map = llvm::DenseMap<const VarDecl *,
                             llvm::SmallVector<const FunctionDecl *, 2>>;
  class Finder;

  /// The declarations of the unit that have been visited: a declaration and all
  /// that follow it.
  llvm::DenseSet<const Decl *> Walked;
  Map Writers;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_INTERPRETER_GLOBALWRITERS_H
