//===--- FlowCopies.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/FlowResolver.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

bool FlowResolver::addWhole(CallFlows &To) const {
  const bool IsAssignment = Site.Callee.getOverloadedOperator() == OO_Equal &&
                            llvm::isa<CXXMethodDecl>(Site.Callee);
  if (!(IsAssignment || llvm::isa<CXXConstructExpr>(Site.Call)) ||
      Site.written() != 1)
    return false;
  const auto Object = Types.partsOf(Site.Object);
  const auto Source = Types.partsOf(Site.Arguments[0]->getType());
  const auto IsClass = [](QualType Type) {
    return Type.getNonReferenceType()->isRecordType();
  };
  if (Object.empty() || Object.size() != Source.size() ||
      !IsClass(Site.Arguments[0]->getType()))
    return false;
  for (const auto &[A, B] : llvm::zip(Object, Source))
    if (A.Step.Kind != B.Step.Kind ||
        (A.Step.Kind == FlowStep::Element && !isSameType(A.Type, B.Type)))
      return false;
  const auto HasReference = [](llvm::ArrayRef<TypePart> Parts) {
    return llvm::any_of(Parts, [](const TypePart &Part) {
      return !Part.Type.isNull() && Part.Type->isReferenceType();
    });
  };
  Flow Copy, Refers;
  Refers.Kind = Flow::Select;
  Copy.From.Root = 0;
  Copy.To.Root = ApiFact::Object;
  // What is assigned to a reference goes to the object that it refers to.
  if (HasReference(Object) || HasReference(Source))
    for (const TypePart &Each : Object) {
      Typed From = {Copy.From, typeOf(0)}, Into = {Copy.To, Site.Object};
      if (!step(From, Each.Step) || !step(Into, Each.Step))
        continue;
      if (Into.IsReference && !IsAssignment)
        addSelect(Refers, From, Into, To);
      else
        addFlow(Flow(), From, Into, To);
    }
  else
    To.Flows.push_back(Copy);
  if (IsAssignment) {
    Copy.Kind = Flow::Select;
    Copy.From.Root = ApiFact::Object;
    Copy.To.Root = ApiFact::Result;
    To.Flows.push_back(Copy);
  }
  To.IsKnown = true;
  return true;
}

} // namespace clang::tidy::uri
