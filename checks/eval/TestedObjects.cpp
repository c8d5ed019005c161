//===--- TestedObjects.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "eval/TestedObjects.h"
#include "ast/Callee.h"
#include "ast/FindStmt.h"
#include "encoder/Pieces.h"
#include "clang/AST/ExprCXX.h"

namespace clang::tidy::uri {

/// Collects the variables that decide to which object \p E refers. Returns
/// false if something else may decide it.
static bool collectVariables(const Expr &E,
                             llvm::SmallVectorImpl<const VarDecl *> &To) {
  return !E.isInstantiationDependent() && isPure(E) &&
         !findStmt(&E, [&To](const Stmt &S) {
           const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&S);
           if (!Ref || llvm::isa<FunctionDecl>(Ref->getDecl()))
             return false;
           const ValueDecl *Named = Ref->getDecl();
           if (const auto *Binding = llvm::dyn_cast<BindingDecl>(Named))
             Named = Binding->getDecomposedDecl();
           const auto *Var = llvm::dyn_cast<VarDecl>(Named);
           if (!Var || !Var->hasLocalStorage())
             return true;
           To.push_back(Var);
           return false;
         });
}

const UnaryOperator *stepIn(const Expr &Character) {
  const Expr *Where = nullptr;
  if (const auto *Deref = llvm::dyn_cast<UnaryOperator>(&Character);
      Deref && Deref->getOpcode() == UO_Deref)
    Where = Deref->getSubExpr();
  else if (const auto *Subscript =
               llvm::dyn_cast<ArraySubscriptExpr>(&Character))
    Where = Subscript->getIdx();
  const auto *Step =
      Where ? llvm::dyn_cast<UnaryOperator>(stripped(Where)) : nullptr;
  return Step && Step->isPostfix() ? Step : nullptr;
}

/// Whether \p Character refers to what \p Tested refers to: `*p++` to `*p`, and
/// `s[i++]` to `s[i]`.
static bool readsSame(const Expr &Tested, const Expr &Character,
                      const ASTContext &AST) {
  const UnaryOperator *Step = stepIn(Character);
  if (!Step || Tested.getStmtClass() != Character.getStmtClass())
    return areSame(Tested, Character, AST);
  if (const auto *Deref = llvm::dyn_cast<UnaryOperator>(&Tested))
    return Deref->getOpcode() == UO_Deref &&
           areSame(*stripped(Deref->getSubExpr()),
                   *stripped(Step->getSubExpr()), AST);
  const auto &Element = llvm::cast<ArraySubscriptExpr>(Tested);
  return areSame(*stripped(Element.getIdx()), *stripped(Step->getSubExpr()),
                 AST) &&
         areSame(*stripped(Element.getBase()),
                 *stripped(llvm::cast<ArraySubscriptExpr>(Character).getBase()),
                 AST);
}

const TestedObjects::Object *TestedObjects::find(const Expr &Of,
                                                 const Place &Among,
                                                 bool IsCharacter) const {
  const auto *Found = llvm::find_if(All, [&](const Object &Each) {
    return Each.IsCharacter == IsCharacter && Each.Reading->Whole == &Among &&
           (IsCharacter ? readsSame(*Each.Of, Of, AST)
                        : areSame(*Each.Of, Of, AST));
  });
  return Found == All.end() ? nullptr : Found;
}

const Place *TestedObjects::readingBy(const Expr &Of, const Place &Among,
                                      bool IsCharacter) {
  if (const Object *Known = find(Of, Among, IsCharacter))
    return Known->Reading;
  static constexpr unsigned MaxObjects = 32;
  Object New = {&Of, nullptr, IsCharacter, {}};
  if (All.size() == MaxObjects || !collectVariables(Of, New.Variables))
    return nullptr;
  New.Reading = &Places.part(Among, {Selector::Reading, &Of});
  if (!New.Reading->isReading())
    return nullptr;
  All.push_back(New);
  return New.Reading;
}

const Place *TestedObjects::characterBy(const Expr &Of, const Place &Among) {
  return Among.isReading() ? nullptr
                           : readingBy(Of, Among, /*IsCharacter=*/true);
}

const Place *TestedObjects::characterOf(const Place *Among,
                                        const Expr &By) const {
  const Object *Found =
      All.empty() ? nullptr : find(By, *Among, /*IsCharacter=*/true);
  return Found ? Found->Reading : Among;
}

llvm::SmallVector<const Place *, 2>
TestedObjects::readingsBy(const Expr *Of, const AddressSet &Where) {
  Of = stripped(Of);
  if (Where.isAny())
    return {};
  if (const Address *Sole = Where.sole(); Sole && !Sole->Of->IsShared) {
    // `argv[1]` refers to one of several texts.
    const bool IsOwn = Sole->Of->isReading() ||
                       (Of->getType()->isPointerType() && Sole->Of->Whole &&
                        Sole->Of->Step.Kind == Selector::ConstantKey);
    if (!IsOwn)
      return {};
    return {Sole->Of};
  }
  llvm::SmallVector<const Place *, 2> Result;
  for (const Address &A : Where) {
    const Place *Reading = A.At != Address::Start ? nullptr
                           : A.Of->isReading()    ? A.Of
                                                  : readingBy(*Of, *A.Of);
    if (!Reading)
      return {};
    Result.push_back(Reading);
  }
  return Result;
}

AddressSet TestedObjects::in(const AddressSet &Where, const Expr *By) const {
  if (All.empty())
    return Where;
  AddressSet Result;
  for (const Address &A : Where) {
    const Object *Found = find(*stripped(By), *A.Of, /*IsCharacter=*/false);
    Result.add(Found && State.cellOf(*Found->Reading)
                   ? Address{Found->Reading, A.At}
                   : A);
  }
  if (Where.isAny())
    Result.addAll(AddressSet::any());
  return Result;
}

void TestedObjects::forget(const VarDecl *Changed) {
  for (const Object &Each : All)
    if (!Changed || llvm::is_contained(Each.Variables, Changed))
      State.forget(*Each.Reading);
}

void TestedObjects::noteChange(const Expr *Of) {
  if (const VarDecl *Var = All.empty() ? nullptr : namedVariable(Of))
    forget(Var);
}

} // namespace clang::tidy::uri
