//===--- Calls.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMSupportCompat.h"
#include "ast/Callee.h"
#include "ast/DeclWalk.h"
#include "interpreter/Interpreter.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

std::optional<Value> Interpreter::call(const FunctionDecl &Function,
                                       llvm::ArrayRef<Value> Arguments,
                                       Value This) {
  const Value Result = enter(Function, Arguments, This);
  return Stopped ? std::nullopt : std::optional(Result);
}

bool Interpreter::attempt(llvm::function_ref<void()> Part) {
  const size_t Callers = Frames.size();
  const unsigned DepthBefore = Depth;
  Part();
  if (!Stopped)
    return true;
  Stopped = HasLeft = false;
  Undecided = nullptr;
  Depth = DepthBefore;
  Frames.erase(Frames.begin() + static_cast<std::ptrdiff_t>(Callers),
               Frames.end());
  return false;
}

bool Interpreter::isInterpreted(const FunctionDecl &Callee) const {
  const FunctionDecl *Definition = nullptr;
  return Callee.hasBody(Definition) && !Definition->isDependentContext() &&
         !Definition->isDefaulted() && !isInLibrary(*Definition) &&
         !isOfTextClass(*Definition);
}

bool Interpreter::isOfTextClass(const FunctionDecl &Callee) const {
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Callee);
  if (!Method || Method->isStatic() ||
      llvm::isa<CXXConstructorDecl, CXXDestructorDecl>(Method))
    return false;
  const TextTypes &Types = TextTypes::current();
  const TextType Known = Types.of(Method->getParent());
  // A derived class may override what the described one does.
  return Known.holds(TypeContent::Text) && unitOf(Known) &&
         declaresSameEntity(Known.Class, Method->getParent()) &&
         (!Method->getDeclName().isIdentifier() ||
          Types.roleOf(Known, Method->getName()) != TextMethod::None);
}

Value Interpreter::enter(const FunctionDecl &Callee,
                         llvm::ArrayRef<Value> Arguments, Value This,
                         Args Variable) {
  static constexpr size_t MaxFrames = 16;
  const FunctionDecl *Definition = nullptr;
  if (!Callee.hasBody(Definition) || !Definition->getBody() ||
      Frames.size() >= MaxFrames || !step())
    return stop();
  HasMetWatched |= Definition == Watched &&
                   WatchedParameter < Arguments.size() &&
                   !Arguments[WatchedParameter].isOpaque() &&
                   holdsInput(Arguments[WatchedParameter]);
  Frame Fresh;
  Fresh.Function = Definition;
  Fresh.This = This;
  Fresh.Variable = Variable;
  Fresh.ReturnsReference = Definition->getReturnType()->isReferenceType();
  for (unsigned I = 0; I < Definition->getNumParams(); ++I) {
    const ParmVarDecl *Parameter = Definition->getParamDecl(I);
    const Value V = I < Arguments.size() ? Arguments[I] : Value::opaque();
    if (!Parameter->getType()->isReferenceType())
      Fresh.Places[Parameter] = {&variable(V), 0};
    else if (V.isPointer())
      Fresh.Places[Parameter] = {V.Target, V.Offset, V.FromInput};
    else
      Fresh.Places[Parameter] = {nullptr, 0, V.FromInput};
  }
  Frames.push_back(std::move(Fresh));
  if (const auto *Constructor = llvm::dyn_cast<CXXConstructorDecl>(Definition);
      Constructor && This.isPointer() && This.Target) {
    const Value Object = This.Target->Elements.front();
    for (const CXXCtorInitializer *Init : Constructor->inits())
      if (Init->isMemberInitializer() && Object.isObject()) {
        const Value V = eval(Init->getInit());
        const QualType Type = Init->getMember()->getType();
        Object.Target->Fields[Init->getMember()] = &variable(convert(V, Type));
      }
  }
  if (exec(Definition->getBody()) == Flow::Goto)
    stop();
  const Value Result = Frames.back().Returned;
  Frames.pop_back();
  return Stopped ? Value::opaque(true) : Result;
}

Value Interpreter::bind(const ParmVarDecl &Parameter, const Expr *Argument) {
  if (!Parameter.getType()->isReferenceType())
    return convert(eval(Argument), Parameter.getType());
  const CellRef P = place(Argument);
  Value Result = P ? Value::pointer(P.Target, P.Index) : Value::opaque();
  Result.FromInput = P.FromInput;
  return Result;
}

