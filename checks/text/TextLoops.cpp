//===--- TextLoops.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "text/TextArena.h"
#include <algorithm>

namespace clang::tidy::uri {

TextRef TextArena::repeat(TextRef T) {
  Items Bodies;
  for (TextRef A : alternativesOf(T))
    if (!A->isEmpty())
      Bodies.push_back(A->Kind == TextNode::Repeat ? A->Last : A);
  const TextRef Body = join(Bodies);
  if (!Body)
    return Empty;
  // The body may be anything already, and so may its repetitions.
  if (Body->isJoined())
    return Body;
  const TextFacts Facts = followed(Body->Sum, Body->Sum);
  if (Body->Size.Repeats >= MaxRepeats)
    return collapsed(Facts, CollapseReason::Nesting);
  if (isFull(Body))
    return collapsed(Facts, CollapseReason::Leaves);
  return node(TextNode::Repeat, Body);
}

/// Whether \p Whole has the alternatives of \p Part, item by item: the
/// structure shows that each string of \p Part is one of \p Whole.
static bool includes(TextRef Whole, TextRef Part) {
  const auto OfWhole = itemsOf(Whole), OfPart = itemsOf(Part);
  if (OfWhole.size() != OfPart.size())
    return false;
  for (size_t I = 0; I < OfWhole.size(); ++I)
    for (TextRef A : alternativesOf(OfPart[I]))
      if (!llvm::is_contained(alternativesOf(OfWhole[I]), A))
        return false;
  return true;
}

/// Whether every string of \p T is a sequence of texts in \p Items.
static bool consistsOf(TextRef T, llvm::ArrayRef<TextRef> Items) {
  return llvm::all_of(alternativesOf(T), [Items](TextRef A) {
    return llvm::all_of(itemsOf(A), [Items](TextRef Item) {
      return llvm::all_of(alternativesOf(Item), [Items](TextRef Each) {
        return Each->isEmpty() || llvm::is_contained(Items, Each);
      });
    });
  });
}

TextRef TextArena::repeatedIn(TextRef Neighbour, TextRef Growth) {
  TextRef Part = nullptr;
  if (Neighbour->Kind == TextNode::Repeat)
    Part = Neighbour->Last;
  // An earlier visit made the growth optional.
  else if (Neighbour->Kind == TextNode::Choice &&
           Neighbour->Alternatives.front()->isEmpty())
    Part = join(Neighbour->Alternatives.drop_front());
  if (!Part)
    return nullptr;
  if (includes(Growth, Part) || consistsOf(Part, alternativesOf(Growth)))
    return Growth;
  const TextRef Both = join(Part, Growth);
  return Both == Part || Both == Growth ? Both : nullptr;
}

TextArena::Items TextArena::startsOf(TextRef T) {
  const auto All = itemsOf(T);
  if (All.empty())
    return {T};
  Items Result;
  for (TextRef A : alternativesOf(All.front()))
    Result.push_back(appendItems(A, llvm::ArrayRef<TextRef>(All).drop_front()));
  return Result;
}

TextRef TextArena::behind(TextRef T, TextRef Front) {
  if (Front->isEmpty() || commonFront(T, Front) != Front)
    return nullptr;
  Items Rest;
  for (; T != Front; T = frontOf(T))
    Rest.push_back(lastOf(T));
  std::reverse(Rest.begin(), Rest.end());
  return appendItems(Empty, Rest);
}

TextRef TextArena::widenRestarted(TextRef Before, TextRef After) {
  if (After->Size.Choices == 0)
    return nullptr;
  Items Starts, Growth, Fronts = {Before};
  for (TextRef B : startsOf(Before)) {
    if (B->isEmpty())
      continue;
    Fronts.push_back(B);
    // An earlier visit has repeated what the body adds.
    if (lastOf(B)->Kind == TextNode::Repeat) {
      Growth.push_back(lastOf(B)->Last);
      B = frontOf(B);
    }
    llvm::append_range(Starts, startsOf(B));
  }
  llvm::append_range(Fronts, Starts);
  bool MayBeginWithGrowth = false;
  for (TextRef A : startsOf(After)) {
    if (llvm::is_contained(Fronts, A) || (A->isEmpty() && Before->CanBeEmpty))
      continue;
    TextRef Added = nullptr;
    for (TextRef Front : Fronts) {
      Added = behind(A, Front);
      if (!Added)
        continue;
      MayBeginWithGrowth |= Front->CanBeEmpty &&
                            !llvm::is_contained(Starts, Added) &&
                            !llvm::is_contained(Starts, Empty);
      break;
    }
    if (!Added)
      return nullptr;
    Growth.push_back(Added);
  }
  if (Growth.empty() || MayBeginWithGrowth)
    return nullptr;
  const TextRef Result = append(join(Starts), repeat(join(Growth)));
  return Before->CanBeEmpty ? join(Empty, Result) : Result;
}

TextRef TextArena::widen(TextRef Before, TextRef After) {
  if (!Before || !After || Before->isEmpty())
    return join(Before, After);
  Parted Parts = part({Before, After});
  if (!Parts.Middles[0]->isEmpty()) {
    const TextRef Restarted =
        widenRestarted(appendItems(Parts.Middles[0], Parts.Back),
                       appendItems(Parts.Middles[1], Parts.Back));
    return Restarted ? append(Parts.Front, Restarted) : join(Before, After);
  }
  TextRef Repeated = repeat(Parts.Middles[1]);
  // An earlier visit of the same loop may have inserted text at this position.
  const auto Take = [&](TextRef Neighbour) {
    if (Repeated->Kind != TextNode::Repeat)
      return false;
    const TextRef Both = repeatedIn(Neighbour, Repeated->Last);
    if (Both)
      Repeated = repeat(Both);
    return Both != nullptr;
  };
  if (!Parts.Front->isEmpty() && Take(lastOf(Parts.Front)))
    Parts.Front = frontOf(Parts.Front);
  if (!Parts.Back.empty() && Take(Parts.Back.front()))
    Parts.Back.erase(Parts.Back.begin());
  return appendItems(append(Parts.Front, Repeated), Parts.Back);
}

TextRef TextArena::withFront(TextRef T, TextRef Old, TextRef New) {
  const TextRef Rest = behind(T, Old);
  return Rest ? append(New, Rest) : nullptr;
}

} // namespace clang::tidy::uri
