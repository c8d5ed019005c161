//===--- TextArena.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "text/TextArena.h"

namespace clang::tidy::uri {

TextArena::TextArena() : Empty(literal(llvm::StringRef())) {}

TextRef TextArena::node(const TextNode &N) {
  ++Steps;
  return &Nodes.get(N, [&](TextNode &New) {
    New.Alternatives = New.Alternatives.copy(Memory);
    New.complete(Nodes.size());
  });
}

/// Returns at most \p Bytes bytes of the constant \p Text.
static Template cut(const Template &Text, unsigned Bytes) {
  Template Result = Text.front(Bytes, 1);
  // The hole represents the rest of the text.
  Result.Holes.clear();
  return Result;
}

TextRef TextArena::literal(Template Text) {
  TextNode Result;
  const size_t Size = Text.Text.size();
  Steps += Size / 64;
  // There is one empty text, wherever it is spelled.
  if (Size == 0)
    Text = Template();
  // A literal is the only text that may be longer: its rules need all of it.
  Result.Bytes = Values.constant(std::move(Text));
  return node(Result);
}

TextRef TextArena::literal(llvm::StringRef Bytes) {
  Template Text;
  if (!Bytes.empty())
    Text.appendText(Bytes);
  return literal(std::move(Text));
}

TextRef TextArena::node(TextNode::KindTy Kind, TextRef Last,
                        const Transformer *How) {
  TextNode Result;
  Result.Kind = Kind;
  Result.Last = Last;
  Result.How = How;
  return node(Result);
}

TextRef TextArena::value(const TextValue *V) {
  TextNode Result;
  Result.Kind = TextNode::Value;
  Result.Facts = V;
  return node(Result);
}

TextRef TextArena::collapsed(const TextFacts &Facts, CollapseReason Why) {
  ++Collapses[static_cast<unsigned>(Why)];
  return value(Values.joined(Facts));
}

TextRef TextArena::row(TextRef Front, TextRef Last) {
  if (Front->isEmpty())
    return Last;
  TextNode Result;
  Result.Kind = TextNode::Concat;
  Result.Front = Front;
  Result.Last = Last;
  return node(Result);
}

TextRef TextArena::appendRest(TextRef Front, const TextFacts &Rest,
                              CollapseReason Why) {
  const TextRef Last = lastOf(Front);
  if (Last->isJoined())
    return row(frontOf(Front), collapsed(followed(Last->Sum, Rest), Why));
  return row(Front, collapsed(Rest, Why));
}

TextRef TextArena::appendItem(TextRef Front, TextRef Item) {
  ++Steps;
  if (Front->isEmpty())
    return Item;
  if (isFull(Front))
    return appendRest(Front, Item->Sum, CollapseReason::Bytes);
  // Reserve one leaf for the value that represents the rest.
  if (Front->Size.Leaves + Item->Size.Leaves >= MaxLeaves)
    return appendRest(Front, Item->Sum, CollapseReason::Leaves);
  const unsigned Room = MaxBytes - Front->Size.Bytes;
  if (Item->Size.Bytes <= Room)
    return row(Front, Item);
  if (Item->Kind == TextNode::Literal)
    Front = append(Front, literal(cut(Item->Bytes->Text, Room)));
  return appendRest(Front, Item->Sum, CollapseReason::Bytes);
}

TextRef TextArena::appendItems(TextRef Front, llvm::ArrayRef<TextRef> Back) {
  for (TextRef Item : Back)
    Front = appendItem(Front, Item);
  return Front;
}

TextRef TextArena::append(TextRef A, TextRef B) {
  assert(A && B);
  if (A->isEmpty() || B->isEmpty())
    return A->isEmpty() ? B : A;
  if (isFull(A))
    return appendRest(A, B->Sum, CollapseReason::Leaves);
  return appendItems(A, itemsOf(B));
}

Template TextArena::constantOf(TextRef T) const {
  assert(T->Size.IsConstant);
  if (T->Kind == TextNode::Literal)
    return T->Bytes->Text;
  Template Result;
  for (TextRef Item : itemsOf(T))
    Result.append(Item->Bytes->Text);
  return Result;
}

} // namespace clang::tidy::uri
