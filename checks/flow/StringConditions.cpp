//===--- StringConditions.cpp - uri-tidy ----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What conditions say about texts: one that passed a validator, or equals a
// constant, holds nothing unforeseen.
//
//===----------------------------------------------------------------------===//

#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "flow/StringEvaluator.h"
#include "knowledge/Names.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// The variable whose text \p Text is, or null.
const ValueDecl *StringEvaluator::textVariable(const Expr *Text) const {
  if (!Text)
    return nullptr;
  Text = stripped(Text);
  // `x.begin()`, `x.c_str()`: the object's text.
  while (const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(Text)) {
    if (Call->getNumArgs() > 0)
      return nullptr;
    Text = stripped(Call->getImplicitObjectArgument());
  }
  const ValueDecl *Var = targetOf(Text);
  return Var && isTextType(Var->getType()) ? Var : nullptr;
}

static std::string nameOfCallee(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  return Callee ? Callee->getNameAsString() : "";
}

/// Whether \p E is text that the source spells out.
static bool isLiteral(const Expr *E) {
  E = stripped(E);
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(E))
    return Construct->getNumArgs() > 0 && isLiteral(Construct->getArg(0));
  return llvm::isa<StringLiteral>(E);
}

static bool isZero(const Expr *E) {
  const auto *Number = llvm::dyn_cast<IntegerLiteral>(stripped(E));
  return Number && Number->getValue() == 0;
}

/// Whether \p E is made of a regular expression for any character but those of
/// a set, `[^0-9A-F]`.
static bool isOtherThanSet(const Expr *E) {
  const auto *Literal = llvm::cast_or_null<StringLiteral>(
      findStmt(E, [](const Stmt &S) { return llvm::isa<StringLiteral>(S); }));
  return Literal && Literal->getLength() > 3 &&
         Literal->getCodeUnit(0) == '[' && Literal->getCodeUnit(1) == '^';
}

StringEvaluator::Variables
StringEvaluator::validatedByCall(const CallExpr &Call, bool IsTrue) {
  const std::string Name = nameOfCallee(Call);
  const auto Only = [&](const Expr *Text) -> Variables {
    const ValueDecl *Var = textVariable(Text);
    return Var ? Variables{Var} : Variables{};
  };
  if (Call.getNumArgs() == 0)
    return {};
  if (llvm::is_contained({"strcmp", "strcasecmp", "g_strcmp0"}, Name)) {
    if (IsTrue || Call.getNumArgs() < 2)
      return {};
    if (isLiteral(Call.getArg(1)))
      return Only(Call.getArg(0));
    return isLiteral(Call.getArg(0)) ? Only(Call.getArg(1)) : Variables{};
  }
  const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  if (Method && (Name == "contains" || Name == "count")) {
    // A member of a set; nothing but characters of a set.
    if (IsTrue && !isTextType(Method->getObjectType()))
      return Only(Call.getArg(0));
    if (!IsTrue && isOtherThanSet(Call.getArg(0)))
      return Only(Method->getImplicitObjectArgument());
  }
  if (IsTrue ? says(Name, NameMeaning::Validator) || Name == "all_of" ||
                   Name == "regex_match" || Name == "exactMatch"
             : Name == "any_of")
    return Only(Call.getArg(0));
  // What the function itself tests.
  Variables Result;
  const FunctionDecl *Callee = Call.getDirectCallee();
  const FunctionSummary *Summary =
      IsTrue && Callee && !llvm::isa<CXXOperatorCallExpr>(Call)
          ? Summaries.of(*Callee)
          : nullptr;
  if (Summary)
    for (const unsigned Index : Summary->Validates)
      if (Index < Call.getNumArgs())
        if (const ValueDecl *Var = textVariable(Call.getArg(Index)))
          Result.push_back(Var);
  return Result;
}

StringEvaluator::Variables StringEvaluator::validatedBy(const Expr &Condition,
                                                        bool IsTrue,
                                                        unsigned Depth) {
  static constexpr unsigned MaxNesting = 64;
  const Expr *E = stripped(&Condition);
  while (const auto *Unary = llvm::dyn_cast<UnaryOperator>(E)) {
    if (Unary->getOpcode() != UO_LNot)
      return {};
    IsTrue = !IsTrue;
    E = stripped(Unary->getSubExpr());
  }
  const Expr *Left = nullptr, *Right = nullptr;
  bool IsEquality = false;
  if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(E)) {
    if (Binary->isLogicalOp() && Depth < MaxNesting) {
      Variables A = validatedBy(*Binary->getLHS(), IsTrue, Depth + 1);
      const Variables B = validatedBy(*Binary->getRHS(), IsTrue, Depth + 1);
      if ((Binary->getOpcode() == BO_LAnd) == IsTrue)
        A.append(B.begin(), B.end());
      else
        llvm::erase_if(A, [&](const ValueDecl *Var) {
          return !llvm::is_contained(B, Var);
        });
      return A;
    }
    if (!Binary->isEqualityOp())
      return {};
    IsEquality = Binary->getOpcode() == BO_EQ;
    Left = stripped(Binary->getLHS());
    Right = stripped(Binary->getRHS());
  } else if (const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(E)) {
    const OverloadedOperatorKind Kind = Operator->getOperator();
    if ((Kind != OO_EqualEqual && Kind != OO_ExclaimEqual) ||
        Operator->getNumArgs() != 2)
      return {};
    IsEquality = Kind == OO_EqualEqual;
    Left = stripped(Operator->getArg(0));
    Right = stripped(Operator->getArg(1));
  } else if (const auto *Call = llvm::dyn_cast<CallExpr>(E)) {
    return validatedByCall(*Call, IsTrue);
  }
  if (!Left)
    return {};
  const bool IsEqual = IsEquality == IsTrue;
  const Expr *Text = nullptr;
  if (const auto *Call = llvm::dyn_cast<CallExpr>(Left)) {
    const std::string Name = nameOfCallee(*Call);
    const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(Call);
    if (isZero(Right))
      return validatedByCall(*Call, !IsEqual);
    // No character but those of a set.
    if (IsEqual && Method && Name == "find_first_not_of")
      Text = Method->getImplicitObjectArgument();
    else if (IsEqual && Name == "strspn" && Call->getNumArgs() > 0)
      Text = Call->getArg(0);
    // Found in a container.
    else if (!IsEqual && Method && Name == "find" && Call->getNumArgs() > 0 &&
             !isTextType(Method->getObjectType()))
      Text = Call->getArg(0);
  }
  if (!Text && IsEqual)
    Text = isLiteral(Right) ? Left : isLiteral(Left) ? Right : nullptr;
  const ValueDecl *Var = Text ? textVariable(Text) : nullptr;
  return Var ? Variables{Var} : Variables{};
}

