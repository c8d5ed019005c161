//===--- UnitAnalysis.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnitAnalysis.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/SourceManager.h"

namespace clang::tidy::uri {

namespace {

/// Whether a literal of \p S could be part of a URI: most functions have none,
/// and need no analysis.
bool hasUriText(const Stmt *S) {
  llvm::SmallVector<const Stmt *, 32> Pending = {S};
  while (!Pending.empty()) {
    const Stmt *Next = Pending.pop_back_val();
    if (const auto *Literal = llvm::dyn_cast<StringLiteral>(Next)) {
      if (Literal->getCharByteWidth() != 1 ||
          mayBePartOfUri(Literal->getString()))
        return true;
      continue;
    }
    if (const auto *Call = llvm::dyn_cast<CallExpr>(Next)) {
      // Nested encoders need no literal.
      const FunctionDecl *Callee = Call->getDirectCallee();
      if (Callee && Callee->getDeclName().isIdentifier())
        for (const ApiFact &Fact : factsFor(Callee->getName()))
          if (Fact.Role == ApiRole::Encodes)
            return true;
    }
    // A constant declared elsewhere stands for its text.
    if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(Next))
      if (const auto *Var = llvm::dyn_cast<VarDecl>(Ref->getDecl());
          Var && !Var->isLocalVarDecl() && isTextType(Var->getType()))
        return true;
    if (const auto *Lambda = llvm::dyn_cast<LambdaExpr>(Next)) {
      Pending.push_back(Lambda->getBody());
      continue;
    }
    for (const Stmt *Child : Next->children())
      if (Child)
        Pending.push_back(Child);
  }
  return false;
}

bool isCovered(const FunctionDecl &Function) {
  if (!Function.doesThisDeclarationHaveABody() ||
      Function.isTemplateInstantiation() || Function.isImplicit() ||
      Function.isDefaulted())
    return true;
  // A lambda's body belongs to the function around it.
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Function);
  return Method && Method->getParent()->isLambda();
}

void evaluate(const Decl &D, StringEvaluator &Evaluator) {
  if (const auto *Function = llvm::dyn_cast<FunctionDecl>(&D)) {
    if (isCovered(*Function))
      return;
    bool IsWorth = hasUriText(Function->getBody());
    if (const auto *Constructor = llvm::dyn_cast<CXXConstructorDecl>(Function))
      for (const CXXCtorInitializer *Init : Constructor->inits())
        IsWorth |= Init->isWritten() && hasUriText(Init->getInit());
    if (IsWorth)
      evaluateFunction(*Function, Evaluator);
    return;
  }
  const Expr *Init = nullptr;
  if (const auto *Parameter = llvm::dyn_cast<ParmVarDecl>(&D)) {
    if (!Parameter->hasUnparsedDefaultArg() &&
        !Parameter->hasUninstantiatedDefaultArg())
      Init = Parameter->getDefaultArg();
  } else if (const auto *Var = llvm::dyn_cast<VarDecl>(&D)) {
    // Locals belong to their function, instantiations to their template.
    if (Var->isLocalVarDeclOrParm() ||
        Var->getTemplateInstantiationPattern() != nullptr)
      return;
    Init = Var->getInit();
  } else if (const auto *Field = llvm::dyn_cast<FieldDecl>(&D)) {
    Init = Field->getInClassInitializer();
  }
  if (Init && hasUriText(Init))
    evaluateInitializer(*llvm::cast<ValueDecl>(&D), *Init, Evaluator);
}

} // namespace

const DeclStrings &UnitAnalysis::stringsOf(const Decl &D) {
  auto &Slot = Known[&D];
  if (Slot)
    return *Slot;
  Slot = std::make_unique<DeclStrings>();
  ASTContext &Context = D.getASTContext();
  const SourceManager &SM = Context.getSourceManager();
  const SourceLocation Begin = SM.getExpansionLoc(D.getBeginLoc());
  if (Begin.isInvalid() || SM.isInSystemHeader(Begin))
    return *Slot;
  StringEvaluator Evaluator(Context, Summaries);
  evaluate(D, Evaluator);
  for (const BuiltString &String : Evaluator.Strings)
    for (const LiteralRun &Run : String.Content.Runs)
      if (Run.Literal && Run.Spelling != Dialect::Plain)
        Formats.insert(Run.Literal);
  Slot->Strings = std::move(Evaluator.Strings);
  Slot->Nested = std::move(Evaluator.Nested);
  Encoders.insert(Encoders.end(), Evaluator.Encoders.begin(),
                  Evaluator.Encoders.end());
  return *Slot;
}

const LiteralText &UnitAnalysis::textOf(const StringLiteral &Literal,
                                        ASTContext &Context) {
  auto &Slot = Texts[&Literal];
  if (!Slot)
    Slot = std::make_unique<LiteralText>(Literal, Context);
  return *Slot;
}

bool UnitAnalysis::returnsEncoded(const Expr *E) {
  const auto *Call = llvm::dyn_cast<CallExpr>(E->IgnoreParenImpCasts());
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  return Callee && Summaries.returnedBy(*Callee) == EncodingState::Encoded;
}

bool UnitAnalysis::mayBeFormat(const StringLiteral &Literal) {
  const auto [Entry, IsNew] = PossibleFormats.try_emplace(&Literal, true);
  if (IsNew)
    if (const std::optional<std::string> Bytes = literalBytes(Literal))
      Entry->second = uri::mayBeFormat(*Bytes);
  return Entry->second;
}

std::shared_ptr<UnitAnalysis>
AnalysisPool::of(const ClangTidyContext *Context) {
  const std::lock_guard<std::mutex> Lock(Guard);
  std::weak_ptr<UnitAnalysis> &Slot = Live[Context];
  if (std::shared_ptr<UnitAnalysis> Shared = Slot.lock())
    return Shared;
  auto Fresh = std::make_shared<UnitAnalysis>();
  Slot = Fresh;
  return Fresh;
}

} // namespace clang::tidy::uri
