//===--- Host.h - uri-tidy --------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The host of a URI: from a name or address to its form in a URI, and back.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_CORE_HOST_H
#define URI_TIDY_CORE_HOST_H

#include "Percent.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace uricore {

/// Converts a name between Unicode and ASCII ("xn--..."), or rejects it. The
/// converters of this library are in Idna.h.
using HostConverter =
    std::function<std::optional<std::string>(std::string_view)>;

/// \p Host, a name in UTF-8 or an address, as the host of a URI (RFC 3986,
/// section 3.2.2). An IPv6 address is put into brackets, if it has none; the
/// '%' before its zone becomes "%25" (RFC 6874). A name that is not ASCII is
/// converted by \p HostToAscii, and other names are percent-encoded.
/// std::nullopt if the converter is empty, rejects the name or returns
/// characters that are not allowed in a registered name.
std::optional<std::string> encodeHost(std::string_view Host,
                                      const HostConverter &HostToAscii);

/// The opposite of encodeHost(), for the host of a URI without its port. An IP
/// literal is kept. A name that \p HostToUnicode rejects is only decoded.
Decoded decodeHost(std::string_view Host, const HostConverter &HostToUnicode);

} // namespace uricore

#endif // URI_TIDY_CORE_HOST_H
