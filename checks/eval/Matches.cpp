//===--- Matches.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Conditions that test a text by a regular expression, or by a function that
/// does so.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "eval/Narrower.h"
#include "model/RegexChars.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

namespace {
/// A call, and what its condition says of its result.
struct CallCondition {
  const CallExpr *Call = nullptr;
  /// Whether a variable has its result.
  bool IsEarlier = false;
  /// The result is a number that is compared with Than.
  BinaryOperatorKind How = BO_NE;
  int64_t Than = 0;

  /// Whether the condition is true if the call returns \p Result.
  bool holdsFor(int64_t Result) const {
    switch (How) {
    case BO_EQ:
      return Result == Than;
    case BO_LT:
      return Result < Than;
    case BO_GT:
      return Result > Than;
    case BO_LE:
      return Result <= Than;
    case BO_GE:
      return Result >= Than;
    default:
      return Result != Than;
    }
  }
};
} // namespace

/// The call that \p Condition asks: `f(x)`, `f(x) == 0`, `f(x).hasMatch()`, or
/// a variable that still has its result.
static CallCondition callIn(const Expr &Condition, const ASTContext &Context,
                            Guards &Conditions) {
  CallCondition Result;
  const Expr *E = stripped(&Condition);
  if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(E);
      Binary && Binary->isComparisonOp()) {
    const auto Than = Binary->getRHS()->getIntegerConstantExpr(Context);
    if (!Than || !Than->isSignedIntN(64))
      return {};
    Result.How = Binary->getOpcode();
    // std::string::npos is -1 here.
    Result.Than = Than->isSigned()
                      ? Than->getSExtValue()
                      : static_cast<std::int64_t>(Than->getLimitedValue());
    E = stripped(Binary->getLHS());
  }
  static constexpr unsigned MaxSteps = 8;
  for (unsigned I = 0; I < MaxSteps; ++I) {
    const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E);
    const auto *Var = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
    const auto *Made = llvm::dyn_cast<CXXConstructExpr>(E);
    const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(E);
    const Expr *Next = nullptr;
    if (Var && Conditions.isUnchanged(*Var)) {
      Next = Var->getInit();
      Result.IsEarlier = true;
    } else if (Made && Made->getNumArgs() == 1) {
      Next = Made->getArg(0);
    } else if (Method && Method->getNumArgs() == 0 &&
               Method->getType()->isBooleanType() &&
               !isTextType(Method->getObjectType())) {
      // The object is the result of the match.
      Next = Method->getImplicitObjectArgument();
    }
    if (!Next)
      break;
    E = stripped(Next);
  }
  Result.Call = llvm::dyn_cast<CallExpr>(E);
  return Result;
}

/// Some results of a function that says that a text matches.
static std::vector<int64_t> resultsOfMatch(const ApiFact &Fact) {
  if (Fact.Otherwise < 0)
    return {0, 1};
  return {1 - Fact.Otherwise};
}

/// Whether \p Text is what it was at \p Asked.
static bool isUnchanged(const Expr &Text, const CallCondition &Asked,
                        Guards &Conditions) {
  if (!Asked.IsEarlier)
    return true;
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(stripped(&Text));
  const auto *Var = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  return Var && Conditions.isUnchanged(*Var);
}

void Narrower::narrowMatch(const Expr &Condition, bool IsTrue) {
  const CallCondition Asked = callIn(Condition, Unit.AST, Unit.Conditions);
  if (!Asked.Call || !Asked.Call->getDirectCallee() ||
      !Unit.Calls.mayHave(*Asked.Call->getDirectCallee(), ApiRole::Matches))
    return;
  for (const ApiFact &Fact : Unit.Calls.of(*Asked.Call)) {
    if (Fact.Role != ApiRole::Matches)
      continue;
    const bool HasMatch = Asked.holdsFor(Fact.Otherwise) != IsTrue;
    const bool HasNone =
        llvm::none_of(resultsOfMatch(Fact), [&](int64_t Result) {
          return Asked.holdsFor(Result) == IsTrue;
        });
    if (!HasMatch && !HasNone)
      continue;
    const Expr *Text = CallFacts::rootOf(*Asked.Call, Fact.Arg);
    const Expr *Pattern = CallFacts::rootOf(*Asked.Call, Fact.First);
    if (!Text || !Pattern || !isUnchanged(*Text, Asked, Unit.Conditions))
      continue;
    const TextRef Known = In.knownText(Pattern);
    if (!Known || Known->Kind != TextNode::Literal) {
      if (HasMatch)
        markListed(Text);
      continue;
    }
    const llvm::StringRef Regex = Known->Bytes->Text.Text;
    const auto Chars =
        HasMatch ? charsOfMatch(Regex, Fact.IsWhole) : charsWithoutMatch(Regex);
    if (Chars)
      narrowTo(Text, *Chars);
  }
}

void Evaluator::noteAccepted(const Expr &Returned) {
  if (Unit.Needed.empty() || Returned.isInstantiationDependent() ||
      llvm::none_of(Function->parameters(), [](const ParmVarDecl *Param) {
        return isTextType(Param->getType().getNonReferenceType());
      }))
    return;
  const auto Constant = Returned.getIntegerConstantExpr(Unit.AST);
  if (Constant && Constant->isZero())
    return;
  const Environment Before = State;
  if (!Constant)
    Narrower(*this).narrowMembers(Returned, /*IsTrue=*/true);
  std::vector<AcceptedText> Accepted;
  for (const ParmVarDecl *Param : Function->parameters()) {
    const TextRef Text = textAt(Unit.placeOf(*Param));
    if (Text && Text->Kind == TextNode::Value && Text->Facts->Done.empty() &&
        Text->Facts->From->parameter() == Param)
      Accepted.push_back({Param, Text->Facts->Chars, Text->Facts->IsListed});
  }
  State = Before;
  if (!std::exchange(Out.ReturnsTrue, true)) {
    Out.Accepts = std::move(Accepted);
    return;
  }
  // What holds on every way.
  llvm::erase_if(Out.Accepts, [&](AcceptedText &Each) {
    const auto Other = llvm::find_if(Accepted, [&](const AcceptedText &A) {
      return A.Parameter == Each.Parameter;
    });
    if (Other == Accepted.end())
      return true;
    Each.Chars = Each.Chars | Other->Chars;
    Each.IsListed &= Other->IsListed;
    return false;
  });
}

void Narrower::narrowAccepted(const Expr &Condition, bool IsTrue) {
  const CallCondition Asked = callIn(Condition, Unit.AST, Unit.Conditions);
  if (!Asked.Call || Asked.holdsFor(0) == IsTrue)
    return;
  const FunctionDecl *Callee = Asked.Call->getDirectCallee();
  if (!Callee || !Callee->getReturnType()->isIntegerType())
    return;
  const TextSummary *Summary = Unit.summaryOf(*Callee);
  if (!Summary || Summary->IsSpent)
    return;
  for (const AcceptedText &Each : Summary->Accepts) {
    const unsigned Index = Each.Parameter->getFunctionScopeIndex();
    const bool IsOperator = llvm::isa<CXXOperatorCallExpr>(Asked.Call) &&
                            llvm::isa<CXXMethodDecl>(Callee);
    if (Index + IsOperator >= Asked.Call->getNumArgs())
      continue;
    const Expr *Text = Asked.Call->getArg(Index + IsOperator);
    if (!isUnchanged(*Text, Asked, Unit.Conditions))
      continue;
    if (Each.IsListed)
      markListed(Text);
    narrowTo(Text, Each.Chars);
  }
}

} // namespace clang::tidy::uri
