//===--- EncodingStates.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "flow/StringEvaluator.h"
#include "model/Names.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Whether \p E is text that the source spells out, or a number.
static bool isSpelledOut(const Expr *E) {
  for (;;) {
    E = E->IgnoreParenImpCasts();
    if (const auto *Full = llvm::dyn_cast<FullExpr>(E))
      E = Full->getSubExpr();
    else if (const auto *Temporary = llvm::dyn_cast<MaterializeTemporaryExpr>(E))
      E = Temporary->getSubExpr();
    else if (const auto *Bound = llvm::dyn_cast<CXXBindTemporaryExpr>(E))
      E = Bound->getSubExpr();
    else if (const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(E))
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

namespace {
/// Finds a return whose value is not spelled out.
class ReturnVisitor : public RecursiveASTVisitor<ReturnVisitor> {
public:
  bool AllSafe = true;
  bool Any = false;
  bool VisitReturnStmt(ReturnStmt *Return) {
    Any = true;
    AllSafe &= Return->getRetValue() && isSpelledOut(Return->getRetValue());
    return AllSafe;
  }
  bool TraverseLambdaExpr(LambdaExpr *) { return true; }
};
} // namespace

bool StringEvaluator::returnsSafeText(const FunctionDecl &Callee) const {
  const FunctionDecl *Definition = nullptr;
  if (!Callee.hasBody(Definition))
    return false;
  const auto [Known, IsNew] = SafeFunctions.try_emplace(Definition, false);
  if (!IsNew)
    return Known->second;
  ReturnVisitor Visitor;
  Visitor.TraverseStmt(Definition->getBody());
  return SafeFunctions[Definition] = Visitor.Any && Visitor.AllSafe;
}

EncodingState StringEvaluator::stateOf(const Expr *E) const {
  const QualType Type = E->getType().getNonReferenceType();
  if (Type.isNull() || Type->isDependentType())
    return EncodingState::Unknown;
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
    if (Callee && returnsSafeText(*Callee))
      return EncodingState::Safe;
  }
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
