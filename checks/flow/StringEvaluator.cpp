//===--- StringEvaluator.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "flow/StringEvaluator.h"
#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "flow/Assertions.h"
#include "knowledge/Names.h"
#include "model/LiteralText.h"
#include "clang/AST/ExprObjC.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Deeper expressions are not followed: the stack is the program's.
static constexpr unsigned MaxDepth = 400;

void StringEvaluator::use(Template Content, Usage Use) {
  // A value alone tells nothing, but for what an API expects.
  const Hole *Sole = Content.soleHole();
  const bool IsSink = Use.Kind == Usage::UriSink ||
                      Use.Kind == Usage::FormSink ||
                      Use.Kind == Usage::PartSink;
  const bool IsKept = Summaries.KeepsAllTexts && Use.At != nullptr;
  if (!IsKept && Content.Text.empty() &&
      (!Sole || !(IsSink || (Sole->Param && Use.Kind != Usage::Value))))
    return;
  if (isAsserted(Content, Context, Summaries.Names))
    Use.Kind = Usage::Comparand;
  Strings.push_back({std::move(Content), std::move(Use)});
}

void StringEvaluator::letGo() {
  State = StringState();
  HasLostState = true;
  IsSpent = true;
  LetGoAt = Steps + Stretch;
}

void StringEvaluator::settle() {
  size_t Weight = 0;
  // A loop's first pass takes its own back.
  for (Settled = std::min(Settled, Strings.size()); Settled < Strings.size();
       ++Settled)
    Weight += Strings[Settled].Content.weight();
  for (SettledOperations = std::min(SettledOperations, Operations.size());
       SettledOperations < Operations.size(); ++SettledOperations)
    Weight += Operations[SettledOperations].Input.weight();
  if (!spend(Weight * AnalysisBudget::CopySteps) && Steps >= LetGoAt)
    letGo();
}

void StringEvaluator::use(const Expr *E, Usage Use) {
  Template Content = eval(E);
  if (Content.empty())
    return;
  Use.Name += ' ' + nameOf(E);
  use(std::move(Content), std::move(Use));
}

void StringEvaluator::useAll(Args Arguments) {
  for (const Expr *Argument : Arguments)
    use(Argument, {});
}

Template StringEvaluator::hole(const Expr *E) const {
  Hole H{0, E, stateOf(E)};
  if (HasLostState && isRaw(H.State))
    if (const ValueDecl *Var = targetOf(E); Var && Writes.contains(Var))
      H.State = EncodingState::Unknown;
  if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts()))
    if (const auto *Param = llvm::dyn_cast<ParmVarDecl>(Ref->getDecl());
        Param && Param->getDeclContext() == Function)
      H.Param = Param;
  // A helper whose body shows that it encodes.
  const auto *Call = llvm::dyn_cast<CallExpr>(E->IgnoreParenImpCasts());
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  if (Callee && H.State == EncodingState::Encoded &&
      Summaries.returnedBy(*Callee) == EncodingState::Encoded)
    H.By = Call;
  Template Result;
  Result.appendHole(H);
  return Result;
}

Template StringEvaluator::evalChildren(const Expr *E) {
  for (const Stmt *Child : E->children())
    if (const auto *ChildExpr = llvm::dyn_cast_or_null<Expr>(Child))
      use(ChildExpr, {});
  return hole(E);
}

Template StringEvaluator::eval(const Expr *E) {
  // Code that does not compile has no expression here or there.
  if (!E) {
    Template Missing;
    Missing.appendHole(nullptr, EncodingState::Unknown);
    return Missing;
  }
  if (Summaries.Depth >= MaxDepth)
    return hole(E);
  ++Summaries.Depth;
  Template Result = evalExpr(stripped(E));
  --Summaries.Depth;
  spend(1 + Result.Text.size() / 64 + Result.Holes.size());
  return Result;
}

Template StringEvaluator::evalLiteral(const StringLiteral &Literal) {
  Template Result;
  if (const std::optional<std::string> Bytes = literalBytes(Literal))
    Result.appendLiteral(*Bytes, Literal, 0, Bytes->size(), Dialect::Plain);
  else
    Result.appendHole(&Literal, EncodingState::Unknown);
  return Result;
}

