//===--- UnitCalls.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the calls in a unit pass to its functions.
//
//===----------------------------------------------------------------------===//

#include "LLVMAstCompat.h"
#include "eval/Evaluator.h"
#include "eval/ProgramAnswers.h"
#include "unit/UnitAnalysis.h"
#include "clang/AST/DeclCXX.h"

namespace clang::tidy::uri {

GivenStates UnitAnalysis::given(const ParmVarDecl &Param,
                                unsigned CallDepth) const {
  if (const auto *Function =
          llvm::dyn_cast<FunctionDecl>(Param.getDeclContext()))
    for (const FunctionDecl *Caller :
         Callers.lookup(Function->getCanonicalDecl()))
      Texts->summaryOfDefinition(*Caller);
  GivenStates Result = Texts->given(Param, isEveryCallSeen(Param));
  for (const ParmVarDecl *PassedOn : Result.Parameters.takeVector())
    if (CallDepth > 0 && isEveryCallSeen(*PassedOn))
      Result.add(given(*PassedOn, CallDepth - 1));
    else
      Result.Raw = true;
  return Result;
}

bool UnitAnalysis::mayBeRaw(const ParmVarDecl &Param) {
  if (isInputOfEncoder(Param))
    return false;
  const GivenStates Given = given(Param);
  if (Given.Encoded)
    return false;
  return Given.Raw || !Given.Other || !isEveryCallSeen(Param);
}

bool UnitAnalysis::isInputOfEncoder(const ParmVarDecl &Param) {
  const auto *Function = llvm::dyn_cast<FunctionDecl>(Param.getDeclContext());
  const EncoderBehaviour *Known =
      Function ? HandWritten.behaviourOf(*Function) : nullptr;
  return Known && Known->encodesInFrame() &&
         Known->Input == Param.getFunctionScopeIndex() &&
         HandWritten.decidesItself(*Function);
}

/// Whether this unit has the bodies of the functions that can call non-public
/// methods of \p Class. A few may be missing: some are only declared.
static bool implements(const CXXRecordDecl &Class) {
  int Defined = 0, Missing = 0;
  for (const CXXMethodDecl *Each : Class.methods())
    if (!Each->isImplicit() && !compat::isPure(*Each))
      ++(Each->isDefined() ? Defined : Missing);
  return !Class.hasFriends() && Defined > 4 * Missing;
}

bool UnitAnalysis::isEveryCallSeen(const ParmVarDecl &Param) const {
  const auto *Function = llvm::dyn_cast<FunctionDecl>(Param.getDeclContext());
  const auto *Method = llvm::dyn_cast_or_null<CXXMethodDecl>(Function);
  return Function &&
         (!Function->isExternallyVisible() || knownOfCalls(Param) ||
          (Method && Method->getAccess() != AS_public && !Method->isVirtual() &&
           implements(*Method->getParent())));
}

void UnitAnalysis::askProgram(const Hole &H) const {
  ProgramFacts &Program = ProgramFacts::current();
  if (!Program.Asks || !H.Facts)
    return;
  const auto Ask = [&](const TextValue &V) {
    if (ProgramQuestion Asked = questionAbout(V, *Texts); !Asked.Key.empty())
      Program.Questions.try_emplace(Asked.Key, Asked);
  };
  if (!H.Param || !isEveryCallSeen(*H.Param))
    return Ask(*H.Facts);
  for (const TextRef Given : given(*H.Param).Texts)
    for (const TextRef Each : alternativesOf(Given))
      if (Each->Kind == TextNode::Value)
        Ask(*Each->Facts);
}

bool UnitAnalysis::isConstantAtCalls(const ParmVarDecl &Param) const {
  const GivenStates Given = given(Param);
  return Given.Other && !Given.Raw && !Given.Encoded;
}

bool UnitAnalysis::isExcluded(const Hole &H, const uricore::CharSet &Bytes) {
  // What was done to a value that a caller passes was done before.
  const bool IsPassed = H.Via != nullptr;
  const Expr *E = IsPassed ? H.Via : H.Value;
  if (!E || !H.Facts || (!IsPassed && !H.Facts->Done.empty()))
    return false;
  const auto *Read = llvm::dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
  const auto Chars = Read ? Texts->Runs.charsAt(*Read) : std::nullopt;
  return Chars && Chars->isDisjointFrom(Bytes);
}

bool UnitAnalysis::expectsEncoded(const Expr &Read) const {
  const auto *Ref =
      llvm::dyn_cast<DeclRefExpr>(Read.IgnoreUnlessSpelledInSource());
  const auto *Param =
      Ref ? llvm::dyn_cast<ParmVarDecl>(Ref->getDecl()) : nullptr;
  return Param && given(*Param).Encoded;
}

} // namespace clang::tidy::uri
