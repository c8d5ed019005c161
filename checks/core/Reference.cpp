//===--- Reference.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Reference.h"

#include "core/CharSet.h"
#include "core/Percent.h"

namespace uricore {

using OptionalOffset = std::optional<std::size_t>;

/// The first byte of \p P that is neither in \p Set nor part of an escape.
static OptionalOffset errorIn(std::string_view Text, Part P,
                              const CharSet &Set) {
  const std::string_view Upto = Text.substr(0, P.End);
  std::size_t At = P.Begin;
  while ((At = findFirstOf(Upto, ~Set, At)) < P.End) {
    if (!escapeAt(Upto, At))
      return At;
    At += EscapeLength;
  }
  return std::nullopt;
}

/// The first byte of \p P that is not in \p Set; escapes are not allowed.
static OptionalOffset errorInPlain(std::string_view Text, Part P,
                                   const CharSet &Set) {
  const std::size_t At = findFirstOf(Text.substr(0, P.End), ~Set, P.Begin);
  return At < P.End ? OptionalOffset(At) : std::nullopt;
}

/// RFC 3986, section 3.1: ALPHA *( ALPHA / DIGIT / "+" / "-" / "." ).
static OptionalOffset schemeError(std::string_view Text, Part Scheme) {
  if (Scheme.Present &&
      !Alpha.contains(static_cast<unsigned char>(Text[Scheme.Begin])))
    return Scheme.Begin;
  return errorInPlain(Text, Scheme, SchemeChars);
}

/// RFC 3986, section 3.2.2: four dec-octets, no leading zeros.
static bool isIpv4Address(std::string_view Text) {
  std::size_t At = 0;
  for (int Octet = 0; Octet < 4; ++Octet) {
    if (Octet > 0 && (At == Text.size() || Text[At++] != '.'))
      return false;
    const std::size_t Begin = At;
    int Value = 0;
    while (At < Text.size() && At - Begin < 3 && Text[At] >= '0' &&
           Text[At] <= '9')
      Value = Value * 10 + (Text[At++] - '0');
    if (At == Begin || Value > 255 || (At - Begin > 1 && Text[Begin] == '0'))
      return false;
  }
  return At == Text.size();
}

/// RFC 3986, section 3.2.2. Its nine alternatives amount to eight groups of 16
/// bits, where one "::" replaces at least one group, and an IPv4 address at the
/// end counts as two.
static bool isIpv6Address(std::string_view Text) {
  unsigned Groups = 0;
  bool Compressed = false;
  std::size_t At = 0;
  while (At < Text.size()) {
    if (Text.substr(At, 2) == "::") {
      if (Compressed)
        return false;
      Compressed = true;
      At += 2;
      continue;
    }
    if (At > 0 && Text[At - 1] != ':') {
      if (Text[At] != ':' || At + 1 == Text.size())
        return false;
      ++At;
    }
    const std::string_view Rest = Text.substr(At);
    if (isIpv4Address(Rest)) {
      Groups += 2;
      break;
    }
    std::size_t Length = 0;
    while (Length < Rest.size() && Length < 4 && hexValue(Rest[Length]) >= 0)
      ++Length;
    if (Length == 0)
      return false;
    ++Groups;
    At += Length;
  }
  return Compressed ? Groups <= 7 : Groups == 8;
}

/// RFC 3986, section 3.2.2:
/// "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" ), 'v' in either case.
static bool isIpvFuture(std::string_view Text) {
  if (Text.empty() || (Text[0] != 'v' && Text[0] != 'V'))
    return false;
  const std::size_t Dot = findFirstOf(Text, ~HexDigit, 1);
  return Dot > 1 && Text.substr(Dot, 1) == "." && Dot + 1 < Text.size() &&
         consistsOf(Text.substr(Dot + 1),
                    Unreserved | SubDelims | CharSet(":"));
}

/// Whether \p Text can be enclosed in brackets as an IP literal.
static bool isIpLiteral(std::string_view Text) {
  // RFC 6874, section 2: IPv6address "%25" 1*( unreserved / pct-encoded ).
  const std::size_t Zone = Text.find("%25");
  if (Zone != std::string_view::npos)
    return Zone + EscapeLength < Text.size() &&
           isIpv6Address(Text.substr(0, Zone)) &&
           !errorIn(Text, {Zone + EscapeLength, Text.size(), true}, Unreserved);
  return isIpv6Address(Text) || isIpvFuture(Text);
}

static OptionalOffset hostError(std::string_view Text, Part Host) {
  const std::string_view HostText = Host.in(Text);
  if (HostText.empty() || HostText.front() != '[')
    return errorIn(Text, Host, RegNameChars);
  if (HostText.back() != ']' ||
      !isIpLiteral(HostText.substr(1, HostText.size() - 2)))
    return Host.Begin;
  return std::nullopt;
}

OptionalOffset firstError(std::string_view Text) {
  const Reference Ref = split(Text);
  if (auto Error = schemeError(Text, Ref.Scheme))
    return Error;
  if (auto Error = errorIn(Text, Ref.Userinfo, UserinfoChars))
    return Error;
  if (auto Error = hostError(Text, Ref.Host))
    return Error;
  if (auto Error = errorInPlain(Text, Ref.Port, PortChars))
    return Error;
  // Section 4.2: a ':' in the first segment of a relative-path reference would
  // turn the text before it into a scheme. If there is no text before it,
  // split() does not find a scheme.
  if (Text.substr(0, 1) == ":")
    return 0;
  if (auto Error = errorIn(Text, Ref.Path, PathChars))
    return Error;
  if (auto Error = errorIn(Text, Ref.Query, QueryChars))
    return Error;
  return errorIn(Text, Ref.Fragment, FragmentChars);
}

bool isValidReference(std::string_view Text) { return !firstError(Text); }

bool isValidUri(std::string_view Text) {
  return split(Text).Scheme.Present && isValidReference(Text);
}

} // namespace uricore
