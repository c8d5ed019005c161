//===--- Place.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where a program keeps text: variables, and the parts of objects.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_PLACES_PLACE_H
#define URI_TIDY_PLACES_PLACE_H

#include "text/FewOf.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/FoldingSet.h"
#include "llvm/ADT/SmallVector.h"
#include <deque>

namespace clang::tidy::uri {

/// One step from an object to a part of it.
struct Selector {
  enum KindTy : unsigned char {
    /// The field that Identity declares.
    Field,
    /// Member Index of a pair or tuple.
    Member,
    /// What a pointer, an optional or a smart pointer refers to.
    Pointee,
    /// All elements of an array or a list, or values of a map, whose index or
    /// key is not known.
    Element,
    /// The element whose key is the constant Identity.
    ConstantKey,
    /// All keys of a map.
    Key
  };
  KindTy Kind;
  const void *Identity = nullptr;
  unsigned Index = 0;
  /// Whether it leads to several objects, as the next node of a list does.
  bool IsRecursive = false;

  friend bool operator==(const Selector &A, const Selector &B) {
    return A.Kind == B.Kind && A.Identity == B.Identity && A.Index == B.Index;
  }
};

/// An object of the program, or several that the analysis does not tell apart.
/// Unique: PlaceTable makes them.
struct Place {
  enum KindTy : unsigned char {
    Local,
    Parameter,
    /// `*this`.
    This,
    /// A global, or a static variable or field.
    Global,
    /// The result of the expression Identity.
    Temporary,
    /// What the expression Identity allocates.
    Allocation,
    /// The part Step of Whole.
    Part
  };
  KindTy Kind;
  /// Of a root.
  const void *Identity = nullptr;
  const Place *Whole = nullptr;
  Selector Step = {Selector::Field};
  /// Counts the places of the unit, as they are first seen.
  unsigned Id = 0;
  /// How many steps lead here, pointees not counted.
  unsigned Depth = 0;
  /// Whether this stands for several objects, so that a write adds to what
  /// they may hold.
  bool IsShared = false;

  /// Whether this is \p Other or a part of it.
  bool isIn(const Place &Other) const;
  /// The object that this is a part of, or this.
  const Place &root() const;
};

/// The places of one translation unit. They live as long as this.
class PlaceTable {
public:
  /// Beyond this, a part is not told apart from the object.
  static constexpr unsigned MaxDepth = 5;

  const Place &root(Place::KindTy Kind, const void *Identity);
  /// The part \p Step of \p Whole. A recursive field that is a step to \p
  /// Whole already leads back there.
  const Place &part(const Place &Whole, const Selector &Step);
  /// The place in \p To that is reached as \p P is in \p From.
  const Place &moved(const Place &P, const Place &From, const Place &To);
  /// The parts of \p Whole that have been seen, without their own parts.
  llvm::ArrayRef<const Place *> partsOf(const Place &Whole) const;

private:
  const Place &add(Place New);

  std::deque<Place> Places;
  llvm::DenseMap<std::pair<unsigned, const void *>, const Place *> Roots;
  llvm::DenseMap<const Place *, llvm::SmallVector<const Place *, 4>> Parts;
};

/// Where a pointer, a reference or an iterator can point.
struct Address {
  enum Position : unsigned char {
    Start,
    /// Of the text, where the next byte is appended.
    End,
    /// Neither, as far as it is known.
    Inside
  };
  const Place *Of = nullptr;
  Position At = Start;

  friend bool operator==(const Address &A, const Address &B) {
    return A.Of == B.Of && A.At == B.At;
  }
};

/// The addresses that a pointer can hold; none for a null pointer.
class AddressSet {
public:
  static constexpr unsigned Max = 4;

  AddressSet() = default;
  AddressSet(const Address &A) { add(A); }
  /// Any object of the pointer's type.
  static AddressSet any() {
    AddressSet Result;
    Result.IsAny = true;
    return Result;
  }

  void add(const Address &A) {
    if (llvm::is_contained(Known, A))
      return;
    IsAny |= Known.isFull();
    Known.push(A);
  }
  void addAll(const AddressSet &Other) {
    for (const Address &A : Other)
      add(A);
    IsAny |= Other.IsAny;
  }
  /// The same objects, at \p At.
  AddressSet at(Address::Position At) const;

  bool isAny() const { return IsAny; }
  bool empty() const { return Known.empty() && !IsAny; }
  /// The one object that a write goes to, or null.
  const Address *sole() const {
    return !IsAny && Known.all().size() == 1 ? Known.begin() : nullptr;
  }
  const Address *begin() const { return Known.begin(); }
  const Address *end() const { return Known.end(); }

  friend bool operator==(const AddressSet &A, const AddressSet &B) {
    return A.IsAny == B.IsAny && A.Known.all() == B.Known.all();
  }
  void profile(llvm::FoldingSetNodeID &ID) const;

private:
  FewOf<Address, Max> Known;
  bool IsAny = false;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_PLACES_PLACE_H
