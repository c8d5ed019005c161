//===--- AnalysisBudget.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The budget for the analysis of a translation unit, and the parts that were
/// cut.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_ANALYSISBUDGET_H
#define URI_TIDY_AST_ANALYSISBUDGET_H

#include "clang/AST/Decl.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <utility>

namespace clang::tidy::uri {

/// Why the analysis of a function was cut short.
enum class CutReason : unsigned char {
  /// Its analysis takes too many steps.
  Steps,
  /// The analysis of the unit has taken too many: only the first function is
  /// noted.
  UnitSteps,
  /// It builds more strings, or longer ones, than its callers receive.
  Summary,
  /// Running it as an encoder takes too many steps.
  Run
};

/// The steps that a translation unit has left; each function also has a smaller
/// budget of its own.
class AnalysisBudget {
public:
  /// Consumes \p Work steps. Returns false once the budget is exhausted.
  bool spend(size_t Work) {
    Left -= std::min(Left, Work);
    return Left > 0;
  }
  bool isSpent() const { return Left == 0; }

  /// The same for the steps of running functions. Returns how many are left, at
  /// most \p Wanted.
  unsigned reserveRun(unsigned Wanted) const {
    return static_cast<unsigned>(std::min<size_t>(RunLeft, Wanted));
  }
  void spendRun(unsigned Work) { RunLeft -= std::min<size_t>(RunLeft, Work); }

  void note(const NamedDecl &Function, CutReason Why) {
    if (Why == CutReason::UnitSteps && std::exchange(IsUnitNoted, true))
      return;
    const std::pair<const NamedDecl *, CutReason> Cut(&Function, Why);
    if (!llvm::is_contained(Cuts, Cut))
      Cuts.push_back(Cut);
  }
  llvm::ArrayRef<std::pair<const NamedDecl *, CutReason>> cuts() const {
    return Cuts;
  }

private:
  size_t Left = 32'000'000, RunLeft = 48'000'000;
  bool IsUnitNoted = false;
  llvm::SmallVector<std::pair<const NamedDecl *, CutReason>, 1> Cuts;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_ANALYSISBUDGET_H
