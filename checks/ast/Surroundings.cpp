//===--- Surroundings.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/Surroundings.h"
#include "ast/CallArguments.h"
#include "ast/Callee.h"
#include "ast/DeclWalk.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

bool onlyRefersToText(QualType Type) {
  const CXXRecordDecl *Class = Type->getAsCXXRecordDecl();
  if (!Class || !Class->hasDefinition())
    return Type->isPointerType() && isTextType(Type);
  return Class->hasTrivialDestructor() &&
         (isTextType(Type) ||
          llvm::any_of(Class->fields(), [](const FieldDecl *Each) {
            return Each->getType()->isReferenceType();
          }));
}

/// The outermost function around \p D, such as that with a lambda.
static const Decl &outermost(const Decl &D) {
  const Decl *Result = &D;
  for (const DeclContext *Around = D.getDeclContext(); Around;
       Around = Around->getParent())
    if (llvm::isa<FunctionDecl>(Around))
      Result = Decl::castFromDeclContext(Around);
  return *Result;
}

/// Calls \p OnVar for the variables and fields that \p E reads.
static void forEachRead(const Expr &E,
                        llvm::function_ref<void(const Decl &)> OnVar) {
  findStmt(&E, [&](const Stmt &Each) {
    if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&Each)) {
      if (llvm::isa<VarDecl>(Ref->getDecl()))
        OnVar(*Ref->getDecl()->getCanonicalDecl());
    } else if (const auto *Member = llvm::dyn_cast<MemberExpr>(&Each)) {
      if (llvm::isa<FieldDecl>(Member->getMemberDecl()))
        OnVar(*Member->getMemberDecl()->getCanonicalDecl());
    }
    return false;
  });
}

Surroundings::Surroundings(const Decl &D, const NameMeanings &Names)
    : In(outermost(D)) {
  walkDecl(
      In,
      [&](const Decl &Each) {
        if (const auto *Named = llvm::dyn_cast<NamedDecl>(&Each);
            Named && &Each != &In)
          Declared.insert(Named->getIdentifier());
        const auto *Var = llvm::dyn_cast<VarDecl>(&Each);
        if (Var && Var->getInit() && onlyRefersToText(Var->getType()))
          Referring.push_back(Var->getInit());
      },
      [&](const Stmt &Each, const FunctionDecl *) { readStmt(Each, Names); });
}

void Surroundings::measure(const Expr &Value) {
  forEachRead(Value, [this](const Decl &Each) { Measured.insert(&Each); });
}

void Surroundings::readStmt(const Stmt &S, const NameMeanings &Names) {
  if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(&S)) {
    // `if (Name.size() > 100)`
    const Expr *Left = stripped(Binary->getLHS()),
               *Right = stripped(Binary->getRHS());
    if (Binary->isComparisonOp() && llvm::isa<IntegerLiteral>(Right))
      Limits.insert(Left);
    else if (Binary->isComparisonOp() && llvm::isa<IntegerLiteral>(Left))
      Limits.insert(Right);
  } else if (const auto *Call = llvm::dyn_cast<CallExpr>(&S)) {
    if (!Limits.contains(Call))
      readCall(*Call, Names);
  }
}

void Surroundings::readCall(const CallExpr &Call, const NameMeanings &Names) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (!Callee || !Callee->getIdentifier())
    return;
  const llvm::StringRef Name = Callee->getName();
  HasWidths |= Name == "setw";
  const auto [Object, Arguments] = objectAndArguments(Call);
  const bool IsOfText = Object && isTextType(stripped(Object)->getType());
  if (Callee->getReturnType()->isIntegerType() &&
      Names.say(Name, NameMeaning::Length)) {
    if (IsOfText && Arguments.empty())
      measure(*Object);
    else if (!Object && Arguments.size() == 1 &&
             isTextType(stripped(Arguments[0])->getType()))
      measure(*Arguments[0]);
  } else if (IsOfText && Names.say(Name, NameMeaning::Comparison)) {
    for (const Expr *Each : Arguments)
      measure(*Each);
  }
}

bool Surroundings::hides(const IdentifierInfo &Name) const {
  if (Declared.contains(&Name) || Name.hadMacroDefinition())
    return true;
  const auto IsParameter = [&Name](const Decl &Of) {
    const TemplateParameterList *List = Of.getDescribedTemplateParams();
    return List && llvm::any_of(*List, [&Name](const NamedDecl *Each) {
             return Each->getIdentifier() == &Name;
           });
  };
  const FunctionDecl *Function = In.getAsFunction();
  const FunctionDecl *Pattern =
      Function ? Function->getTemplateInstantiationPattern() : nullptr;
  const Decl &Written = Pattern ? *Pattern : In;
  if (IsParameter(Written))
    return true;
  for (const DeclContext *Around = Written.getDeclContext();
       Around && !Around->isTranslationUnit(); Around = Around->getParent()) {
    const auto *Class = llvm::dyn_cast<CXXRecordDecl>(Around);
    if (!Around->lookup(&Name).empty() ||
        (Class && (IsParameter(*Class) ||
                   (Class->hasDefinition() && Class->hasMemberName(&Name)))))
      return true;
  }
  return false;
}

bool Surroundings::mayDangle(const Expr &Value) const {
  const SourceManager &SM = In.getASTContext().getSourceManager();
  return llvm::any_of(Referring, [&](const Expr *Init) {
    return SM.isPointWithin(Value.getBeginLoc(), Init->getBeginLoc(),
                            Init->getEndLoc());
  });
}

bool Surroundings::measures(const Expr &Value) const {
  bool Result = HasWidths;
  forEachRead(Value,
              [&](const Decl &Each) { Result |= Measured.contains(&Each); });
  return Result;
}

bool Surroundings::isCalledBy(const FunctionDecl &Function) const {
  const FunctionDecl *Self = In.getAsFunction();
  // It is called by more than what these functions show.
  static constexpr size_t MaxFunctions = 64;
  llvm::SmallVector<const FunctionDecl *, 8> Reached = {&Function};
  for (size_t I = 0; Self && I < Reached.size(); ++I) {
    const FunctionDecl *Body = nullptr;
    if (Reached[I]->getCanonicalDecl() == Self->getCanonicalDecl() ||
        Reached.size() > MaxFunctions)
      return true;
    if (!Reached[I]->hasBody(Body) || isInLibrary(*Body))
      continue;
    findStmt(Body->getBody(), [&](const Stmt &Each) {
      const FunctionDecl *Callee = calledBy(Each);
      if (Callee && !llvm::is_contained(Reached, Callee->getCanonicalDecl()))
        Reached.push_back(Callee->getCanonicalDecl());
      return false;
    });
  }
  return false;
}

} // namespace clang::tidy::uri
