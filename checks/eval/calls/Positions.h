//===--- Positions.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Positions in texts that searches have found.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_CALLS_POSITIONS_H
#define URI_TIDY_EVAL_CALLS_POSITIONS_H

#include "eval/Evaluator.h"

namespace clang::tidy::uri {

/// The positions that a call of a method of a text is given.
class Positions : EvaluatorPart {
public:
  Positions(Evaluator &In, const CXXMemberCallExpr &Call)
      : EvaluatorPart(In), Call(Call) {}

  /// The constant of which the first argument is the position, and the second
  /// one the length; empty if that is not known.
  std::string foundAt(bool &IsRepeated);
  /// \p T before and after \p Position, a number or the result of a search.
  std::optional<std::pair<TextRef, TextRef>> dividedAt(TextRef T,
                                                       const Expr *Position);
  /// Inserts \p Added where the first argument says.
  void insert(const AddressSet &Where, TextRef Added);

private:
  /// The constant that the search in the call or before it looked for that gave
  /// \p Position; empty if it is not known.
  std::string soughtFor(const Expr *Position, bool &IsRepeated);

  const CXXMemberCallExpr &Call;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_CALLS_POSITIONS_H
