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
  return IsNumber ? Content{Unit.lost(E), {}} : Result;
}

TextRef Evaluator::characterOf(TextRef T, const Expr *By) {
  Transformer One(Transformer::Slice);
  One.Call = By;
  One.IsCharacter = true;
  return Texts.coded(T, One);
}

Content Evaluator::readCharacter(const Expr *E) {
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
  Content Whole = Pointer ? eval(Pointer) : Content{nullptr, locate(E)};
  if (const Address *Sole = Whole.Targets.sole();
      Sole && !Whole.Text && !isTextAt(*Sole))
    return State.read(*Sole->Of);
  if (Whole.Targets.isAny())
    return {Unit.lost(E), {}};
  TextRef Result = Whole.Text;
  for (const Address &A : Whole.Targets)
    Result = Texts.join(Result, State.read(*A.Of).Text);
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
  // `Buffer[Length++] = C` appends, and `Buffer[Length] = 0` ends the text.
  Index = stripped(Index);
  if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(Index);
      Unary && Unary->isIncrementOp())
    Index = stripped(Unary->getSubExpr());
  const TextRef Before = State.read(*Text.Of).Text;
  return llvm::isa<DeclRefExpr, MemberExpr>(Index) || !Before ||
                 Before->isEmpty()
             ? Address::End
             : Address::Inside;
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
