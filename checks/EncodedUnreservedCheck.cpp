//===--- EncodedUnreservedCheck.cpp - uri-tidy ----------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EncodedUnreservedCheck.h"
#include "core/Percent.h"

namespace clang::tidy::uri {

/// Whether the segment around byte \p I of \p Text is a dot segment when it is
/// decoded: remove_dot_segments (RFC 3986 section 5.2.4) would drop it.
static bool isInDotSegment(const FoundUri &Found, size_t I) {
  const StringRef Text = Found.content().Text;
  for (const ComponentSpan &Span : Found.Uri.Components.Spans) {
    if (Span.Which != uricore::Component::PathSegment || I < Span.Begin ||
        I >= Span.End)
      continue;
    const size_t Slash = Text.slice(Span.Begin, I).rfind('/');
    const size_t Begin =
        Slash == StringRef::npos ? Span.Begin : Span.Begin + Slash + 1;
    const size_t End = std::min(Text.find('/', I), Span.End);
    const std::string Decoded =
        uricore::decode({Text.data() + Begin, End - Begin}).Bytes;
    return Decoded == "." || Decoded == "..";
  }
  return false;
}

void EncodedUnreservedCheck::checkUri(const FoundUri &Found) {
  const std::string &Text = Found.content().Text;
  llvm::SmallVector<LiteralIssue, 4> Issues;
  for (size_t I = Text.find('%', Found.Uri.Begin); I < Found.Uri.End;
       I = Text.find('%', I + 1)) {
    const auto Escape = uricore::escapeAt(Text, I);
    if (!Escape || !uricore::Unreserved.contains(Escape->Octet) ||
        !isPlainPercent(Found, I))
      continue;
    // The form serializer of the URL standard encodes '~'.
    if (Found.Uri.IsForm && Escape->Octet == '~')
      continue;
    const std::string Plain(1, static_cast<char>(Escape->Octet));
    const std::string What = "'" + Text.substr(I, 3) +
                             "' encodes the unreserved character '" + Plain +
                             "'";
    if (Escape->Octet == '.' && isInDotSegment(Found, I))
      Issues.push_back({I, I + 3,
                        What + " of a dot segment; written plainly the "
                               "segment would be removed",
                        std::nullopt});
    else
      Issues.push_back({I, I + 3, What + "; write it plainly", Plain});
  }
  report(Found, Issues);
}

} // namespace clang::tidy::uri
