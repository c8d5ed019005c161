//===--- EncoderText.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Utf8.h"
#include "flow/EncoderInterpreter.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

namespace clang::tidy::uri {

static constexpr size_t MaxText = 65'536;

Cells *EncoderInterpreter::textObject(const Value &V) const {
  return V.isObject() && V.Target && V.Target->What == Cells::Text ? V.Target
                                                                   : nullptr;
}

Value EncoderInterpreter::newText(QualType Type,
                                  const std::vector<Value> &Units) {
  Cells &Result = make(Cells::Text);
  Result.Unit = unitType(Type);
  append(Result, Units);
  Result.IsWritten = false;
  return Value::object(&Result);
}

void EncoderInterpreter::append(Cells &To, llvm::ArrayRef<Value> Units) {
  if (To.Elements.size() + Units.size() > MaxText)
    return void(stop());
  for (Value Unit : Units) {
    if (Unit.isNumber()) {
      // A negative char is a byte in wider text, too.
      if (To.Unit.Bits > 8 && Unit.Offset < 0 && Unit.Offset >= -128)
        Unit.Offset &= 0xFF;
      Unit.Offset = To.Unit.wrap(Unit.Offset);
    }
    To.Elements.push_back(Unit);
  }
  To.IsWritten = true;
}

/// Whether \p Type is one of the integers that count rather than spell.
static bool isCount(QualType Type) {
  Type = Type.getNonReferenceType();
  return Type->isIntegralOrEnumerationType() && !Type->isAnyCharacterType();
}

bool EncoderInterpreter::pieces(Args Arguments, std::vector<Value> &Out) {
  // (text), (text, n), (text, pos, n), (n, character), (begin, end), (c).
  while (!Arguments.empty() &&
         (llvm::isa<CXXDefaultArgExpr>(Arguments.back()) ||
          !Arguments.back()->getType()->isScalarType()) &&
         Arguments.size() > 1)
    Arguments = Arguments.drop_back();
  if (Arguments.empty())
    return true;
  const Value First = eval(Arguments[0]);
  const Value Second =
      Arguments.size() > 1 ? eval(Arguments[1]) : Value::opaque();
  if (Stopped)
    return false;
  if (Arguments.size() == 1) {
    if (First.isPointer() && First.Target &&
        First.Target->What == Cells::Variable)
      return textOf(First, Out);
    return textOf(First, Out);
  }
  if (First.isNumber() && Second.isNumber()) {
    // std wants the count first, Qt the character at times.
    const bool CountFirst = isCount(Arguments[0]->getType());
    const int64_t Count = CountFirst ? First.Offset : Second.Offset;
    if (Count < 0 || Count > static_cast<int64_t>(MaxText))
      return false;
    Out.insert(Out.end(), Count, CountFirst ? Second : First);
    return true;
  }
  if (First.isPointer() && Second.isPointer()) {
    if (!First.Target || First.Target != Second.Target ||
        First.Target->IsOpen || First.Target->IsLost || First.Offset < 0 ||
        Second.Offset < First.Offset ||
        Second.Offset > static_cast<int64_t>(First.Target->Elements.size()))
      return false;
    for (int64_t I = First.Offset; I < Second.Offset; ++I) {
      Out.push_back(First.Target->Elements[I]);
      Out.back().FromInput |= First.Target->IsInput;
    }
    return true;
  }
  if (!Second.isNumber())
    return false;
  std::vector<Value> Text;
  if (First.isPointer() && First.Target && First.Target->IsConstant == false &&
      First.Target->What == Cells::Array && Second.Offset >= 0) {
    // (buffer, n): the buffer need not be terminated.
    for (int64_t I = 0; I < Second.Offset && step(); ++I)
      Out.push_back(load({First.Target, First.Offset + I}, Context.CharTy));
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

Value EncoderInterpreter::constructText(QualType Type, Args Arguments) {
  while (!Arguments.empty() && llvm::isa<CXXDefaultArgExpr>(Arguments.back()))
    Arguments = Arguments.drop_back();
  Value Result = fresh(Type);
  if (Arguments.empty() || !Result.isObject())
    return Result;
  std::vector<Value> Units;
  if (Arguments.size() == 1 && isCount(Arguments[0]->getType())) {
    const Value Count = eval(Arguments[0]);
    if (!Count.isNumber() || Count.Offset < 0 ||
        Count.Offset > static_cast<int64_t>(MaxText))
      return stop();
    Units.assign(Count.Offset, Value::number(0));
  } else if (!pieces(Arguments, Units)) {
    Result.Target->IsLost = true;
    return Stopped ? stop() : Result;
  }
  Result.Target->Elements.clear();
  append(*Result.Target, Units);
  Result.Target->IsWritten = false;
  // A view, and a constant made of a literal, is that literal.
  if (const Value From = eval(Arguments[0]); From.isPointer() && From.Target)
    Result.Target->Literal = From.Target->Literal;
  return Result;
}

/// Where \p Sought begins in \p Text from \p From on; -1 if nowhere.
static int64_t positionOf(llvm::ArrayRef<Value> Text,
                          llvm::ArrayRef<Value> Sought, size_t From) {
  for (size_t I = From; I + Sought.size() <= Text.size(); ++I)
    if (std::equal(Sought.begin(), Sought.end(), Text.begin() + I,
                   [](const Value &A, const Value &B) {
                     return A.Offset == B.Offset;
                   }))
      return static_cast<int64_t>(I);
  return -1;
}

std::optional<Value> EncoderInterpreter::evalTextSearch(Cells &Text,
                                                        llvm::StringRef Name,
                                                        Args Arguments,
                                                        QualType Class) {
  static constexpr llvm::StringLiteral Known[] = {
      "find",     "find_first_of", "find_first_not_of", "indexOf",
      "contains", "Find",          "Contains",          "IndexOf",
      "count",    "test",          "starts_with",       "startsWith"};
  if (!llvm::is_contained(Known, Name) || Arguments.empty())
    return std::nullopt;
  bool FromInput =
      Text.IsInput ||
      llvm::any_of(Text.Elements, [](const Value &V) { return V.FromInput; });
  const Value First = eval(Arguments[0]);
  std::vector<Value> Sought;
  const bool IsKnown = textOf(First, Sought);
  for (const Value &Unit : Sought)
    FromInput |= Unit.FromInput;
  if (!IsKnown || Text.IsOpen || Text.IsLost ||
      llvm::any_of(Sought, [](const Value &V) { return !V.isNumber(); }) ||
      llvm::any_of(Text.Elements, [](const Value &V) { return !V.isNumber(); }))
    return Value::opaque(FromInput || First.FromInput ||
                         (First.Target && First.Target->IsInput));
  // What is compared has the text's type.
  for (Value &Unit : Sought)
    Unit.Offset = Text.Unit.wrap(Unit.Offset);
  size_t From = 0;
  if (Name == "test")
    return First.Offset >= 0 &&
                   First.Offset < static_cast<int64_t>(Text.Elements.size())
               ? Value::number(Text.Elements[First.Offset].Offset != 0, true)
               : stop();
  if (Arguments.size() > 1 && isCount(Arguments[1]->getType()) &&
      !llvm::isa<CXXDefaultArgExpr>(Arguments[1])) {
    const Value Position = eval(Arguments[1]);
    if (!Position.isNumber())
      return Value::opaque(true);
    From = static_cast<size_t>(std::max<int64_t>(Position.Offset, 0));
  }
  const llvm::ArrayRef<Value> Units = Text.Elements;
  int64_t At = -1;
  if (Name == "find_first_of" || Name == "find_first_not_of") {
    for (size_t I = From; I < Units.size() && At < 0; ++I)
      if ((positionOf(Sought, Units[I], 0) >= 0) == (Name == "find_first_of"))
        At = static_cast<int64_t>(I);
  } else {
    At = positionOf(Units, Sought, From);
  }
  if (Name == "starts_with" || Name == "startsWith")
    return Value::number(At == 0, FromInput);
  if (Name == "contains" || Name == "Contains" || Name == "count")
    return Value::number(At >= 0, FromInput);
  const CXXRecordDecl *Record = Class->getAsCXXRecordDecl();
  if (Record && Record->getIdentifier() && Record->getName().contains("set")) {
    Value Result = Value::pointer(&Text, At < 0 ? Units.size() : At);
    Result.FromInput = FromInput;
    return Result;
  }
  return Value::number(At, FromInput);
}

/// The code points of \p Units, which are UTF-8, UTF-16 or UTF-32 by \p Bits;
/// nothing if they are not known.
static std::optional<std::vector<char32_t>>
codePoints(llvm::ArrayRef<Value> Units, unsigned Bits) {
  std::vector<char32_t> Result;
  for (size_t I = 0; I < Units.size(); ++I) {
    if (!Units[I].isNumber())
      return std::nullopt;
    auto Unit = static_cast<char32_t>(Units[I].Offset);
    if (Bits == 16 && Unit >= 0xD800 && Unit < 0xDC00 && I + 1 < Units.size() &&
        Units[I + 1].isNumber())
      Unit = 0x10000 + ((Unit - 0xD800) << 10) +
             (static_cast<char32_t>(Units[++I].Offset) - 0xDC00);
    Result.push_back(Unit);
  }
  return Result;
}

std::optional<Value> EncoderInterpreter::evalTextCopy(Cells &Text,
                                                      llvm::StringRef Name,
                                                      Args Arguments,
                                                      QualType Class) {
  const bool IsKnown =
      !Text.IsOpen && !Text.IsLost &&
      llvm::all_of(Text.Elements, [](const Value &V) { return V.isNumber(); });
  std::vector<Value> Units = Text.Elements;
  for (Value &Unit : Units)
    Unit.FromInput |= Text.IsInput;
  const auto Size = static_cast<int64_t>(Units.size());
  if (Name == "substr" || Name == "mid" || Name == "left" || Name == "right" ||
      Name == "Mid" || Name == "Left" || Name == "Right" || Name == "sliced" ||
      Name == "first" || Name == "last") {
    std::vector<int64_t> Numbers;
    for (const Expr *Argument : Arguments) {
      const Value V = eval(Argument);
      if (!V.isNumber())
        return Value::opaque(true);
      Numbers.push_back(V.Offset);
    }
    if (!IsKnown || Numbers.empty())
      return Value::opaque(true);
    int64_t Begin = 0, Count = Numbers[0];
    const char Kind = llvm::toLower(Name[0]);
    if (Kind == 's' || Kind == 'm') {
      Begin = Numbers[0];
      Count = Numbers.size() > 1 ? Numbers[1] : -1;
    } else if (Kind == 'r' || Name == "last") {
      Begin = std::max<int64_t>(0, Size - Count);
    }
    if (Begin < 0 || Begin > Size)
      return stop();
    if (Count < 0 || Count > Size - Begin)
      Count = Size - Begin;
    return newText(Class,
                   {Units.begin() + Begin, Units.begin() + Begin + Count});
  }
  if (Name == "toUpper" || Name == "toLower") {
    if (!IsKnown)
      return Value::opaque(true);
    for (Value &Unit : Units)
      if ((Unit.Offset | 32) >= 'a' && (Unit.Offset | 32) <= 'z')
        Unit.Offset = Name == "toUpper" ? Unit.Offset & ~32 : Unit.Offset | 32;
    return newText(Class, Units);
  }
  if (Name == "toUtf8" || Name == "toStdString" || Name == "utf8_str" ||
      Name == "ToUTF8" || Name == "ToStdString" || Name == "toLatin1" ||
      Name == "toAscii" || Name == "toLocal8Bit" || Name == "mb_str" ||
      Name == "utf8") {
    if (Text.Unit.Bits == 8)
      return newText(Class, Units);
    const auto Points = codePoints(Units, Text.Unit.Bits);
    if (!IsKnown || !Points)
      return Value::opaque(true);
    Cells &Result = make(Cells::Text);
    Result.Unit = intType(Context.CharTy);
    const bool FromInput =
        llvm::any_of(Units, [](const Value &V) { return V.FromInput; });
    const bool IsLatin1 = Name == "toLatin1" || Name == "toAscii";
    for (const char32_t Point : *Points) {
      std::string Bytes;
      if (!IsLatin1)
        uricore::appendUtf8(Bytes, Point);
      else
        Bytes += static_cast<char>(Point < 0x100 ? Point : '?');
      for (const char Byte : Bytes)
        append(Result, Value::number(Byte, FromInput));
    }
    return Value::object(&Result);
  }
  return std::nullopt;
}

std::optional<Value> EncoderInterpreter::evalTextChange(Cells &Text,
                                                        Place Object,
                                                        llvm::StringRef Name,
                                                        Args Arguments) {
  const auto Self = [&] {
    return Object ? Value::pointer(Object.Target, Object.Index)
                  : Value::opaque(true);
  };
  const auto Known = [&](std::vector<Value> &Units, Args From) {
    if (pieces(From, Units))
      return true;
    Text.IsLost = true;
    return !Stopped;
  };
  std::vector<Value> Units;
  if (llvm::is_contained({"push_back", "append", "Append", "AppendChar", "push",
                          "emplace_back", "pushBack", "appendChar"},
                         Name)) {
    if (Known(Units, Arguments))
      append(Text, Units);
    return Self();
  }
  if (Name == "prepend" || Name == "Prepend" || Name == "push_front") {
    if (Known(Units, Arguments)) {
      Text.Elements.insert(Text.Elements.begin(), Units.begin(), Units.end());
      Text.IsWritten = true;
    }
    return Self();
  }
  if (Name == "clear" || Name == "Clear" || Name == "Empty") {
    Text.Elements.clear();
    Text.IsOpen = false;
    Text.IsWritten = true;
    return Self();
  }
  if (Name == "assign") {
    if (Known(Units, Arguments)) {
      Text.Elements.clear();
      Text.IsOpen = false;
      append(Text, Units);
    }
    return Self();
  }
  if (Name == "resize" || Name == "truncate" || Name == "chop" ||
      Name == "pop_back") {
    const Value Count =
        Arguments.empty() ? Value::number(1) : eval(Arguments[0]);
    const auto Size = static_cast<int64_t>(Text.Elements.size());
    if (!Count.isNumber())
      return stop();
    const int64_t New = Name == "chop" || Name == "pop_back"
                            ? Size - Count.Offset
                            : Count.Offset;
    if (New < 0 || New > static_cast<int64_t>(MaxText))
      return stop();
    Text.Elements.resize(New, Value::number(0));
    Text.IsWritten = true;
    return Self();
  }
  if (Name == "set" && !Arguments.empty()) { // A bitset.
    const Value At = eval(Arguments[0]);
    if (!At.isNumber())
      return stop();
    const Value Bit =
        Arguments.size() > 1 ? eval(Arguments[1]) : Value::number(1);
    store(Place{&Text, At.Offset}, Bit);
    return Self();
  }
  if (Name == "insert" || Name == "emplace") {
    if (Arguments.size() == 1) { // A set.
      if (Known(Units, Arguments))
        append(Text, Units);
      return Self();
    }
    const Value At = eval(Arguments[0]);
    if (Arguments.size() < 2 || !Known(Units, Arguments.drop_front()) ||
        (!At.isNumber() && !At.isPointer()) || At.Offset < 0 ||
        At.Offset > static_cast<int64_t>(Text.Elements.size()))
      return stop();
    Text.Elements.insert(Text.Elements.begin() + At.Offset, Units.begin(),
                         Units.end());
    Text.IsWritten = true;
    return At.isPointer() ? Value::pointer(&Text, At.Offset) : Self();
  }
  if (Name == "erase" || Name == "remove" || Name == "Delete") {
    const Value At = Arguments.empty() ? Value::number(0) : eval(Arguments[0]);
    const Value Count =
        Arguments.size() > 1 ? eval(Arguments[1]) : Value::number(-1);
    const auto Size = static_cast<int64_t>(Text.Elements.size());
    if (!At.isNumber() || !Count.isNumber() || At.Offset < 0 ||
        At.Offset > Size)
      return stop();
    const int64_t End = Count.Offset < 0 || Count.Offset > Size - At.Offset
                            ? Size
                            : At.Offset + Count.Offset;
    Text.Elements.erase(Text.Elements.begin() + At.Offset,
                        Text.Elements.begin() + End);
    Text.IsWritten = true;
    return Self();
  }
  if ((Name != "replace" && Name != "Replace") || Arguments.size() < 2)
    return std::nullopt;
  const Value First = eval(Arguments[0]);
  const auto Size = static_cast<int64_t>(Text.Elements.size());
  if (First.isNumber() && isCount(Arguments[0]->getType())) {
    // (position, size, text).
    const Value Count = eval(Arguments[1]);
    if (Arguments.size() < 3 || !Count.isNumber() || First.Offset < 0 ||
        First.Offset > Size || !Known(Units, Arguments.drop_front(2)))
      return stop();
    const int64_t End = Count.Offset < 0 || Count.Offset > Size - First.Offset
                            ? Size
                            : First.Offset + Count.Offset;
    Text.Elements.erase(Text.Elements.begin() + First.Offset,
                        Text.Elements.begin() + End);
    Text.Elements.insert(Text.Elements.begin() + First.Offset, Units.begin(),
                         Units.end());
    Text.IsWritten = true;
    return Self();
  }
  std::vector<Value> Sought;
  if (!textOf(First, Sought) || Sought.empty() ||
      !Known(Units, Arguments.slice(1, 1)))
    return stop();
  std::vector<Value> Result;
  for (int64_t I = 0; I < Size;) {
    const int64_t At = positionOf(Text.Elements, Sought, I);
    const int64_t End = At < 0 ? Size : At;
    Result.insert(Result.end(), Text.Elements.begin() + I,
                  Text.Elements.begin() + End);
    if (At >= 0)
      Result.insert(Result.end(), Units.begin(), Units.end());
    I = At < 0 ? Size : At + static_cast<int64_t>(Sought.size());
  }
  Text.Elements.clear();
  append(Text, Result);
  return Self();
}

std::optional<Value> EncoderInterpreter::evalTextMethod(Cells &Text,
                                                        Place Object,
                                                        llvm::StringRef Name,
                                                        Args Arguments,
                                                        QualType Class) {
  const auto Size = static_cast<int64_t>(Text.Elements.size());
  const bool IsUnknown = Text.IsOpen || Text.IsLost;
  if (Arguments.empty() &&
      llvm::is_contained({"size", "length", "count", "Len", "Length",
                          "GetLength", "GetSize", "length_bytes"},
                         Name))
    return IsUnknown ? Value::opaque(Text.IsLost) : Value::number(Size);
  if (llvm::is_contained({"empty", "isEmpty", "IsEmpty", "isNull", "any"},
                         Name))
    return IsUnknown ? Value::opaque(Text.IsLost) : Value::number(Size == 0);
  if (Name == "begin" || Name == "cbegin" || Name == "constBegin" ||
      Name == "data" || Name == "c_str" || Name == "constData" ||
      Name == "GetString" || Name == "unicode" || Name == "utf16" ||
      Name == "GetBuffer" || Name == "wc_str" || Name == "bytes")
    return Value::pointer(&Text);
  if (Name == "end" || Name == "cend" || Name == "constEnd")
    return IsUnknown ? Value::opaque(Text.IsLost) : Value::pointer(&Text, Size);
  if (llvm::is_contained({"reserve", "shrink_to_fit", "squeeze", "detach",
                          "Alloc", "ReleaseBuffer", "capacity"},
                         Name)) {
    for (const Expr *Argument : Arguments)
      eval(Argument);
    return Value::opaque();
  }
  if ((Name == "at" || Name == "GetAt" || Name == "GetChar") &&
      Arguments.size() == 1) {
    const Value Index = eval(Arguments[0]);
    if (!Index.isNumber())
      return Value::opaque(true);
    if (Name != "at") // Returns the character itself.
      return load({&Text, Index.Offset, Index.FromInput}, QualType());
    Value Result = Value::pointer(&Text, Index.Offset);
    Result.FromInput = Index.FromInput;
    // QString's at() returns a character, std::string's a reference.
    return Class->getAsCXXRecordDecl()->getName().starts_with("Q")
               ? load({&Text, Index.Offset, Index.FromInput}, QualType())
               : Result;
  }
  if (Name == "front" || Name == "back")
    return Value::pointer(&Text, Name == "front" ? 0 : Size - 1);
  if (const auto Result = evalTextSearch(Text, Name, Arguments, Class))
    return Result;
  if (const auto Result = evalTextCopy(Text, Name, Arguments, Class))
    return Result;
  if (Name == "rightJustified" && Arguments.size() >= 2) {
    const Value Width = eval(Arguments[0]), Fill = eval(Arguments[1]);
    if (!Width.isNumber() || !Fill.isNumber() || IsUnknown)
      return Value::opaque(true);
    std::vector<Value> Units = Text.Elements;
    while (static_cast<int64_t>(Units.size()) < Width.Offset && step())
      Units.insert(Units.begin(), Fill);
    return newText(Class, Units);
  }
  if (Name == "arg" && !Arguments.empty()) {
    std::vector<Value> Units;
    const Value V = eval(Arguments[0]);
    const int64_t At =
        positionOf(Text.Elements, {Value::number('%'), Value::number('1')}, 0);
    if (IsUnknown || At < 0)
      return Value::opaque(true);
    StreamFormat How;
    if (V.isNumber() && isCount(Arguments[0]->getType())) {
      const Value Width =
          Arguments.size() > 1 ? eval(Arguments[1]) : Value::number(0);
      const Value Base =
          Arguments.size() > 2 ? eval(Arguments[2]) : Value::number(10);
      const Value Fill =
          Arguments.size() > 3 ? eval(Arguments[3]) : Value::number(' ');
      if (!Width.isNumber() || !Base.isNumber() || !Fill.isNumber())
        return Value::opaque(true);
      How.Base = static_cast<unsigned>(Base.Offset);
      How.Width = static_cast<unsigned>(std::max<int64_t>(0, Width.Offset));
      How.Fill = static_cast<char>(Fill.Offset);
      if (How.Base != 10 && How.Base != 16)
        return Value::opaque(true);
      const IntType Type = intType(Arguments[0]->getType());
      formatNumber(V, Type.Bits, Type.IsSigned && V.Offset < 0, How, 1, Units);
    } else if (!textOf(V, Units)) {
      return Value::opaque(true);
    }
    std::vector<Value> Result(Text.Elements.begin(),
                              Text.Elements.begin() + At);
    Result.insert(Result.end(), Units.begin(), Units.end());
    Result.insert(Result.end(), Text.Elements.begin() + At + 2,
                  Text.Elements.end());
    return newText(Class, Result);
  }
  if (Name == "toHex" || Name == "compare" || Name == "Cmp")
    return std::nullopt;
  if (Name == "sprintf" || Name == "Printf" || Name == "Format" ||
      Name == "AppendFormat" || Name == "vsprintf" || Name == "appendf") {
    std::vector<Value> Units;
    if (Arguments.empty() ||
        !formatPrintf(Arguments[0], Arguments.drop_front(), Units))
      return stop();
    if (!Name.starts_with_insensitive("append")) {
      Text.Elements.clear();
      Text.IsOpen = false;
    }
    append(Text, Units);
    return Object ? Value::pointer(Object.Target, Object.Index)
                  : Value::opaque();
  }
  return evalTextChange(Text, Object, Name, Arguments);
}

std::optional<Value> EncoderInterpreter::evalTextStatic(llvm::StringRef Name,
                                                        Args Arguments,
                                                        QualType Result) {
  if (!isTextClass(Result) || Arguments.empty())
    return std::nullopt;
  std::vector<Value> Units;
  if (Name == "number") {
    const Value V = eval(Arguments[0]);
    const Value Base =
        Arguments.size() > 1 ? eval(Arguments[1]) : Value::number(10);
    if (!V.isNumber() || !Base.isNumber() ||
        (Base.Offset != 10 && Base.Offset != 16))
      return Value::opaque(true);
    StreamFormat How;
    How.Base = static_cast<unsigned>(Base.Offset);
    // Negative numbers have a sign, in every base but two, eight and sixteen.
    const IntType Type = intType(Arguments[0]->getType());
    formatNumber(V, Type.Bits, Type.IsSigned && How.Base == 10, How, 1, Units);
    return newText(Result, Units);
  }
  if (Name == "asprintf" || Name == "Format") {
    if (!formatPrintf(Arguments[0], Arguments.drop_front(), Units))
      return stop();
    return newText(Result, Units);
  }
  if (Name == "fromLatin1" || Name == "fromUtf8" || Name == "fromAscii" ||
      Name == "fromStdString" || Name == "FromUTF8") {
    if (!pieces(Arguments.take_front(1), Units))
      return Value::opaque(true);
    // Bytes that are not ASCII need decoding.
    if (Name != "fromLatin1" && llvm::any_of(Units, [](const Value &V) {
          return !V.isNumber() || V.Offset < 0 || V.Offset > 0x7F;
        }))
      return Value::opaque(true);
    return newText(Result, Units);
  }
  return std::nullopt;
}

Value EncoderInterpreter::evalTextOperator(const Value &L, Place P,
                                           Args Arguments,
                                           const CXXOperatorCallExpr &Call) {
  const OverloadedOperatorKind Op = Call.getOperator();
  Cells *Text = textObject(L);
  const Value Self =
      P ? Value::pointer(P.Target, P.Index) : Value::opaque(true);
  if (Op == OO_Subscript && Text && Arguments.size() == 2) {
    const Value Index = eval(Arguments[1]);
    if (!Index.isNumber() || Text->IsLost || Text->IsOpen)
      return Value::opaque(Index.FromInput);
    if (!Call.isGLValue())
      return load({Text, Index.Offset, Index.FromInput, Arguments[1]},
                  Call.getType());
    Value Result = Value::pointer(Text, Index.Offset);
    Result.FromInput = Index.FromInput;
    if (Text->Literal && Index.FromInput)
      note(HexSource{HexSource::Table, Arguments[1], Text->Literal});
    return Result;
  }
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
  if (Op == OO_Plus && (Text || textObject(R))) {
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
