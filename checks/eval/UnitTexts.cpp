//===--- UnitTexts.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/UnitTexts.h"
#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

namespace clang::tidy::uri {

// --- Places ---------------------------------------------------------------

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

const Place &UnitTexts::allocation(const Expr &E, QualType Type) {
  const Place &Result = Places.root(Place::Allocation, &E);
  RootTypes[&Result] = !Type.isNull() ? Type
                       : E.getType()->isPointerType()
                           ? E.getType()->getPointeeType()
                           : E.getType();
  return Result;
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
  const CXXRecordDecl *Class = classOf(Type);
  Step.IsRecursive =
      Type->isPointerType() && Class &&
      Class->getCanonicalDecl() == Field.getParent()->getCanonicalDecl();
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

const FunctionDecl *UnitTexts::functionAt(const Place &P) const {
  if (const FunctionDecl *Known = Functions.lookup(&P))
    return Known;
  const QualType Type = typeOf(P);
  const CXXRecordDecl *Class =
      Type.isNull() ? nullptr : Type->getAsCXXRecordDecl();
  return Class && Class->isLambda() ? Class->getLambdaCallOperator() : nullptr;
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

QualType UnitTexts::typeOf(const Place &P) const {
  if (P.Kind == Place::Target) {
    const QualType Pointer = typeOf(*static_cast<const Place *>(P.Identity));
    return Pointer.isNull() ? Pointer : Pointer->getPointeeType();
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
                                     : argumentOf(Object, 0);
  case Selector::Element:
  case Selector::ConstantKey: {
    if (const ArrayType *Array = AST.getAsArrayType(Object))
      return Array->getElementType();
    if (Object->isPointerType())
      return Object->getPointeeType();
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
  case Selector::Field:
    break;
  }
  return {};
}

llvm::StringRef UnitTexts::nameOf(const Place &P) const {
  const NamedDecl *D = nullptr;
  if (P.Whole && P.Step.Kind == Selector::Field)
    D = static_cast<const FieldDecl *>(P.Step.Identity);
  else if (P.Whole && P.Step.Kind == Selector::ConstantKey)
    return static_cast<const llvm::StringMapEntry<std::nullopt_t> *>(
               P.Step.Identity)
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

// --- Values ---------------------------------------------------------------

TextRef UnitTexts::valueOf(const Origin &From) {
  TextValue V;
  V.From = Texts.values().origin(From);
  V.Chars = ~uricore::CharSet();
  const NameMeaningSet Said =
      Names.of(From.Name, {NameMeaning::Encoded, NameMeaning::Uri});
  if (Said.has(NameMeaning::Encoded))
    V.Level = {1, 1};
  else if (Said.has(NameMeaning::Uri))
    V.Part = UriPart::Uri;
  if (!From.Name.empty())
    V.Names.note(From.Name);
  return Texts.value(V);
}

TextRef UnitTexts::numberOf(QualType Type, const Expr *Entry) {
  TextValue V;
  const void *Canonical = Type.getCanonicalType().getTypePtr();
  V.From = Texts.values().origin(Origin::of(
      Type->isEnumeralType() ? Origin::Enumerator : Origin::Number, Canonical));
  V.Chars = Type->isRealFloatingType()      ? FloatChars
            : Type->isBooleanType()         ? uricore::CharSet("01")
            : Type->isUnsignedIntegerType() ? uricore::Digit
                                            : IntegerChars;
  V.Entry = Entry;
  return Texts.value(V);
}

TextRef UnitTexts::lost(const Expr *Entry) {
  TextValue V;
  V.From = Texts.values().origin(Origin::of(Origin::Lost));
  V.Chars = ~uricore::CharSet();
  V.Entry = Entry;
  return Texts.value(V);
}

static bool isPointerLike(QualType Type) {
  return Type->isPointerType() || Type->isReferenceType();
}

Content UnitTexts::contentOf(QualType Type, const Place &P,
                             const Origin &From) {
  if (Type.isNull() || Type->isDependentType())
    return {valueOf(From), {}};
  if (isPointerLike(Type) && !Type->isFunctionPointerType())
    return {nullptr, Address{&Places.target(P), Address::Start}};
  if (isTextType(Type))
    return {valueOf(From), {}};
  if (Type->isAnyCharacterType()) {
    // The characters that a pointer leads to are a text.
    const QualType Pointer =
        P.Kind == Place::Target
            ? typeOf(*static_cast<const Place *>(P.Identity))
            : QualType();
    const bool IsText = !Pointer.isNull() && Pointer->isPointerType();
    return {IsText ? valueOf(From) : lost(), {}};
  }
  if (Type->isArithmeticType() || Type->isEnumeralType())
    return {numberOf(Type, nullptr), {}};
  return {};
}

/// The parameter whose text \p P is, if it is one, or null.
static const ParmVarDecl *parameterAt(const Place &P) {
  const Place *Root = &P;
  while (Root->Kind == Place::Target)
    Root = static_cast<const Place *>(Root->Identity);
  return Root->Kind == Place::Parameter
             ? static_cast<const ParmVarDecl *>(Root->Identity)
             : nullptr;
}

Content UnitTexts::initial(const Place &P) {
  if (std::optional<Content> Known = constantIn(P))
    return *Known;
  // An object of another way through the function: it does not exist.
  const Place &Root = P.root();
  if (Root.Kind == Place::Temporary ||
      (Root.Kind == Place::Local &&
       !static_cast<const VarDecl *>(Root.Identity)->isExceptionVariable()))
    return {};
  const ParmVarDecl *Param = parameterAt(P);
  return contentOf(typeOf(P), P,
                   Param ? Origin::parameter(*Param)
                         : Origin::of(Origin::Place, &P, nameOf(P)));
}

Content UnitTexts::filled(const Place &P, const Expr &By) {
  const auto *Call = llvm::dyn_cast<CallExpr>(&By);
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  const void *Identity = Callee ? static_cast<const void *>(Callee) : &By;
  const Origin From = Origin::of(
      resultKindOf(By), Identity,
      Callee && Callee->getIdentifier() ? Callee->getName() : nameOf(P));
  const QualType Type = typeOf(P);
  if (Type.isNull() || !Type->isPointerType())
    return contentOf(Type, P, From);
  // The object behind a pointer that the call sets is one of its own.
  const Place *&Object = FilledPointers[{&P, &By}];
  if (!Object) {
    Object = &Places.root(Place::Allocation, &Object);
    RootTypes[Object] = Type->getPointeeType();
  }
  if (isTextType(Type))
    return {valueOf(From), {}};
  return {nullptr, Address{Object, Address::Start}};
}

Content UnitTexts::lost(const Place &P) {
  const QualType Type = typeOf(P);
  return {Type.isNull() || !isPointerLike(Type) ? lost() : nullptr,
          AddressSet::any()};
}

/// Whether \p D has the value of its initializer wherever it is read.
static bool isConstant(const VarDecl &D) {
  QualType Type = D.getType();
  while (const auto *Array = Type->getAsArrayTypeUnsafe())
    Type = Array->getElementType();
  return D.isConstexpr() || Type.isConstQualified();
}

std::optional<Content> UnitTexts::constantIn(const Place &P) {
  const Place &Root = P.root();
  if (Root.Kind != Place::Global)
    return std::nullopt;
  const auto *Var = static_cast<const VarDecl *>(Root.Identity);
  const VarDecl *Definition = nullptr;
  const Expr *Init = Var->getAnyInitializer(Definition);
  if (!Init || !isConstant(*Definition) || Init->isValueDependent())
    return std::nullopt;
  // An initializer that reads the variable itself finds nothing.
  const auto [Entry, IsNew] = Constants.try_emplace(Var, nullptr);
  if (IsNew) {
    Evaluator Folding(*this, nullptr);
    Folding.declare(*Definition, Init);
    Constants[Var] = std::make_unique<Environment>(Folding.State);
  }
  const auto Known = Constants.find(Var);
  return Known->second && Known->second->knows(P)
             ? std::optional(Known->second->read(P))
             : std::nullopt;
}

// --- Summaries ------------------------------------------------------------

/// Calls are followed to this depth.
static constexpr unsigned MaxCallDepth = 8;

const TextSummary *UnitTexts::summaryOf(const FunctionDecl &Callee) {
  const FunctionDecl *Definition = nullptr;
  if (!Callee.hasBody(Definition) || Definition->isDependentContext())
    return nullptr;
  if (AST.getSourceManager().isInSystemHeader(Definition->getLocation()))
    return nullptr;
  if (CallDepth >= MaxCallDepth && !Known.contains(Definition))
    return nullptr;
  return summaryOfDefinition(*Definition);
}

const TextSummary *
UnitTexts::summaryOfDefinition(const FunctionDecl &Definition) {
  const auto Found = Known.find(&Definition);
  if (Found != Known.end())
    return Found->second.get();
  // Recursion finds this entry.
  Known[&Definition] = nullptr;
  ++CallDepth;
  auto Result = std::make_unique<TextSummary>(evaluateBody(*this, Definition));
  --CallDepth;
  return (Known[&Definition] = std::move(Result)).get();
}

} // namespace clang::tidy::uri
