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

#include "ast/TextTypes.h"
#include "eval/BlockOrder.h"
#include "eval/Evaluator.h"
#include "eval/Roots.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/DenseSet.h"

namespace clang::tidy::uri {
namespace {

/// Evaluates the blocks of one body in reverse post-order.
class Walk {
public:
  Walk(const FunctionDecl &Function, const Stmt &Body, Evaluator &To)
      : Function(Function), Body(Body), All(Body), To(To), Entry(To.State) {}

  void run() {
    for (const CXXForRangeStmt *Range : All.Ranges)
      To.prepare(*Range);
    CFG::BuildOptions Options;
    Options.PruneTriviallyFalseEdges = false;
    Options.AddInitializers = true;
    const auto Graph = CFG::buildCFG(&Function, const_cast<Stmt *>(&Body),
                                     &Function.getASTContext(), Options);
    if (Graph)
      visit(*Graph);
    // The CFG of a function try block lacks the initializers.
    if (const auto *Made = llvm::dyn_cast<CXXConstructorDecl>(&Function);
        Made && llvm::isa<CXXTryStmt>(Body))
      for (const CXXCtorInitializer *Init : Made->inits())
        if (Init->isWritten())
          To.initialize(*Init);
    // Code that the CFG does not reach.
    const Environment AtEnd = To.State;
    To.State = Entry;
    for (const Stmt *Root : All.All)
      if (!Seen.contains(Root))
        To.run(*Root);
    To.State = AtEnd;
  }

  llvm::ArrayRef<const LambdaExpr *> lambdas() const { return All.Lambdas; }

private:
  /// A block is visited at most this often.
  static constexpr unsigned MaxVisits = 4;

  void visit(const CFG &Graph) {
    for (const auto &[Synthetic, Source] : Graph.synthetic_stmts())
      SourceOf[Synthetic] = Source;
    const BlockOrder Blocks(Graph, Body);
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
  }

  void visitLoop(const BlockOrder &Order, size_t First, size_t End) {
    const TextSummary Sofar = To.Out;
    for (unsigned Visit = 1; Visit <= MaxVisits; ++Visit) {
      // Only what the last visit sees is kept.
      To.Out = Sofar;
      pass(Order, First, End, Visit > 1);
      if (!widenHeads(Order, First, End, Visit + 1 == MaxVisits))
        break;
    }
  }

