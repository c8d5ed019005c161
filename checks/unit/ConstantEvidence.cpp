//===--- ConstantEvidence.cpp - uri-tidy ----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unit/ConstantEvidence.h"
#include "core/Percent.h"
#include "unit/ValueEvidence.h"
#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using llvm::StringRef;
using uricore::CharSet;
using uricore::Component;

namespace clang::tidy::uri {

CharSet meaningfulIn(Component C) {
  switch (C) {
  case Component::Userinfo:
    return CharSet("@/?#%");
  case Component::PathSegment:
    return CharSet("/?#%");
  case Component::QueryKey:
    return CharSet("&=#+%");
  case Component::QueryValue:
    return CharSet("&#+%");
  default:
    return CharSet("#%");
  }
}

bool isConstantData(const Hole &H) {
  return H.Facts && H.Facts->From->Kind == Origin::Constants;
}

CharSet wrongIn(Component C) {
  const bool IsQuery = C == Component::QueryKey || C == Component::QueryValue;
  return meaningfulIn(C) |
         (~uricore::allowedRaw(C) - CharSet(IsQuery ? "[]|^" : ""));
}

/// Whether every '+' in \p Text is between two words, and may be a blank.
static bool hasPlusForBlank(StringRef Text) {
  for (size_t I = Text.find('+'); I != StringRef::npos;
       I = Text.find('+', I + 1))
    if (I == 0 || I + 1 == Text.size() || !llvm::isAlnum(Text[I - 1]) ||
        !llvm::isAlnum(Text[I + 1]))
      return false;
  return true;
}

/// Whether \p Text is a fragment, or \p MayHavePage, a page and a section of
/// it: `Views#calendar`.
static bool isAnchor(StringRef Text, bool MayHavePage) {
  const auto [Page, Section] = Text.split('#');
  if (Page.empty())
    return !Section.contains('#');
  const auto IsEncoded = [](StringRef Part) {
    return uricore::consistsOf(Part, uricore::Pchar | CharSet("/%")) &&
           uricore::decode(Part).Malformed.empty();
  };
  const bool HasSection = Page.size() != Text.size();
  return MayHavePage && IsEncoded(Page) && IsEncoded(Section) &&
         (!HasSection || (!Section.empty() && llvm::isAlnum(Section[0]) &&
                          llvm::any_of(Section, llvm::isAlpha)));
}

/// Whether \p Text consists of punctuation, which stands between values.
static bool isSeparator(StringRef Text) {
  return llvm::any_of(Text, isPunctuation) && llvm::all_of(Text, [](char C) {
           return isPunctuation(C) || C == ' ';
         });
}

std::optional<FeatureSet> featuresOfConstant(const FoundUri &Found,
                                             const HolePlace &Place,
                                             const NameMeanings &Names) {
  const Hole &H = Found.content().Holes[Place.Index];
  const CharSet Meaningful = H.Facts->Chars & wrongIn(Place.Which);
  if (Meaningful.empty())
    return std::nullopt;
  const ValueEvidence Value(H, Names);
  const auto All = [&](auto Holds) {
    return llvm::all_of(H.Facts->From->Texts, [&](const ConstantText *Each) {
      return Holds(StringRef(Each->Text.Text));
    });
  };
  if (All(isSeparator))
    return std::nullopt;
  // Paths are mostly written in lower case.
  const auto IsLowerCase = [](StringRef Text) {
    return llvm::none_of(Text, isUppercase) && !Text.contains(' ');
  };
  FeatureSet Result = {Feature::RawData, Feature::Constant,
                       Feature::ReservedBytes};
  Result.addIf(
      Place.Which == Component::PathSegment &&
          (Place.mayEndPath() || (Meaningful.isSubsetOf(CharSet("/")) &&
                                  (Value.isCalled(NameMeaning::Path) ||
                                   !Place.FollowsSegment || All(IsLowerCase)))),
      Feature::PathRest);
  Result.addIf(Meaningful.isDisjointFrom(meaningfulIn(Place.Which)) &&
                   (Found.String->Use.IsRepaired ||
                    isReadByQUrl(Found.content(), Names)),
               Feature::RepairedLiteral);
  Result.addIf(Meaningful.isSubsetOf(CharSet("+")) && All(hasPlusForBlank),
               Feature::PlusForBlank);
  Result.addIf(Meaningful.contains('#') &&
                   Meaningful.isSubsetOf(CharSet("#%")) &&
                   All([&Place](StringRef Text) {
                     return isAnchor(Text, Place.EndsPath);
                   }),
               Feature::FragmentSign);
  Result.addIf(Place.FollowsValue, Feature::FollowsValue);
  Result.addIf(Place.ContinuesText && Place.Which == Component::QueryValue,
               Feature::ContinuesText);
  Result.addIf(Value.isCalled(NameMeaning::PieceOfUri) ||
                   Value.isCalled(NameMeaning::Query) ||
                   Value.isCalled(NameMeaning::Uri),
               Feature::PieceOfUri);
  return Result;
}

} // namespace clang::tidy::uri
