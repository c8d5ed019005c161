//===--- Environment.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The texts and addresses in the places of a function at one point.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_PLACES_ENVIRONMENT_H
#define URI_TIDY_PLACES_ENVIRONMENT_H

#include "places/Place.h"
#include "text/TextArena.h"
#include "llvm/ADT/ImmutableMap.h"

namespace clang::tidy::uri {

/// The content of a place: a text, addresses, or both, such as for a pointer to
/// characters that may refer to a literal or a buffer.
struct Content {
  /// Null for a null pointer, and if there is no text.
  TextRef Text = nullptr;
  AddressSet Targets;

  bool isNull() const { return !Text && Targets.empty(); }
  friend bool operator==(const Content &A, const Content &B) {
    return A.Text == B.Text && A.Targets == B.Targets;
  }
};

/// The content of places that the function has not written.
class PlaceDefaults {
public:
  virtual ~PlaceDefaults() = default;
  /// The content of \p P at the beginning of the function.
  virtual Content initial(const Place &P) = 0;
  /// The content that the unknown call \p By may have written to \p P.
  virtual Content filled(const Place &P, const Expr &By) = 0;
  /// The content of \p P if it is not known.
  virtual Content lost(const Place &P) = 0;
  /// Whether \p P is a pointer through which no text is changed.
  virtual bool onlyReads(const Place &) { return false; }
  /// Whether \p P has fields, and what is written to it without a field may be
  /// the content of any.
  virtual bool isStructure(const Place &) { return false; }
  /// Whether \p P is a text that a call allocates if its pointer is null. It
  /// counts as empty until then.
  virtual bool beginsEmpty(const Place &) { return false; }
  /// The content of \p Part of a structure to which \p New was written so.
  virtual Content inStructure(const Place &, const Content &New) { return New; }
};

/// The data that all environments of a function share.
struct EnvironmentContext {
  EnvironmentContext(PlaceTable &Places, TextArena &Texts,
                     PlaceDefaults &Defaults)
      : Places(Places), Texts(Texts), Defaults(Defaults),
        Cells(/*canonicalize=*/false) {}

  PlaceTable &Places;
  TextArena &Texts;
  PlaceDefaults &Defaults;

  /// The history of a place, as an object with all its parts.
  struct Cell {
    static constexpr unsigned Max = 4;

    /// The content, if IsWritten.
    Content Holds;
    bool IsWritten = false;
    /// A part without a cell has the initial content of the same part of one of
    /// these places, or of the place itself if there are none and IsWritten is
    /// false.
    FewOf<const Place *, Max> CopyOf;
    /// Unknown calls that may have written to the object and its parts, and the
    /// time of the last one.
    FewOf<const Expr *, Max> FilledBy;
    unsigned WrittenAt = 0, FilledAt = 0;
    /// Whether CopyOf or FilledBy exceeded the maximum.
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
  /// How many cells joins and comparisons of states have visited.
  size_t Steps = 0;
};

/// The state of a function at one point. Copies share their common content.
class Environment {
public:
  explicit Environment(EnvironmentContext &Shared)
      : Shared(&Shared), Cells(Shared.Cells.getEmptyMap()) {}

  /// Returns the content of \p P. If \p P represents several objects, this is
  /// the content of any of them.
  Content read(const Place &P) const;
  /// Returns the content of the objects at \p Where.
  Content read(const AddressSet &Where) const;

  /// Replaces the content of \p P and discards that of its parts. If \p P
  /// represents several objects, adds \p New as an alternative instead.
  void write(const Place &P, Content New);
  /// Writes \p New to the object at \p Where. At the start of the object, this
  /// replaces its text; elsewhere, \p New is appended, because this is how
  /// buffers are filled. In a structure, any field may then hold \p New. If
  /// there are several possible objects, \p New is an alternative for each.
  void store(const AddressSet &Where, Content New);
  /// Adds \p New to what the places of \p Where may hold.
  void mayStore(const AddressSet &Where, const Content &New);
  /// Appends \p Text to the text of \p P.
  void append(const Place &P, TextRef Text);
  /// What an object and its parts become.
  struct Change {
    static constexpr unsigned Max = EnvironmentContext::Cell::Max;

    /// The new content of the object itself.
    Content Holds;
    /// The objects whose parts it gets; each of these, if there are several.
    FewOf<const Place *, Max> CopyOf;
    /// Unknown calls that may have written to its parts since then.
    FewOf<const Expr *, Max> FilledBy;
    /// Whether CopyOf or FilledBy exceeded the maximum.
    bool IsLost = false;
  };
  /// Returns what the function has made of \p P, whose cell has been written.
  Change changeOf(const Place &P) const;
  /// Applies \p New, whose CopyOf refers to \p Before, to the objects at
  /// \p Where. Positions are as for store().
  void change(const AddressSet &Where, const Change &New,
              const Environment &Before);

  /// Copies \p From with all its parts to \p To.
  void copy(const Place &From, const Place &To);
  /// The same, with what \p From held in \p Before.
  void copy(const Environment &Before, const Place &From, const Place &To);
  /// Replaces what is known of \p P itself by what \p Other knows of it.
  void take(const Place &P, const Environment &Other);
  /// Marks \p P as new: it has just been declared or allocated.
  void begin(const Place &P);
  /// Records that the unknown call \p By may have written to \p P and its
  /// parts.
  void fill(const Place &P, const Expr &By);
  /// Records that the text in \p P consists of bytes in \p Chars. Has no effect
  /// if \p P represents several objects.
  void narrow(const Place &P, const uricore::CharSet &Chars);
  /// Records that \p P, which does not change, holds \p Held.
  void know(const Place &P, const Content &Held);

