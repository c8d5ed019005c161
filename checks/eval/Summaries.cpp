//===--- Summaries.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The effect of a function at one of its calls.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clang::tidy::uri {

/// How many calls down a text can be built of the arguments of a call.
static constexpr unsigned MaxCalls = 8;
/// How many texts and events of a function its callers see.
static constexpr size_t MaxTold = 32;
/// The leaves of all texts and events that the calls in a function show it.
static constexpr size_t MaxLeavesSeen = 4096;
/// How many allocations of a function each call makes again.
static constexpr size_t MaxCopied = 32;

namespace {

/// Translates the places and texts of a called function to those of its
/// caller, in the state before the call.
class Translation {
public:
  /// What the caller says of its arguments.
  struct Caller {
    /// The front of a text, with the length that the argument is.
    llvm::function_ref<TextRef(TextRef, const Expr &Length)> PrefixOf;
    /// The character with the code that the argument is.
    llvm::function_ref<TextRef(const Expr &Code)> CharacterOf;
  };
  Translation(UnitTexts &Unit, const Environment &Before, const Place &Result,
              const Expr &Call, llvm::StringRef Name, Caller FromCaller)
      : Unit(Unit), Before(Before), Result(Result), Call(Call), Name(Name),
        FromCaller(FromCaller) {}

  struct Argument {
    Content Value;
    AddressSet Where;
    TextRef Text;
    const Expr *E;
  };
  llvm::SmallDenseMap<const ParmVarDecl *, Argument, 4> Arguments;
  AddressSet Object;
  const Place *OwnResult = nullptr;
  /// Whether a text was too long.
  bool IsCut = false;
  /// What pointers lead to that the function writes through.
  llvm::SmallPtrSet<const Place *, 4> WrittenTargets;
  /// What the allocations of the function become that something in the caller
  /// leads to.
  llvm::MapVector<const Place *, const Place *> Copies;

  /// Where the objects of the caller are that are at \p P in the function.
  AddressSet places(const Place &P);
  TextRef text(TextRef T);
  Content content(const Content &Of);
  Environment::Change change(const Environment::Change &Of);
  /// Whether text() changes \p T.
  bool changes(TextRef T);

private:
  const Argument *argumentOf(const Place &P) const {
    if (P.Whole || P.Kind != Place::Parameter)
      return nullptr;
    const auto Found =
        Arguments.find(static_cast<const ParmVarDecl *>(P.Identity));
    return Found == Arguments.end() ? nullptr : &Found->second;
  }
  /// The argument that leads to \p P; null if none does.
  const Argument *argumentTo(const Place &P) const {
    const Place *Root = &P.root();
    while (Root->Kind == Place::Target)
      Root = &static_cast<const Place *>(Root->Identity)->root();
    return argumentOf(*Root);
  }
  /// The object that has the part \p P of the caller's object \p Of. A pointer
  /// to the first element of an array leads to the others, too.
  const Place &wholeFor(const Place &P, const Place &Of) const;
  const Place &wholeFor(const Place &P, const Place &&Of) const = delete;
  std::optional<TextRef> value(const TextValue &V);
  /// The object at \p Target, which the function writes to or stores, where the
  /// pointer of the caller is null.
  Address newObject(const Place &Target) {
    const Place &Object = Unit.objectFrom(Call, Target);
    New.insert(&Object);
    return {&Object, Address::Start};
  }

  UnitTexts &Unit;
  const Environment &Before;
  const Place &Result;
  const Expr &Call;
  /// Of the called function.
  const llvm::StringRef Name;
  const Caller FromCaller;
  llvm::DenseMap<TextRef, TextRef> Known;
  /// Objects that did not exist before the call.
  llvm::SmallPtrSet<const Place *, 4> New;
};

} // namespace

const Place &Translation::wholeFor(const Place &P, const Place &Of) const {
  const bool IsIndexed =
      P.Step.Kind == Selector::Element || P.Step.Kind == Selector::ConstantKey;
  if (!IsIndexed || P.Whole->Kind != Place::Target || P.Whole->Whole ||
      !Of.Whole || Of.Step.Kind != Selector::Element)
    return Of;
  const QualType Type = Unit.typeOf(Of);
  const bool HasElements =
      Type.isNull() || Type->isArrayType() ||
      llvm::any_of(TextTypes::current().partsOf(Type),
                   [](const TypePart &Each) {
                     return Each.Step.Kind == FlowStep::Element;
                   });
  return HasElements ? Of : *Of.Whole;
}

