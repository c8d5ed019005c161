//===--- TextCalls.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "text/TextArena.h"
#include <functional>

namespace clang::tidy::uri {

TextRef TextArena::codedValue(const TextValue &V, const Transformer &How,
                              const Expr *Entry) {
  if (const TextValue *Result = Values.transformed(V, How, Entry))
    return value(Result);
  return collapsed(factsAfter(How, V.facts()), CollapseReason::Transformers);
}

TextRef TextArena::coded(TextRef T, const Transformer &How) {
  ++Steps;
  if (T->isEmpty())
    return T;
  // A whole URI that is encoded remains visible.
  const bool IsKept =
      How.Kind == Transformer::Encode && How.Call && !isData(T->Sum.Part);
  if (T->Size.IsConstant && !IsKept) {
    Steps += T->Size.Items;
    if (const auto Text = resultOf(How, constantOf(T).Text))
      return literal(*Text);
  }
  if (const TextRef Kept = withKept(T, How))
    return Kept;
  const Transformer &Unique = *Values.transformer(How);
  if (T->Kind == TextNode::Value)
    return codedValue(*T->Facts, Unique, How.Call);
  if (T->Kind == TextNode::Choice) {
    Items Alternatives;
    for (TextRef A : T->Alternatives)
      Alternatives.push_back(coded(A, How));
    return join(Alternatives);
  }
  if (T->Kind == TextNode::Coded && isNothingNew(*T->How, How))
    return T;
  if (T->Kind == TextNode::Coded)
    if (const auto Both = joinedSteps(*T->How, How))
      return coded(T->Last, *Both);
  if (T->Kind == TextNode::Coded && How.Kind == Transformer::Slice &&
      T->How->Kind == Transformer::Slice)
    return How.IsCharacter || T->How->Length
               ? coded(T->Last, joinedSlices(*T->How, How))
               : T;
  if (T->Size.Calls >= MaxCalls)
    return coded(collapsed(T->Sum, CollapseReason::Nesting), How);
  if (isFull(T))
    return coded(collapsed(T->Sum, CollapseReason::Leaves), How);
  return node(TextNode::Coded, T, &Unique);
}

TextRef TextArena::rebuilt(TextRef T, LeafMap Map,
                           llvm::DenseMap<TextRef, TextRef> &Done) {
  if (const TextRef Known = Done.lookup(T))
    return Known;
  ++Steps;
  TextRef Result = Empty;
  switch (T->Kind) {
  case TextNode::Literal:
  case TextNode::Value:
  case TextNode::Coded:
    Result = Map(T);
    break;
  case TextNode::Concat:
    for (TextRef Item : itemsOf(T))
      Result = append(Result, rebuilt(Item, Map, Done));
    break;
  case TextNode::Choice: {
    Items Alternatives;
    for (TextRef A : T->Alternatives)
      Alternatives.push_back(rebuilt(A, Map, Done));
    if (T->Test) {
      const bool IsFirst = T->Alternatives.front() == T->IfTrue;
      Result = joinArms(Alternatives[!IsFirst], Alternatives[IsFirst], T->Test);
    } else {
      Result = join(Alternatives);
    }
    break;
  }
  case TextNode::Repeat:
    Result = repeat(rebuilt(T->Last, Map, Done));
    break;
  }
  return Done[T] = Result;
}

/// Returns the expression that reads each value in \p T, or null.
static const Expr *soleEntryOf(TextRef T) {
  const Expr *Sole = nullptr;
  const bool Differ = findNode(T, [&](const TextNode &N) {
    if (N.Kind != TextNode::Value)
      return false;
    if (!Sole)
      Sole = N.Facts->Entry;
    return !Sole || Sole != N.Facts->Entry;
  });
  return Differ ? nullptr : Sole;
}

TextRef TextArena::distributed(TextRef T) {
  if (const TextRef Known = Distributed.lookup(T))
    return Known;
  const Transformer &How = *T->How;
  TextRef Result = Empty;
  if (isBytewise(How)) {
    llvm::DenseMap<TextRef, TextRef> Done;
    const std::function<TextRef(TextRef)> Map = [&](TextRef Leaf) -> TextRef {
      // The result of distributed() contains no calls.
      if (Leaf->Kind == TextNode::Coded)
        return rebuilt(distributed(Leaf), Map, Done);
      if (Leaf->Kind == TextNode::Value)
        return codedValue(*Leaf->Facts, How, Leaf->Facts->Entry);
      const std::string &Bytes = Leaf->Bytes->Text.Text;
      const auto Text = resultOf(How, Bytes);
      // Replacements leave most literals as they are.
      if (Text == Bytes && How.Kind != Transformer::Encode &&
          How.Kind != Transformer::Decode)
        return Leaf;
      // A call shows where the text ends.
      if (Text && !How.Call)
        return literal(*Text);
      return codedValue(*Values.constants({Leaf->Bytes}, Leaf->Sum.Part), How,
                        How.Call);
    };
    Result = rebuilt(T->Last, Map, Done);
  } else {
    TextValue Whole = *Values.joined(T->Last->Sum);
    // A part of a text with a single value is a part of that value.
    Whole.Entry = soleEntryOf(T->Last);
    Result = codedValue(Whole, How, How.Call);
  }
  return Distributed[T] = Result;
}

TextRef
TextArena::substitute(TextRef T,
                      llvm::function_ref<TextRef(const TextValue &)> With) {
  if (T->Size.IsConstant)
    return T;
  llvm::DenseMap<TextRef, TextRef> Done;
  const std::function<TextRef(TextRef)> Map = [&](TextRef Leaf) -> TextRef {
    if (Leaf->Kind == TextNode::Coded)
      return coded(rebuilt(Leaf->Last, Map, Done), *Leaf->How);
    return Leaf->Kind == TextNode::Value ? With(*Leaf->Facts) : Leaf;
  };
  return rebuilt(T, Map, Done);
}

TextRef TextArena::unescaped(TextRef T) {
  llvm::DenseMap<TextRef, TextRef> Done;
  const std::function<TextRef(TextRef)> Map = [&](TextRef Leaf) -> TextRef {
    const bool IsMarkup = Leaf->Kind == TextNode::Coded &&
                          Leaf->How->Kind == Transformer::HtmlEscape &&
                          Leaf->Last->Kind == TextNode::Concat;
    return IsMarkup ? rebuilt(Leaf->Last, Map, Done) : Leaf;
  };
  return rebuilt(T, Map, Done);
}

TextRef TextArena::withEncoder(
    TextRef T, const uricore::CharSet &Added,
    llvm::function_ref<std::optional<Transformer>(const Transformer &)> Other) {
  bool IsChanged = false;
  llvm::DenseMap<TextRef, TextRef> Done;
  const std::function<TextRef(TextRef)> Map = [&](TextRef Leaf) -> TextRef {
    const Transformer *Last = lastChangeOf(Leaf);
    const auto New =
        Last && Last->Kind == Transformer::Encode ? Other(*Last) : std::nullopt;
    if (!New)
      return Leaf;
    IsChanged = true;
    if (Leaf->Kind == TextNode::Coded)
      return coded(Leaf->Last, *New);
    TextValue Result = *Leaf->Facts;
    Result.Done.replaceLast(Values.transformer(*New));
    Result.Chars = Result.Chars | Added;
    return value(Result);
  };
  const TextRef Result = rebuilt(T, Map, Done);
  return IsChanged ? Result : nullptr;
}

TextRef TextArena::withKept(TextRef T, const Transformer &Decoder) {
  const uricore::CharSet &Kept = Decoder.Set;
  if (Decoder.Kind != Transformer::Decode || Kept.empty() || Kept.contains('%'))
    return nullptr;
  return withEncoder(T, Kept, [&Kept](const Transformer &Encoder) {
    Transformer Result = Encoder;
    // What an encoder keeps is not known by its name.
    if (Encoder.By != KnownBy::Name)
      Result.Set = Result.Set | Kept;
    return std::optional(Result);
  });
}

TextRef TextArena::narrowed(TextRef T, const uricore::CharSet &Chars,
                            Tested What) {
  if (Chars == ~uricore::CharSet())
    return T;
  // Nothing but the empty text has no character.
  if (Chars.empty() && T->Kind != TextNode::Value)
    return empty();
  const auto IsLeaf = [](TextRef A) {
    return A->Kind == TextNode::Literal || A->Kind == TextNode::Value;
  };
  const auto IsOther = [&](const TextNode &N) {
    return N.Kind == TextNode::Literal &&
           (What == Tested::Text ? !N.Sum.Chars.isSubsetOf(Chars)
                                 : (N.Sum.Chars & Chars).empty());
  };
  // Of several constants and values, some constants are not possible.
  if (T->Kind == TextNode::Choice && llvm::all_of(T->Alternatives, IsLeaf)) {
    Items Possible;
    llvm::copy_if(T->Alternatives, std::back_inserter(Possible),
                  [&](TextRef A) { return !IsOther(*A); });
    if (!Possible.empty() && Possible.size() < T->Alternatives.size())
      T = join(Possible);
  }
  // Whether a text that is being built has a delimiter yet says nothing of the
  // values in it.
  if (findNode(T, IsOther))
    return T;
  return substitute(
      T, [&](const TextValue &V) { return value(uri::narrowed(V, Chars)); });
}

} // namespace clang::tidy::uri
