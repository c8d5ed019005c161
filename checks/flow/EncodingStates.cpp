//===--- EncodingStates.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "flow/StringEvaluator.h"
#include "knowledge/Names.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Whether \p E is text that the source spells out, or a number.
static bool isSpelledOut(const Expr *E) {
  for (;;) {
    E = stripped(E);
    if (const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(E))
      E = Cast->getSubExpr();
    else if (const auto *UserDefined = llvm::dyn_cast<UserDefinedLiteral>(E))
      return UserDefined->getLiteralOperatorKind() ==
             UserDefinedLiteral::LOK_String;
    else if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(E)) {
      if (Construct->getNumArgs() == 0)
        return true;
      E = Construct->getArg(0);
    } else
      break;
  }
  if (const auto *Ternary = llvm::dyn_cast<ConditionalOperator>(E))
    return isSpelledOut(Ternary->getTrueExpr()) &&
           isSpelledOut(Ternary->getFalseExpr());
  if (const auto *List = llvm::dyn_cast<InitListExpr>(E))
    return llvm::all_of(List->inits(),
                        [](const Expr *Init) { return isSpelledOut(Init); });
  return llvm::isa<StringLiteral, IntegerLiteral, CharacterLiteral,
                   CXXNullPtrLiteralExpr, GNUNullExpr, CXXDefaultArgExpr,
                   ImplicitValueInitExpr, FloatingLiteral>(E);
}

/// Whether what \p E initializes holds no text yet: that comes from elsewhere.
static bool isEmpty(const Expr *E) {
  E = stripped(E);
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(E))
    return Construct->getNumArgs() == 0 || isEmpty(Construct->getArg(0));
  if (const auto *List = llvm::dyn_cast<InitListExpr>(E))
    return llvm::all_of(List->inits(), isEmpty);
  if (const auto *Number = llvm::dyn_cast<IntegerLiteral>(E))
    return Number->getValue().isZero();
  return llvm::isa<ImplicitValueInitExpr, CXXDefaultArgExpr, GNUNullExpr,
                   CXXNullPtrLiteralExpr>(E);
}

/// Whether \p Callee makes a text of nothing but enumerators, truth values and
/// numbers: the names of the former, the digits of the latter.
static bool isOfSafeValues(const FunctionDecl &Callee,
                           const NameMeanings &Names) {
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Callee);
  const bool SpellsNumbers =
      Callee.getDeclName().isIdentifier() &&
      Names.say(Callee.getName(), NameMeaning::NumberText);
  return (!Method || Method->isStatic()) && Callee.getNumParams() > 0 &&
         llvm::all_of(Callee.parameters(), [&](const ParmVarDecl *Parameter) {
           const QualType Type = Parameter->getType().getNonReferenceType();
           return Type->isEnumeralType() || Type->isBooleanType() ||
                  (SpellsNumbers && Type->isArithmeticType() &&
                   !Type->isAnyCharacterType());
         });
}

/// The table that \p E takes an entry of, or null.
static const Expr *tableOf(const Expr *E) {
  if (const auto *Subscript = llvm::dyn_cast<ArraySubscriptExpr>(E))
    return Subscript->getBase()->IgnoreParenImpCasts();
  const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(E);
  return Operator && Operator->getOperator() == OO_Subscript
             ? Operator->getArg(0)->IgnoreParenImpCasts()
             : nullptr;
}

/// What the source spells out as the first value of the variable \p E; null if
/// it does not.
static const Expr *spelledInitializer(const Expr *E) {
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E);
  const auto *Var = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  const Expr *Init = Var ? Var->getAnyInitializer() : nullptr;
  return Init && isSpelledOut(Init) ? Init : nullptr;
}

/// Whether \p E names an array that holds a text which the source spells out.
static bool isConstantText(const Expr *E) {
  E = stripped(E);
  const QualType Type = E->getType();
  const auto *Array = Type.isNull() ? nullptr : Type->getAsArrayTypeUnsafe();
  return Array && Array->getElementType().isConstQualified() &&
         spelledInitializer(E);
}

/// The object of a class unknown here that \p E takes the characters of, or \p
/// E itself.
static const Expr *ownerOf(const Expr *E) {
  const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(E);
  if (!Call || methodOf(*Call) != TextMethod::Characters)
    return E;
  return stripped(Call->getImplicitObjectArgument());
}

EncodingState StringEvaluator::stateOf(const Expr *E) const {
  // A list in parentheses has no type in a template.
  if (E->getType().isNull() || E->getType()->isDependentType())
    return EncodingState::Unknown;
  const QualType Type = E->getType().getNonReferenceType();
  if (Type->isAnyCharacterType() || Type->isRealFloatingType())
    return EncodingState::Unknown;
  if (Type->isIntegralOrEnumerationType())
    return EncodingState::Safe;
  if (!isTextType(Type))
    return EncodingState::Unknown;
  const std::string Name = nameOf(E);
  const NameMeaningSet Meanings =
      Summaries.Names.of(Name, {NameMeaning::Encoded, NameMeaning::Uri});
  if (Meanings.has(NameMeaning::Encoded))
    return EncodingState::Encoded;
  if (Meanings.has(NameMeaning::Uri))
    return EncodingState::Assembled;
  const Expr *Value = ownerOf(E->IgnoreParenImpCasts());
  // The rest of a text, from some character on; of a constant, one of several.
  if (const auto *Sum = llvm::dyn_cast<BinaryOperator>(Value))
    if (const Expr *Whole = pointerIn(*Sum))
      return isConstantText(Whole) ? EncodingState::Safe : stateOf(Whole);
  // An entry of a table of constants.
  if (const Expr *Table = tableOf(Value))
    if (const Expr *Entries = spelledInitializer(Table);
        Entries && !isEmpty(Entries))
      return EncodingState::Safe;
  if (const auto *Call = llvm::dyn_cast<CallExpr>(Value)) {
    const FunctionDecl *Callee = Call->getDirectCallee();
    if (Callee && (isOfSafeValues(*Callee, Summaries.Names) ||
                   (Callee->getDeclName().isIdentifier() &&
                    says(Callee->getName(), NameMeaning::SafeCode))))
      return EncodingState::Safe;
    if (Callee)
      return Summaries.returnedBy(*Callee);
  }
  // What a URI's class stores stands in the URI; who parsed it knows how.
  if (const auto *Member = llvm::dyn_cast<MemberExpr>(Value))
    if (const auto *Field = llvm::dyn_cast<FieldDecl>(Member->getMemberDecl());
        Field && says(Field->getParent()->getName(), NameMeaning::ParsedUri))
      return EncodingState::Unknown;
  return EncodingState::Raw;
}

} // namespace clang::tidy::uri
