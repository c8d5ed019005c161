//===--- Pieces.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "encoder/Pieces.h"
#include "LLVMSupportCompat.h"
#include "ast/CallArguments.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clang::tidy::uri {

const ValueDecl *Read::variable() const {
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&first());
  return Ref ? Ref->getDecl() : nullptr;
}

const ValueDecl *rootOf(const Expr &E) {
  const Expr *Whole = E.IgnoreParenImpCasts();
  while (const auto *Member = llvm::dyn_cast<MemberExpr>(Whole))
    Whole = Member->getBase()->IgnoreParenImpCasts();
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(Whole);
  return Ref ? Ref->getDecl() : nullptr;
}

bool areSame(const Expr &A, const Expr &B, const ASTContext &Context) {
  llvm::FoldingSetNodeID OfA, OfB;
  A.Profile(OfA, Context, /*Canonical=*/true);
  B.Profile(OfB, Context, /*Canonical=*/true);
  return OfA == OfB;
}

bool onlyReads(const CallExpr &Call) {
  if (const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(&Call))
    return compat::isOneOf({OO_Subscript, OO_Star, OO_Arrow},
                           Operator->getOperator()) &&
           Operator->getNumArgs() > 0;
  const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  if (!Member || !Member->getMethodDecl())
    return false;
  if (Member->getMethodDecl()->isConst())
    return true;
  switch (methodOf(*Member)) {
  case TextMethod::Element:
  case TextMethod::Unit:
  case TextMethod::Front:
  case TextMethod::Back:
  case TextMethod::Begin:
  case TextMethod::End:
  case TextMethod::Characters:
    return true;
  default:
    return false;
  }
}

bool isPure(const Expr &E) {
  return !findStmt(&E, [](const Stmt &S) {
    if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(&S))
      return Unary->isIncrementDecrementOp();
    if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(&S))
      return Binary->isAssignmentOp();
    if (const auto *Call = llvm::dyn_cast<CallExpr>(&S))
      return !onlyReads(*Call);
    return llvm::isa<StmtExpr, LambdaExpr, CXXNewExpr, CXXDeleteExpr,
                     CXXThrowExpr, MaterializeTemporaryExpr,
                     CompoundLiteralExpr>(S);
  });
}

/// Whether \p E names a constant of the program.
static bool namesConstant(const Expr &E) {
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&E);
  const auto *Var = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  if (Ref && !Var)
    return !llvm::isa<BindingDecl>(Ref->getDecl());
  return Var && isConstant(*Var);
}

/// How \p Type is given if it is a text or a character; without a Unit if it is
/// neither.
static EncoderInput inputOf(QualType Type, const Interpreter &Program,
                            const ASTContext &Context) {
  EncoderInput Result;
  Type = Type.getNonReferenceType();
  if (Type->isDependentType() || Type->isBooleanType())
    return Result;
  if (const auto *Array = Type->getArrayElementTypeNoTypeQual();
      Array || Type->isPointerType()) {
    const QualType To =
        Array ? Context.getBaseElementType(Type) : Type->getPointeeType();
    if (To->isAnyCharacterType()) {
      Result.Unit = Program.intType(To);
      Result.IsTerminated = true;
    } else if (!Array) {
      Result.Unit = Program.unitType(To);
    }
    return Result;
  }
  Result.Unit = Program.unitType(Type);
  if (Result.Unit || Type->isEnumeralType())
    return Result;
  Result.Unit = Program.intType(Type);
  Result.IsCharacter = true;
  return Result;
}

/// Whether \p Code compares or passes on characters, so that a number in it can
/// be one.
static bool hasCharacters(const Stmt &Code) {
  return findStmt(&Code, [](const Stmt &S) {
    return llvm::isa<CharacterLiteral, CallExpr>(S);
  });
}

llvm::SmallVector<Read, 4> readsIn(const Stmt &Code, const Interpreter &Program,
                                   const ASTContext &Context, bool OnlyTexts) {
  static constexpr size_t MaxReads = 8, MaxPlaces = 64;
  static constexpr unsigned MaxNodes = 4'000;
  llvm::SmallVector<Read, 4> Result;
  const bool HasCharacters = hasCharacters(Code);
  // What the piece itself declares: lambdas for their parameters.
  llvm::SmallPtrSet<const void *, 8> Own;
  const auto IsOwn = [&](const Stmt &S) {
    const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&S);
    return Ref && (Own.contains(static_cast<const Decl *>(Ref->getDecl())) ||
                   Own.contains(Ref->getDecl()->getDeclContext()));
  };
  unsigned Nodes = 0;
  const bool IsTooLong = findStmt(&Code, [&](const Stmt &S) {
    if (++Nodes > MaxNodes)
      return true;
    if (const auto *Lambda = llvm::dyn_cast<LambdaExpr>(&S))
      Own.insert(static_cast<const DeclContext *>(Lambda->getCallOperator()));
    if (const auto *Declared = llvm::dyn_cast<DeclStmt>(&S))
      Own.insert(Declared->decl_begin(), Declared->decl_end());
    const auto *E = llvm::dyn_cast<Expr>(&S);
    if (!E || !E->isLValue() || E->isInstantiationDependent() ||
        E->containsErrors() || E->getType()->isFunctionType() ||
        llvm::isa<ParenExpr, CastExpr, StringLiteral, FullExpr>(E) ||
        !(llvm::isa<DeclRefExpr, MemberExpr, ArraySubscriptExpr, UnaryOperator,
                    CXXOperatorCallExpr, CXXMemberCallExpr>(E)))
      return false;
    const EncoderInput Input = inputOf(E->getType(), Program, Context);
    if (!Input.Unit || (OnlyTexts && Input.IsCharacter))
      return false;
    if (Input.IsCharacter && E->getType()->isIntegerType() &&
        !E->getType()->isAnyCharacterType() && !HasCharacters)
      return false;
    if (namesConstant(*E) || !isPure(*E) || findStmt(E, IsOwn))
      return false;
    auto *Known = llvm::find_if(
        Result, [&](const Read &R) { return areSame(R.first(), *E, Context); });
    if (Known == Result.end()) {
      if (Result.size() == MaxReads)
        return true;
      Result.emplace_back();
      Known = std::prev(Result.end());
      Known->Input = Input;
    }
    Known->Where.push_back(E);
    return Known->Where.size() > MaxPlaces;
  });
  if (IsTooLong)
    Result.clear();
  return Result;
}

} // namespace clang::tidy::uri
