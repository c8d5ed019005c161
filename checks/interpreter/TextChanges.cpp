//===--- TextChanges.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "interpreter/Interpreter.h"
#include "interpreter/NameTable.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Removes \p Count units from \p Text, starting at \p Begin. A count that is
/// negative or too large means all the remaining units.
static void erase(Cells &Text, int64_t Begin, int64_t Count) {
  const auto Size = static_cast<int64_t>(Text.Elements.size());
  const int64_t End = Count < 0 || Count > Size - Begin ? Size : Begin + Count;
  Text.Elements.erase(Text.Elements.begin() + Begin,
                      Text.Elements.begin() + End);
  Text.IsWritten = true;
}

bool Interpreter::piecesFor(Cells &Text, Args Arguments,
                            std::vector<Value> &Units) {
  if (pieces(Arguments, Units))
    return true;
  Text.IsLost = true;
  return !Stopped;
}

void Interpreter::insertInto(Cells &Text, int64_t At,
                             llvm::ArrayRef<Value> Units) {
  if (Text.Elements.size() + Units.size() > MaxElements ||
      !hold(Text.Elements.size() + Units.size()))
    return void(stop());
  Text.Elements.insert(Text.Elements.begin() + At, Units.begin(), Units.end());
  Text.IsWritten = true;
}

bool Interpreter::resizeText(const TextCall &Call) {
  Cells &Text = Call.Text;
  const Value Count =
      Call.Arguments.empty() ? Value::number(1) : eval(Call.Arguments[0]);
  const auto Size = static_cast<int64_t>(Text.Elements.size());
  if (!Count.isNumber())
    return false;
  const int64_t New = Call.Method == TextMethod::Chop
                          ? sum(Size, Count.Offset, -1)
                          : Count.Offset;
  if (New < 0 || New > static_cast<int64_t>(MaxElements) ||
      (New > Size && !hold(New - Size)))
    return false;
  Text.Elements.resize(New, Value::number(0));
  Text.IsWritten = true;
  return true;
}

std::optional<Value> Interpreter::eraseText(const TextCall &Call, Value Self) {
  const Args Arguments = Call.Arguments;
  const Value At = Arguments.empty() ? Value::number(0) : eval(Arguments[0]);
  const Value Count =
      Arguments.size() > 1 ? eval(Arguments[1]) : Value::number(-1);
  const auto Size = static_cast<int64_t>(Call.Text.Elements.size());
  // Every occurrence of a character or a text.
  if (Arguments.size() == 1 &&
      (At.isNumber() ? !isCount(Arguments[0]->getType())
                     : At.isObject() || At.Target != &Call.Text))
    return replaceText(Call) ? std::optional(Self) : std::nullopt;
  if (At.Offset < 0 || At.Offset > Size)
    return std::nullopt;
  if (At.isPointer() && At.Target == &Call.Text) {
    const bool IsOne = Arguments.size() == 1;
    if (!IsOne && (!Count.isPointer() || Count.Target != &Call.Text ||
                   Count.Offset < At.Offset))
      return std::nullopt;
    erase(Call.Text, At.Offset, IsOne ? 1 : Count.Offset - At.Offset);
    return Value::pointer(&Call.Text, At.Offset);
  }
  if (!At.isNumber() || !Count.isNumber())
    return std::nullopt;
  erase(Call.Text, At.Offset, Count.Offset);
  return Self;
}

bool Interpreter::replaceText(const TextCall &Call) {
  Cells &Text = Call.Text;
  const Args Arguments = Call.Arguments;
  std::vector<Value> Units;
  const Value First = eval(Arguments[0]);
  if (First.isNumber() && isCount(Arguments[0]->getType())) {
    // (position, size, text).
    const Value Count = eval(Arguments[1]);
    if (Arguments.size() < 3 || !Count.isNumber() || First.Offset < 0 ||
        !piecesFor(Text, Arguments.drop_front(2), Units) ||
        First.Offset > static_cast<int64_t>(Text.Elements.size()))
      return false;
    erase(Text, First.Offset, Count.Offset);
    insertInto(Text, First.Offset, Units);
    return true;
  }
  std::vector<Value> Sought;
  if (!textOf(First, Sought) || Sought.empty() ||
      !piecesFor(Text, Arguments.slice(1).take_front(), Units))
    return false;
  std::vector<Value> Result;
  const auto Size = static_cast<int64_t>(Text.Elements.size());
  spend(Text.Elements.size() * (Sought.size() + Units.size()));
  if (!step())
    return false;
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
  return true;
}

std::optional<Value> Interpreter::removeAtEnd(const LibraryCall &Call) {
  Cells &Text = *Call.Object.Target;
  const Value Count = eval(Call.Arguments[0]);
  const auto Size = static_cast<int64_t>(Text.Elements.size());
  if (!Count.isNumber() || Count.Offset < 0 || Count.Offset > Size)
    return stop();
  erase(Text, Call.has(GivesEnd) ? Size - Count.Offset : 0, Count.Offset);
  return Value::opaque();
}

