//===--- Unknown.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls of functions of which only the declaration is known.
//
//===----------------------------------------------------------------------===//

#include "ast/Callee.h"
#include "core/CharSet.h"
#include "interpreter/CharacterTests.h"
#include "interpreter/Interpreter.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

void Interpreter::lose(const Value &V) {
  if ((!V.isPointer() && !V.isObject()) || !V.Target || V.Target->IsLost)
    return;
  V.Target->IsLost = true;
  for (const Value &Element : V.Target->Elements)
    if (Element.isObject())
      lose(Element);
}

/// The structure that \p V is or points to, if nothing has been stored in it: a
/// function that gets it makes it.
static Cells *rawStructure(const Value &V) {
  Cells *Of = V.isPointer() || V.isObject() ? V.Target : nullptr;
  if (Of && Of->Kind == Cells::Variable && Of->Elements.front().isObject())
    Of = Of->Elements.front().Target;
  return Of && Of->Kind == Cells::Record && !Of->IsLost &&
                 Of->Elements.empty() && Of->Fields.empty()
             ? Of
             : nullptr;
}

bool holdsInput(const Value &V, unsigned Depth) {
  if (V.FromInput)
    return true;
  if (!V.Target || Depth > 2)
    return false;
  return V.Target->IsInput ||
         llvm::any_of(V.Target->Elements, [&](const Value &Element) {
           return holdsInput(Element, Depth + 1);
         });
}

/// Whether \p Callee, of which only the declaration is known, returns memory of
/// a given size.
static bool mayAllocate(const FunctionDecl &Callee) {
  const QualType Type = Callee.getReturnType();
  if (Callee.hasBody() || !Type->isPointerType() || Callee.param_empty() ||
      Type->getPointeeType().isConstQualified())
    return false;
  // `char *digitsOf(int code)` may return text.
  const bool IsBytes = Type->getPointeeType()->isAnyCharacterType();
  return (IsBytes || Type->isVoidPointerType()) &&
         llvm::all_of(Callee.parameters(), [&](const ParmVarDecl *Parameter) {
           const QualType Size = Parameter->getType();
           return Size->isIntegerType() && !Size->isAnyCharacterType() &&
                  (!IsBytes || Callee.getASTContext().hasSameUnqualifiedType(
                                   Size.getCanonicalType(),
                                   Callee.getASTContext().getSizeType()));
         });
}

std::optional<Value> Interpreter::builtText(const FunctionDecl &Callee,
                                            const Value &Builder) {
  const QualType Type = Callee.getReturnType();
  Cells *Object = Builder.isPointer() && Builder.Target &&
                          Builder.Target->Kind == Cells::Variable
                      ? Builder.Target->Elements.front().Target
                      : Builder.Target;
  if (Callee.hasBody() || !isTextType(Type) || !Object || Object->IsLost ||
      Object->Kind != Cells::Record || !Object->IsWritten)
    return std::nullopt;
  if (isTextClass(Type))
    return newText(Type, Object->Elements);
  Value Result = newArray();
  append(*Result.Target, Object->Elements);
  Result.Target->Elements.push_back(Value::number(0));
  return Result;
}

Value Interpreter::opaqueCall(const CallExpr &Call, Args Arguments) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  bool FromInput = false;
  const FunctionProtoType *Prototype = prototypeOf(Call);
  const size_t Parameters = Prototype ? Prototype->getNumParams() : 0;
  std::vector<Value> Given;
  for (const Expr *Argument : Arguments) {
    Given.push_back(Argument->isGLValue() ? [&] {
      const CellRef P = place(Argument);
      return P ? Value::pointer(P.Target, P.Index) : Value::opaque(P.FromInput);
    }()
                                          : eval(Argument));
    FromInput |= holdsInput(Given.back());
  }
  if (Callee && !Callee->hasBody())
    if (const auto Known = hexCall(*Callee, Arguments, Given))
      return *Known;
  const auto Result =
      Callee && Given.size() == 1 ? builtText(*Callee, Given[0]) : std::nullopt;
  for (size_t I = 0; I < Given.size(); ++I) {
    const QualType Type = Arguments[I]->getType();
    const bool IsReadOnly =
        (Type->isPointerType() && Type->getPointeeType().isConstQualified()) ||
        (Arguments[I]->isGLValue() && Type.isConstQualified()) ||
        (I >= Parameters && readsVariadicTexts(Call));
    if (IsReadOnly)
      continue;
    // Its contents are unknown, but text that is appended later is not.
    if (Cells *Raw = rawStructure(Given[I]))
      Raw->IsOpen = true;
    else
      lose(Given[I]);
  }
  if (Result)
    return *Result;
  if (Callee && mayAllocate(*Callee))
    return newArray();
  // A pointer to an object of another library is not null, whatever the object
  // is.
  const QualType Type = Call.getType();
  if (Callee && !FromInput && Type->isPointerType() &&
      Type->getPointeeType()->isRecordType())
    return Value::pointer(
        &variable(fresh(Type->getPointeeType(), /*IsOpen=*/true)));
  if (const auto Text = Callee && Given.size() == 1
                            ? resultByType(*Callee, Given[0])
                            : std::nullopt)
    return *Text;
  if (const auto Test = Callee ? testBy(*Callee, Given) : std::nullopt)
    return *Test;
  return Value::opaque(FromInput);
}

std::optional<Value> Interpreter::resultByType(const FunctionDecl &Callee,
                                               const Value &Argument) {
  const QualType Type = Callee.getReturnType();
  // What it writes after a '%' is a digit.
  if (Argument.isNumber() && Argument.FromInput && Type->isCharType())
    return Value::digit();
  if (!isTextClass(Type))
    return std::nullopt;
  // Wide text becomes bytes, or bytes become wide text, whatever the encoding:
  // ASCII remains as it is.
  const QualType Given = Callee.getNumParams() == 1
                             ? Callee.getParamDecl(0)->getType()
                             : QualType();
  std::vector<Value> Units;
  if (Given.isNull())
    return std::nullopt;
  const QualType From = Given.getNonReferenceType();
  const IntType Unit =
      From->isPointerType() ? intType(From->getPointeeType()) : unitType(From);
  if (!Unit || Unit.Bits == unitType(Type).Bits || !textOf(Argument, Units) ||
      !llvm::all_of(Units, [](const Value &V) {
        return V.isNumber() && V.Offset >= 0 && V.Offset < 0x80;
      }))
    return std::nullopt;
  return newText(Type, Units);
}

std::optional<Value> Interpreter::trustedCall(const FunctionDecl &Callee,
                                              const Value &Text) {
  if (!TrustsValidators || Callee.hasBody() ||
      !Callee.getDeclName().isIdentifier() ||
      !Callee.getReturnType()->isIntegralOrEnumerationType() ||
      !Names.say(Callee.getName(), NameMeaning::Validator))
    return std::nullopt;
  std::vector<Value> Units;
  if (!textOf(Text, Units) || Stopped)
    return std::nullopt;
  HasTrusted = true;
  return Value::number(
      llvm::all_of(Units,
                   [](const Value &V) {
                     return V.isNumber() && V.Offset >= 0 && V.Offset < 0x80 &&
                            uricore::Unreserved.contains(
                                static_cast<unsigned char>(V.Offset));
                   }),
      true);
}

} // namespace clang::tidy::uri
