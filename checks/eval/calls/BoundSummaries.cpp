//===--- BoundSummaries.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/calls/BoundSummaries.h"
#include "LLVMSupportCompat.h"
#include "ast/Callee.h"
#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// For how many constants a function is evaluated.
static constexpr unsigned MaxEvaluations = 512;
static constexpr unsigned MaxDepth = 8;

const ParmVarDecl &BoundSummaries::standIn(const FunctionDecl &Definition,
                                           unsigned Number, QualType Type) {
  // A list of initializers in a template has no type.
  if (Type.isNull())
    Type = Unit.AST.IntTy;
  const ParmVarDecl *&Known =
      StandIns[{&Definition, Number, Type.getCanonicalType().getTypePtr()}];
  if (!Known)
    Known =
        ParmVarDecl::Create(Unit.AST, const_cast<FunctionDecl *>(&Definition),
                            Definition.getLocation(), Definition.getLocation(),
                            nullptr, Type, nullptr, SC_None, nullptr);
  return *Known;
}

const TextSummary *BoundSummaries::summaryOf(const FunctionDecl &Definition,
                                             const BoundCall &Call) {
  std::vector<const void *> Key = {&Definition};
  for (const auto &[Param, Value] : Call.Constants) {
    Key.push_back(Param);
    Key.push_back(Value.Text);
    for (const Address &A : Value.Targets)
      Key.push_back(A.Of);
  }
  Key.insert(Key.end(), Call.Rest.begin(), Call.Rest.end());
  if (const auto Found = Known.find(Key); Found != Known.end())
    return Found->second.get();
  // A function that calls itself could make ever longer constants.
  const bool IsPending = llvm::any_of(Call.Constants, [this](const auto &Each) {
    return compat::contains(Constants, Each.first);
  });
  if (IsPending || Depth >= MaxDepth ||
      ++Evaluated[&Definition] > MaxEvaluations)
    return nullptr;
  ++Depth;
  for (const auto &[Param, Value] : Call.Constants)
    Constants[Param] = Value;
  auto Result =
      std::make_unique<TextSummary>(evaluateBody(Unit, Definition, &Call));
  for (const auto &[Param, Value] : Call.Constants)
    Constants.erase(Param);
  --Depth;
  return (Known[Key] = std::move(Result)).get();
}

/// The parameter that \p Text is, or null.
static const ParmVarDecl *parameterIn(TextRef Text) {
  return Text && Text->Kind == TextNode::Value && Text->Facts->Done.empty()
             ? Text->Facts->From->parameter()
             : nullptr;
}

TextSummary *Evaluator::summaryWith(const ParmVarDecl *Param) {
  // A lambda uses the parameters of the functions around it.
  for (Evaluator *Each = this; Each && Param; Each = Each->Outer)
    if (Param->getDeclContext() == Each->Function)
      return &Each->Out;
  return nullptr;
}

void Evaluator::noteFormat(TextRef Format) {
  const ParmVarDecl *Param = parameterIn(Format);
  if (TextSummary *Known = summaryWith(Param))
    Known->Formats.note(Param);
}

void Evaluator::noteSought(TextRef Text) {
  const ParmVarDecl *Param = parameterIn(Text);
  if (TextSummary *Known = summaryWith(Param))
    Known->Sought.note(Param);
}

void Evaluator::noteCalled(const Expr *Code) {
  const ParmVarDecl *Param = namedParameter(Code);
  if (TextSummary *Known = summaryWith(Param))
    Known->Called.note(Param);
}

Content Evaluator::evalNextArgument(const VAArgExpr &E) {
  const Stmt *Body = Function ? Function->getBody() : nullptr;
  if (!Body || !isTextType(E.getType()))
    return {Unit.lost(&E), AddressSet::any()};
  // Its number, unless a loop gets some of them.
  unsigned Number = 0, Before = 0;
  llvm::SmallVector<std::pair<const Stmt *, bool>, 16> Pending = {
      {Body, false}};
  while (!Pending.empty() && spend(1)) {
    const auto [S, IsInLoop] = Pending.pop_back_val();
    if (llvm::isa<VAArgExpr>(S)) {
      if (IsInLoop) {
        Number = TextSummary::AnyOfRest;
        break;
      }
      if (S == &E)
        Number = Before;
      ++Before;
    }
    const bool IsLoop = llvm::isa<ForStmt, WhileStmt, DoStmt>(S);
    llvm::SmallVector<const Stmt *, 8> Children(S->child_begin(),
                                                S->child_end());
    for (const Stmt *Child : llvm::reverse(Children))
      if (Child)
        Pending.emplace_back(Child, IsInLoop || IsLoop);
  }
  const ParmVarDecl &Param = Unit.Bound.standIn(*Function, Number, E.getType());
  if (llvm::none_of(Out.Rest,
                    [&](const auto &Known) { return Known.first == &Param; }))
    Out.Rest.emplace_back(&Param, Number);
  return State.read(Unit.placeOf(Param));
}

} // namespace clang::tidy::uri
