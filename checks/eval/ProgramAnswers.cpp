//===--- ProgramAnswers.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/ProgramAnswers.h"
#include "LLVMAstCompat.h"
#include "ast/Callee.h"
#include "ast/DeclWalk.h"
#include "ast/FindStmt.h"
#include "eval/ProgramKeys.h"
#include "eval/UnitTexts.h"
#include "model/LiteralText.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clang::tidy::uri {

// --- Calls ----------------------------------------------------------------

void WatchedCalls::noteWatched(const FunctionDecl &Callee, unsigned Index,
                               const Expr &Argument, TextRef Text) {
  const auto Found = Given.find(Callee.getCanonicalDecl());
  if (Found == Given.end())
    return;
  Seen.insert(&Argument);
  if (Index >= Found->second.size())
    Found->second.resize(Index + 1);
  Found->second[Index].push_back(Text);
}

llvm::ArrayRef<TextRef> WatchedCalls::given(const FunctionDecl &Function,
                                            unsigned Index) const {
  const auto Found = Given.find(Function.getCanonicalDecl());
  if (Found == Given.end() || Index >= Found->second.size())
    return {};
  return Found->second[Index];
}

// --- Questions and answers ------------------------------------------------

/// The function without a body that returned \p V, or null.
static const FunctionDecl *sourceOf(const TextValue &V) {
  const auto *Call = V.From->Kind == Origin::Result && V.Entry
                         ? llvm::dyn_cast<CallExpr>(stripped(V.Entry))
                         : nullptr;
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  return Callee && Callee->getCanonicalDecl() == V.From->Identity &&
                 !Callee->hasBody()
             ? Callee
             : nullptr;
}

ProgramQuestion questionAbout(const TextValue &V, UnitTexts &Unit) {
  if (V.From->Kind == Origin::Parameter)
    return questionOf(*V.From->parameter());
  if (const FunctionDecl *Callee = sourceOf(V))
    return questionOfResult(*Callee);
  const ValueDecl *Stored = Unit.Stored.sourceOf(V);
  return Stored ? questionOfStored(*Stored) : ProgramQuestion();
}

/// The same for \p T, which is one of the alternatives of a text.
static ProgramAnswer answerOfOne(TextRef T, UnitTexts &Unit) {
  ProgramAnswer Result;
  // Also if the stores of this unit only write what needs no encoding: others
  // may write more.
  if (T->Kind == TextNode::Value && T->Facts->Done.empty() &&
      (isRaw(stateOf(*T->Facts)) || isSometimesEncoded(*T->Facts)))
    if (ProgramQuestion Next = questionAbout(*T->Facts, Unit);
        !Next.Key.empty()) {
      Result.Others.insert(Next.Key);
      ProgramFacts::current().Questions.try_emplace(Next.Key, Next);
      return Result;
    }
  if (T->Sum.IsLost || hasRawValue(T))
    return ProgramAnswer::anything();
  const EncodingLevel Level = T->Sum.Level.value_or(EncodingLevel());
  Result.Encoded = Level.Low > 0;
  Result.Other = !Result.Encoded;
  Result.Chars = T->Sum.Chars;
  Result.LowLevel = Level.Low;
  Result.HighLevel = Level.High;
  Result.Part = T->Sum.Part;
  return Result;
}

ProgramAnswer answerOf(TextRef T, UnitTexts &Unit) {
  if (!T)
    return ProgramAnswer::anything();
  ProgramAnswer Result;
  for (const TextRef Each : alternativesOf(T))
    Result.add(answerOfOne(Each, Unit));
  return Result;
}

/// What \p Function, which has a body, returns.
static ProgramAnswer answerForResult(const FunctionDecl &Function,
                                     UnitTexts &Unit) {
  ProgramAnswer Encoded;
  Encoded.Encoded = true;
  Encoded.Chars = ~uricore::CharSet();
  Encoded.HighLevel = 1;
  const EncoderBehaviour *Known = Unit.Encoders.behaviourOf(Function);
  if (Known && Known->isEncoder() && Known->IsReturned) {
    Encoded.LowLevel = 1;
    return Encoded;
  }
  // It may encode in a way that was not understood.
  if (Unit.Encoders.mayEncode(Function, /*CallDepth=*/0))
    return Encoded;
  const TextSummary *Summary = Unit.summaryOfDefinition(Function);
  return answerOf(Summary && Summary->Returned
                      ? Unit.Stored.resolved(Summary->Returned)
                      : nullptr,
                  Unit);
}