AddressSet Translation::places(const Place &P) {
  if (!P.Whole) {
    switch (P.Kind) {
    case Place::This:
      return Object;
    case Place::Parameter:
      // An object that is passed by value.
      if (const Argument *Found = argumentOf(P))
        return Found->Where;
      return {};
    case Place::Target: {
      const auto &Pointer = *static_cast<const Place *>(P.Identity);
      AddressSet Targets;
      if (const Argument *Found = argumentOf(Pointer))
        Targets = Found->Where;
      else
        for (const Address &A : places(Pointer))
          Targets.addAll(Before.read(*A.Of).Targets);
      if (Targets.empty() && WrittenTargets.contains(&P))
        return newObject(P);
      return Targets;
    }
    case Place::Temporary:
      return &P == OwnResult ? Address{&Result, Address::Start}
                             : Address{&P, Address::Start};
    case Place::Allocation: {
      const auto [Copy, IsNew] = Copies.insert({&P, &P});
      if (IsNew && Copies.size() <= MaxCopied)
        Copy->second = &Unit.copyFor(Call, P);
      return Address{Copy->second, Address::Start};
    }
    default:
      return Address{&P, Address::Start};
    }
  }
  AddressSet Parts;
  const AddressSet Wholes = places(*P.Whole);
  for (const Address &A : Wholes)
    Parts.add({&Unit.Places.part(wholeFor(P, *A.Of), P.Step), Address::Start});
  if (Wholes.isAny())
    Parts.addAll(AddressSet::any());
  return Parts;
}

Content Translation::content(const Content &Of) {
  Content Translated = {text(Of.Text), {}};
  if (Of.Targets.isAny())
    Translated.Targets.addAll(AddressSet::any());
  for (const Address &A : Of.Targets) {
    for (const Address &Each : places(*A.Of))
      Translated.Targets.add(
          {Each.Of, A.At == Address::Start ? Each.At : A.At});
    // A literal or the result of a call has a text, but no address.
    if (A.Of->Kind != Place::Target || WrittenTargets.contains(A.Of))
      continue;
    const auto &Pointer = *static_cast<const Place *>(A.Of->Identity);
    const Argument *Found = argumentOf(Pointer);
    const TextRef Given =
        Found ? Found->Value.Text : Before.read(places(Pointer)).Text;
    if (Given)
      Translated.Text = Unit.Texts.join(Translated.Text, Given);
  }
  return Translated;
}

Environment::Change Translation::change(const Environment::Change &Of) {
  Environment::Change Translated;
  Translated.Holds = content(Of.Holds);
  // What the call stores becomes a part of other text where that is read.
  if (Translated.Holds.Text && Translated.Holds.Text->HasEntries)
    Translated.Holds.Text = Unit.Texts.substitute(
        Translated.Holds.Text, [this](const TextValue &V) {
          TextValue Stored = V;
          if (V.Entry == &Call)
            Stored.Entry = nullptr;
          return Unit.Texts.value(Stored);
        });
  // What a function stores in place of a null pointer, like realloc(), is new.
  if (Translated.Holds.Targets.empty() && !Translated.Holds.Text)
    for (const Address &A : Of.Holds.Targets)
      if (A.Of->Kind == Place::Target)
        Translated.Holds.Targets.add(newObject(*A.Of));
  Translated.FilledBy = Of.FilledBy;
  Translated.IsLost = Of.IsLost;
  for (const Place *From : Of.CopyOf) {
    const AddressSet Wholes = places(*From);
    Translated.IsLost |= Wholes.isAny();
    for (const Address &A : Wholes) {
      Translated.IsLost |= Translated.CopyOf.isFull() &&
                           !llvm::is_contained(Translated.CopyOf.all(), A.Of);
      Translated.CopyOf.note(A.Of);
    }
  }
  return Translated;
}

