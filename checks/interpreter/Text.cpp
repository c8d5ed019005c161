//===--- Text.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/Constants.h"
#include "core/Utf8.h"
#include "interpreter/Interpreter.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace clang::tidy::uri {

Cells *Interpreter::textObject(const Value &V) const {
  return V.isObject() && V.Target && V.Target->Kind == Cells::Text ? V.Target
                                                                   : nullptr;
}

bool Interpreter::textOf(const Value &V, std::vector<Value> &Out) {
  if (V.isNumber() || V.Kind == Value::Digit) {
    Out.push_back(V);
    return true;
  }
  if ((!V.isObject() && !V.isPointer()) || !V.Target || V.Target->IsLost ||
      V.Target->IsOpen)
    return false;
  const Cells &From = *V.Target;
  if (From.Kind == Cells::Variable && V.isPointer()) {
    // A single character, or the address of an object.
    const Value &Only = From.Elements.front();
    return Only.isObject() && textOf(Only, Out);
  }
  if ((From.Kind != Cells::Array && From.Kind != Cells::Text) ||
      (V.isPointer() && isPastEnd(From, V.Offset, nullptr)))
    return false;
  const bool IsWhole = V.isObject() && From.Kind == Cells::Text;
  spend(From.Elements.size());
  for (size_t I = V.isPointer() ? V.Offset : 0; I < From.Elements.size(); ++I) {
    Value Unit = From.Elements[I];
    if (Unit.isNumber() && Unit.Offset == 0 && !IsWhole)
      return true;
    if (Unit.isObject() || Unit.isPointer())
      return false;
    // In a buffer, text ends at the first element that was never written.
    if (Unit.isOpaque() && !Unit.FromInput && From.Kind == Cells::Array)
      return true;
    Unit.FromInput |= From.IsInput;
    Out.push_back(Unit);
  }
  return true;
}

Value Interpreter::newText(QualType Type, const std::vector<Value> &Units) {
  Cells &Result = make(Cells::Text);
  Result.Unit = unitType(Type);
  append(Result, Units);
  Result.IsWritten = false;
  return Value::object(&Result);
}

Value Interpreter::textOfLiteral(const StringLiteral &Literal, QualType Type) {
  std::vector<Value> Units;
  if (!textOf(Value::pointer(evalLiteral(Literal).Target), Units))
    return stop();
  const Value Result = newText(Type, Units);
  Result.Target->Literal = &Literal;
  return Result;
}

void Interpreter::append(Cells &To, llvm::ArrayRef<Value> Units) {
  if (To.Elements.size() + Units.size() > MaxElements || !hold(Units.size()))
    return void(stop());
  for (Value Unit : Units) {
    if (Unit.isNumber()) {
      // A negative char represents a byte in wider text, too.
      if (To.Unit.Bits > 8 && Unit.Offset < 0 && Unit.Offset >= -128)
        Unit.Offset &= 0xFF;
      Unit.Offset = To.Unit.wrap(Unit.Offset);
    }
    To.Elements.push_back(Unit);
  }
  To.IsWritten = true;
}

bool isCount(QualType Type) {
  Type = Type.getNonReferenceType();
  return Type->isIntegralOrEnumerationType() && !Type->isAnyCharacterType();
}

