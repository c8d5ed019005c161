//===--- Given.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a call is given, evaluated once.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_CALLS_GIVEN_H
#define URI_TIDY_EVAL_CALLS_GIVEN_H

#include "places/Environment.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/SmallVector.h"

namespace clang::tidy::uri {

/// An argument of a call.
struct Given {
  const Expr *E;
  /// Null if it is one of a variable number.
  const ParmVarDecl *Parameter;
  Content Value;
  /// The object that it is, refers to or points to.
  AddressSet Where;
  /// Null if it is an object without a text of its own.
  TextRef Text;
  /// Whether it is a format, which the function is evaluated for.
  bool IsFormat = false;
};

/// What a path from an argument leads to: objects, or a value that is in no
/// object.
struct Spot {
  AddressSet Where;
  Content Value;
  bool IsValue = false;
};

/// An argument that a format is filled with.
struct Filling {
  TextRef Text;
  /// Null if it is an argument of the caller.
  const Expr *E;
  QualType Type;
  /// By which the format may refer to it.
  std::string Name;
};
using Fillings = llvm::SmallVector<Filling, 4>;

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_CALLS_GIVEN_H
