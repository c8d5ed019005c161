//===--- StringEvaluator.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "flow/StringEvaluator.h"
#include "model/LiteralText.h"
#include "model/Names.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Deeper expressions are not followed: the stack is the program's.
static constexpr unsigned MaxDepth = 400;

/// \p E without what does not change its text.
static const Expr *strip(const Expr *E) {
  for (;;) {
    E = E->IgnoreParenImpCasts();
    if (const auto *Full = llvm::dyn_cast<FullExpr>(E))
      E = Full->getSubExpr();
    else if (const auto *Temporary =
                 llvm::dyn_cast<MaterializeTemporaryExpr>(E))
      E = Temporary->getSubExpr();
    else if (const auto *Bound = llvm::dyn_cast<CXXBindTemporaryExpr>(E))
      E = Bound->getSubExpr();
    else if (const auto *Default = llvm::dyn_cast<CXXStdInitializerListExpr>(E))
      E = Default->getSubExpr();
    else
      return E;
  }
}

static bool isDefaulted(const Expr *E) {
  return llvm::isa<CXXDefaultArgExpr>(E);
}

/// Whether the literals of \p Content stand in a test's assertion.
static bool isAsserted(const Template &Content, const ASTContext &Context) {
  const SourceManager &SM = Context.getSourceManager();
  for (const LiteralRun &Run : Content.Runs) {
    if (!Run.Literal)
      continue;
    SourceLocation Loc = Run.Literal->getBeginLoc();
    while (Loc.isMacroID()) {
      if (saysAssertion(
              Lexer::getImmediateMacroName(Loc, SM, Context.getLangOpts())))
        return true;
      Loc = SM.getImmediateMacroCallerLoc(Loc);
    }
    return false;
  }
  return false;
}

void StringEvaluator::use(Template Content, Usage Use) {
  if (Content.Text.empty())
    return;
  if (isAsserted(Content, Context))
    Use.What = Usage::Needle;
  Strings.push_back({std::move(Content), std::move(Use)});
}

void StringEvaluator::use(const Expr *E, Usage Use) {
  Template Content = eval(E);
  if (Content.Text.empty())
    return;
  Use.Name += ' ' + nameOf(E);
  use(std::move(Content), std::move(Use));
}

void StringEvaluator::useAll(Args Arguments) {
  for (const Expr *Argument : Arguments)
    use(Argument, {});
}

Template StringEvaluator::hole(const Expr *E) const {
  Template Result;
  Result.appendHole(E, stateOf(E));
  return Result;
}

Template StringEvaluator::evalChildren(const Expr *E) {
  for (const Stmt *Child : E->children())
    if (const auto *ChildExpr = llvm::dyn_cast_or_null<Expr>(Child))
      use(ChildExpr, {});
  return hole(E);
}