  void pass(const BlockOrder &Order, size_t First, size_t End, bool UsesHeads) {
    for (size_t I = First; I < End; ++I) {
      const CFGBlock &Block = Order[I];
      const auto Head = Heads.find(&Block);
      if (UsesHeads && Head != Heads.end())
        To.State = Head->second;
      else
        enter(Order, Block);
      if (Head == Heads.end() && !Order.backTo(Block).empty())
        Heads.try_emplace(&Block, To.State);
      To.spend(1 + To.State.size());
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

  /// Extends \p Other by the state that the walk has reached.
  void extend(std::optional<Environment> &Other) const {
    if (Other)
      Other->join(To.State);
    else
      Other = To.State;
  }

  /// Whether \p Element is evaluated, and may throw an exception.
  bool mayThrow(const CFGElement &Element) const {
    const auto Statement = Element.getAs<CFGStmt>();
    if (!Statement || !isEvaluated(*Statement->getStmt()))
      return false;
    llvm::SmallVector<const Stmt *, 8> Pending = {Statement->getStmt()};
    while (!Pending.empty()) {
      const Stmt *Next = Pending.pop_back_val();
      if (llvm::isa<CXXThrowExpr, CXXNewExpr>(Next))
        return true;
      if (const auto *Call = llvm::dyn_cast<CallExpr>(Next)) {
        const FunctionDecl *Callee = Call->getDirectCallee();
        const auto *Type =
            Callee ? Callee->getType()->getAs<FunctionProtoType>() : nullptr;
        if (!Type || Type->canThrow() != CT_Cannot)
          return true;
      }
      for (const Stmt *Child : Next->children())
        if (Child)
          Pending.push_back(Child);
    }
    return false;
  }

  /// The state where \p Block begins, without back edges.
  void enter(const BlockOrder &Order, const CFGBlock &Block) {
    std::optional<Environment> Start;
    for (const CFGBlock *Before : Order.before(Block))
      meet(*Before, Block, Start);
    To.State = Start ? *Start : Entry;
  }

  /// The state at the end of \p Before, on the way to \p Block.
  Environment stateBetween(const CFGBlock &Before, const CFGBlock &Block) {
    if (Order->handlersOf(Before) == &Block)
      return *Raised[Before.getBlockID()];
    To.State = *Exits[Before.getBlockID()];
    refine(Before, Block);
    return To.State;
  }

  void meet(const CFGBlock &Before, const CFGBlock &Block,
            std::optional<Environment> &Start) {
    if (!Exits[Before.getBlockID()])
      return;
    const Environment After = stateBetween(Before, Block);
    if (Start)
      Start->join(After);
    else
      Start = After;
  }

  /// Extends the states at the heads of loops by the ends of the loops. Returns
  /// whether one of them has changed.
  bool widenHeads(const BlockOrder &Order, size_t First, size_t End,
                  bool IsLast) {
    bool HasChanged = false;
    for (size_t I = First; I < End; ++I) {
      const CFGBlock &Block = Order[I];
      const auto Head = Heads.find(&Block);
      if (Head == Heads.end())
        continue;
      std::optional<Environment> Back;
      for (const CFGBlock *Before : Order.backTo(Block))
        meet(*Before, Block, Back);
      // The outer loop changes the state where the inner one begins.
      enter(Order, Block);
      Environment New = Head->second;
      if (!(To.State == New))
        New.join(To.State);
      if (Back)
        New.widen(*Back, IsLast);
      if (New == Head->second)
        continue;
      Head->second = New;
      HasChanged = true;
    }
    return HasChanged;
  }

  /// Applies the condition under which the program goes from \p Before to
  /// \p Block.
  void refine(const CFGBlock &Before, const CFGBlock &Block) {
    if (Before.succ_size() != 2 ||
        *Before.succ_begin() == *(Before.succ_begin() + 1))
      return;
    const Stmt *Terminator = Before.getTerminatorStmt();
    const Expr *Condition = Before.getLastCondition();
    if (!Terminator || llvm::isa<SwitchStmt>(Terminator))
      return;
    const bool IsTrue = *Before.succ_begin() == &Block;
    if (Condition)
      To.narrow(*Condition, IsTrue);
    if (IsTrue)
      return;
    for (const Narrowing &Each : To.Unit.Conditions.guardsOfLoop(*Terminator)) {
      bool IsMapped = false;
      if (Each.Images && !Order->backTo(Before).empty()) {
        const Environment After = To.State;
        enter(*Order, Before);
        const Environment Start = To.State;
        To.State = After;
        IsMapped = To.map(Each, Start);
      }
      if (!IsMapped)
        To.narrow(Each);
    }
    if (const auto *Range = llvm::dyn_cast<CXXForRangeStmt>(Terminator))
      To.endRange(*Range);
  }

  /// Whether \p S is no part of an expression that is evaluated as a whole.
  bool isEvaluated(const Stmt &S) const {
    // The CFG makes a statement of its own for each of several declarations.
    return All.contain(S) || llvm::isa<DeclStmt>(S);
  }

  void evaluate(const CFGElement &Element) {
    if (const auto Initializer = Element.getAs<CFGInitializer>()) {
      // Other members begin empty.
      const CXXCtorInitializer &Init = *Initializer->getInitializer();
      if (Init.isWritten() || llvm::isa<CXXDefaultInitExpr>(Init.getInit()))
        To.initialize(Init);
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
  }

  const FunctionDecl &Function;
  const Stmt &Body;
  const Roots All;
  Evaluator &To;
  const Environment Entry;
  const BlockOrder *Order = nullptr;
  llvm::DenseSet<const Stmt *> Seen;
  llvm::DenseMap<const DeclStmt *, const DeclStmt *> SourceOf;
  /// The states at the ends of blocks, and those in which they throw.
  std::vector<std::optional<Environment>> Exits, Raised;
  std::map<const CFGBlock *, Environment> Heads;
};

} // namespace

/// Adds what \p State leaves in places that callers can see.
static void addWritten(UnitTexts &Unit, const Environment &State,
                       const FunctionDecl &Function, TextSummary &Out) {
  const Place &Result = Unit.resultOf(Function);
  const auto IsVisible = [&](const Place &P) {
    switch (P.root().Kind) {
    case Place::This:
    case Place::Global:
    case Place::Allocation:
      return true;
    case Place::Target:
      return true;
    case Place::Temporary:
      return P.isIn(Result);
    default:
      return false;
    }
  };
  State.forEach([&](const Place &P, const EnvironmentContext::Cell &Known) {
    if (!IsVisible(P))
      return;
    if (Known.IsWritten)
      Out.Written.push_back({&P, Known.Holds, false});
    for (const Expr *By : Known.FilledBy)
      Out.Filled.emplace_back(&P, By);
  });
}

Content Evaluator::inlineCall(const Expr &Call, const FunctionDecl &Callee,
                              llvm::ArrayRef<Given> Arguments) {
  static constexpr unsigned MaxInlined = 4;
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Callee);
  const bool IsLambda = Method && Method->getParent()->isLambda();
  if (!IsLambda || !Callee.getBody() || Callee.isDependentContext() ||
      Inlined >= MaxInlined) {
    if (const TextSummary *Summary = Unit.summaryOf(Callee))
      return apply(Call, Callee, *Summary, Arguments, {});
    return resultOf(Call);
  }
  Evaluator Inner(Unit, &Callee);
  Inner.State = State;
  Inner.Inlined = Inlined + 1;
  for (size_t I = 0; I < Arguments.size() && I < Callee.getNumParams(); ++I) {
    const ParmVarDecl &Param = *Callee.getParamDecl(I);
    const Place &P = Unit.placeOf(Param);
    if (Param.getType()->isReferenceType())
      Inner.State.write(P, {nullptr, Arguments[I].Where});
    else
      Inner.State.write(P, Arguments[I].Value);
  }
  const Place &Result = Unit.resultOf(Callee);
  Inner.State.begin(Result);
  Walk(Callee, *Callee.getBody(), Inner).run();
  State = Inner.State;
  llvm::append_range(Out.Events, Inner.Out.Events);
  llvm::append_range(Out.Encoders, Inner.Out.Encoders);
  const QualType Type = Callee.getReturnType();
  if (Type->isRecordType() && !isTextType(Type))
    return {nullptr, Address{&Result, Address::Start}};
  return State.read(Result);
}

TextSummary evaluateBody(UnitTexts &Unit, const FunctionDecl &Function) {
  Evaluator To(Unit, &Function);
  const Stmt *Body = Function.getBody();
  if (!Body)
    return {};
  Walk Ways(Function, *Body, To);
  Ways.run();
  addWritten(Unit, To.State, Function, To.Out);
  Unit.Stored.addAll(To);
  To.Out.Returned = To.State.read(Unit.resultOf(Function)).Text;
  To.finish();
  // A lambda begins with the state where it is created.
  for (const LambdaExpr *Lambda : Ways.lambdas()) {
    const CXXMethodDecl *Call = Lambda->getCallOperator();
    const auto Before = To.LambdaStates.find(Lambda);
    const SourceManager &SM = Unit.AST.getSourceManager();
    if (!Call || !Call->getBody() || Before == To.LambdaStates.end() ||
        SM.isMacroBodyExpansion(Lambda->getBeginLoc()))
      continue;
    Evaluator Inner(Unit, Call);
    Inner.State = Before->second;
    Walk Within(*Call, *Call->getBody(), Inner);
    Within.run();
    Inner.finish();
    llvm::append_range(To.Out.Texts, Inner.Out.Texts);
    llvm::append_range(To.Out.Events, Inner.Out.Events);
    llvm::append_range(To.Out.Encoders, Inner.Out.Encoders);
  }
  return std::move(To.Out);
}

} // namespace clang::tidy::uri
