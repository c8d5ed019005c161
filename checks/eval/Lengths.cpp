//===--- Lengths.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Expressions that are the length of a text, or of a part of one.
///
//===----------------------------------------------------------------------===//

#include "ast/CallArguments.h"
#include "ast/Constants.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "eval/Evaluator.h"

namespace clang::tidy::uri {

/// Whether \p A and \p B are the same constant or value, or are put together
/// from the same ones.
static bool areSame(TextArena &Texts, TextRef A, TextRef B) {
  if (A->Size.IsConstant || B->Size.IsConstant)
    return A->Size.IsConstant && B->Size.IsConstant &&
           Texts.constantOf(A).Text == Texts.constantOf(B).Text;
  if (A->Kind == TextNode::Value && B->Kind == TextNode::Value)
    return areAlike(*A->Facts, *B->Facts);
  if (A->Kind != TextNode::Concat || B->Kind != TextNode::Concat)
    return A == B;
  const auto OfA = itemsOf(A), OfB = itemsOf(B);
  return OfA.size() == OfB.size() &&
         std::equal(OfA.begin(), OfA.end(), OfB.begin(),
                    [&](TextRef X, TextRef Y) { return areSame(Texts, X, Y); });
}

bool Evaluator::isLengthOf(const Expr *Length, TextRef Of, unsigned Depth) {
  static constexpr unsigned MaxDepth = 4;
  const auto Constant = constantOf(*Length, Unit.AST);
  const Expr *Plain = stripped(Length);
  while (const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(Plain))
    Plain = stripped(Cast->getSubExpr());
  // With a terminator.
  if (const auto *Sum = llvm::dyn_cast<BinaryOperator>(Plain);
      Sum && Sum->getOpcode() == BO_Add && !Sum->isValueDependent() &&
      Sum->getRHS()->isIntegerConstantExpr(Unit.AST) && !Constant)
    return Depth < MaxDepth && isLengthOf(Sum->getLHS(), Of, Depth + 1);
  // A variable or a field that holds it.
  if (llvm::isa<DeclRefExpr, MemberExpr>(Plain) && !Constant &&
      Depth < MaxDepth) {
    const TextRef Held = eval(Plain).Text;
    // It may be cut to the size of a buffer.
    const bool IsHeld =
        Held && llvm::any_of(alternativesOf(Held), [&](TextRef Each) {
          const Expr *Entry =
              Each->Kind == TextNode::Value ? Each->Facts->Entry : nullptr;
          return Entry &&
                 !llvm::isa<DeclRefExpr, MemberExpr>(stripped(Entry)) &&
                 isLengthOf(Entry, Of, Depth + 1);
        });
    if (IsHeld || llvm::isa<DeclRefExpr>(Plain))
      return IsHeld;
  }
  if (Constant)
    return Of->Size.IsConstant && *Constant == Of->Size.Bytes;
  // `Old.size`, for `Old.data`.
  if (const auto *Member = llvm::dyn_cast<MemberExpr>(Plain)) {
    const Expr *Object = Member->getBase();
    const QualType Type = Member->isArrow()
                              ? Object->getType()->getPointeeType()
                              : Object->getType();
    return says(Member->getMemberDecl()->getName(), NameMeaning::Length) &&
           soleText(Type, Unit.Names) && areSame(Texts, textIn(Object), Of);
  }
  // `Old.size()`, `strlen(Old)`.
  const auto *Call = llvm::dyn_cast<CallExpr>(Plain);
  if (!Call || !Call->getType()->isIntegerType())
    return false;
  const auto [Object, Arguments] = objectAndArguments(*Call);
  // What `snprintf(Buffer, …)` or `asprintf(&Text, …)` returns.
  const FunctionDecl *Callee = Call->getDirectCallee();
  const auto Print = Callee ? printfSignature(*Callee) : std::nullopt;
  const bool IsPrinted = Print && Print->Format > 0;
  const Expr *Measured = Object && Arguments.empty() ? Object
                         : !Object && (IsPrinted || Arguments.size() == 1)
                             ? Arguments[0]
                             : nullptr;
  const auto *Address = llvm::dyn_cast_or_null<UnaryOperator>(
      IsPrinted && Measured ? stripped(Measured) : nullptr);
  if (Address && Address->getOpcode() == UO_AddrOf)
    Measured = Address->getSubExpr();
  return Measured && isTextType(stripped(Measured)->getType()) &&
         !findStmt(Measured,
                   [](const Stmt &S) { return llvm::isa<CallExpr>(S); }) &&
         areSame(Texts, text(Measured), Of);
}

/// Whether \p T is a single character.
static bool isCharacter(TextRef T) {
  if (T->Kind != TextNode::Value)
    return false;
  const Transformer *Last = lastChangeOf(T);
  return Last ? Last->IsCharacter : T->Facts->From->Kind == Origin::Character;
}

TextRef Evaluator::prefixOf(TextRef T, const Expr &By) {
  const auto *Call = llvm::dyn_cast<CallExpr>(&By);
  return Call && Call->getNumArgs() > 0
             ? prefixOf(T, *Call->getArg(Call->getNumArgs() - 1), By)
             : sliceOf(T, &By);
}

/// Whether \p E contains a call that gives the length of a text.
static bool holdsLength(const Expr *E) {
  return findStmt(E, [](const Stmt &S) {
    const auto *Call = llvm::dyn_cast<CallExpr>(&S);
    return Call && Call->getType()->isIntegerType() &&
           Call->getNumArgs() == 1 &&
           isTextType(stripped(Call->getArg(0))->getType());
  });
}

/// Whether \p Length is the room in a buffer: its size, or what a text leaves
/// of that.
static bool isRoom(const Expr *Length) {
  return findStmt(Length, [](const Stmt &S) {
    if (const auto *Size = llvm::dyn_cast<UnaryExprOrTypeTraitExpr>(&S))
      return Size->getKind() == UETT_SizeOf && !Size->isArgumentType() &&
             Size->getArgumentExpr()->getType()->isArrayType();
    const auto *Rest = llvm::dyn_cast<BinaryOperator>(&S);
    return Rest && Rest->getOpcode() == BO_Sub && holdsLength(Rest->getRHS()) &&
           !holdsLength(Rest->getLHS());
  });
}

TextRef Evaluator::prefixOf(TextRef T, const Expr &Length, const Expr &By) {
  // With its terminator, perhaps.
  const auto *Sum = llvm::dyn_cast<BinaryOperator>(stripped(&Length));
  const Expr *Bytes = Sum && Sum->getOpcode() == BO_Add &&
                              !Sum->isValueDependent() &&
                              Sum->getRHS()->isIntegerConstantExpr(Unit.AST)
                          ? Sum->getLHS()
                          : &Length;
  if (isLengthOf(Bytes, T) || (!T->Size.IsConstant && isRoom(Bytes)))
    return T;
  // The caller knows whether it is the whole text.
  if (const ParmVarDecl *Param = namedParameter(Bytes)) {
    Transformer Slice(Transformer::Slice);
    Slice.Call = &By;
    Slice.Length = Param;
    return Texts.coded(T, Slice);
  }
  const auto Known = constantOf(Length, Unit.AST);
  if (!Known || Known->isNegative())
    return isRoom(Bytes) ? T : sliceOf(T, &By);
  const uint64_t Size = Known->getLimitedValue();
  // Most texts are shorter than the limits that programs set for them.
  static constexpr uint64_t MinLimit = 32;
  if (!T->Size.IsConstant)
    return Size == 1 && isCharacter(T) ? T
           : Size >= MinLimit          ? Texts.join(T, sliceOf(T, &By))
                                       : sliceOf(T, &By);
  const Template &Whole = Texts.constantOf(T);
  if (Size >= Whole.Text.size())
    return T;
  Template Front;
  Front.appendSlice(Whole, 0, Size, Dialect::Plain);
  return Texts.literal(std::move(Front));
}

} // namespace clang::tidy::uri