Value Interpreter::callUser(const FunctionDecl &Callee, Args Arguments,
                            Value This) {
  std::vector<Value> Bound;
  const size_t Named =
      std::min<size_t>(Callee.getNumParams(), Arguments.size());
  const Args Others = Arguments.drop_front(Named);
  // In a recursive function, this call may be under way.
  std::vector<std::pair<const Expr *, CellRef>> Outer;
  for (const Expr *Each : Others)
    if (const auto Known = Given.find(Each); Known != Given.end()) {
      Outer.emplace_back(*Known);
      Given.erase(Known);
    }
  for (unsigned I = 0; I < Named && !Stopped; ++I)
    Bound.push_back(bind(*Callee.getParamDecl(I), Arguments[I]));
  std::vector<std::pair<const Expr *, Value>> Rest;
  for (const Expr *Each : Others)
    if (!Stopped)
      Rest.emplace_back(Each, eval(Each));
  if (Stopped)
    return stop();
  // While it runs, its arguments are what they were at the call.
  for (const auto &[Argument, V] : Rest)
    Given[Argument] = {&variable(V), 0};
  const Value Result = enter(Callee, Bound, This, Others);
  for (const Expr *Each : Others)
    Given.erase(Each);
  for (const auto &[Argument, Held] : Outer)
    Given[Argument] = Held;
  return Result;
}

Value Interpreter::evalCall(const CallExpr &Call) {
  if (!step())
    return Value::opaque(true);
  if (const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(&Call))
    return evalOperatorCall(*Operator);
  if (const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(&Call))
    return evalMemberCall(*Member);
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (Callee && Callee->isNoReturn())
    return leave();
  if (!Callee) {
    const Value Function = eval(Call.getCallee());
    Callee = Function.Lambda
                 ? functionOf(Function)
                 : llvm::dyn_cast_or_null<FunctionDecl>(Function.Code);
    if (!Callee) {
      // A pointer to a function has a name, too.
      const auto *Named =
          llvm::dyn_cast_or_null<NamedDecl>(Call.getCalleeDecl());
      return Named && appendCall(*Named, Arguments)
                 ? Value::opaque()
                 : opaqueCall(Call, Arguments);
    }
  }
  if (isInterpreted(*Callee)) {
    // The content of the caller's object is not known, and its own functions
    // would need it.
    if (isAppender(*Callee) && !Arguments.empty() &&
        !hasEvidenceOfEscape(*Callee)) {
      const Value To = eval(Arguments[0]);
      if (To.isPointer() && To.Target && !To.Target->Elements.empty() &&
          To.Target->Elements.front().isObject() &&
          To.Target->Elements.front().Target->Kind == Cells::Record &&
          To.Target->Elements.front().Target->IsOpen &&
          appendCall(*Callee, Arguments))
        return Value::opaque();
    }
    return Stopped ? stop() : callUser(*Callee, Arguments, Value::opaque());
  }
  if (!Callee->getDeclName().isIdentifier())
    return opaqueCall(Call, Arguments);
  const llvm::StringRef Name = Callee->getName();
  if (llvm::isa<CXXMethodDecl>(Callee)) {
    if (const auto Known = evalTextStatic(Name, {Arguments, Call.getType()}))
      return *Known;
  } else if (const auto Known =
                 evalLibrary(Name, {Arguments, Call.getType()})) {
    return *Known;
  }
  if (Stopped)
    return stop();
  // std::move, std::forward, std::as_const.
  if (Arguments.size() == 1 && Callee->isInStdNamespace() &&
      compat::isOneOf({"move", "forward", "as_const"}, Name)) {
    const CellRef P = place(Arguments[0]);
    return P ? Value::pointer(P.Target, P.Index) : Value::opaque(P.FromInput);
  }
  if (Arguments.size() == 2 && Call.isGLValue())
    if (const auto Chosen = evalExtreme(Name, Arguments))
      return *Chosen;
  if (compat::isOneOf({"format", "format_to"}, Name) &&
      (Callee->isInStdNamespace() ||
       qualifiedName(*Callee) == "fmt::" + Name.str()))
    if (const auto Known = evalBraceFormat(Name, Arguments, Call.getType()))
      return *Known;
  if (Callee->isInStdNamespace() &&
      compat::isOneOf({"setw", "setfill", "setbase"}, Name) &&
      Arguments.size() == 1) {
    Value Result = eval(Arguments[0]);
    if (!Result.isNumber())
      return stop();
    Result.Kind = Value::Manipulator;
    Result.Code = Callee;
    return Result;
  }
  // `String::format("…", …)`
  const auto Like = printfSignature(*Callee);
  if (Like && isTextClass(Call.getType()) && Like->Format < Arguments.size() &&
      Like->FirstArg <= Arguments.size()) {
    std::vector<Value> Units;
    return formatPrintf(Arguments[Like->Format],
                        Arguments.drop_front(Like->FirstArg), Units)
               ? newText(Call.getType(), Units)
               : stop();
  }
  // `char *print("…", …)`
  if (Like && Like->Format == 0 && Call.getType()->isPointerType() &&
      isTextType(Call.getType()))
    if (const auto Printed = printToNew({Arguments, Call.getType()}))
      return *Printed;
  if (const auto Pack = packSignature(*Callee);
      Pack && isTextClass(Call.getType()) && Pack->FirstArg <= Arguments.size())
    if (const auto Known = evalPackFormat(*Pack, Arguments, Call.getType()))
      return *Known;
  if (appendCall(*Callee, Arguments))
    return Call.getType()->isPointerType() ? eval(Arguments[0])
                                           : Value::opaque();
  if (Stopped)
    return stop();
  if (Like && !Callee->hasBody())
    if (const auto Printed =
            printByOther(*Callee, {Arguments, Call.getType()}, Like->Format))
      return *Printed;
  if (!Arguments.empty())
    if (const auto Trusted = trustedCall(*Callee, eval(Arguments[0])))
      return *Trusted;
  return opaqueCall(Call, Arguments);
}