  /// What becomes of a text that the body of a loop changes.
  enum class Growth {
    /// What the body adds is repeated.
    Repeats,
    /// The part that changes becomes one value.
    Settles,
    /// The text is lost.
    IsLost,
  };

  /// Returns \p Held, which a pointer that only reads holds here, before this
  /// is joined with \p Other, where it holds \p Else. A text of which less is
  /// known there takes the place of its address: there, the pointer does not
  /// refer to it.
  Content apart(const Content &Held, const Content &Else,
                const Environment &Other) const;
  /// Changes this to the state after the paths of this and \p Other join.
  void join(const Environment &Other);
  /// Changes this, the state at the head of a loop that was entered in the
  /// state
  /// \p Before, to include that the loop is entered in the state \p Now. What
  /// the body appended to a text is appended to the new one.
  void enterAgain(const Environment &Before, const Environment &Now);
  /// Changes this to the state at the head of a loop, where this is the state
  /// on entry, and \p Body the state at the end of the body.
  void widen(const Environment &Body, Growth How);

  friend bool operator==(const Environment &A, const Environment &B);

  /// The places whose cells in this differ from those in \p Other, in the
  /// order in which they were created. The cost depends on how many these are,
  /// not on the size of the states, if one was made from the other.
  llvm::SmallVector<const Place *, 8>
  changedFrom(const Environment &Other) const;
  /// Forgets what is known of \p P, which no longer exists.
  void forget(const Place &P);
  /// Whether a part of \p P has a cell.
  bool knowsPartsOf(const Place &P) const { return cellsIn(P).size() > 1; }
  /// The cell of \p P itself, or null.
  const EnvironmentContext::Cell *cellOf(const Place &P) const {
    return find(P);
  }
  /// Whether anything is known of \p P except what it holds when the function
  /// begins.
  bool knows(const Place &P) const;
  /// The unknown calls that may have written to \p P as a whole.
  llvm::ArrayRef<const Expr *> fillersOf(const Place &P) const {
    const Cell *Own = find(P);
    return Own ? Own->FilledBy.all() : llvm::ArrayRef<const Expr *>();
  }
  /// Whether \p P may hold more than the function has written to it.
  bool mayHoldMore(const Place &P) const;
  /// Calls \p Visit for each place with a cell.
  void forEach(
      llvm::function_ref<void(const Place &, const EnvironmentContext::Cell &)>
          Visit) const;

private:
  using Cell = EnvironmentContext::Cell;
  using Merge = llvm::function_ref<TextRef(TextRef, TextRef)>;

  const Cell *find(const Place &P) const { return Cells.lookup(&P); }
  void set(const Place &P, const Cell &New);
  /// Replaces the content of \p P, even if it represents several objects.
  void replace(const Place &P, const Content &New);
  /// Adds \p New as an alternative to the content of \p P.
  void add(const Place &P, const Content &New);
  /// Adds what \p More may be to \p To.
  void addTo(Content &To, const Content &More) const;
  /// What \p Held, written to \p Whole without a field, says of \p Part;
  /// nothing if \p Whole is no structure.
  Content inPart(const Place &Whole, const Content &Held,
                 const Place &Part) const;
  void eraseParts(const Place &P);
  /// Forgets what conditions have said of single objects of \p P and its parts.
  void forgetReadings(const Place &P);
  /// Applies \p New to \p To and its parts; if not \p IsStrong, they may also
  /// keep their content.
  void change(const Place &To, const Change &New, const Environment &Before,
              bool IsStrong);
  /// Returns the nearest object, from \p P outwards, that has been written or
  /// copied, or null. If nothing is known about an element with a constant key,
  /// \p P becomes the same part of an element with an unknown key.
  const Place *knownAround(const Place *&P) const;
  /// Returns the places whose initial content the parts of \p P without a cell
  /// have.
  FewOf<const Place *, Cell::Max> sourcesOf(const Place &P, bool &IsLost) const;
  /// Calls \p Visit for each cell whose unknown calls may have written to the
  /// parts of \p P without a cell, or to \p P itself if it has none.
  void forEachFilled(const Place &P,
                     llvm::function_ref<void(const Cell &)> Visit) const;
  /// Adds the sources and unknown calls of \p P to those of \p To.
  void addHistory(const Place &P, Cell &To) const;
  /// If \p P has the content of an element with an unknown key, gives \p P
  /// cells of its own with that content.
  void separate(const Place &P);
  /// Returns the other places that may include objects of \p P: an element with
  /// an unknown key may be an element with a constant key, and vice versa.
  llvm::SmallVector<const Place *, 4> aliasesOf(const Place &P) const;
  /// Returns \p P and the parts of \p P that have a cell.
  llvm::SmallVector<const Place *, 8> cellsIn(const Place &P) const;
  void meet(const Environment &Other, Merge Texts);

  EnvironmentContext *Shared;
  EnvironmentContext::CellMap Cells;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_PLACES_ENVIRONMENT_H
