//===--- UnknownSource.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unit/UnknownSource.h"
#include "text/TextValue.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"

namespace clang::tidy::uri {

/// The function without a body that returns the text of \p H; empty if there is
/// none.
static std::string unknownSourceOf(const Hole &H) {
  if (!H.Facts || H.Facts->From->Kind != Origin::Result ||
      !H.Facts->Done.empty())
    return "";
  for (const Expr *Each : {H.Facts->Source, H.Facts->Entry, H.Alias, H.Value}) {
    const auto *Call = llvm::dyn_cast_or_null<CallExpr>(
        Each ? Each->IgnoreImplicit()->IgnoreParens() : nullptr);
    const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
    if (!Callee || !Callee->getIdentifier() ||
        Callee->getName() != H.Facts->From->Name)
      continue;
    const SourceManager &Sources = Callee->getASTContext().getSourceManager();
    return Callee->hasBody() || Sources.isInSystemHeader(Callee->getLocation())
               ? ""
               : Callee->getQualifiedNameAsString();
  }
  return "";
}

std::vector<std::pair<SourceLocation, std::string>>
unknownSourcesIn(const FoundUri &Found) {
  std::vector<std::pair<SourceLocation, std::string>> Result;
  for (const HolePlace &Place : Found.Uri.Components.Holes) {
    const Hole &H = Found.content().Holes[Place.Index];
    if (Place.Role != HolePlace::Data || H.State != EncodingState::Raw ||
        !H.Value)
      continue;
    if (std::string Name = unknownSourceOf(H); !Name.empty())
      Result.emplace_back(H.Value->getExprLoc(), std::move(Name));
  }
  return Result;
}

} // namespace clang::tidy::uri
