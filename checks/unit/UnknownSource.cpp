//===--- UnknownSource.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unit/UnknownSource.h"
#include "ast/DeclWalk.h"
#include "ast/TextTypes.h"
#include "text/TextValue.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/Basic/SourceManager.h"

namespace clang::tidy::uri {
namespace {

bool isNamed(const NamedDecl *D, llvm::StringRef Name) {
  return D && D->getIdentifier() && D->getName() == Name;
}

/// Whether \p Function has text that it can encode: an argument, or the object
/// of a method.
bool hasTextToEncode(const FunctionDecl &Function) {
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Function);
  return llvm::any_of(Function.parameters(),
                      [](const ParmVarDecl *Each) {
                        return isTextType(Each->getType());
                      }) ||
         (Method && Method->isInstance() &&
          isTextType(Method->getThisType()->getPointeeType()));
}

/// The function or field that provides the text of \p H unchanged, or null.
const NamedDecl *sourceOf(const Hole &H) {
  if (!H.Facts || !H.Facts->Done.empty())
    return nullptr;
  const Origin &From = *H.Facts->From;
  for (const Expr *Each : {H.Facts->Source, H.Facts->Entry, H.Alias, H.Value}) {
    if (!Each)
      continue;
    Each = Each->IgnoreImplicit()->IgnoreParens();
    const NamedDecl *Source = nullptr;
    if (const auto *Call = llvm::dyn_cast<CallExpr>(Each)) {
      Source = Call->getDirectCallee();
      // A method that returns a field does not have its name.
      if (From.Kind == Origin::Place
              ? !llvm::isa_and_nonnull<CXXMethodDecl>(Source)
              : From.Kind != Origin::Result || !isNamed(Source, From.Name))
        continue;
    } else if (const auto *Member = llvm::dyn_cast<MemberExpr>(Each)) {
      Source = llvm::dyn_cast<FieldDecl>(Member->getMemberDecl());
      if (From.Kind != Origin::Place || !isNamed(Source, From.Name))
        continue;
    } else {
      continue;
    }
    return !isInLibrary(*Source) ? Source : nullptr;
  }
  return nullptr;
}

} // namespace

std::vector<UnknownSource> unknownSourcesIn(const FoundUri &Found) {
  std::vector<UnknownSource> Result;
  for (const HolePlace &Place : Found.Uri.Components.Holes) {
    const Hole &H = Found.content().Holes[Place.Index];
    if (Place.Role != HolePlace::Data || H.State != EncodingState::Raw ||
        !H.Value)
      continue;
    const NamedDecl *Source = sourceOf(H);
    if (!Source)
      continue;
    const auto Add = [&](UnknownSource::KindTy Kind, const NamedDecl &D) {
      Result.push_back({Kind, D.getQualifiedNameAsString(),
                        H.Value->getExprLoc(), Place.Which});
    };
    const auto *Function = llvm::dyn_cast<FunctionDecl>(Source);
    const bool MayEncode = Function && hasTextToEncode(*Function);
    if (Function && !Function->hasBody())
      Add(MayEncode ? UnknownSource::Encoder : UnknownSource::Getter,
          *Function);
    const auto *Class = llvm::dyn_cast<RecordDecl>(Source->getDeclContext());
    if (Class && Class->getIdentifier() && !MayEncode)
      Add(UnknownSource::Holder, *Class);
  }
  return Result;
}

} // namespace clang::tidy::uri
