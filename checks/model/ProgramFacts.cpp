//===--- ProgramFacts.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/ProgramFacts.h"
#include <algorithm>
#include <tuple>

namespace clang::tidy::uri {

void ProgramAnswer::add(const ProgramAnswer &More) {
  const bool HadText = Raw || Encoded || Other;
  const bool HasText = More.Raw || More.Encoded || More.Other;
  if (HadText && HasText) {
    LowLevel = std::min(LowLevel, More.LowLevel);
    HighLevel = std::max(HighLevel, More.HighLevel);
    if (Part != More.Part)
      Part = UriPart::Data;
  } else if (HasText) {
    LowLevel = More.LowLevel;
    HighLevel = More.HighLevel;
    Part = More.Part;
  }
  Raw |= More.Raw;
  Encoded |= More.Encoded;
  Other |= More.Other;
  Chars = Chars | More.Chars;
  Others.insert(More.Others.begin(), More.Others.end());
}

bool ProgramAnswer::operator==(const ProgramAnswer &With) const {
  return std::tie(Raw, Encoded, Other, LowLevel, HighLevel, Part, Others) ==
             std::tie(With.Raw, With.Encoded, With.Other, With.LowLevel,
                      With.HighLevel, With.Part, With.Others) &&
         Chars == With.Chars;
}

ProgramFacts &ProgramFacts::current() {
  static ProgramFacts Facts;
  return Facts;
}

} // namespace clang::tidy::uri
