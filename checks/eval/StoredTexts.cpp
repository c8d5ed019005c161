//===--- StoredTexts.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/StoredTexts.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
#include "clang/AST/DeclFriend.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

namespace clang::tidy::uri {

/// A field that more functions mention is not resolved.
static constexpr size_t MaxFunctions = 64;

const ValueDecl *StoredTexts::ownerOf(const Place &P) {
  const Place *Object = &P;
  for (;;) {
    if (Object->Kind == Place::Target)
      Object = static_cast<const Place *>(Object->Identity);
    else if (Object->Whole && Object->Step.Kind == Selector::Field)
      return static_cast<const FieldDecl *>(Object->Step.Identity);
    else if (Object->Whole)
      Object = Object->Whole;
    else
      return Object->Kind == Place::Global
                 ? static_cast<const VarDecl *>(Object->Identity)
                 : nullptr;
  }
}

void StoredTexts::addAll(Evaluator &End, const ValueDecl *Only) {
  struct Entry {
    const ValueDecl *Owner;
    TextRef Text;
    bool IsFilled;
  };
  llvm::SmallVector<const Place *, 16> Places;
  llvm::SmallVector<Entry, 16> Entries;
  End.State.forEach([&](const Place &P, const EnvironmentContext::Cell &Cell) {
    const ValueDecl *Owner = ownerOf(P);
    if (Owner && (!Only || Owner == Only)) {
      Places.push_back(&P);
      Entries.push_back({Owner, nullptr, !Cell.FilledBy.empty()});
    }
  });
  for (size_t I = 0; I < Places.size(); ++I)
    Entries[I].Text = End.textAt(*Places[I]);
  for (const Entry &Each : Entries) {
    Stored &To = Known[Each.Owner];
    To.IsFilled |= Each.IsFilled;
    To.Text = Unit.Texts.join(To.Text, Each.Text);
  }
}

void StoredTexts::buildIndex() {
  if (std::exchange(HasIndex, true))
    return;
  addFunctions(*Unit.AST.getTranslationUnitDecl());
}

void StoredTexts::addFunctions(const DeclContext &Context) {
  const SourceManager &SM = Unit.AST.getSourceManager();
  for (const Decl *D : Context.decls()) {
    if (SM.isInSystemHeader(SM.getExpansionLoc(D->getBeginLoc())))
      continue;
    if (const auto *Template = llvm::dyn_cast<FunctionTemplateDecl>(D))
      D = Template->getTemplatedDecl();
    else if (const auto *Template = llvm::dyn_cast<ClassTemplateDecl>(D))
      D = Template->getTemplatedDecl();
    if (const auto *Function = llvm::dyn_cast<FunctionDecl>(D)) {
      if (Function->doesThisDeclarationHaveABody())
        addMentions(*Function);
    } else if (const auto *Var = llvm::dyn_cast<VarDecl>(D)) {
      addInitializer(*Var);
    } else if (const auto *Inner = llvm::dyn_cast<DeclContext>(D)) {
      addFunctions(*Inner);
    }
  }
}

void StoredTexts::addInitializer(const VarDecl &Var) {
  const Expr *Init = Var.getInit();
  if (!Init || Init->isValueDependent())
    return;
  findStmt(Init, [&](const Stmt &S) {
    const auto *List = llvm::dyn_cast<InitListExpr>(&S);
    const RecordDecl *Record =
        List ? List->getType()->getAsRecordDecl() : nullptr;
    if (!Record)
      return false;
    for (const FieldDecl *Field : Record->fields()) {
      auto &All =
          Initializers[llvm::cast<ValueDecl>(Field->getCanonicalDecl())];
      if (All.empty() || All.back() != &Var)
        All.push_back(&Var);
    }
    return false;
  });
}

void StoredTexts::addMentions(const FunctionDecl &Function) {
  const auto Add = [&](const ValueDecl *D) {
    auto &All = Mentions[llvm::cast<ValueDecl>(D->getCanonicalDecl())];
    if (All.empty() || All.back() != &Function)
      All.push_back(&Function);
  };
  const auto Visit = [&](const Stmt &S) {
    if (const auto *Member = llvm::dyn_cast<MemberExpr>(&S)) {
      if (llvm::isa<FieldDecl, VarDecl>(Member->getMemberDecl()))
        Add(Member->getMemberDecl());
    } else if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&S)) {
      if (const auto *Var = llvm::dyn_cast<VarDecl>(Ref->getDecl());
          Var && Var->hasGlobalStorage())
        Add(Var);
    } else if (const auto *Declarations = llvm::dyn_cast<DeclStmt>(&S)) {
      for (const Decl *D : Declarations->decls())
        if (const auto *Var = llvm::dyn_cast<VarDecl>(D);
            Var && Var->isStaticLocal())
          addInitializer(*Var);
    } else if (const auto *List = llvm::dyn_cast<InitListExpr>(&S)) {
      if (const auto *Record = List->getType()->getAsRecordDecl())
        for (const FieldDecl *Field : Record->fields())
          Add(Field);
    }
    return false;
  };
  findStmt(Function.getBody(), Visit);
  if (const auto *Constructor = llvm::dyn_cast<CXXConstructorDecl>(&Function))
    for (const CXXCtorInitializer *Init : Constructor->inits()) {
      if (const FieldDecl *Field = Init->getAnyMember())
        Add(Field);
      findStmt(Init->getInit(), Visit);
    }
}

