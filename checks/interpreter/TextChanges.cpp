//===--- TextChanges.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "interpreter/Interpreter.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Takes \p Count units from \p Begin on out of \p Text; a negative count, and
/// one that is too large, means all of them.
static void erase(Cells &Text, int64_t Begin, int64_t Count) {
  const auto Size = static_cast<int64_t>(Text.Elements.size());
  const int64_t End = Count < 0 || Count > Size - Begin ? Size : Begin + Count;
  Text.Elements.erase(Text.Elements.begin() + Begin,
                      Text.Elements.begin() + End);
  Text.IsWritten = true;
}

std::optional<Value> Interpreter::evalTextChange(Cells &Text, Place Object,
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
  const auto Insert = [&](int64_t At) {
    if (Text.Elements.size() + Units.size() > MaxElements ||
        !hold(Text.Elements.size() + Units.size()))
      return void(stop());
    Text.Elements.insert(Text.Elements.begin() + At, Units.begin(),
                         Units.end());
    Text.IsWritten = true;
  };
  if (llvm::is_contained({"push_back", "append", "Append", "AppendChar", "push",
                          "emplace_back", "pushBack", "appendChar"},
                         Name)) {
    if (Known(Units, Arguments))
      append(Text, Units);
    return Self();
  }
  if (Name == "prepend" || Name == "Prepend" || Name == "push_front") {
    if (Known(Units, Arguments))
      Insert(0);
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
                            ? sum(Size, Count.Offset, -1)
                            : Count.Offset;
    if (New < 0 || New > static_cast<int64_t>(MaxElements))
      return stop();
    if (New > Size && !hold(New - Size))
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
    Insert(At.Offset);
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
    erase(Text, At.Offset, Count.Offset);
    return Self();
  }
  if ((Name != "replace" && Name != "Replace") || Arguments.size() < 2)
    return std::nullopt;
  const Value First = eval(Arguments[0]);
  if (First.isNumber() && isCount(Arguments[0]->getType())) {
    // (position, size, text).
    const Value Count = eval(Arguments[1]);
    if (Arguments.size() < 3 || !Count.isNumber() || First.Offset < 0 ||
        !Known(Units, Arguments.drop_front(2)) ||
        First.Offset > static_cast<int64_t>(Text.Elements.size()))
      return stop();
    erase(Text, First.Offset, Count.Offset);
    Insert(First.Offset);
    return Self();
  }
  std::vector<Value> Sought;
  if (!textOf(First, Sought) || Sought.empty() ||
      !Known(Units, Arguments.slice(1, 1)))
    return stop();
  std::vector<Value> Result;
  const auto Size = static_cast<int64_t>(Text.Elements.size());
  spend(Text.Elements.size() * (Sought.size() + Units.size()));
  if (!step())
    return stop();
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

} // namespace clang::tidy::uri
