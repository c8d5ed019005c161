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
#include "interpreter/PriorValue.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <map>

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

/// Whether evaluating \p E does nothing but find a place.
bool isPure(const Expr &E);

/// Whether both are the same text, if nothing changes between them.
bool areSame(const Expr &A, const Expr &B, const ASTContext &Context);

/// The texts and, unless \p OnlyTexts, characters that \p Code reads. Constants
/// are not listed.
llvm::SmallVector<Read, 4> readsIn(const Stmt &Code, const Interpreter &Program,
                                   const ASTContext &Context, bool OnlyTexts);

/// Whether local variables and parameters change.
class Changes {
public:
  /// Whether something in the function of \p D, other than the loop \p Except,
  /// may change what \p D holds.
  bool areTo(const ValueDecl &D, const Stmt *Except = nullptr);
  /// The same between the first of the statements that change another variable
  /// and \p Code.
  bool areTo(const ValueDecl &D, const PriorValue &Since, const Stmt &Code);
  /// What gives \p Var the value that it has before \p Code, and depends on
  /// nothing else that changes. What only \p Code changes, if that is a loop,
  /// counts as unchanged.
  const PriorValue &valueOf(const VarDecl &Var, const Stmt &Code);

private:
  /// The statements of a function are numbered in their order.
  struct OfFunction {
    /// Those that change an entity.
    llvm::DenseMap<const ValueDecl *, llvm::SmallVector<unsigned, 2>> Where;
    /// The first and the last one in each loop, each block, and each statement
    /// of a block.
    llvm::DenseMap<const Stmt *, std::pair<unsigned, unsigned>> Ranges;
    llvm::DenseMap<const VarDecl *, const CompoundStmt *> Blocks;
    /// Variables, and a call that is given each.
    llvm::DenseMap<const VarDecl *, const CallExpr *> GivenTo;
    bool IsTooLong = false;
  };
  static OfFunction in(const Stmt &Body);
  /// The changes in the function of \p D; null if others can change it.
  const OfFunction *around(const ValueDecl &D);
  PriorValue computeValueOf(const VarDecl &Var, const Stmt &Code);
  /// The initializer of \p Var if nothing that it depends on changes.
  const Expr *initOf(const VarDecl &Var, const Stmt &Code);
  /// The call to which \p Var is given, if nothing else changes it.
  const CallExpr *fillerOf(const VarDecl &Var);
  /// Whether something that \p Value, that of \p Var, depends on may change.
  bool dependsOnChanges(const Expr &Value, const VarDecl &Var,
                        const Stmt &Code);
  /// Adds the statements that change \p Var before \p Code, if no other ones
  /// can.
  void addChanges(PriorValue &To, const VarDecl &Var, const Stmt &Code);

  llvm::DenseMap<const FunctionDecl *, OfFunction> Known;
  std::map<std::pair<const VarDecl *, const Stmt *>, PriorValue> Values;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_PIECES_H
