//===--- Statements.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "interpreter/Interpreter.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace clang::tidy::uri {

/// The maximum number of expressions and statements in one run, and in all runs
/// of one encoder.
static constexpr unsigned MaxSteps = 60'000;
static constexpr unsigned MaxTotalSteps = 3'000'000;

bool Interpreter::step() {
  if (Stopped)
    return false;
  ++TotalSteps;
  if (++Steps > MaxSteps || TotalSteps > MaxTotalSteps)
    Stopped = true;
  return !Stopped;
}

void Interpreter::spend(size_t Elements) {
  // Copying or comparing this many elements takes as long as running one
  // expression.
  static constexpr size_t PerStep = 64;
  const size_t Cost = std::min<size_t>(Elements / PerStep, MaxSteps);
  Steps += Cost;
  TotalSteps += Cost;
}

Value Interpreter::stop() {
  Stopped = true;
  return Value::opaque(true);
}

Value Interpreter::leave() {
  if (!Stopped)
    HasLeft = true;
  return stop();
}

void Interpreter::note(EncoderFault::KindTy Kind, const Expr *Where) {
  Faults.push_back(
      {Kind, Where, Frames.empty() ? nullptr : Frames.back().Function});
}

void Interpreter::note(HexSource Source) {
  Source.In = Frames.empty() ? nullptr : Frames.back().Function;
  HexSources.push_back(Source);
}

void Interpreter::start() {
  collect();
  Faults.clear();
  HexSources.clear();
  Frames.clear();
  Given.clear();
  Lists.clear();
  ValueOf = nullptr;
  RunBefore.clear();
  RunsBefore = nullptr;
  TextRead = std::nullopt;
  Printed = nullptr;
  Undecided = nullptr;
  HasMetWatched = HasLeft = HasTrusted = Stopped = EndedByBreak = false;
  Steps = Depth = ChoicesMade = 0;
}

std::optional<bool> Interpreter::truth(const Value &V) const {
  switch (V.Kind) {
  case Value::Number:
    return V.Offset != 0;
  case Value::Pointer:
    return V.Target != nullptr;
  case Value::Callable:
    return true;
  default:
    return std::nullopt;
  }
}

/// Whether \p S begins with the label \p Sought.
static bool hasLabel(const Stmt *S, const LabelDecl *Sought) {
  for (;;)
    if (const auto *Label = llvm::dyn_cast<LabelStmt>(S)) {
      if (Label->getDecl() == Sought)
        return true;
      S = Label->getSubStmt();
    } else if (const auto *Case = llvm::dyn_cast<SwitchCase>(S)) {
      S = Case->getSubStmt();
    } else {
      return false;
    }
}

Interpreter::Flow
Interpreter::execSequence(llvm::ArrayRef<const Stmt *> Statements) {
  for (const auto *Next = Statements.begin(); Next != Statements.end();) {
    const Flow Result = exec(*Next++);
    if (Result == Flow::Goto) {
      // Forward only, as to the end of a function: loops are written as such.
      const auto *To =
          std::find_if(Next, Statements.end(),
                       [this](const Stmt *S) { return hasLabel(S, Label); });
      if (To == Statements.end())
        return Result;
      Next = To;
    } else if (Result != Flow::Next) {
      return Result;
    }
  }
  return Flow::Next;
}

