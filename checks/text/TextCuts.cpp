//===--- TextCuts.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "text/TextArena.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>

namespace clang::tidy::uri {

/// Returns \p Text, which must be constant, without its last \p Count bytes.
static Template withoutEnd(const Template &Text, size_t Count) {
  Template Result;
  Result.appendSlice(Text, 0, Text.Text.size() - Count, Dialect::Plain);
  return Result;
}

TextRef TextArena::front(TextRef T, unsigned Leaves) {
  if (!T || T->Size.Leaves <= Leaves)
    return T;
  const auto [Known, IsNew] = Fronts.try_emplace({T, Leaves}, nullptr);
  if (!IsNew)
    return Known->second;
  TextRef Result = Empty;
  std::optional<TextFacts> Rest;
  for (TextRef Item : itemsOf(T)) {
    ++Steps;
    if (Rest || Result->Size.Leaves + Item->Size.Leaves > Leaves)
      Rest = Rest ? followed(*Rest, Item->Sum) : Item->Sum;
    else
      Result = append(Result, Item);
  }
  return Fronts[{T, Leaves}] =
             appendRest(Result, *Rest, CollapseReason::Leaves);
}

TextRef TextArena::cutEnd(TextRef T, unsigned Count) {
  // If there are more, the result is some slice of the text.
  constexpr unsigned MaxTexts = 64;
  const Transformer Slice(Transformer::Slice);
  // Texts with the number of bytes that still have to be removed from them.
  llvm::SmallSetVector<std::pair<TextRef, unsigned>, 8> Pending;
  Pending.insert({T, Count});
  Items Results;
  for (unsigned I = 0; I < Pending.size(); ++I) {
    if (Pending.size() >= MaxTexts)
      return coded(T, Slice);
    const auto [Text, Left] = Pending[I];
    ++Steps;
    if (Left == 0 || Text->isEmpty()) {
      Results.push_back(Text);
      continue;
    }
    const TextRef Front = frontOf(Text), Last = lastOf(Text);
    switch (Last->Kind) {
    case TextNode::Literal:
      if (Last->Size.Bytes <= Left)
        Pending.insert({Front, Left - Last->Size.Bytes});
      else
        Results.push_back(
            append(Front, literal(withoutEnd(Last->Bytes->Text, Left))));
      break;
    case TextNode::Value:
    case TextNode::Coded:
      Results.push_back(append(Front, coded(Last, Slice)));
      // The value may be shorter than the cut, which then extends to the front.
      for (unsigned More = 1; More <= std::min(Left, MaxTexts); ++More)
        Pending.insert({Front, More});
      break;
    case TextNode::Choice:
      for (TextRef A : Last->Alternatives)
        Pending.insert({append(Front, A), Left});
      break;
    case TextNode::Repeat:
      Pending.insert({Front, Left});
      Pending.insert({append(Text, Last->Last), Left});
      break;
    case TextNode::Concat:
      llvm_unreachable("the last of a list is no list");
    }
  }
  return join(Results);
}

} // namespace clang::tidy::uri
