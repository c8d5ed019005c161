//===--- TextMethods.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Utf8.h"
#include "interpreter/Interpreter.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

namespace clang::tidy::uri {

std::optional<Value> Interpreter::evalTextSearch(Cells &Text,
                                                 llvm::StringRef Name,
                                                 Args Arguments,
                                                 QualType Class) {
  static constexpr llvm::StringLiteral Known[] = {
      "find",     "find_first_of", "find_first_not_of", "indexOf",
      "contains", "Find",          "Contains",          "IndexOf",
      "count",    "test",          "starts_with",       "startsWith"};
  if (!llvm::is_contained(Known, Name) || Arguments.empty())
    return std::nullopt;
  spend(Text.Elements.size());
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
  spend(Units.size() * Sought.size());
  if (!step())
    return stop();
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

std::optional<Value> Interpreter::evalTextCopy(Cells &Text,
                                               llvm::StringRef Name,
                                               Args Arguments, QualType Class) {
  const bool IsKnown =
      !Text.IsOpen && !Text.IsLost &&
      llvm::all_of(Text.Elements, [](const Value &V) { return V.isNumber(); });
  spend(Text.Elements.size());
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
      // No text is longer.
      constexpr auto Most = static_cast<int64_t>(MaxElements) + 1;
      Numbers.push_back(std::clamp(V.Offset, -Most, Most));
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

std::optional<Value> Interpreter::evalTextMethod(Cells &Text, Place Object,
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
    return nameOfClass(Class).starts_with("Q")
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
    if (Width.Offset > static_cast<int64_t>(MaxElements))
      return stop();
    std::vector<Value> Units = Text.Elements;
    if (const auto Sofar = static_cast<int64_t>(Units.size());
        Sofar < Width.Offset)
      Units.insert(Units.begin(), Width.Offset - Sofar, Fill);
    return newText(Class, Units);
  }
  if (Name == "arg" && !Arguments.empty()) {
    std::vector<Value> Units;
    const Value V = eval(Arguments[0]);
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
      if ((Base.Offset != 10 && Base.Offset != 16) ||
          Width.Offset > StreamFormat::MaxWidth)
        return Value::opaque(true);
      How.Base = static_cast<unsigned>(Base.Offset);
      How.Width = static_cast<unsigned>(std::max<int64_t>(0, Width.Offset));
      How.Fill = static_cast<char>(Fill.Offset);
      const IntType Type = intType(Arguments[0]->getType());
      formatNumber(V, Type.Bits, Type.IsSigned && V.Offset < 0, How, 1, Units);
    } else if (!textOf(V, Units)) {
      return Value::opaque(true);
    }
    // Evaluating the arguments may have changed the text.
    const int64_t At =
        positionOf(Text.Elements, {Value::number('%'), Value::number('1')}, 0);
    if (IsUnknown || At < 0)
      return Value::opaque(true);
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

} // namespace clang::tidy::uri
