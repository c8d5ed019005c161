//===--- TextNode.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The strings that a program can build, as graphs.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_TEXTNODE_H
#define URI_TIDY_TEXT_TEXTNODE_H

#include "text/TextValue.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clang::tidy::uri {

struct TextNode;
/// A text. Null is the absence of a text, for example in a null pointer.
using TextRef = const TextNode *;

/// The size of a text as a tree: a node counts each time it occurs.
struct TextSize {
  /// The number of elements if this is a list; 0 for the empty text, 1
  /// otherwise.
  unsigned Items = 0;
  /// The number of literals and values.
  unsigned Leaves = 0;
  /// The number of bytes of literals and constants.
  unsigned Bytes = 0;
  /// The length of the longest reading in bytes, where a value counts as one.
  unsigned Length = 0;
  /// The number of alternatives, including the constants of values, that the
  /// first reading does not show.
  unsigned Others = 0;
  /// The minimum number of readings that together show every alternative.
  unsigned Readings = 1;
  /// The nesting depth of choices, repeats and calls.
  unsigned char Choices = 0, Repeats = 0, Calls = 0;
  /// Whether it consists of literals.
  bool IsConstant = false;
};

/// The set of strings that a part of the program can build, as an immutable
/// node of a graph. Nodes are unique and in normal form, and are created only
/// by TextArena.
struct TextNode {
  enum KindTy : unsigned char {
    /// Bytes that the program spells out.
    Literal,
    /// Bytes that come from an expression.
    Value,
    /// Front followed by Last. Last is not a Concat: this is a list, to which
    /// an element is appended by creating one node.
    Concat,
    /// One of Alternatives.
    Choice,
    /// Last repeated any number of times, including 0.
    Repeat,
    /// The result of How for Last.
    Coded
  };
  KindTy Kind = Literal;
  const ConstantText *Bytes = nullptr;
  const TextValue *Facts = nullptr;
  const Transformer *How = nullptr;
  TextRef Front = nullptr;
  TextRef Last = nullptr;
  /// At least two, sorted by Id; none of them is a Choice.
  llvm::ArrayRef<TextRef> Alternatives;
  /// For a choice by a condition, what stands for that condition, and the
  /// alternative if it is true. Choices with the same test are made together.
  const void *Test = nullptr;
  TextRef IfTrue = nullptr;

  // The rest is computed from these fields.
  /// A number for each node of the unit, in the order of creation.
  unsigned Id = 0;
  TextSize Size;
  /// The facts about the text as a whole.
  TextFacts Sum;
  /// Whether one of its strings is empty, as far as its structure shows.
  bool CanBeEmpty = false;
  /// Whether all values know the expression that reads them.
  bool HasEntries = true;

  bool isEmpty() const { return Size.Items == 0; }
  /// Whether this is a value that replaces a text that exceeded a bound.
  bool isJoined() const { return Kind == Value && Facts->isJoined(); }

  /// Computes the derived fields.
  void complete(unsigned NewId);
  void profile(llvm::FoldingSetNodeID &ID) const;
};

/// Returns the last element of the list \p T, which must not be empty.
inline TextRef lastOf(TextRef T) {
  return T->Kind == TextNode::Concat ? T->Last : T;
}

/// Returns the longest beginning of the list \p T that consists of literals, or
/// its first element if that is not a literal.
inline TextRef constantFrontOf(TextRef T) {
  while (T->Kind == TextNode::Concat && !T->Size.IsConstant)
    T = T->Front;
  return T;
}

/// Returns the alternatives of \p T, which may be a single text.
inline llvm::ArrayRef<TextRef> alternativesOf(const TextRef &T) {
  return T->Kind == TextNode::Choice ? T->Alternatives : llvm::ArrayRef(T);
}

/// Returns the first node for which \p Matches returns true, of \p T itself and
/// the nodes inside it, or null. Visits each node once. \p T may be null.
const TextNode *findNode(TextRef T,
                         llvm::function_ref<bool(const TextNode &)> Matches);

/// Whether some choice inside \p T, which may be null, is between a value from
/// \p From that is not encoded and a value for which \p Matches returns true.
bool isAlternative(TextRef T, const Origin &From,
                   llvm::function_ref<bool(const TextValue &)> Matches);

/// Returns what was done to \p T as a whole last; null if nothing was.
const Transformer *lastChangeOf(TextRef T);

/// Whether \p T, which may be null, contains a value whose source the caller of
/// the function determines.
bool dependsOnCaller(TextRef T);

/// Returns the elements of the list \p T.
llvm::SmallVector<TextRef, 8> itemsOf(TextRef T);

/// Whether each string of \p Start is how a string of \p T begins, as far as
/// the structure of the texts shows.
bool beginsWith(TextRef T, TextRef Start);

/// Returns the size of a choice of \p Alternatives.
TextSize sizeOfChoice(llvm::ArrayRef<TextRef> Alternatives);

/// Returns the constants that readings show instead of \p V; empty if the
/// effect of its transformers on them is not known.
llvm::ArrayRef<const ConstantText *> shownTexts(const TextValue &V);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_TEXTNODE_H
