//===--- TextArena.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Builds all texts of a translation unit.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_TEXTARENA_H
#define URI_TIDY_TEXT_TEXTARENA_H

#include "text/TextNode.h"
#include "text/ValueTable.h"
#include "llvm/ADT/DenseMap.h"

namespace clang::tidy::uri {

/// The reason why a part of a text was replaced by one value with its facts.
enum class CollapseReason : unsigned char {
  /// More than MaxLeaves literals and values.
  Leaves,
  /// More than MaxBytes bytes of literals.
  Bytes,
  /// A choice of more than MaxAlternatives.
  Alternatives,
  /// Choices, repeats or calls are nested too deeply.
  Nesting,
  /// More than MaxReadings readings are needed to show every alternative.
  Readings,
  /// More than TextValue::MaxTransformers calls on one value.
  Transformers,
  /// A loop changes a text in a way that does not converge.
  Loop
};
inline constexpr unsigned CollapseReasonCount =
    static_cast<unsigned>(CollapseReason::Loop) + 1;

/// The texts of a translation unit, and the functions that build them. Every
/// result is in normal form and within the bounds:
/// - The alternatives of a choice have neither a common front nor a common
///   back. They are distinct, values that are alike are merged, and
///   alternatives that a repeat among them covers are omitted.
/// - The body of a repeat is not empty, not a repeat, and not a choice with an
///   empty alternative or a repeat.
/// - If a value of which only the facts are known is among the alternatives,
///   the choice as a whole is such a value.
///
/// If a text would exceed a bound, a part of it is replaced by a value of which
/// only the facts are known.
class TextArena {
public:
  /// A template has at most one literal between two holes.
  static constexpr unsigned MaxLeaves = 2 * Template::MaxHoles;
  static constexpr unsigned MaxBytes = Template::MaxText;
  static constexpr unsigned MaxAlternatives = 8;
  static constexpr unsigned MaxChoices = 4;
  static constexpr unsigned MaxRepeats = 4;
  static constexpr unsigned MaxCalls = TextValue::MaxTransformers;
  static constexpr unsigned MaxReadings = 16;

  TextArena();

  ValueTable &values() { return Values; }

  TextRef empty() const { return Empty; }
  /// \p Text must not have holes.
  TextRef literal(Template Text);
  /// Text that is not in the source.
  TextRef literal(llvm::StringRef Bytes);
  TextRef value(const TextValue *V);
  TextRef value(const TextValue &V) { return value(Values.value(V)); }

  /// Returns \p A followed by \p B. If the result is too long, its beginning is
  /// kept. The cost is linear in the items of \p B. Neither text may be null.
  TextRef append(TextRef A, TextRef B);

  /// Returns a text that includes the strings of \p A, on one path, and of \p
  /// B, on another, regardless of their order. The cost is linear in the items
  /// after the common front of both. Null texts are ignored.
  TextRef join(TextRef A, TextRef B) { return join({A, B}); }
  TextRef join(llvm::ArrayRef<TextRef> Texts);
  /// Returns \p IfTrue or \p IfFalse, depending on \p Test, which stands for a
  /// condition. Readings show the same arm of all choices with the same test,
  /// if each arm has only one.
  TextRef joinArms(TextRef IfTrue, TextRef IfFalse, const void *Test);

  /// Returns \p T repeated any number of times, including 0.
  TextRef repeat(TextRef T);
  /// Returns the text at the head of a loop that is \p Before on entry and
  /// \p After at the end of the body. If \p After is \p Before with an
  /// insertion at the end, at the beginning or in between, the insertion is
  /// repeated; otherwise, both are joined. An empty \p Before does not show
  /// whether the body extends the text. It is therefore joined, and the next
  /// visit shows the extension.
  TextRef widen(TextRef Before, TextRef After);
  /// Like widen(), for the last visit: the parts that differ become one value.
  TextRef settle(TextRef Before, TextRef After);
  /// Returns \p T with \p New instead of its front \p Old; null if \p T does
  /// not begin with \p Old, or if that is empty.
  TextRef withFront(TextRef T, TextRef Old, TextRef New);

  /// Returns the result of \p How for \p T. Constants are computed if the
  /// effect is known exactly.
  TextRef coded(TextRef T, const Transformer &How);
  /// Applies the call of the Coded node \p T to each leaf if that is
  /// equivalent; otherwise, returns one value for the whole text. The cost is
  /// linear in the nodes of \p T.
  TextRef distributed(TextRef T);
  /// Replaces each value V in \p T by the text \p With(V). The cost is linear
  /// in the nodes of \p T.
  TextRef substitute(TextRef T,
                     llvm::function_ref<TextRef(const TextValue &)> With);
  /// Returns \p T as the reader of markup sees it: what was put together and
  /// then escaped for HTML, such as a URI, is not escaped. The cost is linear
  /// in the nodes of \p T.
  TextRef unescaped(TextRef T);
  /// Returns \p T with the last encoder of each value that has one replaced by
  /// \p Other(that encoder), which writes the bytes \p Added, too. Null if \p
  /// Other returns nothing for all of them.
  TextRef withEncoder(
      TextRef T, const uricore::CharSet &Added,
      llvm::function_ref<std::optional<Transformer>(const Transformer &)>
          Other);
  /// Returns \p T as its encoders would write it if they kept the bytes whose
  /// escapes \p Decoder replaces. Null if it replaces those of '%', or all, or
  /// if there is no encoder.
  TextRef withKept(TextRef T, const Transformer &Decoder);
  /// What is known to hold only some bytes.
  enum class Tested { Text, Character };
  /// Returns \p T, where it, or a character of it that is read, is known to
  /// hold only bytes in \p Chars.
  TextRef narrowed(TextRef T, const uricore::CharSet &Chars,
                   Tested What = Tested::Text);

