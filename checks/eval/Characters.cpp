//===--- Characters.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Characters, alone and in texts.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "encoder/Pieces.h"
#include "eval/Evaluator.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

Content Evaluator::evalCharacter(int64_t Code, const Expr &E) {
  if (Code == 0)
    return {Texts.empty(), {}};
  if (Code < 0 || Code >= 0x80)
    return {Unit.lost(&E), {}};
  return {Texts.literal(std::string(1, static_cast<char>(Code))), {}};
}

Content Evaluator::evalAsCharacter(const Expr *E) {
  E = stripped(E);
  // `tolower(c)` changes a character.
  if (const auto *Call = llvm::dyn_cast<CallExpr>(E);
      Call && Call->getNumArgs() == 1 && Call->getDirectCallee() &&
      !llvm::isa<CXXMemberCallExpr>(Call) &&
      stripped(Call->getArg(0))->getType()->isAnyCharacterType())
    if (const ByteImages *Images = Unit.Runs.imagesOf(*Call->getDirectCallee()))
      return {mapped(textOf(evalAsCharacter(Call->getArg(0))), Images, Call),
              {}};
  const Content Result = evalExpr(E);
  const bool IsNumber = Result.Text && Result.Text->Kind == TextNode::Value &&
                        Result.Text->Facts->From->Kind == Origin::Number;
  // `void put(int c)`.
  if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E); IsNumber && Ref)
    if (const auto *Param = llvm::dyn_cast<ParmVarDecl>(Ref->getDecl());
        Param && !State.knows(Unit.placeOf(*Param)))
      return {Unit.valueOf(Origin::parameter(*Param, Origin::Character)), {}};
  return IsNumber ? Content{characterWithCode(E), {}} : Result;
}

/// The lowest and the highest value of an integer.
using Interval = std::pair<int64_t, int64_t>;

/// The values that \p E can have, if they are few.
static std::optional<Interval> intervalOf(const Expr *E, const ASTContext &AST,
                                          unsigned Depth = 0) {
  static constexpr unsigned MaxDepth = 16;
  static constexpr int64_t Max = 0x10000;
  E = E->IgnoreParens();
  const QualType Type = E->getType();
  if (Depth == MaxDepth || E->isValueDependent() ||
      !Type->isIntegralOrEnumerationType())
    return std::nullopt;
  const auto Within = [](int64_t Low, int64_t High) -> std::optional<Interval> {
    if (Low < -Max || High > Max)
      return std::nullopt;
    return Interval(Low, High);
  };
  const auto Of = [&](const Expr *Part) {
    return intervalOf(Part, AST, Depth + 1);
  };
  Expr::EvalResult Constant;
  if (E->EvaluateAsInt(Constant, AST)) {
    const llvm::APSInt &Value = Constant.Val.getInt();
    if (Value.getSignificantBits() > 32)
      return std::nullopt;
    const int64_t Number = Value.isSigned()
                               ? Value.getSExtValue()
                               : static_cast<int64_t>(Value.getLimitedValue());
    return Within(Number, Number);
  }
  if (Type->isBooleanType())
    return Interval(0, 1);
  const auto *Ternary = llvm::dyn_cast<ConditionalOperator>(E);
  if (Ternary) {
    const auto A = Of(Ternary->getTrueExpr()), B = Of(Ternary->getFalseExpr());
    if (!A || !B)
      return std::nullopt;
    return Interval(std::min(A->first, B->first),
                    std::max(A->second, B->second));
  }
  if (const auto *Cast = llvm::dyn_cast<CastExpr>(E)) {
    const Expr *Inner = Cast->getSubExpr();
    const auto Values = Inner->getType()->isIntegralOrEnumerationType()
                            ? Of(Inner)
                            : std::nullopt;
    // Values that another type may not have are not followed.
    const unsigned Bits = AST.getIntWidth(Type);
    const bool IsSigned = Type->isSignedIntegerOrEnumerationType();
    if (!Values || (Values->first < 0 && !IsSigned) ||
        (Bits < 32 && (Values->second >> (Bits - IsSigned) != 0 ||
                       -Values->first >> (Bits - 1) > 0)))
      return std::nullopt;
    return Values;
  }
  const auto *Binary = llvm::dyn_cast<BinaryOperator>(E);
  if (!Binary)
    return std::nullopt;
  const auto Left = Of(Binary->getLHS()), Right = Of(Binary->getRHS());
  const bool IsUnsigned = Type->isUnsignedIntegerOrEnumerationType();
  switch (Binary->getOpcode()) {
  case BO_Add:
  case BO_Sub: {
    if (!Left || !Right)
      return std::nullopt;
    const bool IsSum = Binary->getOpcode() == BO_Add;
    const int64_t Low = Left->first + (IsSum ? Right->first : -Right->second);
    const int64_t High = Left->second + (IsSum ? Right->second : -Right->first);
    return IsUnsigned && Low < 0 ? std::nullopt : Within(Low, High);
  }
  case BO_Rem: {
    if (!Right || Right->first <= 0)
      return std::nullopt;
    const int64_t Most = Right->second - 1;
    return Interval(IsUnsigned || (Left && Left->first >= 0) ? 0 : -Most, Most);
  }
  case BO_And: {
    const auto Mask = Right && Right->first >= 0 ? Right : Left;
    if (!Mask || Mask->first < 0)
      return std::nullopt;
    return Interval(0, Mask->second);
  }
  default:
    return std::nullopt;
  }
}

