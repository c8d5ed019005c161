//===--- Rounds.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Loops that encode or decode their own results.
///
//===----------------------------------------------------------------------===//

#include "ast/FindStmt.h"
#include "eval/Walk.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

namespace {

/// A variable that a loop changes by one in each round and compares with a
/// constant.
struct Counter {
  const VarDecl *Var = nullptr;
  int64_t First = 0, Step = 0, Limit = 0;
  BinaryOperatorKind Test = BO_NE;
  /// Whether the test itself changes it, before the comparison.
  bool ChangesBefore = false;

  bool holds(int64_t Number) const {
    switch (Test) {
    case BO_LT:
      return Number < Limit;
    case BO_LE:
      return Number <= Limit;
    case BO_GT:
      return Number > Limit;
    case BO_GE:
      return Number >= Limit;
    default:
      return Test == BO_NE && Number != Limit;
    }
  }
  bool hasTwoRounds() const {
    return holds(First + (ChangesBefore ? Step : 0)) &&
           holds(First + (ChangesBefore ? 2 * Step : Step));
  }
};

} // namespace

static std::optional<int64_t> constantOf(const Expr *E,
                                         const ASTContext &Context) {
  if (!E || E->isValueDependent())
    return std::nullopt;
  const auto Number = E->getIntegerConstantExpr(Context);
  return Number && Number->isSignedIntN(32)
             ? std::optional(Number->getSExtValue())
             : std::nullopt;
}

/// How often \p Part changes \p To, whose last change by one becomes its step.
static unsigned changesIn(const Stmt *Part, Counter &To) {
  unsigned Result = 0;
  if (!Part)
    return 0;
  findStmt(Part, [&](const Stmt &S) {
    if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(&S)) {
      if (Unary->isIncrementDecrementOp() &&
          namedVariable(Unary->getSubExpr()) == To.Var) {
        To.Step = Unary->isIncrementOp() ? 1 : -1;
        ++Result;
      }
    } else if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(&S)) {
      // Any other change is one too many.
      Result += 2 * (Binary->isAssignmentOp() &&
                     namedVariable(Binary->getLHS()) == To.Var);
    }
    return false;
  });
  return Result;
}

/// Whether a loop with this \p Test, in \p Function, certainly has two rounds.
static bool countsTwice(const Stmt *Init, const Expr *Test,
                        const Stmt *Increment, const Stmt *Body,
                        const Stmt &Function, const ASTContext &Context) {
  if (!Test)
    return false;
  Counter Known;
  const Expr *Tested = Test->IgnoreParenImpCasts();
  if (const auto *Comparison = llvm::dyn_cast<BinaryOperator>(Tested);
      Comparison && Comparison->isComparisonOp()) {
    const auto Limit = constantOf(Comparison->getRHS(), Context);
    if (!Limit)
      return false;
    Known.Limit = *Limit;
    Known.Test = Comparison->getOpcode();
    Tested = Comparison->getLHS()->IgnoreParenImpCasts();
  }
  if (const auto *Change = llvm::dyn_cast<UnaryOperator>(Tested);
      Change && Change->isIncrementDecrementOp()) {
    Known.ChangesBefore = Change->isPrefix();
    Tested = Change->getSubExpr();
  }
  Known.Var = namedVariable(Tested);
  if (!Known.Var || !Known.Var->hasLocalStorage() ||
      llvm::isa<ParmVarDecl>(Known.Var) ||
      !Known.Var->getType()->isIntegerType() ||
      changesIn(Test, Known) + changesIn(Increment, Known) +
              changesIn(Body, Known) !=
          1)
    return false;
  const auto *Set = llvm::dyn_cast_or_null<BinaryOperator>(Init);
  const bool IsSet = Set && namedVariable(Set->getLHS()) == Known.Var;
  // Only the loop changes the variable after its declaration.
  if (!IsSet && changesIn(&Function, Known) != 1)
    return false;
  const auto First =
      constantOf(IsSet ? Set->getRHS() : Known.Var->getInit(), Context);
  Known.First = First.value_or(0);
  return First && Known.hasTwoRounds();
}