std::optional<TextRef> Translation::value(const TextValue &V) {
  TextRef Given = nullptr;
  const Argument *Through = nullptr;
  if (const ParmVarDecl *Param = V.From->parameter()) {
    const auto Found = Arguments.find(Param);
    if (Found == Arguments.end())
      return std::nullopt;
    Given = Found->second.Text;
    // `put('/')`, where put() takes an int.
    if (V.From->Kind == Origin::Character && Given &&
        Given->Kind == TextNode::Value &&
        Given->Facts->From->Kind == Origin::Number)
      Given = FromCaller.CharacterOf(*Found->second.E);
    if (!Given)
      Given = Unit.Texts.empty();
  } else if (V.From->Kind == Origin::Place) {
    const auto &P = *static_cast<const Place *>(V.From->Identity);
    const Place::KindTy Root = P.root().Kind;
    if (Root != Place::Parameter && Root != Place::This &&
        Root != Place::Target)
      return std::nullopt;
    AddressSet Where;
    const AddressSet All = places(P);
    if (All.isAny())
      return std::nullopt;
    for (const Address &A : All)
      if (!New.contains(&A.Of->root()))
        Where.add(A);
    Given = Before.read(Where).Text;
    Unit.Needed.addArgument(*V.From, Given);
    // A literal or the result of a call has a text, but no address.
    if (P.Kind == Place::Target)
      Given = Unit.Texts.join(
          Given,
          Before.read(places(*static_cast<const Place *>(P.Identity))).Text);
    if (!Given)
      Given = Unit.Texts.empty();
    Through = argumentTo(P);
  } else {
    return std::nullopt;
  }
  for (const Transformer *Each : V.Done) {
    Transformer How = *Each;
    // For the caller, the function itself encodes or decodes.
    if (How.Kind == Transformer::Encode || How.Kind == Transformer::Decode) {
      How.Call = &Call;
      How.Callee = Name;
    }
    const auto Length = Arguments.find(How.Length);
    Given = Length != Arguments.end()
                ? FromCaller.PrefixOf(Given, *Length->second.E)
                : Unit.Texts.coded(Given, How);
  }
  if (const TextValue *Data = TextArena::dataIn(Given); Data && !Data->Via) {
    TextValue Read = *Data;
    Read.Via = V.Via ? V.Via : V.Entry;
    Read.Names.noteAll(V.Names);
    Given = Unit.Texts.asData(Given, Read);
  }
  // A fact about the whole argument says nothing about its parts.
  const bool IsWhole = llvm::all_of(alternativesOf(Given), [](TextRef Each) {
    return Each->Kind != TextNode::Concat && Each->Kind != TextNode::Repeat;
  });
  // What the function does to the value on its way.
  const bool IsNarrowed =
      !(~V.Chars).empty() && (V.Done.empty() || Given->Size.Calls == 0);
  return Unit.Texts.substitute(Given, [&](const TextValue &Inner) {
    TextValue Result = Inner;
    if (IsNarrowed)
      Result = narrowed(Result, V.Chars);
    Result.IsBound |= V.IsBound;
    if (!Result.Via)
      Result.Via = V.Via ? V.Via : V.Entry;
    // Nothing has read it before the whole object was passed. What another
    // function has made of it is read where this one needs it.
    if (!Result.Entry && Through) {
      Result.Entry = Result.Done.empty() || !V.Entry ? Through->E : V.Entry;
      Result.IsBound = true;
    }
    Result.Readers.noteAll(V.Readers);
    if (V.Via && V.Entry)
      Result.Readers.note(V.Entry);
    if (IsWhole) {
      Result.Names.noteAll(V.Names);
      if (Result.Part == UriPart::Data)
        Result.Part = V.Part;
    }
    return Unit.Texts.value(Result);
  });
}

TextRef Translation::text(TextRef T) {
  if (!T)
    return T;
  IsCut |= T->Size.Leaves > TextSummary::MaxLeaves;
  T = Unit.Texts.front(T, TextSummary::MaxLeaves);
  const auto [Entry, IsNew] = Known.try_emplace(T, nullptr);
  if (!IsNew)
    return Entry->second;
  const TextRef Translated = Unit.Texts.substitute(T, [&](const TextValue &V) {
    const std::optional<TextRef> Given = value(V);
    return Given ? *Given : Unit.Texts.value(V);
  });
  return Known[T] = Translated;
}

bool Translation::changes(TextRef T) {
  return text(T) != Unit.Texts.front(T, TextSummary::MaxLeaves);
}

TextRef Evaluator::textFor(const Given &Argument) {
  // `&Text`, of a pointer to characters.
  const QualType Type = Argument.E->getType();
  const QualType Pointee = Type.isNull() ? Type : Type->getPointeeType();
  const bool IsIndirect = !Pointee.isNull() && Pointee->isPointerType() &&
                          isTextType(Pointee) &&
                          (!Argument.Text || Argument.Text->isEmpty());
  return IsIndirect ? textOf(State.read(Argument.Where)) : Argument.Text;
}

