//===--- CallsOfValues.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls of functions that are values: pointers, lambdas and virtual functions.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "eval/calls/BodyCall.h"
#include "eval/calls/UnknownCall.h"
#include "clang/AST/ASTLambda.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

const FunctionDecl *Evaluator::calleeIn(const Content &Of) const {
  const Address *Sole = Of.Targets.sole();
  return Sole ? Unit.functionAt(*Sole->Of) : nullptr;
}

Evaluator::Callees Evaluator::calleesIn(const Content &Of) const {
  Callees Result;
  for (const Address &A : Of.Targets) {
    const FunctionDecl *Callee = Unit.functionAt(*A.Of);
    if (!Callee)
      return {};
    Result.push_back(Callee);
  }
  return Of.Targets.isAny() ? Callees() : Result;
}

Evaluator::Callees Evaluator::overridersOf(const CXXMethodDecl &Called,
                                           const AddressSet &Object) {
  Callees Result;
  for (const Address &A : Object) {
    // The exact type is known of a new object, but not of one behind a
    // pointer.
    const Place::KindTy Root = A.Of->root().Kind;
    const QualType Type = Unit.typeOf(*A.Of);
    const CXXRecordDecl *Class =
        Type.isNull() ? nullptr : Type->getAsCXXRecordDecl();
    if (Root == Place::Target || Root == Place::This || !Class ||
        !Class->hasDefinition() || A.Of->isPointee() ||
        !State.fillersOf(*A.Of).empty()) {
      Result.clear();
      break;
    }
    const CXXMethodDecl *Own =
        Called.getCorrespondingMethodInClass(Class, /*MayBeBase=*/true);
    if (!Own)
      return {};
    Result.push_back(Own);
  }
  if (Result.empty())
    llvm::append_range(Result, Unit.overridersOf(Called));
  return llvm::all_of(Result,
                      [&](const FunctionDecl *Each) {
                        return Unit.summaryOf(*Each) != nullptr;
                      })
             ? Result
             : Callees();
}

Content
Evaluator::callAny(const Callees &Any,
                   llvm::function_ref<Content(const FunctionDecl &)> Run) {
  const Environment Before = State;
  std::optional<Environment> After;
  Content Result;
  for (const FunctionDecl *Callee : Any) {
    State = Before;
    const Content Each = Run(*Callee);
    Result.Text = Texts.join(Result.Text, Each.Text);
    Result.Targets.addAll(Each.Targets);
    if (After)
      State.join(*After);
    After = State;
  }
  return Result;
}

Content Evaluator::callUnknown(const CallExpr &Call, Args Arguments) {
  noteCalled(Call.getCallee());
  Content Result = evalUnknown(Call, nullptr, Arguments);
  // It may be an encoder.
  if (Result.Text)
    Result.Text = Texts.substitute(Result.Text, [&](const TextValue &V) {
      TextValue Unsure = V;
      if (V.From->Kind == Origin::Result && V.From->Identity == &Call)
        Unsure.Level = {0, 1};
      return Texts.value(Unsure);
    });
  return Result;
}

Content Evaluator::callThrough(const Expr &Call, const FunctionDecl &Callee,
                               llvm::ArrayRef<Given> Arguments,
                               const AddressSet &Object) {
  llvm::SmallVector<const Expr *, 4> Plain;
  for (const Given &Each : Arguments)
    Plain.push_back(Each.E);
  if (!Arguments.empty() && Arguments[0].Text)
    if (const std::optional<Transformer> How = coderOf(Callee, Plain)) {
      consume(Arguments[0].Text);
      return {coded(Call, &Callee, Arguments[0].Text, *How), {}};
    }
  if (isLambdaCallOperator(&Callee))
    return inlineCall(Call, Callee, Arguments);
  if (const TextSummary *Summary = Unit.summaryOf(Callee))
    return BodyCall(*this, Call, Callee, Arguments, Object).apply(*Summary);
  Unit.setIsLost(Call,
                 UnknownCall(*this, Call, nullptr, Arguments).getsOnlySafe());
  return resultOf(Call, &Callee);
}

} // namespace clang::tidy::uri
