//===--- Changes.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "encoder/Changes.h"
#include "ast/CallArguments.h"
#include "ast/FindStmt.h"
#include "encoder/Pieces.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clang::tidy::uri {

/// Whether \p Child, which names a variable, is only read in \p S.
static bool isOnlyReadIn(const Stmt &S, const Expr &Child) {
  if (const auto *Cast = llvm::dyn_cast<CastExpr>(&S))
    return Cast->getCastKind() == CK_LValueToRValue ||
           (Cast->isGLValue() && Cast->getType().isConstQualified());
  if (const auto *Member = llvm::dyn_cast<MemberExpr>(&S)) {
    const auto *Method = llvm::dyn_cast<CXXMethodDecl>(Member->getMemberDecl());
    return Method && Method->isConst();
  }
  if (const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(&S))
    return onlyReads(*Call);
  if (const auto *Declared = llvm::dyn_cast<DeclStmt>(&S))
    return llvm::all_of(Declared->decls(), [&](const Decl *D) {
      const auto *Var = llvm::dyn_cast<VarDecl>(D);
      if (!Var || !Var->getInit() || Var->getInit()->IgnoreParens() != &Child ||
          !Var->getType()->isReferenceType())
        return true;
      // Of a range, the loop variable decides.
      return Var->isImplicit() ||
             Var->getType()->getPointeeType().isConstQualified();
    });
  // The body of a lambda is visited itself.
  return llvm::isa<UnaryExprOrTypeTraitExpr, LambdaExpr, ParenExpr>(S);
}

/// Calls \p Visit with the declarations whose entities \p S changes directly,
/// apart from parts of them. Nothing changes through a reference to const.
static void forEachChanged(const Stmt &S,
                           llvm::function_ref<void(const ValueDecl &)> Visit) {
  const auto Named = [](const Stmt *Child) {
    const auto *E = llvm::dyn_cast_or_null<Expr>(Child);
    const auto *Ref =
        E ? llvm::dyn_cast<DeclRefExpr>(E->IgnoreParens()) : nullptr;
    return Ref && !Ref->getType().isConstQualified() ? Ref : nullptr;
  };
  if (const auto *For = llvm::dyn_cast<CXXForRangeStmt>(&S)) {
    const VarDecl *Var = For->getLoopVariable();
    const DeclRefExpr *Range = Named(For->getRangeInit());
    if (Range && Var && Var->getType()->isReferenceType() &&
        !Var->getType()->getPointeeType().isConstQualified())
      Visit(*Range->getDecl());
    return;
  }
  // `s.begin()`: the call decides, not its callee.
  if (const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(&S)) {
    const DeclRefExpr *Object = Named(Call->getImplicitObjectArgument());
    if (Object && !onlyReads(*Call))
      Visit(*Object->getDecl());
  }
  if (llvm::isa<MemberExpr>(S) &&
      llvm::isa<CXXMethodDecl>(llvm::cast<MemberExpr>(S).getMemberDecl()))
    return;
  for (const Stmt *Child : S.children()) {
    const DeclRefExpr *Ref = Named(Child);
    if (Ref && !isOnlyReadIn(S, *Ref))
      Visit(*Ref->getDecl());
  }
}

/// The conversion of an array to a pointer through which \p Cast only reads;
/// null if there is none.
static const Stmt *arrayReadBy(const CastExpr &Cast) {
  const Expr *Read = Cast.getSubExpr()->IgnoreParens();
  const auto *Subscript = llvm::dyn_cast<ArraySubscriptExpr>(Read);
  if (Cast.getCastKind() == CK_LValueToRValue)
    return Subscript ? Subscript->getBase()->IgnoreParens() : nullptr;
  const bool OnlyReads = Cast.getType()->isPointerType() &&
                         Cast.getType()->getPointeeType().isConstQualified();
  return OnlyReads ? Read : nullptr;
}

