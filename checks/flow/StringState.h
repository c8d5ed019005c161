//===--- StringState.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the strings of a function hold at one point of it.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_FLOW_STRINGSTATE_H
#define URI_TIDY_FLOW_STRINGSTATE_H

#include "model/Recognition.h"
#include "model/Template.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/MapVector.h"
#include <memory>
#include <vector>

namespace clang::tidy::uri {

/// A string that the program builds, and what it does with it.
struct BuiltString {
  Template Content;
  Usage Use;
  /// How many calls down it is built, of the arguments of a call.
  unsigned Depth = 0;
  /// The text that this is a reading of; null if it is not one.
  const void *Whole = nullptr;
};

/// The strings of local variables, and of fields and globals that the function
/// itself writes.
class StringState {
public:
  /// The content of \p Var, read by the program; null if it is not known.
  const Template *read(const ValueDecl *Var);
  /// Replaces the content; what nothing has read goes to \p Out.
  void assign(const ValueDecl *Var, Template Content,
              std::vector<BuiltString> &Out);
  /// Appends to the content. What came before is unknown if there is none.
  void append(const ValueDecl *Var, const Template &Content);
  /// What \p Var holds, if it is one value, needs no encoding.
  void markValidated(const ValueDecl *Var);
  /// Whether that has been said of \p Var, and holds.
  bool isValidated(const ValueDecl *Var) const;
  /// \p Var may hold anything now.
  void forget(const ValueDecl *Var, std::vector<BuiltString> &Out);
  /// Whether further writes to \p Var go behind what it holds: a pointer that
  /// the program moves along its buffer.
  void makeCursor(const ValueDecl *Var);
  bool isCursor(const ValueDecl *Var) const;
  /// The content of \p Var, read by nobody; null if it is not known.
  const Template *contentOf(const ValueDecl *Var) const;

  /// How many variables are known.
  size_t size() const { return Vars.size(); }
  /// The state where this and \p Other meet.
  void join(const StringState &Other, std::vector<BuiltString> &Out);
  /// Gives all that nothing has read to \p Out.
  void finish(std::vector<BuiltString> &Out) const;

private:
  struct Tracked {
    Template Content;
    bool WasRead = false;
    bool IsCursor = false;
    /// Nothing is known except that a condition validated it.
    bool IsValidated = false;
  };
  static void submit(const ValueDecl *Var, const Tracked &T,
                     std::vector<BuiltString> &Out);
  static std::shared_ptr<Tracked> meet(const ValueDecl *Var,
                                       const std::shared_ptr<Tracked> &A,
                                       const std::shared_ptr<Tracked> &B,
                                       std::vector<BuiltString> &Out);
  Tracked &writable(const ValueDecl *Var);

  /// Shared between the states of different blocks until written.
  llvm::MapVector<const ValueDecl *, std::shared_ptr<Tracked>> Vars;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_FLOW_STRINGSTATE_H
