//===--- TextNode.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The strings of a program as graphs.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_TEXTNODE_H
#define URI_TIDY_TEXT_TEXTNODE_H

#include "text/TextValue.h"

namespace clang::tidy::uri {

struct TextNode;
/// A text. Null is no text, as a null pointer is.
using TextRef = const TextNode *;

/// How large a text is, counted as a tree: a node counts as often as it occurs.
struct TextSize {
  /// Elements of the list that a Concat is. 0 for the empty text, 1 for others.
  unsigned Items = 0;
  /// Literals and values.
  unsigned Leaves = 0;
  /// Of literals and constants.
  unsigned Bytes = 0;
  /// Of the longest reading, in bytes; a value counts as one.
  unsigned Length = 0;
  /// Alternatives that are not in a reading of the first ones. Constants of a
  /// value count, too.
  unsigned Others = 0;
  /// How many readings it takes at least to have every alternative in one.
  unsigned Readings = 1;
  /// How deep choices, repeats and calls are nested.
  unsigned char Choices = 0, Repeats = 0, Calls = 0;
  /// Whether it is literals in a row.
  bool IsConstant = false;
};

/// What a string of the program can be: an immutable node of a graph, in normal
/// form and unique. Only TextArena makes them.
struct TextNode {
  enum KindTy : unsigned char {
    /// Bytes that the program spells out.
    Literal,
    /// Bytes that come from an expression.
    Value,
    /// Front and Last in a row. Last is no Concat, so that this is a list to
    /// which appending costs one node.
    Concat,
    /// One of Alternatives.
    Choice,
    /// Last, any number of times, also 0.
    Repeat,
    /// What How makes of Last.
    Coded
  };
  KindTy Kind = Literal;
  const ConstantText *Bytes = nullptr;
  const TextValue *Facts = nullptr;
  const Transformer *How = nullptr;
  TextRef Front = nullptr;
  TextRef Last = nullptr;
  /// At least two, none of them a Choice, by their Id.
  llvm::ArrayRef<TextRef> Alternatives;

  // What follows from these.
  /// Counts the nodes of the unit, as they are made.
  unsigned Id = 0;
  TextSize Size;
  /// What is known of the text as a whole.
  TextFacts Sum;

  bool isEmpty() const { return Size.Items == 0; }
  /// Whether this is all that was left of a text that exceeded a bound.
  bool isJoined() const { return Kind == Value && Facts->isJoined(); }

  /// Sets what follows from the rest.
  void complete(unsigned NewId);
  void profile(llvm::FoldingSetNodeID &ID) const;
};

/// The last element of the list \p T, which is not empty.
inline TextRef lastOf(TextRef T) {
  return T->Kind == TextNode::Concat ? T->Last : T;
}

/// The elements of the list \p T.
llvm::SmallVector<TextRef, 8> itemsOf(TextRef T);

/// The size of the choice of \p Alternatives.
TextSize sizeOfChoice(llvm::ArrayRef<TextRef> Alternatives);

/// The constants of which each reading shows one; none if the bytes that they
/// become are not known.
llvm::ArrayRef<const ConstantText *> shownTexts(const TextValue &V);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_TEXTNODE_H