Changes::OfFunction Changes::in(const Stmt &Body) {
  OfFunction Result;
  static constexpr unsigned MaxNodes = 50'000;
  struct Visited {
    const Stmt *S;
    bool IsInBlock = false, IsLeft = false;
  };
  unsigned Nodes = 0;
  llvm::SmallPtrSet<const Stmt *, 16> OnlyRead;
  llvm::SmallVector<Visited, 32> Pending = {{&Body}};
  while (!Pending.empty()) {
    const auto [S, IsInBlock, IsLeft] = Pending.pop_back_val();
    if (IsLeft) {
      Result.Ranges[S].second = Nodes;
      continue;
    }
    if (++Nodes > MaxNodes) {
      Result.IsTooLong = true;
      break;
    }
    const auto *Block = llvm::dyn_cast<CompoundStmt>(S);
    if (IsInBlock || Block ||
        llvm::isa<ForStmt, CXXForRangeStmt, WhileStmt, DoStmt>(S)) {
      Result.Ranges[S].first = Nodes;
      Pending.push_back({S, IsInBlock, /*IsLeft=*/true});
    }
    if (Block)
      for (const Stmt *Inside : Block->body())
        if (const auto *Declared = llvm::dyn_cast<DeclStmt>(Inside))
          for (const Decl *D : Declared->decls())
            if (const auto *Var = llvm::dyn_cast<VarDecl>(D))
              Result.Blocks[Var] = Block;
    if (const auto *Cast = llvm::dyn_cast<CastExpr>(S)) {
      if (const Stmt *Array = arrayReadBy(*Cast))
        OnlyRead.insert(Array);
      if (Cast->getCastKind() == CK_ArrayToPointerDecay && OnlyRead.contains(S))
        continue;
    }
    forEachChanged(
        *S, [&](const ValueDecl &D) { Result.Where[&D].push_back(Nodes); });
    if (const auto *Call = llvm::dyn_cast<CallExpr>(S))
      for (const Expr *Argument : Call->arguments())
        if (const VarDecl *Var = variableAt(*Argument))
          Result.GivenTo.try_emplace(Var, Call);
    const size_t Size = Pending.size();
    for (const Stmt *Child : S->children())
      if (Child)
        Pending.push_back({Child, Block != nullptr});
    std::reverse(Pending.begin() + static_cast<ptrdiff_t>(Size), Pending.end());
  }
  return Result;
}

const Changes::OfFunction *Changes::around(const ValueDecl &D) {
  const auto *Function = llvm::dyn_cast<FunctionDecl>(D.getDeclContext());
  const FunctionDecl *Definition = nullptr;
  if (!Function || !Function->hasBody(Definition) ||
      D.getType().isVolatileQualified())
    return nullptr;
  const auto [Entry, IsNew] = Known.try_emplace(Definition);
  if (IsNew)
    Entry->second = in(*Definition->getBody());
  return &Entry->second;
}

bool Changes::areTo(const ValueDecl &D, const Stmt *Except) {
  const OfFunction *All = around(D);
  if (!All || All->IsTooLong)
    return true;
  const auto Where = All->Where.find(&D);
  if (Where == All->Where.end())
    return false;
  const auto [First, Last] = All->Ranges.lookup(Except);
  // In ascending order, and those in the loop follow one another.
  return Where->second.front() < First || Where->second.back() > Last;
}

bool Changes::areTo(const ValueDecl &D, const PriorValue &Since,
                    const Stmt &Code) {
  const OfFunction *All = around(D);
  if (Since.Changes.empty() || !All || All->IsTooLong)
    return areTo(D);
  const auto Where = All->Where.find(&D);
  const unsigned First = All->Ranges.lookup(Since.Changes.front()).first;
  auto [Here, Last] = All->Ranges.lookup(Since.Around);
  // A condition is evaluated before what depends on it.
  const auto *If = llvm::dyn_cast<IfStmt>(Since.Around);
  if (If &&
      findStmt(If->getCond(), [&Code](const Stmt &S) { return &S == &Code; }))
    Last = Here;
  return Where != All->Where.end() &&
         llvm::any_of(Where->second, [First, Last = Last](unsigned At) {
           return First <= At && At <= Last;
         });
}

/// Whether the text that a value of \p Type leads to can be changed by it.
static bool leadsToChanges(QualType Type) {
  Type = Type.getNonReferenceType();
  return Type->isPointerType() && !Type->getPointeeType().isConstQualified();
}

