//===--- Ranges.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of algorithms for ranges of characters.
//
//===----------------------------------------------------------------------===//

#include "ast/Callee.h"
#include "interpreter/Interpreter.h"
#include "clang/AST/DeclTemplate.h"
#include <algorithm>

namespace clang::tidy::uri {

struct Interpreter::Range {
  Cells *Of;
  int64_t Begin, End;

  /// The predicate may have removed elements.
  bool has(int64_t At) const {
    return At < End && At < static_cast<int64_t>(Of->Elements.size());
  }
};

template <typename RangeTy>
static Value elementOf(const RangeTy &Of, int64_t At) {
  Value Result = Of.Of->Elements[At];
  Result.FromInput |= Of.Of->IsInput;
  return Result;
}

/// Whether \p A and \p B are the same byte.
static bool isSameByte(const Value &A, const Value &B) {
  return A.isNumber() && B.isNumber() && (A.Offset & 0xFF) == (B.Offset & 0xFF);
}

const FunctionDecl *functionOf(const Value &V) {
  const auto *Result = llvm::dyn_cast_or_null<FunctionDecl>(V.Code);
  if (V.Lambda)
    Result = codeOfLambda(*V.Lambda->getLambdaClass());
  return Result && Result->getNumParams() >= 1 ? Result : nullptr;
}

std::optional<Value>
Interpreter::callWithCharacter(const FunctionDecl &Function, Value Character) {
  if (isInterpreted(Function))
    return Function.getParamDecl(0)->getType()->isReferenceType()
               ? call(Function, Value::pointer(&variable(Character)), Value())
               : call(Function, Character, Value());
  if (!Function.getDeclName().isIdentifier() || Function.isVariadic() ||
      llvm::isa<CXXMethodDecl>(Function))
    return std::nullopt;
  const QualType Type = Function.getParamDecl(0)->getType();
  OpaqueValueExpr Argument(SourceLocation(), Type.getNonReferenceType(),
                           VK_PRValue);
  if (Frames.empty())
    Frames.emplace_back();
  Given[&Argument] = {&variable(Character), 0};
  const Expr *Only = &Argument;
  auto Result =
      evalLibrary(Function.getName(), {Only, Function.getReturnType()});
  if (!Result && !Stopped)
    Result = trustedCall(Function, eval(Only));
  Given.erase(&Argument);
  return Stopped ? std::nullopt : Result;
}

Value Interpreter::evalCallable(const Expr *E) {
  const Value Result = eval(E);
  const FunctionDecl *Operator = callOperatorOf(E->getType());
  if (!Operator || !isInterpreted(*Operator) || !Result.isObject() ||
      Result.Target->Kind != Cells::Record)
    return Result;
  Value Function;
  Function.Kind = Value::Callable;
  Function.Code = Operator;
  Function.Target = &variable(Result);
  return Function;
}

Value Interpreter::objectOf(const Value &Function) {
  return Function.Target ? Value::pointer(Function.Target) : Frames.back().This;
}

std::optional<Value> Interpreter::apply(const Value &Function, Cells &Of,
                                        int64_t At) {
  const FunctionDecl *Callee = functionOf(Function);
  if (!Callee)
    return std::nullopt;
  Value Argument = Of.Elements[At];
  Argument.FromInput |= Of.IsInput;
  if (!isInterpreted(*Callee))
    return callWithCharacter(*Callee, Argument);
  if (Callee->getNumParams() != 1)
    return std::nullopt;
  if (Callee->getParamDecl(0)->getType()->isReferenceType())
    Argument = Value::pointer(&Of, At);
  return enter(*Callee, Argument, objectOf(Function));
}

std::optional<bool> Interpreter::isSought(const Value &Sought, Cells &Of,
                                          int64_t At) {
  if (Sought.isNumber())
    return isSameByte(Of.Elements[At], Sought);
  const auto Result = apply(Sought, Of, At);
  return Result ? truth(*Result) : std::nullopt;
}

std::optional<Interpreter::Range> Interpreter::rangeOf(Args &Arguments) {
  const Expr *First = Arguments[0];
  Arguments = Arguments.drop_front();
  const Value Begin = eval(First);
  Range Result{Begin.Target, 0, 0};
  if (Begin.isObject()) {
    Result.End = static_cast<int64_t>(Begin.Target->Elements.size());
  } else if (Begin.isPointer() && Begin.Target && !Arguments.empty()) {
    // An end, or a size.
    const Value End = eval(Arguments[0]);
    Arguments = Arguments.drop_front();
    Result.Begin = Begin.Offset;
    Result.End = End.isPointer() && End.Target == Begin.Target ? End.Offset
                 : End.isNumber() ? sum(Begin.Offset, End.Offset)
                                  : -1;
  }
  if (Stopped || !Result.Of ||
      (Result.Of->Kind != Cells::Text && Result.Of->Kind != Cells::Array) ||
      Result.Of->IsOpen || Result.Of->IsLost || Result.Begin < 0 ||
      Result.End < Result.Begin ||
      Result.End > static_cast<int64_t>(Result.Of->Elements.size()))
    return std::nullopt;
  return Result;
}

std::optional<Value> Interpreter::searchRange(const LibraryCall &Call) {
  Args Arguments = Call.Arguments;
  const auto Of = rangeOf(Arguments);
  if (!Of || Arguments.empty())
    return Value::opaque(true);
  const Value Sought = evalCallable(Arguments[0]);
  const bool IsUsable = functionOf(Sought) || Sought.isNumber();
  if (!IsUsable && Of->Begin < Of->End)
    return Value::opaque(true);
  std::optional<int64_t> Found;
  for (int64_t I = Of->Begin; !Found && Of->has(I); ++I) {
    const auto IsFound = isSought(Sought, *Of->Of, I);
    if (Stopped)
      return stop();
    if (Call.has(VisitsAll))
      continue;
    if (!IsFound)
      return stop();
    if (*IsFound != Call.has(TakesOthers))
      Found = I;
  }
  Value Result;
  if (Call.has(GivesTruth) || Call.has(GivesAbsence))
    Result = Value::number(Found.has_value() == Call.has(GivesTruth));
  else if (Found)
    Result = Value::pointer(Of->Of, *Found);
  else
    Result = Call.has(GivesNull) ? Value::pointer(nullptr)
                                 : Value::pointer(Of->Of, Of->End);
  Result.FromInput = true;
  return Result;
}

std::optional<Value> Interpreter::searchMemory(const LibraryCall &Call) {
  // The size is the last argument.
  const Expr *const Ordered[] = {Call.Arguments[0], Call.Arguments[2],
                                 Call.Arguments[1]};
  LibraryCall InOrder = Call;
  InOrder.Arguments = Ordered;
  return searchRange(InOrder);
}

std::optional<Value> Interpreter::countInRange(const LibraryCall &Call) {
  Args Arguments = Call.Arguments;
  const auto Of = rangeOf(Arguments);
  if (!Of || Arguments.empty())
    return Value::opaque(true);
  const Value Sought = evalCallable(Arguments[0]);
  int64_t Count = 0;
  for (int64_t I = Of->Begin; Of->has(I); ++I) {
    const auto IsFound = isSought(Sought, *Of->Of, I);
    if (!IsFound || Stopped)
      return stop();
    Count += *IsFound;
  }
  return Value::number(Count, true);
}

std::optional<Value> Interpreter::removeFromRange(const LibraryCall &Call) {
  Args Arguments = Call.Arguments;
  const auto Of = rangeOf(Arguments);
  if (!Of || Arguments.empty())
    return std::nullopt;
  const Value Sought = evalCallable(Arguments[0]);
  int64_t To = Of->Begin;
  for (int64_t I = Of->Begin; Of->has(I); ++I) {
    const auto IsFound = isSought(Sought, *Of->Of, I);
    if (!IsFound || Stopped)
      return stop();
    if (!*IsFound)
      store({Of->Of, To++}, elementOf(*Of, I));
  }
  Value End = Value::pointer(Of->Of, To);
  End.FromInput = true;
  return End;
}

std::optional<Value> Interpreter::eraseFromText(const LibraryCall &Call) {
  // Other functions have these names, too.
  Cells *Text = textObject(eval(Call.Arguments[0]));
  const auto End = Text ? removeFromRange(Call) : std::nullopt;
  if (!End || !End->isPointer())
    return End;
  const auto Count = static_cast<int64_t>(Text->Elements.size()) - End->Offset;
  Text->Elements.resize(End->Offset);
  Text->IsWritten = true;
  return Value::number(Count, true);
}

std::optional<Value> Interpreter::copyRange(const LibraryCall &Call) {
  Args Arguments = Call.Arguments;
  const auto Of = rangeOf(Arguments);
  if (!Of || Arguments.empty())
    return std::nullopt;
  Value To = eval(Arguments[0]);
  if (!To.isPointer() || !To.Target)
    return stop();
  const Value Function =
      Arguments.size() > 1 ? evalCallable(Arguments[1]) : Value::opaque();
  for (int64_t I = Of->Begin; Of->has(I); ++I) {
    std::optional<Value> Unit = elementOf(*Of, I);
    bool IsTaken = true;
    if (Call.has(VisitsAll)) {
      Unit = apply(Function, *Of->Of, I);
    } else if (Arguments.size() > 1) {
      const auto IsFound = isSought(Function, *Of->Of, I);
      if (!IsFound)
        return stop();
      IsTaken = *IsFound != Call.has(TakesOthers);
    }
    if (!Unit || Stopped)
      return stop();
    if (!IsTaken)
      continue;
    store({To.Target, To.Offset}, *Unit);
    To.Offset = sum(To.Offset, 1);
  }
  To.FromInput = true;
  return To;
}

std::optional<Value> Interpreter::foldRange(const LibraryCall &Call) {
  Args Arguments = Call.Arguments;
  const auto Of = rangeOf(Arguments);
  if (!Of || Arguments.size() != 2)
    return std::nullopt;
  Value Sum = eval(Arguments[0]);
  const Value Function = evalCallable(Arguments[1]);
  const FunctionDecl *Callee = functionOf(Function);
  if (!Callee || !isInterpreted(*Callee) || Callee->getNumParams() != 2)
    return stop();
  const auto Bound = [&](unsigned I, const Value &V) {
    return Callee->getParamDecl(I)->getType()->isReferenceType()
               ? Value::pointer(&variable(V))
               : V;
  };
  for (int64_t I = Of->Begin; Of->has(I) && !Stopped; ++I) {
    const Value Next[] = {Bound(0, Sum), Bound(1, elementOf(*Of, I))};
    Sum = enter(*Callee, Next, objectOf(Function));
    // The result may be the parameter itself.
    if (Callee->getReturnType()->isReferenceType() && Sum.isPointer())
      Sum = load({Sum.Target, Sum.Offset}, Callee->getReturnType());
    Sum = copyOf(Sum);
  }
  return Stopped ? stop() : Sum;
}

std::optional<Value> Interpreter::sizeOfRange(const LibraryCall &Call) {
  const Value Begin = eval(Call.Arguments[0]), End = eval(Call.Arguments[1]);
  if (!Begin.isPointer() || !End.isPointer())
    return std::nullopt;
  return arithmetic(BO_Sub, End, Begin, Context.LongTy, Call.Type);
}

std::optional<Value> Interpreter::moveInRange(const LibraryCall &Call) {
  const Value From = eval(Call.Arguments[0]);
  const Value Count =
      Call.Arguments.size() > 1 ? eval(Call.Arguments[1]) : Value::number(1);
  if (!From.isPointer() || !Count.isNumber())
    return std::nullopt;
  const Value To = arithmetic(Call.has(MovesBack) ? BO_Sub : BO_Add, From,
                              Count, Context.LongTy, Call.Type);
  if (!Call.has(MovesArgument))
    return To;
  store(place(Call.Arguments[0]), To);
  return Value::opaque();
}

std::optional<Value> Interpreter::changeRange(const LibraryCall &Call) {
  Args Arguments = Call.Arguments;
  const auto Of = rangeOf(Arguments);
  if (!Of || Arguments.size() != 2)
    return std::nullopt;
  const Value Sought = evalCallable(Arguments[0]), New = eval(Arguments[1]);
  for (int64_t I = Of->Begin; Of->has(I); ++I) {
    const auto IsFound = isSought(Sought, *Of->Of, I);
    if (!IsFound || Stopped)
      return stop();
    if (*IsFound)
      store({Of->Of, I}, New);
  }
  return Value::opaque();
}

std::optional<Value> Interpreter::replaceTexts(const LibraryCall &Call) {
  std::vector<Value> Text, Old, New;
  const CellRef P = place(Call.Arguments[0]);
  Cells *To = textObject(load(P, Call.Arguments[0]->getType()));
  if (!To || !textOf(Value::object(To), Text) ||
      !textOf(eval(Call.Arguments[1]), Old) ||
      !textOf(eval(Call.Arguments[2]), New) || Old.empty() || Stopped)
    return std::nullopt;
  std::vector<Value> Result;
  for (size_t At = 0; At < Text.size() && step();) {
    const bool IsFound =
        positionOf(llvm::ArrayRef(Text).slice(At).take_front(Old.size()), Old,
                   0) == 0;
    if (IsFound)
      llvm::append_range(Result, New);
    else
      Result.push_back(Text[At]);
    At += IsFound ? Old.size() : 1;
  }
  if (isTextClass(Call.Type))
    return newText(Call.Type, Result);
  To->Elements.clear();
  append(*To, Result);
  return Value::opaque();
}

std::optional<Value> Interpreter::rangeForLoop(const LibraryCall &Call) {
  const Value Copy = copyOf(eval(Call.Arguments[0]));
  const Value Result = fresh(Call.Type);
  const auto *Record = Call.Type->getAsRecordDecl();
  if (!Copy.isObject() || !Record || !Result.isObject())
    return Value::opaque(true);
  // QForeachContainer: the container, where the loop is in it, its end, and a
  // number.
  const Value Parts[] = {
      Copy, Value::pointer(Copy.Target),
      Value::pointer(Copy.Target,
                     static_cast<int64_t>(Copy.Target->Elements.size())),
      Value::number(1)};
  for (const auto &[Field, Part] : llvm::zip(Record->fields(), Parts))
    Result.Target->Fields[Field] = &variable(Part);
  return Result;
}

std::optional<Value> Interpreter::placeInText(const LibraryCall &Call) {
  Args Arguments = Call.Arguments;
  const auto Of = rangeOf(Arguments);
  if (!Of)
    return std::nullopt;
  return Value::pointer(Of->Of, Call.has(GivesEnd) ? Of->End : Of->Begin);
}

} // namespace clang::tidy::uri
