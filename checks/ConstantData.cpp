//===--- ConstantData.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantData.h"
#include "text/TextValue.h"
#include "unit/ValueEvidence.h"
#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

using uricore::CharSet;
using uricore::Component;

/// The characters that end \p C or have a meaning in it.
static CharSet meaningfulIn(Component C) {
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

/// Whether every '+' in \p Text is between two words, and may be a blank.
static bool hasPlusForBlank(StringRef Text) {
  for (size_t I = Text.find('+'); I != StringRef::npos;
       I = Text.find('+', I + 1))
    if (I == 0 || I + 1 == Text.size() || !llvm::isAlnum(Text[I - 1]) ||
        !llvm::isAlnum(Text[I + 1]))
      return false;
  return true;
}

std::optional<Confidence> confidenceOfConstant(const HolePlace &Place,
                                               const Hole &H,
                                               const NameMeanings &Names) {
  const CharSet Meaningful = H.Facts->Chars & meaningfulIn(Place.Which);
  if (Meaningful.empty())
    return std::nullopt;
  const ValueEvidence Value(H, Names);
  const auto All = [&](auto Holds) {
    return llvm::all_of(H.Facts->From->Texts, [&](const ConstantText *Each) {
      return Holds(StringRef(Each->Text.Text));
    });
  };
  // Paths are mostly written in lower case.
  const auto IsLowerCase = [](StringRef Text) {
    return llvm::none_of(Text, isUppercase) && !Text.contains(' ');
  };
  const bool MayDividePath =
      Place.Which == Component::PathSegment &&
      ((Place.EndsPath && Place.BeginsSegment && !Place.FollowsSegment) ||
       (Meaningful.isSubsetOf(CharSet("/")) &&
        (Value.isCalled(NameMeaning::Path) || !Place.FollowsSegment ||
         All(IsLowerCase))));
  const bool MayBeBlank =
      Meaningful.isSubsetOf(CharSet("+")) && All(hasPlusForBlank);
  const bool MayBeFragment =
      Meaningful.isSubsetOf(CharSet("#")) &&
      All([](StringRef Text) { return Text.rfind('#') == 0; });
  if (MayDividePath || MayBeBlank || MayBeFragment || Place.FollowsValue ||
      Place.ContinuesText || Value.isCalled(NameMeaning::PieceOfUri) ||
      Value.isCalled(NameMeaning::Query) || Value.isCalled(NameMeaning::Uri))
    return Confidence::Possible;
  return Confidence::Likely;
}

} // namespace clang::tidy::uri
