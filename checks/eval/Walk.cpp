//===--- Walk.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The ways through the body of a function.
///
//===----------------------------------------------------------------------===//

#include "eval/Walk.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "eval/Narrower.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

void Walk::run() {
  for (const CXXForRangeStmt *Range : All.Ranges) {
    To.prepare(*Range);
    if (const VarDecl *Variable = Range->getLoopVariable())
      if (const Expr *Init = Variable->getInit())
        Elements.insert(&To.Unit.temporary(*Init));
  }
  // The CFG of a function try block lacks the initializers.
  if (const auto *Made = llvm::dyn_cast<CXXConstructorDecl>(&Function);
      Made && llvm::isa<CXXTryStmt>(Body)) {
    for (const CXXCtorInitializer *Init : Made->inits())
      if (Init->isWritten())
        To.initialize(*Init);
    Entry = To.State;
  }
  CFG::BuildOptions Options;
  Options.PruneTriviallyFalseEdges = false;
  Options.AddInitializers = true;
  const auto Graph = CFG::buildCFG(&Function, const_cast<Stmt *>(&Body),
                                   &Function.getASTContext(), Options);
  if (Graph)
    visit(*Graph);
  // Code that the CFG does not reach.
  const Environment AtEnd = To.State;
  To.State = Entry;
  for (const Stmt *Root : All.All)
    if (!Seen.contains(Root)) {
      // It may or may not be executed.
      const Environment Before = To.State;
      To.run(*Root);
      forgetTemporaries(Before);
      To.State.join(Before);
      To.spendOnStates();
    }
  // Some statements have no CFG, and neither have functions with them.
  if (Graph)
    To.State = AtEnd;
}

void Walk::visit(const CFG &Graph) {
  for (const auto &[Synthetic, Source] : Graph.synthetic_stmts())
    SourceOf[Synthetic] = Source;
  const BlockOrder Blocks(Graph, Body, Function.getASTContext());
  Order = &Blocks;
  Exits.assign(Graph.getNumBlockIDs(), std::nullopt);
  Raised.assign(Graph.getNumBlockIDs(), std::nullopt);
  for (size_t I = 0; I < Blocks.size(); ++I) {
    const size_t End = Blocks.endOfLoop(I);
    if (End == I) {
      pass(Blocks, I, I + 1, false);
    } else {
      visitLoop(Blocks, I, End);
      I = End - 1;
    }
  }
  const auto &AtEnd = Exits[Graph.getExit().getBlockID()];
  if (AtEnd)
    To.State = *AtEnd;
  To.Tested.forget();
}

void Walk::visitLoop(const BlockOrder &Order, size_t First, size_t End) {
  const Evaluator::Progress Sofar = To.progress();
  for (unsigned Visit = 1; Visit <= LastVisit; ++Visit) {
    // Only what the last visit sees is kept.
    To.returnTo(Sofar);
    pass(Order, First, End, Visit > 1);
    const Environment::Growth How =
        Visit + 1 < SettlingVisit ? Environment::Growth::Repeats
        : Visit + 1 < LastVisit   ? Environment::Growth::Settles
                                  : Environment::Growth::IsLost;
    if (!widenHeads(Order, First, End, How))
      break;
  }
  for (size_t I = First; I < End; ++I)
    markRepeated(Order, I, Sofar.Events);
}

void Walk::pass(const BlockOrder &Order, size_t First, size_t End,
                bool UsesHeads, const Environment *Start) {
  for (size_t I = First; I < End; ++I) {
    const CFGBlock &Block = Order[I];
    const auto Head = Heads.find(&Block);
    if (Start && I == First)
      To.State = *Start;
    else
      enter(Order, Block);
    if (UsesHeads && Head != Heads.end()) {
      enterAgain(Head->second, To.State);
      To.State = Head->second.AtHead;
    }
    if (Head == Heads.end() && !Order.backTo(Block).empty())
      Heads.insert({&Block, {To.State, To.State}});
    To.spendOnStates();
    const bool IsTried = Order.handlersOf(Block) != nullptr;
    std::optional<Environment> &Left = Raised[Block.getBlockID()];
    Left.reset();
    for (const CFGElement &Element : Block) {
      if (IsTried && mayThrow(Element))
        extend(Left);
      evaluate(Element);
    }
    Exits[Block.getBlockID()] = To.State;
    // A statement can have an effect before it throws.
    if (IsTried)
      extend(Left);
  }
}