/// Whether \p Type is a row in a test's table of expected results.
static bool isExpectation(QualType Type, const NameMeanings &Names) {
  const auto *Record = Type->getAsRecordDecl();
  return Record && llvm::any_of(Record->fields(), [&](const FieldDecl *Field) {
           return Names.say(Field->getName(), NameMeaning::ExpectedValue);
         });
}

Template StringEvaluator::evalExpr(const Expr *E) {
  if (const auto *Literal = llvm::dyn_cast<StringLiteral>(E))
    return evalLiteral(*Literal);
  if (const auto *Character = llvm::dyn_cast<CharacterLiteral>(E)) {
    Template Result;
    if (Character->getValue() < 0x80)
      Result.appendText(
          std::string(1, static_cast<char>(Character->getValue())));
    else
      Result.appendHole(E, EncodingState::Unknown);
    return Result;
  }
  if (const auto *UserDefined = llvm::dyn_cast<UserDefinedLiteral>(E))
    return UserDefined->getLiteralOperatorKind() ==
                   UserDefinedLiteral::LOK_String
               ? eval(UserDefined->getCookedLiteral())
               : hole(E);
  if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E))
    return evalDecl(E, *Ref->getDecl());
  if (const auto *Member = llvm::dyn_cast<MemberExpr>(E)) {
    const Expr *Base = stripped(Member->getBase());
    if (llvm::isa<CXXThisExpr>(Base))
      return evalDecl(E, *Member->getMemberDecl());
    // A string object of C: `s->str` is what was appended to `s`.
    if (const ValueDecl *Var = targetOf(Base); Var && isTextType(E->getType()))
      if (!isTextType(Var->getType()))
        if (const Template *Known = State.read(Var); Known)
          return *Known;
    eval(Base);
    if (const ValueDecl *Field = targetOf(E))
      return evalDecl(E, *Field);
    return hole(E);
  }
  if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(E))
    return evalBinary(*Binary);
  if (const auto *Ternary = llvm::dyn_cast<ConditionalOperator>(E)) {
    use(Ternary->getCond(), {});
    return evalConditional(E, Ternary->getTrueExpr(), Ternary->getFalseExpr());
  }
  if (const auto *Elvis = llvm::dyn_cast<BinaryConditionalOperator>(E))
    return evalConditional(E, Elvis->getCommon(), Elvis->getFalseExpr());
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(E))
    return evalConstruct(*Construct);
  if (const auto *Unresolved = llvm::dyn_cast<CXXUnresolvedConstructExpr>(E);
      Unresolved && Unresolved->getNumArgs() == 1)
    return eval(Unresolved->getArg(0));
  if (const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(E))
    return evalOperatorCall(*Operator);
  if (const auto *Call = llvm::dyn_cast<CallExpr>(E))
    return evalCall(*Call);
  if (const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(E))
    // `(void)Url` reads nothing.
    return Cast->getType()->isVoidType() &&
                   llvm::isa<DeclRefExpr>(stripped(Cast->getSubExpr()))
               ? hole(E)
               : eval(Cast->getSubExpr());
  if (const auto *List = llvm::dyn_cast<InitListExpr>(E)) {
    if (isTextType(List->getType()) && List->getNumInits() == 1)
      return eval(List->getInit(0));
    if (isExpectation(List->getType(), Summaries.Names)) {
      for (const Expr *Init : List->inits())
        use(Init, {Usage::Comparand, {}});
      return hole(E);
    }
    return evalChildren(E);
  }
  if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(E)) {
    Template Operand = eval(Unary->getSubExpr());
    if (Unary->isIncrementDecrementOp() && isTextType(E->getType()))
      if (const ValueDecl *Var = targetOf(Unary->getSubExpr()))
        State.makeCursor(Var);
    return Unary->getOpcode() == UO_AddrOf ? Operand : hole(E);
  }
  if (const auto *Throw = llvm::dyn_cast<CXXThrowExpr>(E)) {
    if (Throw->getSubExpr())
      use(Throw->getSubExpr(), {Usage::HumanText, {}});
    return {};
  }
  if (const auto *Lambda = llvm::dyn_cast<LambdaExpr>(E)) {
    spend(State.size());
    LambdaStates[Lambda] = State;
    for (const LambdaCapture &Capture : Lambda->captures())
      if (Lambda->isInitCapture(&Capture))
        if (const auto *Var = llvm::dyn_cast<VarDecl>(Capture.getCapturedVar());
            Var && Var->getInit())
          initialize(*Var, *Var->getInit());
    return hole(E);
  }
  if (const auto *Statement = llvm::dyn_cast<StmtExpr>(E)) {
    const CompoundStmt *Body = Statement->getSubStmt();
    const auto *Last =
        Body->body_empty() ? nullptr : llvm::dyn_cast<Expr>(Body->body_back());
    return Last ? eval(Last) : hole(E);
  }
  if (const auto *Suspend = llvm::dyn_cast<CoroutineSuspendExpr>(E)) {
    use(Suspend->getOperand(), {});
    Template Result = hole(E);
    // What is awaited says what it gives.
    if (says(nameOf(E), NameMeaning::Encoder) && isTextType(E->getType()))
      Result.Holes.front().State = EncodingState::Encoded;
    return Result;
  }
  if (const auto *Default = llvm::dyn_cast<CXXDefaultArgExpr>(E))
    return evalConstant(E, *Default->getExpr());
  // Their bodies are visited on their own.
  if (llvm::isa<BlockExpr, PredefinedExpr, CXXDefaultInitExpr,
                ObjCStringLiteral, UnaryExprOrTypeTraitExpr>(E))
    return hole(E);
  return evalChildren(E);
}

