//===--- Calls.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls: the facts and bodies that describe them, and calls of which nothing
/// is known.
///
//===----------------------------------------------------------------------===//

#include "LLVMAstCompat.h"
#include "ast/CallArguments.h"
#include "ast/TextTypes.h"
#include "eval/calls/BodyCall.h"
#include "eval/calls/FactCall.h"
#include "eval/calls/FlowCall.h"
#include "eval/calls/Replacement.h"
#include "eval/calls/Splits.h"
#include "eval/calls/Takes.h"
#include "eval/calls/UnknownCall.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Whether \p Callee returns memory in which nothing has been stored: it is
/// given only the size, unlike realloc().
static bool allocates(const FunctionDecl *Callee) {
  return Callee && compat::allocatesSize(*Callee) &&
         llvm::none_of(Callee->parameters(), [](const ParmVarDecl *Param) {
           return Param->getType()->isPointerType();
         });
}

Content Evaluator::resultOf(const Expr &Call, const FunctionDecl *Callee) {
  const QualType Type = Callee ? Callee->getReturnType() : Call.getType();
  if (Callee && isTextType(Type)) {
    if (const TextRef Code = Unit.safeCodeOf(*Callee, &Call))
      return {Code, {}};
    if (const TextRef Known = Unit.knownResultOf(*Callee, &Call))
      return {Known, {}};
  }
  if (Type.isNull() || Type->isVoidType())
    return {};
  const Place &To = Unit.temporary(Call);
  const Origin From = Unit.resultOrigin(Call, Callee, "");
  if (Type->isReferenceType() || Type->isPointerType()) {
    // The object behind it is one of its own.
    const bool IsNew = allocates(Callee);
    const Place &Object =
        IsNew ? Unit.allocation(Call) : Unit.resultBehind(Call);
    State.begin(Object);
    if (Type->isPointerType() && isTextType(Type))
      return {readBy(Unit.valueOf(From), &Call), {}};
    if (IsNew)
      return {nullptr, Address{&Object, Address::Start}};
    State.write(Object, Unit.contentOf(Type->getPointeeType(), Object, From));
    State.fill(Object, Call);
    return {nullptr, Address{&Object, Address::Start}};
  }
  if (Type->isRecordType() && !isTextType(Type)) {
    State.begin(To);
    State.fill(To, Call);
    return {nullptr, Address{&To, Address::Start}};
  }
  if (Type->isDependentType())
    return {Unit.lost(&Call), {}};
  if (Type->isArithmeticType() && !Type->isAnyCharacterType())
    return {Unit.numberOf(Type, &Call), {}};
  Content Result = Unit.contentOf(Type, To, From);
  if (isTextType(Type))
    Result.Text = readBy(Result.Text, &Call);
  return Result;
}

Content Evaluator::resultOf(const Expr &Call, const Expr &First,
                            const AddressSet &Changed) {
  const QualType Type = stripped(&First)->getType();
  if (!Changed.empty() && Type->isPointerType() &&
      Unit.AST.hasSameType(Type, Call.getType()))
    return {nullptr, Changed};
  return resultOf(Call);
}

