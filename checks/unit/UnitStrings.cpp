//===--- UnitStrings.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unit/UnitStrings.h"
#include "text/Readings.h"
#include "unit/Assertions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

/// The text of \p Finished as one value, if an API gets it encoded as a whole.
static Template encodedWhole(const FinishedText &Finished,
                             const NameMeanings &Names) {
  Template Result;
  const Transformer *How = Finished.Text->How;
  if (!How || !How->Call || How->Kind != Transformer::Encode)
    return Result;
  // Other text may become a value in a URI that the function builds.
  if (Finished.Use.Kind == Usage::UriSink ||
      (Finished.Text->Last->Size.IsConstant &&
       isTakenAsUri(Finished.Use, Names)))
    Result.appendHole(Hole{0, How->Call, EncodingState::Encoded, How->Call});
  return Result;
}

/// The number of values in \p T that were decoded.
static long decodedIn(const Template &T) {
  return llvm::count_if(
      T.Holes, [](const Hole &H) { return H.State == EncodingState::Decoded; });
}

/// What each unit of Template::weight() costs, in steps, since it takes memory
/// until the end. Few translation units have a weight of 100,000.
static constexpr size_t WeightSteps = 16;

DeclStrings stringsOf(const TextSummary &Summary, UnitTexts &Unit) {
  // A field can become many texts in each place, and so on.
  static constexpr size_t MaxLeavesResolved = 1024;
  size_t Leaves = 0;
  const auto Resolved = [&](TextRef T) {
    if (Leaves > MaxLeavesResolved)
      return T;
    const TextRef Result = Unit.Stored.resolved(T);
    if (Result != T)
      Leaves += Result->Size.Leaves;
    return Result;
  };
  const auto IsOver = [&](const Template &Kept) {
    return !Unit.Budget.spend(Kept.weight() * WeightSteps);
  };
  DeclStrings Result;
  for (const FinishedText &Each : Summary.Texts) {
    if (Template Whole = encodedWhole(Each, Unit.Names); !Whole.empty()) {
      Result.Strings.push_back({std::move(Whole), Each.Use, Each.Depth});
      Result.Strings.back().Use.Kind = Usage::UriSink;
    }
    // A field that is only passed on is shown where it is stored.
    const bool IsPassedOn =
        Each.Text->Kind == TextNode::Value &&
        (Each.Use.Kind == Usage::Value || Each.Use.Kind == Usage::Comparand ||
         Each.Use.Kind == Usage::HumanText);
    const TextRef Text =
        Unit.Texts.unescaped(IsPassedOn ? Each.Text : Resolved(Each.Text));
    for (Template &Reading : readingsOf(Unit.Texts, Text)) {
      if (IsOver(Reading))
        return Result;
      Usage Use = Each.Use;
      if (isAsserted(Reading, Unit.AST, Unit.Names) ||
          (Use.At && isAsserted(Use.At->getBeginLoc(), Unit.AST, Unit.Names)))
        Use.Kind = Usage::Comparand;
      auto Hidden = withDataAsHoles(Reading);
      Result.Strings.push_back(
          {std::move(Reading), Use, Each.Depth, Each.Text});
      if (Hidden)
        Result.Strings.push_back(
            {std::move(*Hidden), std::move(Use), Each.Depth, Each.Text, true});
    }
  }
  for (const TextEvent &Each : Summary.Events) {
    auto Readings = readingsOf(Unit.Texts, Resolved(Each.Input));
    // Text that may have been encoded is encoded twice on one of the ways. What
    // is decoded in place, piece by piece, only seems to be decoded twice.
    if (Each.Kind == TextEvent::Decode && !Readings.empty())
      std::iter_swap(Readings.begin(),
                     std::min_element(Readings.begin(), Readings.end(),
                                      [](const Template &A, const Template &B) {
                                        return decodedIn(A) < decodedIn(B);
                                      }));
    const bool MayRepeat =
        llvm::any_of(Readings, [&Each](const Template &Reading) {
          const Hole *Sole = Reading.soleHole();
          return Sole && Sole->By == Each.Call;
        });
    if (Each.Kind != TextEvent::Encode && Each.Kind != TextEvent::Take)
      Readings.resize(std::min<size_t>(Readings.size(), 1));
    for (Template &Reading : Readings) {
      if (IsOver(Reading))
        return Result;
      Result.Operations.push_back({Each, std::move(Reading), MayRepeat});
    }
  }
  return Result;
}

/// Whether \p T is built of a parameter and something else.
static bool isPiece(TextRef T) {
  if (!T || T->Kind != TextNode::Concat)
    return false;
  return llvm::any_of(itemsOf(T), [](TextRef Item) {
    return Item->Kind == TextNode::Value && Item->Facts->From->parameter();
  });
}

bool mattersToCallers(const TextSummary &Summary) {
  return llvm::any_of(Summary.Texts,
                      [](const FinishedText &Each) {
                        return Each.Use.Kind != Usage::HumanText &&
                               Each.Use.Kind != Usage::Comparand &&
                               isPiece(Each.Text);
                      }) ||
         llvm::any_of(Summary.Written,
                      [](const WrittenText &Each) {
                        return isPiece(Each.Becomes.Holds.Text);
                      }) ||
         llvm::any_of(Summary.Events, [](const TextEvent &Each) {
           return Each.concernsCallers() &&
                  Each.Input->Kind == TextNode::Value &&
                  Each.Input->Facts->From->parameter();
         });
}

} // namespace clang::tidy::uri
