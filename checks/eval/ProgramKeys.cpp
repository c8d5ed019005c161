//===--- ProgramKeys.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/ProgramKeys.h"
#include "ast/Callee.h"
#include "ast/DeclWalk.h"
#include "ast/TextTypes.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"

namespace clang::tidy::uri {

/// The name of \p Function and the types of its parameters; empty if other
/// units cannot call it, or can call it without its name.
static std::string keyOf(const FunctionDecl &Function) {
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Function);
  if (!Function.getIdentifier() || Function.isMain() ||
      !Function.isExternallyVisible() || Function.isTemplated() ||
      Function.isTemplateInstantiation() || (Method && Method->isVirtual()) ||
      isInLibrary(Function))
    return {};
  std::string Key = qualifiedName(Function);
  if (!Function.getASTContext().getLangOpts().CPlusPlus || Function.isExternC())
    return Key;
  Key += '(';
  for (const ParmVarDecl *Param : Function.parameters())
    Key += Param->getType().getCanonicalType().getAsString() + ',';
  return Key + ')';
}

/// The header that contains \p D; empty if that is the main file.
static std::string headerOf(const Decl &D) {
  const SourceManager &SM = D.getASTContext().getSourceManager();
  const FileID File = SM.getFileID(SM.getExpansionLoc(D.getLocation()));
  const FileEntry *Entry = SM.getFileEntryForID(File);
  return File == SM.getMainFileID() || !Entry
             ? std::string()
             : Entry->tryGetRealPathName().str();
}

ProgramQuestion questionOf(const ParmVarDecl &Param) {
  const auto *Function = llvm::dyn_cast<FunctionDecl>(Param.getDeclContext());
  const std::string Key = Function ? keyOf(*Function) : "";
  if (Key.empty())
    return {};
  return {"parameter " + std::to_string(Param.getFunctionScopeIndex()) + ' ' +
              Key,
          Function->getName().str(), ""};
}

ProgramQuestion questionOfResult(const FunctionDecl &Function) {
  const std::string Key = keyOf(Function);
  if (Key.empty() || !isTextType(Function.getReturnType()))
    return {};
  return {"result " + Key, Function.getName().str(), ""};
}

ProgramQuestion questionOfStored(const ValueDecl &Stored) {
  const auto *Field = llvm::dyn_cast<FieldDecl>(&Stored);
  const std::string Header = headerOf(Stored);
  if (!Stored.getIdentifier() || Header.empty() || isInLibrary(Stored))
    return {};
  if (!Field) {
    const auto *Var = llvm::dyn_cast<VarDecl>(&Stored);
    if (!Var || !Var->hasGlobalStorage() || !Var->isExternallyVisible())
      return {};
    return {"stored " + qualifiedName(Stored), Stored.getName().str(), Header};
  }
  const RecordDecl *Record = Field->getParent();
  const NamedDecl *Named = Record->getIdentifier()
                               ? static_cast<const NamedDecl *>(Record)
                               : Record->getTypedefNameForAnonDecl();
  if (!Named || Record->isTemplated() ||
      llvm::isa<ClassTemplateSpecializationDecl>(Record))
    return {};
  const auto *Class = llvm::dyn_cast<CXXRecordDecl>(Record);
  const bool IsAggregate = !Class || Class->isAggregate();
  return {"stored " + qualifiedName(*Named) + "::" + Stored.getName().str(),
          IsAggregate ? "" : Stored.getName().str(), Header};
}

} // namespace clang::tidy::uri
