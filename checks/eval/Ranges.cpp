//===--- Ranges.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Range-based for loops that change the elements of a container. Each
/// iteration finds the text that an element had before the loop, and what it
/// leaves there becomes the text of the elements.
///
//===----------------------------------------------------------------------===//

#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
#include "clang/AST/StmtCXX.h"

namespace clang::tidy::uri {

void Evaluator::prepare(const CXXForRangeStmt &Loop) {
  const VarDecl *Variable = Loop.getLoopVariable();
  if (!Variable || Variable->getType()->isDependentType())
    return;
  const QualType Type = Variable->getType();
  if (Type->isLValueReferenceType() && isTextType(Type.getNonReferenceType()))
    Ranges[Variable].Loop = &Loop;
}

void Evaluator::noteRange(const VarDecl &D) {
  if (!D.isImplicit())
    return;
  for (auto &[Variable, Range] : Ranges)
    if (Range.Loop->getRangeStmt()->getSingleDecl() == &D &&
        Variable->getInit()) {
      Range.Current = &Unit.temporary(*Variable->getInit());
      State.begin(*Range.Current);
      Range.Start = State;
    }
}

void Evaluator::bindElement(const VarDecl &D, const AddressSet &Where) {
  const Place &Variable = Unit.placeOf(D);
  // A character is somewhere in the text.
  if (D.getType().getNonReferenceType()->isAnyCharacterType()) {
    State.write(Variable, {nullptr, Where.at(Address::Inside)});
    return;
  }
  const auto Found = Ranges.find(&D);
  // Only texts have positions.
  const AddressSet Elements = Where.at(Address::Start);
  const Address *Sole = Elements.sole();
  if (Found == Ranges.end() || !Found->second.Start || !Sole ||
      !Sole->Of->IsShared) {
    State.write(Variable, {nullptr, Where});
    return;
  }
  RangeLoop &Range = Found->second;
  // Through a constant reference, the loop leaves an element as it is. Other
  // statements may have changed it in the iterations before.
  const bool IsConstant = D.getType().getNonReferenceType().isConstQualified();
  const TextRef Element =
      textOf((IsConstant ? State : *Range.Start).read(Elements));
  if (!Element) {
    State.write(Variable, {nullptr, Where});
    return;
  }
  Range.Elements = Elements;
  Range.Kept = Element;
  State.begin(*Range.Current);
  State.write(*Range.Current, {Range.Kept, {}});
  State.write(Variable, {nullptr, Address{Range.Current, Address::Start}});
}

void Evaluator::keepElements() {
  for (auto &[Variable, Range] : Ranges) {
    // A fact about one element says nothing about the others.
    if (!Range.Current || !State.knows(*Range.Current) ||
        Variable->getType().getNonReferenceType().isConstQualified())
      continue;
    const TextRef Now = State.read(*Range.Current).Text;
    if (Now && Now != std::exchange(Range.Kept, Now))
      for (const Address &A : Range.Elements)
        State.write(*A.Of, {Now, {}});
  }
}

void Evaluator::endRange(const CXXForRangeStmt &Loop) {
  const auto Found = Ranges.find(Loop.getLoopVariable());
  if (Found == Ranges.end() || !Found->second.Current ||
      Found->first->getType().getNonReferenceType().isConstQualified())
    return;
  const RangeLoop &Range = Found->second;
  const Address *Sole = Range.Elements.sole();
  const TextRef Left = State.read(*Range.Current).Text;
  const bool IsLeftEarly = findStmt(Loop.getBody(), [](const Stmt &S) {
    return llvm::isa<BreakStmt, ReturnStmt, GotoStmt, CXXThrowExpr>(S);
  });
  // All elements have been visited.
  if (Left && Sole && Sole->Of->Whole && !Sole->Of->Whole->IsShared &&
      !IsLeftEarly) {
    State.begin(*Sole->Of->Whole);
    State.write(*Sole->Of, {Left, {}});
  }
}

} // namespace clang::tidy::uri
