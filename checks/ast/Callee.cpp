//===--- Callee.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/Callee.h"
#include "LLVMCompat.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

namespace clang::tidy::uri {

const CallExpr *replacedCall(const Expr &E) {
  const auto *Statements = llvm::dyn_cast<StmtExpr>(&E);
  if (!Statements)
    return nullptr;
  // The macro without its argument.
  static constexpr unsigned MaxNodes = 200;
  unsigned Nodes = 0;
  bool ReadsTable = false;
  const CallExpr *Result = nullptr;
  findStmt(Statements->getSubStmt(), [&](const Stmt &S) {
    const auto *Call = llvm::dyn_cast<CallExpr>(&S);
    const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
    if (Callee && Callee->getIdentifier()) {
      const llvm::StringRef Name = Callee->getName();
      if (Name == "tolower" || Name == "toupper")
        Result = Call;
      ReadsTable |=
          Name == "__ctype_tolower_loc" || Name == "__ctype_toupper_loc";
    }
    return (Result && ReadsTable) || ++Nodes > MaxNodes;
  });
  return ReadsTable ? Result : nullptr;
}

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
    else if (const CallExpr *Call = replacedCall(*E))
      E = Call;
    else
      return E;
  }
}

const VarDecl *namedVariable(const Expr *E) {
  const auto *Ref = E ? llvm::dyn_cast<DeclRefExpr>(stripped(E)) : nullptr;
  return Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
}

const ParmVarDecl *namedParameter(const Expr *E) {
  return llvm::dyn_cast_or_null<ParmVarDecl>(namedVariable(E));
}

const InitListExpr *listIn(const Expr *E) {
  E = stripped(E);
  if (const auto *Made = llvm::dyn_cast<CXXConstructExpr>(E);
      Made && Made->getNumArgs() > 0)
    E = stripped(Made->getArg(0));
  return llvm::dyn_cast<InitListExpr>(E);
}

bool isNullPointer(const Expr *E, const ASTContext &Context) {
  E = E->IgnoreParenCasts();
  return !E->isValueDependent() &&
         E->isNullPointerConstant(const_cast<ASTContext &>(Context),
                                  Expr::NPC_ValueDependentIsNotNull) !=
             Expr::NPCK_NotNull;
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

/// What an attribute says that has \p Kind in its name.
static std::optional<PrintfLike> formatAttribute(const FunctionDecl &Callee,
                                                 llvm::StringRef Kind) {
  for (const auto *Attribute : Callee.specific_attrs<FormatAttr>()) {
    if (!Attribute->getType()->getName().contains(Kind))
      continue;
    // The attribute counts from 1, including the object of a method.
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

std::optional<PrintfLike> printfAttribute(const FunctionDecl &Callee) {
  return formatAttribute(Callee, "printf");
}

std::optional<PrintfLike> scanSignature(const FunctionDecl &Callee) {
  return formatAttribute(Callee, "scanf");
}

std::optional<PrintfLike> printfSignature(const FunctionDecl &Callee) {
  if (const auto Like = printfAttribute(Callee))
    return Like;
  const unsigned Fixed = Callee.getNumParams();
  if (!Callee.isVariadic() || Fixed == 0 || scanSignature(Callee))
    return std::nullopt;
  const QualType Last = Callee.getParamDecl(Fixed - 1)->getType();
  return Last->isPointerType() && Last->getPointeeType()->isAnyCharacterType()
             ? std::optional(PrintfLike{Fixed - 1, Fixed})
             : std::nullopt;
}

std::optional<PrintfLike> packSignature(const FunctionDecl &Callee) {
  const FunctionDecl *Pattern = Callee.getTemplateInstantiationPattern();
  const unsigned Count = Pattern ? Pattern->getNumParams() : 0;
  return Count > 1 && Pattern->getParamDecl(Count - 1)->isParameterPack()
             ? std::optional(PrintfLike{Count - 2, Count - 1})
             : std::nullopt;
}

const FunctionProtoType *prototypeOf(const Expr &Call) {
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(&Call))
    return Construct->getConstructor()->getType()->getAs<FunctionProtoType>();
  const auto *CallOf = llvm::dyn_cast<CallExpr>(&Call);
  const FunctionDecl *Callee = CallOf ? CallOf->getDirectCallee() : nullptr;
  if (Callee || !CallOf)
    return Callee ? Callee->getType()->getAs<FunctionProtoType>() : nullptr;
  const QualType Pointer = CallOf->getCallee()->getType();
  return Pointer->isFunctionPointerType()
             ? Pointer->getPointeeType()->getAs<FunctionProtoType>()
             : nullptr;
}

bool readsVariadicTexts(const Expr &Call) {
  const FunctionProtoType *Type = prototypeOf(Call);
  const auto *CallOf = llvm::dyn_cast<CallExpr>(&Call);
  const FunctionDecl *Callee = CallOf ? CallOf->getDirectCallee() : nullptr;
  return Type && Type->isVariadic() && !(Callee && scanSignature(*Callee));
}

bool isArgumentList(QualType Type, const ASTContext &Context) {
  const QualType List = Context.getBuiltinVaListType();
  if (!List->isPointerType())
    return Context.hasSameUnqualifiedType(
        Context.getAdjustedParameterType(Type),
        Context.getAdjustedParameterType(List));
  // On some targets, only the name distinguishes it from `char *`.
  while (const auto *Alias = Type->getAs<TypedefType>()) {
    if (declaresSameEntity(Alias->getDecl(), Context.getBuiltinVaListDecl()))
      return true;
    Type = Alias->desugar();
  }
  return false;
}

const FunctionDecl *callOperatorOf(QualType Type) {
  const auto *Class = Type.getNonReferenceType()->getAsCXXRecordDecl();
  if (!Class || Class->isLambda() || !Class->hasDefinition())
    return nullptr;
  const auto Operators = Class->lookup(
      Class->getASTContext().DeclarationNames.getCXXOperatorName(OO_Call));
  return Operators.isSingleResult()
             ? llvm::dyn_cast<CXXMethodDecl>(Operators.front())
             : nullptr;
}

const CXXMethodDecl *codeOfLambda(const CXXRecordDecl &Lambda) {
  const CXXMethodDecl *Result = Lambda.getLambdaCallOperator();
  if (const FunctionTemplateDecl *Generic =
          Lambda.getDependentLambdaCallOperator())
    for (const FunctionDecl *Instance : Generic->specializations())
      if (Instance->hasBody())
        Result = llvm::cast<CXXMethodDecl>(Instance);
  return Result;
}

const FunctionDecl *calledBy(const Stmt &S) {
  if (const auto *Call = llvm::dyn_cast<CallExpr>(&S))
    return Call->getDirectCallee();
  if (const auto *Lambda = llvm::dyn_cast<LambdaExpr>(&S))
    return codeOfLambda(*Lambda->getLambdaClass());
  const auto *Object = llvm::dyn_cast<CXXConstructExpr>(&S);
  return Object ? callOperatorOf(Object->getType()) : nullptr;
}

std::string className(QualType Type) {
  const CXXRecordDecl *Record = classOf(Type);
  return Record ? qualifiedName(*Record) : "";
}

} // namespace clang::tidy::uri
