//===--- Replacement.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls that replace a text in another one.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_CALLS_REPLACEMENT_H
#define URI_TIDY_EVAL_CALLS_REPLACEMENT_H

#include "eval/Evaluator.h"

namespace clang::tidy::uri {

/// A call that replaces a text in another one.
class Replacement : EvaluatorPart {
public:
  Replacement(Evaluator &In, const CallExpr &Call)
      : EvaluatorPart(In), Call(Call) {}

  /// The result if it calls a method of a text.
  Content evalMethod();
  /// The result if a run of the function that it calls has shown that it
  /// replaces.
  std::optional<Content> evalRun();

  /// \p Before with \p New in place of each \p Old; null if that is not known.
  TextRef replaced(TextRef Before, llvm::StringRef Old, TextRef New);
  /// The same for each \p Sought, if that is a constant.
  TextRef replaced(TextRef Before, TextRef Sought, TextRef New);
  /// \p Before with \p New, a constant, in place of the characters that
  /// \p Pattern matches; null if that is no regular expression of single
  /// characters.
  TextRef cleaned(TextRef Before, const Expr *Pattern, TextRef New);
  /// \p Before without the characters that the argument \p Sought names: one,
  /// or those of a regular expression; null if it names other text.
  TextRef without(TextRef Before, const Expr *Sought);

private:
  /// What \p Before becomes if it is not known what is replaced, or where.
  TextRef partlyReplaced(TextRef Before, TextRef New);
  /// What it becomes if \p By replaces \p Old, the escape of another character.
  TextRef withoutEscape(TextRef Before, llvm::StringRef Old,
                        llvm::StringRef By);
  /// What it becomes if \p By, an escape, replaces its character \p Old: one
  /// step of an encoder.
  TextRef withEscape(TextRef Before, llvm::StringRef Old);
  /// \p T with \p By in place of each \p Placeholder in its literals.
  TextRef filledIn(TextRef T, llvm::StringRef Placeholder, TextRef By,
                   bool &IsFound);

  const CallExpr &Call;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_CALLS_REPLACEMENT_H
