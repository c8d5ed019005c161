//===--- UnitPlaces.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The places of a translation unit, with their types and names.
///
//===----------------------------------------------------------------------===//

#include "ast/Callee.h"
#include "ast/TextTypes.h"
#include "eval/UnitTexts.h"

namespace clang::tidy::uri {

const Place &UnitTexts::placeOf(const VarDecl &D) {
  const VarDecl &First = *D.getCanonicalDecl();
  const Place::KindTy Kind = llvm::isa<ParmVarDecl>(D) ? Place::Parameter
                             : D.hasGlobalStorage()    ? Place::Global
                                                       : Place::Local;
  const Place &Result = Places.root(Kind, &First);
  RootTypes[&Result] = D.getType();
  return Result;
}

const Place &UnitTexts::temporary(const Expr &E) {
  const Place &Result = Places.root(Place::Temporary, &E);
  RootTypes[&Result] = E.getType();
  return Result;
}

void UnitTexts::noteAllocation(const Place &P, QualType Type, unsigned Copies) {
  Allocations[&P] = Copies;
  RootTypes[&P] = Type;
}

static QualType typeBehind(const Expr &E) {
  return E.getType()->isPointerType() ? E.getType()->getPointeeType()
                                      : E.getType();
}

const Place &UnitTexts::allocation(const Expr &E, QualType Type) {
  const Place &Result = Places.root(Place::Allocation, &E);
  noteAllocation(Result, Type.isNull() ? typeBehind(E) : Type, MaxCopies);
  return Result;
}

const Place &UnitTexts::resultBehind(const Expr &Call) {
  const Place &Result = Places.root(Place::Allocation, &Call);
  noteAllocation(Result, typeBehind(Call), 0);
  return Result;
}

const Place &UnitTexts::copyFor(const Expr &Call, const Place &Made) {
  const unsigned Copies = Allocations.lookup(&Made);
  return Copies == 0 ? Made : objectFrom(Call, Made, Copies - 1);
}

const Place &UnitTexts::newObject(QualType Type) {
  const Place &Result = Places.root(Place::Allocation, &Objects.emplace_back());
  RootTypes[&Result] = Type;
  return Result;
}

const Place &UnitTexts::objectFrom(const Expr &Call, const Place &Target,
                                   unsigned Copies) {
  const Place *&Object = SetPointers[{&Target, &Call}];
  if (!Object) {
    Object = &newObject(typeOf(Target));
    Allocations[Object] = Copies;
    if (Target.Kind == Place::Target)
      InPlaceOfNull.insert(Object);
  }
  return *Object;
}

const Place &UnitTexts::resultOf(const FunctionDecl &Function) {
  const Place &Result =
      Places.root(Place::Temporary, Function.getCanonicalDecl());
  RootTypes[&Result] = Function.getReturnType();
  return Result;
}

const Place &UnitTexts::thisOf(QualType Class) {
  const Place &Result =
      Places.root(Place::This, Class.getCanonicalType().getTypePtr());
  RootTypes[&Result] = Class;
  return Result;
}

const Place &UnitTexts::anyOf(const RecordDecl &Record) {
  return elementOf(Places.root(Place::Allocation, Record.getCanonicalDecl()));
}

const Place &UnitTexts::fieldOf(const Place &Whole, const FieldDecl &Field) {
  const FieldDecl &First = *Field.getCanonicalDecl();
  Selector Step = {Selector::Field, &First};
  // The next node of a list leads to all nodes.
  const QualType Type = Field.getType();
  const TagDecl *Next =
      Type->isPointerType() ? Type->getPointeeType()->getAsTagDecl() : nullptr;
  Step.IsRecursive =
      Next && Next->getCanonicalDecl() == Field.getParent()->getCanonicalDecl();
  return Places.part(Whole, Step);
}

const Place &UnitTexts::elementOf(const Place &Whole, llvm::StringRef Key) {
  return Places.part(Whole,
                     {Selector::ConstantKey, &*Keys.try_emplace(Key).first});
}

const Place &UnitTexts::codeOf(const FunctionDecl &Function) {
  const Place &Result =
      Places.root(Place::Allocation, Function.getCanonicalDecl());
  Functions[&Result] = &Function;
  return Result;
}

const Place *UnitTexts::stateOf(const Expr &Call) {
  const auto *Named = llvm::dyn_cast<CallExpr>(&Call);
  const FunctionDecl *Callee = Named ? Named->getDirectCallee() : nullptr;
  if (!Callee)
    return nullptr;
  // The first declaration in C may have no prototype.
  const FunctionDecl &First = *Callee->getCanonicalDecl();
  if (First.getNumParams() == 0)
    return nullptr;
  // It keeps what its first argument was.
  const ParmVarDecl *Kept = First.getParamDecl(0);
  const Place &Result = Places.root(Place::Allocation, Kept);
  noteAllocation(Result, Kept->getType(), 0);
  return &Result;
}

const FunctionDecl *UnitTexts::functionAt(const Place &P) const {
  if (const FunctionDecl *Known = Functions.lookup(&P))
    return Known;
  const QualType Type = typeOf(P);
  const CXXRecordDecl *Class =
      Type.isNull() ? nullptr : Type->getAsCXXRecordDecl();
  return Class && Class->isLambda() ? codeOfLambda(*Class) : nullptr;
}

/// The first template argument of the class \p Type that is a type.
static QualType argumentOf(QualType Type, unsigned Index) {
  const auto *Special = llvm::dyn_cast_or_null<ClassTemplateSpecializationDecl>(
      Type->getAsCXXRecordDecl());
  if (!Special)
    return {};
  llvm::SmallVector<TemplateArgument, 4> All;
  for (const TemplateArgument &Each : Special->getTemplateArgs().asArray())
    if (Each.getKind() == TemplateArgument::Pack)
      llvm::append_range(All, Each.pack_elements());
    else
      All.push_back(Each);
  return Index < All.size() && All[Index].getKind() == TemplateArgument::Type
             ? All[Index].getAsType()
             : QualType();
}

/// What an object of the class \p Type that is no pointer holds: in a variant,
/// the first of its types that is text.
static QualType heldBy(QualType Type) {
  static constexpr unsigned MaxTypes = 8;
  const QualType First = argumentOf(Type, 0);
  for (unsigned I = 1; I < MaxTypes && !First.isNull() && !isTextType(First);
       ++I)
    if (const QualType Next = argumentOf(Type, I);
        Next.isNull() || isTextType(Next))
      return Next.isNull() ? First : Next;
  return First;
}

static bool isVoid(QualType Type) {
  return !Type.isNull() && Type->isVoidType();
}

QualType UnitTexts::typeOf(const Place &P) const {
  if (P.Kind == Place::Target) {
    const QualType Pointer = typeOf(*static_cast<const Place *>(P.Identity));
    const QualType Object =
        Pointer.isNull() ? Pointer : Pointer->getPointeeType();
    const QualType Said = isVoid(Object) ? RootTypes.lookup(&P) : QualType();
    return Said.isNull() ? Object : Said;
  }
  if (!P.Whole)
    return RootTypes.lookup(&P);
  if (P.Step.Kind == Selector::Field)
    return static_cast<const FieldDecl *>(P.Step.Identity)->getType();
  const QualType Whole = typeOf(*P.Whole);
  if (Whole.isNull())
    return {};
  const QualType Object = Whole.getNonReferenceType();
  switch (P.Step.Kind) {
  case Selector::Pointee:
    return Whole->isReferenceType()  ? Object
           : Object->isPointerType() ? Object->getPointeeType()
                                     : heldBy(Object);
  case Selector::Element:
  case Selector::ConstantKey: {
    if (const ArrayType *Array = AST.getAsArrayType(Object))
      return Array->getElementType();
    // A pointer leads to the first of several objects, such as `argv[0]`.
    if (Object->isPointerType())
      return P.Whole->Kind == Place::Target ||
                     P.Whole->Kind == Place::Allocation
                 ? Object
                 : Object->getPointeeType();
    // Objects behind a pointer to the first of them.
    if (isTextType(Object))
      return Object;
    const QualType Second = argumentOf(Object, 1);
    const TextType Known = TextTypes::current().of(classOf(Object));
    // The values of a map.
    if (!Second.isNull() && !Known)
      return Second;
    if (Known.holds(TypeContent::Texts))
      return AST.getPointerType(AST.getConstType(AST.CharTy));
    return argumentOf(Object, 0);
  }
  case Selector::Key:
    return argumentOf(Object, 0);
  case Selector::Member:
    return argumentOf(Object, P.Step.Index);
  case Selector::Reading:
    return Object;
  case Selector::Field:
    break;
  }
  return {};
}

void UnitTexts::noteCast(const AddressSet &Where, QualType From, QualType To) {
  if (From.isNull() || To.isNull() || !From->isVoidPointerType() ||
      !To->isObjectPointerType() || To->isVoidPointerType())
    return;
  for (const Address &A : Where)
    if (A.Of->Kind == Place::Target && isVoid(typeOf(*A.Of)))
      RootTypes.try_emplace(A.Of, To->getPointeeType());
}

llvm::StringRef UnitTexts::nameOf(const Place &P) const {
  const NamedDecl *D = nullptr;
  if (P.Whole && P.Step.Kind == Selector::Field)
    D = static_cast<const FieldDecl *>(P.Step.Identity);
  else if (P.Whole && P.Step.Kind == Selector::ConstantKey)
    return static_cast<const llvm::StringSet<>::value_type *>(P.Step.Identity)
        ->getKey();
  else if (P.Whole)
    return nameOf(*P.Whole);
  else if (P.Kind == Place::Target)
    return nameOf(*static_cast<const Place *>(P.Identity));
  else if (P.Kind == Place::Local || P.Kind == Place::Parameter ||
           P.Kind == Place::Global)
    D = static_cast<const VarDecl *>(P.Identity);
  return D && D->getIdentifier() ? D->getName() : "";
}

} // namespace clang::tidy::uri