TextRef Evaluator::characterWithCode(const Expr *E) {
  const auto Codes = intervalOf(E, Unit.AST);
  // The meaning of other bytes depends on the encoding, and 0 ends a text.
  if (!Codes || Codes->first <= 0 || Codes->second >= 0x80)
    return Unit.lost(E);
  if (Codes->first == Codes->second)
    return evalCharacter(Codes->first, *E).Text;
  TextValue Character;
  Character.From = Texts.values().origin(Origin::of(Origin::Number));
  Character.Chars = uricore::CharSet::range(static_cast<char>(Codes->first),
                                            static_cast<char>(Codes->second));
  Character.Entry = E;
  return Texts.value(Character);
}

TextRef Evaluator::characterOf(TextRef T, const Expr *By) {
  Transformer One(Transformer::Slice);
  One.Call = By;
  One.IsCharacter = true;
  return Texts.coded(T, One);
}

Content Evaluator::locateCharacter(const Expr *E) {
  // The characters behind a pointer: what it holds may be no place.
  const Expr *Pointer = nullptr;
  if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(E);
      Unary && Unary->getOpcode() == UO_Deref)
    Pointer = Unary->getSubExpr();
  if (const auto *Subscript = llvm::dyn_cast<ArraySubscriptExpr>(E);
      Subscript && stripped(Subscript->getBase())->getType()->isPointerType()) {
    eval(Subscript->getIdx());
    Pointer = Subscript->getBase();
  }
  if (!Pointer)
    return {nullptr, locate(E)};
  const Content Held = eval(Pointer);
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(stripped(Pointer));
  return Ref && Held.Text && Held.Targets.empty()
             ? Content{nullptr, locate(Ref)}
             : Held;
}

Content Evaluator::readCharacter(const Expr *E) {
  // What a condition says of the character holds before the step.
  llvm::SmallDenseMap<const Place *, TextRef, 2> Before;
  if (const UnaryOperator *Step = Tested.isEmpty() ? nullptr : stepIn(*E)) {
    const auto *Subscript = llvm::dyn_cast<ArraySubscriptExpr>(E);
    const Expr *Of =
        stripped(Subscript ? Subscript->getBase() : Step->getSubExpr());
    const AddressSet Texts = !isPure(*Of)                   ? AddressSet()
                             : Of->getType()->isArrayType() ? locate(Of)
                                                            : eval(Of).Targets;
    for (const Address &A : Texts)
      if (const Place *Known = Tested.characterOf(A.Of, *E); Known != A.Of)
        Before[A.Of] = State.read(*Known).Text;
  }
  const Content Whole = locateCharacter(E);
  if (const Address *Sole = Whole.Targets.sole();
      Sole && !Whole.Text && !isTextAt(*Sole))
    return State.read(*Sole->Of);
  if (Whole.Targets.isAny())
    return {Unit.lost(E), {}};
  TextRef Result = Whole.Text;
  for (const Address &A : Whole.Targets) {
    const TextRef Known = Before.lookup(A.Of);
    Result = Texts.join(
        Result, Known ? Known : State.read(*Tested.characterOf(A.Of, *E)).Text);
  }
  return {Result && !Result->isEmpty() ? characterOf(Result, E) : Unit.lost(E),
          {}};
}

