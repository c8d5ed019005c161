//===--- Algorithms.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls that call one of their arguments with each element or character of
/// another.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "core/Percent.h"
#include "eval/calls/FlowCall.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Whether \p Callee takes one character.
static bool takesCharacter(const FunctionDecl &Callee) {
  if (Callee.getNumParams() != 1)
    return false;
  const QualType Type = Callee.getParamDecl(0)->getType().getNonReferenceType();
  return Type->isIntegerType() && !Type->isBooleanType();
}

/// The bytes that \p Images keeps if it writes the escapes of all others.
static std::optional<uricore::CharSet> keptByEncoder(const ByteImages &Images) {
  uricore::CharSet Kept;
  for (unsigned Byte = 0; Byte < Images.size(); ++Byte) {
    const std::string Same(1, static_cast<char>(Byte));
    const std::string &Image = Images[Byte];
    if (Image == Same)
      Kept = Kept | uricore::CharSet(Same);
    else if (!uricore::escapeAt(Image, 0) || Image.size() != 3 ||
             uricore::decode(Image).Bytes != Same)
      return std::nullopt;
  }
  return Kept == ~uricore::CharSet() ? std::nullopt : std::optional(Kept);
}

TextRef Evaluator::mapped(TextRef T, const ByteImages *Images,
                          const Expr *Call) {
  if (Images && Call && (*Images)['+'] == " ")
    note(TextEvent::Spaces, *Call, T);
  if (!Images)
    return T->isEmpty() ? T : Unit.lost(Call);
  if (const auto Kept = keptByEncoder(*Images);
      Kept && isData(T->Sum.Part) &&
      T->Sum.Level.value_or(EncodingLevel()).High <= 0) {
    Transformer Encode = Transformer::encode(*Kept);
    Encode.Call = Call;
    return Texts.coded(T, Encode);
  }
  Transformer Map = Transformer::map(*Texts.values().images(*Images));
  Map.Call = Call;
  return Texts.coded(T, Map);
}

const FunctionDecl *Evaluator::calleeOf(const Given &Argument) const {
  const FunctionDecl *Callee = calleeIn(Argument.Value);
  return Callee ? Callee : calleeIn({nullptr, Argument.Where});
}

std::optional<uricore::CharSet> FlowCall::matchedBy(const Given &Matcher) {
  if (const FunctionDecl *Callee = In.calleeOf(Matcher))
    return takesCharacter(*Callee) ? Unit.Runs.acceptedChars(*Callee)
                                   : std::nullopt;
  const TextRef Byte = In.textOf(Matcher.Value);
  if (!Byte->Size.IsConstant || Byte->isEmpty())
    return std::nullopt;
  return uricore::CharSet(Texts.constantOf(Byte).Text);
}

TextRef FlowCall::filtered(TextRef T, FlowChange Change) {
  const size_t Last = Arguments.size() - 1;
  const bool IsReplaced = Change == FlowChange::Replaced;
  const auto Matched = matchedBy(Arguments[IsReplaced ? Last - 1 : Last]);
  if (IsReplaced) {
    const TextRef New = In.textOf(Arguments[Last].Value);
    if (!Matched || !New->Size.IsConstant)
      return In.mapped(T, nullptr, &E);
    const ByteImages Images = imagesOf(*Matched, Texts.constantOf(New).Text);
    return In.mapped(T, &Images, &E);
  }
  if (!Matched)
    return In.mapped(T, nullptr, &E);
  Transformer Keep =
      Transformer::keep(Change == FlowChange::Kept ? *Matched : ~*Matched);
  Keep.Call = &E;
  return Texts.coded(T, Keep);
}

