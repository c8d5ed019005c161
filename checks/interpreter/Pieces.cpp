//===--- Pieces.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Running a piece of a function.
//
//===----------------------------------------------------------------------===//

#include "interpreter/Interpreter.h"

namespace clang::tidy::uri {

void Interpreter::startPiece(
    llvm::function_ref<bool(const VarDecl &)> HasInit) {
  start();
  Frames.emplace_back();
  HasItsInit = HasInit;
}

void Interpreter::give(const ValueDecl &D, Cells &Where) {
  Frames.front().Places[&D] = {&Where, 0};
}

void Interpreter::give(const Expr &E, Cells &Where) {
  Given[E.IgnoreParens()] = {&Where, 0};
}

std::optional<Value> Interpreter::evaluate(const Expr &E) {
  const Value Result = eval(&E);
  return Stopped ? std::nullopt : std::optional(Result);
}

std::optional<Value>
Interpreter::defaultFunction(const ParmVarDecl &Parameter) {
  const QualType Type = Parameter.getType().getNonReferenceType();
  if (Stopped || (!Type->isFunctionPointerType() && !Type->isRecordType()) ||
      isTextClass(Type) || !Parameter.hasDefaultArg() ||
      Parameter.hasUnparsedDefaultArg() ||
      Parameter.hasUninstantiatedDefaultArg())
    return std::nullopt;
  Value Result;
  if (!attempt([&] { Result = eval(Parameter.getDefaultArg()); }) ||
      !functionOf(Result))
    return std::nullopt;
  return Result;
}

Interpreter::Ending Interpreter::executeLoop(const Stmt &Loop) {
  switch (exec(&Loop)) {
  case Flow::Next:
    return EndedByBreak ? Ending::Left : Ending::Next;
  case Flow::Break:
  case Flow::Continue:
  case Flow::Return:
  case Flow::Goto:
    return Ending::Left;
  case Flow::Stop:
    break;
  }
  return HasLeft ? Ending::Left : Ending::Unknown;
}

} // namespace clang::tidy::uri
