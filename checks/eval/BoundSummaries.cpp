//===--- BoundSummaries.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/BoundSummaries.h"
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

/// Whether each of the alternatives of \p T, if it has some, is constant.
static bool isConstant(TextRef T) {
  return T && !T->isEmpty() && llvm::all_of(alternativesOf(T), [](TextRef A) {
           return A->Size.IsConstant;
         });
}

std::vector<Evaluator::Given>
Evaluator::restFor(const FunctionDecl &Definition,
                   llvm::ArrayRef<Given> Arguments) {
  static constexpr size_t MaxRest = 16;
  std::vector<Given> Result;
  if (Definition.isVariadic() && Arguments.size() > Definition.getNumParams()) {
    Result = Arguments.drop_front(Definition.getNumParams());
  } else if (!Definition.isVariadic() &&
             llvm::any_of(Definition.parameters(),
                          [this](const ParmVarDecl *Param) {
                            return isArgumentList(Param->getType(), Unit.AST);
                          })) {
    for (const ParmVarDecl *Param : Rest) {
      const Content Held = State.read(Unit.placeOf(*Param));
      Result.push_back({nullptr, Param, Held, Held.Targets, textOf(Held)});
    }
  }
  if (Result.size() > MaxRest)
    Result.erase(Result.begin() + MaxRest, Result.end());
  return Result;
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

std::vector<std::pair<const ParmVarDecl *, Evaluator::Given>>
Evaluator::restOf(const TextSummary &Summary, const FunctionDecl &Definition,
                  llvm::ArrayRef<Given> Arguments) {
  std::vector<std::pair<const ParmVarDecl *, Given>> Result;
  const std::vector<Given> All = Summary.Rest.empty()
                                     ? std::vector<Given>()
                                     : restFor(Definition, Arguments);
  for (const auto &[Param, Number] : Summary.Rest) {
    Given Value = {nullptr, nullptr, {}, {}, Unit.lost()};
    if (Number < All.size()) {
      Value = All[Number];
    } else if (Number == TextSummary::AnyOfRest && !All.empty()) {
      // A loop puts all of them together, to a null pointer.
      Value.Text = Texts.empty();
      for (const Given &Each : All) {
        if (!Each.Text || (Each.E && isNullPointer(Each.E, Unit.AST)))
          break;
        consume(Each.Text);
        Value.Text = Texts.append(Value.Text, asData(Each.Text, Each.E));
      }
    }
    Result.emplace_back(Param, Value);
  }
  return Result;
}

/// Whether \p Code is that of a lambda that depends on where it was created.
static bool captures(const FunctionDecl &Code) {
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Code);
  return Method && Method->getParent()->isLambda() &&
         Method->getParent()->capture_size() > 0;
}

BoundCall Evaluator::boundBy(const FunctionDecl &Definition,
                             const TextSummary &General,
                             std::vector<Given> &Arguments) {
  BoundCall Result;
  for (size_t I = 0; I < Arguments.size() && I < Definition.getNumParams();
       ++I) {
    const ParmVarDecl *Param = Definition.getParamDecl(I);
    Given &Each = Arguments[I];
    const bool IsFormat = llvm::is_contained(General.Formats.all(), Param);
    if (llvm::is_contained(General.Called.all(), Param)) {
      const FunctionDecl *Code = calleeOf(Each);
      // In a std::function.
      if (const Address *Sole = Each.Where.sole(); !Code && Sole)
        Code = calleeIn(State.read(Unit.pointeeOf(*Sole->Of)));
      if (Code && !captures(*Code))
        Result.Constants.emplace_back(
            Param,
            Content{nullptr, Address{&Unit.codeOf(*Code), Address::Start}});
    }
    if (!isConstant(Each.Text) ||
        (!IsFormat && !llvm::is_contained(General.Sought.all(), Param)))
      continue;
    Each.IsFormat = IsFormat;
    Result.Constants.emplace_back(Param, Content{Each.Text, {}});
  }
  if (!Result.Constants.empty())
    for (const Given &Each : restFor(Definition, Arguments))
      Result.Rest.push_back(&Unit.Bound.standIn(
          Definition, Result.Rest.size(),
          Each.E ? Each.E->getType() : Each.Parameter->getType()));
  return Result;
}

Content Evaluator::applyBody(const Expr &Call, const FunctionDecl &Callee,
                             const TextSummary &General,
                             std::vector<Given> &Arguments,
                             const AddressSet &Object, const Usage &Default) {
  const FunctionDecl *Definition = nullptr;
  Callee.hasBody(Definition);
  const BoundCall Bound = boundBy(*Definition, General, Arguments);
  const TextSummary *Special = Bound.Constants.empty()
                                   ? nullptr
                                   : Unit.Bound.summaryOf(*Definition, Bound);
  if (!Special)
    for (Given &Each : Arguments)
      Each.IsFormat = false;
  useArguments(Call, &Callee, Arguments, Default, &General);
  const TextSummary &Summary = Special ? *Special : General;
  materialize(Arguments, Callee, Summary);
  const Environment Before = State;
  Content Result =
      apply(Call, Callee, Summary, Arguments, Object, Special != nullptr);
  if (auto ByRunning = byRunning(Call, Callee, Arguments, Before, Result))
    return *ByRunning;
  Result.Text = readResult(Result.Text, Call);
  return Result;
}

} // namespace clang::tidy::uri