bool Interpreter::pieces(Args Arguments, std::vector<Value> &Out) {
  // (text), (text, n), (text, pos, n), (n, character), (begin, end), (c).
  // Others are allocators.
  const auto IsOther = [this](const Expr *Before, const Expr *Last) {
    const QualType Type = Last->getType();
    return llvm::isa<CXXDefaultArgExpr>(Last) ||
           (!Type->isScalarType() && !intType(Type) &&
            !Context.hasSameUnqualifiedType(Before->getType(), Type));
  };
  while (Arguments.size() > 1 &&
         IsOther(Arguments[Arguments.size() - 2], Arguments.back()))
    Arguments = Arguments.drop_back();
  if (Arguments.empty())
    return true;
  const Value First = eval(Arguments[0]);
  const Value Second =
      Arguments.size() > 1 ? eval(Arguments[1]) : Value::opaque();
  if (Stopped)
    return false;
  if (Arguments.size() == 1) {
    if (!textOf(First, Out))
      return false;
    // A wide character that is negative is no byte.
    if (First.isNumber() && First.Offset < 0 &&
        Arguments[0]->getType()->isWideCharType())
      Out.back().Offset &= 0xFFFFFFFF;
    return true;
  }
  if (First.isNumber() && Second.isNumber()) {
    // The standard library expects the count first, Qt in some methods the
    // character.
    const bool CountFirst = isCount(Arguments[0]->getType());
    const int64_t Count = CountFirst ? First.Offset : Second.Offset;
    if (Count < 0 || Count > static_cast<int64_t>(MaxElements))
      return false;
    spend(Count);
    Out.insert(Out.end(), Count, CountFirst ? Second : First);
    return true;
  }
  if (First.isPointer() && Second.isPointer()) {
    if (!First.Target || First.Target != Second.Target ||
        First.Target->IsOpen || First.Target->IsLost || First.Offset < 0 ||
        Second.Offset < First.Offset ||
        Second.Offset > static_cast<int64_t>(First.Target->Elements.size())) {
      if (First.Target && First.Target == Second.Target)
        isPastEnd(*First.Target, Second.Offset, nullptr);
      return false;
    }
    spend(Second.Offset - First.Offset);
    for (int64_t I = First.Offset; I < Second.Offset; ++I) {
      Out.push_back(First.Target->Elements[I]);
      Out.back().FromInput |= First.Target->IsInput;
    }
    return true;
  }
  if (!Second.isNumber())
    return false;
  std::vector<Value> Text;
  const bool IsBuffer = First.isPointer() && First.Target &&
                        !First.Target->IsConstant &&
                        First.Target->Kind == Cells::Array;
  if ((IsBuffer && Second.Offset >= 0) ||
      (Second.Offset == 1 && isCharacterAt(First))) {
    // (buffer, n): the buffer need not be terminated. (&c, 1): a character.
    for (int64_t I = 0; I < Second.Offset && step(); ++I)
      Out.push_back(load({First.Target, sum(First.Offset, I)}, Context.CharTy));
    return !Stopped;
  }
  if (!textOf(First, Text))
    return false;
  size_t Begin = 0;
  size_t Size = Second.Offset < 0 ? Text.size() : Second.Offset;
  if (First.isObject()) {
    Begin = Second.Offset;
    Size = Text.size();
    if (Arguments.size() > 2) {
      const Value Third = eval(Arguments[2]);
      if (!Third.isNumber())
        return false;
      Size = Third.Offset;
    }
  }
  for (size_t I = Begin; I < Text.size() && I - Begin < Size; ++I)
    Out.push_back(Text[I]);
  return true;
}

bool Interpreter::isNumberInBase(QualType Type, Args Arguments) const {
  if (Arguments.size() != 2 ||
      !Arguments[0]->getType()->isIntegralOrEnumerationType())
    return false;
  // `std::string(3, 'x')`: the second argument is a character of the text.
  const IntType Base = intType(Arguments[1]->getType());
  const IntType Unit = unitType(Type);
  const auto Constant = constantOf(*Arguments[1], Context);
  return Base && Constant && (*Constant == 10 || *Constant == 16) &&
         (Base.Bits != Unit.Bits || Base.IsSigned != Unit.IsSigned);
}

Value Interpreter::constructText(QualType Type, Args Arguments) {
  while (!Arguments.empty() && llvm::isa<CXXDefaultArgExpr>(Arguments.back()))
    Arguments = Arguments.drop_back();
  Value Result = fresh(Type);
  if (Arguments.empty() || !Result.isObject())
    return Result;
  std::vector<Value> Units;
  if (Arguments.size() == 1 && isCount(Arguments[0]->getType())) {
    const Value Count = eval(Arguments[0]);
    if (!Count.isNumber() || Count.Offset < 0 ||
        Count.Offset > static_cast<int64_t>(MaxElements))
      return stop();
    Units.assign(Count.Offset, Value::number(0));
  } else if (isNumberInBase(Type, Arguments)) {
    const auto Number = textOfNumber({Arguments, Type});
    if (!Number || !textOf(*Number, Units))
      return Number.value_or(stop());
  } else if (!pieces(Arguments, Units)) {
    Result.Target->IsLost = true;
    return Stopped ? stop() : Result;
  }
  Result.Target->Elements.clear();
  append(*Result.Target, Units);
  Result.Target->IsWritten = false;
  // A view, or a constant initialized from a literal, has the content of that
  // literal.
  if (const Value From = eval(Arguments[0]); From.isPointer() && From.Target)
    Result.Target->Literal = From.Target->Literal;
  return Result;
}

int64_t positionOf(llvm::ArrayRef<Value> Text, llvm::ArrayRef<Value> Sought,
                   size_t From) {
  for (size_t I = From; I + Sought.size() <= Text.size(); ++I)
    if (std::equal(Sought.begin(), Sought.end(), Text.begin() + I,
                   [](const Value &A, const Value &B) {
                     return A.Offset == B.Offset;
                   }))
      return static_cast<int64_t>(I);
  return -1;
}

std::optional<Value> Interpreter::textOfNumber(const LibraryCall &Call) {
  const Args Arguments = Call.Arguments;
  const Value V = eval(Arguments[0]);
  const Value Base =
      Arguments.size() > 1 ? eval(Arguments[1]) : Value::number(10);
  if (!V.isNumber() || !Base.isNumber() ||
      (Base.Offset != 10 && Base.Offset != 16))
    return Value::opaque(true);
  StreamFormat How;
  How.Base = static_cast<unsigned>(Base.Offset);
  // Negative numbers are written with a sign, except in bases 2, 8 and 16. For
  // a QString, they become numbers of 64 bits.
  const IntType Type = intType(Arguments[0]->getType());
  const bool IsLong = Type.IsSigned && unitType(Call.Type).Bits > 8;
  std::vector<Value> Units;
  formatNumber(V, IsLong ? 64 : Type.Bits, Type.IsSigned && How.Base == 10, How,
               1, Units);
  return newText(Call.Type, Units);
}