Template StringEvaluator::eval(const Expr *E) {
  if (Depth >= MaxDepth)
    return hole(E);
  ++Depth;
  Template Result = evalExpr(strip(E));
  --Depth;
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
static bool isExpectation(QualType Type) {
  const auto *Record = Type->getAsRecordDecl();
  return Record && llvm::any_of(Record->fields(), [](const FieldDecl *Field) {
           return saysExpected(Field->getName());
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
    const Expr *Base = strip(Member->getBase());
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
    return eval(Cast->getSubExpr());
  if (const auto *List = llvm::dyn_cast<InitListExpr>(E)) {
    if (isTextType(List->getType()) && List->getNumInits() == 1)
      return eval(List->getInit(0));
    if (isExpectation(List->getType())) {
      for (const Expr *Init : List->inits())
        use(Init, {Usage::Needle, {}});
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
      use(Throw->getSubExpr(), {Usage::Prose, {}});
    return {};
  }
  if (const auto *Lambda = llvm::dyn_cast<LambdaExpr>(E)) {
    for (const LambdaCapture &Capture : Lambda->captures())
      if (Lambda->isInitCapture(&Capture))
        if (const auto *Var = llvm::dyn_cast<VarDecl>(Capture.getCapturedVar()))
          initialize(*Var, *Var->getInit());
    return hole(E);
  }
  if (const auto *Statement = llvm::dyn_cast<StmtExpr>(E)) {
    const CompoundStmt *Body = Statement->getSubStmt();
    const auto *Last =
        Body->body_empty() ? nullptr : llvm::dyn_cast<Expr>(Body->body_back());
    return Last ? eval(Last) : hole(E);
  }
  // Their bodies are visited on their own.
  if (llvm::isa<BlockExpr, PredefinedExpr, CXXDefaultArgExpr,
                CXXDefaultInitExpr, ObjCStringLiteral,
                UnaryExprOrTypeTraitExpr>(E))
    return hole(E);
  return evalChildren(E);
}

Template StringEvaluator::evalDecl(const Expr *E, const ValueDecl &D) {
  if (const Template *Known = State.read(&D)) {
    const Hole *Sole = Known->soleHole();
    if (!Sole)
      return *Known;
    // The value enters the template here, whatever it was read from.
    Template Result;
    Result.appendHole(E, Sole->State, Sole->EncodedBy);
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
  // Folding a constant gives nothing away: its own declaration does.
  Folding.push_back(&D);
  const size_t Given = Strings.size();
  Template Value = eval(Init);
  Strings.erase(Strings.begin() + Given, Strings.end());
  Folding.pop_back();
  return Value.isConstant() ? Value : hole(E);
}

Template StringEvaluator::evalBinary(const BinaryOperator &Binary) {
  const Expr *Left = Binary.getLHS(), *Right = Binary.getRHS();
  switch (Binary.getOpcode()) {
  case BO_Assign: {
    Template Value = eval(Right);
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
    return evalChildren(&Binary);
  case BO_Comma:
    use(Left, {});
    return eval(Right);
  case BO_EQ:
  case BO_NE:
  case BO_LT:
  case BO_GT:
  case BO_LE:
  case BO_GE:
    use(Left, {Usage::Needle, {}});
    use(Right, {Usage::Needle, {}});
    return hole(&Binary);
  default:
    return evalChildren(&Binary);
  }
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
    return A;
  if (HoleB && A.isConstant())
    return B;
  const bool TakeB = B.Holes.size() != A.Holes.size()
                         ? B.Holes.size() > A.Holes.size()
                         : B.Text.size() > A.Text.size();
  use(TakeB ? A : B, {});
  return TakeB ? B : A;
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
  const Expr *Left = strip(E);
  for (;;) {
    if (const auto *Call = llvm::dyn_cast<CXXOperatorCallExpr>(Left);
        Call && isConcatenation(*Call)) {
      Parts.push_back(Call->getArg(1));
      Left = strip(Call->getArg(0));
    } else if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(Left);
               Binary && Binary->getOpcode() == BO_Add &&
               Binary->isTypeDependent()) {
      Parts.push_back(Binary->getRHS());
      Left = strip(Binary->getLHS());
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
  return Class.take_back(5) == "::Arg";
}

Template StringEvaluator::evalConstruct(const CXXConstructExpr &Construct) {
  const Args Arguments(Construct.getArgs(), Construct.getNumArgs());
  const auto &Constructor = *Construct.getConstructor();
  for (const ApiFact *Fact : factsOfCall(Constructor, Arguments))
    if (Fact->Role == ApiRole::UriSink && !Arguments.empty()) {
      use(Arguments[0], {Usage::UriSink, {}});
      useAll(Arguments.drop_front());
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
      return Result;
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
  for (size_t I = 0; I < Arguments.size(); ++I) {
    Usage Use;
    if (saysProse(Class))
      Use.What = Usage::Prose;
    else if (saysNeedle(Class))
      Use.What = Usage::Needle;
    else if (I < Constructor.getNumParams())
      Use.Name = Constructor.getParamDecl(I)->getName().str();
    use(Arguments[I], std::move(Use));
  }
  return hole(&Construct);
}

/// The literal that a lambda called on the spot wraps into a string object, as
/// Qt 5's QStringLiteral does; or null.
static const StringLiteral *literalOfLambda(const CXXOperatorCallExpr &Call) {
  const auto *Lambda = llvm::dyn_cast<LambdaExpr>(strip(Call.getArg(0)));
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
      use(Argument, {Usage::Needle, {}});
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
         Record->getName().take_front(4) == "_Set";
}

Template StringEvaluator::evalStream(const Expr *E) {
  llvm::SmallVector<const Expr *, 8> Parts;
  const Expr *Stream = strip(E);
  while (const auto *Call = llvm::dyn_cast<CXXOperatorCallExpr>(Stream)) {
    if (Call->getOperator() != OO_LessLess || Call->getNumArgs() != 2)
      break;
    Parts.push_back(Call->getArg(1));
    Stream = strip(Call->getArg(0));
  }
  if (isTextContainer(Stream->getType())) {
    for (const Expr *Part : llvm::reverse(Parts))
      addElement(Stream, Part);
    return hole(Stream);
  }
  Template Written;
  for (const Expr *Part : llvm::reverse(Parts))
    if (!isManipulator(strip(Part)))
      Written.append(eval(Part));
  const QualType Type = Stream->getType();
  const ValueDecl *Var = targetOf(Stream);
  const auto *Variable = llvm::dyn_cast_or_null<VarDecl>(Var);
  const bool IsStandard = Variable && Variable->isInStdNamespace();
  if (Var && isStringStream(Type) && !IsStandard) {
    State.append(Var, Written);
    return hole(Stream);
  }
  eval(Stream);
  const std::string Class = className(Type);
  const bool IsProse = IsStandard || saysProse(Class) ||
                       llvm::StringRef(Class).contains_insensitive("stream") ||
                       llvm::StringRef(Class).contains_insensitive("debug");
  use(std::move(Written), {IsProse ? Usage::Prose : Usage::Value, {}});
  return hole(Stream);
}

const ValueDecl *StringEvaluator::targetOf(const Expr *E,
                                           bool *IsInside) const {
  E = strip(E);
  if (const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(E))
    return targetOf(Cast->getSubExpr(), IsInside);
  if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E))
    return llvm::dyn_cast<VarDecl>(Ref->getDecl());
  // A field is known by its declaration, whichever of the function's objects
  // it belongs to.
  if (const auto *Member = llvm::dyn_cast<MemberExpr>(E))
    return llvm::isa<CXXThisExpr, DeclRefExpr>(strip(Member->getBase()))
               ? Member->getMemberDecl()
               : nullptr;
  if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(E))
    return Unary->getOpcode() == UO_AddrOf || Unary->getOpcode() == UO_Deref
               ? targetOf(Unary->getSubExpr(), IsInside)
               : nullptr;
  // These give back the string that they change.
  if (const auto *Call = llvm::dyn_cast<CXXOperatorCallExpr>(E))
    return Call->isAssignmentOp() ? targetOf(Call->getArg(0), IsInside)
                                  : nullptr;
  if (const auto *Call = llvm::dyn_cast<CallExpr>(E);
      Call && !llvm::isa<CXXMemberCallExpr>(E)) {
    // strcpy() and its kin return where they write to.
    const FunctionDecl *Callee = Call->getDirectCallee();
    if (Callee && isTextType(Call->getType()))
      for (const ApiFact *Fact :
           factsOfCall(*Callee, {Call->getArgs(), Call->getNumArgs()}))
        if (Fact->Role == ApiRole::ConcatInto && Fact->Dest >= 0 &&
            static_cast<unsigned>(Fact->Dest) < Call->getNumArgs())
          return targetOf(Call->getArg(Fact->Dest), IsInside);
    return nullptr;
  }
  if (const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(E)) {
    const CXXMethodDecl *Method = Call->getMethodDecl();
    const bool IsChange = Method && Method->getDeclName().isIdentifier() &&
                          llvm::is_contained({"append", "assign", "prepend",
                                              "insert", "push_back", "Append"},
                                             Method->getName());
    return IsChange ? targetOf(Call->getImplicitObjectArgument(), IsInside)
                    : nullptr;
  }
  const Expr *Base = nullptr;
  if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(E);
      Binary && Binary->getOpcode() == BO_Add &&
      Binary->getType()->isPointerType())
    Base = Binary->getLHS();
  else if (const auto *Subscript = llvm::dyn_cast<ArraySubscriptExpr>(E);
           Subscript && IsInside)
    Base = Subscript->getBase();
  if (!Base)
    return nullptr;
  if (IsInside)
    *IsInside = true;
  return targetOf(Base, IsInside);
}

/// Runs the changes that \p Target itself makes: the first links of a chain.
void StringEvaluator::runChain(const Expr *Target) {
  if (llvm::isa<CallExpr>(strip(Target)))
    eval(Target);
}

void StringEvaluator::assign(const Expr *Target, Template Content) {
  runChain(Target);
  bool IsInside = false;
  const ValueDecl *Var = targetOf(Target, &IsInside);
  if (!Var)
    return use(std::move(Content), {Usage::Value, nameOf(Target)});
  if (IsInside || State.isCursor(Var))
    return State.append(Var, Content);
  if (isTextType(Var->getType()) || isStringStream(Var->getType()) ||
      !Content.Text.empty() || Var->getType()->isDependentType())
    State.assign(Var, std::move(Content), Strings);
}

Template StringEvaluator::append(const Expr *Target, const Template &Content) {
  if (const ValueDecl *Var = targetOf(Target)) {
    runChain(Target);
    State.append(Var, Content);
    return hole(Target);
  }
  Template Whole = eval(Target);
  Whole.append(Content);
  use(Whole, {Usage::Value, nameOf(Target)});
  return Whole;
}

void StringEvaluator::forget(const Expr *Target) {
  if (const ValueDecl *Var = targetOf(Target))
    State.forget(Var, Strings);
}

void StringEvaluator::initialize(const ValueDecl &D, const Expr &Init) {
  Template Value = eval(&Init);
  const bool IsString = isTextType(D.getType()) ||
                        isStringStream(D.getType()) ||
                        isTextContainer(D.getType());
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
      use(std::move(Content), {Usage::Value, (In ? In->getNameAsString() : "") +
                                                 ' ' + nameOf(Value)});
    }
  } else if (const auto *E = llvm::dyn_cast<Expr>(&S)) {
    eval(E);
  }
}

} // namespace clang::tidy::uri
