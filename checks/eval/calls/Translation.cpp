//===--- Translation.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The places and texts of a called function in its caller.
///
//===----------------------------------------------------------------------===//

#include "eval/calls/Translation.h"
#include "ast/TextTypes.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// How many allocations of a function each call makes again.
static constexpr size_t MaxCopied = 32;

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

TextRef Translation::heldBy(const Place &Pointer) {
  if (const QualType Type = Unit.typeOf(Pointer);
      !Type.isNull() && Type->isReferenceType())
    return nullptr;
  const Argument *Found = argumentOf(Pointer);
  return Found ? Found->Value.Text : Before.read(places(Pointer)).Text;
}

Content Translation::content(const Content &Of) {
  Content Translated = {text(Of.Text), {}};
  if (Of.Targets.isAny())
    Translated.Targets.addAll(AddressSet::any());
  for (const Address &A : Of.Targets) {
    const AddressSet Where = places(*A.Of);
    Translated.Targets.addAll(A.At == Address::Start ? Where : Where.at(A.At));
    if (A.Of->Kind == Place::Target && !isNew(Where))
      Translated.Text = Unit.Texts.join(
          Translated.Text, heldBy(*static_cast<const Place *>(A.Of->Identity)));
  }
  return Translated;
}

Environment::Change Translation::change(const Environment::Change &Of,
                                        const Place &P) {
  Environment::Change Translated;
  Written = &P;
  Translated.Holds = content(Of.Holds);
  Written = nullptr;
  // Where the function writes nothing, the array keeps its text; and what is
  // written to may be a text that is in no object.
  const TextRef Made = Translated.Holds.Text;
  const bool MayBeKept =
      Made && ((Made->Kind == TextNode::Choice &&
                Made->Alternatives.front()->isEmpty() && Unit.isOutput(P)) ||
               (P.Kind == Place::Target && !P.Whole &&
                heldBy(*static_cast<const Place *>(P.Identity))));
  if (MayBeKept) {
    const AddressSet Where = places(P);
    if (const Address *Sole = Where.sole(); Sole && Sole->At == Address::Start)
      Translated.Holds.Text =
          Unit.Texts.join(Made, Before.read(*Sole->Of).Text);
  }
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

TextRef Translation::kept(const TextValue &V) {
  if (!Written || V.Entry || V.Via || !V.Done.empty() || !(~V.Chars).empty())
    return nullptr;
  const ParmVarDecl *Param = V.From->parameter();
  const auto *Pointer = Written->Kind == Place::Target && !Written->Whole
                            ? static_cast<const Place *>(Written->Identity)
                            : nullptr;
  if (Param ? Pointer != &Unit.placeOf(*Param)
            : V.From->Kind != Origin::Place || V.From->Identity != Written)
    return nullptr;
  const AddressSet Where = places(*Written);
  const Address *Sole = Where.sole();
  // Behind the end of a text, there is nothing.
  if (Sole && Sole->At == Address::End)
    return Unit.Texts.empty();
  return Sole ? Before.read(*Sole->Of).Text : nullptr;
}

/// Whether nothing but a part was made of \p V.
static bool isOnlyCut(const TextValue &V) {
  return llvm::all_of(V.Done.all(), [](const Transformer *Each) {
    return Each->Kind == Transformer::Slice;
  });
}

std::optional<TextRef> Translation::value(const TextValue &V) {
  if (const TextRef Same = kept(V))
    return Same;
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
      if (!New.contains(&A.Of->root()) && A.At != Address::End)
        Where.add(A);
    Given = Before.read(Where).Text;
    Unit.Needed.addArgument(*V.From, Given);
    if (P.Kind == Place::Target)
      Given = Unit.Texts.join(Given,
                              heldBy(*static_cast<const Place *>(P.Identity)));
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
    // The part is read where the argument is passed.
    if (How.Kind == Transformer::Slice && Through)
      How.Call = nullptr;
    const auto Length = Arguments.find(How.Length);
    Given = Length != Arguments.end()
                ? FromCaller.PrefixOf(Given, *Length->second.E)
                : Unit.Texts.coded(Given, How);
  }
  const auto NoteReaders = [&V](TextValue &Of) {
    Of.Readers.noteAll(V.Readers);
    if (V.Via && V.Entry)
      Of.Readers.note(V.Entry);
  };
  if (const TextValue *Data = TextArena::dataIn(Given); Data && !Data->Via) {
    TextValue Read = *Data;
    Read.Via = V.Via ? V.Via : V.Entry;
    Read.Names.noteAll(V.Names);
    NoteReaders(Read);
    Given = Unit.Texts.asData(Given, Read);
  }
  // A fact about the whole argument says nothing about its parts.
  const bool IsWhole = !findNode(Given, [](const TextNode &Each) {
    return Each.Kind == TextNode::Concat || Each.Kind == TextNode::Repeat;
  });
  // What the function does to the value on its way.
  const bool IsNarrowed =
      !(~V.Chars).empty() && (V.Done.empty() || Given->Size.Calls == 0);
  return Unit.Texts.substitute(Given, [&](const TextValue &Inner) {
    TextValue Result = Inner;
    if (IsNarrowed)
      Result = narrowed(Result, V.Chars);
    Result.IsBound |= V.IsBound;
    if (!Result.Via) {
      Result.Via = V.Via ? V.Via : V.Entry;
      Result.IsPartOfVia = !IsWhole || V.IsPartOfVia;
    }
    // Nothing has read it before the whole object was passed. What another
    // function has made of it is read where this one needs it.
    if (!Result.Entry && Through) {
      Result.Entry = isOnlyCut(Result) || !V.Entry ? Through->E : V.Entry;
      Result.IsBound = true;
    }
    if (IsWhole) {
      NoteReaders(Result);
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
  const std::pair Question(T, Written);
  const auto [Entry, IsNew] = Known.try_emplace(Question, nullptr);
  if (!IsNew)
    return Entry->second;
  const TextRef Translated = Unit.Texts.substitute(T, [&](const TextValue &V) {
    const std::optional<TextRef> Given = value(V);
    return Given ? *Given : Unit.Texts.value(V);
  });
  return Known[Question] = Translated;
}

bool Translation::changes(TextRef T) {
  return text(T) != Unit.Texts.front(T, TextSummary::MaxLeaves);
}

} // namespace clang::tidy::uri
