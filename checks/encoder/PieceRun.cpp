//===--- PieceRun.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "encoder/PieceRun.h"

namespace clang::tidy::uri {

void PieceRun::place(const Read &Of, Value V) {
  CellRef = &Program.variable(V);
  // Functions and lambdas in the piece refer to the variable, too.
  if (const ValueDecl *Variable = Of.variable())
    Program.give(*Variable, *CellRef);
  for (const Expr *E : Of.Where)
    Program.give(*E, *CellRef);
}

void PieceRun::give(const Read &Text, llvm::ArrayRef<int64_t> Units) {
  Program.startPiece(ValueOf);
  Value V = inputFor(Program, Text.type(), Text.Input, Units);
  IsPointer = Text.type()->isPointerType();
  // Null if the type, such as one with errors, has no objects.
  Cells *Held = V.Target && V.Target->Kind == Cells::Variable
                    ? V.Target->Elements.front().Target
                    : V.Target;
  place(Text, Held && Text.type()->isArrayType() ? Value::object(Held) : V);
  Object = Held ? Held : CellRef;
  if (Length)
    Program.give(*Length, Program.variable(Value::number(
                              static_cast<int64_t>(Units.size()))));
}

void PieceRun::give(const Read &Character, int64_t Unit) {
  Program.startPiece(ValueOf);
  IsPointer = false;
  place(Character,
        Value::number(Character.Input.Unit.wrap(Unit), /*FromInput=*/true));
  Object = CellRef;
}

std::optional<Units> PieceRun::left() const {
  if (Object->IsLost || CellRef->IsLost)
    return std::nullopt;
  std::vector<Value> Text;
  const Value Whole = Object->Kind == Cells::Text ? Value::object(Object)
                                                  : Value::pointer(Object);
  if (!Program.textOf(Whole, Text))
    return std::nullopt;
  // An unknown character in a buffer does not end the text.
  if (Object->Kind == Cells::Array && Text.size() < Object->Elements.size() &&
      !Object->Elements[Text.size()].isNumber())
    return std::nullopt;
  Units Result;
  for (const Value &Unit : Text) {
    if (!Unit.isNumber())
      return std::nullopt;
    Result.push_back(Unit.Offset);
  }
  return Result;
}

} // namespace clang::tidy::uri
