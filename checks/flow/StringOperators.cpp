//===--- StringOperators.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMCompat.h"
#include "ast/TextTypes.h"
#include "flow/StringEvaluator.h"
#include "knowledge/Names.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

static bool isDefaulted(const Expr *E) {
  return llvm::isa<CXXDefaultArgExpr>(E);
}

static bool isConcatenation(const CXXOperatorCallExpr &Call) {
  if (Call.getNumArgs() != 2)
    return false;
  if (Call.getOperator() == OO_Plus)
    return true;
  // QStringBuilder's other spelling of '+'.
  return Call.getOperator() == OO_Percent &&
         (isTextType(Call.getArg(0)->getType()) ||
          isTextType(Call.getArg(1)->getType()));
}

Template StringEvaluator::evalConcatenation(const Expr *E) {
  llvm::SmallVector<const Expr *, 8> Parts;
  const Expr *Left = stripped(E);
  for (;;) {
    if (const auto *Call = llvm::dyn_cast<CXXOperatorCallExpr>(Left);
        Call && isConcatenation(*Call)) {
      Parts.push_back(Call->getArg(1));
      Left = stripped(Call->getArg(0));
    } else if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(Left);
               Binary && Binary->getOpcode() == BO_Add &&
               Binary->isTypeDependent()) {
      Parts.push_back(Binary->getRHS());
      Left = stripped(Binary->getLHS());
    } else {
      break;
    }
  }
  Template Result = eval(Left);
  for (const Expr *Part : llvm::reverse(Parts))
    Result.append(eval(Part));
  return Result;
}

/// Whether \p Class wraps a text without being a string: a checked format, a
/// slice.
static bool isTextWrapper(llvm::StringRef Class) {
  for (const llvm::StringRef Part :
       {"string", "format", "slice", "piece", "view"})
    if (Class.contains_insensitive(Part))
      return true;
  // Abseil's substitution argument.
  return compat::endsWith(Class, "::Arg");
}

Template StringEvaluator::evalConstruct(const CXXConstructExpr &Construct) {
  const Args Arguments(Construct.getArgs(), Construct.getNumArgs());
  const auto &Constructor = *Construct.getConstructor();
  const auto Facts = Summaries.Calls.of(Construct);
  if (llvm::any_of(Facts, [](const ApiFact &Fact) {
        return Fact.Role == ApiRole::Takes;
      })) {
    takeAll(Construct, Arguments, Facts);
    Template Result;
    Result.appendHole(&Construct, EncodingState::Assembled);
    return Result;
  }
  const bool IsOne = !Arguments.empty() && !isDefaulted(Arguments[0]) &&
                     (Arguments.size() == 1 || isDefaulted(Arguments[1]));
  const std::string Class = className(Construct.getType());
  if (isTextContainer(Construct.getType()) && Arguments.empty())
    return {};
  if (isTextType(Construct.getType())) {
    if (Arguments.empty() || isDefaulted(Arguments[0]))
      return {};
    // The object has the text that it is made of; a count comes before a
    // character, a length behind the text.
    if (IsOne || isTextType(Arguments[0]->getType())) {
      Template Result = eval(Arguments[0]);
      useAll(Arguments.drop_front());
      return IsOne ? Result : Result.bind();
    }
    useAll(Arguments);
    Template Result;
    Result.appendHole(&Construct, EncodingState::Unknown);
    return Result;
  }
  if (isStringStream(Construct.getType()) ||
      Constructor.isCopyOrMoveConstructor() || (IsOne && isTextWrapper(Class)))
    return Arguments.empty() || isDefaulted(Arguments[0]) ? Template()
                                                          : eval(Arguments[0]);
  Usage Default;
  if (says(Class, NameMeaning::HumanText))
    Default.Kind = Usage::HumanText;
  else if (says(Class, NameMeaning::Comparison))
    Default.Kind = Usage::Comparand;
  return evalArguments(Construct, &Constructor, Arguments, Default);
}

