//===--- EncodedUnreservedCheck.cpp - uri-tidy ----------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EncodedUnreservedCheck.h"
#include "LLVMSupportCompat.h"
#include "core/Percent.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

/// Whether a hex digit behind \p Before, as in `%`, `%4` or `%25`, would become
/// a part of an escape, or of one that is encoded again.
static bool mayEndEscape(StringRef Before) {
  for (const bool HasDigit : {false, true}) {
    if (HasDigit && (Before.empty() || !llvm::isHexDigit(Before.back())))
      return false;
    StringRef Rest = Before.drop_back(HasDigit);
    while (compat::endsWith(Rest, "25"))
      Rest = Rest.drop_back(2);
    if (compat::endsWith(Rest, "%"))
      return true;
  }
  return false;
}

void EncodedUnreservedCheck::checkUri(const FoundUri &Found) {
  const std::string &Text = Found.content().Text;
  llvm::SmallVector<LiteralIssue, 4> Issues;
  for (size_t I = Text.find('%', Found.Uri.Begin); I < Found.Uri.End;
       I = Text.find('%', I + 1)) {
    const auto Escape = Found.content().escapeAt(I);
    if (!Escape || !uricore::Unreserved.contains(Escape->Octet) ||
        !isPlainPercent(Found, I))
      continue;
    // The form serializer of the URL standard encodes '~', and an encoder may
    // do the same.
    if (Escape->Octet == '~' && (Found.Uri.IsForm || Text.size() == 3))
      continue;
    const std::string Plain(1, static_cast<char>(Escape->Octet));
    const std::string Subject = "'" + Text.substr(I, 3) +
                                "' encodes the unreserved character '" + Plain +
                                "'";
    if (Escape->Octet == '.' && isInDotSegment(Found, I))
      Issues.push_back({I, I + 3,
                        Subject + " of a dot segment; written plainly the "
                                  "segment would be removed",
                        std::nullopt});
    else if (llvm::isHexDigit(Plain.front()) &&
             mayEndEscape(StringRef(Text).take_front(I)))
      Issues.push_back({I, I + 3, Subject, std::nullopt});
    else
      Issues.push_back({I, I + 3, Subject + "; write it plainly", Plain});
  }
  report(Found, Issues);
}

} // namespace clang::tidy::uri
