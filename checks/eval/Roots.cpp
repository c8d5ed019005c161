//===--- Roots.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/Roots.h"

namespace clang::tidy::uri {

void Roots::collect(const Stmt &S) {
  llvm::SmallVector<const Stmt *, 16> Pending = {&S};
  while (!Pending.empty()) {
    const Stmt *Next = Pending.pop_back_val();
    if (const auto *E = llvm::dyn_cast<Expr>(Next)) {
      addExpr(*E);
    } else if (llvm::isa<DeclStmt, ReturnStmt>(Next)) {
      add(*Next);
      findLambdas(*Next);
    } else {
      if (const auto *Range = llvm::dyn_cast<CXXForRangeStmt>(Next))
        Ranges.push_back(Range);
      const size_t Begin = Pending.size();
      for (const Stmt *Child : Next->children())
        if (Child)
          Pending.push_back(Child);
      std::reverse(Pending.begin() + Begin, Pending.end());
    }
  }
}

void Roots::add(const Stmt &S) {
  All.push_back(&S);
  Set.insert(&S);
}

/// The expression that the CFG lists for \p E.
static const Expr *asListed(const Expr *E) {
  for (;;) {
    E = E->IgnoreParens();
    const auto *Cleanups = llvm::dyn_cast<ExprWithCleanups>(E);
    if (!Cleanups)
      return E;
    E = Cleanups->getSubExpr();
  }
}

void Roots::addExpr(const Expr &E) {
  llvm::SmallVector<const Expr *, 4> Pending = {&E};
  while (!Pending.empty()) {
    const Expr *Next = Pending.pop_back_val();
    const Expr *Plain = Next->IgnoreParenImpCasts();
    // The CFG divides what `!` negates, or lists the whole.
    while (const auto *Not = llvm::dyn_cast<UnaryOperator>(Plain)) {
      if (Not->getOpcode() != UO_LNot)
        break;
      Plain = Not->getSubExpr()->IgnoreParenImpCasts();
    }
    const auto *Binary = llvm::dyn_cast<BinaryOperator>(Plain);
    if (Binary && Binary->isLogicalOp()) {
      Pending.push_back(Binary->getRHS());
      Pending.push_back(Binary->getLHS());
    } else {
      add(*asListed(Next));
      findLambdas(*Next);
    }
  }
}

void Roots::findLambdas(const Stmt &S) {
  llvm::SmallVector<const Stmt *, 8> Pending = {&S};
  while (!Pending.empty()) {
    const Stmt *Next = Pending.pop_back_val();
    if (const auto *Lambda = llvm::dyn_cast<LambdaExpr>(Next))
      Lambdas.push_back(Lambda);
    else if (const auto *Statement = llvm::dyn_cast<StmtExpr>(Next))
      collect(*Statement->getSubStmt());
    else
      for (const Stmt *Child : Next->children())
        if (Child)
          Pending.push_back(Child);
  }
}

} // namespace clang::tidy::uri
