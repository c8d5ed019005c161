//===--- UnitUris.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unit/UnitUris.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

void UnitUris::forEach(const Decl &D, bool OfCalls,
                       llvm::function_ref<void(const FoundUri &)> Visit) const {
  for (const BuiltString &String : Analysis.stringsOf(D).Strings)
    if ((String.Depth > 0) == OfCalls)
      for (const FoundUri &Found : Analysis.urisIn(String, D, Options))
        Visit(Found);
}

void UnitUris::forEachReading(
    const FoundUri &Found,
    llvm::function_ref<void(const FoundUri &)> Visit) const {
  if (!Found.String->Whole)
    return;
  // The readings of a text follow one another.
  const auto &All = Analysis.stringsOf(*Found.In).Strings;
  const auto IsOther = [&](const BuiltString &String) {
    return String.Whole != Found.String->Whole;
  };
  const size_t At = static_cast<size_t>(Found.String - All.data());
  const auto First = std::find_if(All.rend() - At, All.rend(), IsOther).base();
  const auto End = std::find_if(All.begin() + At, All.end(), IsOther);
  for (const BuiltString &String : llvm::make_range(First, End))
    for (const FoundUri &Other : Analysis.urisIn(String, *Found.In, Options))
      Visit(Other);
}

FeatureSet featuresOf(const FoundUri &Found) {
  const RecognizedUri &Uri = Found.Uri;
  const Usage::KindTy Use = Found.String->Use.Kind;
  const bool IsTaken =
      Use == Usage::UriSink || Use == Usage::FormSink || Use == Usage::PartSink;
  const bool HasScheme = Uri.Components.HasScheme;
  FeatureSet Result;
  Result.addIf(HasScheme, Feature::Scheme);
  Result.addIf(IsTaken, Feature::Sink);
  Result.addIf(Uri.IsEmbedded, Feature::Embedded);
  Result.addIf(Uri.IsForm, Feature::Form);
  if (!HasScheme && !IsTaken && !Uri.IsEmbedded) {
    const bool HasQuery = llvm::StringRef(Found.content().Text)
                              .slice(Uri.Begin, Uri.End)
                              .contains('?');
    Result.add(!Uri.IsGuess && !Uri.IsWeak ? Feature::NamedUri
               : HasQuery                  ? Feature::QueryShape
                                           : Feature::Shape);
  }
  return Result;
}

} // namespace clang::tidy::uri
