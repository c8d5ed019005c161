//===--- Host.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Host.h"

#include "core/CharSet.h"
#include "core/Reference.h"

#include <utility>

namespace uricore {

/// Whether \p Host is an IP literal, with its brackets.
static bool isBracketedAddress(std::string_view Host) {
  if (Host.empty() || Host.front() != '[')
    return false;
  const std::string Text = "//" + std::string(Host);
  return isValidReference(Text) && split(Text).Host.in(Text) == Host;
}

/// The IP literal of an address without brackets, or text that is not one.
static std::string withBrackets(std::string_view Address) {
  const std::size_t Sign = Address.find('%');
  std::string Literal = "[" + std::string(Address.substr(0, Sign));
  if (Sign != std::string_view::npos)
    Literal += "%25" + encode(Address.substr(Sign + 1));
  return Literal + "]";
}

std::optional<std::string> encodeHost(std::string_view Host,
                                      const HostConverter &HostToAscii) {
  if (isBracketedAddress(Host))
    return std::string(Host);
  if (Host.find(':') != std::string_view::npos)
    if (std::string Literal = withBrackets(Host); isBracketedAddress(Literal))
      return Literal;
  if (consistsOf(Host, Ascii))
    return encode(Host, Component::Host);
  if (!HostToAscii)
    return std::nullopt;
  std::optional<std::string> Name = HostToAscii(Host);
  if (!Name || Name->empty() || !consistsOf(*Name, RegNameChars))
    return std::nullopt;
  return Name;
}

Decoded decodeHost(std::string_view Host, const HostConverter &HostToUnicode) {
  if (isBracketedAddress(Host))
    return {std::string(Host), {}};
  Decoded Result = decode(Host);
  if (HostToUnicode)
    if (std::optional<std::string> Name = HostToUnicode(Result.Bytes))
      Result.Bytes = std::move(*Name);
  return Result;
}

} // namespace uricore
