//===--- CallFlows.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/CallFacts.h"
#include "ast/Callee.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

namespace clang::tidy::uri {

const CallFlows &CallFacts::flowsOf(const Expr &Call) const {
  std::unique_ptr<const CallFlows> &Found = KnownFlows[&Call];
  if (!Found)
    Found = std::make_unique<const CallFlows>();
  return *Found;
}

const Expr *CallFacts::rootOf(const Expr &Call, signed char Root) {
  if (Root < ApiFact::Object)
    return nullptr;
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(&Call))
    return Root >= 0 && static_cast<unsigned>(Root) < Construct->getNumArgs()
               ? Construct->getArg(static_cast<unsigned>(Root))
               : nullptr;
  const auto *CallOf = llvm::dyn_cast<CallExpr>(&Call);
  if (!CallOf)
    return nullptr;
  if (const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(CallOf);
      Method && Root == ApiFact::Object)
    return Method->getImplicitObjectArgument();
  // The first operand of an operator that is a method is the object.
  const bool HasObject =
      llvm::isa<CXXOperatorCallExpr>(CallOf) &&
      llvm::isa_and_nonnull<CXXMethodDecl>(CallOf->getDirectCallee());
  const int Index = Root + (HasObject ? 1 : 0);
  return Index >= 0 && static_cast<unsigned>(Index) < CallOf->getNumArgs()
             ? CallOf->getArg(static_cast<unsigned>(Index))
             : nullptr;
}

} // namespace clang::tidy::uri