Content Evaluator::evalCall(const CallExpr &Call) {
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  const FunctionDecl *Callee = Call.getDirectCallee();
  const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  const Expr *Object = Method ? Method->getImplicitObjectArgument() : nullptr;
  if (Callee) {
    const auto Facts = Unit.Calls.of(Call);
    const Args Arguments = objectAndArguments(Call).second;
    if (std::optional<Content> Result =
            FactCall(*this, Call, Arguments).eval(Facts))
      return *Result;
    for (const ApiFact &Fact : Facts)
      if (Fact.Role == ApiRole::Matches)
        Splits(*this, Call).noteGroups(Fact);
    // What a function says is no effect.
    if (!Facts.empty() && Facts[0].Role != ApiRole::Matches) {
      // A chain of calls: `Builder.query("a", A).query("b", B)`.
      if (Object)
        run(*Object);
      Takes(*this, Call).use(Arguments, Facts);
      // `soup_form_encode("key", Value, NULL)` takes values, and gives a form.
      for (const ApiFact &Fact : Facts)
        if (Fact.Role == ApiRole::Gives && !Fact.isInto() &&
            isTextType(Call.getType()))
          return {readBy(FactCall(*this, Call, Arguments).givenBy(Fact), &Call),
                  {}};
      return resultOf(Call);
    }
  }
  if (const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(&Call))
    return evalOperatorCall(*Operator);
  if (!Callee) {
    if (const Callees Any = calleesIn(eval(Call.getCallee())); !Any.empty()) {
      const std::vector<Given> All = give(Any.front(), Arguments);
      return callAny(Any, [&](const FunctionDecl &Each) {
        return callThrough(Call, Each, All);
      });
    }
    return callUnknown(Call, Arguments);
  }
  if (std::optional<Content> Result = evalPrintf(Call))
    return *Result;
  if (std::optional<Content> Result = evalWriting(Call, nullptr))
    return *Result;
  // A string becomes a view of itself.
  if (Object && llvm::isa<CXXConversionDecl>(Callee) &&
      isTextType(Call.getType()))
    return {text(Object), {}};
  if (Method)
    if (const std::optional<Content> Result = evalMethod(*Method))
      return asObject(Call, *Result);
  // `Text.toHtmlEscaped()`.
  if (Object && Arguments.empty() && isTextType(Object->getType()) &&
      isTextType(Call.getType()))
    if (const std::optional<Transformer> How = coderNamed(*Callee, 1))
      return {coded(Call, Callee, text(Object), *How), {}};
  if (std::optional<Content> Result = evalFilling(Call))
    return *Result;
  if (std::optional<Content> Result = Replacement(*this, Call).evalRun())
    return *Result;
  if (std::optional<Content> Result = evalCoder(Call))
    return *Result;
  if (std::optional<Content> Result = evalShape(Call, *Callee, Arguments))
    return *Result;
  return evalUnknown(Call, Callee, Arguments);
}

std::string Evaluator::calledName(const Expr &Call,
                                  const FunctionDecl *Callee) const {
  if (Callee)
    return Callee->getNameAsString();
  const auto *Through = llvm::dyn_cast<CallExpr>(&Call);
  return Through ? nameOf(Through->getCallee()) : "";
}

Content Evaluator::evalUnknown(const Expr &Call, const FunctionDecl *Callee,
                               Args Arguments) {
  const std::string Name = calledName(Call, Callee);
  Usage Default;
  if (says(Name, {NameMeaning::Comparison, NameMeaning::Digest}))
    Default.Kind = Usage::Comparand;
  else if (says(Name, NameMeaning::HumanText))
    Default.Kind = Usage::HumanText;
  AddressSet Object;
  const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  const Expr *Self = Method ? Method->getImplicitObjectArgument() : nullptr;
  if (llvm::isa<CXXOperatorCallExpr>(Call) &&
      llvm::isa_and_nonnull<CXXMethodDecl>(Callee) && !Arguments.empty()) {
    Self = Arguments.front();
    Arguments = Arguments.drop_front();
  }
  if (Self && !Self->isTypeDependent()) {
    Object = locateObject(*Self);
    if (Method && isTextType(Self->getType()))
      Splits(*this, Call).note(textOf(State.read(Object)), Arguments);
  } else if (const auto *Named = llvm::dyn_cast<CallExpr>(&Call);
             Named && !Callee) {
    run(*Named->getCallee());
  }
  std::vector<Given> All = give(Callee, Arguments);
  if (const CallFlows &Known = Unit.Calls.flowsOf(Call); Known.IsKnown) {
    Splits(*this, Call).note(All);
    if (Default.Kind == Usage::Comparand)
      for (const Given &Each : All)
        use(Each.Text, Default);
    return FlowCall(*this, Call, materialized(All, Known), Object).eval(Known);
  }
  if (const auto *Function = llvm::dyn_cast_or_null<CXXMethodDecl>(Callee);
      Function && Function->getParent()->isLambda())
    return inlineCall(Call, *Callee, All);
  const auto *Member =
      Method ? llvm::dyn_cast<MemberExpr>(stripped(Method->getCallee()))
             : nullptr;
  if (Member && Method->getMethodDecl() &&
      Method->getMethodDecl()->isVirtual() &&
      Member->performsVirtualDispatch(Unit.AST.getLangOpts()))
    if (const Callees Any = overridersOf(*Method->getMethodDecl(), Object);
        !Any.empty() && !(Any.size() == 1 && Any.front() == Callee)) {
      useArguments(Call, Callee, All, Default);
      return callAny(Any, [&](const FunctionDecl &Each) {
        return callThrough(Call, Each, All, Object);
      });
    }
  if (const TextSummary *Summary = Callee ? Unit.summaryOf(*Callee) : nullptr)
    return BodyCall(*this, Call, *Callee, std::move(All), Object)
        .eval(*Summary, Default);
  return UnknownCall(*this, Call, Callee, All, Self, Object).eval(Default);
}

} // namespace clang::tidy::uri