Interpreter::Flow Interpreter::exec(const Stmt *S) {
  if (!S)
    return Flow::Next;
  if (!step())
    return Flow::Stop;
  switch (S->getStmtClass()) {
  case Stmt::NullStmtClass:
    return Flow::Next;
  case Stmt::CompoundStmtClass: {
    const auto *Compound = llvm::cast<CompoundStmt>(S);
    return execSequence({Compound->body_begin(), Compound->size()});
  }
  case Stmt::DeclStmtClass:
    for (const Decl *D : llvm::cast<DeclStmt>(S)->decls())
      if (const auto *Var = llvm::dyn_cast<VarDecl>(D))
        declare(*Var);
    break;
  case Stmt::IfStmtClass: {
    const auto *If = llvm::cast<IfStmt>(S);
    if (exec(If->getInit()) == Flow::Stop)
      return Flow::Stop;
    if (If->getConditionVariable())
      declare(*If->getConditionVariable());
    // `if consteval` has no condition; the interpreted code is not constant
    // evaluated.
    const auto Known = If->isConsteval()
                           ? std::optional(If->isNegatedConsteval())
                           : condition(If->getCond());
    return !Known ? Flow::Stop : exec(*Known ? If->getThen() : If->getElse());
  }
  case Stmt::WhileStmtClass: {
    const auto *While = llvm::cast<WhileStmt>(S);
    if (While->getConditionVariable())
      return stop(), Flow::Stop;
    return execLoop(nullptr, While->getCond(), nullptr, While->getBody(), true);
  }
  case Stmt::DoStmtClass: {
    const auto *Do = llvm::cast<DoStmt>(S);
    return execLoop(nullptr, Do->getCond(), nullptr, Do->getBody(), false);
  }
  case Stmt::ForStmtClass: {
    const auto *For = llvm::cast<ForStmt>(S);
    if (For->getConditionVariable())
      return stop(), Flow::Stop;
    return execLoop(For->getInit(), For->getCond(), For->getInc(),
                    For->getBody(), true);
  }
  case Stmt::CXXForRangeStmtClass:
    return execRangeFor(*llvm::cast<CXXForRangeStmt>(S));
  case Stmt::SwitchStmtClass:
    return execSwitch(*llvm::cast<SwitchStmt>(S));
  case Stmt::CaseStmtClass:
  case Stmt::DefaultStmtClass:
    return exec(llvm::cast<SwitchCase>(S)->getSubStmt());
  case Stmt::LabelStmtClass:
    return exec(llvm::cast<LabelStmt>(S)->getSubStmt());
  case Stmt::AttributedStmtClass:
    return exec(llvm::cast<AttributedStmt>(S)->getSubStmt());
  case Stmt::CXXTryStmtClass: {
    const Flow Result = exec(llvm::cast<CXXTryStmt>(S)->getTryBlock());
    // Perhaps it is caught.
    HasLeft = false;
    return Result;
  }
  case Stmt::BreakStmtClass:
    return Flow::Break;
  case Stmt::ContinueStmtClass:
    return Flow::Continue;
  case Stmt::GotoStmtClass:
    Label = llvm::cast<GotoStmt>(S)->getLabel();
    return Flow::Goto;
  case Stmt::ReturnStmtClass:
    return execReturn(*llvm::cast<ReturnStmt>(S));
  default:
    if (const auto *E = llvm::dyn_cast<Expr>(S))
      eval(E);
    else
      stop();
  }
  return Stopped ? Flow::Stop : Flow::Next;
}

Interpreter::Flow Interpreter::execLoop(const Stmt *Init, const Expr *Condition,
                                        const Expr *Increment, const Stmt *Body,
                                        bool TestsFirst) {
  if (exec(Init) == Flow::Stop)
    return Flow::Stop;
  for (bool Tests = TestsFirst;; Tests = true) {
    if (Tests && Condition) {
      const auto Known = condition(Condition);
      if (!Known)
        return Flow::Stop;
      if (!*Known) {
        EndedByBreak = false;
        return Flow::Next;
      }
    }
    const Flow Result = exec(Body);
    if (Result == Flow::Break) {
      EndedByBreak = true;
      return Flow::Next;
    }
    if (endsMore(Result))
      return Result;
    if (Increment)
      eval(Increment);
    if (!step())
      return Flow::Stop;
  }
}

