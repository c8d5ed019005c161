//===--- EncodingStates.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "flow/StringEvaluator.h"
#include "model/Names.h"
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

/// Whether \p Callee makes a text of nothing but enumerators and truth values:
/// their names.
static bool isOfEnumerations(const FunctionDecl &Callee) {
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Callee);
  return (!Method || Method->isStatic()) && Callee.getNumParams() > 0 &&
         llvm::all_of(Callee.parameters(), [](const ParmVarDecl *Parameter) {
           const QualType Type = Parameter->getType().getNonReferenceType();
           return Type->isEnumeralType() || Type->isBooleanType();
         });
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
  if (saysEncoded(Name))
    return EncodingState::Encoded;
  if (saysUri(Name))
    return EncodingState::Assembled;
  const Expr *Value = E->IgnoreParenImpCasts();
  if (const auto *Call = llvm::dyn_cast<CallExpr>(Value)) {
    const FunctionDecl *Callee = Call->getDirectCallee();
    if (Callee &&
        (isOfEnumerations(*Callee) || (Callee->getDeclName().isIdentifier() &&
                                       saysSafeCode(Callee->getName()))))
      return EncodingState::Safe;
    if (Callee)
      return Summaries.returnedBy(*Callee);
  }
  // What a URI's class stores stands in the URI; who parsed it knows how.
  if (const auto *Member = llvm::dyn_cast<MemberExpr>(Value))
    if (const auto *Field = llvm::dyn_cast<FieldDecl>(Member->getMemberDecl());
        Field && saysStoredUri(Field->getParent()->getName()))
      return EncodingState::Unknown;
  // An entry of a table of constants.
  if (const auto *Subscript = llvm::dyn_cast<ArraySubscriptExpr>(Value))
    if (const auto *Table = llvm::dyn_cast<DeclRefExpr>(
            Subscript->getBase()->IgnoreParenImpCasts()))
      if (const auto *Var = llvm::dyn_cast<VarDecl>(Table->getDecl());
          Var && Var->getAnyInitializer() &&
          isSpelledOut(Var->getAnyInitializer()))
        return EncodingState::Safe;
  return EncodingState::Raw;
}

} // namespace clang::tidy::uri
