//===--- Failures.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The ways through a function that end early with an error code.
///
//===----------------------------------------------------------------------===//

#include "ast/FindStmt.h"
#include "eval/Walk.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// What \p Block returns, or null.
static const Expr *returnedIn(const CFGBlock &Block) {
  if (Block.empty())
    return nullptr;
  const auto Last = Block.back().getAs<CFGStmt>();
  const auto *Return =
      Last ? llvm::dyn_cast<ReturnStmt>(Last->getStmt()) : nullptr;
  return Return ? Return->getRetValue() : nullptr;
}

/// What the caller learns from the result if a function returns at the end of
/// \p Block: a number; nothing if it is not known.
static std::optional<int64_t> codeOf(const CFGBlock &Block,
                                     const ASTContext &Context) {
  const Expr *Value = returnedIn(Block);
  if (!Value || Value->isInstantiationDependent() || Value->containsErrors())
    return std::nullopt;
  if (Value->isNullPointerConstant(const_cast<ASTContext &>(Context),
                                   Expr::NPC_ValueDependentIsNotNull))
    return 0;
  Expr::EvalResult Result;
  if (!Value->getType()->isIntegralOrEnumerationType() ||
      !Value->EvaluateAsInt(Result, Context))
    return std::nullopt;
  return Result.Val.getInt().getExtValue();
}

/// Whether \p Block returns a variable because of its value:
/// `if (result) return result;`.
static bool returnsTested(const CFGBlock &Block) {
  const Expr *Value = returnedIn(Block);
  const auto *Ref =
      Value ? llvm::dyn_cast<DeclRefExpr>(stripped(Value)) : nullptr;
  if (!Ref || Block.pred_size() != 1 || !*Block.pred_begin())
    return false;
  const Stmt *Test = (*Block.pred_begin())->getTerminatorCondition();
  return Test && Ref->getType()->isIntegralOrEnumerationType() &&
         findStmt(Test, [Ref](const Stmt &S) {
           const auto *Tested = llvm::dyn_cast<DeclRefExpr>(&S);
           return Tested && Tested->getDecl() == Ref->getDecl();
         });
}

void Walk::finish(Environment &Failed, const Environment &Other) const {
  for (const Place *P : Failed.changedFrom(Other)) {
    const QualType Type = To.Unit.typeOf(*P);
    const bool IsNumber = !Type.isNull() && Type->isArithmeticType() &&
                          !Type->isAnyCharacterType();
    if (IsNumber || !P->outlivesCall())
      continue;
    const TextRef Start = Failed.read(*P).Text, Whole = Other.read(*P).Text;
    if (Whole && Whole != Start && (!Start || beginsWith(Whole, Start)))
      Failed.take(*P, Other);
  }
}

void Walk::leave(const BlockOrder::Neighbours &Last, const CFGBlock &Exit) {
  static constexpr size_t MaxCompared = 16;
  struct Way {
    Environment State;
    std::optional<int64_t> Code;
    bool IsTested;
  };
  std::vector<Way> Ways;
  for (const CFGBlock *Block : Last)
    if (Exits[Block->getBlockID()])
      Ways.push_back({stateBetween(*Block, Exit),
                      codeOf(*Block, Function.getASTContext()),
                      returnsTested(*Block)});
  std::optional<Environment> Left;
  for (const Way &Each : Ways) {
    Environment State = Each.State;
    if (Ways.size() <= MaxCompared && (Each.Code || Each.IsTested))
      for (const Way &Other : Ways)
        if (Each.IsTested ? !Other.IsTested : Each.Code != Other.Code)
          finish(State, Other.State);
    if (Left)
      Left->join(State);
    else
      Left = State;
  }
  To.State = Left ? *Left : Entry;
}

} // namespace clang::tidy::uri
