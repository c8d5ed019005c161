//===--- Place.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The places where a program stores text: variables and parts of objects.
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
    /// The object that a pointer, an optional or a smart pointer refers to.
    Pointee,
    /// Any element of an array or list, or any value of a map, whose index or
    /// key is not known.
    Element,
    /// The element whose key is the constant Identity.
    ConstantKey,
    /// Any key of a map.
    Key,
    /// One of several objects: the one that the expression Identity reads, and
    /// of which a condition has said something.
    Reading
  };
  KindTy Kind;
  const void *Identity = nullptr;
  unsigned Index = 0;
  /// Whether it leads to several objects, such as all following nodes of a
  /// list.
  bool IsRecursive = false;

  friend bool operator==(const Selector &A, const Selector &B) {
    return A.Kind == B.Kind && A.Identity == B.Identity && A.Index == B.Index;
  }
};

/// An object of the program, or several objects that the analysis does not
/// distinguish. Places are unique: only PlaceTable creates them.
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
    /// The objects that the expression Identity allocates.
    Allocation,
    /// The object to which the pointer or reference at the place Identity
    /// refers before the function assigns to it.
    Target,
    /// The part of Whole that Step leads to.
    Part
  };
  KindTy Kind;
  /// Set for places without a Whole.
  const void *Identity = nullptr;
  const Place *Whole = nullptr;
  Selector Step = {Selector::Field};
  /// A number for each place of the unit, in the order in which they are found.
  unsigned Id = 0;
  /// The number of steps from the root, except Pointee steps.
  unsigned Depth = 0;
  /// Whether this represents several objects, so that a write adds an
  /// alternative.
  bool IsShared = false;
  /// Whether this is an element, or a part of one, so that another place may
  /// include it.
  bool IsInElement = false;

  /// Whether this is \p Other or a part of it.
  bool isIn(const Place &Other) const;
  /// Whether this is one of the objects that Whole represents.
  bool isReading() const { return Whole && Step.Kind == Selector::Reading; }
  /// The place to which a write to this goes.
  const Place &written() const { return isReading() ? *Whole : *this; }
  /// Whether this is what a wrapper refers to, or a part of it.
  bool isPointee() const;
  /// Returns the outermost object that contains this place.
  const Place &root() const;
  /// Whether callers can see what a function leaves here. For the result of the
  /// function, this returns false.
  bool outlivesCall() const;
};

/// The places of a translation unit. They live as long as the table.
class PlaceTable {
public:
  /// Deeper parts are not distinguished from the object that contains them.
  static constexpr unsigned MaxDepth = 5;
  /// Of objects that hold others of several classes, which hold others again,
  /// such as the values of JSON, not all parts from MinDeep on are
  /// distinguished either.
  static constexpr unsigned MinDeep = 3, MaxDeepParts = 64;

  const Place &root(Place::KindTy Kind, const void *Identity);
  /// The object to which \p Pointer refers at first. Through recursive fields
  /// and beyond MaxDepth, it is not distinguished from the object that contains
  /// \p Pointer.
  const Place &target(const Place &Pointer);
  const Place &target(const Place &&) = delete;
  /// Returns the part \p Step of \p Whole. If the steps to \p Whole already
  /// include the same recursive field, returns the place after that step.
  const Place &part(const Place &Whole, const Selector &Step);
  const Place &part(const Place &&, const Selector &) = delete;
  /// Returns the place that is related to \p To in the same way as \p P to
  /// \p From.
  const Place &moved(const Place &P, const Place &From, const Place &To);
  /// Returns the known immediate parts of \p Whole.
  llvm::ArrayRef<const Place *> partsOf(const Place &Whole) const;

private:
  const Place &add(Place New);

  std::deque<Place> Places;
  /// The parts of each root from MinDeep on.
  llvm::DenseMap<const Place *, unsigned> DeepParts;
  llvm::DenseMap<std::pair<unsigned, const void *>, const Place *> Roots;
  llvm::DenseMap<const Place *, llvm::SmallVector<const Place *, 4>> Parts;
};

/// A possible target of a pointer, a reference or an iterator.
struct Address {
  enum Position : unsigned char {
    Start,
    /// The end of the text, where the next byte is appended.
    End,
    /// Any other position, or an unknown one.
    Inside
  };
  const Place *Of = nullptr;
  Position At = Start;

  friend bool operator==(const Address &A, const Address &B) {
    return A.Of == B.Of && A.At == B.At;
  }
};

/// The addresses that a pointer can hold; empty for a null pointer.
class AddressSet {
public:
  static constexpr unsigned Max = 4;

  AddressSet() = default;
  AddressSet(const Address &A) { add(A); }
  /// Returns the addresses of any object of the pointer's type.
  static AddressSet any() {
    AddressSet Result;
    Result.IsAny = true;
    return Result;
  }

  /// Adds \p A. If there is no room for it, the positions in each object become
  /// one that is unknown.
  void add(const Address &A);
  void addAll(const AddressSet &Other) {
    for (const Address &A : Other)
      add(A);
    IsAny |= Other.IsAny;
  }
  /// Returns the same objects with the position \p At.
  AddressSet at(Address::Position At) const;

  bool isAny() const { return IsAny; }
  bool empty() const { return Known.empty() && !IsAny; }
  /// Returns the only object to which a write can go, or null.
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
