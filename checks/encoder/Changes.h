//===--- Changes.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where a function changes its variables.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_CHANGES_H
#define URI_TIDY_ENCODER_CHANGES_H

#include "interpreter/PriorValue.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <map>

namespace clang::tidy::uri {

/// Whether local variables and parameters change.
class Changes {
public:
  /// Whether something in the function of \p D, other than the loop \p Except,
  /// may change what \p D holds.
  bool areTo(const ValueDecl &D, const Stmt *Except = nullptr);
  /// The same between the first of the statements that change another variable
  /// and \p Code.
  bool areTo(const ValueDecl &D, const PriorValue &Since, const Stmt &Code);
  /// What gives \p Var the value that it has before \p Code, and depends on
  /// nothing else that changes. What only \p Code changes, if that is a loop,
  /// counts as unchanged.
  const PriorValue &valueOf(const VarDecl &Var, const Stmt &Code);

private:
  /// The statements of a function are numbered in their order.
  struct OfFunction {
    /// Those that change an entity.
    llvm::DenseMap<const ValueDecl *, llvm::SmallVector<unsigned, 2>> Where;
    /// The first and the last one in each loop, each block, and each statement
    /// of a block.
    llvm::DenseMap<const Stmt *, std::pair<unsigned, unsigned>> Ranges;
    llvm::DenseMap<const VarDecl *, const CompoundStmt *> Blocks;
    /// Variables, and a call that is given each.
    llvm::DenseMap<const VarDecl *, const CallExpr *> GivenTo;
    bool IsTooLong = false;
  };
  static OfFunction in(const Stmt &Body);
  /// The changes in the function of \p D; null if others can change it.
  const OfFunction *around(const ValueDecl &D);
  PriorValue computeValueOf(const VarDecl &Var, const Stmt &Code);
  /// The initializer of \p Var if nothing that it depends on changes.
  const Expr *initOf(const VarDecl &Var, const Stmt &Code);
  /// The call to which \p Var is given, if nothing else changes it.
  const CallExpr *fillerOf(const VarDecl &Var);
  /// Whether something that \p Value, that of \p Var, depends on may change.
  bool dependsOnChanges(const Expr &Value, const VarDecl &Var,
                        const Stmt &Code);
  /// Adds the statements that change \p Var before \p Code, if no other ones
  /// can.
  void addChanges(PriorValue &To, const VarDecl &Var, const Stmt &Code);

  llvm::DenseMap<const FunctionDecl *, OfFunction> Known;
  std::map<std::pair<const VarDecl *, const Stmt *>, PriorValue> Values;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_CHANGES_H