bool Evaluator::isTextAt(const Address &A) const {
  const QualType Type = Unit.typeOf(*A.Of);
  if (Type.isNull() || isTextType(Type))
    return true;
  // The characters behind a pointer.
  const bool IsObject = A.Of->Kind == Place::Local ||
                        A.Of->Kind == Place::Parameter ||
                        A.Of->Kind == Place::Global || A.Of->Whole;
  return Type->isAnyCharacterType() && !IsObject;
}

Address::Position Evaluator::positionOf(const Address &Text, const Expr *Index,
                                        std::optional<unsigned> Constant) {
  if (Text.At == Address::Start && Constant == 0u)
    return Address::Start;
  // `Buffer[Length++] = C` appends, and `Buffer[Length] = 0` and
  // `Buffer[Length += Added] = 0` end the text.
  Index = stripped(Index);
  if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(Index);
      Unary && Unary->isIncrementOp())
    Index = stripped(Unary->getSubExpr());
  else if (const auto *Sum = llvm::dyn_cast<CompoundAssignOperator>(Index);
           Sum && Sum->getOpcode() == BO_AddAssign)
    Index = stripped(Sum->getLHS());
  const TextRef Before = State.read(*Text.Of).Text;
  return llvm::isa<DeclRefExpr, MemberExpr>(Index) || !Before ||
                 Before->isEmpty()
             ? Address::End
             : Address::Inside;
}

void Evaluator::cut(const Address &Where, const Expr &At) {
  const TextRef Whole = State.read(*Where.Of).Text;
  if (!Whole || Whole->isEmpty())
    return;
  // In a loop, the rest is divided again.
  const QualType Type = Unit.typeOf(*Where.Of);
  const Place *Rest = &Unit.allocation(At, Type);
  if (Rest == Where.Of && At.child_begin() != At.child_end())
    if (const auto *Inner = llvm::dyn_cast_or_null<Expr>(*At.child_begin()))
      Rest = &Unit.allocation(*Inner, Type);
  if (Rest == Where.Of)
    return;
  llvm::SmallVector<std::pair<const Place *, Content>, 4> Pointers;
  size_t Cells = 0;
  State.forEach([&](const Place &P, const EnvironmentContext::Cell &Cell) {
    ++Cells;
    AddressSet Moved;
    bool HasMoved = false;
    for (const Address &A : Cell.Holds.Targets) {
      const bool IsBehind = A.Of == Where.Of && A.At == Address::Inside;
      Moved.add(IsBehind ? Address{Rest, Address::Start} : A);
      HasMoved |= IsBehind;
    }
    if (HasMoved && !Cell.Holds.Targets.isAny() && !P.IsShared)
      Pointers.push_back({&P, {Cell.Holds.Text, Moved}});
  });
  spend(Cells);
  if (Pointers.empty())
    return;
  State.begin(*Rest);
  State.write(*Rest, {sliceOf(Whole, nullptr), {}});
  for (const auto &[P, Held] : Pointers)
    State.write(*P, Held);
}

void Evaluator::assignCharacter(const AddressSet &Where, TextRef New) {
  // A text can be written at one of several positions.
  llvm::SmallVector<std::pair<const Place *, TextRef>, 2> Written;
  for (const Address &A : Where) {
    const TextRef Before = State.read(*A.Of).Text;
    const bool IsEmpty = !Before || Before->isEmpty();
    TextRef After = New;
    if (A.At == Address::End) {
      // A terminator goes where the text ends anyway.
      After = IsEmpty ? New : Texts.append(Before, New);
    } else if (A.At == Address::Start) {
      if (!IsEmpty && !New->isEmpty())
        After = Texts.append(New, sliceOf(Before, nullptr));
    } else if (!IsEmpty) {
      const TextRef Front = sliceOf(Before, nullptr);
      After = New->isEmpty() ? Front
                             : Texts.append(Texts.append(Front, New), Front);
    }
    auto *Same = llvm::find_if(
        Written, [&](const auto &Each) { return Each.first == A.Of; });
    if (Same == Written.end())
      Written.emplace_back(A.Of, After);
    else
      Same->second = Texts.join(Same->second, After);
  }
  for (auto [To, After] : Written) {
    if (Written.size() > 1 || Where.isAny())
      After = Texts.join(State.read(*To).Text, After);
    State.write(*To, {After, {}});
  }
}

} // namespace clang::tidy::uri
