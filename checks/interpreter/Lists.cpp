//===--- Lists.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Texts that are divided into lists, and lists that are joined.
//
//===----------------------------------------------------------------------===//

#include "ast/Callee.h"
#include "interpreter/ContainerTypes.h"
#include "interpreter/Interpreter.h"

namespace clang::tidy::uri {

bool Interpreter::divide(const Value &Text, const Value &Delimiter, size_t Most,
                         std::vector<std::vector<Value>> &Parts) {
  std::vector<Value> Units, Sought;
  if (!textOf(Text, Units) || !textOf(Delimiter, Sought) || Sought.empty())
    return false;
  spend(Units.size());
  size_t Begin = 0;
  while (Parts.size() + 1 < Most && hold(1)) {
    const int64_t End = positionOf(Units, Sought, Begin);
    if (End < 0)
      break;
    Parts.emplace_back(Units.begin() + static_cast<ptrdiff_t>(Begin),
                       Units.begin() + static_cast<ptrdiff_t>(End));
    Begin = static_cast<size_t>(End) + Sought.size();
  }
  Parts.emplace_back(Units.begin() + static_cast<ptrdiff_t>(Begin),
                     Units.end());
  return !Stopped;
}

std::optional<Value> Interpreter::divideText(const LibraryCall &Call) {
  const Value Text = eval(Call.Arguments[0]);
  const Value Delimiter = eval(Call.Arguments[1]);
  const Value Most = eval(Call.Arguments[2]);
  std::vector<std::vector<Value>> Parts;
  if (!Most.isNumber() ||
      !divide(Text, Delimiter,
              Most.Offset > 0 ? static_cast<size_t>(Most.Offset) : MaxElements,
              Parts))
    return Value::opaque(true);
  Cells &Result = make(Cells::Array);
  for (const std::vector<Value> &Part : Parts) {
    const Value Copy = newArray();
    write(Copy, Part, true);
    Result.Elements.push_back(Copy);
  }
  Result.Elements.push_back(Value::pointer(nullptr));
  return Value::pointer(&Result);
}

bool Interpreter::joinPart(const Value &Part, llvm::ArrayRef<Value> Delimiter,
                           bool IsFirst, std::vector<Value> &Joined) {
  const size_t Before = Joined.size();
  if (!IsFirst)
    Joined.insert(Joined.end(), Delimiter.begin(), Delimiter.end());
  return textOf(Part, Joined) && hold(Joined.size() - Before);
}

std::optional<Value> Interpreter::concatenateTexts(const LibraryCall &Call) {
  std::vector<Value> Units;
  for (const Expr *Argument : Call.Arguments) {
    const Value Part = eval(Argument);
    if (isNullPointer(Argument, Context))
      break;
    if (!textOf(Part, Units))
      return stop();
  }
  const Value Text = newArray();
  return write(Text, Units, true) ? Text : stop();
}

std::optional<Value> Interpreter::joinTexts(const LibraryCall &Call) {
  std::vector<Value> Delimiter, Joined;
  const bool IsDelimited = textOf(eval(Call.Arguments[0]), Delimiter);
  const Value List = eval(Call.Arguments[1]);
  if (!IsDelimited || !List.isPointer() || !List.Target || List.Offset < 0)
    return Value::opaque(true);
  for (int64_t I = List.Offset;; ++I) {
    const Value Part =
        load({List.Target, I}, Context.getPointerType(Context.CharTy));
    if (Part.isPointer() && !Part.Target)
      break;
    if (Stopped || !joinPart(Part, Delimiter, I == List.Offset, Joined))
      return Value::opaque(true);
  }
  const Value Result = newArray();
  write(Result, Joined, true);
  return Result;
}

std::optional<Value> Interpreter::divideObject(const LibraryCall &Call) {
  const QualType Element = partOf(Call.Type, FlowStep::Element);
  std::vector<std::vector<Value>> Parts;
  const Value Delimiter = eval(Call.Arguments[0]);
  const Value Behaviour =
      Call.Arguments.size() > 1 ? eval(Call.Arguments[1]) : Value::number(0);
  if (Element.isNull() || !isTextClass(Element) || !Behaviour.isNumber() ||
      !divide(Call.Object, Delimiter, MaxElements, Parts))
    return Value::opaque(true);
  const Value Result = fresh(Call.Type);
  if (!Result.isObject())
    return Value::opaque(true);
  for (const std::vector<Value> &Part : Parts)
    if (!Part.empty() || Behaviour.Offset == 0)
      Result.Target->Elements.push_back(newText(Element, Part));
  return Result;
}

std::optional<Value> Interpreter::joinElements(const Cells &Of,
                                               const Value &Delimiter,
                                               QualType Type) {
  std::vector<Value> Between, Joined;
  if (!isTextClass(Type) || !textOf(Delimiter, Between))
    return std::nullopt;
  for (size_t I = 0; I < Of.Elements.size(); ++I)
    if (!joinPart(Of.Elements[I], Between, I == 0, Joined))
      return std::nullopt;
  return newText(Type, Joined);
}

} // namespace clang::tidy::uri