namespace {

/// A call of a watched function.
struct WatchedCall {
  const FunctionDecl *Callee;
  const CallExpr *Call;
  /// The function that contains it, or null.
  const FunctionDecl *In;
};

/// The calls of watched functions in a unit.
class CallFinder {
public:
  explicit CallFinder(UnitTexts &Unit) : Unit(Unit) {
    forEachOwnDecl(*Unit.AST.getTranslationUnitDecl(),
                   [this](const Decl &D) { find(D); });
  }

  std::vector<WatchedCall> Calls;
  /// Those that may be called in other ways.
  llvm::SmallPtrSet<const FunctionDecl *, 4> Escaping;

private:
  void find(const Decl &D) {
    if (const auto *Function = llvm::dyn_cast<FunctionDecl>(&D)) {
      for (const ParmVarDecl *Param : Function->parameters())
        find(initializerOf(*Param), nullptr);
      if (!Function->doesThisDeclarationHaveABody())
        return;
      find(Function->getBody(), Function);
      if (const auto *Made = llvm::dyn_cast<CXXConstructorDecl>(Function))
        for (const CXXCtorInitializer *Init : Made->inits())
          find(Init->getInit(), Function);
    } else {
      find(initializerOf(D), nullptr);
    }
  }

  void find(const Stmt *In, const FunctionDecl *Function) {
    // Statements are visited before what is inside them.
    llvm::SmallPtrSet<const Stmt *, 4> Called;
    findStmt(In, [&](const Stmt &S) {
      if (const auto *Call = llvm::dyn_cast<CallExpr>(&S)) {
        const FunctionDecl *Callee = Call->getDirectCallee();
        if (Callee && Unit.Watched.contains(*Callee)) {
          Calls.push_back({Callee->getCanonicalDecl(), Call, Function});
          Called.insert(Call->getCallee()->IgnoreParenImpCasts());
        }
        return false;
      }
      // Qt's `SLOT(name(…))`.
      if (const auto *Literal = llvm::dyn_cast<StringLiteral>(&S))
        if (const std::optional<std::string> Bytes = literalBytes(*Literal))
          addEscaping([&](const FunctionDecl &Each) {
            return llvm::StringRef(*Bytes).contains(
                (Each.getName() + "(").str());
          });
      // In a template, what is called may depend on the arguments.
      DeclarationName Dependent;
      if (const auto *Overload = llvm::dyn_cast<OverloadExpr>(&S))
        Dependent = Overload->getName();
      else if (const auto *Member =
                   llvm::dyn_cast<CXXDependentScopeMemberExpr>(&S))
        Dependent = Member->getMember();
      if (Dependent)
        addEscaping([&](const FunctionDecl &Each) {
          return Each.getDeclName() == Dependent;
        });
      const ValueDecl *Named = nullptr;
      if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&S))
        Named = Ref->getDecl();
      else if (const auto *Member = llvm::dyn_cast<MemberExpr>(&S))
        Named = Member->getMemberDecl();
      if (const auto *Other = llvm::dyn_cast_or_null<FunctionDecl>(Named);
          Other && Unit.Watched.contains(*Other) && !Called.contains(&S))
        Escaping.insert(Other->getCanonicalDecl());
      return false;
    });
  }

  /// Adds the watched functions for which \p Is returns true.
  void addEscaping(llvm::function_ref<bool(const FunctionDecl &)> Is) {
    for (const FunctionDecl *Each : Unit.Watched.functions())
      if (Is(*Each))
        Escaping.insert(Each);
  }

  UnitTexts &Unit;
};

} // namespace