/// Adds the functions that can run if an object of \p Class is called: its own
/// and those of its bases, of templates the instances.
static void addCallOperators(const CXXRecordDecl &Class,
                             llvm::SmallVectorImpl<const FunctionDecl *> &To,
                             unsigned Depth = 0) {
  static constexpr unsigned MaxDepth = 4, MaxBases = 16;
  if (!Class.hasDefinition() || Depth > MaxDepth ||
      Class.getNumBases() > MaxBases)
    return;
  for (const NamedDecl *Each : Class.lookup(
           Class.getASTContext().DeclarationNames.getCXXOperatorName(OO_Call)))
    if (const auto *Method = llvm::dyn_cast<CXXMethodDecl>(Each))
      To.push_back(Method);
    else if (const auto *Generic = llvm::dyn_cast<FunctionTemplateDecl>(Each))
      llvm::append_range(To, Generic->specializations());
  for (const CXXBaseSpecifier &Base : Class.bases())
    if (const CXXRecordDecl *Of = Base.getType()->getAsCXXRecordDecl())
      addCallOperators(*Of, To, Depth + 1);
}

Evaluator::Callees Evaluator::overloadsAt(const AddressSet &Where) const {
  static constexpr size_t MaxOverloads = 8;
  const Address *Sole = Where.sole();
  const QualType Type = Sole ? Unit.typeOf(*Sole->Of) : QualType();
  const CXXRecordDecl *Class =
      Type.isNull() ? nullptr : Type->getAsCXXRecordDecl();
  Callees Result;
  if (Class)
    addCallOperators(*Class, Result);
  return Result.size() > MaxOverloads ? Callees() : Result;
}

std::vector<Given> FlowCall::argumentsOf(const FlowApply &How,
                                         const FunctionDecl *Callee,
                                         bool IsOneOf) {
  std::vector<Given> Result;
  for (size_t I = 0; I < How.Arguments.size(); ++I) {
    const Spot From = spotOf(How.Arguments[I]);
    const ParmVarDecl *Param = Callee && I < Callee->getNumParams()
                                   ? Callee->getParamDecl(I)
                                   : nullptr;
    Given Next = {&E, Param, In.contentOf(From), From.Where, nullptr};
    const QualType Type =
        Param && IsOneOf ? Param->getType().getNonReferenceType() : QualType();
    if (!Type.isNull() && !isTextType(Type)) {
      Next.Value = Type->isArithmeticType()
                       ? Content{Unit.numberOf(Type, &E), {}}
                       : Content{nullptr, AddressSet::any()};
      Next.Where = AddressSet::any();
    }
    Next.Text = In.textOf(Next.Value);
    Result.push_back(Next);
  }
  return Result;
}

void FlowCall::apply(const FlowApply &How) {
  const Spot Named = spotOf(How.Callee);
  // `std::visit(Visitor, Variant)` calls the overload for what it holds.
  if (const Evaluator::Callees Any = In.overloadsAt(Named.Where);
      Any.size() > 1) {
    const Content Result = In.callAny(Any, [&](const FunctionDecl &Each) {
      return Content{
          In.textOf(In.callThrough(
              E, Each, argumentsOf(How, &Each, /*IsOneOf=*/true), Named.Where)),
          {}};
    });
    if (How.To)
      State.store(spotOf(How.To).Where, Result);
    return;
  }
  const FunctionDecl *Callee = In.calleeIn(In.contentOf(Named));
  if (!Callee)
    Callee = In.calleeIn({nullptr, Named.Where});
  // A function of characters changes the bytes of a text.
  if (Callee && How.Arguments.size() == 1 && takesCharacter(*Callee)) {
    const TextRef T = In.textOf(In.contentOf(spotOf(How.Arguments[0])));
    In.consume(T);
    if (How.To)
      State.store(spotOf(How.To).Where,
                  {In.mapped(T, Unit.Runs.imagesOf(*Callee), &E), {}});
    return;
  }
  if (!Callee)
    In.noteCalled(CallFacts::rootOf(E, How.Callee.Root));
  const std::vector<Given> Passed = argumentsOf(How, Callee, /*IsOneOf=*/false);
  if (!Callee)
    In.useArguments(E, nullptr, Passed, {});
  // What is given only constants, such as a key, encodes no data.
  const bool IsLookup = !Callee && isTextType(E.getType()) && !Passed.empty() &&
                        llvm::all_of(Passed, [](const Given &Each) {
                          return Each.Text && Each.Text->Size.IsConstant;
                        });
  const Content Result = Callee     ? In.callThrough(E, *Callee, Passed)
                         : IsLookup ? In.resultOf(E)
                                    : Content{Unit.lost(), {}};
  if (!How.To)
    return;
  const AddressSet To = spotOf(How.To).Where;
  // In place, each element becomes what the function makes of it.
  const Address *Sole = To.sole();
  if (Sole && Sole->Of->Whole && !Sole->Of->Whole->IsShared &&
      llvm::any_of(Passed, [&](const Given &Each) { return Each.Where == To; }))
    State.begin(*Sole->Of->Whole);
  State.store(To, {In.textOf(Result), {}});
}

