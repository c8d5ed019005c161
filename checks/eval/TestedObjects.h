//===--- TestedObjects.h - uri-tidy -----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What conditions say of one of several objects that a place represents, such
/// as an element of a list.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_TESTEDOBJECTS_H
#define URI_TIDY_EVAL_TESTEDOBJECTS_H

#include "places/Environment.h"

namespace clang {
class ASTContext;
class Expr;
class UnaryOperator;
class VarDecl;
} // namespace clang

namespace clang::tidy::uri {

/// The step that \p Character, of a text, takes behind the character: of `*p++`
/// and of `s[i++]`. Null if it takes none.
const UnaryOperator *stepIn(const Expr &Character);

/// The single objects that the conditions of a function test. The same
/// expression refers to the same object as long as its variables do not change.
class TestedObjects {
public:
  TestedObjects(const ASTContext &AST, PlaceTable &Places, Environment &State)
      : AST(AST), Places(Places), State(State) {}

  /// Places for the objects at \p Where, to which the glvalue \p Of refers, for
  /// what a condition says of them; empty if each is a place of its own
  /// already, or if something other than variables decides which they are.
  llvm::SmallVector<const Place *, 2> readingsBy(const Expr *Of,
                                                 const AddressSet &Where);
  /// A place for the text at \p Among of which \p Of reads one character, for
  /// what a condition says of that; null if something other than variables
  /// decides which one it is.
  const Place *characterBy(const Expr &Of, const Place &Among);
  /// The place for it if a condition has said something, else \p Among.
  const Place *characterOf(const Place *Among, const Expr &By) const;
  /// \p Where, to which \p By refers, with those of which a condition has said
  /// something.
  AddressSet in(const AddressSet &Where, const Expr *By) const;
  /// \p Of, which may be a variable, is about to change.
  void noteChange(const Expr *Of);
  bool isEmpty() const { return All.empty(); }
  /// Forgets what conditions have said of objects that \p Changed leads to, or
  /// of all if it is null.
  void forget(const VarDecl *Changed = nullptr);

private:
  struct Object {
    const Expr *Of;
    const Place *Reading;
    /// The text of which one character is read.
    bool IsCharacter;
    /// They decide which object it is.
    llvm::SmallVector<const VarDecl *, 2> Variables;
  };

  const Place *readingBy(const Expr &Of, const Place &Among,
                         bool IsCharacter = false);
  const Object *find(const Expr &Of, const Place &Among,
                     bool IsCharacter) const;

  const ASTContext &AST;
  PlaceTable &Places;
  Environment &State;
  llvm::SmallVector<Object, 0> All;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_TESTEDOBJECTS_H
