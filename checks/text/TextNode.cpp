//===--- TextNode.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "text/TextNode.h"
#include "LLVMCompat.h"
#include "llvm/ADT/DenseSet.h"
#include <algorithm>

namespace clang::tidy::uri {

const Transformer *lastChangeOf(TextRef T) {
  if (T->Kind == TextNode::Coded)
    return T->How;
  return T->Kind == TextNode::Value && !T->Facts->Done.empty()
             ? T->Facts->Done.all().back()
             : nullptr;
}

llvm::SmallVector<TextRef, 8> itemsOf(TextRef T) {
  llvm::SmallVector<TextRef, 8> Result;
  for (; T->Kind == TextNode::Concat; T = T->Front)
    Result.push_back(T->Last);
  if (!T->isEmpty())
    Result.push_back(T);
  std::reverse(Result.begin(), Result.end());
  return Result;
}

static bool beginWith(llvm::ArrayRef<TextRef> Items, TextRef Start) {
  const auto Parts = itemsOf(Start);
  for (size_t I = 0; I < Parts.size(); ++I) {
    if (I < Items.size() && Items[I] == Parts[I])
      continue;
    if (I + 1 < Parts.size())
      return false;
    const llvm::ArrayRef<TextRef> Rest = Items.drop_front(I);
    switch (Parts[I]->Kind) {
    case TextNode::Literal:
      return !Rest.empty() && Rest.front()->Kind == TextNode::Literal &&
             compat::startsWith(Rest.front()->Bytes->Text.Text,
                                Parts[I]->Bytes->Text.Text);
    case TextNode::Choice:
      return llvm::all_of(Parts[I]->Alternatives, [Rest](TextRef Alternative) {
        return beginWith(Rest, Alternative);
      });
    default:
      return false;
    }
  }
  return true;
}

bool beginsWith(TextRef T, TextRef Start) {
  return beginWith(itemsOf(T), Start);
}

llvm::ArrayRef<const ConstantText *> shownTexts(const TextValue &V) {
  const bool AreKnown = llvm::all_of(V.Done, [](const Transformer *T) {
    return isBytewise(*T) && T->Kind != Transformer::HtmlEscape;
  });
  return AreKnown ? V.From->Texts.all()
                  : llvm::ArrayRef<const ConstantText *>();
}

static TextSize sizeOfValue(const TextValue &V) {
  TextSize Result;
  Result.Items = Result.Leaves = Result.Length = 1;
  for (const ConstantText *Text : shownTexts(V)) {
    const unsigned Bytes = Text->Text.Text.size();
    Result.Bytes = std::max(Result.Bytes, Bytes);
    Result.Length = std::max(Result.Length, Bytes);
    ++Result.Others;
  }
  Result.Others -= Result.Others > 0;
  return Result;
}

/// Updates the nesting depth of \p Result to that of the deeper one.
static void nest(TextSize &Result, const TextSize &Part) {
  Result.Choices = std::max(Result.Choices, Part.Choices);
  Result.Repeats = std::max(Result.Repeats, Part.Repeats);
  Result.Calls = std::max(Result.Calls, Part.Calls);
}

static TextSize sizeOfRow(const TextSize &Front, const TextSize &Last) {
  TextSize Result = Front;
  Result.Items += Last.Items;
  Result.Leaves += Last.Leaves;
  Result.Bytes += Last.Bytes;
  Result.Length += Last.Length;
  Result.Others += Last.Others;
  Result.Readings = std::max(Front.Readings, Last.Readings);
  Result.IsConstant = Front.IsConstant && Last.IsConstant;
  nest(Result, Last);
  return Result;
}

TextSize sizeOfChoice(llvm::ArrayRef<TextRef> Alternatives) {
  TextSize Result;
  Result.Items = 1;
  Result.Readings = 0;
  for (TextRef A : Alternatives) {
    Result.Leaves += A->Size.Leaves;
    Result.Bytes += A->Size.Bytes;
    Result.Length = std::max(Result.Length, A->Size.Length);
    Result.Others += 1 + A->Size.Others;
    Result.Readings += A->Size.Readings;
    nest(Result, A->Size);
  }
  Result.Others -= 1;
  ++Result.Choices;
  return Result;
}

void TextNode::complete(unsigned NewId) {
  Id = NewId;
  switch (Kind) {
  case Literal:
    Size.Bytes = Size.Length = Bytes->Text.Text.size();
    Size.Items = Size.Leaves = Size.Bytes > 0;
    Size.IsConstant = true;
    CanBeEmpty = Size.Bytes == 0;
    Sum = TextFacts::ofLiteral(Bytes->Text.Text);
    return;
  case Value:
    Size = sizeOfValue(*Facts);
    Sum = Facts->facts();
    HasEntries = Facts->Entry;
    return;
  case Concat:
    Size = sizeOfRow(Front->Size, Last->Size);
    Sum = followed(Front->Sum, Last->Sum);
    HasEntries = Front->HasEntries && Last->HasEntries;
    CanBeEmpty = Front->CanBeEmpty && Last->CanBeEmpty;
    return;
  case Choice:
    Size = sizeOfChoice(Alternatives);
    Sum = Alternatives.front()->Sum;
    for (TextRef A : Alternatives.drop_front())
      Sum = join(Sum, A->Sum);
    HasEntries =
        llvm::all_of(Alternatives, [](TextRef A) { return A->HasEntries; });
    CanBeEmpty =
        llvm::any_of(Alternatives, [](TextRef A) { return A->CanBeEmpty; });
    return;
  case Repeat:
    Size = Last->Size;
    Size.Items = 1;
    Size.IsConstant = false;
    ++Size.Repeats;
    Sum = followed(Last->Sum, Last->Sum);
    CanBeEmpty = true;
    HasEntries = Last->HasEntries;
    return;
  case Coded:
    Size = Last->Size;
    Size.Items = 1;
    Size.IsConstant = false;
    ++Size.Calls;
    // In this case, a reading shows one value for the whole text.
    if (!isBytewise(*How)) {
      Size.Length = Size.Readings = 1;
      Size.Others = 0;
    }
    Sum = factsAfter(*How, Last->Sum);
    HasEntries = Last->HasEntries;
    return;
  }
}

const TextNode *findNode(TextRef T,
                         llvm::function_ref<bool(const TextNode &)> Matches) {
  llvm::SmallVector<TextRef, 8> Pending = {T};
  llvm::SmallDenseSet<TextRef, 8> Seen;
  while (!Pending.empty()) {
    TextRef Next = Pending.pop_back_val();
    if (!Next || !Seen.insert(Next).second)
      continue;
    if (Matches(*Next))
      return Next;
    Pending.append(Next->Alternatives.rbegin(), Next->Alternatives.rend());
    Pending.push_back(Next->Last);
    Pending.push_back(Next->Front);
  }
  return nullptr;
}

bool isAlternative(TextRef T, const Origin &From,
                   llvm::function_ref<bool(const TextValue &)> Matches) {
  if (!T || T->Size.Choices == 0)
    return false;
  return findNode(T, [&](const TextNode &N) {
    const auto Has = [&N](llvm::function_ref<bool(const TextValue &)> Is) {
      return llvm::any_of(N.Alternatives, [Is](TextRef Each) {
        return Each->Kind == TextNode::Value && Is(*Each->Facts);
      });
    };
    return N.Kind == TextNode::Choice && Has(Matches) &&
           Has([&From](const TextValue &V) {
             return V.From == &From && V.Level.High <= 0;
           });
  });
}

bool dependsOnCaller(TextRef T) {
  return findNode(T, [](const TextNode &N) {
    return N.Kind == TextNode::Value &&
           (N.Facts->From->parameter() || N.Facts->From->Kind == Origin::Place);
  });
}

void TextNode::profile(llvm::FoldingSetNodeID &ID) const {
  ID.AddInteger(Kind);
  for (const void *Part :
       {static_cast<const void *>(Bytes), static_cast<const void *>(Facts),
        static_cast<const void *>(How), static_cast<const void *>(Front),
        static_cast<const void *>(Last), Test,
        static_cast<const void *>(IfTrue)})
    ID.AddPointer(Part);
  for (TextRef A : Alternatives)
    ID.AddPointer(A);
}

} // namespace clang::tidy::uri
