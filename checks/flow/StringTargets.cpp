//===--- StringTargets.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "flow/StringEvaluator.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

const ValueDecl *StringEvaluator::targetOf(const Expr *E,
                                           bool *IsInside) const {
  if (!E)
    return nullptr;
  E = stripped(E);
  if (const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(E))
    return targetOf(Cast->getSubExpr(), IsInside);
  if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E))
    return llvm::dyn_cast<VarDecl>(Ref->getDecl());
  // A field is known by its declaration, whichever of the function's objects
  // it belongs to.
  if (const auto *Member = llvm::dyn_cast<MemberExpr>(E))
    return llvm::isa<CXXThisExpr, DeclRefExpr>(stripped(Member->getBase()))
               ? Member->getMemberDecl()
               : nullptr;
  if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(E))
    return Unary->getOpcode() == UO_AddrOf || Unary->getOpcode() == UO_Deref
               ? targetOf(Unary->getSubExpr(), IsInside)
               : nullptr;
  // These give back the string that they change.
  if (const auto *Call = llvm::dyn_cast<CXXOperatorCallExpr>(E))
    return Call->isAssignmentOp() ? targetOf(Call->getArg(0), IsInside)
                                  : nullptr;
  if (const auto *Call = llvm::dyn_cast<CallExpr>(E);
      Call && !llvm::isa<CXXMemberCallExpr>(E)) {
    // strcpy() and its kin return where they write to.
    const FunctionDecl *Callee = Call->getDirectCallee();
    if (Callee && isTextType(Call->getType()))
      for (const ApiFact &Fact : Summaries.Calls.of(*Call))
        if (Fact.Role == ApiRole::Concatenates && Fact.Dest >= 0 &&
            static_cast<unsigned>(Fact.Dest) < Call->getNumArgs())
          return targetOf(Call->getArg(Fact.Dest), IsInside);
    return nullptr;
  }
  if (const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(E)) {
    const TextMethod Method = methodOf(*Call);
    const bool IsChange =
        Method == TextMethod::Append || Method == TextMethod::Assign ||
        Method == TextMethod::Prepend || Method == TextMethod::Insert;
    return IsChange ? targetOf(Call->getImplicitObjectArgument(), IsInside)
                    : nullptr;
  }
  const Expr *Base = nullptr;
  if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(E);
      Binary && Binary->getOpcode() == BO_Add &&
      Binary->getType()->isPointerType())
    Base = Binary->getLHS();
  else if (const auto *Subscript = llvm::dyn_cast<ArraySubscriptExpr>(E);
           Subscript && IsInside != nullptr &&
           !isTextType(Subscript->getType()))
    Base = Subscript->getBase();
  if (!Base)
    return nullptr;
  if (IsInside)
    *IsInside = true;
  return targetOf(Base, IsInside);
}

/// Runs the changes that \p Target itself makes: the first links of a chain.
void StringEvaluator::runChain(const Expr *Target) {
  if (llvm::isa<CallExpr>(stripped(Target)))
    eval(Target);
}

void StringEvaluator::assign(const Expr *Target, Template Content) {
  runChain(Target);
  put(Target, std::move(Content));
}

void StringEvaluator::put(const Expr *Target, Template Content) {
  bool IsInside = false;
  const ValueDecl *Var = targetOf(Target, &IsInside);
  if (!Var)
    return use(std::move(Content), {Usage::Value, nameOf(Target)});
  Writes.insert(Var);
  if (IsInside || State.isCursor(Var))
    return State.append(Var, Content);
  if (isTextType(Var->getType()) || isStringStream(Var->getType()) ||
      !Content.Text.empty() || Var->getType()->isDependentType())
    State.assign(Var, std::move(Content), Strings);
}

Template StringEvaluator::written(const CallExpr &Call, const Expr *Target,
                                  Template Content) {
  const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  if (!Member || Target != Member->getImplicitObjectArgument() ||
      !isTextType(Call.getType())) {
    assign(Target, std::move(Content));
    return hole(&Call);
  }
  // `Text().Printf("…", …)` is the object that it writes to.
  if (targetOf(Target))
    assign(Target, Content);
  return Content;
}

Template StringEvaluator::append(const Expr *Target, const Template &Content) {
  if (const ValueDecl *Var = targetOf(Target)) {
    runChain(Target);
    Writes.insert(Var);
    State.append(Var, Content);
    return hole(Target);
  }
  Template Whole = eval(Target);
  Whole.append(Content);
  use(Whole, {Usage::Value, nameOf(Target)});
  return Whole;
}

void StringEvaluator::forget(const Expr *Target) {
  if (const ValueDecl *Var = targetOf(Target)) {
    Writes.insert(Var);
    State.forget(Var, Strings);
  }
}

} // namespace clang::tidy::uri