void Walk::extend(std::optional<Environment> &Other) const {
  if (Other)
    Other->join(To.State);
  else
    Other = To.State;
}

bool Walk::mayThrow(const CFGElement &Element) const {
  const auto Statement = Element.getAs<CFGStmt>();
  if (!Statement || !isEvaluated(*Statement->getStmt()))
    return false;
  return findStmt(Statement->getStmt(), [](const Stmt &S) {
    if (llvm::isa<CXXThrowExpr, CXXNewExpr>(S))
      return true;
    const auto *Call = llvm::dyn_cast<CallExpr>(&S);
    if (!Call)
      return false;
    const FunctionDecl *Callee = Call->getDirectCallee();
    const auto *Type =
        Callee ? Callee->getType()->getAs<FunctionProtoType>() : nullptr;
    return !Type || Type->canThrow() != CT_Cannot;
  });
}

/// Whether the function does not return after \p Block: it throws, or the
/// program ends.
static bool neverReturns(const CFGBlock &Block) {
  if (Block.hasNoReturnElement())
    return true;
  if (Block.empty())
    return false;
  const auto Last = Block.back().getAs<CFGStmt>();
  return Last && llvm::isa<CXXThrowExpr>(Last->getStmt());
}

void Walk::enter(const BlockOrder &Order, const CFGBlock &Block) {
  if (Block.succ_empty()) {
    BlockOrder::Neighbours Last;
    llvm::copy_if(
        Order.before(Block), std::back_inserter(Last),
        [](const CFGBlock *Before) { return !neverReturns(*Before); });
    return leave(Last.empty() ? Order.before(Block) : Last, Block);
  }
  std::optional<Environment> Start;
  for (const CFGBlock *Before : Order.before(Block))
    meet(*Before, Block, Start);
  To.State = Start ? *Start : Entry;
}

Environment Walk::stateBetween(const CFGBlock &Before, const CFGBlock &Block) {
  if (Order->handlersOf(Before) == &Block)
    return *Raised[Before.getBlockID()];
  const Environment AtExit = *Exits[Before.getBlockID()];
  To.State = AtExit;
  refine(Before, Block);
  forgetTemporaries(AtExit);
  return To.State;
}

void Walk::meet(const CFGBlock &Before, const CFGBlock &Block,
                std::optional<Environment> &Start) {
  if (!Exits[Before.getBlockID()])
    return;
  const Environment After = stateBetween(Before, Block);
  if (Start)
    Start->join(After);
  else
    Start = After;
}

void Walk::enterAgain(LoopState &Loop, const Environment &Start) {
  if (Start == Loop.OnEntry)
    return;
  Loop.AtHead.enterAgain(Loop.OnEntry, Start);
  Loop.OnEntry = Start;
}

bool Walk::widenHeads(const BlockOrder &Order, size_t First, size_t End,
                      Environment::Growth How) {
  bool HasChanged = false;
  for (size_t I = First; I < End; ++I) {
    const CFGBlock &Block = Order[I];
    const auto Head = Heads.find(&Block);
    if (Head == Heads.end())
      continue;
    std::optional<Environment> Back;
    for (const CFGBlock *Before : Order.backTo(Block))
      meet(*Before, Block, Back);
    enter(Order, Block);
    LoopState New = Head->second;
    enterAgain(New, To.State);
    if (Back)
      New.AtHead.widen(*Back, How);
    HasChanged |= !(New.AtHead == Head->second.AtHead);
    Head->second = New;
  }
  return HasChanged;
}

