//===--- StoredTexts.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The texts that a translation unit stores in fields and global variables.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_STOREDTEXTS_H
#define URI_TIDY_EVAL_STOREDTEXTS_H

#include "model/ProgramFacts.h"
#include "places/Environment.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace clang::tidy::uri {

class Evaluator;
class UnitTexts;

/// The texts that the functions of a translation unit store in fields and
/// global variables. A field has one text for all objects, and if it is a
/// container, for all its elements.
class StoredTexts {
public:
  explicit StoredTexts(UnitTexts &Unit) : Unit(Unit) {}

  /// Adds what \p End, the end of a function, leaves in fields and globals, or
  /// in \p Only.
  void addAll(Evaluator &End, const ValueDecl *Only = nullptr);
  /// \p T with the stored texts in place of the values that functions find in
  /// fields and globals when they begin. Evaluates the functions that store
  /// them.
  TextRef resolved(TextRef T);
  /// The text with literals that functions store in the field or global that
  /// \p V reads: a format that is filled elsewhere. Null if there is none.
  TextRef formatFor(const TextValue &V);
  /// Whether \p P is a field that only functions of the unit can store,
  /// whatever other functions are given the object.
  bool hasAllStores(const Place &P);
  /// The field or global that \p V is read from, or null.
  const ValueDecl *sourceOf(const TextValue &V) const { return ownerOf(V).D; }
  /// What the functions of the unit store in \p D.
  ProgramAnswer answerFor(const ValueDecl &D);
  /// The functions that may store \p D.
  llvm::ArrayRef<const FunctionDecl *> storing(const ValueDecl &D) {
    buildIndex();
    const auto Found = Stores.find(llvm::cast<ValueDecl>(D.getCanonicalDecl()));
    return Found == Stores.end() ? llvm::ArrayRef<const FunctionDecl *>()
                                 : Found->second;
  }
  /// Forgets what functions store.
  void restart() {
    Known.clear();
    Evaluated.clear();
  }

private:
  /// What is known of a field or a global variable.
  struct Stored {
    /// The join of all texts; null if there is none.
    TextRef Text = nullptr;
    /// A function of which nothing is known may have written to it.
    bool IsFilled = false;
  };

  /// A field or global, or a part of it. A key that a function looks up is not
  /// one of the values, and the first member of a pair is not the second.
  struct Owner {
    /// Greater numbers are those of members, from Member on.
    enum PartTy : unsigned { Whole, Key, Member };
    static constexpr unsigned MaxMembers = 4;

    const ValueDecl *D = nullptr;
    unsigned Part = Whole;

    explicit operator bool() const { return D; }
    friend bool operator==(const Owner &A, const Owner &B) {
      return A.D == B.D && A.Part == B.Part;
    }
    operator std::pair<const ValueDecl *, unsigned>() const {
      return {D, Part};
    }
  };
  /// What was stored in \p Self, in what includes it, and in its members.
  Stored storedBy(const Owner &Self) const;
  /// What \p P is the text of; null if that is no field or global.
  Owner ownerOf(const Place &P) const;
  Owner ownerOf(const TextValue &V) const;
  /// \p T without the alternative that it is what \p Self holds. What is
  /// appended to that is repeated.
  TextRef withoutOwn(TextRef T, const Owner &Self);
  /// Reads all functions of the unit once.
  void buildIndex();
  /// Adds \p Function to those that may store the fields and globals that it
  /// mentions otherwise than to read them.
  void addStores(const FunctionDecl &Function);
  /// \p Function has no body here, and may store in what it is given.
  void addUnknown(const FunctionDecl &Function);
  /// Adds \p Var to the objects whose fields have an initializer.
  void addInitializer(const VarDecl &Var);
  /// Evaluates the functions that may store \p D. Returns false if there are
  /// too many.
  bool evaluateStores(const ValueDecl &D);
  /// Whether no other unit can store text in \p D.
  bool isComplete(const ValueDecl &D) const;
  TextRef valueFor(const TextValue &V);
  /// The text that functions store in \p Self, as \p V reads it; null if it is
  /// not known. Sets \p IsCyclic if they store what it holds.
  TextRef storedIn(const Owner &Self, const TextValue &V, bool &IsCyclic);

  UnitTexts &Unit;
  llvm::DenseMap<std::pair<const ValueDecl *, unsigned>, Stored> Known;
  llvm::DenseMap<const ValueDecl *, llvm::SmallVector<const FunctionDecl *, 2>>
      Stores;
  llvm::DenseMap<const ValueDecl *, bool> Evaluated;
  llvm::DenseMap<const ValueDecl *, llvm::SmallVector<const VarDecl *, 1>>
      Initializers;
  /// Records that functions without a body can write to.
  llvm::DenseSet<const RecordDecl *> StoredElsewhere;
  /// Fields and globals whose texts are being resolved, against cycles.
  llvm::SmallVector<Owner, 4> Pending;
  bool HasIndex = false;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_STOREDTEXTS_H
