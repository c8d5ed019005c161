//===--- FaultyDecoderCheck.cpp - uri-tidy --------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FaultyDecoderCheck.h"
#include "knowledge/Names.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

std::optional<Feature>
FaultyDecoderCheck::concernsUris(const FunctionDecl &Function,
                                 const DecoderBehaviour &Decoder) const {
  const FunctionNames Names = analysis().namesAround(Function);
  const auto IsRelated = [this](StringRef Name) {
    return says(Name, {NameMeaning::UriRelated, NameMeaning::Decoder});
  };
  if (IsRelated(Names.Own) || IsRelated(Names.Qualified) ||
      IsRelated(Names.File) || llvm::any_of(Names.Callers, IsRelated) ||
      says(Names.Own, NameMeaning::PercentSign))
    return Feature::UriFunction;
  // Few other formats use '+' for a space.
  if (Decoder.PlusIsSpace)
    return Feature::UriMarks;
  const auto IsOther = [this](StringRef Name) {
    return says(Name, NameMeaning::OtherEscape);
  };
  if (IsOther(Names.Own) || IsOther(Names.Qualified) || IsOther(Names.File))
    return std::nullopt;
  return Feature::PlainEscapes;
}

bool FaultyDecoderCheck::isChecked(const FunctionDecl &Function) const {
  if (Function.isExternallyVisible())
    return false;
  bool IsChecked = false;
  for (const FunctionDecl *Caller : analysis().callersOf(Function)) {
    const Answer Passes =
        analysis().decoderSummaries().passesMalformed(*Caller, Function);
    if (Passes == Answer::Yes)
      return false;
    IsChecked |= Passes == Answer::No;
  }
  return IsChecked;
}

/// Whether only malformed or unusual input shows a defect of \p Kind.
static bool isUnusual(DecoderDefect::KindTy Kind) {
  return Kind == DecoderDefect::MalformedTaken ||
         Kind == DecoderDefect::SignsTaken ||
         Kind == DecoderDefect::BytesWidened;
}

void FaultyDecoderCheck::checkDecoder(const FunctionDecl &Function) {
  DecoderSummaries &Summaries = analysis().decoderSummaries();
  const DecoderBehaviour *Decoder = Summaries.behaviourOf(Function);
  if (!Decoder || Function.getLocation().isMacroID())
    return;
  const auto Reason = concernsUris(Function, *Decoder);
  if (!Reason)
    return;
  const Evidence Usual = {Feature::Run, *Reason};
  Evidence Unusual = Usual;
  Unusual.Features.add(Feature::UnusualInput);
  bool AreUnusual = true;
  const std::string Name = analysis().namesAround(Function).Own;
  // uri-premature-decoding reports a decoder that is called twice, and what
  // comes of that.
  const bool IsCalledTwice =
      llvm::any_of(Decoder->Defects,
                   [](const auto &Each) {
                     return Each.first == DecoderDefect::DecodesTwice;
                   }) &&
      (!Summaries.decidesItself(Function) ||
       says(Name, NameMeaning::RepeatedDecoding));
  llvm::SmallVector<std::string, 4> Deeds;
  for (const auto &[Kind, Defect] : Decoder->Defects) {
    if (!isReported(isUnusual(Kind) ? Unusual : Usual) ||
        (Kind == DecoderDefect::BytesWidened && Decoder->IsOfEcmaScript) ||
        (IsCalledTwice && (Kind == DecoderDefect::DecodesTwice ||
                           Kind == DecoderDefect::PlusAfterDecoding)) ||
        // It may have another purpose than decoding.
        (Kind == DecoderDefect::Undecoded && *Reason != Feature::UriFunction) ||
        (isOfMalformed(Kind) && isChecked(Function)) ||
        !Summaries.isOwn(Function, Kind))
      continue;
    Deeds.push_back(uri::describe(Defect));
    AreUnusual &= isUnusual(Kind);
  }
  if (Decoder->PlusIsSpace && Summaries.decidesItself(Function) &&
      says(Name, NameMeaning::PathOnly) && isReported(Usual)) {
    Deeds.push_back("turns '+' into a space, although it means '+' in a path");
    AreUnusual = false;
  }
  if (Deeds.empty() ||
      !claim(Function.getLocation(), AreUnusual ? Unusual : Usual))
    return;
  std::string All;
  for (size_t I = 0; I < Deeds.size(); ++I)
    All += (I == 0 ? "" : I + 1 == Deeds.size() ? " and " : ", ") + Deeds[I];
  diag(Function.getLocation(), "'%0' %1") << Name << All;
}

} // namespace clang::tidy::uri
