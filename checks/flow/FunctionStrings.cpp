//===--- FunctionStrings.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "flow/FunctionStrings.h"
#include "clang/Analysis/Analyses/PostOrderCFGView.h"
#include "clang/Analysis/CFG.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseSet.h"

namespace clang::tidy::uri {

namespace {

/// The expressions that no other expression contains, in source order, and the
/// lambdas. The CFG also lists parts of expressions, out of their context.
class RootCollector {
public:
  std::vector<const Stmt *> Roots;
  std::vector<const LambdaExpr *> Lambdas;

  void collect(Stmt *S) {
    if (auto *E = llvm::dyn_cast<Expr>(S)) {
      addRoot(E);
      return;
    }
    const bool IsRoot = llvm::isa<DeclStmt, ReturnStmt>(S);
    if (IsRoot)
      Roots.push_back(S);
    for (Stmt *Child : S->children())
      if (Child && IsRoot)
        findLambdas(Child);
      else if (Child)
        collect(Child);
  }

private:
  /// The operands of `&&` and `||`, and the branches of a statement's `?:`, are
  /// elements of the CFG; the whole is not.
  void addRoot(Expr *E) {
    llvm::SmallVector<Expr *, 4> Pending = {E};
    while (!Pending.empty()) {
      Expr *Next = Pending.pop_back_val();
      Expr *Plain = Next->IgnoreParenImpCasts();
      auto *Binary = llvm::dyn_cast<BinaryOperator>(Plain);
      auto *Unary = llvm::dyn_cast<UnaryOperator>(Plain);
      if (Binary && Binary->isLogicalOp()) {
        Pending.push_back(Binary->getRHS());
        Pending.push_back(Binary->getLHS());
      } else if (Unary && Unary->getOpcode() == UO_LNot) {
        Pending.push_back(Unary->getSubExpr());
      } else {
        Roots.push_back(asListed(Next));
        findLambdas(Next);
      }
    }
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

  void findLambdas(Stmt *S) {
    llvm::SmallVector<Stmt *, 8> Pending = {S};
    while (!Pending.empty()) {
      Stmt *Next = Pending.pop_back_val();
      if (auto *Lambda = llvm::dyn_cast<LambdaExpr>(Next))
        Lambdas.push_back(Lambda);
      else if (auto *Statement = llvm::dyn_cast<StmtExpr>(Next))
        collect(Statement->getSubStmt());
      else
        for (Stmt *Child : Next->children())
          if (Child)
            Pending.push_back(Child);
    }
  }
};

/// Walks the blocks of one body in reverse post-order.
class BodyWalk {
public:
  BodyWalk(const FunctionDecl &Function, StringEvaluator &Evaluator)
      : Function(Function), Evaluator(Evaluator) {}

  /// \p Before is what the variables around a lambda hold.
  void run(Stmt &Body, StringState Before = {}) {
    Entry = std::move(Before);
    RootCollector Collector;
    Collector.collect(&Body);
    Roots.insert(Collector.Roots.begin(), Collector.Roots.end());

    CFG::BuildOptions Options;
    Options.PruneTriviallyFalseEdges = false;
    Options.AddInitializers = true;
    const auto Graph =
        CFG::buildCFG(&Function, &Body, &Function.getASTContext(), Options);
    if (Graph) {
      for (const auto &[Synthetic, Source] : Graph->synthetic_stmts())
        SourceOf[Synthetic] = Source;
      walk(*Graph);
    }
    // What the CFG does not reach, or where there is none.
    Evaluator.State = StringState();
    Evaluator.HasLostState = true;
    for (const Stmt *Root : Collector.Roots)
      if (!Seen.contains(Root)) {
        Evaluator.run(*Root, &Function);
        Evaluator.settle();
      }
    Evaluator.HasLostState = false;
    finish();

    runLambdas(Collector, Function.getASTContext(), Evaluator);
  }