const Expr *Changes::initOf(const VarDecl &Var, const Stmt &Code) {
  const Expr *Init = Var.getInit();
  if (!Init || Init->isInstantiationDependent() || Init->containsErrors() ||
      llvm::isa<ParmVarDecl>(Var) || Var.isInvalidDecl() ||
      Var.getType().isVolatileQualified())
    return nullptr;
  // What a reference refers to may change.
  return Var.getType()->isReferenceType() || !dependsOnChanges(*Init, Var, Code)
             ? Init
             : nullptr;
}

bool Changes::dependsOnChanges(const Expr &Value, const VarDecl &Var,
                               const Stmt &Code) {
  return findStmt(&Value, [&](const Stmt &S) {
    if (llvm::isa<MemberExpr>(S))
      return llvm::isa<FieldDecl>(llvm::cast<MemberExpr>(S).getMemberDecl());
    const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&S);
    const auto *Other = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
    if (!Other || !Other->hasLocalStorage() || Other == &Var ||
        fillerOf(*Other) == &Value)
      return false;
    return leadsToChanges(Other->getType()) ||
           (!Other->getType().getNonReferenceType().isConstQualified() &&
            areTo(*Other, &Code));
  });
}

const CallExpr *Changes::fillerOf(const VarDecl &Var) {
  if (llvm::isa<ParmVarDecl>(Var) || !Var.getType()->isScalarType())
    return nullptr;
  const OfFunction *All = around(Var);
  if (!All || All->IsTooLong)
    return nullptr;
  const auto Where = All->Where.find(&Var);
  return Where != All->Where.end() && Where->second.size() == 1
             ? All->GivenTo.lookup(&Var)
             : nullptr;
}

void Changes::addChanges(PriorValue &To, const VarDecl &Var, const Stmt &Code) {
  static constexpr size_t MaxChanges = 4;
  static constexpr unsigned MaxNodes = 1'000;
  const OfFunction *All = around(Var);
  const CompoundStmt *Block =
      All && !All->IsTooLong ? All->Blocks.lookup(&Var) : nullptr;
  const auto Where = Block ? All->Where.find(&Var) : All->Where.end();
  if (!Block || Where == All->Where.end())
    return;
  const SourceManager &Sources = Var.getASTContext().getSourceManager();
  const auto Own = All->Ranges.lookup(&Code);
  llvm::SmallVector<const Stmt *, 2> Changing;
  const auto *At = Where->second.begin(), *const End = Where->second.end();
  for (const Stmt *S : Block->body()) {
    const auto [First, Last] = All->Ranges.lookup(S);
    const auto *Next =
        std::find_if(At, End, [Last = Last](unsigned A) { return A > Last; });
    // Something else may go there.
    if (llvm::isa<LabelStmt, SwitchCase>(S))
      return;
    if (!Sources.isBeforeInTranslationUnit(S->getEndLoc(),
                                           Code.getBeginLoc())) {
      if (std::all_of(At, Next, [Own](unsigned A) {
            return Own.first <= A && A <= Own.second;
          })) {
        To.Changes = std::move(Changing);
        To.Around = S;
      }
      return;
    }
    if (At == Next)
      continue;
    if (Last - First > MaxNodes || Changing.size() == MaxChanges)
      return;
    Changing.push_back(S);
    At = Next;
  }
}

const PriorValue &Changes::valueOf(const VarDecl &Var, const Stmt &Code) {
  const auto [Entry, IsNew] = Values.try_emplace({&Var, &Code});
  if (IsNew)
    Entry->second = computeValueOf(Var, Code);
  return Entry->second;
}

PriorValue Changes::computeValueOf(const VarDecl &Var, const Stmt &Code) {
  PriorValue Result;
  const QualType Type = Var.getType();
  const bool IsConstant = Type->isReferenceType() || Type.isConstQualified();
  Result.Begin = initOf(Var, Code);
  if (Result.Begin && (IsConstant || !areTo(Var, &Code)))
    return Result;
  const CallExpr *Filler = fillerOf(Var);
  if (Filler && !Filler->isInstantiationDependent() &&
      !Filler->containsErrors() && !dependsOnChanges(*Filler, Var, Code)) {
    Result.Begin = Filler;
    return Result;
  }
  addChanges(Result, Var, Code);
  if (Result.Changes.empty())
    Result.Begin = nullptr;
  return Result;
}

} // namespace clang::tidy::uri