void StringEvaluator::refine(const Expr &Condition, bool IsTrue) {
  for (const ValueDecl *Var : validatedBy(Condition, IsTrue))
    State.markValidated(Var);
}

/// Whether \p E is a constant that a condition takes for no.
static bool isFalse(const Expr *E) {
  const auto *Truth = llvm::dyn_cast<CXXBoolLiteralExpr>(stripped(E));
  return isZero(E) || (Truth && !Truth->getValue());
}

void StringEvaluator::noteValidated(const Expr &Returned) {
  if (!Returned.getType()->isIntegralOrEnumerationType() || isFalse(&Returned))
    return;
  const Variables Tested = validatedBy(Returned, /*IsTrue=*/true);
  Validated.emplace_back();
  for (const ParmVarDecl *Param : Function->parameters())
    if (State.isValidated(Param) || llvm::is_contained(Tested, Param))
      Validated.back().push_back(Param->getFunctionScopeIndex());
}

/// Whether control does not go on behind \p S.
static bool leaves(const Stmt *S) {
  if (const auto *Block = llvm::dyn_cast_or_null<CompoundStmt>(S))
    return !Block->body_empty() && leaves(Block->body_back());
  return llvm::isa_and_nonnull<ReturnStmt, CXXThrowExpr, GotoStmt>(S);
}

/// The text one character of which \p S tests, or null.
static const Expr *textOfCall(const Stmt &S, const Stmt *Loop,
                              const NameMeanings &Names) {
  const auto *Call = llvm::dyn_cast<CallExpr>(&S);
  if (!Call || Call->getNumArgs() == 0 ||
      !Names.say(nameOfCallee(*Call), NameMeaning::Validator))
    return nullptr;
  const Expr *Character = Call->getArg(Call->getNumArgs() - 1);
  for (;;) {
    Character = stripped(Character);
    const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(Character);
    if (!Cast)
      break;
    Character = Cast->getSubExpr();
  }
  if (const auto *Subscript = llvm::dyn_cast<ArraySubscriptExpr>(Character))
    return Subscript->getBase();
  if (const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(Character);
      Operator && Operator->getOperator() == OO_Subscript)
    return Operator->getArg(0);
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(Character);
  const auto *Range = llvm::dyn_cast<CXXForRangeStmt>(Loop);
  return Ref && Range && Ref->getDecl() == Range->getLoopVariable()
             ? Range->getRangeInit()
             : nullptr;
}

/// The text one character of which a part of \p Condition tests.
static const Expr *textOfTest(const Expr *Condition, const Stmt *Loop,
                              const NameMeanings &Names) {
  const Expr *Text = nullptr;
  findStmt(Condition, [&](const Stmt &S) {
    Text = textOfCall(S, Loop, Names);
    return Text != nullptr;
  });
  return Text;
}

void StringEvaluator::refineByLoop(const Stmt &Loop) {
  const Stmt *Body = nullptr;
  if (const auto *Range = llvm::dyn_cast<CXXForRangeStmt>(&Loop))
    Body = Range->getBody();
  else if (const auto *For = llvm::dyn_cast<ForStmt>(&Loop))
    Body = For->getBody();
  else if (const auto *While = llvm::dyn_cast<WhileStmt>(&Loop))
    Body = While->getBody();
  if (!Body)
    return;
  llvm::SmallVector<const Stmt *, 4> Statements = {Body};
  if (const auto *Block = llvm::dyn_cast<CompoundStmt>(Body))
    Statements.assign(Block->body_begin(), Block->body_end());
  for (const Stmt *Statement : Statements)
    if (const auto *If = llvm::dyn_cast<IfStmt>(Statement);
        If && leaves(If->getThen()))
      if (const Expr *Text = textOfTest(If->getCond(), &Loop, Summaries.Names))
        if (const ValueDecl *Var = textVariable(Text))
          State.markValidated(Var);
}

} // namespace clang::tidy::uri
