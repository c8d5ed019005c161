//===--- ProbeTexts.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What an encoder makes of the length of its input, and of other texts that it
/// is given.
///
//===----------------------------------------------------------------------===//

#include "encoder/Prober.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

using uricore::CharSet;

bool Prober::findFixedLength() {
  static constexpr size_t MaxLength = 64;
  const bool ReadsPastEnd =
      llvm::any_of(Program.Faults, [](const EncoderFault &Fault) {
        return Fault.Kind == EncoderFault::PastEnd;
      });
  if (Input.FixedLength > MaxLength ||
      (Input.FixedLength == 0 && !ReadsPastEnd))
    return false;
  size_t Length = std::max<size_t>(Input.FixedLength, 2);
  const size_t Last = Input.FixedLength != 0 ? Length : MaxLength;
  for (; Length <= Last; ++Length) {
    const auto Out =
        runEncoder(Program, Function, Input, std::vector<int64_t>(Length, 'a'));
    if (!Out || Out->Units.empty() || Out->Units.size() % Length != 0)
      continue;
    // Each unit becomes the same.
    const size_t Size = Out->Units.size() / Length;
    const llvm::ArrayRef<int64_t> All = Out->Units;
    if (All.drop_front(Size) != All.drop_back(Size))
      continue;
    Letter = All.take_front(Size).vec();
    FixedLength = Length;
    return true;
  }
  return false;
}

bool Prober::shortens() {
  // Longer than the buffers and limits of most programs that have any.
  static constexpr size_t Long = 300;
  const auto Out =
      Input.IsCharacter ? std::nullopt : run(std::vector<int64_t>(Long, 'a'));
  Program.Undecided = nullptr;
  return Out && Out->size() < Long * Letter.size();
}

bool Prober::addsOther() {
  if (!Input.OthersAreEmpty || Input.IsCharacter)
    return false;
  // A set of characters with a letter changes nothing for another letter.
  const auto Alone = run('a');
  const bool Result =
      Alone && llvm::any_of(Function.parameters(), [&](const ParmVarDecl *P) {
        const unsigned Index = P->getFunctionScopeIndex();
        if (Index == Input.Parameter || !givesText(*P, Program))
          return false;
        Input.Others = {{Index, "x"}};
        const auto Out = run('a');
        Input.Others.clear();
        return Out && Out != Alone;
      });
  Program.Undecided = nullptr;
  return Result;
}

std::optional<unsigned> Prober::findKeepsMore(const CharSet &Passed) {
  std::string Delimiters;
  for (const char C : {'/', '&', '?', '#', '='})
    if (!Passed.contains(static_cast<unsigned char>(C)))
      Delimiters += C;
  if (Delimiters.size() < 2 || Input.IsCharacter)
    return std::nullopt;
  const int64_t Listed = static_cast<unsigned char>(Delimiters[0]);
  const int64_t Unlisted = static_cast<unsigned char>(Delimiters[1]);
  const auto Escape = run(Unlisted);
  std::optional<unsigned> Result;
  for (const ParmVarDecl *Other : Function.parameters()) {
    const unsigned Index = Other->getFunctionScopeIndex();
    // In old C, nothing says that a function only reads a text.
    if (Index == Input.Parameter ||
        !(givesText(*Other, Program) || isCharacterPointer(Other->getType())))
      continue;
    Input.Others = {{Index, Delimiters.substr(0, 1)}};
    const auto Kept = run(Listed);
    if (Kept && *Kept == std::vector<int64_t>{Listed} &&
        run(Unlisted) == Escape)
      Result = Index;
    Input.Others.clear();
  }
  // Whatever decides about the other text says nothing about the input.
  Program.Undecided = nullptr;
  return Result;
}

std::optional<unsigned> Prober::findPredicate() {
  for (const ParmVarDecl *Other : Function.parameters()) {
    const unsigned Index = Other->getFunctionScopeIndex();
    Program.start();
    if (Program.defaultArgument(*Other) &&
        llvm::none_of(Input.Constants, [&](const CallConstant &Each) {
          return Each.Parameter == Index;
        }))
      return Index;
  }
  return std::nullopt;
}

} // namespace clang::tidy::uri
