//===--- TextJoin.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "text/TextArena.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace clang::tidy::uri {

TextRef TextArena::commonFront(TextRef A, TextRef B) {
  // Texts are unique, so lists with a common front share its last node.
  while (A != B) {
    ++Steps;
    const unsigned OfA = A->Size.Items, OfB = B->Size.Items;
    if (OfA >= OfB)
      A = frontOf(A);
    if (OfB >= OfA)
      B = frontOf(B);
  }
  return A;
}

TextArena::Parted TextArena::part(llvm::ArrayRef<TextRef> Texts) {
  Parted Result;
  Result.Front = Texts.front();
  for (TextRef T : Texts.drop_front())
    Result.Front = commonFront(Result.Front, T);
  const unsigned InFront = Result.Front->Size.Items;

  Result.Middles.assign(Texts.begin(), Texts.end());
  const auto HasBack = [&] {
    const TextRef Last = lastOf(Result.Middles.front());
    return llvm::all_of(Result.Middles, [&](TextRef T) {
      return T->Size.Items > InFront && lastOf(T) == Last;
    });
  };
  while (HasBack()) {
    Result.Back.push_back(lastOf(Result.Middles.front()));
    for (TextRef &T : Result.Middles)
      T = frontOf(T);
    Steps += Texts.size();
  }
  std::reverse(Result.Back.begin(), Result.Back.end());

  if (InFront > 0)
    for (TextRef &T : Result.Middles) {
      Items Middle;
      for (; T != Result.Front; T = frontOf(T))
        Middle.push_back(lastOf(T));
      std::reverse(Middle.begin(), Middle.end());
      T = appendItems(Empty, Middle);
    }
  return Result;
}

/// Whether \p X is one of the strings of \p Repeat.
static bool covers(TextRef Repeat, TextRef X) {
  const TextRef Body = Repeat->Last;
  return X->isEmpty() || X == Body ||
         (Body->Kind == TextNode::Choice &&
          llvm::is_contained(Body->Alternatives, X));
}

void TextArena::mergeValues(Items &Alternatives) {
  Items Result;
  for (TextRef A : Alternatives) {
    Steps += Result.size();
    auto *const Same = llvm::find_if(Result, [&](TextRef R) {
      return A->Kind == TextNode::Value && R->Kind == TextNode::Value &&
             areAlike(*A->Facts, *R->Facts);
    });
    if (Same == Result.end())
      Result.push_back(A);
    else if (*Same != A)
      *Same = value(Values.merged(*(*Same)->Facts, *A->Facts));
  }
  Alternatives = std::move(Result);
}

void TextArena::normalize(Items &Alternatives) {
  Items Flat;
  for (TextRef A : Alternatives)
    if (A->Kind == TextNode::Choice)
      llvm::append_range(Flat, A->Alternatives);
    else
      Flat.push_back(A);
  const auto Sort = [&Flat] {
    llvm::sort(Flat, [](TextRef A, TextRef B) { return A->Id < B->Id; });
    Flat.erase(std::unique(Flat.begin(), Flat.end()), Flat.end());
  };
  // Sort first, so that the merged values do not depend on the order of the
  // alternatives.
  Sort();
  mergeValues(Flat);
  Sort();
  Steps += Flat.size();
  Alternatives.clear();
  for (TextRef A : Flat)
    if (llvm::none_of(Flat, [A](TextRef R) {
          return R != A && ((A->isEmpty() && R->CanBeEmpty) ||
                            (R->Kind == TextNode::Repeat && covers(R, A)));
        }))
      Alternatives.push_back(A);
}

