//===--- Roots.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The statements of a body that are evaluated as a whole.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_ROOTS_H
#define URI_TIDY_EVAL_ROOTS_H

#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/DenseSet.h"
#include <vector>

namespace clang::tidy::uri {

/// The expressions that no other expression contains, in source order, and the
/// lambdas. The CFG also lists parts of expressions, out of their context.
class Roots {
public:
  explicit Roots(const Stmt &Body) { collect(Body); }

  std::vector<const Stmt *> All;
  std::vector<const LambdaExpr *> Lambdas;
  std::vector<const CXXForRangeStmt *> Ranges;

  bool contain(const Stmt &S) const { return Set.contains(&S); }

private:
  void collect(const Stmt &S);
  void add(const Stmt &S);
  /// The operands of `&&` and `||` are elements of the CFG; the whole is not.
  void addExpr(const Expr &E);
  void findLambdas(const Stmt &S);

  llvm::DenseSet<const Stmt *> Set;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_ROOTS_H
