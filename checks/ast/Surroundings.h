//===--- Surroundings.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the code around a value says of an edit that puts a call around it.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_SURROUNDINGS_H
#define URI_TIDY_AST_SURROUNDINGS_H

#include "knowledge/NameMeanings.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace clang::tidy::uri {

/// Whether an object of \p Type only refers to text: a pointer, a view, an
/// expression such as QStringBuilder.
bool onlyRefersToText(QualType Type);

/// A function with those around it, or another declaration.
class Surroundings {
public:
  Surroundings(const Decl &In, const NameMeanings &Names);

  /// Whether \p Name, that of something outside of namespaces, means something
  /// else here; or it was that of a macro.
  bool hides(const IdentifierInfo &Name) const;
  /// Whether \p Value is a part of what a variable begins with that only refers
  /// to it, such as a view: a call in its place would be gone too early.
  bool mayDangle(const Expr &Value) const;
  /// Whether the code counts the characters of \p Value, looks for it in text,
  /// or pads what it writes: it may rely on the value as it is.
  bool measures(const Expr &Value) const;
  /// Whether \p Function, called here, may call this code again.
  bool isCalledBy(const FunctionDecl &Function) const;

private:
  void readStmt(const Stmt &S, const NameMeanings &Names);
  void readCall(const CallExpr &Call, const NameMeanings &Names);
  void measure(const Expr &Value);

  const Decl &In;
  llvm::DenseSet<const IdentifierInfo *> Declared;
  /// The initializers of variables that only refer to text.
  llvm::SmallVector<const Expr *, 2> Referring;
  /// The variables and fields whose text is measured.
  llvm::DenseSet<const Decl *> Measured;
  /// Calls that only compare a length with a number.
  llvm::DenseSet<const Expr *> Limits;
  bool HasWidths = false;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_SURROUNDINGS_H
