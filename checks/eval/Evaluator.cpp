//===--- Evaluator.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/Evaluator.h"
#include "LLVMAstCompat.h"
#include "ast/Constants.h"
#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "model/LiteralText.h"

namespace clang::tidy::uri {

std::string Evaluator::nameOf(const Expr *E) const {
  return uri::nameOf(E, Unit.Names);
}

// --- Statements -----------------------------------------------------------

void Evaluator::run(const Stmt &S) {
  Tests.clear();
  if (const auto *Declarations = llvm::dyn_cast<DeclStmt>(&S)) {
    for (const Decl *D : Declarations->decls())
      if (const auto *Var = llvm::dyn_cast<VarDecl>(D))
        declare(*Var, Var->getInit());
  } else if (const auto *Return = llvm::dyn_cast<ReturnStmt>(&S)) {
    const Expr *Value = Return->getRetValue();
    if (!Value || !Function)
      return;
    if (Function->getReturnType()->isIntegerType())
      noteAccepted(*Value);
    const Place &Result = Unit.resultOf(*Function);
    if (Function->getReturnType()->isReferenceType()) {
      State.write(Result, {nullptr, locate(Value)});
    } else if (!Value->getType().isNull() && Value->getType()->isRecordType() &&
               !isTextType(Value->getType())) {
      construct(Value, Result);
    } else {
      const Content Returned = eval(Value);
      State.write(Result, Returned);
      use(textOf(Returned),
          {Usage::Value, Function->getNameAsString() + ' ' + nameOf(Value),
           UriPart::Data, Return});
    }
  } else if (const auto *E = llvm::dyn_cast<Expr>(&S)) {
    // What nobody uses is located only, so that it is not read. A list of
    // initializers in a template has no type.
    const QualType Type = E->getType();
    if (E->isGLValue() || (!Type.isNull() && Type->isRecordType()))
      locate(E);
    else
      eval(E);
  }
}

/// The element of which \p Init makes a copy, in a loop over a range of texts;
/// otherwise null.
static const Expr *copiedElement(const VarDecl &D, const Expr *Init) {
  if (!Init || !D.isCXXForRangeDecl() || !isTextType(D.getType()))
    return nullptr;
  const Expr *Element = stripped(Init);
  const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(Element);
  if (Construct && Construct->getConstructor()->isCopyOrMoveConstructor())
    Element = stripped(Construct->getArg(0));
  return Element->isGLValue() ? Element : nullptr;
}

void Evaluator::declare(const VarDecl &D, const Expr *Init) {
  const Place &P = Unit.placeOf(D);
  const QualType Type = D.getType();
  Tested.forget(&D);
  if (Type->isReferenceType()) {
    if (Init && D.isCXXForRangeDecl())
      bindElement(D, locate(Init));
    else if (Init)
      State.write(P, {nullptr, locate(Init)});
    // The text of a literal is in no object that is left.
    if (Init && llvm::isa<StringLiteral>(stripped(Init)))
      use(text(Init), {Usage::Value, D.getName().str()});
    declareBindings(D);
    noteRange(D);
    return;
  }
  if (D.isStaticLocal() && !D.isConstexpr() && !Type.isConstQualified())
    return;
  leave(P);
  State.begin(P);
  // The program reads the variable, and does not spell the element.
  if (const Expr *Element = copiedElement(D, Init))
    State.write(P, State.read(locate(Element)));
  else if (Init)
    construct(Init, P);
  declareBindings(D);
  noteRange(D);
}

void Evaluator::declareBindings(const VarDecl &D) {
  if (const auto *Decomposed = llvm::dyn_cast<DecompositionDecl>(&D))
    for (const BindingDecl *Binding : Decomposed->bindings())
      if (const VarDecl *Holding = Binding->getHoldingVar())
        declare(*Holding, Holding->getInit());
}

Content Evaluator::evalSuspension(const CoroutineSuspendExpr &E) {
  const Expr *Operand = stripped(compat::operandOf(E));
  const auto *Call = llvm::dyn_cast<CallExpr>(Operand);
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  const bool IsText = isTextType(E.getType());
  if (IsText && Callee && Call->getNumArgs() == 1 &&
      !llvm::isa<CXXMemberCallExpr>(Call))
    if (const auto How = coderNamed(*Callee, 1, E.getType()))
      return {coded(E, Callee, text(Call->getArg(0)), *How), {}};
  run(*Operand);
  if (!IsText || !Call)
    return {readBy(Unit.lost(&E), &E), {}};
  return {readBy(Unit.valueOf(Unit.resultOrigin(*Call)), &E), {}};
}

TextRef Evaluator::text(const Expr *E) {
  if (!E)
    return Unit.lost();
  const Expr *Plain = stripped(E);
  const QualType Type = Plain->getType();
  if (Type.isNull() || Plain->isTypeDependent()) {
    const TextRef Known = eval(E).Text;
    return Known ? readBy(Known, E) : Unit.lost(E);
  }
  const auto *Ternary = llvm::dyn_cast<ConditionalOperator>(Plain);
  if (Ternary && Type->isPointerType())
    return readBy(eitherOf(*Ternary->getCond(), Ternary->getTrueExpr(),
                           Ternary->getFalseExpr(), &Evaluator::textOfArm),
                  E);
  return readBy(textOf(eval(E)), E);
}

// --- Values ---------------------------------------------------------------

Content Evaluator::eval(const Expr *E) {
  // Invalid code lacks expressions here and there.
  if (!E || isTooDeep(*E) || !spend(1))
    return {Unit.lost(E), {}};
  const QualType Type = E->getType();
  if (!Type.isNull() && (Type->isPointerType() || Type->isNullPtrType()) &&
      isNullPointer(E, Unit.AST))
    return {};
  // What an initializer omits is zero.
  if (llvm::isa<ImplicitValueInitExpr>(E))
    return Type->isArrayType() && isTextType(Type) ? Content{Texts.empty(), {}}
                                                   : Content();
  if (!Type.isNull() && Type->isAnyCharacterType() && E->isPRValue())
    if (const auto Constant = constantOf(*E, Unit.AST))
      return evalCharacter(Constant->getExtValue(), *E);
  ++Unit.Depth;
  const size_t Before = Texts.cost();
  const bool IsCharacter =
      !Type.isNull() && Type->isAnyCharacterType() && E->isPRValue();
  const Expr *Plain = stripped(E);
  const Content Result = IsCharacter ? evalAsCharacter(E) : evalExpr(Plain);
  --Unit.Depth;
  Unit.noteCast(Result.Targets, Plain->getType(), Type);
  spend(Texts.cost() - Before);
  return Result;
}

Content Evaluator::evalLiteral(const StringLiteral &Literal) {
  const std::optional<std::string> Bytes = literalBytes(Literal);
  if (!Bytes)
    return {Unit.lost(&Literal), {}};
  Template Text;
  Text.appendLiteral(*Bytes, Literal, 0, Bytes->size(), Dialect::Plain);
  return {Texts.literal(std::move(Text)), {}};
}

Content Evaluator::evalExpr(const Expr *E) {
  if (const auto *Literal = llvm::dyn_cast<StringLiteral>(E))
    return evalLiteral(*Literal);
  if (const auto *Character = llvm::dyn_cast<CharacterLiteral>(E))
    return evalCharacter(Character->getValue(), *E);
  if (const auto *UserDefined = llvm::dyn_cast<UserDefinedLiteral>(E))
    return UserDefined->getLiteralOperatorKind() ==
                   UserDefinedLiteral::LOK_String
               ? eval(UserDefined->getCookedLiteral())
               : Content{Unit.lost(E), {}};
  if (llvm::isa<PredefinedExpr>(E))
    return {Unit.lost(E), {}};
  if (const auto *Call = llvm::dyn_cast<CallExpr>(E)) {
    // A reference is read.
    const bool IsRead = E->isGLValue() && !E->isTypeDependent();
    if (IsRead && E->getType()->isAnyCharacterType())
      return readCharacter(E);
    const Content Result = evalCall(*Call);
    if (IsRead) {
      const Content Held = State.read(Tested.in(Result.Targets, E));
      return {Texts.join(Result.Text, Held.Text), Held.Targets};
    }
    return Result;
  }
  if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(E);
      Binary && !(E->isGLValue() && Binary->isAssignmentOp()))
    return evalBinary(*Binary);
  if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(E);
      Unary && !E->isGLValue())
    return evalUnary(*Unary);
  if (const auto *Ternary = llvm::dyn_cast<ConditionalOperator>(E);
      Ternary && !E->isTypeDependent() &&
      (!E->isGLValue() || isTextType(E->getType())))
    return eitherOf(*Ternary->getCond(), Ternary->getTrueExpr(),
                    Ternary->getFalseExpr(), &Evaluator::eval);
  if (const auto *Elvis = llvm::dyn_cast<BinaryConditionalOperator>(E)) {
    Content Result = eval(Elvis->getCommon());
    const Content Other = eval(Elvis->getFalseExpr());
    Result.Text = Texts.join(Result.Text, Other.Text);
    Result.Targets.addAll(Other.Targets);
    return Result;
  }
  if (const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(E)) {
    // `(void)Url` reads nothing.
    if (Cast->getType()->isVoidType()) {
      run(*Cast->getSubExpr());
      return {};
    }
    const QualType To = Cast->getType(), From = Cast->getSubExpr()->getType();
    if (To->isAnyCharacterType() && From->isIntegerType())
      return evalAsCharacter(Cast->getSubExpr());
    const Content Value = eval(Cast->getSubExpr());
    Unit.noteCast(Value.Targets, From, To);
    // `(char)65`, `(int)C`: another spelling.
    if (!To->isDependentType() && !From->isDependentType() &&
        To->isArithmeticType() && From->isArithmeticType() &&
        To->isAnyCharacterType() != From->isAnyCharacterType())
      return {Unit.numberOf(To, E), {}};
    return Value;
  }
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(E)) {
    const Place &To = Unit.temporary(*E);
    constructObject(*Construct, To);
    return State.read(To);
  }
  if (const auto *Unresolved = llvm::dyn_cast<CXXUnresolvedConstructExpr>(E);
      Unresolved && Unresolved->getNumArgs() == 1)
    return eval(Unresolved->getArg(0));
  if (const auto *List = llvm::dyn_cast<InitListExpr>(E)) {
    const Place &To = Unit.temporary(*E);
    State.begin(To);
    construct(List, To);
    return State.read(To);
  }
  if (const auto *This = llvm::dyn_cast<CXXThisExpr>(E)) {
    const QualType Pointer = This->getType();
    return {nullptr, Pointer->isPointerType()
                         ? Address{&Unit.thisOf(Pointer->getPointeeType()),
                                   Address::Start}
                         : AddressSet::any()};
  }
  if (const auto *New = llvm::dyn_cast<CXXNewExpr>(E)) {
    const Place &Made = Unit.allocation(*New);
    State.begin(Made);
    if (const Expr *Init = New->getInitializer())
      construct(Init, Made);
    return {nullptr, Address{&Made, Address::Start}};
  }
  if (const auto *Throw = llvm::dyn_cast<CXXThrowExpr>(E)) {
    if (Throw->getSubExpr())
      use(Throw->getSubExpr(), {Usage::HumanText, {}});
    return {};
  }
  if (const auto *Lambda = llvm::dyn_cast<LambdaExpr>(E)) {
    for (const LambdaCapture &Capture : Lambda->captures())
      if (Lambda->isInitCapture(&Capture))
        if (const auto *Var = llvm::dyn_cast<VarDecl>(Capture.getCapturedVar()))
          declare(*Var, Var->getInit());
    const FunctionDecl *Code = codeOfLambda(*Lambda->getLambdaClass());
    LambdaStates.try_emplace(Code, State).first->second = State;
    return {};
  }
  if (const auto *Statement = llvm::dyn_cast<StmtExpr>(E)) {
    const CompoundStmt *Body = Statement->getSubStmt();
    const auto *Last =
        Body->body_empty() ? nullptr : llvm::dyn_cast<Expr>(Body->body_back());
    return Last ? eval(Last) : Content();
  }
  if (const auto *Suspend = llvm::dyn_cast<CoroutineSuspendExpr>(E))
    return evalSuspension(*Suspend);
  if (const auto *Default = llvm::dyn_cast<CXXDefaultArgExpr>(E))
    return eval(Default->getExpr());
  if (const auto *Next = llvm::dyn_cast<VAArgExpr>(E))
    return evalNextArgument(*Next);
  const QualType Type = E->getType();
  if (Type.isNull() || E->isTypeDependent()) {
    if (llvm::isa<DeclRefExpr, MemberExpr, ArraySubscriptExpr>(E))
      return State.read(locate(E));
    for (const Stmt *Child : E->children())
      if (const auto *Each = llvm::dyn_cast_or_null<Expr>(Child))
        use(Each, {});
    return {Unit.lost(E), {}};
  }
  // A function, which is no lvalue in C, becomes a pointer to it.
  if (Type->isFunctionType())
    return {nullptr, locate(E)};
  if (E->isGLValue()) {
    if (Type->isAnyCharacterType())
      return readCharacter(E);
    const AddressSet Where = locate(E);
    if (Type->isArrayType()) {
      // Arrays become pointers to their first elements.
      if (isTextType(Type))
        return {nullptr, Where};
      AddressSet Elements;
      for (const Address &A : Where)
        Elements.add({&Unit.elementOf(*A.Of), Address::Start});
      return {nullptr, Elements};
    }
    Content Held = State.read(Where);
    // `*(T **)Bytes`: the bytes of a pointer can be any.
    const bool IsOfBytes = Type->isPointerType() && !Held.Text &&
                           Held.Targets.empty() &&
                           llvm::any_of(Where, [this](const Address &A) {
                             return Unit.isOfBytes(*A.Of);
                           });
    if (Where.isAny() || IsOfBytes)
      Held = {Unit.lost(E), AddressSet::any()};
    // `*std::get_if<int>(&Choice)`, where the choice may also be a text.
    const auto IsNumber = [this](const Address &A) {
      const QualType Stored = Unit.typeOf(*A.Of);
      return !Stored.isNull() && Stored->isArithmeticType();
    };
    if (Held.Text && Type->isArithmeticType() && !Where.isAny() &&
        llvm::none_of(Where, IsNumber))
      Held.Text = Unit.numberOf(Type, E);
    return Held;
  }
  for (const Stmt *Child : E->children())
    if (const auto *Each = llvm::dyn_cast_or_null<Expr>(Child))
      eval(Each);
  if (Type->isArithmeticType() || Type->isEnumeralType())
    return {Type->isAnyCharacterType() ? Unit.lost(E) : Unit.numberOf(Type, E),
            {}};
  return {Unit.lost(E), AddressSet::any()};
}

} // namespace clang::tidy::uri