Template StringEvaluator::evalDecl(const Expr *E, const ValueDecl &D) {
  if (const Template *Known = State.read(&D)) {
    const Hole *Sole = Known->soleHole();
    if (!Sole)
      return *Known;
    // The value enters the template here, whatever it was read from.
    Hole Read = *Sole;
    if (!Read.Alias)
      Read.Alias = Read.Value;
    Read.Value = E;
    Template Result;
    Result.appendHole(Read);
    return Result;
  }
  const auto *Var = llvm::dyn_cast<VarDecl>(&D);
  if (!Var || llvm::is_contained(Folding, &D))
    return hole(E);
  const QualType Type = Var->getType();
  const auto *Array = Type->getAsArrayTypeUnsafe();
  const bool IsConstant = Var->isConstexpr() || Type.isConstQualified() ||
                          (Array && Array->getElementType().isConstQualified());
  const Expr *Init = IsConstant ? Var->getAnyInitializer() : nullptr;
  if (!Init || Init->isValueDependent() || !isTextType(Type))
    return hole(E);
  if (const auto Known = Summaries.Constants.find(Var);
      Known != Summaries.Constants.end())
    return Known->second ? *Known->second : hole(E);
  Folding.push_back(&D);
  Template Value = evalConstant(E, *Init);
  Folding.pop_back();
  if (Var->hasGlobalStorage())
    Summaries.Constants[Var] =
        Value.isConstant() ? std::make_unique<Template>(Value) : nullptr;
  return Value;
}

Template StringEvaluator::evalConstant(const Expr *E, const Expr &Init) {
  // Folding a constant gives nothing away: its own declaration does.
  const size_t Given = Strings.size(), Done = Operations.size();
  Template Value = eval(&Init);
  Strings.erase(Strings.begin() + Given, Strings.end());
  Operations.erase(Operations.begin() + Done, Operations.end());
  return Value.isConstant() ? Value : hole(E);
}

Template StringEvaluator::evalBinary(const BinaryOperator &Binary) {
  const Expr *Left = Binary.getLHS(), *Right = Binary.getRHS();
  switch (Binary.getOpcode()) {
  case BO_Assign: {
    Template Value = eval(Right);
    if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(Left->IgnoreParens());
        Ref && Left->getType()->isPointerType())
      Rebound.insert(Ref->getDecl());
    assign(Left, Value);
    return Value;
  }
  case BO_AddAssign:
    if (Binary.isTypeDependent()) {
      append(Left, eval(Right));
      return hole(Left);
    }
    // `p += sprintf(p, …)`: what is written next goes behind.
    eval(Right);
    if (const ValueDecl *Var = targetOf(Left);
        Var && Left->getType()->isPointerType())
      State.makeCursor(Var);
    return hole(Left);
  case BO_Add:
    if (Binary.isTypeDependent())
      return evalConcatenation(&Binary);
    return Binary.getType()->isPointerType() ? evalRest(Binary)
                                             : evalChildren(&Binary);
  case BO_Comma:
    use(Left, {});
    return eval(Right);
  case BO_EQ:
  case BO_NE:
  case BO_LT:
  case BO_GT:
  case BO_LE:
  case BO_GE:
    use(Left, {Usage::Comparand, {}});
    use(Right, {Usage::Comparand, {}});
    return hole(&Binary);
  default:
    return evalChildren(&Binary);
  }
}

