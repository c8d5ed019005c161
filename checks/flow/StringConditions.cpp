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

#include "flow/StringEvaluator.h"
#include "model/Names.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

void StringEvaluator::vouchFor(const Expr *Text) {
  Text = stripped(Text);
  // `x.begin()`, `x.c_str()`: the object's text.
  while (const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(Text)) {
    if (Call->getNumArgs() > 0)
      return;
    Text = stripped(Call->getImplicitObjectArgument());
  }
  if (const ValueDecl *Var = targetOf(Text); Var && isTextType(Var->getType()))
    State.vouchFor(Var);
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

/// A call that says something of its text when it gives true, or zero.
void StringEvaluator::refineByCall(const CallExpr &Call, bool IsTrue) {
  const std::string Name = nameOfCallee(Call);
  if (Call.getNumArgs() == 0)
    return;
  if (llvm::is_contained({"strcmp", "strcasecmp", "g_strcmp0", "strncmp"},
                         Name)) {
    if (!IsTrue && Call.getNumArgs() > 1) {
      if (isLiteral(Call.getArg(1)))
        vouchFor(Call.getArg(0));
      else if (isLiteral(Call.getArg(0)))
        vouchFor(Call.getArg(1));
    }
    return;
  }
  const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  // A member of a set.
  if (IsTrue && Method && (Name == "contains" || Name == "count") &&
      !isTextType(Method->getObjectType()))
    return vouchFor(Call.getArg(0));
  if (IsTrue && (saysValidator(Name) || Name == "all_of" ||
                 Name == "regex_match" || Name == "exactMatch"))
    return vouchFor(Call.getArg(0));
  if (!IsTrue && Name == "any_of")
    vouchFor(Call.getArg(0));
}

void StringEvaluator::refine(const Expr &Condition, bool IsTrue) {
  const Expr *E = stripped(&Condition);
  while (const auto *Unary = llvm::dyn_cast<UnaryOperator>(E)) {
    if (Unary->getOpcode() != UO_LNot)
      return;
    IsTrue = !IsTrue;
    E = stripped(Unary->getSubExpr());
  }
  const Expr *Left = nullptr, *Right = nullptr;
  bool IsEquality = false;
  if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(E)) {
    if (!Binary->isEqualityOp())
      return;
    IsEquality = Binary->getOpcode() == BO_EQ;
    Left = stripped(Binary->getLHS());
    Right = stripped(Binary->getRHS());
  } else if (const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(E)) {
    const OverloadedOperatorKind Kind = Operator->getOperator();
    if ((Kind != OO_EqualEqual && Kind != OO_ExclaimEqual) ||
        Operator->getNumArgs() != 2)
      return;
    IsEquality = Kind == OO_EqualEqual;
    Left = stripped(Operator->getArg(0));
    Right = stripped(Operator->getArg(1));
  } else if (const auto *Call = llvm::dyn_cast<CallExpr>(E)) {
    return refineByCall(*Call, IsTrue);
  }
  if (!Left)
    return;
  const bool IsEqual = IsEquality == IsTrue;
  if (const auto *Call = llvm::dyn_cast<CallExpr>(Left)) {
    const std::string Name = nameOfCallee(*Call);
    const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(Call);
    if (isZero(Right))
      return refineByCall(*Call, !IsEqual);
    // No character but those of a set.
    if (IsEqual && Method && Name == "find_first_not_of")
      return vouchFor(Method->getImplicitObjectArgument());
    if (IsEqual && Name == "strspn")
      return vouchFor(Call->getArg(0));
    // Found in a container.
    if (!IsEqual && Method && Name == "find" && Call->getNumArgs() > 0 &&
        !isTextType(Method->getObjectType()))
      return vouchFor(Call->getArg(0));
  }
  if (IsEqual && isLiteral(Right))
    vouchFor(Left);
  else if (IsEqual && isLiteral(Left))
    vouchFor(Right);
}

/// Whether control does not go on behind \p S.
static bool leaves(const Stmt *S) {
  if (const auto *Block = llvm::dyn_cast_or_null<CompoundStmt>(S))
    return !Block->body_empty() && leaves(Block->body_back());
  return llvm::isa_and_nonnull<ReturnStmt, CXXThrowExpr, GotoStmt>(S);
}

/// The text one character of which a part of \p Condition tests.
static const Expr *textOfTest(const Expr *Condition, const Stmt *Loop) {
  llvm::SmallVector<const Stmt *, 8> Pending = {Condition};
  while (!Pending.empty()) {
    const Stmt *Next = Pending.pop_back_val();
    const auto *Call = llvm::dyn_cast<CallExpr>(Next);
    if (Call && Call->getNumArgs() > 0 && saysValidator(nameOfCallee(*Call))) {
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
      if (Ref && Range && Ref->getDecl() == Range->getLoopVariable())
        return Range->getRangeInit();
    }
    for (const Stmt *Child : Next->children())
      if (Child)
        Pending.push_back(Child);
  }
  return nullptr;
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
      if (const Expr *Text = textOfTest(If->getCond(), &Loop))
        vouchFor(Text);
}

} // namespace clang::tidy::uri