Interpreter::Flow Interpreter::execRangeFor(const CXXForRangeStmt &For) {
  // Strings and arrays: the loop variable is each element in turn.
  if (exec(For.getInit()) == Flow::Stop)
    return Flow::Stop;
  const Expr *Range = For.getRangeInit();
  const Value V = Range && Range->isGLValue()
                      ? load(place(Range), Range->getType())
                      : eval(Range);
  if (Stopped || !V.isObject() || V.Target->IsOpen || V.Target->IsLost ||
      (V.Target->Kind != Cells::Text && V.Target->Kind != Cells::Array &&
       !isContainer(Range->getType())))
    return stop(), Flow::Stop;
  size_t Size = MaxElements;
  if (const auto *Array = Context.getAsConstantArrayType(Range->getType());
      Array && V.Target->Kind == Cells::Array) {
    // Elements that have not been written yet are visited too.
    Size = Array->getSize().getLimitedValue(MaxElements);
    if (V.Target->Elements.size() < Size && hold(Size))
      V.Target->Elements.resize(Size);
  }
  const VarDecl *Var = For.getLoopVariable();
  if (!Var || Var->isInvalidDecl())
    return stop(), Flow::Stop;
  Cells &Elements = *V.Target;
  for (size_t I = 0; I < std::min(Size, Elements.Elements.size()); ++I) {
    CellRef P{&Elements, static_cast<int64_t>(I)};
    if (!Var->getType()->isReferenceType()) {
      Value Element = load(P, Var->getType());
      P = {&variable(convert(Element, Var->getType())), 0};
    }
    Frames.back().Places[Var] = P;
    const Flow Result = exec(For.getBody());
    if (Result == Flow::Break) {
      EndedByBreak = true;
      return Flow::Next;
    }
    if (endsMore(Result))
      return Result;
  }
  EndedByBreak = false;
  return Flow::Next;
}

Interpreter::Flow Interpreter::execSwitch(const SwitchStmt &Switch) {
  if (exec(Switch.getInit()) == Flow::Stop)
    return Flow::Stop;
  if (Switch.getConditionVariable())
    declare(*Switch.getConditionVariable());
  const auto *Body = llvm::dyn_cast<CompoundStmt>(Switch.getBody());
  if (!Body)
    return stop(), Flow::Stop;
  const auto Known = chooseCase(Switch);
  if (!Known)
    return Flow::Stop;
  const SwitchCase *Chosen = *Known;
  if (!Chosen)
    return Flow::Next;
  // Every label is at the top level of the body, or directly after another one.
  bool Runs = false;
  for (const Stmt *S : Body->body()) {
    for (const Stmt *Label = S; !Runs && llvm::isa<SwitchCase>(Label);
         Label = llvm::cast<SwitchCase>(Label)->getSubStmt())
      Runs = Label == Chosen;
    if (!Runs)
      continue;
    const Flow Result = exec(S);
    if (Result == Flow::Break)
      return Flow::Next;
    if (Result != Flow::Next)
      return Result;
  }
  if (!Runs)
    stop();
  return Stopped ? Flow::Stop : Flow::Next;
}

Interpreter::Flow Interpreter::execReturn(const ReturnStmt &Return) {
  Frame &Current = Frames.back();
  const Expr *E = Return.getRetValue();
  if (E && Current.ReturnsReference) {
    const CellRef P = place(E);
    // The evaluation may have moved the frames.
    Frames.back().Returned =
        P ? Value::pointer(P.Target, P.Index) : Value::opaque(P.FromInput);
  } else if (E) {
    Value Result = eval(E);
    Frames.back().Returned = Result;
  }
  return Stopped ? Flow::Stop : Flow::Return;
}

void Interpreter::declare(const VarDecl &Var) {
  if (!step())
    return;
  if (!Var.hasLocalStorage())
    return;
  if (Var.isInvalidDecl())
    return void(stop());
  const Expr *Init = Var.getInit();
  const QualType Type = Var.getType();
  CellRef P;
  if (Type->isReferenceType()) {
    if (!Init)
      return void(stop());
    P = place(Init);
  } else {
    Value Content = fresh(Type);
    if (Init && !(llvm::isa<CXXConstructExpr>(Init) &&
                  llvm::cast<CXXConstructExpr>(Init)->getNumArgs() == 0 &&
                  Content.isObject() && Content.Target->Kind != Cells::Record))
      Content = convert(eval(Init), Type);
    // An array gets its own copy of the literal.
    if (Init && Type->isArrayType() && Content.isObject()) {
      Cells &Copy = make(Cells::Array);
      const Cells &From = *Content.Target;
      hold(From.Elements.size());
      Copy.Elements = From.Elements;
      Copy.Unit = From.Unit;
      Copy.Literal = From.Literal;
      Copy.IsConstant = Type.isConstQualified() ||
                        Context.getBaseElementType(Type).isConstQualified();
      Content = Value::object(&Copy);
    }
    P = {&variable(Content), 0};
  }
  Frames.back().Places[&Var] = P;
}

} // namespace clang::tidy::uri