std::optional<Value> Interpreter::evalExtreme(llvm::StringRef Name,
                                              Args Arguments) {
  const bool IsLeast = compat::isOneOf({"min", "qMin"}, Name);
  if (!IsLeast && !compat::isOneOf({"max", "qMax"}, Name))
    return std::nullopt;
  const CellRef First = place(Arguments[0]), Second = place(Arguments[1]);
  const QualType Type = Arguments[0]->getType();
  const Value L = load(First, Type), R = load(Second, Type);
  const auto IsSecond =
      truth(arithmetic(IsLeast ? BO_GT : BO_LT, L, R, Type, Context.BoolTy));
  if (!IsSecond || !First || !Second)
    return Value::opaque(L.FromInput || R.FromInput);
  const CellRef &P = *IsSecond ? Second : First;
  return Value::pointer(P.Target, P.Index);
}

Value Interpreter::evalMemberCall(const CXXMemberCallExpr &Call) {
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  const CXXMethodDecl *Method = Call.getMethodDecl();
  const Expr *Object = Call.getImplicitObjectArgument();
  if (!Method || !Object)
    return opaqueCall(Call, Arguments);
  CellRef P;
  if (Object->getType()->isPointerType()) {
    const Value Pointer = eval(Object);
    if (Pointer.isPointer())
      P = {Pointer.Target, Pointer.Offset, Pointer.FromInput};
    else
      P.FromInput = Pointer.FromInput;
  } else {
    P = place(Object);
  }
  if (Stopped)
    return stop();
  // A lambda becomes a pointer to a function; a wrapper of a function is
  // tested.
  if (llvm::isa<CXXConversionDecl>(Method))
    if (const Value Function = load(P, Object->getType()); functionOf(Function))
      return Call.getType()->isBooleanType() ? Value::number(1) : Function;
  if (isInterpreted(*Method))
    return callUser(*Method, Arguments,
                    P ? Value::pointer(P.Target, P.Index)
                      : Value::opaque(P.FromInput));
  const QualType Class = Context.getCanonicalType(
      Object->getType()->isPointerType() ? Object->getType()->getPointeeType()
                                         : Object->getType());
  const Value V = load(P, Class);
  const llvm::StringRef Name =
      Method->getDeclName().isIdentifier() ? Method->getName() : "";
  if (llvm::isa<CXXConversionDecl>(Method)) {
    if (V.isPointer() && Call.getType()->isPointerType())
      return V;
    Stopped = Stopped || V.isOpaque();
  }
  if (const auto Part = partOfEntry(Call, V))
    return *Part;
  // A character or an iterator.
  if (V.isNumber()) {
    if (llvm::isa<CXXConversionDecl>(Method))
      return convert(V, Call.getType());
    if (const auto Known =
            evalCharacterMethod(Name, {Arguments, Call.getType(), V}))
      // `ushort &QChar::unicode()` is the character itself.
      return Call.isGLValue() && P ? Value::pointer(P.Target, P.Index) : *Known;
    return Value::opaque(true);
  }
  if (V.isObject() && V.Target->Kind == Cells::Stream) {
    if (llvm::isa<CXXConversionDecl>(Method))
      return Value::number(!V.Target->Format.HasFailed, true);
    if (const auto Known =
            evalStreamMethod(Name, {Arguments, Call.getType(), V}))
      return *Known;
  } else if (Cells *Text = textObject(V)) {
    // The operator of a base class: `std::string::operator[](i)`.
    if (Method->getOverloadedOperator() == OO_Subscript &&
        Arguments.size() == 1)
      return subscript(*Text, *Arguments[0], Call);
    if (llvm::isa<CXXConversionDecl>(Method))
      return Call.getType()->isPointerType() ? Value::pointer(Text)
                                             : copyOf(Value::object(Text));
    if (const auto Known = evalTextMethod(
            {*Text, P, methodOf(Call), Arguments, Class, Method}))
      // `char GetAt(int) const`
      return Known->isPointer() && intType(Call.getType()) && !Call.isGLValue()
                 ? load({Known->Target, Known->Offset, Known->FromInput},
                        Call.getType())
                 : *Known;
    if (const auto Known =
            evalOtherTextMethod(Name, {Arguments, Call.getType(), V}))
      return *Known;
  } else if (V.isObject()) {
    if (const auto Known = evalContainerCall(Call, *V.Target))
      return *Known;
  }
  if (Stopped)
    return stop();
  // `Text.isNumeric()`, `Checker.isValid(Text)`.
  if (const auto Trusted =
          trustedCall(*Method, Arguments.empty() ? V : eval(Arguments[0])))
    return *Trusted;
  // `client.print(c)`, if nothing else is known of the client.
  const bool IsUnknown =
      V.isOpaque() || (V.isObject() && V.Target->Kind == Cells::Record &&
                       V.Target->Fields.empty());
  if (IsUnknown && writesOut(*Method, Arguments))
    return Value::opaque();
  if (Stopped)
    return stop();
  if (!Method->isConst())
    lose(V);
  const Value Result = opaqueCall(Call, Arguments);
  const bool IsOfInput = holdsInput(V) || P.FromInput;
  return Result.Kind != Value::Opaque && !IsOfInput
             ? Result
             : Value::opaque(Result.FromInput || IsOfInput);
}