/// The condition that decides where \p Block leads to, or null.
static const Expr *conditionOf(const CFGBlock &Block) {
  // `catch (...) { if consteval`: CFGBlock takes any last statement for one.
  if (Block.empty())
    return nullptr;
  const auto Last = Block.back().getAs<CFGStmt>();
  return Last && llvm::isa<Expr>(Last->getStmt()) ? Block.getLastCondition()
                                                  : nullptr;
}

void Walk::refine(const CFGBlock &Before, const CFGBlock &Block) {
  const Stmt *Terminator = Before.getTerminatorStmt();
  if (const auto *Switch = llvm::dyn_cast_or_null<SwitchStmt>(Terminator))
    return Narrower(To).narrow(
        *Switch, llvm::dyn_cast_or_null<SwitchCase>(Block.getLabel()));
  if (Before.succ_size() != 2 ||
      *Before.succ_begin() == *(Before.succ_begin() + 1))
    return;
  const Expr *Condition = conditionOf(Before);
  if (!Terminator)
    return;
  const bool IsTrue = *Before.succ_begin() == &Block;
  if (Condition)
    Narrower(To).narrow(*Condition, IsTrue);
  if (IsTrue)
    return;
  for (const Narrowing &Each : Narrower(To).guardsOf(*Terminator)) {
    bool IsMapped = false;
    if (Each.Images && !Order->backTo(Before).empty()) {
      const Environment After = To.State;
      enter(*Order, Before);
      const Environment Start = To.State;
      To.State = After;
      IsMapped = Narrower(To).map(Each, Start);
    }
    if (!IsMapped)
      Narrower(To).narrow(Each);
  }
  if (const auto *Range = llvm::dyn_cast<CXXForRangeStmt>(Terminator))
    To.endRange(*Range);
}

bool Walk::isEvaluated(const Stmt &S) const {
  // The CFG makes a statement of its own for each of several declarations.
  return All.contain(S) || llvm::isa<DeclStmt>(S);
}

void Walk::forgetTemporaries(const Environment &Before) {
  if (IsInlined)
    return;
  llvm::SmallVector<const Place *, 4> Made;
  llvm::SmallPtrSet<const Place *, 8> Kept = {&To.Unit.resultOf(Function)};
  const auto Changed = To.State.changedFrom(Before);
  for (const Place *P : Changed)
    if (P->Kind == Place::Temporary && !Before.cellOf(*P) &&
        !Elements.contains(P) && !To.State.knowsPartsOf(*P))
      Made.push_back(P);
  if (Made.empty())
    return;
  const auto Keep = [&](const Place &P) {
    const Place *Root = &P.root();
    while (Root->Kind == Place::Target)
      Root = &static_cast<const Place *>(Root->Identity)->root();
    Kept.insert(Root);
  };
  for (const Place *P : Changed)
    if (const EnvironmentContext::Cell *Now = To.State.cellOf(*P)) {
      for (const Address &A : Now->Holds.Targets)
        Keep(*A.Of);
      for (const Place *From : Now->CopyOf)
        Keep(*From);
    }
  for (const Place *P : Made)
    if (!Kept.contains(P))
      To.State.forget(*P);
}

void Walk::evaluate(const CFGElement &Element) {
  const Environment Before = To.State;
  if (const auto Initializer = Element.getAs<CFGInitializer>()) {
    // Other members begin empty.
    const CXXCtorInitializer &Init = *Initializer->getInitializer();
    if (Init.isWritten() || llvm::isa<CXXDefaultInitExpr>(Init.getInit()))
      To.initialize(Init);
    forgetTemporaries(Before);
    return;
  }
  const auto Statement = Element.getAs<CFGStmt>();
  if (!Statement)
    return;
  const Stmt *S = Statement->getStmt();
  if (!isEvaluated(*S))
    return;
  Seen.insert(S);
  if (const auto *Declaration = llvm::dyn_cast<DeclStmt>(S))
    Seen.insert(SourceOf.lookup(Declaration));
  To.run(*S);
  To.keepElements();
  forgetTemporaries(Before);
}

} // namespace clang::tidy::uri