std::optional<Value> Interpreter::textOfFormat(const LibraryCall &Call) {
  std::vector<Value> Units;
  if (!printArguments(Call, 0, Units))
    return stop();
  return newText(Call.Type, Units);
}

std::optional<Value> Interpreter::textOfBytes(const LibraryCall &Call) {
  std::vector<Value> Units;
  if (!pieces(Call.Arguments.take_front(2), Units))
    return Value::opaque(true);
  // Bytes beyond ASCII would have to be decoded.
  if (!Call.has(TakesLatin1) && llvm::any_of(Units, [](const Value &V) {
        return !V.isNumber() || V.Offset < 0 || V.Offset > 0x7F;
      }))
    return Value::opaque(true);
  return newText(Call.Type, Units);
}

bool Interpreter::isBeyondOwnText(const Cells &Text, const Value &Index,
                                  const Decl *Method) {
  const auto *Reads = llvm::dyn_cast_or_null<CXXMethodDecl>(Method);
  return Reads && Index.Offset > static_cast<int64_t>(Text.Elements.size()) &&
         TextTypes::current().of(Reads->getParent()).IsByInterface;
}

Value Interpreter::subscript(Cells &Text, const Expr &At,
                             const CallExpr &Call) {
  const Value Index = eval(&At);
  if (!Index.isNumber() || Text.IsLost || Text.IsOpen ||
      isBeyondOwnText(Text, Index, Call.getCalleeDecl()))
    return Value::opaque(Index.FromInput);
  if (!Call.isGLValue())
    return load({&Text, Index.Offset, Index.FromInput, &At}, Call.getType());
  Value Result = Value::pointer(&Text, Index.Offset);
  Result.FromInput = Index.FromInput;
  if (Text.Literal && Index.FromInput)
    note(HexSource{HexSource::Table, &At, Text.Literal});
  return Result;
}

Value Interpreter::evalTextOperator(const Value &L, CellRef P, Args Arguments,
                                    const CXXOperatorCallExpr &Call) {
  const OverloadedOperatorKind Op = Call.getOperator();
  Cells *Text = textObject(L);
  const Value Self =
      P ? Value::pointer(P.Target, P.Index) : Value::opaque(true);
  if (Op == OO_Subscript && Text && Arguments.size() == 2)
    return subscript(*Text, *Arguments[1], Call);
  if (Arguments.size() != 2)
    return opaqueCall(Call, Arguments);
  if (Text && (Op == OO_PlusEqual || Op == OO_LessLess)) {
    std::vector<Value> Units;
    if (!pieces(Arguments.drop_front(), Units)) {
      Text->IsLost = true;
      return Stopped ? stop() : Self;
    }
    append(*Text, Units);
    return Self;
  }
  if (Text && Op == OO_Equal) {
    const Value R = eval(Arguments[1]);
    std::vector<Value> Units;
    const bool IsKnown = textOf(R, Units);
    Text->Elements.clear();
    Text->IsOpen = false;
    Text->IsLost = !IsKnown;
    append(*Text, Units);
    return Self;
  }
  std::vector<Value> Left, Right;
  const bool IsLeft = textOf(L, Left);
  const Value R = eval(Arguments[1]);
  const bool IsRight = textOf(R, Right);
  if (Stopped)
    return stop();
  // QStringBuilder spells '+' as '%', too.
  if ((Op == OO_Plus || Op == OO_Percent) && (Text || textObject(R))) {
    if (!IsLeft || !IsRight) {
      Value Lost = fresh(Call.getType());
      if (Lost.isObject())
        Lost.Target->IsLost = true;
      return Lost;
    }
    Left.insert(Left.end(), Right.begin(), Right.end());
    return newText(isTextClass(Call.getType())
                       ? Call.getType()
                       : Arguments[Text ? 0 : 1]->getType(),
                   Left);
  }
  if (Op == OO_EqualEqual || Op == OO_ExclaimEqual) {
    if (!IsLeft || !IsRight)
      return Value::opaque(L.FromInput || R.FromInput || !Left.empty() ||
                           !Right.empty());
    bool FromInput = false, IsEqual = Left.size() == Right.size();
    for (size_t I = 0; I < Left.size(); ++I) {
      FromInput |= Left[I].FromInput;
      IsEqual = IsEqual && Left[I].Offset == Right[I].Offset;
    }
    for (const Value &Unit : Right)
      FromInput |= Unit.FromInput;
    return Value::number(IsEqual == (Op == OO_EqualEqual), FromInput);
  }
  return opaqueCall(Call, Arguments);
}

} // namespace clang::tidy::uri
