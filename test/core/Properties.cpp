//===--- Properties.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Properties.h"

#include "core/Percent.h"

using namespace uricore;

bool test::isCleanOf(std::string_view Text, const CharSet &Plain,
                     bool AnyCase) {
  for (std::size_t I = 0; I < Text.size(); ++I) {
    const auto E = escapeAt(Text, I);
    if (E && (AnyCase || !E->LowercaseHex))
      I += EscapeLength - 1;
    else if (E || Text[I] == '%' ||
             !Plain.contains(static_cast<unsigned char>(Text[I])))
      return false;
  }
  return true;
}

std::vector<test::Property> test::allProperties() {
  std::vector<Property> All = encodingProperties();
  for (const Property &P : referenceProperties())
    All.push_back(P);
  return All;
}
