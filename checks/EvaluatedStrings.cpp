//===--- EvaluatedStrings.cpp - uri-tidy ----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EvaluatedStrings.h"
#include "flow/Assertions.h"
#include "text/Readings.h"

namespace clang::tidy::uri {

static TextOperation::KindTy kindOf(TextEvent::KindTy Kind) {
  switch (Kind) {
  case TextEvent::Encode:
    return TextOperation::Encode;
  case TextEvent::Take:
    return TextOperation::Take;
  case TextEvent::Decode:
    return TextOperation::Decode;
  case TextEvent::Split:
    return TextOperation::Split;
  }
  return TextOperation::Split;
}

DeclStrings stringsOf(const TextSummary &Summary, UnitTexts &Unit) {
  DeclStrings Result;
  for (const FinishedText &Each : Summary.Texts)
    for (Template &Reading :
         readingsOf(Unit.Texts, Unit.Stored.resolved(Each.Text))) {
      Usage Use = Each.Use;
      if (isAsserted(Reading, Unit.AST, Unit.Names) ||
          (Use.At && isAsserted(Use.At->getBeginLoc(), Unit.AST, Unit.Names)))
        Use.Kind = Usage::Comparand;
      Result.Strings.push_back(
          {std::move(Reading), std::move(Use), Each.Depth, Each.Text});
    }
  for (const TextEvent &Each : Summary.Events) {
    auto Readings = readingsOf(Unit.Texts, Unit.Stored.resolved(Each.Input));
    if (Readings.empty())
      continue;
    Result.Operations.push_back({kindOf(Each.Kind), Each.Call,
                                 std::move(Readings.front()), Each.In,
                                 Each.Delimiters, Each.Via, Each.Depth});
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
                        return isPiece(Each.Holds.Text);
                      }) ||
         llvm::any_of(Summary.Events, [](const TextEvent &Each) {
           return Each.Input->Kind == TextNode::Value &&
                  Each.Input->Facts->From->parameter();
         });
}

} // namespace clang::tidy::uri
