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

#include "ast/Constants.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
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
  const auto Number = constantOf(*Value, Context);
  if (!Number || Number->getSignificantBits() > 64)
    return std::nullopt;
  return Number->getExtValue();
}

/// The variable whose value \p Block returns, or null.
static const ValueDecl *variableReturnedIn(const CFGBlock &Block) {
  const Expr *Value = returnedIn(Block);
  const auto *Ref =
      Value ? llvm::dyn_cast<DeclRefExpr>(stripped(Value)) : nullptr;
  return Ref && Ref->getType()->isIntegralOrEnumerationType() ? Ref->getDecl()
                                                              : nullptr;
}

/// Whether \p Call can fail for other reasons than the content of a text: it
/// changes something, or allocates memory.
static bool canFail(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (!Callee)
    return false;
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(Callee);
  const bool ChangesObject =
      Method && Method->isInstance() && !Method->isConst();
  return ChangesObject ||
         llvm::any_of(Callee->parameters(),
                      [](const ParmVarDecl *Each) {
                        return canWrite(Each->getType());
                      }) ||
         (Callee->getReturnType()->isPointerType() &&
          llvm::none_of(Call.arguments(), [](const Expr *Each) {
            return isTextType(stripped(Each)->getType());
          }));
}

/// Whether \p Variable of \p Body holds the result of a call that can fail.
static bool holdsOutcome(const ValueDecl &Variable, const Stmt &Body) {
  const auto IsOutcome = [](const Expr *E) {
    const auto *Call = llvm::dyn_cast_or_null<CallExpr>(E ? stripped(E) : E);
    return Call && canFail(*Call);
  };
  const auto *Local = llvm::dyn_cast<VarDecl>(&Variable);
  if (!Local || llvm::isa<ParmVarDecl>(Local))
    return false;
  return IsOutcome(Local->getInit()) || findStmt(&Body, [&](const Stmt &S) {
           const auto *Assignment = llvm::dyn_cast<BinaryOperator>(&S);
           const auto *To =
               Assignment && Assignment->isAssignmentOp()
                   ? llvm::dyn_cast<DeclRefExpr>(stripped(Assignment->getLHS()))
                   : nullptr;
           return To && To->getDecl() == Local &&
                  IsOutcome(Assignment->getRHS());
         });
}

static bool isConstant(const Expr &E, const ASTContext &Context) {
  return !E.isInstantiationDependent() && !E.containsErrors() &&
         (E.isNullPointerConstant(const_cast<ASTContext &>(Context),
                                  Expr::NPC_ValueDependentIsNotNull) ||
          E.isEvaluatable(Context));
}

/// Whether \p Condition, which is no `&&` or `||`, tells whether something has
/// failed or would fail: it does not depend on the content of a text.
static bool testsFailure(const Expr *Condition, const Stmt &Body,
                         const ASTContext &Context) {
  const Expr *E = stripped(Condition);
  while (const auto *Not = llvm::dyn_cast<UnaryOperator>(E)) {
    if (Not->getOpcode() != UO_LNot)
      return false;
    E = stripped(Not->getSubExpr());
  }
  if (const auto *Comparison = llvm::dyn_cast<BinaryOperator>(E);
      Comparison && Comparison->isComparisonOp()) {
    const Expr *Left = stripped(Comparison->getLHS());
    const Expr *Right = stripped(Comparison->getRHS());
    if (isConstant(*Left, Context))
      std::swap(Left, Right);
    // `Used + Length >= Size`
    const auto *Sum = llvm::dyn_cast<BinaryOperator>(Left);
    if (Comparison->isRelationalOp() && Sum && Sum->isAdditiveOp())
      return true;
    if (!isConstant(*Right, Context))
      return false;
    E = Left;
  }
  if (const auto *Assignment = llvm::dyn_cast<BinaryOperator>(E);
      Assignment && Assignment->getOpcode() == BO_Assign)
    E = stripped(Assignment->getRHS());
  if (const auto *Call = llvm::dyn_cast<CallExpr>(E))
    return canFail(*Call);
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E);
  return Ref && holdsOutcome(*Ref->getDecl(), Body);
}

/// More ways through a function, or to one of its ends, are not compared.
static constexpr size_t MaxCompared = 16;

bool Walk::isFailure(const CFGBlock &Last) const {
  return !Last.pred_empty() && Last.pred_size() <= MaxCompared &&
         llvm::all_of(Last.preds(), [this](const CFGBlock *Before) {
           if (!Before)
             return true;
           const Stmt *Condition = Before->getTerminatorCondition();
           const auto *Test = llvm::dyn_cast_or_null<Expr>(Condition);
           return Before->succ_size() == 2 && Test &&
                  testsFailure(Test, Body, Function.getASTContext());
         });
}

void Walk::finish(Environment &Failed, const Environment &Other) const {
  for (const Place *P : Failed.changedFrom(Other)) {
    const QualType Type = To.Unit.typeOf(*P);
    const bool IsNumber = !Type.isNull() && Type->isArithmeticType() &&
                          !Type->isAnyCharacterType();
    if (IsNumber || !P->outlivesCall())
      continue;
    const Content Start = Failed.read(*P), End = Other.read(*P);
    const TextRef Whole = End.Text;
    const bool IsContinued =
        Whole && Whole != Start.Text &&
        (Start.Text ? beginsWith(Whole, Start.Text) : Start.Targets.empty());
    // A pointer to where the text continues.
    const bool IsMoved = !Whole && !Start.Text && !Start.Targets.empty() &&
                         Start.Targets == End.Targets.at(Address::Start);
    if (IsContinued || IsMoved)
      Failed.take(*P, Other);
  }
}

void Walk::leave(const BlockOrder::Neighbours &Last, const CFGBlock &Exit) {
  struct Way {
    Environment State;
    std::optional<int64_t> Code;
    const ValueDecl *Variable;
    bool IsFailure;
  };
  std::vector<Way> Ways;
  const bool AreFew = Last.size() <= MaxCompared;
  for (const CFGBlock *Block : Last)
    if (Exits[Block->getBlockID()])
      Ways.push_back({stateBetween(*Block, Exit),
                      codeOf(*Block, Function.getASTContext()),
                      variableReturnedIn(*Block), AreFew && isFailure(*Block)});
  std::optional<Environment> Left;
  for (const Way &Each : Ways) {
    Environment State = Each.State;
    if (Each.IsFailure)
      for (const Way &Other : Ways)
        if (Each.Code       ? Each.Code != Other.Code
            : Each.Variable ? Each.Variable != Other.Variable
                            : Function.getReturnType()->isVoidType())
          finish(State, Other.State);
    if (Left)
      Left->join(State);
    else
      Left = State;
  }
  To.State = Left ? *Left : Entry;
}

} // namespace clang::tidy::uri
