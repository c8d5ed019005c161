//===--- DeclWalk.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/DeclWalk.h"
#include "ast/FindStmt.h"
#include "knowledge/LibraryFiles.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"

namespace clang::tidy::uri {

namespace {

class Walker : public RecursiveASTVisitor<Walker> {
public:
  Walker(llvm::function_ref<void(const Decl &)> OnDecl,
         llvm::function_ref<void(const Stmt &, const FunctionDecl *)> OnStmt)
      : OnDecl(OnDecl), OnStmt(OnStmt) {}

  bool TraverseDecl(Decl *D) {
    if (!D)
      return true;
    const FunctionDecl *Outer = Current;
    if (const auto *Function = llvm::dyn_cast<FunctionDecl>(D))
      Current = Function;
    OnDecl(*D);
    if (const auto *Function = llvm::dyn_cast<FunctionDecl>(D))
      visitParameters(Function->parameters());
    else if (const auto *Block = llvm::dyn_cast<BlockDecl>(D))
      visitParameters(Block->parameters());
    RecursiveASTVisitor::TraverseDecl(D);
    Current = Outer;
    return true;
  }
  bool TraverseTypeLoc(TypeLoc, bool = true) { return true; }
  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc) { return true; }
  // Statements do not need a recursive visitor, and there are many of them.
  bool TraverseStmt(Stmt *S, DataRecursionQueue * = nullptr) {
    findStmt(S, [this](const Stmt &Part) {
      OnStmt(Part, Current);
      if (const auto *Declared = llvm::dyn_cast<DeclStmt>(&Part))
        for (Decl *D : Declared->decls())
          visitLocal(*D);
      else if (const auto *Block = llvm::dyn_cast<BlockExpr>(&Part))
        TraverseDecl(const_cast<BlockDecl *>(Block->getBlockDecl()));
      else if (const auto *Lambda = llvm::dyn_cast<LambdaExpr>(&Part))
        visitLambda(*Lambda);
      else if (const auto *Catch = llvm::dyn_cast<CXXCatchStmt>(&Part);
               Catch && Catch->getExceptionDecl())
        visitLocal(*Catch->getExceptionDecl());
      return false;
    });
    return true;
  }

private:
  // A recursive visitor reaches them only through the type.
  void visitParameters(llvm::ArrayRef<ParmVarDecl *> Parameters) {
    for (ParmVarDecl *Each : Parameters)
      TraverseDecl(Each);
  }
  void visitLambda(const LambdaExpr &Lambda) {
    visitParameters(Lambda.getCallOperator()->parameters());
    for (const LambdaCapture &Each : Lambda.captures())
      if (Lambda.isInitCapture(&Each))
        OnDecl(*Each.getCapturedVar());
  }
  // The initializers of variables are parts of the statement.
  void visitLocal(Decl &D) {
    if (!llvm::isa<VarDecl>(D)) {
      TraverseDecl(&D);
      return;
    }
    OnDecl(D);
    if (const auto *Names = llvm::dyn_cast<DecompositionDecl>(&D))
      for (const BindingDecl *Each : Names->bindings())
        OnDecl(*Each);
  }

  llvm::function_ref<void(const Decl &)> OnDecl;
  llvm::function_ref<void(const Stmt &, const FunctionDecl *)> OnStmt;
  const FunctionDecl *Current = nullptr;
};

} // namespace

void walkDecl(
    const Decl &Root, llvm::function_ref<void(const Decl &)> OnDecl,
    llvm::function_ref<void(const Stmt &, const FunctionDecl *)> OnStmt) {
  Walker(OnDecl, OnStmt).TraverseDecl(const_cast<Decl *>(&Root));
}

const Expr *initializerOf(const Decl &D) {
  if (const auto *Parameter = llvm::dyn_cast<ParmVarDecl>(&D))
    return Parameter->hasUnparsedDefaultArg() ||
                   Parameter->hasUninstantiatedDefaultArg()
               ? nullptr
               : Parameter->getDefaultArg();
  if (const auto *Var = llvm::dyn_cast<VarDecl>(&D)) {
    const VarDecl *Pattern = Var->getTemplateInstantiationPattern();
    return Var->isLocalVarDeclOrParm() || (Pattern && Pattern != Var)
               ? nullptr
               : Var->getInit();
  }
  if (const auto *Field = llvm::dyn_cast<FieldDecl>(&D))
    return Field->getInClassInitializer();
  return nullptr;
}

bool isInLibrary(SourceLocation Loc, const SourceManager &SM) {
  if (Loc.isInvalid() || SM.isInSystemHeader(Loc))
    return Loc.isValid();
  const FileID File = SM.getFileID(SM.getExpansionLoc(Loc));
  if (File == SM.getMainFileID())
    return false;
  const auto Entry = SM.getNonBuiltinFilenameForID(File);
  return Entry && isLibraryFile(*Entry);
}

bool isInLibrary(const Decl &D) {
  return isInLibrary(D.getLocation(), D.getASTContext().getSourceManager());
}

void forEachOwnDecl(const DeclContext &Scope,
                    llvm::function_ref<void(const Decl &)> OnDecl) {
  const SourceManager &SM =
      Decl::castFromDeclContext(&Scope)->getASTContext().getSourceManager();
  for (const Decl *D : Scope.decls()) {
    if (isInLibrary(D->getBeginLoc(), SM))
      continue;
    if (const auto *Template = llvm::dyn_cast<FunctionTemplateDecl>(D))
      D = Template->getTemplatedDecl();
    else if (const auto *Template = llvm::dyn_cast<ClassTemplateDecl>(D))
      D = Template->getTemplatedDecl();
    else if (const auto *Friend = llvm::dyn_cast<FriendDecl>(D);
             Friend &&
             llvm::isa_and_nonnull<FunctionDecl>(Friend->getFriendDecl()))
      D = Friend->getFriendDecl();
    OnDecl(*D);
    const auto *Inner = llvm::dyn_cast<DeclContext>(D);
    if (Inner && !llvm::isa<FunctionDecl>(D))
      forEachOwnDecl(*Inner, OnDecl);
  }
}

} // namespace clang::tidy::uri
