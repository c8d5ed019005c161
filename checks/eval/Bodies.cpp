//===--- Bodies.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the body of a function does, as a summary or at a call.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "eval/Walk.h"
#include "eval/calls/BodyCall.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Adds what \p State leaves in places that callers can see.
static void addWritten(UnitTexts &Unit, const Environment &State,
                       const FunctionDecl &Function, TextSummary &Out) {
  const Place &Result = Unit.resultOf(Function);
  State.forEach([&](const Place &P, const EnvironmentContext::Cell &Known) {
    if (!P.outlivesCall() && !P.isIn(Result))
      return;
    if (Known.IsWritten)
      Out.Written.push_back({&P, State.changeOf(P)});
    else
      for (const Expr *By : Known.FilledBy)
        Out.Filled.emplace_back(&P, By);
  });
}

void Evaluator::noteRun(const FunctionDecl &Callee) {
  for (Evaluator *Each = this; Each; Each = Each->Outer)
    if (const auto Known = Each->LambdaStates.find(&Callee);
        Known != Each->LambdaStates.end())
      return Known->second.join(State);
}

Content Evaluator::inlineCall(const Expr &Call, const FunctionDecl &Callee,
                              llvm::ArrayRef<Given> Arguments) {
  static constexpr unsigned MaxInlined = 4;
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Callee);
  const bool IsLambda = Method && Method->getParent()->isLambda();
  if (!IsLambda || !Callee.getBody() || Callee.isDependentContext() ||
      Inlined >= MaxInlined) {
    if (const TextSummary *Summary = Unit.summaryOf(Callee))
      return BodyCall(*this, Call, Callee, Arguments).apply(*Summary);
    return resultOf(Call);
  }
  noteRun(Callee);
  Evaluator Inner(Unit, &Callee);
  Inner.Outer = this;
  Inner.State = State;
  Inner.Inlined = Inlined + 1;
  for (size_t I = 0; I < Arguments.size() && I < Callee.getNumParams(); ++I) {
    const ParmVarDecl &Param = *Callee.getParamDecl(I);
    Unit.pass(Param, Arguments[I].Text, Function);
    const Place &P = Unit.placeOf(Param);
    if (Param.getType()->isReferenceType())
      Inner.State.write(P, {nullptr, Arguments[I].Where});
    else
      Inner.State.write(P, Arguments[I].Value);
  }
  const Place &Result = Unit.resultOf(Callee);
  Inner.State.begin(Result);
  Walk(Callee, *Callee.getBody(), Inner, /*IsInlined=*/true).run();
  State = Inner.State;
  for (const ParmVarDecl *Param : Callee.parameters())
    State.forget(Unit.placeOf(*Param));
  llvm::append_range(Out.Events, Inner.Out.Events);
  llvm::append_range(Out.Encoders, Inner.Out.Encoders);
  const QualType Type = Callee.getReturnType();
  if (Type->isRecordType() && !isTextType(Type))
    return {nullptr, Address{&Result, Address::Start}};
  return State.read(Result);
}

/// Evaluates the bodies of the lambdas in \p Ways, in all states in which they
/// may run.
static void evaluateLambdas(const Walk &Ways, Evaluator &To) {
  std::vector<TextSummary> Found;
  // A lambda can only call those that were created before it.
  for (const LambdaExpr *Lambda : llvm::reverse(Ways.lambdas())) {
    const CXXMethodDecl *Call = codeOfLambda(*Lambda->getLambdaClass());
    const auto Before = To.LambdaStates.find(Call);
    const SourceManager &SM = To.Unit.AST.getSourceManager();
    if (!Call || !Call->getBody() || Before == To.LambdaStates.end() ||
        SM.isMacroBodyExpansion(Lambda->getBeginLoc()))
      continue;
    Evaluator Inner(To.Unit, Call);
    Inner.Outer = &To;
    Inner.State = Before->second;
    Walk Within(*Call, *Call->getBody(), Inner);
    Within.run();
    Inner.finish();
    evaluateLambdas(Within, Inner);
    Found.push_back(std::move(Inner.Out));
  }
  for (const TextSummary &Each : llvm::reverse(Found)) {
    llvm::append_range(To.Out.Texts, Each.Texts);
    llvm::append_range(To.Out.Events, Each.Events);
    llvm::append_range(To.Out.Encoders, Each.Encoders);
  }
}

TextSummary evaluateBody(UnitTexts &Unit, const FunctionDecl &Function,
                         const BoundCall *Call) {
  Evaluator To(Unit, &Function);
  if (Call) {
    To.Rest = Call->Rest;
    for (size_t I = 0; I < To.Rest.size(); ++I)
      To.Out.Rest.emplace_back(To.Rest[I], I);
  }
  const Stmt *Body = Function.getBody();
  if (!Body)
    return {};
  Walk Ways(Function, *Body, To);
  Ways.run();
  addWritten(Unit, To.State, Function, To.Out);
  if (!Call)
    Unit.Stored.addAll(To);
  To.Out.Returned = To.State.read(Unit.resultOf(Function)).Text;
  To.finish();
  evaluateLambdas(Ways, To);
  return std::move(To.Out);
}

} // namespace clang::tidy::uri
