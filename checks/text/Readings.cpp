//===--- Readings.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "text/Readings.h"
#include "ast/Callee.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallBitVector.h"
#include <algorithm>
#include <numeric>

namespace clang::tidy::uri {

namespace {
/// The indices of readings.
using Numbers = llvm::SmallVector<unsigned, TextArena::MaxReadings>;

class Reader {
public:
  Reader(TextArena &Texts, size_t Count)
      : Texts(Texts), Results(Count), Differing(Count) {}

  /// Appends \p T to the readings \p All. Those in \p Varying, which is a
  /// proper subset, show alternatives other than the longest ones. There are at
  /// least as many of them as the choices of \p T require, and at most
  /// T->Size.Others.
  void read(TextRef T, const Numbers &All, llvm::ArrayRef<unsigned> Varying);

  std::vector<Template> take();

private:
  void append(unsigned Number, const Template &Piece) {
    Texts.spend(Piece.weight());
    // A literal by itself can exceed the bounds of other texts.
    if (Results[Number].empty())
      Results[Number] = Piece;
    else
      Results[Number].append(Piece);
  }
  void readValue(const TextValue &V, const Numbers &All,
                 llvm::ArrayRef<unsigned> Varying);
  void readItems(TextRef T, const Numbers &All,
                 llvm::ArrayRef<unsigned> Varying);
  void readChoice(TextRef T, const Numbers &All,
                  llvm::ArrayRef<unsigned> Varying);
  void readArms(TextRef T, const Numbers &All, const Numbers &WhereTrue);
  void readCall(TextRef T, const Numbers &All,
                llvm::ArrayRef<unsigned> Varying);

  TextArena &Texts;
  std::vector<Template> Results;
  /// Those that differ from the first one.
  llvm::SmallBitVector Differing;
  struct Decision {
    Numbers All, WhereTrue;
  };
  llvm::SmallDenseMap<const void *, Decision, 2> Tests;

