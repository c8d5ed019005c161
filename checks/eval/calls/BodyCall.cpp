//===--- BodyCall.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The effect of a function with a body on what a call gives it.
///
//===----------------------------------------------------------------------===//

#include "eval/calls/BodyCall.h"
#include "ast/Callee.h"
#include "ast/TextTypes.h"
#include "eval/calls/BoundSummaries.h"
#include "eval/calls/Translation.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// How many calls down a text can be built of the arguments of a call.
static constexpr unsigned MaxCalls = 8;
/// How many texts and events of a function its callers see.
static constexpr size_t MaxTold = 32;
/// The leaves of all texts and events that the calls in a function show it.
static constexpr size_t MaxLeavesSeen = 4096;
/// The same for all functions of a unit.
static constexpr size_t MaxLeavesOfUnit = size_t(1) << 17;

static const FunctionDecl &definitionOf(const FunctionDecl &Callee) {
  const FunctionDecl *Definition = nullptr;
  Callee.hasBody(Definition);
  return *Definition;
}

BodyCall::BodyCall(Evaluator &In, const Expr &Call, const FunctionDecl &Callee,
                   std::vector<Given> Arguments, const AddressSet &Object)
    : EvaluatorPart(In), Call(Call), Callee(Callee),
      Definition(definitionOf(Callee)), Arguments(std::move(Arguments)),
      Object(Object) {}

/// Whether each of the alternatives of \p T, if it has some, is constant.
static bool isConstant(TextRef T) {
  return T && !T->isEmpty() && llvm::all_of(alternativesOf(T), [](TextRef A) {
           return A->Size.IsConstant;
         });
}

TextRef BodyCall::textFor(const Given &Argument) {
  // `&Text`, of a pointer to characters.
  const QualType Type = Argument.E->getType();
  const QualType Pointee = Type.isNull() ? Type : Type->getPointeeType();
  const bool IsIndirect = !Pointee.isNull() && Pointee->isPointerType() &&
                          isTextType(Pointee) &&
                          (!Argument.Text || Argument.Text->isEmpty());
  return IsIndirect ? In.textOf(State.read(Argument.Where)) : Argument.Text;
}

std::vector<Given> BodyCall::rest() {
  static constexpr size_t MaxRest = 16;
  std::vector<Given> Result;
  if (Definition.isVariadic() && Arguments.size() > Definition.getNumParams()) {
    Result.assign(Arguments.begin() + Definition.getNumParams(),
                  Arguments.end());
  } else if (!Definition.isVariadic() &&
             llvm::any_of(Definition.parameters(),
                          [this](const ParmVarDecl *Param) {
                            return isArgumentList(Param->getType(), Unit.AST);
                          })) {
    for (const ParmVarDecl *Param : In.Rest) {
      const Content Held = State.read(Unit.placeOf(*Param));
      Result.push_back({nullptr, Param, Held, Held.Targets, In.textOf(Held)});
    }
  }
  if (Result.size() > MaxRest)
    Result.erase(Result.begin() + MaxRest, Result.end());
  return Result;
}

