//===--- Iri.h - uri-tidy ---------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// From an IRI to the URI that it stands for (RFC 3987).
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_CORE_IRI_H
#define URI_TIDY_CORE_IRI_H

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace uricore {

/// Turns a host in UTF-8 into its ASCII form ("xn--..."), or says no.
using HostConverter =
    std::function<std::optional<std::string>(std::string_view)>;

/// The URI of \p Iri, in UTF-8 (RFC 3987, section 3.1): a host that is not
/// ASCII by \p HostToAscii, every other non-ASCII byte as an escape. ASCII
/// characters stay as they are, those that no URI may hold included; escapes
/// too. Nothing when \p Iri is not UTF-8, or its host has no ASCII form:
/// the converter is empty, says no or answers what no registered name may hold,
/// or the host also has escapes.
std::optional<std::string> iriToUri(std::string_view Iri,
                                    const HostConverter &HostToAscii);

} // namespace uricore

#endif // URI_TIDY_CORE_IRI_H
