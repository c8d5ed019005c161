//===--- Translation.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The effect of a function as its callers see it.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_CALLS_TRANSLATION_H
#define URI_TIDY_EVAL_CALLS_TRANSLATION_H

#include "eval/UnitTexts.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clang::tidy::uri {

/// Translates the places and texts of a called function to those of its
/// caller, in the state before the call.
class Translation {
public:
  /// What the caller says of its arguments.
  struct Caller {
    /// The front of a text, with the length that the argument is.
    llvm::function_ref<TextRef(TextRef, const Expr &Length)> PrefixOf;
    /// The character with the code that the argument is.
    llvm::function_ref<TextRef(const Expr &Code)> CharacterOf;
  };
  Translation(UnitTexts &Unit, const Environment &Before, const Place &Result,
              const Expr &Call, llvm::StringRef Name, Caller FromCaller)
      : Unit(Unit), Before(Before), Result(Result), Call(Call), Name(Name),
        FromCaller(FromCaller) {}

  struct Argument {
    Content Value;
    AddressSet Where;
    TextRef Text;
    const Expr *E;
  };
  llvm::SmallDenseMap<const ParmVarDecl *, Argument, 4> Arguments;
  AddressSet Object;
  const Place *OwnResult = nullptr;
  /// Whether a text was too long.
  bool IsCut = false;
  /// What pointers lead to that the function writes through.
  llvm::SmallPtrSet<const Place *, 4> WrittenTargets;
  /// What the allocations of the function become that something in the caller
  /// leads to.
  llvm::MapVector<const Place *, const Place *> Copies;

  /// Where the objects of the caller are that are at \p P in the function.
  AddressSet places(const Place &P);
  TextRef text(TextRef T);
  Content content(const Content &Of);
  /// What the function writes to \p P.
  Environment::Change change(const Environment::Change &Of, const Place &P);
  /// Whether text() changes \p T.
  bool changes(TextRef T);

private:
  const Argument *argumentOf(const Place &P) const {
    if (P.Whole || P.Kind != Place::Parameter)
      return nullptr;
    const auto Found =
        Arguments.find(static_cast<const ParmVarDecl *>(P.Identity));
    return Found == Arguments.end() ? nullptr : &Found->second;
  }
  /// The text that \p Pointer has, but no address of: that of a literal, or of
  /// the result of a call. May be null.
  TextRef heldBy(const Place &Pointer);
  /// The argument that leads to \p P; null if none does.
  const Argument *argumentTo(const Place &P) const {
    const Place *Root = &P.root();
    while (Root->Kind == Place::Target)
      Root = &static_cast<const Place *>(Root->Identity)->root();
    return argumentOf(*Root);
  }
  /// The object that has the part \p P of the caller's object \p Of. A pointer
  /// to the first element of an array leads to the others, too.
  const Place &wholeFor(const Place &P, const Place &Of) const;
  const Place &wholeFor(const Place &P, const Place &&Of) const = delete;
  std::optional<TextRef> value(const TextValue &V);
  /// The text that the function leaves where it has found it, if \p V is that;
  /// or null.
  TextRef kept(const TextValue &V);
  bool isNew(const AddressSet &Where) const {
    return llvm::any_of(
        Where, [this](const Address &A) { return New.contains(A.Of); });
  }
  /// The object at \p Target, which the function writes to or stores, where the
  /// pointer of the caller is null.
  Address newObject(const Place &Target) {
    const Place &Object = Unit.objectFrom(Call, Target);
    New.insert(&Object);
    return {&Object, Address::Start};
  }

  UnitTexts &Unit;
  const Environment &Before;
  const Place &Result;
  const Expr &Call;
  /// Of the called function.
  const llvm::StringRef Name;
  const Caller FromCaller;
  /// The place for which a change is translated, or null.
  const Place *Written = nullptr;
  llvm::DenseMap<std::pair<TextRef, const Place *>, TextRef> Known;
  /// Objects that did not exist before the call.
  llvm::SmallPtrSet<const Place *, 4> New;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_CALLS_TRANSLATION_H
