//===--- HexCalls.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions of other files that write or read the hex digits of a byte.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "core/Percent.h"
#include "interpreter/Interpreter.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

std::optional<Value> Interpreter::numberOfDigits(llvm::ArrayRef<Value> Given) {
  std::vector<Value> Units;
  if (Given.empty() || Given.size() > 2 || !textOf(Given[0], Units) ||
      Units.empty())
    return std::nullopt;
  // What it makes of a text that ends too early is not known, either.
  if (Given.size() == 1 && !Given[0].isNumber() &&
      Units.size() < uricore::EscapeLength - 1)
    return Value::opaque(true);
  // A text, and perhaps the number of its digits; or both digits.
  if (Given.size() == 2) {
    if (!Given[1].isNumber())
      return std::nullopt;
    if (Given[0].isNumber())
      Units.push_back(Given[1]);
    else if (Given[1].Offset >= 0 &&
             Given[1].Offset < static_cast<int64_t>(Units.size()))
      Units.resize(static_cast<size_t>(Given[1].Offset));
  }
  if (Units.size() > uricore::EscapeLength - 1)
    Units.resize(uricore::EscapeLength - 1);
  // What it makes of other characters is not known.
  int64_t Number = 0;
  for (const Value &Unit : Units) {
    const int Digit = Unit.isNumber() && Unit.Offset >= 0 && Unit.Offset < 0x80
                          ? uricore::hexValue(static_cast<char>(Unit.Offset))
                          : -1;
    if (Digit < 0)
      return Value::opaque(true);
    Number = Number * 16 + Digit;
  }
  return Value::number(Number, true);
}

bool Interpreter::writeDigits(const HexArguments::Output &Out, bool Appends) {
  const Value &To = Out.To;
  const QualType Type = Out.Type;
  Cells *Of = To.Target;
  if (Of && To.isPointer() && Of->Kind == Cells::Variable &&
      Of->Elements.front().isObject())
    Of = Of->Elements.front().Target;
  if (!Of)
    return false;
  if (isTextClass(Type)) {
    if (Of->Kind != Cells::Text || Of->IsLost)
      return false;
    // A function that takes the output first, as in `hex(Out, c)`, appends.
    if (!Appends && !Out.IsFirst)
      Of->Elements.clear();
    append(*Of, {Value::digit()});
    return !Stopped;
  }
  const std::vector<Value> Both(uricore::EscapeLength - 1, Value::digit());
  if (Type->isAnyCharacterType()) {
    if (!To.isPointer())
      return false;
    if (Of->Kind == Cells::Variable) {
      storeAt(To, Value::digit());
      return !Stopped;
    }
    // An array without room for a terminator gets none.
    const int64_t End = sum(To.Offset, static_cast<int64_t>(Both.size()));
    const bool HasRoom =
        !Of->IsBounded || End < static_cast<int64_t>(Of->Elements.size());
    return write(To, Both, !Appends && HasRoom);
  }
  // A structure with a single text.
  const FieldDecl *Field = soleText(Type, Names);
  const Cells *Slot = Field ? fieldOf(*Of, *Field) : nullptr;
  return Slot && Field->getType()->isArrayType() &&
         Slot->Elements.front().isObject() &&
         write(Value::pointer(Slot->Elements.front().Target), Both, true);
}

bool Interpreter::areBothDigits(llvm::ArrayRef<Value> Given) {
  constexpr size_t Size = uricore::EscapeLength - 1;
  if (Given.size() != 2 || !Given[1].isNumber())
    return false;
  std::vector<Value> Units;
  if (Given[0].isNumber())
    Units = Given;
  else if (Given[1].Offset != Size || !textOf(Given[0], Units) ||
           Units.size() < Size)
    return false;
  return llvm::all_of(
      llvm::ArrayRef(Units).take_front(Size), [](const Value &V) {
        return V.isNumber() && V.FromInput && V.Offset >= 0 &&
               V.Offset < 0x80 && llvm::isHexDigit(static_cast<char>(V.Offset));
      });
}

