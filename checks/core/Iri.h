//===--- Iri.h - uri-tidy ---------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Conversion of an IRI to the corresponding URI (RFC 3987).
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_CORE_IRI_H
#define URI_TIDY_CORE_IRI_H

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace uricore {

/// Converts a host in UTF-8 to its ASCII form ("xn--..."), or rejects it.
using HostConverter =
    std::function<std::optional<std::string>(std::string_view)>;

/// The URI that corresponds to \p Iri, which is in UTF-8 (RFC 3987, section
/// 3.1). A host that is not ASCII is converted by \p HostToAscii, and every
/// other non-ASCII byte becomes an escape. ASCII characters and escapes are
/// kept, including characters that are not allowed in a URI. std::nullopt if
/// \p Iri is not UTF-8 or its host has no ASCII form: the converter is empty,
/// rejects the host or returns characters that are not allowed in a registered
/// name, or the host also contains escapes.
std::optional<std::string> iriToUri(std::string_view Iri,
                                    const HostConverter &HostToAscii);

} // namespace uricore

#endif // URI_TIDY_CORE_IRI_H
