//===--- Callee.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/Callee.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

namespace clang::tidy::uri {

const Expr *stripped(const Expr *E) {
  for (;;) {
    E = E->IgnoreParenImpCasts();
    if (const auto *Full = llvm::dyn_cast<FullExpr>(E))
      E = Full->getSubExpr();
    else if (const auto *Temporary =
                 llvm::dyn_cast<MaterializeTemporaryExpr>(E))
      E = Temporary->getSubExpr();
    else if (const auto *Bound = llvm::dyn_cast<CXXBindTemporaryExpr>(E))
      E = Bound->getSubExpr();
    else if (const auto *Default = llvm::dyn_cast<CXXStdInitializerListExpr>(E))
      E = Default->getSubExpr();
    else
      return E;
  }
}

std::string qualifiedName(const NamedDecl &D) {
  std::string Name = D.getNameAsString();
  for (const DeclContext *Context = D.getDeclContext(); Context;
       Context = Context->getParent()) {
    if (const auto *Namespace = llvm::dyn_cast<NamespaceDecl>(Context)) {
      if (!Namespace->isInline() && !Namespace->isAnonymousNamespace())
        Name = Namespace->getNameAsString() + "::" + Name;
    } else if (const auto *Record = llvm::dyn_cast<RecordDecl>(Context)) {
      Name = Record->getNameAsString() + "::" + Name;
    }
  }
  return Name;
}

std::optional<PrintfLike> printfAttribute(const FunctionDecl &Callee) {
  for (const auto *Attribute : Callee.specific_attrs<FormatAttr>()) {
    const llvm::StringRef Type = Attribute->getType()->getName();
    if (!Type.contains("printf"))
      continue;
    // The attribute counts from 1, the object of a method included.
    const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Callee);
    const int Object = Method && Method->isInstance() ? 1 : 0;
    const int Format = Attribute->getFormatIdx() - 1 - Object;
    const int First = Attribute->getFirstArg() - 1 - Object;
    if (Format < 0)
      continue;
    return PrintfLike{static_cast<unsigned>(Format),
                      First > Format ? static_cast<unsigned>(First)
                                     : Callee.getNumParams() + 1};
  }
  return std::nullopt;
}

static const CXXRecordDecl *recordOf(QualType Type) {
  if (Type.isNull())
    return nullptr;
  Type = Type.getNonReferenceType();
  if (const CXXRecordDecl *Record = Type->getAsCXXRecordDecl())
    return Record;
  return Type->getPointeeCXXRecordDecl();
}

std::string className(QualType Type) {
  const CXXRecordDecl *Record = recordOf(Type);
  return Record ? qualifiedName(*Record) : "";
}

static constexpr llvm::StringLiteral TextClasses[] = {"basic_string",
                                                      "basic_string_view",
                                                      "QString",
                                                      "QStringView",
                                                      "QByteArray",
                                                      "QByteArrayView",
                                                      "QLatin1String",
                                                      "QStringBuilder",
                                                      "wxString",
                                                      "CString",
                                                      "CStringT",
                                                      "StringRef",
                                                      "Twine",
                                                      "string_view",
                                                      "CPLString",
                                                      "ustring",
                                                      "QStringRef",
                                                      "QConcatenable",
                                                      "String",
                                                      "SmallString",
                                                      "wxScopedCharTypeBuffer",
                                                      "wxCharTypeBuffer",
                                                      "QLatin1StringView",
                                                      "QUtf8StringView",
                                                      "path",
                                                      "AlphaNum",
                                                      "wxCStrData",
                                                      "wxUniChar",
                                                      "UString"};

static bool derivesFrom(const CXXRecordDecl *Record,
                        llvm::ArrayRef<llvm::StringLiteral> Names,
                        unsigned Depth) {
  if (!Record || !Record->getIdentifier())
    return false;
  if (llvm::is_contained(Names, Record->getName()))
    return true;
  if (!Record->hasDefinition() || Depth == 0)
    return false;
  return llvm::any_of(Record->bases(), [&](const CXXBaseSpecifier &Base) {
    return derivesFrom(Base.getType()->getAsCXXRecordDecl(), Names, Depth - 1);
  });
}

bool isTextType(QualType Type) {
  if (Type.isNull())
    return false;
  Type = Type.getNonReferenceType();
  if (Type->isPointerType())
    return Type->getPointeeType()->isAnyCharacterType();
  if (const auto *Array = Type->getAsArrayTypeUnsafe())
    return Array->getElementType()->isAnyCharacterType();
  return derivesFrom(Type->getAsCXXRecordDecl(), TextClasses, 4);
}

static constexpr llvm::StringLiteral ContainerClasses[] = {
    "vector", "list", "deque", "QList", "QVector", "QStringList", "set"};

bool isTextContainer(QualType Type) {
  if (Type.isNull())
    return false;
  const CXXRecordDecl *Record =
      Type.getNonReferenceType()->getAsCXXRecordDecl();
  if (!Record || !Record->getIdentifier() ||
      !llvm::is_contained(ContainerClasses, Record->getName()))
    return false;
  const auto *List = llvm::dyn_cast<ClassTemplateSpecializationDecl>(Record);
  if (!List)
    return true;
  const TemplateArgument &Element = List->getTemplateArgs().get(0);
  return Element.getKind() == TemplateArgument::Type &&
         isTextType(Element.getAsType());
}

static constexpr llvm::StringLiteral StreamClasses[] = {
    "basic_ostringstream", "basic_stringstream", "basic_ostream"};
static constexpr llvm::StringLiteral FileStreamClasses[] = {"basic_ofstream",
                                                            "basic_fstream"};

bool isStringStream(QualType Type) {
  if (Type.isNull())
    return false;
  const CXXRecordDecl *Record =
      Type.getNonReferenceType()->getAsCXXRecordDecl();
  return derivesFrom(Record, StreamClasses, 4) &&
         !derivesFrom(Record, FileStreamClasses, 4);
}

} // namespace clang::tidy::uri