  /// Whether \p T is a constant, or one of several, that a URI may contain as
  /// data.
  static bool isConstantData(TextRef T);
  /// The facts about the data that \p T, as asData() returns it, is; null for
  /// any other text.
  static const TextValue *dataIn(TextRef T);
  /// Returns \p T, for which isConstantData() holds, as data that is read as
  /// \p Read describes: its ends are the ends of the data.
  TextRef asData(TextRef T, const TextValue &Read);

  /// Whether \p T, which is not constant, consists of values that are data, and
  /// of text without delimiters.
  static bool isUndivided(TextRef T);
  /// Whether, in addition, some of this text, such as the blanks between words,
  /// is in no part of a URI: it is data as a whole.
  static bool isAssembledData(TextRef T);
  /// Returns \p T, for which isUndivided() holds, with each value V replaced by
  /// \p With(V), and the rest as data like \p Read.
  TextRef asAssembledData(TextRef T, const TextValue &Read,
                          llvm::function_ref<TextRef(const TextValue &)> With);

  /// Returns \p T if it has at most \p Leaves leaves; otherwise as many of its
  /// first items as have, and one value for the rest. The cost is linear in the
  /// items, the first time.
  TextRef front(TextRef T, unsigned Leaves);
  /// Returns \p T without its last \p Count bytes; empty if it is shorter.
  TextRef cutEnd(TextRef T, unsigned Count);

  /// Returns all bytes of \p T, which must be constant.
  Template constantOf(TextRef T) const;

  /// The number of nodes that have been read or created, plus their bytes
  /// divided by 64.
  size_t steps() const { return Steps; }
  /// The steps that a budget should count: each node takes memory until the
  /// end. Few units need 20,000 nodes.
  size_t cost() const {
    static constexpr size_t NodeSteps = 64;
    return Steps + NodeSteps * Nodes.size();
  }
  /// Counts steps that were taken outside of this class.
  void spend(size_t Work) { Steps += Work; }
  unsigned collapses(CollapseReason Why) const {
    return Collapses[static_cast<unsigned>(Why)];
  }

private:
  using Items = llvm::SmallVector<TextRef, 8>;
  using LeafMap = llvm::function_ref<TextRef(TextRef)>;
  /// Texts split into their common front and back and the parts that differ.
  struct Parted {
    TextRef Front;
    Items Middles;
    /// In the order of the text.
    Items Back;
  };

  TextRef node(const TextNode &N);
  TextRef node(TextNode::KindTy Kind, TextRef Last,
               const Transformer *How = nullptr);
  /// Returns a value with \p Facts. Counts \p Why.
  TextRef collapsed(const TextFacts &Facts, CollapseReason Why);
  TextRef frontOf(TextRef T) const {
    return T->Kind == TextNode::Concat ? T->Front : Empty;
  }
  /// Whether nothing can be appended to \p T: one leaf is reserved for the
  /// value that represents the rest.
  bool isFull(TextRef T) const {
    return T->Size.Leaves + 1 >= MaxLeaves || T->Size.Bytes >= MaxBytes;
  }
  /// Returns \p Last after \p Front, regardless of the bounds.
  TextRef row(TextRef Front, TextRef Last);
  TextRef appendItem(TextRef Front, TextRef Item);
  TextRef appendItems(TextRef Front, llvm::ArrayRef<TextRef> Back);
  /// Appends one value with the facts \p Rest to \p Front. Counts \p Why.
  TextRef appendRest(TextRef Front, const TextFacts &Rest, CollapseReason Why);

  TextRef commonFront(TextRef A, TextRef B);
  Parted part(llvm::ArrayRef<TextRef> Texts);
  /// Flattens choices, removes duplicates, merges values that are alike, and
  /// sorts the rest by Id.
  void normalize(Items &Alternatives);
  void mergeValues(Items &Alternatives);
  /// Returns the choice of \p Alternatives, which must be in normal form.
  TextRef choice(const Items &Alternatives);
  /// Returns the value that is one of \p Alternatives if all of them are
  /// constant, otherwise null.
  const TextValue *constantsIn(llvm::ArrayRef<TextRef> Alternatives);

  /// Returns the body of a repeat that covers both \p Neighbour and the
  /// repeated text \p Growth next to it, or null if they are unrelated.
  TextRef repeatedIn(TextRef Neighbour, TextRef Growth);
  /// Returns the texts of which \p T is a choice because of its first item.
  Items startsOf(TextRef T);
  /// Returns the rest of \p T after its beginning \p Front. Null if \p T does
  /// not begin with \p Front, or if \p Front is empty.
  TextRef behind(TextRef T, TextRef Front);
  /// Returns widen(\p Before, \p After) for a body that begins the text anew on
  /// some paths and appends to it on others: the growth is repeated. Null if
  /// the body does anything else.
  TextRef widenRestarted(TextRef Before, TextRef After);
  /// Returns \p V after \p How, which must be unique, as read by \p Entry.
  TextRef codedValue(const TextValue &V, const Transformer &How,
                     const Expr *Entry);
  /// Replaces each literal, value or Coded node X in \p T by the text
  /// \p Map(X).
  TextRef rebuilt(TextRef T, LeafMap Map,
                  llvm::DenseMap<TextRef, TextRef> &Done);

  ValueTable Values;
  llvm::BumpPtrAllocator Memory;
  UniqueSet<TextNode> Nodes;
  /// Cached results of front().
  llvm::DenseMap<std::pair<TextRef, unsigned>, TextRef> Fronts;
  /// Cached results of distributed().
  llvm::DenseMap<TextRef, TextRef> Distributed;
  size_t Steps = 0;
  unsigned Collapses[CollapseReasonCount] = {};
  TextRef Empty;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_TEXTARENA_H