Interpreter::HexArguments
Interpreter::hexArguments(const FunctionDecl &Callee, Args Arguments,
                          llvm::ArrayRef<Value> Given) {
  HexArguments Result;
  Result.MayRead = says(Callee, NameMeaning::HexNumber);
  Result.MayWrite = says(Callee, NameMeaning::SafeCode);
  for (size_t I = 0; I < Given.size(); ++I) {
    const ParmVarDecl *Parameter =
        I < Callee.getNumParams() ? Callee.getParamDecl(I) : nullptr;
    const QualType Type =
        Parameter ? Parameter->getType() : Arguments[I]->getType();
    // A program that does not write 'const' reads digits, too.
    const bool IsRead =
        Result.MayRead && isTextType(Type) && holdsInput(Given[I]);
    if (canWrite(Type) && !IsRead) {
      Result.Outputs.push_back({Given[I], Type->getPointeeType(),
                                /*IsFirst=*/I == 0 && Given.size() > 1});
    } else if (!Type->isBooleanType()) {
      Result.Read.push_back(Given[I]);
      if (holdsInput(Given[I]))
        Result.Data.push_back(Given[I]);
    } else if (Parameter && Given[I].isNumber()) {
      // `number(Text, /*isHex=*/true)`
      Result.MayRead |=
          Given[I].Offset != 0 && says(*Parameter, NameMeaning::SafeCode);
    }
  }
  // `byteOf(Text[I + 1], Text[I + 2])`, `byteOf(&Text[I + 1], 2)`
  Result.MayRead |= !Result.MayWrite && areBothDigits(Result.Read);
  return Result;
}

std::optional<Value> Interpreter::hexCall(const FunctionDecl &Callee,
                                          Args Arguments,
                                          llvm::ArrayRef<Value> Given) {
  const HexArguments All = hexArguments(Callee, Arguments, Given);
  const QualType Type = Callee.getReturnType();
  const bool IsByte = All.Data.size() == 1 && All.Data[0].isNumber();
  const bool GivesText =
      isTextType(Type.getNonReferenceType()) ||
      llvm::any_of(All.Outputs, [](const HexArguments::Output &Out) {
        return Out.Type->isAnyCharacterType() || !Out.Type->isIntegerType();
      });
  // `hexDigit(c >> 4)`
  const bool IsDigit = IsByte && Type->isCharType() &&
                       All.Data[0].Offset >= 0 && All.Data[0].Offset < 16;
  if (All.MayRead && !(IsByte && (GivesText || IsDigit)))
    if (const auto Number = readDigits(Type, All);
        !Number || Number->isNumber() || !All.MayWrite || !IsByte)
      return Number;
  if ((!All.MayWrite && !All.MayRead) || All.Data.empty())
    return std::nullopt;
  const bool Appends = says(Callee, {NameMeaning::Append, NameMeaning::Output});
  for (const HexArguments::Output &Out : All.Outputs)
    if (!writeDigits(Out, Appends))
      return std::nullopt;
  return afterDigits(Type, All.Outputs.empty() ? nullptr : &All.Outputs[0].To,
                     Appends);
}

std::optional<Value> Interpreter::afterDigits(QualType Type, const Value *To,
                                              bool Appends) {
  if (isTextClass(Type.getNonReferenceType()))
    return To ? *To : newText(Type, {Value::digit()});
  if (isTextType(Type)) {
    if (To)
      return Value::pointer(
          To->Target, sum(To->Offset, Appends ? uricore::EscapeLength - 1 : 0));
    const Value Text = newArray();
    return write(Text, {Value::digit()}, true) ? Text : stop();
  }
  if (!To)
    return Type->isCharType() ? std::optional(Value::digit()) : std::nullopt;
  return Type->isIntegerType() && !Type->isBooleanType()
             ? Value::number(uricore::EscapeLength - 1)
             : Value::opaque();
}

std::optional<Value> Interpreter::readDigits(QualType Type,
                                             const HexArguments &All) {
  const auto Number = numberOfDigits(All.Read);
  if (!Number || All.Outputs.size() > 1)
    return std::nullopt;
  if (All.Outputs.empty())
    return Type->isIntegerType() && !Type->isBooleanType()
               ? std::optional(convert(*Number, Type))
               : std::nullopt;
  const HexArguments::Output &Out = All.Outputs[0];
  if (!Out.Type->isIntegerType())
    return std::nullopt;
  storeAt(Out.To, convert(*Number, Out.Type));
  // It may return 0 or something else for success.
  return Type->isBooleanType() && Number->isNumber()
             ? Value::number(1)
             : Value::opaque(!Number->isNumber());
}

} // namespace clang::tidy::uri
