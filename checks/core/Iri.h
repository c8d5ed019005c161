//===--- Iri.h - uri-tidy ---------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Conversion of an IRI to the corresponding URI, and back (RFC 3987).
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_CORE_IRI_H
#define URI_TIDY_CORE_IRI_H

#include "Host.h"

#include <optional>
#include <string>
#include <string_view>

namespace uricore {

/// The URI that corresponds to \p Iri, which is in UTF-8 (RFC 3987, section
/// 3.1). A host that is not ASCII is converted by \p HostToAscii, and every
/// other non-ASCII byte becomes an escape. ASCII characters and escapes are
/// kept, including characters that are not allowed in a URI. std::nullopt if
/// \p Iri is not UTF-8 or its host has no ASCII form: the converter is empty,
/// rejects the host or returns characters that are not allowed in a registered
/// name, or the host also contains escapes.
std::optional<std::string> iriToUri(std::string_view Iri,
                                    const HostConverter &HostToAscii);

/// The IRI that corresponds to \p Uri (RFC 3987, section 3.2): normalize(),
/// with characters instead of the escapes of their UTF-8 octets, and with a
/// host converted by \p HostToUnicode, unless that is empty or rejects it.
/// These escapes are kept:
/// - of octets that are not UTF-8, and of ASCII characters;
/// - of characters that are not allowed in an IRI (sections 2.2 and 4.1), for
///   private use, or invisible, such as spaces and directional formatting;
/// - in a host.
///
/// iriToUri() turns the result into normalize(\p Uri), if \p Uri is ASCII and
/// the converters of the host are each other's opposites.
std::string uriToIri(std::string_view Uri, const HostConverter &HostToUnicode);

} // namespace uricore

#endif // URI_TIDY_CORE_IRI_H
