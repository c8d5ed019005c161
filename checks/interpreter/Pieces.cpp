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

#include "ast/TextTypes.h"
#include "interpreter/Interpreter.h"

namespace clang::tidy::uri {

void Interpreter::startPiece(
    llvm::function_ref<const PriorValue &(const VarDecl &)> Known) {
  start();
  Frames.emplace_back();
  ValueOf = Known;
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

void Interpreter::runChanges(const PriorValue &Of) {
  const SourceManager &Sources = Context.getSourceManager();
  for (const Stmt *Change : Of.Changes) {
    // While one is run, the later ones have not happened.
    if (RunsBefore && Change != RunsBefore &&
        !Sources.isBeforeInTranslationUnit(Change->getBeginLoc(),
                                           RunsBefore->getBeginLoc()))
      return void(stop());
    if (!RunBefore.insert(Change).second)
      continue;
    const Stmt *Outer = std::exchange(RunsBefore, Change);
    const Flow Result = exec(Change);
    RunsBefore = Outer;
    if (Result == Flow::Stop)
      return;
    if (Result != Flow::Next)
      return void(leave());
  }
}

/// The default argument of \p Parameter; null if there is none that can be
/// evaluated.
static const Expr *defaultOf(const ParmVarDecl &Parameter) {
  return Parameter.hasDefaultArg() && !Parameter.hasUnparsedDefaultArg() &&
                 !Parameter.hasUninstantiatedDefaultArg()
             ? Parameter.getDefaultArg()
             : nullptr;
}

std::optional<Value>
Interpreter::defaultArgument(const ParmVarDecl &Parameter) {
  const QualType Type = Parameter.getType().getNonReferenceType();
  const Expr *Default = defaultOf(Parameter);
  if (Stopped || !Default || isTextType(Type) ||
      (!Type->isPointerType() && !Type->isRecordType()))
    return std::nullopt;
  if (const VarDecl *Table = constantTable(*Default))
    return referenceTo(*Table);
  Value Result;
  if (!attempt([&] { Result = eval(Default); }) || !functionOf(Result))
    return std::nullopt;
  return Parameter.getType()->isReferenceType()
             ? Value::pointer(&variable(Result))
             : Result;
}

std::optional<Value> Interpreter::defaultText(const ParmVarDecl &Parameter) {
  const Expr *Default = defaultOf(Parameter);
  Value Result;
  std::vector<Value> Units;
  if (Stopped || !Default || !attempt([&] { Result = eval(Default); }) ||
      !textOf(Result, Units))
    return std::nullopt;
  return Parameter.getType()->isReferenceType()
             ? Value::pointer(&variable(Result))
             : Result;
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
