//===--- ReplacementRun.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that replace a text in another one: `replaceAll(Text, "{id}", Id)`.
//
//===----------------------------------------------------------------------===//

#include "encoder/Decoder.h"
#include "encoder/FunctionRuns.h"
#include "encoder/Run.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// A text in which \p Sought is replaced by \p By.
struct ReplacementSample {
  llvm::StringRef Text, Sought, By, Result;
};

/// How \p Function, called with the texts of \p Input, gives the result of all
/// samples; nothing if it does not.
static std::optional<EncoderOutput> replacesBy(Interpreter &Program,
                                               const FunctionDecl &Function,
                                               EncoderInput Input,
                                               unsigned Sought, unsigned By) {
  static constexpr ReplacementSample Samples[] = {
      {"a{x}b{x}c", "{x}", "1", "a1b1c"},
      {"pq", "z", "yy", "pq"},
      {"kmk", "k", "abk", "abkmabk"}};
  std::optional<EncoderOutput> Out;
  for (const ReplacementSample &Each : Samples) {
    Input.Others = {{Sought, Each.Sought.str()}, {By, Each.By.str()}};
    Out = runEncoder(Program, Function, Input, bytesOf(Each.Text));
    if (!Out || Program.Undecided || Out->IsOpen || Out->IsEndReturned ||
        (!Out->IsReturned && !Out->Parameter) ||
        Out->Units != bytesOf(Each.Result))
      return std::nullopt;
  }
  return Out;
}

const TextReplacement *
FunctionRuns::replacementOf(const FunctionDecl &Function) {
  const FunctionDecl *Definition = runnable(Function);
  if (!Definition)
    return nullptr;
  const auto [Entry, IsNew] = Replacements.try_emplace(Definition);
  if (!IsNew)
    return Entry->second.get();
  const auto Program = newProgram(Definition->getASTContext());
  llvm::SmallVector<EncoderInput, 4> Texts;
  for (EncoderInput Each : encoderInputs(*Definition, *Program))
    if (!Each.IsCharacter && !Each.LengthIsCapacity && !Each.OthersAreEmpty &&
        !Each.OutputIsStructure && !Each.IsRange) {
      Each.OutputIn = outputParameter(*Definition, Each.Parameter);
      Texts.push_back(Each);
    }
  std::unique_ptr<TextReplacement> Result;
  if (Texts.size() == 3 && Budget.reserveRun(1) != 0)
    for (unsigned I = 0; I < 6 && !Result; ++I) {
      const EncoderInput &Input = Texts[I / 2];
      unsigned Sought = Texts[I / 2 == 0 ? 1 : 0].Parameter;
      unsigned By = Texts[I / 2 == 2 ? 1 : 2].Parameter;
      if (I % 2 != 0)
        std::swap(Sought, By);
      if (const auto Out = replacesBy(*Program, *Definition, Input, Sought, By))
        Result = std::make_unique<TextReplacement>(
            TextReplacement{Input.Parameter, Sought, By, Out->Parameter});
    }
  Budget.spendRun(Program->steps());
  // Running other functions may have moved the entry.
  return (Replacements[Definition] = std::move(Result)).get();
}

} // namespace clang::tidy::uri
