//===--- Choices.cpp - uri-tidy -------------------------------------------===//
//---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conditions that something else than the input decides.
//
//===----------------------------------------------------------------------===//

#include "ast/Constants.h"
#include "ast/FindStmt.h"
#include "interpreter/Interpreter.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Enough to fill a table for every byte.
static constexpr unsigned MaxChoicesMade = 512;

const void *Interpreter::subjectOf(const Expr *E) {
  const auto [Entry, IsNew] = Subjects.try_emplace(E, E);
  if (!IsNew)
    return Entry->second;
  const auto *Append =
      llvm::cast_or_null<CallExpr>(findStmt(E, [this](const Stmt &S) {
        const auto *Call = llvm::dyn_cast<CallExpr>(&S);
        const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
        return Callee && isAppender(*Callee);
      }));
  if (Append)
    Entry->second = Append->getDirectCallee()->getCanonicalDecl();
  return Entry->second;
}

std::optional<bool> Interpreter::condition(const Expr *E) {
  const Value V = eval(E);
  if (Stopped)
    return std::nullopt;
  if (const auto Known = truth(V))
    return Known;
  if (V.Kind == Value::Test && Assumed)
    return assume(V);
  if (V.FromInput) {
    stop();
    return std::nullopt;
  }
  return decide(subjectOf(E));
}

std::optional<bool> Interpreter::decide(const void *Subject) {
  const auto *Chosen = llvm::find_if(
      Choices, [&](const auto &Choice) { return Choice.first == Subject; });
  if (Chosen != Choices.end()) {
    // After so many choices, this is a loop that does not end because of the
    // choice.
    if (++ChoicesMade > MaxChoicesMade) {
      stop();
      return std::nullopt;
    }
    return Chosen->second;
  }
  Undecided = Subject;
  stop();
  return std::nullopt;
}

std::optional<const SwitchCase *>
Interpreter::chooseCase(const SwitchStmt &Switch) {
  const Value V = eval(Switch.getCond());
  if (Stopped || (!V.isNumber() && (!V.isOpaque() || V.FromInput))) {
    stop();
    return std::nullopt;
  }
  const SwitchCase *Chosen = nullptr;
  for (const SwitchCase *Case = Switch.getSwitchCaseList(); Case;
       Case = Case->getNextSwitchCase()) {
    const auto *Labelled = llvm::dyn_cast<CaseStmt>(Case);
    if (!Labelled) {
      if (!Chosen)
        Chosen = Case;
      continue;
    }
    const auto Low = constantOf(*Labelled->getLHS(), Context);
    if (!Low) {
      stop();
      return std::nullopt;
    }
    auto High = Low;
    if (Labelled->getRHS())
      High = constantOf(*Labelled->getRHS(), Context);
    if (V.isOpaque()) {
      const auto IsTaken = decide(Case);
      if (!IsTaken)
        return std::nullopt;
      if (*IsTaken)
        return Case;
    } else if (High && V.Offset >= numberOf(*Low) &&
               V.Offset <= numberOf(*High)) {
      Chosen = Case;
    }
    if (!step())
      return std::nullopt;
  }
  return Chosen;
}

Value Interpreter::chooseIndex(const ArraySubscriptExpr &Subscript,
                               const Value &Base) {
  static constexpr int64_t MaxTables = 4;
  const auto Size = static_cast<int64_t>(Base.Target->Elements.size());
  if (Base.Offset != 0 || Size == 0 || Size > MaxTables)
    return stop();
  for (int64_t I = 0; I + 1 < Size; ++I) {
    // Every index is a subject of its own.
    const auto IsTaken = decide(reinterpret_cast<const char *>(&Subscript) + I);
    if (!IsTaken)
      return stop();
    if (*IsTaken)
      return Value::number(I);
  }
  return Value::number(Size - 1);
}

} // namespace clang::tidy::uri
