//===--- TextFunctions.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "interpreter/CharacterTests.h"
#include "interpreter/Interpreter.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace clang::tidy::uri {

/// The two texts that a function compares, or the text that it searches and the
/// characters that it looks for.
struct Interpreter::TextPair {
  Value First;
  std::vector<Value> Text, Other;
  /// Whether a unit of them depends on the input.
  bool FromInput = false;
};

static bool isFromInput(const Value &V) { return V.FromInput; }

/// Returns the index of the first unit that is \p Sought.
static std::optional<size_t> find(llvm::ArrayRef<Value> Units, int64_t Sought) {
  for (size_t I = 0; I < Units.size(); ++I)
    if (Units[I].isNumber() && Units[I].Offset == Sought)
      return I;
  return std::nullopt;
}

/// Returns a pointer to unit \p At of \p Text, or null.
static Value pointerInto(const Value &Text, std::optional<size_t> At,
                         bool FromInput) {
  Value Result =
      At ? Value::pointer(Text.Target, Text.Offset + static_cast<int64_t>(*At))
         : Value::pointer(nullptr);
  Result.FromInput = FromInput;
  return Result;
}

Value Interpreter::ofUnknownText(const Value &Text, Args Others) {
  bool FromInput = Text.FromInput;
  for (const Expr *Other : Others)
    FromInput |= eval(Other).FromInput;
  return Value::opaque(FromInput || (Text.Target && Text.Target->IsInput));
}

std::optional<Value> Interpreter::lengthOf(const LibraryCall &Call) {
  const Value Text = eval(Call.Arguments[0]);
  std::vector<Value> Units;
  if (!textOf(Text, Units))
    return ofUnknownText(Text, Call.Arguments.drop_front());
  return Value::number(static_cast<int64_t>(Units.size()));
}

std::optional<Value> Interpreter::findCharacter(const LibraryCall &Call) {
  const Value Text = eval(Call.Arguments[0]);
  std::vector<Value> Units;
  if (!textOf(Text, Units))
    return holdsInput(Text) ? ofUnknownText(Text, Call.Arguments.drop_front())
                            : testOf(sharedTable(*Call.Arguments[0]),
                                     eval(Call.Arguments[1]));
  const Value Character = eval(Call.Arguments[1]);
  if (!Character.isNumber() || !Text.isPointer())
    return Value::opaque(true);
  const int64_t Sought = Text.Target->Unit
                             ? Text.Target->Unit.wrap(Character.Offset)
                             : Character.Offset;
  // The terminator is part of the string.
  const auto At =
      Sought == 0 ? std::optional(Units.size()) : find(Units, Sought);
  return pointerInto(Text, At, Character.FromInput || Text.Target->IsInput);
}

std::optional<Value> Interpreter::readTexts(const LibraryCall &Call,
                                            TextPair &Texts) {
  Texts.First = eval(Call.Arguments[0]);
  if (!textOf(Texts.First, Texts.Text))
    return ofUnknownText(Texts.First, Call.Arguments.drop_front());
  if (!textOf(eval(Call.Arguments[1]), Texts.Other))
    return Value::opaque(true);
  Texts.FromInput = llvm::any_of(Texts.Text, isFromInput) ||
                    llvm::any_of(Texts.Other, isFromInput);
  spend(Texts.Text.size() * Texts.Other.size());
  if (!step())
    return stop();
  return std::nullopt;
}

std::optional<Value> Interpreter::spanOf(const LibraryCall &Call) {
  TextPair Texts;
  if (const auto Unknown = readTexts(Call, Texts))
    return Unknown;
  const size_t Size = Texts.Text.size();
  size_t I = 0;
  while (I < Size && find(Texts.Other, Texts.Text[I].Offset).has_value() ==
                         Call.has(StaysInSet))
    ++I;
  if (!Call.has(GivesPlace))
    return Value::number(static_cast<int64_t>(I), Texts.FromInput);
  return pointerInto(Texts.First, I < Size ? std::optional(I) : std::nullopt,
                     Texts.FromInput);
}

std::optional<Value> Interpreter::compareTexts(const LibraryCall &Call) {
  TextPair Texts;
  if (const auto Unknown = readTexts(Call, Texts))
    return Unknown;
  size_t Limit = std::max(Texts.Text.size(), Texts.Other.size()) + 1;
  if (Call.Arguments.size() > 2) {
    const Value Size = eval(Call.Arguments[2]);
    if (!Size.isNumber())
      return Value::opaque(true);
    Limit = std::min<size_t>(Limit, Size.Offset);
  }
  const auto At = [&](const std::vector<Value> &Units, size_t I) -> int64_t {
    const int64_t Unit = I < Units.size() ? Units[I].Offset & 0xFF : 0;
    return Call.has(FoldsCase) && Unit >= 'A' && Unit <= 'Z' ? Unit | 32 : Unit;
  };
  for (size_t I = 0; I < Limit; ++I)
    if (const int64_t A = At(Texts.Text, I), B = At(Texts.Other, I); A != B)
      return Value::number(A < B ? -1 : 1, Texts.FromInput);
  return Value::number(0, Texts.FromInput);
}

std::optional<Value> Interpreter::findText(const LibraryCall &Call) {
  TextPair Texts;
  if (const auto Unknown = readTexts(Call, Texts))
    return Unknown;
  const int64_t At = positionOf(Texts.Text, Texts.Other, 0);
  return pointerInto(Texts.First,
                     At < 0 ? std::nullopt
                            : std::optional(static_cast<size_t>(At)),
                     Texts.FromInput);
}

std::optional<Value> Interpreter::hexOfText(const LibraryCall &Call) {
  std::vector<Value> Bytes, Digits;
  if (!textOf(Call.Object, Bytes))
    return Value::opaque(true);
  StreamFormat How;
  How.Base = 16;
  for (const Value &Byte : Bytes)
    if (Byte.isNumber())
      formatNumber(Value::number(Byte.Offset & 0xFF, Byte.FromInput), 8, false,
                   How, 2, Digits);
    else
      return Value::opaque(true);
  return newText(Call.Type, Digits);
}

} // namespace clang::tidy::uri