const TextValue *TextArena::constantsIn(llvm::ArrayRef<TextRef> Alternatives) {
  const TextValue *Result = nullptr;
  for (TextRef A : Alternatives) {
    const TextValue *Constant = nullptr;
    if (A->Size.IsConstant)
      Constant =
          Values.constants({Values.constant(constantOf(A))}, A->Sum.Part);
    else if (A->Kind == TextNode::Value && A->Facts->Done.empty() &&
             A->Facts->From->Kind == Origin::Constants)
      Constant = A->Facts;
    if (!Constant)
      return nullptr;
    Result = Result ? Values.merged(*Result, *Constant) : Constant;
  }
  return Result;
}

TextRef TextArena::choice(const Items &Alternatives) {
  if (Alternatives.size() == 1)
    return Alternatives.front();
  TextFacts Facts = Alternatives.front()->Sum;
  for (TextRef A : Alternatives)
    Facts = uri::join(Facts, A->Sum);
  // A collapsed text may be anything, so other alternatives add only facts.
  if (llvm::any_of(Alternatives, [](TextRef A) { return A->isJoined(); }))
    return value(Values.joined(Facts));

  const TextSize Size = sizeOfChoice(Alternatives);
  if (Alternatives.size() > MaxAlternatives) {
    if (const TextValue *Constants = constantsIn(Alternatives))
      return value(Constants);
    return collapsed(Facts, CollapseReason::Alternatives);
  }
  if (Size.Choices > MaxChoices)
    return collapsed(Facts, CollapseReason::Nesting);
  if (Size.Readings > MaxReadings)
    return collapsed(Facts, CollapseReason::Readings);
  if (Size.Leaves >= MaxLeaves)
    return collapsed(Facts, CollapseReason::Leaves);
  if (Size.Bytes > MaxBytes)
    return collapsed(Facts, CollapseReason::Bytes);
  TextNode Result;
  Result.Kind = TextNode::Choice;
  Result.Alternatives = Alternatives;
  return node(Result);
}

TextRef TextArena::join(llvm::ArrayRef<TextRef> Texts) {
  Items Alternatives;
  for (TextRef T : Texts)
    if (T)
      Alternatives.push_back(T);
  if (Alternatives.empty())
    return nullptr;
  TextRef Front = Empty;
  Items Back;
  // A text and its continuation share the whole text, which may be a choice.
  for (bool IsFlat = false;; IsFlat = true) {
    if (IsFlat)
      normalize(Alternatives);
    if (Alternatives.size() == 1)
      break;
    Parted Parts = part(Alternatives);
    if (Parts.Front->isEmpty() && Parts.Back.empty()) {
      if (IsFlat)
        break;
      continue;
    }
    Front = append(Front, Parts.Front);
    Back.insert(Back.begin(), Parts.Back.begin(), Parts.Back.end());
    Alternatives = std::move(Parts.Middles);
  }
  return appendItems(append(Front, choice(Alternatives)), Back);
}

TextRef TextArena::joinArms(TextRef IfTrue, TextRef IfFalse, const void *Test) {
  const TextRef Joined = join(IfTrue, IfFalse);
  const auto IsArm = [&](TextRef A) { return A == IfTrue || A == IfFalse; };
  if (!Test || !Joined || Joined->Kind != TextNode::Choice ||
      Joined->Size.Others != 1 || !llvm::all_of(Joined->Alternatives, IsArm))
    return Joined;
  TextNode Result;
  Result.Kind = TextNode::Choice;
  Result.Alternatives = Joined->Alternatives;
  Result.Test = Test;
  Result.IfTrue = IfTrue;
  return node(Result);
}

TextRef TextArena::settle(TextRef Before, TextRef After) {
  if (!Before || !After || Before == After)
    return join(Before, After);
  // What the body adds is known already.
  if (widen(Before, After) == Before)
    return Before;
  const Parted Parts = part({Before, After});
  const TextFacts Facts =
      uri::join(Parts.Middles[0]->Sum, Parts.Middles[1]->Sum);
  return appendItems(appendRest(Parts.Front, Facts, CollapseReason::Loop),
                     Parts.Back);
}

} // namespace clang::tidy::uri