std::optional<Value> Interpreter::changeText(const TextCall &Call) {
  Cells &Text = Call.Text;
  const Args Arguments = Call.Arguments;
  const Value Self = Call.Object
                         ? Value::pointer(Call.Object.Target, Call.Object.Index)
                         : Value::opaque(true);
  std::vector<Value> Units;
  switch (Call.Method) {
  case TextMethod::Append:
    if (piecesFor(Text, Arguments, Units))
      append(Text, Units);
    return Self;
  case TextMethod::Prepend:
    if (piecesFor(Text, Arguments, Units))
      insertInto(Text, 0, Units);
    return Self;
  case TextMethod::Assign:
    if (!piecesFor(Text, Arguments, Units))
      return Self;
    [[fallthrough]];
  case TextMethod::Clear:
    Text.Elements.clear();
    Text.IsOpen = false;
    Text.IsWritten = true;
    append(Text, Units);
    return Self;
  case TextMethod::Resize:
  case TextMethod::Chop:
    return resizeText(Call) ? Self : stop();
  case TextMethod::Set: {
    if (Arguments.empty())
      return std::nullopt;
    const Value At = eval(Arguments[0]);
    if (!At.isNumber())
      return stop();
    const Value Bit =
        Arguments.size() > 1 ? eval(Arguments[1]) : Value::number(1);
    store(CellRef{&Text, At.Offset}, Bit);
    return Self;
  }
  case TextMethod::Insert: {
    if (Arguments.size() == 1) { // Inserts into a set.
      if (piecesFor(Text, Arguments, Units))
        append(Text, Units);
      return Self;
    }
    const Value At = Arguments.empty() ? Value() : eval(Arguments[0]);
    if (Arguments.size() < 2 ||
        !piecesFor(Text, Arguments.drop_front(), Units) ||
        (!At.isNumber() && !At.isPointer()) || At.Offset < 0 ||
        At.Offset > static_cast<int64_t>(Text.Elements.size()))
      return stop();
    insertInto(Text, At.Offset, Units);
    return At.isPointer() ? Value::pointer(&Text, At.Offset) : Self;
  }
  case TextMethod::Erase:
    if (auto Result = eraseText(Call, Self))
      return Result;
    return stop();
  case TextMethod::Replace:
    if (Arguments.size() < 2)
      return std::nullopt;
    return replaceText(Call) ? Self : stop();
  default:
    return std::nullopt;
  }
}

namespace {

/// A function that changes a GString, without `g_string_`.
struct GStringChange {
  std::string_view Name;
  TextMethod Method;
};

} // namespace

static constexpr GStringChange GStringChanges[] = {
    {"assign", TextMethod::Assign},     {"erase", TextMethod::Erase},
    {"insert", TextMethod::Insert},     {"insert_c", TextMethod::Insert},
    {"insert_len", TextMethod::Insert}, {"prepend", TextMethod::Prepend},
    {"prepend_c", TextMethod::Prepend}, {"prepend_len", TextMethod::Prepend},
    {"set_size", TextMethod::Resize},   {"truncate", TextMethod::Resize},
};
static_assert(isNameTable(GStringChanges));

/// The field \p Name of the structure \p Of; null if it has not been met.
static Cells *fieldNamed(const Cells &Of, llvm::StringRef Name) {
  for (const auto &[Field, Holder] : Of.Fields)
    if (Field->getName() == Name)
      return Holder;
  return nullptr;
}

std::optional<Value> Interpreter::changeGString(const LibraryCall &Call) {
  // In new versions of GLib, some are macros for inline functions.
  llvm::StringRef Name = Call.Rest;
  Name.consume_back("_inline");
  const auto *Known = findName<GStringChange>(GStringChanges, Name);
  const Value Object = Known ? eval(Call.Arguments[0]) : Value::opaque();
  if (!Object.isPointer() || !Object.Target || Object.Target->Elements.empty())
    return std::nullopt;
  const Value Held = Object.Target->Elements.front();
  const auto Change = [&](Cells &Text) {
    return changeText({Text,
                       {Object.Target, Object.Offset},
                       Known->Method,
                       Call.Arguments.drop_front(),
                       QualType(),
                       nullptr});
  };
  if (Cells *Text = textObject(Held))
    return Change(*Text);
  if (!Held.isObject() || Held.Target->Kind != Cells::Record)
    return std::nullopt;
  // That of the caller is a structure.
  Cells *Characters = fieldNamed(*Held.Target, "str");
  Cells *Length = fieldNamed(*Held.Target, "len");
  if (!Characters || !Length)
    return std::nullopt;
  const Value At = Characters->Elements.front();
  const Value Size = Length->Elements.front();
  if (!At.isPointer() || !At.Target || At.Target->Kind != Cells::Array ||
      At.Offset != 0 || !Size.isNumber() || Size.Offset < 0 ||
      Size.Offset > static_cast<int64_t>(At.Target->Elements.size()))
    return std::nullopt;
  Cells &Text = make(Cells::Text);
  Text.Unit = At.Target->Unit;
  Text.Elements.assign(At.Target->Elements.begin(),
                       At.Target->Elements.begin() + Size.Offset);
  const auto Result = Change(Text);
  if (!Result || Stopped)
    return Result;
  Length->Elements.front() =
      Value::number(static_cast<int64_t>(Text.Elements.size()), true);
  At.Target->Elements = Text.Elements;
  At.Target->Elements.push_back(Value::number(0));
  At.Target->IsWritten = true;
  return Result;
}

} // namespace clang::tidy::uri