void FlowCall::fold(const FlowFold &How) {
  const Spot Over = spotOf(How.Over);
  const AddressSet To = spotOf(How.To).Where;
  const TextRef Each = In.textOf(In.contentOf(Over));
  const Given *Function = argumentAt(How.Callee);
  const FunctionDecl *Callee = Function ? In.calleeOf(*Function) : nullptr;
  TextRef Sofar =
      How.Start ? In.textOf(In.contentOf(spotOf(How.Start))) : Texts.empty();
  In.consume(Each);
  In.consume(Sofar);
  const auto Next = [&](TextRef Before) -> TextRef {
    if (!Function)
      return Texts.append(Before, Each);
    if (!Callee)
      return Unit.lost(&E);
    State.store(To, {Before, {}});
    std::vector<Given> Passed = {{&E, nullptr, {Before, {}}, To, Before},
                                 {&E, nullptr, {Each, {}}, Over.Where, Each}};
    for (size_t I = 0; I < Passed.size() && I < Callee->getNumParams(); ++I)
      Passed[I].Parameter = Callee->getParamDecl(I);
    return In.textOf(In.callThrough(E, *Callee, Passed));
  };
  // Like a loop that the elements control.
  static constexpr unsigned MaxVisits = 4;
  for (unsigned Visit = 1; Visit <= MaxVisits; ++Visit) {
    const TextRef After = Next(Sofar);
    const TextRef Head = Visit == MaxVisits ? Texts.settle(Sofar, After)
                                            : Texts.widen(Sofar, After);
    if (Head == std::exchange(Sofar, Head))
      break;
  }
  State.store(To, {Sofar, {}});
}

TextRef Evaluator::joined(const CallExpr &Call, const AddressSet &List,
                          TextRef Between, const Expr *Formatter) {
  AddressSet Elements;
  for (const Address &A : List) {
    // An iterator refers to an element, a pointer to the first one.
    const AddressSet Targets = State.read(*A.Of).Targets;
    for (const Address &First : Targets) {
      Elements.add({First.Of, Address::Start});
      if (!First.Of->Whole)
        Elements.add({&Unit.elementOf(*First.Of), Address::Start});
    }
    if (Targets.empty())
      Elements.add({&Unit.elementOf(*A.Of), Address::Start});
  }
  const Content Held = State.read(Elements);
  if (List.isAny() || (!Held.Text && Held.Targets.empty()))
    return Unit.lost(&Call);
  TextRef Element = textOf(Held);
  if (Formatter) {
    const Given Function = {Formatter, nullptr, eval(Formatter),
                            locate(Formatter), nullptr};
    const FunctionDecl *Callee = calleeOf(Function);
    if (!Callee || Callee->getNumParams() != 2)
      return Unit.lost(&Call);
    const Place &To = Unit.temporary(Call);
    State.begin(To);
    State.write(To, {Texts.empty(), {}});
    const Given Arguments[] = {
        {&Call,
         Callee->getParamDecl(0),
         {nullptr, Address{&To, Address::Start}},
         Address{&To, Address::Start},
         nullptr},
        {&Call, Callee->getParamDecl(1), Held, Elements, Element}};
    callThrough(Call, *Callee, Arguments);
    Element = State.read(To).Text;
    if (!Element || Element->isEmpty())
      return Unit.lost(&Call);
  }
  consume(Element);
  consume(Between);
  return Texts.append(Element, Texts.repeat(Texts.append(Between, Element)));
}

} // namespace clang::tidy::uri
