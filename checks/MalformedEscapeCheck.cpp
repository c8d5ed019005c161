//===--- MalformedEscapeCheck.cpp - uri-tidy ------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MalformedEscapeCheck.h"
#include "core/Percent.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Whether a hole can bring the digits of the escape that begins at \p I.
static bool hasHoleInEscape(const Template &T, size_t I) {
  return llvm::any_of(T.Holes, [&](const Hole &H) {
    return H.Pos > I && H.Pos < I + uricore::EscapeLength;
  });
}

void MalformedEscapeCheck::checkUri(const FoundUri &Found) {
  const Template &Content = Found.content();
  const std::string &Text = Content.Text;
  llvm::SmallVector<LiteralIssue, 4> Issues;
  for (size_t I = Text.find('%', Found.Uri.Begin); I < Found.Uri.End;
       I = Text.find('%', I + 1)) {
    if (llvm::is_contained(Content.EatenEscapes, I)) {
      const std::string Octet = Text.substr(I, 3);
      Issues.push_back({I, I + 1,
                        "printf reads '" + Octet +
                            "' as a conversion; write '%" + Octet + "'",
                        "%"});
      continue;
    }
    if (uricore::escapeAt(Text, I)) {
      if (Text.compare(I, 3, "%00") == 0)
        Issues.push_back({I, I + 3,
                          "'%00' is a NUL, at which many programs stop reading",
                          std::nullopt, Confidence::Possible});
      continue;
    }
    if (hasHoleInEscape(Content, I) || !isPlainPercent(Found, I))
      continue;
    if (const auto Legacy = uricore::decodeLegacyUnicode(Text, I)) {
      const std::string Octets = uricore::encode(Legacy->Utf8);
      Issues.push_back({I, I + Legacy->Length,
                        "'" + Text.substr(I, Legacy->Length) +
                            "' is no escape of a URI; write '" + Octets + "'",
                        Octets});
      continue;
    }
    Issues.push_back({I, I + 1,
                      "'%' without two hex digits is no escape; write '%25' "
                      "for a percent sign",
                      "%25"});
  }
  report(Found, Issues);
}

} // namespace clang::tidy::uri
