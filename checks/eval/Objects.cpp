//===--- Objects.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The construction of objects, and copies of them.
///
//===----------------------------------------------------------------------===//

#include "LLVMAstCompat.h"
#include "eval/Evaluator.h"

namespace clang::tidy::uri {

void Evaluator::initialize(const CXXCtorInitializer &Init) {
  const auto *Method = llvm::dyn_cast_or_null<CXXMethodDecl>(Function);
  if (!Init.getInit() || !Method)
    return;
  const Place &This = Unit.thisOf(Method->getThisType()->getPointeeType());
  const FieldDecl *Field = Init.getAnyMember();
  if (!Field) {
    // Another constructor, or that of a base: a second base has fields, too.
    if (State.knowsPartsOf(This))
      run(*Init.getInit());
    else
      construct(Init.getInit(), This);
    return;
  }
  const Place &P = Unit.fieldOf(This, *Field);
  if (Field->getType()->isReferenceType())
    State.write(P, {nullptr, locate(Init.getInit())});
  else
    construct(Init.getInit(), P);
}

void Evaluator::construct(const Expr *E, const Place &To) {
  if (!E || isTooDeep(*E))
    return;
  const Expr *Original = E;
  E = stripped(E);
  if (const auto *Default = llvm::dyn_cast<CXXDefaultInitExpr>(E))
    return construct(Default->getExpr(), To);
  if (const auto *Default = llvm::dyn_cast<CXXDefaultArgExpr>(E))
    return construct(Default->getExpr(), To);
  const QualType Type = E->getType();
  if (const auto *List = llvm::dyn_cast<InitListExpr>(E);
      List && !isTextType(Type))
    return constructList(*List, To);
  // An array that becomes a pointer is not copied.
  const bool IsObject = !Type.isNull() && !E->isTypeDependent() &&
                        !Original->getType()->isPointerType() &&
                        (Type->isRecordType() || Type->isArrayType()) &&
                        !isTextType(Type);
  if (!IsObject) {
    if (const auto *List = llvm::dyn_cast<InitListExpr>(E))
      State.write(To, List->getNumInits() == 0 ? Content{Texts.empty(), {}}
                                               : eval(List->getInit(0)));
    else if (!Type.isNull() && Type->isArrayType() &&
             Original->getType()->isArrayType())
      State.write(To, {text(E), {}});
    else
      State.write(To, eval(Original));
    return;
  }
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(E)) {
    ++Unit.Depth;
    constructObject(*Construct, To);
    --Unit.Depth;
    return;
  }
  copy(locate(E), Address{&To, Address::Start});
}

void Evaluator::constructList(const InitListExpr &List, const Place &To) {
  const auto *Record = List.getType()->getAsRecordDecl();
  // The array in a container such as std::array.
  if (Record && List.getNumInits() == 1 &&
      llvm::any_of(TextTypes::current().partsOf(List.getType()),
                   [](const TypePart &Part) {
                     return Part.Step.Kind == FlowStep::Element;
                   })) {
    const auto *Inner = llvm::dyn_cast<InitListExpr>(stripped(List.getInit(0)));
    if (Inner && Inner->getType()->isArrayType())
      return constructList(*Inner, To);
  }
  if (!Record) {
    for (unsigned I = 0; I < List.getNumInits(); ++I) {
      const Place &Element = Unit.elementOf(To, std::to_string(I));
      if (Element.Depth > To.Depth)
        construct(List.getInit(I), Element);
    }
    return;
  }
  unsigned I = 0;
  if (const auto *Class = llvm::dyn_cast<CXXRecordDecl>(Record))
    I = Class->hasDefinition() ? Class->getNumBases() : 0;
  if (const FieldDecl *Member = List.getInitializedFieldInUnion()) {
    if (List.getNumInits() > 0)
      construct(List.getInit(0), Unit.fieldOf(To, *Member));
    return;
  }
  for (const FieldDecl *Field : Record->fields()) {
    if (compat::isUnnamedBitField(*Field))
      continue;
    if (I >= List.getNumInits())
      break;
    const Place &Part = Unit.fieldOf(To, *Field);
    if (Field->getType()->isReferenceType())
      State.write(Part, {nullptr, locate(List.getInit(I))});
    else
      construct(List.getInit(I), Part);
    ++I;
  }
}

void Evaluator::copy(const AddressSet &From, const AddressSet &To) {
  if (const Address *Source = From.sole()) {
    for (const Address &A : To)
      State.copy(*Source->Of, *A.Of);
    return;
  }
  if (From.empty())
    return;
  Environment::Change New;
  New.Holds = State.read(From);
  New.IsLost = From.isAny();
  for (const Address &A : From)
    New.CopyOf.note(A.Of);
  State.change(To, New, Environment(State));
}

} // namespace clang::tidy::uri
