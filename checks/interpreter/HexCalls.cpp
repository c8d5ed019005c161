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

bool Interpreter::writeDigits(const Value &To, QualType Type, bool Appends,
                              bool IsFirst) {
  Cells *Of = To.Target;
  if (Of && To.isPointer() && Of->Kind == Cells::Variable &&
      Of->Elements.front().isObject())
    Of = Of->Elements.front().Target;
  if (!Of)
    return false;
  if (isTextClass(Type)) {
    if (Of->Kind != Cells::Text || Of->IsLost)
      return false;
    // `hex(Out, c)`: what comes first is mostly written to more than once.
    if (!Appends && !IsFirst)
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

std::optional<Value> Interpreter::hexCall(const FunctionDecl &Callee,
                                          Args Arguments,
                                          llvm::ArrayRef<Value> Given) {
  bool MayRead = says(Callee, NameMeaning::HexNumber);
  const bool MayWrite = says(Callee, NameMeaning::SafeCode);
  llvm::SmallVector<Value, 2> Read, Data;
  llvm::SmallVector<size_t, 2> Outputs;
  const auto TypeOf = [&](size_t I) {
    return I < Callee.getNumParams() ? Callee.getParamDecl(I)->getType()
                                     : Arguments[I]->getType();
  };
  for (size_t I = 0; I < Given.size(); ++I) {
    // A program that does not write 'const' reads digits, too.
    const bool IsRead =
        MayRead && isTextType(TypeOf(I)) && holdsInput(Given[I]);
    if (canWrite(TypeOf(I)) && !IsRead) {
      Outputs.push_back(I);
    } else if (!TypeOf(I)->isBooleanType()) {
      Read.push_back(Given[I]);
      if (holdsInput(Given[I]))
        Data.push_back(Given[I]);
    } else if (I < Callee.getNumParams() && Given[I].isNumber()) {
      // `number(Text, /*isHex=*/true)`
      MayRead |= Given[I].Offset != 0 &&
                 says(*Callee.getParamDecl(I), NameMeaning::SafeCode);
    }
  }
  // `byteOf(Text[I + 1], Text[I + 2])`, `byteOf(&Text[I + 1], 2)`
  MayRead |= !MayWrite && areBothDigits(Read);
  const QualType Result = Callee.getReturnType();
  const bool IsByte = Data.size() == 1 && Data[0].isNumber();
  const bool GivesText =
      isTextType(Result.getNonReferenceType()) ||
      llvm::any_of(Outputs, [&](size_t I) {
        const QualType To = TypeOf(I)->getPointeeType();
        return To->isAnyCharacterType() || !To->isIntegerType();
      });
  // `hexDigit(c >> 4)`
  const bool IsDigit = IsByte && Result->isCharType() && Data[0].Offset >= 0 &&
                       Data[0].Offset < 16;
  if (MayRead && !(IsByte && (GivesText || IsDigit)))
    if (const auto Number = Outputs.size() > 1 ? std::nullopt
                            : Outputs.empty()
                                ? readDigits(Result, Read, nullptr, {})
                                : readDigits(Result, Read, &Given[Outputs[0]],
                                             TypeOf(Outputs[0]));
        !Number || Number->isNumber() || !MayWrite || !IsByte)
      return Number;
  if ((!MayWrite && !MayRead) || Data.empty())
    return std::nullopt;
  const bool Appends = says(Callee, {NameMeaning::Append, NameMeaning::Output});
  for (const size_t I : Outputs)
    if (!writeDigits(Given[I], TypeOf(I)->getPointeeType(), Appends,
                     I == 0 && Given.size() > 1))
      return std::nullopt;
  const Value *To = Outputs.empty() ? nullptr : &Given[Outputs.front()];
  if (isTextClass(Result.getNonReferenceType()))
    return To ? *To : newText(Result, {Value::digit()});
  if (isTextType(Result)) {
    if (To)
      return Value::pointer(
          To->Target, sum(To->Offset, Appends ? uricore::EscapeLength - 1 : 0));
    const Value Text = newArray();
    return write(Text, {Value::digit()}, true) ? Text : stop();
  }
  if (!To)
    return Result->isCharType() ? std::optional(Value::digit()) : std::nullopt;
  return Result->isIntegerType() && !Result->isBooleanType()
             ? Value::number(uricore::EscapeLength - 1)
             : Value::opaque();
}

std::optional<Value> Interpreter::readDigits(QualType Result,
                                             llvm::ArrayRef<Value> Read,
                                             const Value *Output,
                                             QualType OutputType) {
  const auto Number = numberOfDigits(Read);
  if (!Number)
    return std::nullopt;
  if (!Output)
    return Result->isIntegerType() && !Result->isBooleanType()
               ? std::optional(convert(*Number, Result))
               : std::nullopt;
  const QualType To = OutputType->getPointeeType();
  if (!To->isIntegerType())
    return std::nullopt;
  storeAt(*Output, convert(*Number, To));
  // It may return 0 or something else for success.
  return Result->isBooleanType() && Number->isNumber()
             ? Value::number(1)
             : Value::opaque(!Number->isNumber());
}

} // namespace clang::tidy::uri