/// `Text + 1`: a part of the text, which has the same names, and nothing that
/// the whole cannot have.
Template StringEvaluator::evalRest(const BinaryOperator &Sum) {
  const Expr *Pointer = pointerIn(Sum);
  Template Result = hole(&Sum), Whole = eval(Pointer);
  if (const Hole *Sole = Whole.soleHole(); Sole && Result.soleHole()) {
    Result.Holes.front().Alias = Sole->Alias ? Sole->Alias : Sole->Value;
    if (!isRaw(Sole->State) && Sole->State != EncodingState::Assembled)
      Result.Holes.front().State = Sole->State;
  }
  if (!Whole.empty())
    use(std::move(Whole), {Usage::Value, nameOf(Pointer)});
  for (const Expr *Part = &Sum; Part != Pointer;) {
    const auto &Step = *llvm::cast<BinaryOperator>(Part->IgnoreParenImpCasts());
    const bool IsLeft = Step.getLHS()->getType()->isPointerType();
    use(IsLeft ? Step.getRHS() : Step.getLHS(), {});
    Part = IsLeft ? Step.getLHS() : Step.getRHS();
  }
  return Result;
}

Template StringEvaluator::evalConditional(const Expr *E, const Expr *True,
                                          const Expr *False) {
  Template A = eval(True), B = eval(False);
  if (!isTextType(E->getType()) && A.Text.empty() && B.Text.empty())
    return hole(E);
  const Hole *HoleA = A.soleHole(), *HoleB = B.soleHole();
  if (HoleA && HoleB) {
    Template Result;
    Result.appendHole(E, HoleA->State == HoleB->State ? HoleA->State
                                                      : EncodingState::Unknown);
    return Result;
  }
  // A constant instead of a value: the other branch decides.
  if (HoleA && B.isConstant())
    return A.bind();
  if (HoleB && A.isConstant())
    return B.bind();
  const bool TakeB = B.Holes.size() != A.Holes.size()
                         ? B.Holes.size() > A.Holes.size()
                         : B.Text.size() > A.Text.size();
  use(TakeB ? A.bind() : B.bind(), {});
  return TakeB ? B.bind() : A.bind();
}

void StringEvaluator::initialize(const ValueDecl &D, const Expr &Init) {
  Template Value = eval(&Init);
  const bool IsString = isTextType(D.getType()) ||
                        isStringStream(D.getType()) ||
                        isTextContainer(D.getType());
  Writes.insert(&D);
  if (IsString || !Value.Text.empty())
    State.assign(&D, std::move(Value), Strings);
}

void StringEvaluator::run(const Stmt &S, const FunctionDecl *In) {
  Function = In;
  if (const auto *Declarations = llvm::dyn_cast<DeclStmt>(&S)) {
    for (const Decl *D : Declarations->decls())
      if (const auto *Var = llvm::dyn_cast<VarDecl>(D); Var && Var->getInit())
        initialize(*Var, *Var->getInit());
  } else if (const auto *Return = llvm::dyn_cast<ReturnStmt>(&S)) {
    if (const Expr *Value = Return->getRetValue()) {
      Template Content = eval(Value);
      Returned.push_back(Content);
      if (In)
        noteValidated(*Value);
      use(std::move(Content),
          {Usage::Value,
           (In ? In->getNameAsString() : "") + ' ' + nameOf(Value),
           UriPart::Data, Return});
    }
  } else if (const auto *E = llvm::dyn_cast<Expr>(&S)) {
    eval(E);
  }
}

} // namespace clang::tidy::uri
