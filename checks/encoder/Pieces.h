//===--- Pieces.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The texts and characters that a piece of a function reads.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_PIECES_H
#define URI_TIDY_ENCODER_PIECES_H

#include "encoder/Run.h"
#include "llvm/ADT/SmallVector.h"

namespace clang::tidy::uri {

/// A text or a character that a piece of code reads: a glvalue without side
/// effects.
struct Read {
  /// Everywhere in the piece; the first one in the code first.
  llvm::SmallVector<const Expr *, 2> Where;
  /// How it is given.
  EncoderInput Input;

  const Expr &first() const { return *Where.front(); }
  QualType type() const { return first().getType(); }
  /// The variable, or null.
  const ValueDecl *variable() const;
};

/// The variable or parameter that \p E, such as `p->name`, is found in; null if
/// there is none.
const ValueDecl *rootOf(const Expr &E);

/// Whether \p Call, of a method or an operator, only gives a part of its
/// object, or a reference to it.
bool onlyReads(const CallExpr &Call);

/// Whether evaluating \p E does nothing but find a place.
bool isPure(const Expr &E);

/// Whether both are the same text, if nothing changes between them.
bool areSame(const Expr &A, const Expr &B, const ASTContext &Context);

/// The texts and, unless \p OnlyTexts, characters that \p Code reads. Constants
/// are not listed.
llvm::SmallVector<Read, 4> readsIn(const Stmt &Code, const Interpreter &Program,
                                   const ASTContext &Context, bool OnlyTexts);

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_PIECES_H
