//===--- UnknownCall.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls of functions of which only the declaration is known.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_CALLS_UNKNOWNCALL_H
#define URI_TIDY_EVAL_CALLS_UNKNOWNCALL_H

#include "eval/Evaluator.h"

namespace clang::tidy::uri {

/// A call of a function of which only the declaration is known, or nothing.
class UnknownCall : EvaluatorPart {
public:
  /// \p Callee may be null, and so may \p Self, the object whose method is
  /// called, which is at \p Object.
  UnknownCall(Evaluator &In, const Expr &Call, const FunctionDecl *Callee,
              llvm::ArrayRef<Given> Arguments, const Expr *Self = nullptr,
              const AddressSet &Object = {})
      : EvaluatorPart(In), Call(Call), Callee(Callee), Arguments(Arguments),
        Self(Self), Object(Object), Name(In.calledName(Call, Callee)) {}

  /// Uses the arguments, unless another use is known as \p Default, and writes
  /// to what the function may change.
  Content eval(const Usage &Default);
  /// Whether the function gets numbers or texts, and no byte in them needs
  /// encoding.
  bool getsOnlySafe() const;

private:
  /// Notes which texts the result may depend on.
  void noteSources();
  /// Whether the function gets a function or an object that was made with one:
  /// it may give what that function gives.
  bool getsCode() const;
  /// Records that it may write to its arguments.
  void fillArguments(bool IsSearched);
  /// Restricts the texts that it has stored, if it is like scanf(), to what its
  /// format lets through: `%[a-z]`.
  void narrowScanned();

  const Expr &Call;
  const FunctionDecl *const Callee;
  const llvm::ArrayRef<Given> Arguments;
  const Expr *const Self;
  const AddressSet Object;
  const std::string Name;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_CALLS_UNKNOWNCALL_H
