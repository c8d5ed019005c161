//===--- TextArena.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// All texts of a translation unit, each once, and what makes new ones of them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_TEXTARENA_H
#define URI_TIDY_TEXT_TEXTARENA_H

#include "text/TextNode.h"
#include "text/ValueTable.h"
#include "llvm/ADT/DenseMap.h"

namespace clang::tidy::uri {

/// Why a text became one value with the facts of what it replaces.
enum class CollapseReason : unsigned char {
  /// More than MaxLeaves literals and values.
  Leaves,
  /// More than MaxBytes bytes of literals.
  Bytes,
  /// A choice of more than MaxAlternatives.
  Alternatives,
  /// Choices, repeats or calls in one another.
  Nesting,
  /// More than MaxReadings are needed to read every alternative.
  Readings,
  /// More than TextValue::MaxTransformers calls on one value.
  Transformers,
  /// A loop that changes a text in a way that has no end.
  Loop
};
inline constexpr unsigned CollapseReasonCount =
    static_cast<unsigned>(CollapseReason::Loop) + 1;

/// The texts of a translation unit, and all that makes them. Every result is in
/// normal form and within the bounds:
/// - A choice has no front and no back that all its alternatives have. It has
///   no alternative twice, values that are alike are one, and nothing that a
///   repeat among them covers is an alternative of its own.
/// - What is repeated is no repeat, not empty, and no choice with one of these.
/// - Of a value of which only the facts are known, there are no alternatives.
/// Where a bound would be exceeded, a part of the text becomes a value of which
/// only the facts are known.
class TextArena {
public:
  static constexpr unsigned MaxLeaves = Template::MaxHoles;
  static constexpr unsigned MaxBytes = Template::MaxText;
  static constexpr unsigned MaxAlternatives = 8;
  static constexpr unsigned MaxChoices = 4;
  static constexpr unsigned MaxRepeats = 4;
  static constexpr unsigned MaxCalls = TextValue::MaxTransformers;
  static constexpr unsigned MaxReadings = 16;

  TextArena();

  ValueTable &values() { return Values; }

  TextRef empty() const { return Empty; }
  /// \p Text has no holes.
  TextRef literal(Template Text);
  /// Text without a source.
  TextRef literal(llvm::StringRef Bytes);
  TextRef value(const TextValue *V);
  TextRef value(const TextValue &V) { return value(Values.value(V)); }

  /// \p B after \p A. If that is too long, its front is kept. Costs the items
  /// of \p B. As the others, it takes texts, not null.
  TextRef append(TextRef A, TextRef B);

  /// What is \p A on one way and \p B on another: an upper bound, the same in
  /// either order. Costs the items of both that are not in their common front.
  /// Null leaves no alternative.
  TextRef join(TextRef A, TextRef B) { return join({A, B}); }
  TextRef join(llvm::ArrayRef<TextRef> Texts);

  /// \p T any number of times.
  TextRef repeat(TextRef T);
  /// What the head of a loop holds that held \p Before, if the body makes \p
  /// After of it: where \p After is \p Before with something put behind, in
  /// front or in between, that repeats. Otherwise their join. The empty text
  /// does not show that it was extended: it is joined, and the next visit
  /// shows.
  TextRef widen(TextRef Before, TextRef After);
  /// The same for the last visit: all that differs becomes one value.
  TextRef settle(TextRef Before, TextRef After);

  /// What \p How makes of \p T. Constants are run, if it is known how.
  TextRef coded(TextRef T, const Transformer &How);
  /// The Coded node \p T with its call on each leaf if that is the same, else
  /// one value for all of it. Costs the nodes in \p T.
  TextRef distributed(TextRef T);
  /// \p T with the text \p With(V) for each value V. Costs the nodes in \p T.
  TextRef substitute(TextRef T,
                     llvm::function_ref<TextRef(const TextValue &)> With);

  /// \p T without its last \p Count bytes, or empty if it has fewer.
  TextRef cutEnd(TextRef T, unsigned Count);

  /// All bytes of \p T, which is constant.
  Template constantOf(TextRef T) const;

  /// How many nodes have been looked at or made, with their bytes divided by
  /// 64.
  size_t steps() const { return Steps; }
  /// Counts steps that were taken with texts elsewhere.
  void spend(size_t Work) { Steps += Work; }
  unsigned collapses(CollapseReason Why) const {
    return Collapses[static_cast<unsigned>(Why)];
  }

private:
  using Items = llvm::SmallVector<TextRef, 8>;
  using LeafMap = llvm::function_ref<TextRef(TextRef)>;
  /// Texts with their common front and back taken out.
  struct Parted {
    TextRef Front;
    Items Middles;
    /// In order.
    Items Back;
  };

  TextRef node(const TextNode &N);
  TextRef node(TextNode::KindTy Kind, TextRef Last,
               const Transformer *How = nullptr);
  /// A value with \p Facts. Counts \p Why.
  TextRef collapsed(const TextFacts &Facts, CollapseReason Why);
  TextRef frontOf(TextRef T) const {
    return T->Kind == TextNode::Concat ? T->Front : Empty;
  }
  /// Whether \p T leaves no room for more: one leaf is for the value that
  /// stands for what is too much.
  bool isFull(TextRef T) const {
    return T->Size.Leaves + 1 >= MaxLeaves || T->Size.Bytes >= MaxBytes;
  }
  /// \p Last after \p Front, whatever the bounds.
  TextRef row(TextRef Front, TextRef Last);
  TextRef appendItem(TextRef Front, TextRef Item);
  TextRef appendItems(TextRef Front, llvm::ArrayRef<TextRef> Back);
  /// Appends one value with the facts \p Rest to \p Front. Counts \p Why.
  TextRef appendRest(TextRef Front, const TextFacts &Rest, CollapseReason Why);

  TextRef commonFront(TextRef A, TextRef B);
  Parted part(llvm::ArrayRef<TextRef> Texts);
  /// Leaves no choice, nothing twice and no values that are alike, in the order
  /// of their Ids.
  void normalize(Items &Alternatives);
  void mergeValues(Items &Alternatives);
  /// The choice of \p Alternatives, which are in normal form.
  TextRef choice(const Items &Alternatives);
  /// The value that is one of \p Alternatives if all are constant, else null.
  const TextValue *constantsIn(llvm::ArrayRef<TextRef> Alternatives);

  /// The text of which \p Neighbour and what repeats beside it, \p Growth, are
  /// repetitions; null if they have nothing to do with each other.
  TextRef repeatedIn(TextRef Neighbour, TextRef Growth);
  /// \p V after \p How, which is unique, as \p Entry reads it.
  TextRef codedValue(const TextValue &V, const Transformer &How,
                     const Expr *Entry);
  /// \p T with the text \p Map(X) for each literal, value or Coded node X.
  TextRef rebuilt(TextRef T, LeafMap Map,
                  llvm::DenseMap<TextRef, TextRef> &Done);

  ValueTable Values;
  llvm::BumpPtrAllocator Memory;
  UniqueSet<TextNode> Nodes;
  /// Results of distributed().
  llvm::DenseMap<TextRef, TextRef> Distributed;
  size_t Steps = 0;
  unsigned Collapses[CollapseReasonCount] = {};
  TextRef Empty;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_TEXTARENA_H
