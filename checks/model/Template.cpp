//===--- Template.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/Template.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace clang::tidy::uri {

void Template::appendAll(const Template &Other) {
  const size_t Shift = Text.size();
  Text += Other.Text;
  for (Hole H : Other.Holes) {
    H.Pos += Shift;
    Holes.push_back(H);
  }
  for (LiteralRun R : Other.Runs) {
    R.Begin += Shift;
    Runs.push_back(R);
  }
  for (const EatenEscape &Eaten : Other.EatenEscapes)
    EatenEscapes.push_back({Eaten.Pos + Shift, Eaten.IsCertain});
}

void Template::append(const Template &Other) {
  const size_t Bytes = MaxText - std::min(MaxText, Text.size());
  const size_t Values = MaxHoles - std::min(MaxHoles, Holes.size());
  if (Other.Text.size() <= Bytes && Other.Holes.size() <= Values)
    appendAll(Other);
  else if (Bytes > 0 && Values > 0)
    appendAll(Other.front(Bytes, Values));
  else if (Holes.empty() || Holes.back().Pos < Text.size())
    appendHole(nullptr, EncodingState::Unknown);
}

Template Template::front(size_t Bytes, size_t Values) const {
  if (Text.size() <= Bytes && Holes.size() <= Values)
    return *this;
  size_t End = std::min(Bytes, Text.size());
  if (Holes.size() > Values)
    End = std::min(End, Holes[Values].Pos);
  // Do not split an escape.
  for (size_t I = 1; I <= 2 && I <= End && End < Text.size(); ++I)
    if (Text[End - I] == '%')
      End -= I;
  if (const LiteralRun *Run = End < Text.size() ? runAt(End) : nullptr;
      Run && Run->Length != Run->LiteralLength)
    End = Run->Begin;
  Template Result;
  Result.appendBytes(*this, 0, End, Dialect::Plain);
  for (const Hole &H : Holes)
    if (H.Pos <= End && Result.Holes.size() < Values)
      Result.Holes.push_back(H);
  Result.appendHole(nullptr, EncodingState::Unknown);
  return Result;
}

void Template::appendText(llvm::StringRef Bytes) {
  Runs.push_back(
      {Text.size(), Bytes.size(), nullptr, 0, Bytes.size(), Dialect::Plain});
  Text += Bytes;
}

void Template::appendLiteral(llvm::StringRef Bytes,
                             const StringLiteral &Literal, size_t LiteralBegin,
                             size_t LiteralLength, Dialect D) {
  Runs.push_back(
      {Text.size(), Bytes.size(), &Literal, LiteralBegin, LiteralLength, D});
  Text += Bytes;
}

void Template::appendBytes(const Template &Other, size_t Begin, size_t End,
                           Dialect D) {
  const size_t Base = Text.size();
  for (const LiteralRun &R : Other.Runs) {
    const size_t From = std::max(Begin, R.Begin);
    const size_t To = std::min(End, R.Begin + R.Length);
    if (From >= To)
      continue;
    LiteralRun Part = R;
    Part.Begin = Base + (From - Begin);
    Part.Length = To - From;
    // A run that spells an escape is never split.
    if (R.Length == R.LiteralLength) {
      Part.LiteralBegin += From - R.Begin;
      Part.LiteralLength = Part.Length;
    }
    if (Part.Spelling == Dialect::Plain)
      Part.Spelling = D;
    // A format is not data.
    if (D != Dialect::Plain)
      Part.Facts = nullptr;
    Runs.push_back(Part);
  }
  for (const EatenEscape &Eaten : Other.EatenEscapes)
    if (Eaten.Pos >= Begin && Eaten.Pos < End)
      EatenEscapes.push_back({Base + (Eaten.Pos - Begin), Eaten.IsCertain});
  Text.append(Other.Text, Begin, End - Begin);
}

void Template::appendSlice(const Template &Other, size_t Begin, size_t End,
                           Dialect D) {
  const size_t Base = Text.size();
  for (Hole H : Other.Holes)
    if (H.Pos >= Begin && H.Pos < End) {
      H.Pos = Base + (H.Pos - Begin);
      Holes.push_back(H);
    }
  appendBytes(Other, Begin, End, D);
}