bool StoredTexts::evaluateStores(const ValueDecl &D) {
  const auto [Entry, IsNew] = Evaluated.try_emplace(&D, false);
  if (!IsNew)
    return Entry->second;
  buildIndex();
  // The evaluation of a function may ask for other fields.
  const llvm::SmallVector<const FunctionDecl *, 2> All = Mentions.lookup(&D);
  if (All.size() > MaxFunctions)
    return false;
  for (const FunctionDecl *Function : All)
    if (!Function->isDependentContext())
      Unit.summaryOfDefinition(*Function);
  const auto AddInitializer = [&](const VarDecl &Var) {
    const VarDecl *Definition = nullptr;
    const Expr *Init = Var.getAnyInitializer(Definition);
    if (!Init || Init->isValueDependent())
      return;
    Evaluator Initialized(Unit, nullptr);
    Initialized.declareStatic(*Definition, Init);
    addAll(Initialized, &D);
  };
  if (const auto *Var = llvm::dyn_cast<VarDecl>(&D))
    AddInitializer(*Var);
  const llvm::SmallVector<const VarDecl *, 1> Objects = Initializers.lookup(&D);
  for (const VarDecl *Object : Objects)
    AddInitializer(*Object);
  if (const auto *Field = llvm::dyn_cast<FieldDecl>(&D);
      Field && Field->getInClassInitializer()) {
    Evaluator Initialized(Unit, nullptr);
    Stored &To = Known[&D];
    To.Text = Unit.Texts.join(To.Text,
                              Initialized.text(Field->getInClassInitializer()));
  }
  return Evaluated[&D] = true;
}

bool StoredTexts::isComplete(const ValueDecl &D) const {
  const SourceManager &SM = Unit.AST.getSourceManager();
  if (const auto *Var = llvm::dyn_cast<VarDecl>(&D))
    return Var->isStaticLocal() || !Var->isExternallyVisible();
  const auto &Field = llvm::cast<FieldDecl>(D);
  const RecordDecl *Record = Field.getParent();
  if (SM.isInMainFile(SM.getExpansionLoc(Record->getLocation())))
    return true;
  const auto *Class = llvm::dyn_cast<CXXRecordDecl>(Record);
  if (!Class || Field.getAccess() != AS_private || !Class->friends().empty())
    return false;
  return llvm::all_of(Class->methods(), [](const CXXMethodDecl *Method) {
    return Method->isImplicit() || Method->isDefaulted() ||
           Method->isDeleted() || Method->hasBody();
  });
}

const ValueDecl *StoredTexts::ownerOf(const TextValue &V) {
  return V.From->Kind == Origin::Place
             ? ownerOf(*static_cast<const Place *>(V.From->Identity))
             : nullptr;
}

TextRef StoredTexts::withoutOwn(TextRef T, const ValueDecl &D) {
  if (T->Kind != TextNode::Choice)
    return T;
  TextRef Result = nullptr;
  for (TextRef A : T->Alternatives)
    if (A->Kind != TextNode::Value || !A->Facts->Done.empty() ||
        ownerOf(*A->Facts) != &D)
      Result = Unit.Texts.join(Result, A);
  return Result ? Result : T;
}

TextRef StoredTexts::valueFor(const TextValue &V) {
  const TextRef Own = Unit.Texts.value(V);
  const ValueDecl *Owner = ownerOf(V);
  if (!Owner || llvm::is_contained(Pending, Owner) || Pending.size() >= 4 ||
      !evaluateStores(*Owner))
    return Own;
  const Stored Found = Known.lookup(Owner);
  if (!Found.Text)
    return Own;
  Pending.push_back(Owner);
  // A field that is stored in itself adds nothing; the parameters of the
  // functions that store it are values of the field here.
  bool IsCyclic = false;
  TextRef Result = Unit.Texts.substitute(
      withoutOwn(Found.Text, *Owner), [&](const TextValue &W) {
        const bool IsField = ownerOf(W) == Owner;
        IsCyclic |= IsField;
        TextValue Here = W;
        if (W.isRelative() || IsField)
          Here.From = V.From;
        Here.Source = W.Entry;
        Here.Entry = V.Entry;
        Here.IsBound = V.IsBound;
        Here.Names.noteAll(V.Names);
        return IsField ? Unit.Texts.value(Here)
                       : resolved(Unit.Texts.value(Here));
      });
  Pending.pop_back();
  for (const Transformer *Each : V.Done)
    Result = Unit.Texts.coded(Result, *Each);
  const bool IsKnown = isComplete(*Owner) && !Found.IsFilled && !IsCyclic;
  if (IsKnown)
    return Result;
  // Others may store more. All stores that are visible here show what it is.
  const TextFacts &Sum = Result->Sum;
  const bool IsCareful = Sum.Chars.isSubsetOf(uricore::Unreserved) ||
                         (Sum.Level && Sum.Level->Low > 0) || !isData(Sum.Part);
  if (!IsCareful || Result->isEmpty())
    return Own;
  TextValue Unsure = V;
  Unsure.Level = {0, 1};
  return Unit.Texts.value(Unsure);
}

TextRef StoredTexts::resolved(TextRef T) {
  if (!T)
    return T;
  return Unit.Texts.substitute(T,
                               [&](const TextValue &V) { return valueFor(V); });
}

} // namespace clang::tidy::uri
