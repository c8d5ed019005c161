//===--- TypeParts.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

using namespace catalogue;

using Parts = llvm::SmallVector<TypePart, 2>;

/// The arguments of the class template \p Class, with those of packs one by
/// one.
static llvm::SmallVector<TemplateArgument, 4>
argumentsOf(const RecordDecl *Class) {
  llvm::SmallVector<TemplateArgument, 4> Result;
  if (const auto *Special =
          llvm::dyn_cast_or_null<ClassTemplateSpecializationDecl>(Class))
    for (const TemplateArgument &Each : Special->getTemplateArgs().asArray()) {
      const bool IsPack = Each.getKind() == TemplateArgument::Pack;
      const auto All = IsPack ? Each.pack_elements() : llvm::ArrayRef(Each);
      Result.append(All.begin(), All.end());
    }
  return Result;
}

static bool isText(QualType Type) {
  return isTextType(Type) || Type->isAnyCharacterType();
}

/// Adds the part \p Step, whose type is template argument \p Held of a class
/// or one of the constants of HeldParts. Returns false if there is none.
static bool add(FlowStep Step, int Held,
                llvm::ArrayRef<TemplateArgument> Arguments, Parts &To) {
  if (Held < 0) {
    To.push_back({Step, QualType(), Held == HeldParts::OfText});
    return true;
  }
  const auto Index = static_cast<size_t>(Held);
  if (Index >= Arguments.size() ||
      Arguments[Index].getKind() != TemplateArgument::Type)
    return false;
  QualType Type = Arguments[Index].getAsType();
  // unique_ptr<T[]> points to elements.
  if (const ArrayType *Array = Type->getAsArrayTypeUnsafe();
      Array && Step.Kind == FlowStep::Pointee)
    Type = Array->getElementType();
  To.push_back({Step, Type, isText(Type)});
  return true;
}

static Parts describedParts(const TextType &Described) {
  const HeldParts &Held = Described.Row->Parts;
  const auto Arguments = argumentsOf(Described.Class);
  Parts Result;
  switch (Held.Kind) {
  case HeldParts::None:
    break;
  case HeldParts::Element:
    add({FlowStep::Element}, Held.Held, Arguments, Result);
    break;
  case HeldParts::Pointee:
    add({FlowStep::Pointee}, Held.Held, Arguments, Result);
    break;
  case HeldParts::Map:
    if (!add({FlowStep::Key}, Held.Key, Arguments, Result) ||
        !add({FlowStep::Element}, Held.Held, Arguments, Result))
      Result.clear();
    break;
  case HeldParts::Members:
    for (size_t I = 0; I < Arguments.size() && I < 16; ++I)
      if (Held.Which >> I & 1) {
        const auto Index = static_cast<unsigned char>(Result.size());
        if (!add({FlowStep::Member, Index}, static_cast<std::int8_t>(I),
                 Arguments, Result))
          return {};
      }
    break;
  }
  return Result;
}

/// What the unary operator `*` of \p Class refers to; null if there is none.
static QualType dereferenced(const CXXRecordDecl &Class, unsigned Depth) {
  DeclarationName Star =
      Class.getASTContext().DeclarationNames.getCXXOperatorName(OO_Star);
  for (const NamedDecl *Found : Class.lookup(Star))
    if (const auto *Method = llvm::dyn_cast<CXXMethodDecl>(Found);
        Method && Method->getNumParams() == 0)
      return Method->getReturnType().getNonReferenceType();
  if (Depth > 0)
    for (const CXXBaseSpecifier &Base : Class.bases())
      if (const CXXRecordDecl *Record = Base.getType()->getAsCXXRecordDecl();
          Record && Record->hasDefinition())
        if (const QualType Type = dereferenced(*Record, Depth - 1);
            !Type.isNull())
          return Type;
  return {};
}

/// The only template argument of \p Class that is text; null if there is none,
/// or several.
static QualType onlyText(const RecordDecl &Class) {
  QualType Result;
  for (const TemplateArgument &Each : argumentsOf(&Class)) {
    if (Each.getKind() != TemplateArgument::Type ||
        !isTextType(Each.getAsType()))
      continue;
    if (!Result.isNull())
      return {};
    Result = Each.getAsType().getNonReferenceType();
  }
  return Result;
}

bool TextTypes::keepsKeys(QualType Container) const {
  const RecordDecl *Record =
      Container.isNull() ? nullptr : Container->getAsRecordDecl();
  const TextType Described = Record ? wrapperOf(Record) : TextType();
  return Described &&
         (Described.Row->Size >= 0 ||
          llvm::any_of(partsOf(Container), [](const TypePart &Part) {
            return Part.Step.Kind == FlowStep::Key;
          }));
}

llvm::SmallVector<TypePart, 2> TextTypes::partsOf(QualType Type) const {
  if (Type.isNull() || Type->isDependentType())
    return {};
  Type = Type.getNonReferenceType();
  if (Type->isPointerType()) {
    const QualType Pointee = Type->getPointeeType();
    return {{{FlowStep::Pointee}, Pointee, isText(Pointee)}};
  }
  if (const ArrayType *Array = Type->getAsArrayTypeUnsafe()) {
    const QualType Element = Array->getElementType();
    if (Element->isAnyCharacterType())
      return {};
    return {{{FlowStep::Element}, Element, isText(Element)}};
  }
  const RecordDecl *Record = Type->getAsRecordDecl();
  if (!Record)
    return {};
  const TextType Described = wrapperOf(Record);
  const auto *Class = llvm::dyn_cast<CXXRecordDecl>(Record);
  if (Described && !Described.holds(TypeContent::Any)) {
    // A list of strings can inherit the type of its elements.
    if (Described.holds(TypeContent::Texts) && Class && Class->hasDefinition())
      for (const CXXBaseSpecifier &Base : Class->bases())
        if (const Parts Inherited = partsOf(Base.getType()); !Inherited.empty())
          return Inherited;
    return describedParts(Described);
  }
  if (!Class || !Class->hasDefinition())
    return {};
  static constexpr unsigned MaxDepth = 3;
  QualType Held = dereferenced(*Class->getDefinition(), MaxDepth);
  if (Held.isNull())
    Held = onlyText(*Class);
  if (Held.isNull() || Held->isVoidType())
    return {};
  return {{{FlowStep::Pointee}, Held, isText(Held)}};
}

std::optional<Flow> TextTypes::fieldOf(const FieldDecl &Field) const {
  if (!Field.getIdentifier())
    return std::nullopt;
  const TextType Described = wrapperOf(Field.getParent());
  if (!Described)
    return std::nullopt;
  for (const TypeField &Each : Described.Table->fieldsOf(*Described.Row)) {
    if (Described.Table->text(Each.Name) != Field.getName())
      continue;
    const Path &Part = Described.Table->Paths[Each.Part];
    Flow Result;
    Result.Kind = Each.IsPointer ? Flow::Select : Flow::Copy;
    Result.From.Root = ApiFact::Object;
    Result.From.At = Part.At;
    for (unsigned I = 0; I < Part.Size; ++I)
      Result.From.add(Part.Steps[I]);
    return Result;
  }
  return std::nullopt;
}

} // namespace clang::tidy::uri
