//===--- MemoryFunctions.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "interpreter/Interpreter.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace clang::tidy::uri {

bool Interpreter::write(const Value &To, llvm::ArrayRef<Value> Text,
                        bool Terminated) {
  if (!To.isPointer() || !To.Target) {
    stop();
    return false;
  }
  int64_t At = To.Offset;
  spend(Text.size());
  for (const Value &Unit : Text) {
    store({To.Target, At}, Unit);
    At = sum(At, 1);
  }
  if (Terminated)
    store({To.Target, At}, Value::number(0));
  return !Stopped;
}

Value Interpreter::newArray() {
  Cells &Result = make(Cells::Array);
  Result.Unit = intType(Context.CharTy);
  return Value::pointer(&Result);
}

/// The structure for which `malloc(sizeof(T))` or `calloc(1, sizeof(T))` makes
/// room; null if \p Arguments do not say so.
static QualType structureFor(llvm::ArrayRef<const Expr *> Arguments,
                             const ASTContext &Context) {
  QualType Result;
  for (const Expr *Argument : Arguments) {
    const auto *Size =
        llvm::dyn_cast<UnaryExprOrTypeTraitExpr>(Argument->IgnoreParenCasts());
    const auto Count = Argument->getIntegerConstantExpr(Context);
    if (Size && Size->getKind() == UETT_SizeOf && Result.isNull())
      Result = Size->getTypeOfArgument();
    else if (!Count || *Count != 1)
      return {};
  }
  return !Result.isNull() && Result->isRecordType() ? Result : QualType();
}

std::optional<Value> Interpreter::allocate(const LibraryCall &Call) {
  for (const Expr *Argument : Call.Arguments)
    eval(Argument);
  const QualType Type = structureFor(Call.Arguments, Context);
  // calloc() has another argument.
  return Type.isNull()
             ? newArray()
             : Value::pointer(&variable(
                   Call.Arguments.size() > 1 ? zero(Type) : fresh(Type)));
}

std::optional<Value> Interpreter::reallocate(const LibraryCall &Call) {
  const Value Old = eval(Call.Arguments[0]);
  return Old.isPointer() && Old.Target ? Old : newArray();
}

std::optional<Value> Interpreter::duplicateText(const LibraryCall &Call) {
  std::vector<Value> Text;
  if (!textOf(eval(Call.Arguments[0]), Text))
    return Value::opaque(true);
  if (Call.Arguments.size() > 1) {
    const Value Size = eval(Call.Arguments[1]);
    if (!Size.isNumber())
      return Value::opaque(true);
    Text.resize(std::min<size_t>(Text.size(), Size.Offset));
  }
  const Value Copy = newArray();
  Copy.Target->IsBounded = true;
  write(Copy, Text, true);
  return Copy;
}

std::optional<Value> Interpreter::delimitText(const LibraryCall &Call) {
  const Value Text = eval(Call.Arguments[0]);
  const Value New = eval(Call.Arguments[2]);
  std::vector<Value> Units, Delimiters;
  if (!Text.isPointer() || !textOf(Text, Units) || !New.isNumber() ||
      !textOf(eval(Call.Arguments[1]), Delimiters))
    return stop();
  spend(Units.size());
  for (size_t I = 0; I < Units.size() && !Stopped; ++I)
    if (llvm::any_of(Delimiters, [&](const Value &Each) {
          return Units[I].isNumber() && Each.isNumber() &&
                 Units[I].Offset == Each.Offset;
        }))
      store({Text.Target, sum(Text.Offset, static_cast<int64_t>(I))}, New);
  return Stopped ? stop() : Text;
}

std::optional<Value> Interpreter::fillMemory(const LibraryCall &Call) {
  const Value To = eval(Call.Arguments[0]);
  const bool HasUnit = Call.Arguments.size() > 2;
  const Value Unit = HasUnit ? eval(Call.Arguments[1]) : Value::number(0);
  const Value Size = eval(Call.Arguments.back());
  if (!To.isPointer() || !To.Target)
    return Value::opaque();
  if (!Size.isNumber() || Size.Offset < 0 ||
      Size.Offset > static_cast<int64_t>(MaxElements))
    return stop();
  spend(Size.Offset);
  if (To.Target->Kind == Cells::Array)
    for (int64_t I = 0; I < Size.Offset && !Stopped; ++I)
      store({To.Target, sum(To.Offset, I)}, Unit);
  else
    lose(To);
  return To;
}

bool isCharacterAt(const Value &V) {
  return V.isPointer() && V.Target && V.Target->Kind == Cells::Variable &&
         V.Offset == 0 && V.Target->Elements.front().isNumber();
}

bool Interpreter::bytesAt(const Value &From, size_t Size,
                          std::vector<Value> &Out) {
  if (!From.isPointer() || !From.Target || From.Target->IsLost ||
      From.Offset < 0)
    return false;
  const std::vector<Value> &Elements = From.Target->Elements;
  // `put(buffer, &c, 1)`
  if (From.Target->Kind == Cells::Variable &&
      (Size != 1 || !isCharacterAt(From)))
    return false;
  if (Size > 0)
    isPastEnd(*From.Target, sum(From.Offset, static_cast<int64_t>(Size) - 1),
              nullptr);
  for (size_t I = From.Offset; I < From.Offset + Size && step(); ++I) {
    const bool IsEnd = I == Elements.size() && From.Target->Kind == Cells::Text;
    Out.push_back(I < Elements.size() ? Elements[I]
                  : IsEnd             ? Value::number(0)
                                      : Value::opaque());
    Out.back().FromInput |= From.Target->IsInput;
  }
  return true;
}

std::optional<Value> Interpreter::copyText(const LibraryCall &Call) {
  const Value To = eval(Call.Arguments[0]), From = eval(Call.Arguments[1]);
  std::optional<size_t> Size;
  if (Call.Arguments.size() > 2) {
    const Value Count = eval(Call.Arguments[2]);
    if (!Count.isNumber() || Count.Offset < 0)
      return stop();
    Size = Count.Offset;
  }
  std::vector<Value> Text;
  if (Call.has(TakesBytes) ? !bytesAt(From, *Size, Text) : !textOf(From, Text))
    return stop();
  if (Size && Text.size() > *Size)
    Text.resize(*Size);
  Value Begin = To;
  if (Call.has(Appends)) {
    std::vector<Value> Before;
    if (!textOf(To, Before))
      return stop();
    Begin.Offset = sum(Begin.Offset, static_cast<int64_t>(Before.size()));
  }
  const bool IsOpen = Call.has(LeavesOpen) && Size && Text.size() == *Size;
  if (!write(Begin, Text, !Call.has(TakesBytes) && !IsOpen))
    return stop();
  const auto Length = static_cast<int64_t>(Text.size());
  if (Call.has(GivesLength))
    return Value::number(Length);
  Value Result = To;
  if (Call.has(GivesEnd))
    Result.Offset = sum(Result.Offset, Length);
  return Result;
}

} // namespace clang::tidy::uri
