//===--- Evaluator.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/Evaluator.h"
#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "model/LiteralText.h"

namespace clang::tidy::uri {

/// Deeper expressions are not followed: the stack is the program's.
static constexpr unsigned MaxDepth = 300;

std::string Evaluator::nameOf(const Expr *E) const {
  return uri::nameOf(E, Unit.Names);
}

// --- Statements -----------------------------------------------------------

void Evaluator::run(const Stmt &S) {
  if (const auto *Declarations = llvm::dyn_cast<DeclStmt>(&S)) {
    for (const Decl *D : Declarations->decls())
      if (const auto *Var = llvm::dyn_cast<VarDecl>(D))
        declare(*Var, Var->getInit());
  } else if (const auto *Return = llvm::dyn_cast<ReturnStmt>(&S)) {
    const Expr *Value = Return->getRetValue();
    if (!Value || !Function)
      return;
    const Place &Result = Unit.resultOf(*Function);
    if (Function->getReturnType()->isReferenceType()) {
      State.write(Result, {nullptr, locate(Value)});
    } else if (Value->getType()->isRecordType() &&
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
    // What nobody uses is located only, so that it is not read.
    if (E->isGLValue() || (E->getType()->isRecordType()))
      locate(E);
    else
      eval(E);
  }
}

void Evaluator::declare(const VarDecl &D, const Expr *Init) {
  const Place &P = Unit.placeOf(D);
  const QualType Type = D.getType();
  if (Type->isReferenceType()) {
    if (Init && D.isCXXForRangeDecl())
      bindElement(D, locate(Init));
    else if (Init)
      State.write(P, {nullptr, locate(Init)});
    declareBindings(D);
    noteRange(D);
    return;
  }
  if (D.isStaticLocal() && !D.isConstexpr() && !Type.isConstQualified())
    return;
  leave(P);
  State.begin(P);
  if (Init)
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

void Evaluator::narrow(const Expr &Condition, bool IsTrue) {
  for (const Narrowing &Each : Unit.Conditions.guardsOf(Condition, IsTrue))
    narrow(Each);
}

AddressSet Evaluator::locateNarrowed(const Expr *Of) {
  const QualType Type = stripped(Of)->getType();
  AddressSet Where;
  if (!Type.isNull() && Type->isPointerType()) {
    const Content Pointer = eval(Of);
    // A pointer can hold a text, or the address of one.
    if (!Pointer.Text)
      Where = Pointer.Targets;
    else if (Pointer.Targets.empty() && stripped(Of)->isGLValue())
      Where = locate(Of);
  } else {
    Where = locate(Of);
  }
  const Address *Sole = Where.sole();
  if (!Sole || Sole->At != Address::Start)
    return {};
  // One character says nothing of the others.
  if (!Type.isNull() && Type->isAnyCharacterType() && isTextAt(*Sole))
    return {};
  return Where;
}

void Evaluator::narrow(const Narrowing &Known) {
  if (const Address *Sole = locateNarrowed(Known.Of).sole())
    State.narrow(*Sole->Of, Known.Chars);
}

bool Evaluator::map(const Narrowing &Known, const Environment &Before) {
  const Environment After = State;
  State = Before;
  const AddressSet Where = locateNarrowed(Known.Of);
  State = After;
  const Address *Sole = Where.sole();
  if (!Sole || Sole->Of->IsShared)
    return false;
  const TextRef Found = Before.read(*Sole->Of).Text;
  if (!Found)
    return false;
  State.write(*Sole->Of, {mapped(Found, Known.Images.get(), nullptr), {}});
  return true;
}

void Evaluator::initialize(const CXXCtorInitializer &Init) {
  const auto *Method = llvm::dyn_cast_or_null<CXXMethodDecl>(Function);
  if (!Init.getInit() || !Method)
    return;
  const Place &This = Unit.thisOf(Method->getThisType()->getPointeeType());
  const FieldDecl *Field = Init.getAnyMember();
  if (!Field) {
    run(*Init.getInit());
    return;
  }
  const Place &P = Unit.fieldOf(This, *Field);
  if (Field->getType()->isReferenceType())
    State.write(P, {nullptr, locate(Init.getInit())});
  else
    construct(Init.getInit(), P);
}

// --- Objects --------------------------------------------------------------

void Evaluator::construct(const Expr *E, const Place &To) {
  if (!E || Unit.Depth >= MaxDepth)
    return;
  const Expr *Original = E;
  E = stripped(E);
  if (const auto *Default = llvm::dyn_cast<CXXDefaultInitExpr>(E))
    return construct(Default->getExpr(), To);
  if (const auto *Default = llvm::dyn_cast<CXXDefaultArgExpr>(E))
    return construct(Default->getExpr(), To);
  const QualType Type = E->getType();
  if (const auto *List = llvm::dyn_cast<InitListExpr>(E);
      List && !isTextType(Type))
    return constructList(*List, To);
  // An array that becomes a pointer is not copied.
  const bool IsObject = !Type.isNull() && !E->isTypeDependent() &&
                        !Original->getType()->isPointerType() &&
                        (Type->isRecordType() || Type->isArrayType()) &&
                        !isTextType(Type);
  if (!IsObject) {
    if (const auto *List = llvm::dyn_cast<InitListExpr>(E))
      State.write(To, List->getNumInits() == 0 ? Content{Texts.empty(), {}}
                                               : eval(List->getInit(0)));
    else if (!Type.isNull() && Type->isArrayType() &&
             Original->getType()->isArrayType())
      State.write(To, {text(E), {}});
    else
      State.write(To, eval(Original));
    return;
  }
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(E)) {
    ++Unit.Depth;
    constructObject(*Construct, To);
    --Unit.Depth;
    return;
  }
  copy(locate(E), Address{&To, Address::Start});
}

void Evaluator::constructList(const InitListExpr &List, const Place &To) {
  const auto *Record = List.getType()->getAsRecordDecl();
  // The array in a container such as std::array.
  if (Record && List.getNumInits() == 1 &&
      llvm::any_of(TextTypes::current().partsOf(List.getType()),
                   [](const TypePart &Part) {
                     return Part.Step.Kind == FlowStep::Element;
                   })) {
    const auto *Inner = llvm::dyn_cast<InitListExpr>(stripped(List.getInit(0)));
    if (Inner && Inner->getType()->isArrayType())
      return constructList(*Inner, To);
  }
  if (!Record) {
    for (unsigned I = 0; I < List.getNumInits(); ++I) {
      const Place &Element = Unit.elementOf(To, std::to_string(I));
      if (Element.Depth > To.Depth)
        construct(List.getInit(I), Element);
    }
    return;
  }
  unsigned I = 0;
  if (const auto *Class = llvm::dyn_cast<CXXRecordDecl>(Record))
    I = Class->hasDefinition() ? Class->getNumBases() : 0;
  if (const FieldDecl *Member = List.getInitializedFieldInUnion()) {
    if (List.getNumInits() > 0)
      construct(List.getInit(0), Unit.fieldOf(To, *Member));
    return;
  }
  for (const FieldDecl *Field : Record->fields()) {
    if (Field->isUnnamedBitField())
      continue;
    if (I >= List.getNumInits())
      break;
    const Place &Part = Unit.fieldOf(To, *Field);
    if (Field->getType()->isReferenceType())
      State.write(Part, {nullptr, locate(List.getInit(I))});
    else
      construct(List.getInit(I), Part);
    ++I;
  }
}

void Evaluator::copy(const AddressSet &From, const AddressSet &To) {
  if (const Address *Source = From.sole()) {
    for (const Address &A : To)
      State.copy(*Source->Of, *A.Of);
    return;
  }
  // One of several objects: of the parts, only the text itself is followed.
  if (!From.empty())
    State.store(To, State.read(From));
}

// --- Text -----------------------------------------------------------------

TextRef Evaluator::bound(TextRef T) {
  return Texts.substitute(T, [&](const TextValue &V) {
    TextValue Bound = V;
    Bound.IsBound = true;
    return Texts.value(Bound);
  });
}

TextRef Evaluator::sliceOf(TextRef T, const Expr *By) {
  Transformer Slice(Transformer::Slice);
  Slice.Call = By;
  return Texts.coded(T, Slice);
}

TextRef Evaluator::textAt(const Address &A) {
  const TextRef Whole = State.read(*A.Of).Text;
  if (!Whole || A.At == Address::Start)
    return Whole;
  return A.At == Address::End ? Texts.empty() : sliceOf(Whole, nullptr);
}

TextRef Evaluator::textAt(const Place &P) {
  const Content Held = State.read(P);
  const QualType Type = Unit.typeOf(P);
  if (Type.isNull() || (!isTextType(Type) && P.Kind != Place::Target))
    return nullptr;
  TextRef Result = Held.Text;
  for (const Address &A : Held.Targets)
    Result = Texts.join(Result, textAt(A));
  return Result;
}

TextRef Evaluator::textOf(const Content &C) {
  TextRef Result = C.Text;
  for (const Address &A : C.Targets) {
    const TextRef There = textAt(A);
    if (There)
      consume(There);
    Result = Texts.join(Result, There);
  }
  if (C.Targets.isAny())
    Result = Texts.join(Result, Unit.lost());
  return Result ? Result : Texts.empty();
}

/// \p V as \p E, called \p Name, reads it.
static TextValue readAs(TextValue V, const Expr *E, llvm::StringRef Name,
                        const NameMeanings &Names) {
  const NameMeaningSet Said =
      Names.of(Name, {NameMeaning::Encoded, NameMeaning::Uri});
  const bool IsOpaque =
      V.Done.empty() && !V.isRelative() && V.From->Kind != Origin::Number &&
      V.From->Kind != Origin::Enumerator && V.From->Kind != Origin::Constants;
  if (IsOpaque && Said.has(NameMeaning::Encoded) && V.Level == EncodingLevel())
    V.Level = {1, 1};
  else if (IsOpaque && Said.has(NameMeaning::Uri) && V.Part == UriPart::Data)
    V.Part = UriPart::Uri;
  return uri::readBy(std::move(V), E, Name,
                     E ? E->getBeginLoc() : SourceLocation());
}

/// The text that \p E, if it only makes an object of it, is made of.
static const Expr *innermost(const Expr *E) {
  for (;;) {
    const Expr *Plain = E->IgnoreParenImpCasts();
    if (const auto *Cast = llvm::dyn_cast<CXXFunctionalCastExpr>(Plain);
        Cast && isTextType(Cast->getType())) {
      const Expr *Made = stripped(Cast->getSubExpr());
      if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(Made);
          Construct && Construct->getNumArgs() > 0 &&
          llvm::all_of(llvm::drop_begin(Construct->arguments()),
                       [](const Expr *Next) {
                         return llvm::isa<CXXDefaultArgExpr>(Next);
                       }) &&
          isTextType(stripped(Construct->getArg(0))->getType())) {
        E = Construct->getArg(0);
        continue;
      }
    }
    return llvm::isa<ParenExpr>(E->IgnoreImpCasts()) ? Plain : E;
  }
}

TextRef Evaluator::readBy(TextRef T, const Expr *E) {
  if (!T || T->isEmpty())
    return T;
  if (E && !E->isTypeDependent())
    E = innermost(E);
  const auto IsValue = [](TextRef Part) {
    return Part->Kind == TextNode::Value;
  };
  const bool IsChoice = T->Kind == TextNode::Choice;
  // A call around the expression encodes all alternatives.
  const bool IsWhole =
      IsValue(T) || (IsChoice && llvm::all_of(T->Alternatives, [&](TextRef A) {
                       return A->Size.IsConstant ||
                              (IsValue(A) && !isEncoded(*A->Facts));
                     }));
  if (!IsWhole && T->HasEntries)
    return T;
  const llvm::StringRef Name = Unit.intern(nameOf(E));
  return Texts.substitute(T, [&](const TextValue &V) {
    if (!IsWhole && V.Entry)
      return Texts.value(V);
    TextValue Read = readAs(V, E, Name, Unit.Names);
    Read.IsBound = !IsWhole;
    return Texts.value(Read);
  });
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
  return readBy(textOf(eval(E)), E);
}

// --- Values ---------------------------------------------------------------

Content Evaluator::eval(const Expr *E) {
  // Invalid code lacks expressions here and there.
  if (!E || Unit.Depth >= MaxDepth)
    return {Unit.lost(E), {}};
  if (!spend(1))
    return {Unit.lost(E), {}};
  const QualType Type = E->getType();
  if (!E->isValueDependent() && !Type.isNull() &&
      (Type->isPointerType() || Type->isNullPtrType()) &&
      E->isNullPointerConstant(Unit.AST, Expr::NPC_ValueDependentIsNotNull))
    return {};
  Expr::EvalResult Constant;
  if (!Type.isNull() && Type->isAnyCharacterType() && E->isPRValue() &&
      !E->isValueDependent() && E->EvaluateAsInt(Constant, Unit.AST))
    return evalCharacter(Constant.Val.getInt().getExtValue(), *E);
  ++Unit.Depth;
  const size_t Before = Texts.steps();
  const bool IsCharacter =
      !Type.isNull() && Type->isAnyCharacterType() && E->isPRValue();
  const Content Result =
      IsCharacter ? evalAsCharacter(E) : evalExpr(stripped(E));
  --Unit.Depth;
  spend(Texts.steps() - Before);
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
      const Content Held = State.read(Result.Targets);
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
      Ternary && !E->isGLValue() && !E->isTypeDependent())
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
    LambdaStates.try_emplace(Lambda, State).first->second = State;
    return {};
  }
  if (const auto *Statement = llvm::dyn_cast<StmtExpr>(E)) {
    const CompoundStmt *Body = Statement->getSubStmt();
    const auto *Last =
        Body->body_empty() ? nullptr : llvm::dyn_cast<Expr>(Body->body_back());
    return Last ? eval(Last) : Content();
  }
  if (const auto *Suspend = llvm::dyn_cast<CoroutineSuspendExpr>(E)) {
    eval(Suspend->getOperand());
    return {readBy(Unit.lost(E), E), {}};
  }
  if (const auto *Default = llvm::dyn_cast<CXXDefaultArgExpr>(E))
    return eval(Default->getExpr());
  const QualType Type = E->getType();
  if (Type.isNull() || E->isTypeDependent()) {
    if (llvm::isa<DeclRefExpr, MemberExpr, ArraySubscriptExpr>(E))
      return State.read(locate(E));
    for (const Stmt *Child : E->children())
      if (const auto *Each = llvm::dyn_cast_or_null<Expr>(Child))
        use(Each, {});
    return {Unit.lost(E), {}};
  }
  if (E->isGLValue()) {
    if (Type->isAnyCharacterType())
      return readCharacter(E);
    const AddressSet Where = locate(E);
    // A function becomes a pointer to it.
    if (Type->isFunctionType())
      return {nullptr, Where};
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
    if (Where.isAny())
      Held = {Unit.lost(E), AddressSet::any()};
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

template <typename Result>
Result Evaluator::eitherOf(const Expr &Condition, const Expr *True,
                           const Expr *False,
                           Result (Evaluator::*Eval)(const Expr *)) {
  eval(&Condition);
  Environment Other = State;
  narrow(Condition, true);
  Result A = (this->*Eval)(True);
  std::swap(State, Other);
  narrow(Condition, false);
  const Result B = (this->*Eval)(False);
  State.join(Other);
  if constexpr (std::is_same_v<Result, Content>) {
    A.Text = readBy(A.Text, True);
    A.Text = Texts.join(A.Text, readBy(B.Text, False));
    A.Targets.addAll(B.Targets);
  } else {
    A.addAll(B);
  }
  return A;
}

template Content Evaluator::eitherOf(const Expr &, const Expr *, const Expr *,
                                     Content (Evaluator::*)(const Expr *));
template AddressSet
Evaluator::eitherOf(const Expr &, const Expr *, const Expr *,
                    AddressSet (Evaluator::*)(const Expr *));

} // namespace clang::tidy::uri
