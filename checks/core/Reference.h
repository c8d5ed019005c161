//===--- Reference.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// URI references: splitting and validating (RFC 3986).
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_CORE_REFERENCE_H
#define URI_TIDY_CORE_REFERENCE_H

#include "CharSet.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace uricore {

/// A range of a reference, in bytes.
struct Part {
  std::size_t Begin = 0;
  std::size_t End = 0;
  /// Distinguishes a part that is empty ("http://h?") from one that is absent
  /// ("http://h"). An absent part is an empty range, located where the part
  /// would begin.
  bool Present = false;

  constexpr std::string_view in(std::string_view Text) const {
    return Text.substr(Begin, End - Begin);
  }
};

/// The positions of the components of a reference. The delimiters (':' of the
/// scheme, "//", '@', ':' of the port, '?', '#') belong to none of them; the
/// brackets of an IP literal are part of the host. The path is always present.
struct Reference {
  Part Scheme;
  Part Authority;
  Part Userinfo;
  Part Host;
  Part Port;
  Part Path;
  Part Query;
  Part Fragment;
};

namespace detail {

/// Finds the userinfo, host and port of \p Ref's authority.
constexpr void splitAuthority(std::string_view Text, Reference &Ref) {
  constexpr std::size_t None = std::string_view::npos;
  const auto [Begin, End, Present] = Ref.Authority;
  Ref.Userinfo = {Begin, Begin, false};
  Ref.Host = {Begin, End, true};
  Ref.Port = {End, End, false};

  const std::size_t Sign = Ref.Authority.in(Text).rfind('@');
  if (Sign != None) {
    Ref.Userinfo = {Begin, Begin + Sign, true};
    Ref.Host.Begin = Ref.Userinfo.End + 1;
  }

  // The colons of an IP literal are before its ']'.
  const std::string_view HostPort = Ref.Host.in(Text);
  const bool IsIpLiteral = HostPort.substr(0, 1) == "[";
  const std::size_t AddressEnd = IsIpLiteral ? HostPort.find(']') : 0;
  const std::size_t Colon = HostPort.rfind(':');
  if (Colon != None && AddressEnd != None && Colon >= AddressEnd) {
    Ref.Host.End = Ref.Host.Begin + Colon;
    Ref.Port = {Ref.Host.End + 1, End, true};
  }
}

} // namespace detail

/// Splits \p Text like the regular expression in RFC 3986, appendix B: any text
/// is accepted, and nothing is allocated. The authority is split at the last
/// '@' and, after that and any IP literal, at the last ':' (section 3.2). In a
/// valid reference, each of them occurs only once there.
constexpr Reference split(std::string_view Text) {
  Reference Ref;
  std::size_t At = 0;

  const std::size_t SchemeEnd = findFirstOf(Text, CharSet(":/?#"));
  if (SchemeEnd > 0 && Text.substr(SchemeEnd, 1) == ":") {
    Ref.Scheme = {0, SchemeEnd, true};
    At = SchemeEnd + 1;
  }

  Ref.Authority = Ref.Userinfo = Ref.Host = Ref.Port = {At, At, false};
  if (Text.substr(At, 2) == "//") {
    Ref.Authority = {At + 2, findFirstOf(Text, CharSet("/?#"), At + 2), true};
    detail::splitAuthority(Text, Ref);
    At = Ref.Authority.End;
  }

  Ref.Path = {At, findFirstOf(Text, CharSet("?#"), At), true};
  At = Ref.Path.End;

  Ref.Query = {At, At, false};
  if (Text.substr(At, 1) == "?") {
    Ref.Query = {At + 1, findFirstOf(Text, CharSet("#"), At + 1), true};
    At = Ref.Query.End;
  }

  Ref.Fragment = {At, At, false};
  if (Text.substr(At, 1) == "#")
    Ref.Fragment = {At + 1, Text.size(), true};
  return Ref;
}

/// The offset, in bytes, of the first character that prevents \p Text from
/// being a URI-reference according to the grammar of RFC 3986 (appendix A);
/// empty if \p Text is one. For a malformed escape, this is the '%'; for an
/// invalid IP literal, the '['. Zone identifiers of IPv6 addresses are accepted
/// as specified in RFC 6874 ("[fe80::1%25eth0]"): RFC 9844 withdrew that
/// syntax, but software still uses it.
std::optional<std::size_t> firstError(std::string_view Text);

/// Whether \p Text is a URI-reference (RFC 3986, section 4.1).
bool isValidReference(std::string_view Text);

/// Whether \p Text is a URI, that is, has a scheme (RFC 3986, section 3).
bool isValidUri(std::string_view Text);

} // namespace uricore

#endif // URI_TIDY_CORE_REFERENCE_H
