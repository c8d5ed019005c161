//===--- Place.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "places/Place.h"
#include <cassert>
#include <utility>

namespace clang::tidy::uri {

bool Place::isIn(const Place &Other) const {
  for (const Place *P = this; P; P = P->Whole)
    if (P == &Other)
      return true;
  return false;
}

bool Place::isPointee() const {
  for (const Place *P = this; P->Whole; P = P->Whole)
    if (P->Step.Kind == Selector::Pointee)
      return true;
  return false;
}

const Place &Place::root() const {
  const Place *P = this;
  while (P->Whole)
    P = P->Whole;
  return *P;
}

bool Place::outlivesCall() const {
  switch (root().Kind) {
  case This:
  case Global:
  case Allocation:
  case Target:
    return true;
  default:
    return false;
  }
}

const Place &PlaceTable::add(Place New) {
  New.Id = Places.size();
  Places.push_back(New);
  return Places.back();
}

const Place &PlaceTable::root(Place::KindTy Kind, const void *Identity) {
  assert(Kind != Place::Part && "a part has a whole");
  const Place *&Known = Roots[{Kind, Identity}];
  if (!Known)
    Known = &add({Kind, Identity});
  return *Known;
}

const Place &PlaceTable::target(const Place &Pointer) {
  if (Pointer.Depth >= MaxDepth)
    return Pointer;
  if (Pointer.Whole && Pointer.Step.IsRecursive)
    for (const Place *P = Pointer.Whole; P;
         P = P->Kind == Place::Target ? static_cast<const Place *>(P->Identity)
                                      : P->Whole)
      if (P->Whole && P->Step == Pointer.Step)
        return P->root();
  const Place *&Known = Roots[{Place::Target, &Pointer}];
  if (!Known) {
    Place New = {Place::Target, &Pointer};
    New.Depth = Pointer.Depth;
    New.IsShared = Pointer.IsShared;
    Known = &add(New);
  }
  return *Known;
}

/// Whether \p Step leads from one object to several.
static bool isSeveral(const Selector &Step) {
  return Step.Kind == Selector::Element || Step.Kind == Selector::Key ||
         Step.IsRecursive;
}

const Place &PlaceTable::part(const Place &Whole, const Selector &Step) {
  if (Step.IsRecursive)
    for (const Place *P = &Whole; P->Whole; P = P->Whole)
      if (P->Step == Step)
        return *P;
  for (const Place *Known : Parts[&Whole])
    if (Known->Step == Step)
      return *Known;
  Place New = {Place::Part, nullptr, &Whole, Step};
  const bool IsReading = Step.Kind == Selector::Reading;
  New.Depth = Whole.Depth + (Step.Kind != Selector::Pointee && !IsReading);
  if (New.Depth > MaxDepth)
    return Whole;
  // A write to a shared place never replaces it, so its parts need no places.
  unsigned &Count = DeepParts[&Whole.root()];
  if (Whole.IsShared && New.Depth >= MinDeep && ++Count > MaxDeepParts)
    return Whole;
  New.IsShared = !IsReading &&
                 (Whole.IsShared || isSeveral(Step) || New.Depth == MaxDepth);
  New.IsInElement = Whole.IsInElement || Step.Kind == Selector::Element ||
                    Step.Kind == Selector::ConstantKey;
  const Place &Added = add(New);
  Parts[&Whole].push_back(&Added);
  return Added;
}

const Place &PlaceTable::moved(const Place &P, const Place &From,
                               const Place &To) {
  assert(P.isIn(From) && "not a part of it");
  llvm::SmallVector<const Place *, 8> Steps;
  for (const Place *Next = &P; Next != &From; Next = Next->Whole)
    Steps.push_back(Next);
  const Place *Result = &To;
  for (const Place *Next : llvm::reverse(Steps))
    Result = &part(*Result, Next->Step);
  return *Result;
}

llvm::ArrayRef<const Place *> PlaceTable::partsOf(const Place &Whole) const {
  const auto Found = Parts.find(&Whole);
  return Found == Parts.end() ? llvm::ArrayRef<const Place *>()
                              : llvm::ArrayRef<const Place *>(Found->second);
}

void AddressSet::add(const Address &A) {
  if (llvm::is_contained(Known, A))
    return;
  if (!Known.isFull())
    return Known.push(A);
  FewOf<Address, Max> Objects;
  const auto Merge = [&](const Address &Each) {
    for (Address &Other : Objects)
      if (Other.Of == Each.Of) {
        if (Other.At != Each.At)
          Other.At = Address::Inside;
        return;
      }
    IsAny |= Objects.isFull();
    Objects.push(Each);
  };
  for (const Address &Each : std::exchange(Known, {}))
    Merge(Each);
  Merge(A);
  Known = Objects;
}

AddressSet AddressSet::at(Address::Position At) const {
  AddressSet Result;
  for (const Address &A : Known)
    Result.add({A.Of, At});
  Result.IsAny = IsAny;
  return Result;
}

void AddressSet::profile(llvm::FoldingSetNodeID &ID) const {
  for (const Address &A : Known) {
    ID.AddPointer(A.Of);
    ID.AddInteger(A.At);
  }
  ID.AddBoolean(IsAny);
}

} // namespace clang::tidy::uri
