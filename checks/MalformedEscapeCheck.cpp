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

/// Adds the run of escapes that begins at \p I if its octets are no UTF-8, and
/// returns where it ends.
static size_t checkOctets(llvm::StringRef Text, size_t I,
                          llvm::SmallVectorImpl<LiteralIssue> &Issues) {
  const size_t Begin = I;
  std::string Octets;
  while (const auto Escape =
             uricore::escapeAt(std::string_view(Text.data(), Text.size()), I)) {
    Octets += static_cast<char>(Escape->Octet);
    I += uricore::EscapeLength;
  }
  if (!uricore::isValidUtf8(Octets))
    Issues.push_back(
        {Begin, I,
         "'" + Text.slice(Begin, I).str() + "' is not UTF-8 when it is decoded",
         std::nullopt, Confidence::Possible});
  return I;
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
      I = checkOctets(Text, I, Issues) - 1;
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
    Issues.push_back(
        {I, I + 1,
         "'%' without two hex digits is no escape; write '%25' "
         "for a percent sign",
         "%25", Found.Uri.IsBare ? Confidence::Possible : Confidence::Certain});
  }
  report(Found, Issues);
}

} // namespace clang::tidy::uri
