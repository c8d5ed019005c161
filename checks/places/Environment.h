//===--- Environment.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The texts and addresses that the places of a function hold at one point.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_PLACES_ENVIRONMENT_H
#define URI_TIDY_PLACES_ENVIRONMENT_H

#include "places/Place.h"
#include "text/TextArena.h"
#include "llvm/ADT/ImmutableMap.h"

namespace clang::tidy::uri {

/// What a place holds: a text, addresses, or both, as a pointer to characters
/// that may be a literal or a buffer.
struct Content {
  /// Null for a null pointer, and where there is no text.
  TextRef Text = nullptr;
  AddressSet Targets;

  friend bool operator==(const Content &A, const Content &B) {
    return A.Text == B.Text && A.Targets == B.Targets;
  }
};

/// What the analysis knows of places that the function has not written.
class PlaceDefaults {
public:
  virtual ~PlaceDefaults() = default;
  /// What \p P holds when the function begins.
  virtual Content initial(const Place &P) = 0;
  /// What the unknown call \p By can have left in \p P.
  virtual Content filled(const Place &P, const Expr &By) = 0;
  /// What \p P holds if that is not known.
  virtual Content lost(const Place &P) = 0;
};

/// What all environments of a function share.
struct EnvironmentContext {
  EnvironmentContext(PlaceTable &Places, TextArena &Texts,
                     PlaceDefaults &Defaults)
      : Places(Places), Texts(Texts), Defaults(Defaults),
        Cells(/*canonicalize=*/false) {}

  PlaceTable &Places;
  TextArena &Texts;
  PlaceDefaults &Defaults;

  /// What has happened to a place, as an object with all its parts.
  struct Cell {
    static constexpr unsigned Max = 4;

    /// What it holds, if it was written.
    Content Holds;
    bool IsWritten = false;
    /// Parts without a cell hold what the same parts of one of these hold when
    /// the function begins; of the object itself, if there is none and it was
    /// not written.
    FewOf<const Place *, Max> CopyOf;
    /// Unknown calls that may have written to the object and its parts, and
    /// when the last one did.
    FewOf<const Expr *, Max> FilledBy;
    unsigned WrittenAt = 0, FilledAt = 0;
    /// There were too many of either.
    bool IsLost = false;

    friend bool operator==(const Cell &A, const Cell &B) {
      return A.Holds == B.Holds && A.IsWritten == B.IsWritten &&
             A.CopyOf.all() == B.CopyOf.all() &&
             A.FilledBy.all() == B.FilledBy.all() && A.IsLost == B.IsLost;
    }
    void Profile(llvm::FoldingSetNodeID &ID) const;
  };
  struct CellInfo : llvm::ImutKeyValueInfo<const Place *, Cell> {
    static bool isLess(key_type_ref A, key_type_ref B) { return A->Id < B->Id; }
  };
  using CellMap = llvm::ImmutableMap<const Place *, Cell, CellInfo>;
  CellMap::Factory Cells;
  unsigned Now = 0;
};

/// The state of a function at one point. Copies share what they have in common.
class Environment {
public:
  explicit Environment(EnvironmentContext &Shared)
      : Shared(&Shared), Cells(Shared.Cells.getEmptyMap()) {}

  /// What \p P holds: of a place that stands for several objects, what any of
  /// them does.
  Content read(const Place &P) const;
  /// What the objects at \p Where hold.
  Content read(const AddressSet &Where) const;

  /// \p P holds \p New, and nothing is known of its parts. If \p P stands for
  /// several objects, they may hold \p New as well.
  void write(const Place &P, Content New);
  /// The same for the object at \p Where: at its start. Elsewhere \p New goes
  /// behind what is there, as buffers are built. If there may be several such
  /// objects, each may hold it.
  void store(const AddressSet &Where, Content New);
  /// Appends \p Text to the text of \p P.
  void append(const Place &P, TextRef Text);
  /// \p To is now as \p From is, with all parts.
  void copy(const Place &From, const Place &To);
  /// \p P is new: a declaration, or the newest object of an allocation.
  void begin(const Place &P);
  /// The unknown call \p By may have written to \p P and all its parts.
  void fill(const Place &P, const Expr &By);
  /// The bytes of the text in \p P are in \p Chars from here on; nothing is
  /// known of that if \p P stands for several objects.
  void narrow(const Place &P, const uricore::CharSet &Chars);

  /// The state where this and \p Other meet.
  void join(const Environment &Other);
  /// The head of a loop, where this came from above and \p Body from its end;
  /// on the last visit, what still changes is one value.
  void widen(const Environment &Body, bool IsLast);

  friend bool operator==(const Environment &A, const Environment &B);

  /// How many places have a cell.
  size_t size() const;
  /// Whether anything is known of \p P except what it holds when the function
  /// begins.
  bool knows(const Place &P) const;
  /// Calls \p Visit for each place with a cell.
  void forEach(llvm::function_ref<void(const Place &,
                                       const EnvironmentContext::Cell &)>
                   Visit) const;

private:
  using Cell = EnvironmentContext::Cell;
  using Merge = llvm::function_ref<TextRef(TextRef, TextRef)>;

  const Cell *find(const Place &P) const { return Cells.lookup(&P); }
  void set(const Place &P, const Cell &New);
  /// \p P holds \p New, whatever it held.
  void replace(const Place &P, const Content &New);
  /// \p P may hold \p New as well.
  void add(const Place &P, const Content &New);
  void eraseParts(const Place &P);
  /// The nearest object at or around \p P of which more is known than what
  /// unknown calls did; null if there is none. Below an element with a constant
  /// key of which nothing is known, \p P becomes the same part of any element.
  const Place *knownAround(const Place *&P) const;
  /// The places of which the parts of \p P without a cell are copies.
  FewOf<const Place *, Cell::Max> sourcesOf(const Place &P, bool &IsLost) const;
  /// Gives \p P cells of its own where it has been one of all elements.
  void separate(const Place &P);
  /// The places other than \p P that have objects of it, as any element is one
  /// with a constant key.
  llvm::SmallVector<const Place *, 4> aliasesOf(const Place &P) const;
  /// The parts of \p P with a cell, and \p P.
  llvm::SmallVector<const Place *, 8> cellsIn(const Place &P) const;
  void meet(const Environment &Other, Merge Texts);

  EnvironmentContext *Shared;
  EnvironmentContext::CellMap Cells;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_PLACES_ENVIRONMENT_H