  static void runLambdas(const RootCollector &Collector,
                         const ASTContext &Context,
                         StringEvaluator &Evaluator) {
    const SourceManager &SM = Context.getSourceManager();
    // What a lambda returns and writes is not what the function does.
    const size_t Returned = Evaluator.Returned.size();
    const size_t Validated = Evaluator.Validated.size();
    const size_t Written = Evaluator.Written.size();
    const bool IsComplete = Evaluator.IsComplete;
    for (const LambdaExpr *Lambda : Collector.Lambdas) {
      const CXXMethodDecl *Call = Lambda->getCallOperator();
      // What a library's macro wraps into a lambda is part of the expression.
      if (Call && !SM.isMacroBodyExpansion(Lambda->getBeginLoc()))
        BodyWalk(*Call, Evaluator)
            .run(*Lambda->getBody(), Evaluator.LambdaStates.lookup(Lambda));
    }
    Evaluator.Returned.resize(Returned);
    Evaluator.Validated.resize(Validated);
    Evaluator.Written.truncate(Written);
    Evaluator.IsComplete = IsComplete;
  }

private:
  void finish() {
    Evaluator.State.finish(Evaluator.Strings);
    Evaluator.State = StringState();
  }

  void walk(const CFG &Graph) {
    const PostOrderCFGView View(&Graph);
    const std::vector<const CFGBlock *> Order(View.begin(), View.end());
    Exits.resize(Graph.getNumBlockIDs());
    HasExit.resize(Graph.getNumBlockIDs());
    const size_t Loop = firstLoop(Order);
    const auto Rest = llvm::ArrayRef(Order).drop_front(Loop);
    pass(llvm::ArrayRef(Order).take_front(Loop));
    // A loop's body is seen twice: what it appends then stands behind it too.
    if (!Rest.empty()) {
      const size_t Given = Evaluator.Strings.size();
      const size_t Done = Evaluator.Operations.size();
      const size_t Left = Evaluator.Returned.size();
      const size_t Validated = Evaluator.Validated.size();
      pass(Rest);
      Evaluator.Strings.erase(Evaluator.Strings.begin() + Given,
                              Evaluator.Strings.end());
      Evaluator.Operations.erase(Evaluator.Operations.begin() + Done,
                                 Evaluator.Operations.end());
      Evaluator.Returned.erase(Evaluator.Returned.begin() + Left,
                               Evaluator.Returned.end());
      Evaluator.Validated.resize(Validated);
      pass(Rest);
    }
    const unsigned Exit = Graph.getExit().getBlockID();
    if (HasExit[Exit]) {
      Evaluator.State = Exits[Exit];
      if (!Evaluator.HasLostState)
        noteWritten();
      finish();
    }
    Evaluator.HasLostState = false;
  }

  /// Notes what the function leaves in its parameters.
  void noteWritten() {
    for (const ParmVarDecl *Param : Function.parameters())
      if (const Template *Content = Evaluator.State.contentOf(Param))
        if (const QualType Type = Param->getType();
            Type->isLValueReferenceType() || Type->isPointerType())
          if (!Type->getPointeeType().isConstQualified() &&
              !Evaluator.Rebound.contains(Param))
            Evaluator.Written.emplace_back(Param, *Content);
    Evaluator.IsComplete = true;
  }

  /// The index of the first block that a later one goes back to; the number of
  /// all if there is none.
  static size_t firstLoop(llvm::ArrayRef<const CFGBlock *> Order) {
    llvm::DenseMap<const CFGBlock *, size_t> Ranks;
    size_t First = Order.size();
    for (size_t I = 0; I < Order.size(); ++I) {
      Ranks[Order[I]] = I;
      for (const CFGBlock *Next : Order[I]->succs())
        if (const auto Before = Ranks.find(Next); Before != Ranks.end())
          First = std::min(First, Before->second);
    }
    return First;
  }

