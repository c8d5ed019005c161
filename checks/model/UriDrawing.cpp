//===--- UriDrawing.cpp - uri-tidy ----------------------------------------===//
//------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/UriDrawing.h"
#include "core/Percent.h"
#include "model/Recognition.h"
#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/StringExtras.h"

using llvm::StringRef;
using uricore::Component;

namespace clang::tidy::uri {
namespace {

/// More than a reader looks at.
constexpr size_t MostBytes = 600, BytesBefore = 200, MostValues = 40,
                 LongestName = 60;

class Drawing {
public:
  Drawing(const Template &T, const RecognizedUri &Uri, const Offence &Wrong)
      : T(T), Spans(Uri.Components.Spans), Places(Uri.Components.Holes),
        Wrong(Wrong) {
    const size_t First = Wrong.Value           ? Wrong.Value->Pos
                         : Wrong.Bytes.empty() ? Uri.Begin
                                               : Wrong.Bytes.front().first;
    From = std::max(Uri.Begin, First - std::min(First, BytesBefore));
    To = std::min(Uri.End, From + MostBytes);
    IsCutBefore = From > Uri.Begin;
    IsCutAfter = To < Uri.End;
  }

  std::vector<DrawnPart>
  draw(llvm::function_ref<std::string(const Expr &)> NameOf) {
    if (IsCutBefore)
      cut();
    for (size_t At = From; At <= To; ++At) {
      drawValues(At, NameOf);
      if (At < To)
        add({DrawnPart::Text, isWrong(At), componentAt(At),
             std::string(1, T.Text[At])});
    }
    if (IsCutAfter)
      cut();
    return std::move(Parts);
  }

private:
  void cut() { Parts.push_back({DrawnPart::Cut, false, std::nullopt, ""}); }

  void drawValues(size_t At,
                  llvm::function_ref<std::string(const Expr &)> NameOf) {
    for (; NextPlace < Places.size(); ++NextPlace) {
      const HolePlace &Place = Places[NextPlace];
      const Hole &H = T.Holes[Place.Index];
      if (H.Pos > At)
        return;
      if (H.Pos < From || Values == MostValues)
        continue;
      ++Values;
      std::string Name = H.Value ? NameOf(*H.Value) : "";
      if (Name.size() > LongestName)
        Name.replace(LongestName, Name.size(), "…");
      Parts.push_back({DrawnPart::Value, &H == Wrong.Value, Place.Which, Name});
    }
  }

  std::optional<Component> componentAt(size_t At) {
    while (NextSpan < Spans.size() && Spans[NextSpan].End <= At)
      ++NextSpan;
    if (NextSpan < Spans.size() && Spans[NextSpan].Begin <= At)
      return Spans[NextSpan].Which;
    return std::nullopt;
  }

  bool isWrong(size_t At) {
    while (NextWrong < Wrong.Bytes.size() &&
           Wrong.Bytes[NextWrong].second <= At)
      ++NextWrong;
    return NextWrong < Wrong.Bytes.size() && Wrong.Bytes[NextWrong].first <= At;
  }

  void add(DrawnPart Byte) {
    if (!Parts.empty() && Parts.back().Kind == DrawnPart::Text &&
        Parts.back().Offends == Byte.Offends &&
        Parts.back().Which == Byte.Which)
      Parts.back().Content += Byte.Content;
    else
      Parts.push_back(std::move(Byte));
  }

  const Template &T;
  llvm::ArrayRef<ComponentSpan> Spans;
  llvm::ArrayRef<HolePlace> Places;
  const Offence &Wrong;
  size_t From, To;
  bool IsCutBefore, IsCutAfter;
  size_t NextPlace = 0, NextSpan = 0, NextWrong = 0, Values = 0;
  std::vector<DrawnPart> Parts;
};

constexpr llvm::StringLiteral Kinds = "tvc";
/// In place of the number of a component.
constexpr char NoComponent = '-';

} // namespace

std::vector<DrawnPart>
drawingOf(const Template &T, const RecognizedUri &Uri, const Offence &Wrong,
          llvm::function_ref<std::string(const Expr &)> NameOf) {
  return Drawing(T, Uri, Wrong).draw(NameOf);
}

// Each part is its kind, in upper case if it offends, the number of its
// component, and its encoded content.
std::string writeDrawing(llvm::ArrayRef<DrawnPart> Parts) {
  std::string Line;
  for (const DrawnPart &Part : Parts) {
    if (!Line.empty())
      Line += ' ';
    const char Kind = Kinds[Part.Kind];
    Line += Part.Offends ? llvm::toUpper(Kind) : Kind;
    Line += Part.Which ? static_cast<char>('0' + static_cast<char>(*Part.Which))
                       : NoComponent;
    Line += uricore::encode(Part.Content);
  }
  return Line;
}

std::vector<DrawnPart> readDrawing(StringRef Line) {
  std::vector<DrawnPart> Parts;
  while (!Line.empty()) {
    StringRef Word;
    std::tie(Word, Line) = Line.split(' ');
    if (Word.size() < 2)
      return {};
    const size_t Kind = Kinds.find(llvm::toLower(Word[0]));
    const int Number = Word[1] - '0';
    const bool IsComponent =
        Number >= 0 && Number <= static_cast<int>(Component::Fragment);
    if (Kind == StringRef::npos || (!IsComponent && Word[1] != NoComponent))
      return {};
    DrawnPart &Part = Parts.emplace_back();
    Part.Kind = static_cast<DrawnPart::KindTy>(Kind);
    Part.Offends = isUppercase(Word[0]);
    if (IsComponent)
      Part.Which = static_cast<Component>(Number);
    const StringRef Content = Word.drop_front(2);
    Part.Content = uricore::decode({Content.data(), Content.size()}).Bytes;
  }
  return Parts;
}

} // namespace clang::tidy::uri
