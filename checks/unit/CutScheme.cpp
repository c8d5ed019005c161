//===--- CutScheme.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unit/CutScheme.h"
#include "ast/Constants.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "clang/AST/ExprCXX.h"

namespace clang::tidy::uri {

static constexpr unsigned SchemeLength = sizeof("file://") - 1;

/// The text of which \p S skips the length of "file://", or null.
static const Expr *cutIn(const Stmt &S, const ASTContext &Context) {
  if (const auto *Sum = llvm::dyn_cast<BinaryOperator>(&S))
    return Sum->getOpcode() == BO_Add && isTextType(Sum->getType()) &&
                   isConstant(*Sum->getRHS(), SchemeLength, Context)
               ? Sum->getLHS()
               : nullptr;
  if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(&S)) {
    const auto *Unit = llvm::dyn_cast<ArraySubscriptExpr>(
        Unary->getSubExpr()->IgnoreParenImpCasts());
    return Unary->getOpcode() == UO_AddrOf && Unit &&
                   isTextType(Unit->getBase()->getType()) &&
                   isConstant(*Unit->getIdx(), SchemeLength, Context)
               ? Unit->getBase()
               : nullptr;
  }
  // `Url.substr(7)`, `Url.remove(0, 7)`
  const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(&S);
  const Expr *Text = Call ? Call->getImplicitObjectArgument() : nullptr;
  return Text && isTextType(Text->getType()) &&
                 llvm::any_of(Call->arguments(),
                              [&](const Expr *Argument) {
                                return isConstant(*Argument, SchemeLength,
                                                  Context);
                              })
             ? Text
             : nullptr;
}

bool cutsFileScheme(const Stmt &Body, const ASTContext &Context,
                    const NameMeanings &Names, const CallFacts &Facts) {
  bool Cuts = false;
  const Stmt *Decoder = findStmt(&Body, [&](const Stmt &S) {
    const Expr *Text = Cuts ? nullptr : cutIn(S, Context);
    Cuts |= Text && Names.say(nameOf(Text, Names), NameMeaning::Uri);
    const auto *Call = llvm::dyn_cast<CallExpr>(&S);
    const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
    return Callee && (Facts.mayHave(*Callee, ApiRole::Decodes) ||
                      (Callee->getIdentifier() &&
                       Names.say(Callee->getName(), NameMeaning::Decoder)));
  });
  return Cuts && !Decoder;
}

} // namespace clang::tidy::uri
