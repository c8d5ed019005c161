//===--- LowercaseHexCheck.cpp - uri-tidy ---------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LowercaseHexCheck.h"
#include "core/Percent.h"

namespace clang::tidy::uri {

void LowercaseHexCheck::checkUri(const FoundUri &Found) {
  const std::string &Text = Found.content().Text;
  llvm::SmallVector<LiteralIssue, 4> Issues;
  for (size_t I = Text.find('%', Found.Uri.Begin); I < Found.Uri.End;
       I = Text.find('%', I + 1)) {
    const auto Escape = Found.content().escapeAt(I);
    if (!Escape || !Escape->LowercaseHex || !isPlainPercent(Found, I))
      continue;
    if (uricore::Unreserved.contains(Escape->Octet) && yieldsToAnother())
      continue;
    std::string Upper;
    uricore::appendEscape(Upper, Escape->Octet);
    // Replace only the digits, because the '%' may be spelled `%%`.
    Issues.push_back(
        {I + 1,
         I + 3,
         "lowercase hex in '" + Text.substr(I, 3) + "'; write '" + Upper + "'",
         Upper.substr(1),
         {Feature::Literal},
         /*ChangesMeaning=*/false,
         /*ShownBefore=*/1});
  }
  if (!Issues.empty() && analysis().decodesOnlyLowercase())
    for (LiteralIssue &Issue : Issues)
      Issue.Replacement = std::nullopt;
  report(Found, Issues);
}

} // namespace clang::tidy::uri
