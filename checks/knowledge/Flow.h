//===--- Flow.h - uri-tidy --------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a call does with the objects that it gets, as flows between places.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_FLOW_H
#define URI_TIDY_KNOWLEDGE_FLOW_H

#include "knowledge/Apis.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace clang::tidy::uri {

/// One step from an object to a part of it.
struct FlowStep {
  enum KindTy : unsigned char {
    /// What a pointer, an iterator, a smart pointer or a reference in a tuple
    /// refers to, or what an optional holds.
    Pointee,
    /// All elements of an array or a container; of a map, its values.
    Element,
    /// All keys of a map.
    Key,
    /// All entries of a map, as its iterators refer to them. Member 0 of an
    /// entry is the map's Key, and Member 1 its Element. Only the last step of
    /// a Select's source.
    Entry,
    /// Member Index of a pair or a tuple.
    Member
  };
  KindTy Kind = Pointee;
  unsigned char Index = 0;

  friend bool operator==(const FlowStep &A, const FlowStep &B) {
    return A.Kind == B.Kind && A.Index == B.Index;
  }
};

/// A place that is reached from an argument, from the object of a method or
/// from the result of a call. Each step follows the type of what it starts
/// from; references are no steps. A place of a character type that is reached
/// by a Pointee is text: `0.pointee` is the text of a `const char *`.
struct FlowPath {
  static constexpr unsigned MaxSteps = 3;
  /// In the text of the place.
  enum PositionTy : unsigned char { Start, End, Inside };

  /// The index of an argument that the call has, ApiFact::Object,
  /// ApiFact::Result or ApiFact::None. In a construction, Object is the new
  /// object.
  signed char Root = ApiFact::None;
  unsigned char Size = 0;
  PositionTy At = Start;
  FlowStep Path[MaxSteps];

  explicit operator bool() const { return Root != ApiFact::None; }
  llvm::ArrayRef<FlowStep> steps() const { return {Path, Size}; }
  /// Adds \p Step, and returns whether there was room for it.
  bool add(FlowStep Step) {
    if (Size == MaxSteps)
      return false;
    Path[Size++] = Step;
    return true;
  }

  friend bool operator==(const FlowPath &A, const FlowPath &B) {
    return A.Root == B.Root && A.At == B.At && A.steps() == B.steps();
  }
};

/// What becomes of text on its way, as far as it is not a role of its own.
enum class FlowChange : unsigned char {
  None,
  /// A number or an enumerator, spelled.
  Number,
  Enumerator,
  /// A time, spelled as the text, a format, says.
  Time,
  /// A part of the text.
  Slice,
  /// The last segment of a path, or a part of it.
  Segment,
  /// The front of the text, whose length is the last argument.
  Prefix,
  /// The text without the spaces around it.
  Trimmed,
  Lower,
  Upper,
  Hex,
  Base64,
  /// Base64 with '-' and '_'.
  Base64Url,
  /// The same without the '=' at the end.
  Base64UrlUnpadded,
  Html,
  /// Without the characters that the last argument matches, a character or a
  /// predicate; only with these; or with the last argument instead of each
  /// character that the one before it matches. No effect on other elements.
  Removed,
  Kept,
  Replaced,
};

/// One flow of a call. All flows of a call read the state before it; a Clear
/// comes before the others, and two flows to one place are alternatives.
struct Flow {
  enum KindTy : unsigned char {
    /// To gets the value of From: its text, its parts, and the addresses that
    /// a pointer or handle holds. Where To is one object, its value is
    /// replaced.
    Copy,
    /// The text of From is added to that of To: behind it, or before it.
    Append,
    Prepend,
    /// To is a reference, pointer, iterator, view or other handle, and refers
    /// to the place From.
    Select,
    /// The part To is emptied.
    Clear
  };
  KindTy Kind = Copy;
  FlowChange As = FlowChange::None;
  /// The argument that is the key or index of the element that From or To is
  /// one of; None if there is no such argument.
  signed char KeyArgument = ApiFact::None;
  /// From is unset in a Clear.
  FlowPath From, To;
};

/// The call calls the function at Callee with Arguments, any number of times.
struct FlowApply {
  FlowPath Callee;
  llvm::SmallVector<FlowPath, 2> Arguments;
  /// What the result goes to; may be unset.
  FlowPath To;
};

/// The call calls its argument Callee with what it has so far, at first Start,
/// and with each Over in turn; the last result goes to To.
struct FlowFold {
  /// None: the operator `+`.
  signed char Callee = ApiFact::None;
  FlowPath Start, Over, To;
};

/// All that is known of the flows of a call.
struct CallFlows {
  /// Whether all its effects on places are described, here or as the ApiFacts
  /// of the call. There may be none.
  bool IsKnown = false;
  llvm::SmallVector<Flow, 2> Flows;
  llvm::SmallVector<FlowApply, 0> Applies;
  llvm::SmallVector<FlowFold, 0> Folds;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_KNOWLEDGE_FLOW_H
