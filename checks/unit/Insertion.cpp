//===--- Insertion.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unit/Insertion.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"

namespace clang::tidy::uri {

using uricore::Component;

/// The literal that says in which component the value at \p Place is, or null.
static const StringLiteral *delimiterOf(const FoundUri &Found,
                                        const HolePlace &Place) {
  const Template &Content = Found.content();
  const size_t Pos = Content.Holes[Place.Index].Pos;
  size_t Delimiter = Found.Uri.Begin;
  if (Place.Which != Component::PathSegment) {
    const auto *Span =
        llvm::find_if(Found.Uri.Components.Spans, [&](const ComponentSpan &S) {
          return S.Which == Place.Which && S.Begin <= Pos && Pos <= S.End;
        });
    if (Span != Found.Uri.Components.Spans.end() && Span->Begin > Delimiter)
      Delimiter = Span->Begin - 1;
  }
  const LiteralRun *Run = Delimiter < Pos ? Content.runAt(Delimiter) : nullptr;
  return Run ? Run->Literal : nullptr;
}

const StringLiteral *insertedLaterBy(const FoundUri &Found,
                                     const HolePlace &Place,
                                     const UnitAnalysis &Analysis) {
  const Expr *Value = Found.content().Holes[Place.Index].Value;
  const StringLiteral *Literal = delimiterOf(Found, Place);
  // Another function may insert it.
  if (!Value || !Literal || !Analysis.isWrittenIn(*Value, *Found.In) ||
      !Analysis.isWrittenIn(*Literal, *Found.In))
    return nullptr;
  const SourceManager &SM = Analysis.context().getSourceManager();
  const SourceLocation At = SM.getExpansionLoc(Value->getBeginLoc());
  const SourceLocation Before = SM.getExpansionLoc(Literal->getBeginLoc());
  if (!SM.isBeforeInTranslationUnit(At, Before))
    return nullptr;
  const auto ContainsBoth = [&](const Stmt *S) {
    if (!S)
      return false;
    const SourceLocation Begin = SM.getExpansionLoc(S->getBeginLoc());
    const SourceLocation End = SM.getExpansionRange(S->getEndLoc()).getEnd();
    return SM.isPointWithin(At, Begin, End) &&
           SM.isPointWithin(Before, Begin, End);
  };
  const Stmt *Around = Found.In->getBody();
  while (ContainsBoth(Around)) {
    if (llvm::isa<Expr>(Around) && !llvm::isa<LambdaExpr, StmtExpr>(Around))
      return nullptr;
    const auto Inner = llvm::find_if(Around->children(), ContainsBoth);
    Around = Inner == Around->child_end() ? nullptr : *Inner;
  }
  return Literal;
}

bool isWholePath(const FoundUri &Found, const Hole &H) {
  return Found.isLocalFile(H) && H.Pos == Found.Uri.End &&
         llvm::none_of(Found.content().Holes, [&](const Hole &Other) {
           return &Other != &H && Other.Pos >= H.Pos &&
                  Other.Pos <= Found.Uri.End;
         });
}

} // namespace clang::tidy::uri