Template
Template::substitute(llvm::function_ref<Template(const Hole &)> With) const {
  Template Result;
  size_t Done = 0;
  for (const Hole &H : Holes) {
    Result.appendBytes(*this, Done, H.Pos, Dialect::Plain);
    Done = H.Pos;
    Result.append(With(H));
  }
  Result.appendBytes(*this, Done, Text.size(), Dialect::Plain);
  return Result;
}

void Template::appendEscape(const Template &Other, size_t Begin, Dialect D) {
  const LiteralRun *R = Other.runAt(Begin);
  const llvm::StringRef Byte = llvm::StringRef(Other.Text).substr(Begin, 1);
  if (R && R->Literal)
    appendLiteral(Byte, *R->Literal, R->LiteralBegin + (Begin - R->Begin), 2,
                  D);
  else
    appendText(Byte);
}

bool Template::isInterrupted(size_t Begin, size_t End) const {
  const auto *Next = llvm::partition_point(
      Holes, [Begin](const Hole &H) { return H.Pos <= Begin; });
  return Next != Holes.end() && Next->Pos < End;
}

std::optional<uricore::Escape> Template::escapeAt(size_t Offset) const {
  if (isInterrupted(Offset, Offset + uricore::EscapeLength))
    return std::nullopt;
  return uricore::escapeAt(Text, Offset);
}

const EatenEscape *Template::eatenAt(size_t Offset) const {
  const auto *Found = std::lower_bound(
      EatenEscapes.begin(), EatenEscapes.end(), Offset,
      [](const EatenEscape &Eaten, size_t Pos) { return Eaten.Pos < Pos; });
  return Found == EatenEscapes.end() || Found->Pos != Offset ? nullptr : Found;
}

const LiteralRun *Template::runAt(size_t Offset) const {
  const auto *Next = std::upper_bound(
      Runs.begin(), Runs.end(), Offset,
      [](size_t Pos, const LiteralRun &R) { return Pos < R.Begin; });
  return Next == Runs.begin() ? nullptr : std::prev(Next);
}

llvm::ArrayRef<Hole> Template::holesAt(size_t Offset) const {
  const auto *Begin = llvm::partition_point(
      Holes, [Offset](const Hole &H) { return H.Pos < Offset; });
  return {Begin, std::find_if(Begin, Holes.end(), [Offset](const Hole &H) {
            return H.Pos != Offset;
          })};
}

bool Template::isInValue(size_t Offset) const {
  const auto *Next =
      std::upper_bound(Holes.begin(), Holes.end(), Offset,
                       [](size_t Pos, const Hole &H) { return Pos < H.Pos; });
  if (Next == Holes.begin() || Next == Holes.end())
    return false;
  const Hole &Before = *std::prev(Next);
  const llvm::StringRef Between =
      llvm::StringRef(Text).slice(Before.Pos, Next->Pos);
  const bool IsProse = Between.find_first_of(" \"<>") != llvm::StringRef::npos;
  return Next->IsBound && Next->Value && Next->Value == Before.Value &&
         Between.find_first_of(IsProse ? "/?#&=" : ":/?#&=;") ==
             llvm::StringRef::npos;
}

bool Template::isBesideBound(size_t Offset) const {
  const auto *Next =
      std::upper_bound(Holes.begin(), Holes.end(), Offset,
                       [](size_t Pos, const Hole &H) { return Pos < H.Pos; });
  const auto IsBeside = [this](const Hole &H, size_t Begin, size_t End) {
    return H.IsBound && isRaw(H.State) &&
           llvm::StringRef(Text).slice(Begin, End).find_first_of(":/?#&=;") ==
               llvm::StringRef::npos;
  };
  return (Next != Holes.end() && IsBeside(*Next, Offset, Next->Pos)) ||
         (Next != Holes.begin() &&
          IsBeside(*std::prev(Next), std::prev(Next)->Pos, Offset + 1));
}

} // namespace clang::tidy::uri
