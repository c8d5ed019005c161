//===--- EnvironmentJoin.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The differences between the states of a function, and how these join.
///
//===----------------------------------------------------------------------===//

#include "places/Environment.h"

namespace clang::tidy::uri {
namespace {

using Tree = EnvironmentContext::CellMap::TreeTy;

/// What a walk through a tree, in order, has left: subtrees and single nodes.
class Left {
public:
  explicit Left(const Tree *Root) { push(Root, false); }

  bool empty() const { return Pending.empty(); }
  const Tree *next() const { return Pending.back().first; }
  bool isNode() const { return Pending.back().second; }
  /// The height of the next subtree; 0 if a node is next.
  unsigned height() const { return isNode() ? 0 : next()->getHeight(); }
  const Place &place() const { return *next()->getValue().first; }
  void pop() { Pending.pop_back(); }
  void expand() {
    const Tree *T = next();
    pop();
    push(T->getRight(), false);
    push(T, true);
    push(T->getLeft(), false);
  }

private:
  void push(const Tree *T, bool IsNode) {
    if (T)
      Pending.emplace_back(T, IsNode);
  }

  llvm::SmallVector<std::pair<const Tree *, bool>, 32> Pending;
};

} // namespace

/// Calls \p Visit for each place that has a cell in only one of the trees, or
/// different ones, until it returns false. Subtrees that both share are
/// skipped. Returns the number of visited nodes.
static size_t forEachDifference(const Tree *InA, const Tree *InB,
                                llvm::function_ref<bool(const Place &)> Visit) {
  size_t Steps = 0;
  Left A(InA), B(InB);
  while (!A.empty() || !B.empty()) {
    if (!A.empty() && !B.empty() && A.next() == B.next() &&
        A.isNode() == B.isNode()) {
      A.pop();
      B.pop();
      continue;
    }
    ++Steps;
    const unsigned HeightA = A.empty() ? 0 : A.height(),
                   HeightB = B.empty() ? 0 : B.height();
    // The smaller of them may be a part of the larger.
    if (HeightA > 0 && HeightA >= HeightB)
      A.expand();
    if (HeightB > 0 && HeightB >= HeightA)
      B.expand();
    if (HeightA > 0 || HeightB > 0)
      continue;
    const bool IsA = B.empty() || (!A.empty() && A.place().Id <= B.place().Id),
               IsB = A.empty() || (!B.empty() && B.place().Id <= A.place().Id);
    const bool IsSame =
        IsA && IsB &&
        A.next()->getValue().second == B.next()->getValue().second;
    const Place &P = IsA ? A.place() : B.place();
    if (IsA)
      A.pop();
    if (IsB)
      B.pop();
    if (!IsSame && !Visit(P))
      break;
  }
  return Steps;
}

llvm::SmallVector<const Place *, 8>
Environment::changedFrom(const Environment &Other) const {
  llvm::SmallVector<const Place *, 8> Result;
  Shared->Steps += forEachDifference(Cells.getRootWithoutRetain(),
                                     Other.Cells.getRootWithoutRetain(),
                                     [&](const Place &P) {
                                       Result.push_back(&P);
                                       return true;
                                     });
  return Result;
}

bool operator==(const Environment &A, const Environment &B) {
  bool IsEqual = true;
  A.Shared->Steps += forEachDifference(
      A.Cells.getRootWithoutRetain(), B.Cells.getRootWithoutRetain(),
      [&](const Place &) { return IsEqual = false; });
  return IsEqual;
}

Content Environment::apart(const Content &Held, const Content &Else,
                           const Environment &Other) const {
  if (Held.Targets == Else.Targets || Held.Targets.isAny())
    return Held;
  Content Result = {Held.Text, {}};
  for (const Address &A : Held.Targets) {
    const TextRef Here = read(*A.Of).Text, There = Other.read(*A.Of).Text;
    const bool IsNarrowed =
        Here && There && Here != There && A.At == Address::Start &&
        Shared->Texts.narrowed(There, Here->Sum.Chars) == Here;
    if (IsNarrowed && !llvm::is_contained(Else.Targets, A))
      Result.Text = Shared->Texts.join(Result.Text, Here);
    else
      Result.Targets.add(A);
  }
  return Result;
}

/// Whether \p A and \p B are the same text if the values of \p Empty are empty.
static bool areSameIfEmpty(TextArena &Texts, TextRef A, TextRef B,
                           llvm::ArrayRef<const TextValue *> Empty) {
  const auto WithoutEmpty = [&](TextRef T) {
    return Texts.substitute(T, [&](const TextValue &V) {
      const bool IsEmpty = llvm::any_of(Empty, [&V](const TextValue *Each) {
        const auto Before = Each->Done.all(), Done = V.Done.all();
        return V.From == Each->From && Done.take_front(Before.size()) == Before;
      });
      return IsEmpty ? Texts.empty() : Texts.value(V);
    });
  };
  return WithoutEmpty(A) == WithoutEmpty(B);
}

/// Whether \p Held is what a test that it is empty has left of \p Else.
static bool isEmptied(TextArena &Texts, TextRef Held, TextRef Else) {
  return Held && Else && Held != Else && Held->Kind == TextNode::Value &&
         Held->Sum.Chars.empty() && Else->Kind == TextNode::Value &&
         Texts.narrowed(Else, uricore::CharSet()) == Held;
}

/// Returns \p Held, where the start of a text that is empty in \p State is its
/// end, because \p Else has the end of the same text.
static AddressSet atEndIfEmpty(const AddressSet &Held, const AddressSet &Else,
                               const Environment &State) {
  AddressSet Result = Held.isAny() ? AddressSet::any() : AddressSet();
  for (Address A : Held) {
    if (A.At == Address::Start &&
        llvm::is_contained(Else, Address{A.Of, Address::End})) {
      const TextRef Text = State.read(*A.Of).Text;
      if (!Text || Text->isEmpty())
        A.At = Address::End;
    }
    Result.add(A);
  }
  return Result;
}

void Environment::meet(const Environment &Other, Merge Texts) {
  const auto Differing = changedFrom(Other);
  if (Differing.empty())
    return;
  // If only one state knows a place or a part of it, give it a cell in both.
  Environment Before = *this, After = Other;
  for (const Place *P : Differing) {
    Before.separate(*P);
    After.separate(*P);
  }
  Cells = Before.Cells;
  struct Difference {
    const Place *Of;
    Content InA, InB;
  };
  llvm::SmallVector<Difference, 8> Changed;
  // The values that are empty in one of the states only.
  llvm::SmallVector<const TextValue *, 2> EmptyInA, EmptyInB;
  for (const Place *P : Before.changedFrom(After)) {
    const auto &[Of, InA, InB] =
        Changed.emplace_back(Difference{P, Before.read(*P), After.read(*P)});
    if (isEmptied(Shared->Texts, InA.Text, InB.Text))
      EmptyInA.push_back(InB.Text->Facts);
    else if (isEmptied(Shared->Texts, InB.Text, InA.Text))
      EmptyInB.push_back(InA.Text->Facts);
  }
  const auto Merged = [&](TextRef A, TextRef B) {
    if (A && B && A != B) {
      if (!EmptyInA.empty() && areSameIfEmpty(Shared->Texts, A, B, EmptyInA))
        return B;
      if (!EmptyInB.empty() && areSameIfEmpty(Shared->Texts, A, B, EmptyInB))
        return A;
    }
    return Texts(A, B);
  };
  for (auto &[P, InA, InB] : Changed) {
    Cell Both;
    if (Shared->Defaults.beginsEmpty(*P)) {
      if (!InA.Text)
        InA.Text = Shared->Texts.empty();
      if (!InB.Text)
        InB.Text = Shared->Texts.empty();
    }
    if (!(InA.Targets == InB.Targets) && Shared->Defaults.onlyReads(*P)) {
      const Content OfA = Before.apart(InA, InB, After);
      InB = After.apart(InB, InA, Before);
      InA = OfA;
    }
    InA.Targets = atEndIfEmpty(InA.Targets, InB.Targets, Before);
    InB.Targets = atEndIfEmpty(InB.Targets, InA.Targets, After);
    Both.Holds.Text = Merged(InA.Text, InB.Text);
    Both.Holds.Targets = InA.Targets;
    Both.Holds.Targets.addAll(InB.Targets);
    Both.IsWritten = true;
    Before.addHistory(*P, Both);
    After.addHistory(*P, Both);
    Both.WrittenAt = Both.FilledAt = ++Shared->Now;
    set(*P, Both);
  }
}

void Environment::join(const Environment &Other) {
  meet(Other,
       [this](TextRef A, TextRef B) { return Shared->Texts.join(A, B); });
}

void Environment::enterAgain(const Environment &Before,
                             const Environment &Now) {
  for (const Place *P : Now.changedFrom(Before)) {
    const Cell *Own = find(*P);
    const TextRef Old = Before.read(*P).Text, New = Now.read(*P).Text;
    if (!Own || !Own->Holds.Text || !Old || !New)
      continue;
    Cell Moved = *Own;
    Moved.Holds.Text = Shared->Texts.withFront(Own->Holds.Text, Old, New);
    if (Moved.Holds.Text)
      set(*P, Moved);
  }
  join(Now);
}

void Environment::widen(const Environment &Body, Growth How) {
  llvm::SmallVector<const Place *, 8> Changed;
  if (How == Growth::IsLost)
    for (const Place *P : changedFrom(Body))
      if (!(read(*P) == Body.read(*P)))
        Changed.push_back(P);
  meet(Body, [&](TextRef A, TextRef B) {
    if (!A || !B || How == Growth::IsLost)
      return Shared->Texts.join(A, B);
    return How == Growth::Repeats ? Shared->Texts.widen(A, B)
                                  : Shared->Texts.settle(A, B);
  });
  for (const Place *P : Changed)
    if (const Cell *Own = find(*P)) {
      Cell Lost = *Own;
      Lost.Holds = Shared->Defaults.lost(*P);
      set(*P, Lost);
    }
}

} // namespace clang::tidy::uri
