//===--- UriText.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UriText.h"
#include "core/Percent.h"

namespace clang::tidy::uri {

std::string placeName(const HolePlace &Place) {
  if (Place.Which == uricore::Component::QueryValue && !Place.Key.empty())
    // The queries of LDAP have no keys.
    return Place.Key.find_first_of("?(") == std::string::npos
               ? "query parameter '" + Place.Key + "'"
               : "the query";
  const bool IsOnlyOne = Place.Which == uricore::Component::Userinfo ||
                         Place.Which == uricore::Component::Fragment;
  return (IsOnlyOne ? "the " : "a ") + std::string(uricore::name(Place.Which));
}

bool isInDotSegment(const FoundUri &Found, size_t I) {
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

std::string normalForm(unsigned char Octet, bool MayMakeDotSegment) {
  if (uricore::Unreserved.contains(Octet) &&
      !(Octet == '.' && MayMakeDotSegment))
    return std::string(1, static_cast<char>(Octet));
  std::string Escape;
  uricore::appendEscape(Escape, Octet);
  return Escape;
}

} // namespace clang::tidy::uri