Content Evaluator::apply(const Expr &Call, const FunctionDecl &Callee,
                         const TextSummary &Summary,
                         llvm::ArrayRef<Given> Arguments,
                         const AddressSet &Object, bool IsBound) {
  const FunctionDecl *Definition = nullptr;
  Callee.hasBody(Definition);
  const Place &Result = Unit.temporary(Call);
  const Environment Before = State;
  const auto PrefixOf = [&](TextRef T, const Expr &Length) {
    return prefixOf(T, Length, Call);
  };
  const auto CharacterOf = [this](const Expr &Code) {
    return characterWithCode(&Code);
  };
  Translation To(Unit, Before, Result, Call,
                 Callee.getIdentifier() ? Callee.getName() : "",
                 {PrefixOf, CharacterOf});
  To.Object = Object;
  To.OwnResult = &Unit.resultOf(*Definition);
  for (size_t I = 0; I < Arguments.size(); ++I)
    if (I < Definition->getNumParams()) {
      Unit.pass(*Definition->getParamDecl(I), Arguments[I].Text, Function);
      // What is known of a template is known of its pattern.
      if (const FunctionDecl *Pattern =
              Definition->getTemplateInstantiationPattern();
          Pattern && Pattern->getNumParams() == Definition->getNumParams())
        Unit.pass(*Pattern->getParamDecl(I), Arguments[I].Text, Function);
      To.Arguments.try_emplace(
          Definition->getParamDecl(I),
          Translation::Argument{Arguments[I].Value, Arguments[I].Where,
                                asData(textFor(Arguments[I]), Arguments[I].E),
                                Arguments[I].E});
    }
  for (const auto &[Param, Value] : restOf(Summary, *Definition, Arguments))
    To.Arguments.try_emplace(
        Param, Translation::Argument{Value.Value, Value.Where,
                                     asData(Value.Text, Value.E), Value.E});
  for (const WrittenText &Each : Summary.Written)
    if (const Place &Root = Each.Of->root(); Root.Kind == Place::Target)
      To.WrittenTargets.insert(&Root);
  const size_t Steps = Texts.steps();
  size_t Told = 0;
  // Whether there is room for one more, which \p T becomes.
  const auto Takes = [&](TextRef T, unsigned Depth) {
    if (Depth >= MaxCalls || (!IsBound && !To.changes(T)))
      return false;
    if (Told >= MaxTold || Out.LeavesTold >= MaxLeavesSeen) {
      To.IsCut = true;
      return false;
    }
    ++Told;
    Out.LeavesTold += To.text(T)->Size.Leaves;
    return true;
  };
  for (const FinishedText &Each : Summary.Texts)
    if (Takes(Each.Text, Each.Depth)) {
      Out.Texts.push_back({To.text(Each.Text), Each.Use, Each.Depth + 1});
    }
  Told = 0;
  for (const TextEvent &Each : Summary.Events)
    if (Each.concernsCallers() && Takes(Each.Input, Each.Depth)) {
      Out.Events.push_back({{Each.Kind, &Call, Function, Each.Delimiters,
                             Each.Via ? Each.Via : Each.Call, Each.Depth + 1},
                            To.text(Each.Input)});
    }
  const auto GivenAs = [&](const ParmVarDecl *Param) {
    const auto Found = To.Arguments.find(Param);
    return Found == To.Arguments.end() ? nullptr : Found->second.Text;
  };
  for (const ParmVarDecl *Param : Summary.Formats)
    noteFormat(GivenAs(Param));
  for (const ParmVarDecl *Param : Summary.Sought)
    noteSought(GivenAs(Param));
  for (const Given &Each : Arguments)
    if (Each.Parameter && llvm::any_of(Summary.Called, [&](const auto *Param) {
          return Param->getFunctionScopeIndex() ==
                 Each.Parameter->getFunctionScopeIndex();
        }))
      noteCalled(Each.E);
  State.begin(Result);
  // All of it depends on the state before the call.
  std::vector<std::pair<AddressSet, Environment::Change>> Changes;
  llvm::DenseMap<const Place *, llvm::SmallVector<const WrittenText *, 2>> Made;
  const auto Change = [&](const WrittenText &Each) {
    const AddressSet Where = To.places(*Each.Of);
    Changes.emplace_back(Where, To.change(Each.Becomes));
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
    Unit.Budget.note(*Definition, CutReason::Summary);
  spend(Texts.steps() - Steps);
  const QualType Type = Definition->getReturnType();
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

} // namespace clang::tidy::uri
