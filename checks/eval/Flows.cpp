//===--- Flows.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the paths of the catalogues lead to.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

bool Evaluator::areTexts(const AddressSet &Where) const {
  return !Where.isAny() &&
         llvm::all_of(Where, [&](const Address &A) { return isTextAt(A); });
}

Spot Evaluator::step(const Spot &From, const FlowStep &Step, const Expr *Key) {
  Spot To;
  if (Step.Kind == FlowStep::Pointee && From.IsValue) {
    To.Where = From.Value.Targets;
    To.Value.Text = From.Value.Text;
    To.IsValue = From.Value.Targets.empty() && !From.Value.Targets.isAny();
    return To;
  }
  if (Step.Kind == FlowStep::Entry)
    return From;
  if (From.Where.isAny())
    To.Where = AddressSet::any();
  for (const Address &A : From.Where) {
    if (Step.Kind == FlowStep::Pointee) {
      // A handle refers to another object, an optional contains its own.
      const Content Held = State.read(*A.Of);
      if (Held.Targets.empty()) {
        To.Where.add({&Unit.pointeeOf(*A.Of), Address::Start});
      } else {
        To.Where.addAll(Held.Targets);
        To.Value.Text = Texts.join(To.Value.Text, Held.Text);
      }
      continue;
    }
    Selector Part = {Selector::Element};
    if (Step.Kind == FlowStep::Key) {
      Part.Kind = Selector::Key;
    } else if (Step.Kind == FlowStep::Member) {
      Part = {Selector::Member, nullptr, Step.Index};
      // An entry of a map is the map itself.
      const auto Parts = TextTypes::current().partsOf(Unit.typeOf(*A.Of));
      if (llvm::any_of(Parts, [](const TypePart &Each) {
            return Each.Step.Kind == FlowStep::Key;
          }))
        Part = {Step.Index == 0 ? Selector::Key : Selector::Element};
    } else if (const auto Constant =
                   Key ? constantKey(*Key, Unit.typeOf(*A.Of)) : std::nullopt) {
      To.Where.add({&Unit.elementOf(*A.Of, *Constant), Address::Start});
      continue;
    }
    To.Where.add({&Unit.Places.part(*A.Of, Part), Address::Start});
  }
  return To;
}

Content Evaluator::contentOf(const Spot &From) {
  if (From.IsValue)
    return From.Value;
  if (From.Where.isAny())
    return {Unit.lost(), AddressSet::any()};
  // A pointer into a text refers to the rest of it.
  const bool IsPart =
      areTexts(From.Where) && llvm::any_of(From.Where, [](const Address &A) {
        return A.At != Address::Start;
      });
  // A pointer may refer to an object or to a text that is in none.
  Content Result = IsPart ? Content{textOf({nullptr, From.Where}), {}}
                          : State.read(From.Where);
  Result.Text = Texts.join(Result.Text, From.Value.Text);
  return Result;
}

} // namespace clang::tidy::uri