/// Whether \p Loop in \p Function runs again: it counts to a constant, or has
/// one round for each element of a range.
static bool runsAgain(const Stmt &Loop, const Stmt &Function,
                      const ASTContext &Context) {
  const auto *Range = llvm::dyn_cast<CXXForRangeStmt>(&Loop);
  const auto *For = llvm::dyn_cast<ForStmt>(&Loop);
  const auto *While = llvm::dyn_cast<WhileStmt>(&Loop);
  const Stmt *Body = Range   ? Range->getBody()
                     : For   ? For->getBody()
                     : While ? While->getBody()
                             : nullptr;
  // What ends it may be that nothing changes.
  if (!Body || findStmt(Body, [](const Stmt &S) {
        return llvm::isa<BreakStmt, ReturnStmt, GotoStmt, CXXThrowExpr>(S);
      }))
    return false;
  return Range || (For ? countsTwice(For->getInit(), For->getCond(),
                                     For->getInc(), Body, Function, Context)
                       : countsTwice(nullptr, While->getCond(), nullptr, Body,
                                     Function, Context));
}

/// Whether \p T is what \p Call has made in each of its alternatives.
static bool isMadeBy(TextRef T, const Expr &Call) {
  return llvm::all_of(alternativesOf(T), [&](TextRef A) {
    if (A->Kind == TextNode::Coded)
      return A->How->Call == &Call;
    return A->Kind == TextNode::Value &&
           llvm::any_of(A->Facts->Done.all(), [&](const Transformer *Each) {
             return Each->Call == &Call;
           });
  });
}

static bool isCoding(const TextEvent &Event) {
  return Event.Kind == TextEvent::Encode || Event.Kind == TextEvent::Decode;
}

void Walk::markRepeated(const BlockOrder &Order, size_t First, size_t Sofar) {
  auto &Events = To.Out.Events;
  const CFGBlock &Head = Order[First];
  const Stmt *Loop = Head.getTerminatorStmt();
  if (Order.backTo(Head).empty() || !Loop ||
      llvm::none_of(llvm::ArrayRef(Events).drop_front(Sofar), isCoding) ||
      !runsAgain(*Loop, Body, To.Unit.AST))
    return;
  const size_t End = Order.endOfLoop(First);
  const Evaluator::Progress Before = To.progress();
  const auto HeadsBefore = Heads;
  const auto ExitsBefore = Exits, RaisedBefore = Raised;
  const auto LambdasBefore = To.LambdaStates;
  for (size_t I = First; I < End; ++I)
    Heads.erase(&Order[I]);
  pass(Order, First, End, /*UsesHeads=*/false);
  std::optional<Environment> Back;
  for (const CFGBlock *Last : Order.backTo(Head))
    meet(*Last, Head, Back);
  std::vector<TextEvent> Again;
  if (Back) {
    To.returnTo(Before);
    pass(Order, First, End, /*UsesHeads=*/false, &*Back);
    Again.assign(Events.begin() + static_cast<ptrdiff_t>(Before.Events),
                 Events.end());
  }
  To.returnTo(Before);
  Heads = HeadsBefore;
  Exits = ExitsBefore;
  Raised = RaisedBefore;
  To.LambdaStates = LambdasBefore;
  for (const TextEvent &Event : Again) {
    if (!isCoding(Event) || !Event.Input || !isMadeBy(Event.Input, *Event.Call))
      continue;
    for (TextEvent &Known : llvm::MutableArrayRef(Events).drop_front(Sofar))
      if (Known.Kind == Event.Kind && Known.Call == Event.Call) {
        Known.Input = Event.Input;
        Known.IsRepeated = true;
      }
  }
}

} // namespace clang::tidy::uri