std::vector<std::pair<const ParmVarDecl *, Given>>
BodyCall::restOf(const TextSummary &Summary) {
  std::vector<std::pair<const ParmVarDecl *, Given>> Result;
  const std::vector<Given> All =
      Summary.Rest.empty() ? std::vector<Given>() : rest();
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
        In.consume(Each.Text);
        Value.Text = Texts.append(Value.Text, In.asData(Each.Text, Each.E));
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

/// Whether \p Param leads to an object that is no array of characters.
static bool leadsToObject(const ParmVarDecl &Param) {
  const QualType Pointee = Param.getType()->getPointeeType();
  return !Pointee.isNull() && Pointee->isRecordType();
}

const Place *BodyCall::sharedWith(size_t Number, const TextSummary &General,
                                  bool &IsCertain) {
  const auto Param = [this](size_t I) -> const ParmVarDecl & {
    return *Definition.getParamDecl(I);
  };
  if (!leadsToObject(Param(Number)))
    return nullptr;
  const AddressSet &Where = Arguments[Number].Where;
  const auto IsAmong = [&Where](const AddressSet &Others) {
    const Address *Sole = Others.sole();
    return Sole && llvm::is_contained(Where, *Sole);
  };
  IsCertain = Where.sole() != nullptr;
  const bool IsThis = IsAmong(Object);
  const size_t Last =
      std::min<size_t>(Arguments.size(), Definition.getNumParams());
  // Of two that are certain, the second one gets the object of the first one.
  size_t Other = 0;
  while (!IsThis && Other < Last &&
         (Other == Number || (IsCertain && Other > Number) ||
          !leadsToObject(Param(Other)) || !IsAmong(Arguments[Other].Where)))
    ++Other;
  if (!IsThis && Other >= Last)
    return nullptr;
  const auto TargetOf = [&](size_t I) {
    return &Unit.Places.target(Unit.placeOf(Param(I)));
  };
  const Place *First = IsThis ? nullptr : TargetOf(Other);
  const Place *Second = TargetOf(Number);
  for (const WrittenText &Each : General.Written)
    if (const Place &Root = Each.Of->root();
        IsThis ? Root.Kind == Place::This : &Root == First || &Root == Second)
      return IsThis ? &Root : First;
  return nullptr;
}

BoundCall BodyCall::boundBy(const TextSummary &General) {
  BoundCall Result;
  for (size_t I = 0; I < Arguments.size() && I < Definition.getNumParams();
       ++I) {
    const ParmVarDecl *Param = Definition.getParamDecl(I);
    Given &Each = Arguments[I];
    bool IsShared = false;
    if (const Place *Object = sharedWith(I, General, IsShared)) {
      if (IsShared)
        Result.Constants.emplace_back(
            Param, Content{nullptr, Address{Object, Address::Start}});
      else if (Each.Text) // It may be read before it is changed, or after.
        Each.Text = Texts.join(Each.Text, Unit.lost(Each.E));
      continue;
    }
    const bool IsFormat = llvm::is_contained(General.Formats.all(), Param);
    if (llvm::is_contained(General.Called.all(), Param)) {
      const FunctionDecl *Code = In.calleeOf(Each);
      // In a std::function.
      if (const Address *Sole = Each.Where.sole(); !Code && Sole)
        Code = In.calleeIn(State.read(Unit.pointeeOf(*Sole->Of)));
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
    for (const Given &Each : rest())
      Result.Rest.push_back(&Unit.Bound.standIn(
          Definition, Result.Rest.size(),
          Each.E ? Each.E->getType() : Each.Parameter->getType()));
  return Result;
}

Content BodyCall::apply(const TextSummary &Summary, bool IsBound) {
  const Place &Result = Unit.temporary(Call);
  const Environment Before = State;
  const auto PrefixOf = [&](TextRef T, const Expr &Length) {
    return In.prefixOf(T, Length, Call);
  };
  const auto CharacterOf = [this](const Expr &Code) {
    return In.characterWithCode(&Code);
  };
  Translation To(Unit, Before, Result, Call,
                 Callee.getIdentifier() ? Callee.getName() : "",
                 {PrefixOf, CharacterOf});
  To.Object = Object;
  To.OwnResult = &Unit.resultOf(Definition);
  for (size_t I = 0; I < Arguments.size(); ++I)
    if (I < Definition.getNumParams()) {
      Unit.pass(*Definition.getParamDecl(I), Arguments[I].Text, In.Function);
      // An argument of an instance is one of its template, too.
      if (const FunctionDecl *Pattern =
              Definition.getTemplateInstantiationPattern();
          Pattern && Pattern->getNumParams() == Definition.getNumParams())
        Unit.pass(*Pattern->getParamDecl(I), Arguments[I].Text, In.Function);
      To.Arguments.try_emplace(
          Definition.getParamDecl(I),
          Translation::Argument{
              Arguments[I].Value, Arguments[I].Where,
              In.asData(textFor(Arguments[I]), Arguments[I].E),
              Arguments[I].E});
    }
  for (const auto &[Param, Value] : restOf(Summary))
    To.Arguments.try_emplace(
        Param, Translation::Argument{Value.Value, Value.Where,
                                     In.asData(Value.Text, Value.E), Value.E});
  for (const WrittenText &Each : Summary.Written)
    if (const Place &Root = Each.Of->root(); Root.Kind == Place::Target)
      To.WrittenTargets.insert(&Root);
  const size_t Steps = Texts.cost();
  size_t Told = 0;
  // Whether there is room for one more, which \p T becomes.
  const auto Takes = [&](TextRef T, unsigned Depth) {
    // Whether a text changes takes as long to find out as to change it.
    const bool IsUnitFull = Unit.LeavesTold >= MaxLeavesOfUnit;
    if (Depth >= MaxCalls || (!IsUnitFull && !IsBound && !To.changes(T)))
      return false;
    if (IsUnitFull || Told >= MaxTold || In.Out.LeavesTold >= MaxLeavesSeen) {
      To.IsCut = true;
      return false;
    }
    ++Told;
    const size_t Leaves = To.text(T)->Size.Leaves;
    In.Out.LeavesTold += Leaves;
    Unit.LeavesTold += Leaves;
    return true;
  };
  for (const FinishedText &Each : Summary.Texts)
    if (Takes(Each.Text, Each.Depth)) {
      In.Out.Texts.push_back({To.text(Each.Text), Each.Use, Each.Depth + 1});
    }
  Told = 0;
  for (const TextEvent &Each : Summary.Events)
    if (Each.concernsCallers() && Takes(Each.Input, Each.Depth)) {
      In.Out.Events.push_back(
          {{Each.Kind, &Call, In.Function, Each.Delimiters,
            Each.Via ? Each.Via : Each.Call, Each.Depth + 1},
           To.text(Each.Input)});
    }
  const auto GivenAs = [&](const ParmVarDecl *Param) {
    const auto Found = To.Arguments.find(Param);
    return Found == To.Arguments.end() ? nullptr : Found->second.Text;
  };
  for (const ParmVarDecl *Param : Summary.Formats)
    In.noteFormat(GivenAs(Param));
  for (const ParmVarDecl *Param : Summary.Sought)
    In.noteSought(GivenAs(Param));
  for (const Given &Each : Arguments)
    if (Each.Parameter && llvm::any_of(Summary.Called, [&](const auto *Param) {
          return Param->getFunctionScopeIndex() ==
                 Each.Parameter->getFunctionScopeIndex();
        }))
      In.noteCalled(Each.E);
  State.begin(Result);
  // All of it depends on the state before the call.
  std::vector<std::pair<AddressSet, Environment::Change>> Changes;
  llvm::DenseMap<const Place *, llvm::SmallVector<const WrittenText *, 2>> Made;
  const auto Change = [&](const WrittenText &Each) {
    const AddressSet Where = To.places(*Each.Of);
    Changes.emplace_back(Where, To.change(Each.Becomes, *Each.Of));
  };
  for (const WrittenText &Each : Summary.Written)
    if (const Place &Root = Each.Of->root(); Unit.isCopied(Root))
      Made[&Root].push_back(&Each);
    else
      Change(Each);
  // What the caller cannot reach is of no interest.
  size_t Next = 0;
  while (Next < To.Copies.size())
    if (const auto Found = Made.find((To.Copies.begin() + Next++)->first);
        Found != Made.end())
      for (const WrittenText *Each : Found->second)
        Change(*Each);
  for (const auto &[P, By] : Summary.Filled)
    if (const Place &Root = P->root();
        !Unit.isCopied(Root) || To.Copies.lookup(&Root))
      for (const Address &A : To.places(*P))
        State.fill(*A.Of, *By);
  for (const auto &[Where, New] : Changes)
    State.change(Where, New, Before);
  if (To.IsCut)
    Unit.Budget.note(Definition, CutReason::Summary);
  In.spend(Texts.cost() - Steps);
  const QualType Type = Definition.getReturnType();
  if (Type->isVoidType())
    return {};
  if (Type->isRecordType() && !isTextType(Type))
    return {nullptr, Address{&Result, Address::Start}};
  const Content Returned = State.read(Result);
  // It never returns, or what it returns is not known.
  if (!Returned.Text && Returned.Targets.empty() && isTextType(Type) &&
      !Type->isPointerType())
    return {Unit.lost(&Call), {}};
  return Returned;
}
Content BodyCall::eval(const TextSummary &General, const Usage &Default) {
  const BoundCall Bound = boundBy(General);
  const TextSummary *Special = Bound.Constants.empty()
                                   ? nullptr
                                   : Unit.Bound.summaryOf(Definition, Bound);
  if (!Special)
    for (Given &Each : Arguments)
      Each.IsFormat = false;
  In.useArguments(Call, &Callee, Arguments, Default, &General);
  const TextSummary &Summary = Special ? *Special : General;
  In.materialize(Arguments, Callee, Summary);
  const Environment Before = State;
  Content Result = apply(Summary, Special != nullptr);
  if (auto ByRunning = In.byRunning(Call, Callee, Arguments, Before, Result))
    return *ByRunning;
  Result.Text = In.readResult(Result.Text, Call);
  return Result;
}

} // namespace clang::tidy::uri
