//===--- ProgramAnswers.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a translation unit asks the other units of its program, and what it
/// answers them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_PROGRAMANSWERS_H
#define URI_TIDY_EVAL_PROGRAMANSWERS_H

#include "LLVMSupportCompat.h"
#include "model/ProgramFacts.h"
#include "text/TextNode.h"
#include "text/TextValue.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

class UnitTexts;

/// The arguments of the calls of some functions, with or without a body.
class WatchedCalls {
public:
  void add(const FunctionDecl &Function) {
    Given.try_emplace(Function.getCanonicalDecl());
  }
  bool contains(const FunctionDecl &Function) const {
    return compat::contains(Given, Function.getCanonicalDecl());
  }
  auto functions() const { return llvm::make_first_range(Given); }
  /// Notes that a call passes \p Text, which is null if it is not text, as
  /// argument \p Index of \p Callee.
  void note(const FunctionDecl &Callee, unsigned Index, const Expr &Argument,
            TextRef Text) {
    if (!Given.empty())
      noteWatched(Callee, Index, Argument, Text);
  }
  /// Whether \p Argument was seen.
  bool hasSeen(const Expr &Argument) const { return Seen.contains(&Argument); }
  /// The texts of argument \p Index of \p Function.
  llvm::ArrayRef<TextRef> given(const FunctionDecl &Function,
                                unsigned Index) const;

private:
  void noteWatched(const FunctionDecl &Callee, unsigned Index,
                   const Expr &Argument, TextRef Text);

  llvm::DenseMap<const FunctionDecl *,
                 llvm::SmallVector<std::vector<TextRef>, 2>>
      Given;
  llvm::DenseSet<const Expr *> Seen;
};

/// The question that decides what \p V can hold; without a key if no other unit
/// can say.
ProgramQuestion questionAbout(const TextValue &V, UnitTexts &Unit);

/// \p T, which \p Unit builds, as an answer. What it depends on is asked, too.
ProgramAnswer answerOf(TextRef T, UnitTexts &Unit);

/// Answers the questions of ProgramFacts for \p Unit.
void answerProgram(UnitTexts &Unit);

/// What the calls in the whole program pass as \p Param; null if that is not
/// known.
const ProgramAnswer *knownOfCalls(const ParmVarDecl &Param);
/// What the whole program stores in \p Stored; null if that is not known.
const ProgramAnswer *knownOfStored(const ValueDecl &Stored);

/// \p V, with what \p Known says.
TextValue restricted(TextValue V, const ProgramAnswer &Known);

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_PROGRAMANSWERS_H
