//===--- Idna.h - uri-tidy --------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Internationalised host names by libidn2, where the build has it.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_CORE_IDNA_H
#define URI_TIDY_CORE_IDNA_H

#include <optional>
#include <string>
#include <string_view>

namespace uricore {

/// Whether this build can convert hosts.
bool hasIdna();

/// The A-labels of \p Host, in UTF-8 (IDNA2008 with the mapping of UTS 46,
/// non-transitional; RFC 5891). Nothing for a name that is not allowed, and
/// always without libidn2. A HostConverter of Iri.h.
std::optional<std::string> hostToAscii(std::string_view Host);

} // namespace uricore

#endif // URI_TIDY_CORE_IDNA_H
