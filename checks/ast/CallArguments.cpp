//===--- CallArguments.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/CallArguments.h"
#include "clang/AST/ExprCXX.h"

namespace clang::tidy::uri {

std::pair<const Expr *, llvm::ArrayRef<const Expr *>>
objectAndArguments(const CallExpr &Call) {
  const llvm::ArrayRef<const Expr *> All(Call.getArgs(), Call.getNumArgs());
  if (const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(&Call))
    return {Method->getImplicitObjectArgument(), All};
  if (llvm::isa<CXXOperatorCallExpr>(Call) && !All.empty() &&
      llvm::isa_and_nonnull<CXXMethodDecl>(Call.getDirectCallee()))
    return {All.front(), All.drop_front()};
  return {nullptr, All};
}

size_t writtenArguments(llvm::ArrayRef<const Expr *> Arguments) {
  size_t Count = Arguments.size();
  while (Count > 0 && llvm::isa<CXXDefaultArgExpr>(Arguments[Count - 1]))
    --Count;
  return Count;
}

const VarDecl *variableAt(const Expr &Argument) {
  const Expr *E = Argument.IgnoreParens();
  if (const auto *Decay = llvm::dyn_cast<ImplicitCastExpr>(E);
      Decay && Decay->getCastKind() == CK_ArrayToPointerDecay)
    E = Decay->getSubExpr()->IgnoreParens();
  if (const auto *Address = llvm::dyn_cast<UnaryOperator>(E);
      Address && Address->getOpcode() == UO_AddrOf)
    E = Address->getSubExpr()->IgnoreParens();
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E);
  return Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
}

} // namespace clang::tidy::uri