Value Interpreter::callHeld(const Value &Wrapper,
                            const CXXOperatorCallExpr &Call) {
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  const FunctionDecl *Held = functionOf(Wrapper);
  if (Held && isInterpreted(*Held))
    return callUser(*Held, Arguments.drop_front(), Frames.back().This);
  if (Held && Arguments.size() == 2)
    if (const auto Known = callWithCharacter(*Held, eval(Arguments[1])))
      return *Known;
  return Stopped ? stop() : opaqueCall(Call, Arguments);
}

Value Interpreter::evalOperatorCall(const CXXOperatorCallExpr &Call) {
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  const FunctionDecl *Callee = Call.getDirectCallee();
  const OverloadedOperatorKind Op = Call.getOperator();
  if (!Callee || Arguments.empty())
    return opaqueCall(Call, Arguments);
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(Callee);
  if (const StringLiteral *Literal =
          Op == OO_Call ? literalOfLambda(Call) : nullptr;
      Literal && isTextClass(Call.getType()))
    return textOfLiteral(*Literal, Call.getType());
  if (isInterpreted(*Callee)) {
    if (!Method || Method->isStatic())
      return callUser(*Callee, Arguments, Value::opaque());
    if (Method->getParent()->isLambda())
      return callUser(*Callee, Arguments.drop_front(), Frames.back().This);
    const CellRef P = place(Arguments[0]);
    return callUser(*Callee, Arguments.drop_front(),
                    P ? Value::pointer(P.Target, P.Index) : Value::opaque());
  }
  if (Op == OO_Percent)
    if (const auto Known = evalFormatChain(Call))
      return *Known;
  // std::ranges::all_of and its kin are objects.
  if (const auto *Algorithm =
          llvm::dyn_cast<DeclRefExpr>(Arguments[0]->IgnoreParenImpCasts());
      Algorithm && Op == OO_Call &&
      Algorithm->getDecl()->getDeclName().isIdentifier()) {
    // Without a projection.
    const Args Given = Arguments.drop_front().take_while(
        [](const Expr *E) { return !llvm::isa<CXXDefaultArgExpr>(E); });
    if (const auto Known = evalLibrary(Algorithm->getDecl()->getName(),
                                       {Given, Call.getType()}))
      return *Known;
  }
  const CellRef P = place(Arguments[0]);
  const Value L = load(P, Arguments[0]->getType());
  if (Stopped)
    return stop();
  if (Op == OO_Call)
    return callHeld(L, Call);
  const QualType Type = Arguments[0]->getType();
  const auto Reference = [&](CellRef To) {
    return To ? Value::pointer(To.Target, To.Index)
              : Value::opaque(To.FromInput);
  };
  if (L.isObject() && L.Target->Kind == Cells::Stream && !isStream(Type))
    if (const auto Known = evalStreamIterator(*L.Target, P, Call))
      return *Known;
  if (L.isObject() && L.Target->Kind == Cells::Stream) {
    // A file whose content is not known.
    if (Op == OO_GreaterGreater && !canRead(*L.Target))
      return opaqueCall(Call, Arguments);
    if (Op == OO_Exclaim)
      return Value::number(L.Target->Format.HasFailed, true);
    if ((Op == OO_LessLess && insert(*L.Target, Arguments[1])) ||
        (Op == OO_GreaterGreater && extract(*L.Target, Arguments[1])))
      return Reference(P);
    if (Op == OO_LessLess || Op == OO_GreaterGreater)
      return stop();
  }
  if (const auto Part = partOfEntry(Call, L))
    return *Part;
  if (L.isPointer() || L.isNumber()) {
    // Iterators, characters and sizes.
    switch (Op) {
    case OO_Arrow:
      return L;
    case OO_Star:
      if (L.isNumber() && !Call.isGLValue()) // What an iterator has read.
        return L;
      if (L.isPointer() && L.Target) {
        Value Result = Value::pointer(L.Target, L.Offset);
        Result.FromInput = L.FromInput;
        return Result;
      }
      return Value::opaque(true);
    case OO_Subscript: {
      const Value At = eval(Arguments[1]);
      if (!L.isPointer() || !L.Target || !At.isNumber())
        return Value::opaque(true);
      Value Result = Value::pointer(L.Target, sum(L.Offset, At.Offset));
      Result.FromInput = L.FromInput || At.FromInput;
      return Result;
    }
    case OO_PlusPlus:
    case OO_MinusMinus: {
      Value New = L;
      New.Offset = sum(New.Offset, Op == OO_PlusPlus ? 1 : -1);
      store(P, New);
      return Arguments.size() == 1 ? Reference(P) : L;
    }
    case OO_Equal: {
      // `out++ = c`: an iterator that appends refers to itself.
      const QualType From = Arguments[1]->getType();
      if (L.isPointer() && L.Target && Type->isRecordType() &&
          From->isAnyCharacterType()) {
        store({L.Target, L.Offset}, convert(eval(Arguments[1]), From));
        return Reference(P);
      }
      store(P, convert(eval(Arguments[1]), Type));
      return Reference(P);
    }
    default:
      break;
    }
    if (Arguments.size() == 2 && L.Kind != Value::Object) {
      const Value R = eval(Arguments[1]);
      static constexpr std::pair<OverloadedOperatorKind, BinaryOperatorKind>
          Operators[] = {{OO_EqualEqual, BO_EQ}, {OO_ExclaimEqual, BO_NE},
                         {OO_Less, BO_LT},       {OO_LessEqual, BO_LE},
                         {OO_Greater, BO_GT},    {OO_GreaterEqual, BO_GE},
                         {OO_Plus, BO_Add},      {OO_Minus, BO_Sub},
                         {OO_PlusEqual, BO_Add}, {OO_MinusEqual, BO_Sub},
                         {OO_Amp, BO_And},       {OO_GreaterGreater, BO_Shr}};
      for (const auto &[From, To] : Operators)
        if (From == Op && !R.isObject()) {
          const Value Result = arithmetic(To, L, R, Context.IntTy, QualType());
          if (Op != OO_PlusEqual && Op != OO_MinusEqual)
            return Result;
          store(P, Result);
          return Reference(P);
        }
    }
  }
  if (L.isObject())
    if (const auto Known = evalContainerCall(Call, *L.Target))
      return *Known;
  // An object of the library, such as an iterator, that has no value yet.
  const bool IsUnset = !L.isObject() && P.Target && !isTextType(Type);
  if (Op == OO_Equal &&
      (IsUnset || (L.isObject() && L.Target->Kind == Cells::Record))) {
    const Value R = eval(Arguments[1]);
    store(P, copyOf(R));
    return Reference(P);
  }
  return evalTextOperator(L, P, Arguments, Call);
}

} // namespace clang::tidy::uri