/// What the calls in \p Unit pass as \p Index of \p Function.
static ProgramAnswer answerForCalls(const FunctionDecl &Function,
                                    unsigned Index, const CallFinder &Found,
                                    UnitTexts &Unit) {
  ProgramAnswer Result;
  if (Found.Escaping.contains(Function.getCanonicalDecl()))
    return ProgramAnswer::anything();
  for (const WatchedCall &Each : Found.Calls)
    if (Each.Callee == Function.getCanonicalDecl() &&
        (Index >= Each.Call->getNumArgs() ||
         !Unit.Watched.hasSeen(*Each.Call->getArg(Index))))
      return ProgramAnswer::anything();
  for (const TextRef Each : Unit.Watched.given(Function, Index))
    Result.add(answerOf(Each ? Unit.Stored.resolved(Each) : nullptr, Unit));
  return Result;
}

void answerProgram(UnitTexts &Unit) {
  ProgramFacts &Program = ProgramFacts::current();
  llvm::StringSet<> Names;
  for (const auto &[Key, Wanted] : Program.Wanted) {
    Names.insert(Wanted.Name);
    Program.Answers.try_emplace(Key);
  }
  std::map<std::string, const ParmVarDecl *> Params;
  std::map<std::string, const FunctionDecl *> Results;
  std::map<std::string, const ValueDecl *> Stored;
  const auto Add = [&](auto &To, const ProgramQuestion &Asked, const auto &D) {
    if (Program.Wanted.count(Asked.Key) != 0)
      To.try_emplace(Asked.Key, &D);
  };
  forEachOwnDecl(*Unit.AST.getTranslationUnitDecl(), [&](const Decl &D) {
    const auto *Named = llvm::dyn_cast<ValueDecl>(&D);
    if (!Named || !Named->getIdentifier())
      return;
    if (const auto *Function = llvm::dyn_cast<FunctionDecl>(&D)) {
      if (!Names.contains(Function->getName()))
        return;
      for (const ParmVarDecl *Param : Function->parameters())
        Add(Params, questionOf(*Param), *Param);
      if (Function->doesThisDeclarationHaveABody())
        Add(Results, questionOfResult(*Function), *Function);
    } else {
      Add(Stored, questionOfStored(*Named), *Named);
    }
  });
  const auto FunctionOf = [](const ParmVarDecl &Param) -> const FunctionDecl & {
    return *llvm::cast<FunctionDecl>(Param.getDeclContext());
  };
  for (const auto &[Key, Param] : Params)
    Unit.Watched.add(FunctionOf(*Param));
  // Now, all values matter.
  Unit.Needed.requireAll();
  Unit.restart();
  const CallFinder Found(Unit);
  for (const WatchedCall &Each : Found.Calls)
    if (Each.In && !Each.In->isDependentContext())
      Unit.summaryOfDefinition(*Each.In);
  for (const auto &[Key, Param] : Params)
    Program.Answers[Key] = answerForCalls(
        FunctionOf(*Param), Param->getFunctionScopeIndex(), Found, Unit);
  for (const auto &[Key, Function] : Results)
    Program.Answers[Key] = answerForResult(*Function, Unit);
  for (const auto &[Key, D] : Stored)
    Program.Answers[Key] = Unit.Stored.answerFor(*D);
}

// --- What is known ----------------------------------------------------------

const ProgramAnswer *knownOfCalls(const ParmVarDecl &Param) {
  const ProgramFacts &Program = ProgramFacts::current();
  return Program.Known.empty() ? nullptr : Program.find(questionOf(Param).Key);
}

const ProgramAnswer *knownOfStored(const ValueDecl &Stored) {
  const ProgramFacts &Program = ProgramFacts::current();
  return Program.Known.empty() ? nullptr
                               : Program.find(questionOfStored(Stored).Key);
}

TextValue restricted(TextValue V, const ProgramAnswer &Known) {
  V.Chars = V.Chars & Known.Chars;
  V.Level = {Known.LowLevel, Known.HighLevel};
  V.Part = Known.Part;
  return V;
}

} // namespace clang::tidy::uri