  /// What an earlier choice of the readings \p All has decided for the test of
  /// \p N; null if there is none.
  const Decision *decided(const TextNode &N, const Numbers &All) const {
    const auto Known = Tests.find(N.Test);
    return Known != Tests.end() && Known->second.All == All ? &Known->second
                                                            : nullptr;
  }
  /// The outermost call around the current text.
  TextRef Call = nullptr;
};
} // namespace

/// Returns the last call that encoded or decoded \p V; otherwise the last one
/// that escaped it for HTML; otherwise null.
static const Expr *callBehind(const TextValue &V) {
  const Transformer *Result = nullptr;
  for (const Transformer *T : V.Done)
    if (T->Kind == Transformer::Encode || T->Kind == Transformer::Decode ||
        (T->Kind == Transformer::HtmlEscape &&
         (!Result || Result->Kind != Transformer::Encode)))
      Result = T;
  return Result ? Result->Call : nullptr;
}

/// Returns the parameter that \p E, which may be null, is or moves; null if it
/// is anything else.
static const ParmVarDecl *parameterIn(const Expr *E) {
  const auto *Call =
      llvm::dyn_cast_or_null<CallExpr>(E ? stripped(E) : nullptr);
  return namedParameter(Call && Call->isCallToStdMove() ? Call->getArg(0) : E);
}

/// Returns the parameter that provides \p V, or null. If a function has stored
/// \p V, this is the parameter that it has stored.
static const ParmVarDecl *parameterOf(const TextValue &V) {
  if (const ParmVarDecl *Given = V.From->parameter())
    return Given;
  if (V.From->Kind != Origin::Place)
    return nullptr;
  const ParmVarDecl *Inserted = parameterIn(V.Entry);
  return Inserted ? Inserted : parameterIn(V.Source);
}

/// Returns what the rules about templates need to know about \p V.
static Hole holeOf(const TextValue &V, TextRef Call) {
  Hole Result{0, V.Entry, stateOf(V), callBehind(V)};
  Result.Param = parameterOf(V);
  Result.InChain = V.Chain != TextValue::NotInChain;
  Result.HoldsMarkers = V.Chain == TextValue::InnerInChain;
  Result.IsBound = V.IsBound || !V.Entry;
  Result.Via = V.Via;
  Result.Alias = V.Source == V.Entry ? nullptr : V.Source;
  Result.Facts = &V;
  Result.Within = Call;
  return Result;
}

/// Returns the constant \p Text of \p V after the transformers of \p V.
static Template shown(const ConstantText &Text, const TextValue &V) {
  Template Result;
  if (V.Done.empty()) {
    Result = Text.Text;
  } else {
    std::string Bytes = Text.Text.Text;
    for (const Transformer *T : V.Done)
      Bytes = resultOf(*T, Bytes).value_or("");
    if (!Bytes.empty())
      Result.appendText(Bytes);
  }
  // The expression that reads one of them may be known.
  for (LiteralRun &Run : Result.Runs)
    if (V.Entry || !Run.Facts)
      Run.Facts = &V;
  return Result;
}

void Reader::readValue(const TextValue &V, const Numbers &All,
                       llvm::ArrayRef<unsigned> Varying) {
  // A text without characters is empty.
  if (V.Chars.empty())
    return;
  const llvm::ArrayRef<const ConstantText *> Constants = shownTexts(V);
  for (unsigned Number : All) {
    if (Constants.empty()) {
      Template Hole;
      Hole.appendHole(holeOf(V, Call));
      append(Number, Hole);
      continue;
    }
    const auto *Found = llvm::find(Varying, Number);
    const size_t Which =
        Found == Varying.end() ? 0 : Found - Varying.begin() + 1;
    append(Number, shown(*Constants[Which], V));
    if (Which > 0)
      Differing.set(Number);
  }
}

void Reader::readItems(TextRef T, const Numbers &All,
                       llvm::ArrayRef<unsigned> Varying) {
  // Each item varies in its own readings. If there are not enough readings,
  // items share them, starting with the first one again.
  Numbers Rotating(Varying.begin(), Varying.end());
  for (TextRef Item : itemsOf(T)) {
    const size_t Needed =
        decided(*Item, All)
            ? 0
            : std::min<size_t>(Item->Size.Others, Rotating.size());
    read(Item, All, llvm::ArrayRef<unsigned>(Rotating).take_front(Needed));
    std::rotate(Rotating.begin(), Rotating.begin() + Needed, Rotating.end());
  }
}

/// Whether \p T is a literal that begins with '?'.
static bool beginsQuery(TextRef T) {
  return T->Kind == TextNode::Literal && !T->Bytes->Text.Text.empty() &&
         T->Bytes->Text.Text.front() == '?';
}

void Reader::readChoice(TextRef T, const Numbers &All,
                        llvm::ArrayRef<unsigned> Varying) {
  if (const Decision *Known = decided(*T, All))
    return readArms(T, All, Known->WhereTrue);
  const bool HasQuery =
      !All.empty() && Results[All.front()].Text.find('?') != std::string::npos;
  // `(IsFirst ? '?' : '&')`: the delimiter says what the next byte belongs to.
  const auto Rank = [HasQuery](TextRef Each) {
    return std::pair(Each->Size.Length, beginsQuery(Each) != HasQuery);
  };
  const auto *First = std::max_element(
      T->Alternatives.begin(), T->Alternatives.end(),
      [Rank](TextRef A, TextRef B) { return Rank(A) < Rank(B); });
  assert(Varying.size() + 1 >= T->Size.Readings);
  // Every alternative gets as many readings as it needs; the rest go to the
  // first alternatives that can use them.
  size_t Left = Varying.size() + 1 - T->Size.Readings;
  Numbers Rest = All;
  llvm::ArrayRef<unsigned> VaryingInFirst;
  for (const TextRef &A : T->Alternatives) {
    const size_t More =
        std::min<size_t>(Left, A->Size.Others + 1 - A->Size.Readings);
    Left -= More;
    const size_t Count = A->Size.Readings + More - (&A == First);
    const llvm::ArrayRef<unsigned> Own = Varying.take_front(Count);
    Varying = Varying.drop_front(Count);
    if (&A == First) {
      VaryingInFirst = Own;
      continue;
    }
    for (unsigned Number : Own)
      Differing.set(Number);
    read(A, Numbers(Own.begin(), Own.end()), Own.drop_front());
    llvm::erase_if(Rest, [Own](unsigned N) { return is_contained(Own, N); });
  }
  read(*First, Rest, VaryingInFirst);
  if (!T->Test)
    return;
  Decision &Known = Tests[T->Test];
  Known = {All, {}};
  for (unsigned Number : All)
    if (is_contained(Rest, Number) == (*First == T->IfTrue))
      Known.WhereTrue.push_back(Number);
}

void Reader::readArms(TextRef T, const Numbers &All, const Numbers &WhereTrue) {
  for (const bool Value : {true, false}) {
    Numbers Own;
    for (unsigned Number : All)
      if (is_contained(WhereTrue, Number) == Value)
        Own.push_back(Number);
    const TextRef Arm =
        Value ? T->IfTrue
              : T->Alternatives[T->Alternatives.front() == T->IfTrue];
    read(Arm, Own, {});
  }
}

void Reader::readCall(TextRef T, const Numbers &All,
                      llvm::ArrayRef<unsigned> Varying) {
  const bool IsOutermost = !Call;
  if (IsOutermost)
    Call = T;
  const TextRef Leaves = Texts.distributed(T);
  read(Leaves, All,
       Varying.take_front(
           std::min<size_t>(Varying.size(), Leaves->Size.Others)));
  if (IsOutermost)
    Call = nullptr;
}

/// Returns what a loop appends, \p Body, as the text that it becomes: the
/// characters of a value, one by one, are a part of that value, and those of a
/// literal are the literal.
static TextRef repeated(TextArena &Texts, TextRef Body) {
  if (Body->Kind == TextNode::Coded && Body->How->IsCharacter &&
      Body->Last->Kind == TextNode::Literal)
    return Body->Last;
  const auto IsCharacter = [](TextRef Each) {
    return Each->Kind == TextNode::Value && !Each->Facts->Done.empty() &&
           Each->Facts->Done.all().back()->IsCharacter;
  };
  if (!llvm::all_of(alternativesOf(Body), IsCharacter))
    return Body;
  return Texts.substitute(Body, [&Texts](const TextValue &V) {
    TextValue Part = V;
    Transformer Slice = *V.Done.all().back();
    Slice.IsCharacter = false;
    Part.Done.replaceLast(Texts.values().transformer(Slice));
    return Texts.value(Part);
  });
}

void Reader::read(TextRef T, const Numbers &All,
                  llvm::ArrayRef<unsigned> Varying) {
  switch (T->Kind) {
  case TextNode::Literal:
    for (unsigned Number : All)
      append(Number, T->Bytes->Text);
    return;
  case TextNode::Value:
    return readValue(*T->Facts, All, Varying);
  case TextNode::Concat:
    return readItems(T, All, Varying);
  case TextNode::Choice:
    return readChoice(T, All, Varying);
  case TextNode::Repeat:
    return read(repeated(Texts, T->Last), All, Varying);
  case TextNode::Coded:
    return readCall(T, All, Varying);
  }
}

std::vector<Template> Reader::take() {
  std::vector<Template> Distinct;
  for (size_t I = 0; I < Results.size(); ++I)
    if (I == 0 || Differing[I])
      Distinct.push_back(std::move(Results[I]));
  return Distinct;
}

std::vector<Template> readingsOf(TextArena &Texts, TextRef T) {
  Numbers All(std::min(T->Size.Others + 1, TextArena::MaxReadings));
  std::iota(All.begin(), All.end(), 0);
  Reader R(Texts, All.size());
  R.read(T, All, llvm::ArrayRef<unsigned>(All).drop_front());
  return R.take();
}

std::optional<Template> withDataAsHoles(const Template &Reading) {
  const auto IsData = [](const LiteralRun &Run) {
    return Run.Facts && Run.Facts->Entry &&
           stateOf(*Run.Facts) != EncodingState::Safe;
  };
  if (std::none_of(Reading.Runs.begin(), Reading.Runs.end(), IsData))
    return std::nullopt;
  Template Result;
  size_t Done = 0;
  const TextValue *Last = nullptr;
  for (const LiteralRun &Run : Reading.Runs) {
    if (!IsData(Run)) {
      Last = nullptr;
      continue;
    }
    // A slice has the holes before its bytes only.
    const llvm::ArrayRef<Hole> Before = Reading.holesAt(Run.Begin);
    if (Run.Begin > Done || Run.Facts != Last || !Before.empty()) {
      Result.appendSlice(Reading, Done, Run.Begin, Dialect::Plain);
      for (const Hole &H : Before)
        Result.appendHole(H);
      Result.appendHole(holeOf(*Run.Facts, nullptr));
    }
    Last = Run.Facts;
    Done = Run.Begin + Run.Length;
  }
  Template Rest;
  Rest.appendSlice(Reading, Done, Reading.Text.size() + 1, Dialect::Plain);
  Result.append(Rest);
  return Result;
}

} // namespace clang::tidy::uri