  void pass(llvm::ArrayRef<const CFGBlock *> Order) {
    // A state that no later block needs is let go, unless a loop goes back to
    // where the next pass begins with it.
    std::vector<unsigned> Rank(Exits.size()), Wanted(Exits.size());
    for (unsigned I = 0; I < Order.size(); ++I) {
      Rank[Order[I]->getBlockID()] = I;
      for (const CFGBlock *Next : Order[I]->succs())
        Wanted[Order[I]->getBlockID()] += Next != nullptr;
    }
    for (const CFGBlock *Block : Order) {
      const unsigned ID = Block->getBlockID();
      Evaluator.State = Block->pred_empty() ? Entry : StringState();
      bool IsFirst = true;
      for (const CFGBlock *Before : Block->preds()) {
        if (!Before || !HasExit[Before->getBlockID()])
          continue;
        meet(*Before, *Block, IsFirst);
        IsFirst = false;
        if (Rank[Before->getBlockID()] < Rank[ID] &&
            --Wanted[Before->getBlockID()] == 0)
          Exits[Before->getBlockID()] = StringState();
      }
      // From here on, each block is for itself.
      if (!Evaluator.spend(1 + Evaluator.State.size()))
        Evaluator.letGo();
      for (const CFGElement &Element : *Block)
        visit(Element);
      Exits[ID] = Evaluator.State;
      HasExit[ID] = true;
    }
  }

  /// Brings the state at the end of \p Before into that where \p Block begins.
  void meet(const CFGBlock &Before, const CFGBlock &Block, bool IsFirst) {
    StringState Sofar = std::move(Evaluator.State);
    Evaluator.State = Exits[Before.getBlockID()];
    refine(Before, Block);
    if (IsFirst)
      return;
    std::swap(Sofar, Evaluator.State);
    Evaluator.spend(Sofar.size());
    Evaluator.State.join(Sofar, Evaluator.Strings);
  }

  /// What the way from \p Before to \p Block says about the variables.
  void refine(const CFGBlock &Before, const CFGBlock &Block) {
    if (Before.succ_size() != 2 ||
        *Before.succ_begin() == *(Before.succ_begin() + 1))
      return;
    const Stmt *Terminator = Before.getTerminatorStmt();
    const bool IsTrue = *Before.succ_begin() == &Block;
    const Expr *Condition = Before.getLastCondition();
    if (!Terminator || llvm::isa<SwitchStmt>(Terminator))
      return;
    if (Condition)
      Evaluator.refine(*Condition, IsTrue);
    if (!IsTrue)
      Evaluator.refineByLoop(*Terminator);
  }

  void visit(const CFGElement &Element) {
    Evaluator.settle();
    if (const auto Initializer = Element.getAs<CFGInitializer>()) {
      const CXXCtorInitializer &Init = *Initializer->getInitializer();
      if (Init.isWritten() && Init.getInit() && Init.getAnyMember())
        Evaluator.initialize(*Init.getAnyMember(), *Init.getInit());
      else if (Init.isWritten() && Init.getInit())
        Evaluator.run(*Init.getInit(), &Function);
      return;
    }
    const auto Statement = Element.getAs<CFGStmt>();
    if (!Statement)
      return;
    const Stmt *S = Statement->getStmt();
    // The CFG makes a statement of its own for each of several declarations.
    if (!Roots.contains(S) && !llvm::isa<DeclStmt>(S))
      return;
    Seen.insert(S);
    if (const auto *Declaration = llvm::dyn_cast<DeclStmt>(S))
      Seen.insert(SourceOf.lookup(Declaration));
    Evaluator.run(*S, &Function);
  }

  const FunctionDecl &Function;
  StringEvaluator &Evaluator;
  llvm::DenseSet<const Stmt *> Roots, Seen;
  llvm::DenseMap<const DeclStmt *, const DeclStmt *> SourceOf;
  StringState Entry;
  std::vector<StringState> Exits;
  std::vector<bool> HasExit;
};

} // namespace

void evaluateFunction(const FunctionDecl &Function, StringEvaluator &Result) {
  if (Stmt *Body = Function.getBody())
    BodyWalk(Function, Result).run(*Body);
}

void evaluateInitializer(const ValueDecl &D, const Expr &Init,
                         StringEvaluator &Result) {
  Result.initialize(D, Init);
  Result.settle();
  Result.State.finish(Result.Strings);
  Result.State = StringState();
  RootCollector Collector;
  Collector.collect(const_cast<Expr *>(&Init));
  BodyWalk::runLambdas(Collector, D.getASTContext(), Result);
}

} // namespace clang::tidy::uri
