//===--- Environment.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "places/Environment.h"
#include "llvm/ADT/SetVector.h"

namespace clang::tidy::uri {

void EnvironmentContext::Cell::Profile(llvm::FoldingSetNodeID &ID) const {
  ID.AddPointer(Holds.Text);
  Holds.Targets.profile(ID);
  ID.AddBoolean(IsWritten);
  for (const Place *P : CopyOf)
    ID.AddPointer(P);
  for (const Expr *E : FilledBy)
    ID.AddPointer(E);
  ID.AddBoolean(IsLost);
}

void Environment::set(const Place &P, const Cell &New) {
  Cells = Shared->Cells.add(Cells, &P, New);
}

llvm::SmallVector<const Place *, 8> Environment::cellsIn(const Place &P) const {
  llvm::SmallVector<const Place *, 8> Result = {&P}, Pending = {&P};
  while (!Pending.empty())
    for (const Place *Part : Shared->Places.partsOf(*Pending.pop_back_val())) {
      if (Part->isReading())
        continue;
      if (Cells.contains(Part))
        Result.push_back(Part);
      Pending.push_back(Part);
    }
  return Result;
}

void Environment::forgetReadings(const Place &P) {
  llvm::SmallVector<const Place *, 8> Pending = {&P};
  while (!Pending.empty())
    for (const Place *Part : Shared->Places.partsOf(*Pending.pop_back_val()))
      if (Part->isReading())
        Cells = Shared->Cells.remove(Cells, Part);
      else
        Pending.push_back(Part);
}

void Environment::eraseParts(const Place &P) {
  forgetReadings(P);
  const auto Parts = cellsIn(P);
  for (const Place *Part : llvm::drop_begin(Parts))
    Cells = Shared->Cells.remove(Cells, Part);
}

const Place *Environment::knownAround(const Place *&P) const {
  for (const Place *Whole = P; Whole; Whole = Whole->Whole) {
    const Cell *Known = find(*Whole);
    if (Known && (Known->IsWritten || !Known->CopyOf.empty()))
      return Whole;
    if (Whole->Kind != Place::Part || Whole->Step.Kind != Selector::ConstantKey)
      continue;
    const Place &Any = Shared->Places.part(*Whole->Whole, {Selector::Element});
    P = &Shared->Places.moved(*P, *Whole, Any);
    return knownAround(P);
  }
  return nullptr;
}

FewOf<const Place *, EnvironmentContext::Cell::Max>
Environment::sourcesOf(const Place &P, bool &IsLost) const {
  FewOf<const Place *, Cell::Max> Result;
  const Place *Part = &P;
  const Place *Known = knownAround(Part);
  if (!Known) {
    Result.note(Part);
    return Result;
  }
  for (const Place *From : find(*Known)->CopyOf)
    Result.note(&Shared->Places.moved(*Part, *Known, *From));
  IsLost |= find(*Known)->IsLost;
  return Result;
}

void Environment::forEachFilled(
    const Place &P, llvm::function_ref<void(const Cell &)> Visit) const {
  const Place *Part = &P;
  const Place *Known = knownAround(Part);
  bool IsOutside = false;
  for (const Place *Whole = Part; Whole; Whole = Whole->Whole) {
    const Cell *Around = find(*Whole);
    if (Around && (!IsOutside || Around->FilledAt > find(*Known)->WrittenAt))
      Visit(*Around);
    IsOutside |= Whole == Known;
  }
}

void Environment::addHistory(const Place &P, Cell &To) const {
  bool IsLost = false;
  To.IsLost |= To.CopyOf.noteAll(sourcesOf(P, IsLost));
  To.IsLost |= IsLost;
  forEachFilled(P, [&](const Cell &Around) {
    To.IsLost |= To.FilledBy.noteAll(Around.FilledBy);
    To.IsLost |= Around.IsLost && Around.FilledBy.isFull();
  });
}

void Environment::addTo(Content &To, const Content &More) const {
  To.Text = Shared->Texts.join(To.Text, More.Text);
  To.Targets.addAll(More.Targets);
}

Content Environment::inPart(const Place &Whole, const Content &Held,
                            const Place &Part) const {
  return !Held.isNull() && Shared->Defaults.isStructure(Whole)
             ? Shared->Defaults.inStructure(Part, Held)
             : Content();
}

Content Environment::read(const Place &P) const {
  if (P.isReading() && !find(P))
    return read(*P.Whole);
  const Place *Part = &P;
  const Place *Known = knownAround(Part);
  const Cell *Own = Known == Part ? find(*Part) : nullptr;
  Content Result;
  const auto Add = [&](const Content &More) { addTo(Result, More); };
  if (Own && Own->IsWritten) {
    Result = Own->Holds;
  } else {
    bool IsLost = false;
    for (const Place *From : sourcesOf(*Part, IsLost))
      Add(Shared->Defaults.initial(*From));
    if (IsLost)
      Add(Shared->Defaults.lost(P));
    // Of an object that a function has made, no part is known.
    if (Known && Known != Part)
      if (const Content &Held = find(*Known)->Holds;
          !Held.Text || Held.Text->Kind != TextNode::Value ||
          !Held.Text->Facts->isLost())
        Add(inPart(*Known, Held, P));
  }
  forEachFilled(*Part, [&](const Cell &Around) {
    if (Own && Around.FilledAt <= Own->WrittenAt)
      return;
    for (const Expr *By : Around.FilledBy)
      Add(Shared->Defaults.filled(P, *By));
    if (Around.IsLost && Around.FilledBy.isFull())
      Add(Shared->Defaults.lost(P));
  });
  return Result;
}

Content Environment::read(const AddressSet &Where) const {
  Content Result;
  for (const Address &A : Where)
    addTo(Result, read(*A.Of));
  return Result;
}

llvm::SmallVector<const Place *, 4>
Environment::aliasesOf(const Place &P) const {
  if (!P.IsInElement)
    return {};
  PlaceTable &Places = Shared->Places;
  llvm::SmallVector<const Place *, 4> Steps;
  for (const Place *Next = &P; Next->Whole; Next = Next->Whole)
    Steps.push_back(Next);
  llvm::SmallVector<const Place *, 4> Result = {&P.root()};
  for (const Place *Part : llvm::reverse(Steps)) {
    const Selector &Step = Part->Step;
    for (const Place *Whole : std::exchange(Result, {})) {
      Result.push_back(&Places.part(*Whole, Step));
      if (Step.Kind == Selector::ConstantKey)
        Result.push_back(&Places.part(*Whole, {Selector::Element}));
      else if (Step.Kind == Selector::Element)
        for (const Place *Other : Places.partsOf(*Whole))
          if (Other->Step.Kind == Selector::ConstantKey)
            Result.push_back(Other);
    }
  }
  llvm::erase_if(Result, [&](const Place *Each) { return Each == &P; });
  return Result;
}

void Environment::replace(const Place &P, const Content &New) {
  eraseParts(P);
  Cell Written;
  Written.Holds = New;
  Written.IsWritten = true;
  Written.WrittenAt = ++Shared->Now;
  set(P, Written);
}

void Environment::separate(const Place &P) {
  if (!P.IsInElement || P.isReading())
    return;
  const Place *General = &P;
  knownAround(General);
  if (General == &P)
    return;
  const Environment Before = *this;
  for (const Place *Part : Before.cellsIn(*General)) {
    const Place &Own = Shared->Places.moved(*Part, *General, P);
    if (Before.find(Own))
      continue;
    Cell Separated;
    Separated.Holds = Before.read(*Part);
    Separated.IsWritten = true;
    Separated.WrittenAt = ++Shared->Now;
    Before.addHistory(*Part, Separated);
    set(Own, Separated);
  }
}

void Environment::add(const Place &P, const Content &New) {
  if (P.isReading())
    return add(*P.Whole, New);
  forgetReadings(P);
  separate(P);
  const bool IsStructure = !New.isNull() && Shared->Defaults.isStructure(P);
  Content Both = read(P);
  Cell Joined;
  addHistory(P, Joined);
  // The other fields remain empty.
  if (IsStructure && !Both.Text && New.Text && Joined.CopyOf.empty() &&
      !knowsPartsOf(P))
    Both.Text = Shared->Texts.empty();
  addTo(Both, New);
  Joined.Holds = Both;
  Joined.IsWritten = true;
  Joined.WrittenAt = ++Shared->Now;
  set(P, Joined);
  if (!IsStructure)
    return;
  const auto Parts = cellsIn(P);
  for (const Place *Part : llvm::drop_begin(Parts)) {
    Cell Changed = *find(*Part);
    addTo(Changed.Holds, Shared->Defaults.inStructure(*Part, New));
    set(*Part, Changed);
  }
}

void Environment::write(const Place &P, Content New) {
  if (P.isReading())
    return write(*P.Whole, New);
  if (P.IsShared)
    add(P, New);
  else
    replace(P, New);
  for (const Place *Alias : aliasesOf(P))
    add(*Alias, New);
}

void Environment::append(const Place &P, TextRef Text) {
  Content New = read(P);
  New.Text = New.Text ? Shared->Texts.append(New.Text, Text) : Text;
  write(P, New);
}

void Environment::store(const AddressSet &Where, Content New) {
  for (const Address &A : Where) {
    Content Whole = New;
    if (A.At != Address::Start && Shared->Defaults.isStructure(*A.Of)) {
      mayStore(A, New);
      continue;
    }
    if (A.At != Address::Start && New.Text)
      if (const TextRef Before = read(*A.Of).Text)
        Whole.Text = Shared->Texts.append(Before, New.Text);
    if (Where.sole())
      write(*A.Of, Whole);
    else
      mayStore(A, Whole);
  }
}

void Environment::mayStore(const AddressSet &Where, const Content &New) {
  for (const Address &A : Where) {
    add(*A.Of, New);
    for (const Place *Alias : aliasesOf(*A.Of))
      add(*Alias, New);
  }
}

void Environment::copy(const Place &From, const Place &To) {
  // \p From may be a part of \p To, or vice versa.
  copy(Environment(*this), From, To);
}

void Environment::copy(const Environment &Before, const Place &From,
                       const Place &To) {
  // Elements that take the places of others are alternatives.
  if (&From == &To && !(From.Whole && From.Step.Kind == Selector::Element))
    return;
  Change New;
  New.Holds = Before.read(From);
  New.CopyOf.push(&From.written());
  change(Address{&To, Address::Start}, New, Before);
}

Environment::Change Environment::changeOf(const Place &P) const {
  Cell Known;
  addHistory(P, Known);
  return {read(P), Known.CopyOf, Known.FilledBy, Known.IsLost};
}

void Environment::change(const AddressSet &Where, const Change &New,
                         const Environment &Before) {
  for (const Address &A : Where) {
    Change Each = New;
    if (A.At != Address::Start && New.Holds.Text)
      if (const TextRef Front = read(*A.Of).Text)
        Each.Holds.Text = Shared->Texts.append(Front, New.Holds.Text);
    const Place &Of = A.Of->written();
    const auto Aliases = aliasesOf(Of);
    // A function that does not know the structure may write some of its bytes.
    const bool IsPart = !Each.Holds.isNull() && Each.CopyOf.empty() &&
                        Shared->Defaults.isStructure(Of);
    change(Of, Each, Before, Where.sole() && !Of.IsShared && !IsPart);
    for (const Place *Alias : Aliases)
      change(*Alias, Each, Before, /*IsStrong=*/false);
  }
}

void Environment::change(const Place &To, const Change &New,
                         const Environment &Before, bool IsStrong) {
  PlaceTable &Places = Shared->Places;
  forgetReadings(To);
  llvm::SmallSetVector<const Place *, 8> Parts;
  Parts.insert(&To);
  const auto Move = [&](const Place &From) {
    for (const Place *Part : Before.cellsIn(From)) {
      const Place &Moved = Places.moved(*Part, From, To);
      if (Moved.isIn(To))
        Parts.insert(&Moved);
      else // A recursive field leads out of To.
        add(Moved, Before.read(*Part));
    }
  };
  for (const Place *From : New.CopyOf) {
    Move(*From);
    const Place *General = From;
    Before.knownAround(General);
    if (General != From)
      Move(*General);
  }
  if (!IsStrong) {
    separate(To);
    for (const Place *Part : cellsIn(To))
      Parts.insert(Part);
  }
  llvm::SmallVector<std::pair<const Place *, Cell>, 4> Changed;
  for (const Place *Part : Parts) {
    Cell Made;
    Made.FilledBy = New.FilledBy;
    Made.IsLost = New.IsLost;
    const auto Add = [&](const Content &More) { addTo(Made.Holds, More); };
    if (Part == &To) {
      Made.Holds = New.Holds;
    } else {
      for (const Place *From : New.CopyOf)
        Add(Before.read(Places.moved(*Part, To, *From)));
      Add(inPart(To, New.Holds, *Part));
      for (const Expr *By : New.FilledBy)
        Add(Shared->Defaults.filled(*Part, *By));
      if (New.IsLost)
        Add(Shared->Defaults.lost(*Part));
    }
    for (const Place *From : New.CopyOf)
      Before.addHistory(Places.moved(*Part, To, *From), Made);
    if (!IsStrong) {
      Add(read(*Part));
      addHistory(*Part, Made);
    }
    Made.IsWritten = true;
    Changed.emplace_back(Part, Made);
  }
  if (IsStrong)
    eraseParts(To);
  for (auto &[Part, Made] : Changed) {
    Made.WrittenAt = Made.FilledAt = ++Shared->Now;
    set(*Part, Made);
  }
}

void Environment::begin(const Place &P) {
  if (!P.IsShared)
    replace(P, {});
}

void Environment::fill(const Place &P, const Expr &By) {
  if (P.isReading())
    return fill(*P.Whole, By);
  llvm::SmallVector<const Place *, 4> Objects = aliasesOf(P);
  Objects.push_back(&P);
  for (const Place *Object : Objects) {
    const Cell *Own = find(*Object);
    Cell Filled = Own ? *Own : Cell();
    Filled.IsLost |= Filled.FilledBy.isFull() &&
                     !llvm::is_contained(Filled.FilledBy.all(), &By);
    Filled.FilledBy.note(&By);
    Filled.FilledAt = ++Shared->Now;
    set(*Object, Filled);
  }
}

void Environment::narrow(const Place &P, const uricore::CharSet &Chars) {
  if (P.IsShared)
    return;
  Content Held = read(P);
  if (!Held.Text)
    return;
  Held.Text = Shared->Texts.narrowed(Held.Text, Chars);
  know(P, Held);
}

void Environment::know(const Place &P, const Content &Held) {
  // The content of the parts does not change.
  Cell Known;
  addHistory(P, Known);
  Known.Holds = Held;
  Known.IsWritten = true;
  Known.WrittenAt = ++Shared->Now;
  set(P, Known);
}

void Environment::forget(const Place &P) {
  eraseParts(P);
  Cells = Shared->Cells.remove(Cells, &P);
}

void Environment::take(const Place &P, const Environment &Other) {
  if (const Cell *Known = Other.find(P))
    set(P, *Known);
  else
    Cells = Shared->Cells.remove(Cells, &P);
}

bool Environment::knows(const Place &P) const {
  const Place *Part = &P;
  return knownAround(Part) != nullptr;
}

bool Environment::mayHoldMore(const Place &P) const {
  const auto IsOutside = [](const Place &Source) {
    const Place::KindTy Root = Source.root().Kind;
    return Root != Place::Local && Root != Place::Temporary;
  };
  for (const Place *Whole = &P; Whole; Whole = Whole->Whole)
    if (const Cell *Known = find(*Whole))
      if (Known->IsLost || !Known->FilledBy.empty())
        return true;
  bool IsLost = false;
  return llvm::any_of(sourcesOf(P, IsLost),
                      [&](const Place *Source) { return IsOutside(*Source); });
}

void Environment::forEach(
    llvm::function_ref<void(const Place &, const EnvironmentContext::Cell &)>
        Visit) const {
  for (const auto &[P, Known] : Cells)
    Visit(*P, Known);
}

} // namespace clang::tidy::uri
