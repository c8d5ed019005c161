//===--- Narrower.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Narrows texts where a guard is true, or false.
///
//===----------------------------------------------------------------------===//

#include "eval/Narrower.h"
#include "ast/CallArguments.h"
#include "ast/TextTypes.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

void Narrower::narrow(const Expr &Condition, bool IsTrue) {
  const auto Matters = [this](const Expr &Of) { return matters(Of); };
  const bool IsNeeded = !Unit.Needed.empty();
  for (const Narrowing &Each : Unit.Conditions.guardsOf(
           Condition, IsTrue, IsNeeded ? Matters : Guards::Filter()))
    narrow(Each);
  if (IsNeeded)
    narrowMembers(Condition, IsTrue);
}

AddressSet Narrower::textsAround(const Expr *Of) {
  Of = stripped(Of);
  if (!Of->isGLValue() || !Of->getType()->isAnyCharacterType())
    return {};
  AddressSet Result;
  for (const Address &A : In.locateCharacter(Of).Targets)
    if (In.isTextAt(A))
      Result.add(A);
  return Result;
}

bool Narrower::matters(const Expr &Of) {
  for (const Address &A : textsAround(&Of))
    if (Unit.Needed.includes(State.read(*A.Of).Text))
      return true;
  const AddressSet Where = locateNarrowed(&Of);
  if (const Address *Sole = Where.sole())
    return Unit.Needed.includes(State.read(*Sole->Of).Text);
  const TextRef Any = anyOf(&Of);
  return Any && Unit.Needed.includes(Any);
}

TextRef Narrower::anyOf(const Expr *Pointer) {
  Pointer = stripped(Pointer);
  if (!isReadOnlyText(Pointer->getType()) || !Pointer->isGLValue())
    return nullptr;
  const Content Held = In.eval(Pointer);
  const Address *Sole = Held.Text ? nullptr : Held.Targets.sole();
  if (Held.Targets.empty() || Held.Targets.isAny() ||
      (Sole && Sole->At == Address::Start && !Sole->Of->IsShared))
    return nullptr;
  return In.knownText(Pointer);
}

void Narrower::narrowAny(const Expr *Pointer, const uricore::CharSet &Chars) {
  if (!stripped(Pointer)->isGLValue())
    return;
  const AddressSet Where = In.locate(Pointer);
  // Whether one of several objects is missing says nothing of its text.
  if (!Chars.empty()) {
    const auto Readings = In.Tested.readingsBy(Pointer, Where);
    for (const Place *Each : Readings)
      if (const TextRef T = In.heldText(State.read(*Each)))
        State.know(*Each, {Texts.narrowed(T, Chars), {}});
    if (!Readings.empty())
      return;
  }
  const TextRef Any = anyOf(Pointer);
  if (const Address *Sole = Any ? Where.sole() : nullptr)
    State.write(*Sole->Of, {Texts.narrowed(Any, Chars), {}});
}

Narrowings Narrower::guardsOf(const Stmt &Loop) {
  return Unit.Conditions.guardsOfLoop(Loop, [&](const Expr &Of) {
    return !Unit.Needed.empty() && matters(Of);
  });
}

AddressSet Narrower::locateNarrowed(const Expr *Of) {
  const QualType Type = stripped(Of)->getType();
  AddressSet Where;
  if (!Type.isNull() && Type->isPointerType()) {
    const Content Pointer = In.eval(Of);
    // A pointer can hold a text, or the address of one.
    if (!Pointer.Text)
      Where = Pointer.Targets;
    else if (Pointer.Targets.empty() && stripped(Of)->isGLValue())
      Where = In.locate(Of);
  } else {
    Where = In.locate(Of);
  }
  const Address *Sole = Where.sole();
  if (!Sole || Sole->At != Address::Start)
    return {};
  // One character says nothing of the others.
  if (!Type.isNull() && Type->isAnyCharacterType() && In.isTextAt(*Sole))
    return {};
  return Where;
}

void Narrower::narrow(const Narrowing &Known) {
  // One character says nothing of the others.
  const Expr *Of = stripped(Known.Of);
  const AddressSet Around = textsAround(Of);
  for (const Address &A : Around) {
    const Place *Reading = In.Tested.characterBy(*Of, *A.Of);
    const TextRef Held = Reading ? State.read(*Reading).Text : nullptr;
    const TextRef Narrowed =
        Held ? Texts.narrowed(Held, Known.Chars, TextArena::Tested::Character)
             : nullptr;
    // That there is no such character does not make the text empty.
    if (Narrowed && !Narrowed->Sum.Chars.empty())
      State.know(*Reading, {Narrowed, {}});
  }
  if (!Around.empty())
    return;
  const AddressSet Where = locateNarrowed(Known.Of);
  const Address *Sole = Where.sole();
  if (!Sole || Sole->Of->IsShared)
    return narrowAny(Known.Of, Known.Chars);
  // A pointer that is null does not refer to what was allocated for it.
  const QualType Type = Unit.typeOf(*Sole->Of);
  const bool IsPointer = !Type.isNull() && Type->isPointerType();
  if (Known.Chars.empty() && Known.Of->getType()->isPointerType() &&
      !IsPointer && Sole->Of->Kind != Place::Target)
    return;
  narrowAt(*Sole->Of, Known.Chars);
}

/// The parameter whose text \p T is, unchanged; or null.
static const Origin *parameterIn(TextRef T) {
  return T && T->Kind == TextNode::Value && T->Facts->Done.empty() &&
                 T->Facts->From->Kind == Origin::Parameter
             ? T->Facts->From
             : nullptr;
}

void Narrower::narrowAt(const Place &P, const uricore::CharSet &Chars) {
  const Origin *Parameter = parameterIn(State.read(P).Text);
  State.narrow(P, Chars);
  if (!Parameter)
    return;
  llvm::SmallVector<const Place *, 4> Copies;
  size_t Cells = 0;
  State.forEach([&](const Place &Other, const EnvironmentContext::Cell &Cell) {
    ++Cells;
    if (&Other != &P && parameterIn(Cell.Holds.Text) == Parameter)
      Copies.push_back(&Other);
  });
  In.spend(Cells);
  for (const Place *Copy : Copies)
    State.narrow(*Copy, Chars);
}

void Narrower::narrowTo(const Expr *Text, const uricore::CharSet &Chars) {
  const AddressSet Where = locateNarrowed(Text);
  if (const Address *Sole = Where.sole(); Sole && !Sole->Of->IsShared)
    narrowAt(*Sole->Of, Chars);
  else
    narrowAny(Text, Chars);
}

void Narrower::narrow(const SwitchStmt &Switch, const SwitchCase *Case) {
  const Expr *Of = stripped(Switch.getCond());
  if (Of->getType()->isAnyCharacterType() && !Unit.Needed.empty() &&
      matters(*Of))
    for (const Narrowing &Each : Unit.Conditions.guardsOfCase(Switch, Case))
      narrow(Each);
}

bool Narrower::map(const Narrowing &Known, const Environment &Before) {
  const Environment After = State;
  State = Before;
  const AddressSet Where = locateNarrowed(Known.Of);
  State = After;
  const Address *Sole = Where.sole();
  if (!Sole || Sole->Of->IsShared)
    return false;
  const TextRef Found = Before.read(*Sole->Of).Text;
  if (!Found)
    return false;
  State.write(*Sole->Of, {In.mapped(Found, Known.Images.get(), nullptr), {}});
  return true;
}

} // namespace clang::tidy::uri
