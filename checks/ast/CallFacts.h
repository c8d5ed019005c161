//===--- CallFacts.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The facts that apply to a single call.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_CALLFACTS_H
#define URI_TIDY_AST_CALLFACTS_H

#include "ast/TextTypes.h"
#include "knowledge/CatalogueBuilder.h"
#include "knowledge/Flow.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <memory>
#include <utility>
#include <vector>

namespace clang::tidy::uri {

struct CallSite;
class FlowResolver;

/// The facts about the functions that one translation unit calls: the built-in
/// ones, the user's, and those in attributes.
class CallFacts {
public:
  /// Adds a finished catalogue, whose facts replace the existing ones about the
  /// same functions.
  void add(std::unique_ptr<const catalogue::CatalogueBuilder> User) {
    Types.add(*User);
    Users.push_back(std::move(User));
  }

  const TextTypes &types() const { return Types; }

  /// The facts that apply to \p Call, a CallExpr or CXXConstructExpr; none for
  /// other expressions. They are looked up only once.
  llvm::ArrayRef<ApiFact> of(const Expr &Call) const;

  /// The facts that apply to a call of \p Callee with \p Args through a value.
  llvm::SmallVector<ApiFact, 1> of(const FunctionDecl &Callee,
                                   llvm::ArrayRef<const Expr *> Args) const {
    return lookUp(Callee, Args);
  }

  /// The flows of \p Call, a CallExpr or CXXConstructExpr. They are looked up
  /// only once.
  const CallFlows &flowsOf(const Expr &Call) const;

  /// The expression that \p Root of a FlowPath is in \p Call: an argument or
  /// the object of a method; null for the result and a constructed object. An
  /// object can be a pointer, behind `->`.
  static const Expr *rootOf(const Expr &Call, signed char Root);

  /// Whether \p E is a call of an encoder that a fact describes, not just of a
  /// function with such a name.
  bool isEncoder(const Expr *E) const;

  /// Whether calls of \p Callee may have a fact with \p Role. This is fast.
  bool mayHave(const FunctionDecl &Callee, ApiRole Role) const;

  /// An error in one of the attributes seen so far.
  struct BadAttribute {
    SourceLocation Loc;
    std::string Message;
  };
  llvm::ArrayRef<BadAttribute> badAttributes() const { return Bad; }

private:
  using Facts = llvm::SmallVector<ApiFact, 1>;

  Facts lookUp(const Expr &Call) const;
  /// The facts about \p Callee that apply to \p Args. \p Class, if not null, is
  /// the class of the object, which may inherit \p Callee.
  Facts lookUp(const FunctionDecl &Callee, llvm::ArrayRef<const Expr *> Args,
               const CXXRecordDecl *Class = nullptr) const;
  CallFlows lookUpFlows(const Expr &Call) const;
  /// Adds the flows of functions and methods that are described by name.
  /// Returns whether nothing else needs to be looked up.
  bool addFunction(const CallSite &Site, const FlowResolver &Resolver,
                   CallFlows &To) const;
  const catalogue::CatalogueBuilder *
  attributesOf(const FunctionDecl &Callee) const;

  std::vector<std::unique_ptr<const catalogue::CatalogueBuilder>> Users;
  TextTypes Types;
  mutable llvm::DenseMap<const Expr *, std::unique_ptr<const Facts>> Known;
  mutable llvm::DenseMap<const Expr *, std::unique_ptr<const CallFlows>>
      KnownFlows;
  mutable llvm::DenseMap<const FunctionDecl *,
                         std::unique_ptr<const catalogue::CatalogueBuilder>>
      Attributes;
  mutable std::vector<BadAttribute> Bad;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_CALLFACTS_H
