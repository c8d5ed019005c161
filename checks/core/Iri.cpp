//===--- Iri.cpp - uri-tidy -----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Iri.h"

#include "core/CharSet.h"
#include "core/Percent.h"
#include "core/Reference.h"

namespace uricore {

std::optional<std::string> iriToUri(std::string_view Iri,
                                    const HostConverter &HostToAscii) {
  if (!isValidUtf8(Iri))
    return std::nullopt;

  const Part Host = split(Iri).Host;
  const std::string_view HostText = Host.in(Iri);
  if (consistsOf(HostText, Ascii))
    return encode(Iri, Ascii);

  if (!HostToAscii || HostText.find('%') != std::string_view::npos)
    return std::nullopt;
  const std::optional<std::string> AsciiHost = HostToAscii(HostText);
  if (!AsciiHost || AsciiHost->empty() || !consistsOf(*AsciiHost, RegNameChars))
    return std::nullopt;
  return encode(Iri.substr(0, Host.Begin), Ascii) + *AsciiHost +
         encode(Iri.substr(Host.End), Ascii);
}

} // namespace uricore
