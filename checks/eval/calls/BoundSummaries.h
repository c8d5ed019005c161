//===--- BoundSummaries.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions whose effect depends on a constant that they are given, such as a
/// format.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_CALLS_BOUNDSUMMARIES_H
#define URI_TIDY_EVAL_CALLS_BOUNDSUMMARIES_H

#include "eval/TextSummary.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <map>
#include <memory>

namespace clang::tidy::uri {

class UnitTexts;

/// What a call gives a function that is evaluated for such calls alone.
struct BoundCall {
  /// Parameters that are constants there, functions, or other names of an
  /// object.
  llvm::SmallVector<std::pair<const ParmVarDecl *, Content>, 2> Constants;
  /// They take the place of the arguments of a variable number.
  llvm::SmallVector<const ParmVarDecl *, 4> Rest;
};

/// The summaries of functions for given constants.
class BoundSummaries {
public:
  explicit BoundSummaries(UnitTexts &Unit) : Unit(Unit) {}

  /// The effect of \p Definition if it is called like \p Call. Null if this is
  /// being evaluated, or if it has been evaluated too often.
  const TextSummary *summaryOf(const FunctionDecl &Definition,
                               const BoundCall &Call);
  /// The constant that \p Param is in the function that is being evaluated, if
  /// it is one.
  std::optional<Content> constantOf(const ParmVarDecl &Param) const {
    const auto Found = Constants.find(&Param);
    return Found == Constants.end() ? std::nullopt
                                    : std::optional(Found->second);
  }
  /// A parameter of \p Type in place of argument \p Number of those that
  /// \p Definition has no parameters for.
  const ParmVarDecl &standIn(const FunctionDecl &Definition, unsigned Number,
                             QualType Type);
  void restart() {
    Known.clear();
    Evaluated.clear();
  }

private:
  UnitTexts &Unit;
  llvm::DenseMap<const ParmVarDecl *, Content> Constants;
  std::map<std::vector<const void *>, std::unique_ptr<TextSummary>> Known;
  /// How often each function has been evaluated.
  llvm::DenseMap<const FunctionDecl *, unsigned> Evaluated;
  /// How many of them are being evaluated.
  unsigned Depth = 0;
  std::map<std::tuple<const FunctionDecl *, unsigned, const void *>,
           const ParmVarDecl *>
      StandIns;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_CALLS_BOUNDSUMMARIES_H