/// The literal that a lambda called on the spot wraps into a string object, as
/// Qt 5's QStringLiteral does; or null.
static const StringLiteral *literalOfLambda(const CXXOperatorCallExpr &Call) {
  const auto *Lambda = llvm::dyn_cast<LambdaExpr>(stripped(Call.getArg(0)));
  if (!Lambda || Call.getNumArgs() != 1 ||
      (!isTextType(Call.getType()) &&
       !isTextWrapper(className(Call.getType()))))
    return nullptr;
  const StringLiteral *Found = nullptr;
  llvm::SmallVector<const Stmt *, 16> Pending = {Lambda->getBody()};
  while (!Pending.empty()) {
    const Stmt *Next = Pending.pop_back_val();
    if (const auto *Literal = llvm::dyn_cast<StringLiteral>(Next)) {
      if (Found)
        return nullptr;
      Found = Literal;
    }
    if (const auto *Declarations = llvm::dyn_cast<DeclStmt>(Next)) {
      for (const Decl *D : Declarations->decls()) {
        if (const auto *Var = llvm::dyn_cast<VarDecl>(D); Var && Var->getInit())
          Pending.push_back(Var->getInit());
        if (const auto *Record = llvm::dyn_cast<CXXRecordDecl>(D))
          for (const CXXMethodDecl *Method : Record->methods())
            if (const Stmt *Body = Method->getBody())
              Pending.push_back(Body);
      }
      continue;
    }
    for (const Stmt *Child : Next->children())
      if (Child)
        Pending.push_back(Child);
  }
  return Found;
}

Template StringEvaluator::evalOperatorCall(const CXXOperatorCallExpr &Call) {
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  switch (Call.getOperator()) {
  case OO_Plus:
  case OO_Percent:
    if (isConcatenation(Call))
      return evalConcatenation(&Call);
    break;
  case OO_PlusEqual:
    if (isTextContainer(Arguments[0]->getType())) {
      addElement(Arguments[0], Arguments[1]);
      return hole(Arguments[0]);
    }
    return append(Arguments[0], eval(Arguments[1]));
  case OO_Equal: {
    Template Value = eval(Arguments[1]);
    assign(Arguments[0], Value);
    return Value;
  }
  case OO_LessLess:
    return evalStream(&Call);
  case OO_EqualEqual:
  case OO_ExclaimEqual:
  case OO_Less:
  case OO_Greater:
  case OO_LessEqual:
  case OO_GreaterEqual:
    for (const Expr *Argument : Arguments)
      use(Argument, {Usage::Comparand, {}});
    return hole(&Call);
  case OO_Call:
    if (const StringLiteral *Literal = literalOfLambda(Call))
      return evalLiteral(*Literal);
    break;
  default:
    break;
  }
  return evalOther(Call, Call.getDirectCallee(), Arguments);
}

/// Whether \p E changes how the stream writes, and writes nothing itself.
static bool isManipulator(const Expr *E) {
  const QualType Type = E->getType();
  if (Type.isNull())
    return false;
  if (Type->isFunctionType() || Type->isFunctionPointerType() ||
      Type->isSpecificPlaceholderType(BuiltinType::Overload))
    return true;
  const auto *Record = Type->getAsCXXRecordDecl();
  return Record && Record->getIdentifier() &&
         compat::startsWith(Record->getName(), "_Set");
}

Template StringEvaluator::evalStream(const Expr *E) {
  llvm::SmallVector<const Expr *, 8> Parts;
  const Expr *Stream = stripped(E);
  while (const auto *Call = llvm::dyn_cast<CXXOperatorCallExpr>(Stream)) {
    if (Call->getOperator() != OO_LessLess || Call->getNumArgs() != 2)
      break;
    Parts.push_back(Call->getArg(1));
    Stream = stripped(Call->getArg(0));
  }
  if (isTextContainer(Stream->getType())) {
    for (const Expr *Part : llvm::reverse(Parts))
      addElement(Stream, Part);
    return hole(Stream);
  }
  Template Written;
  for (const Expr *Part : llvm::reverse(Parts))
    if (!isManipulator(stripped(Part)))
      Written.append(eval(Part));
  const QualType Type = Stream->getType();
  const ValueDecl *Var = targetOf(Stream);
  const auto *Variable = llvm::dyn_cast_or_null<VarDecl>(Var);
  const bool IsStandard = Variable && Variable->isInStdNamespace();
  if (Var && (isStringStream(Type) || isTextType(Type)) && !IsStandard) {
    State.append(Var, Written);
    return hole(Stream);
  }
  eval(Stream);
  const std::string Class = className(Type);
  const bool IsHumanText =
      IsStandard || says(Class, NameMeaning::HumanText) ||
      llvm::StringRef(Class).contains_insensitive("stream") ||
      llvm::StringRef(Class).contains_insensitive("debug");
  use(std::move(Written), {IsHumanText ? Usage::HumanText : Usage::Value, {}});
  return hole(Stream);
}

} // namespace clang::tidy::uri
