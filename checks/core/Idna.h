//===--- Idna.h - uri-tidy --------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Internationalised host names, converted with libidn2 if it is available.
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

/// The A-labels of \p Host, which is in UTF-8 (IDNA2008 with the mapping of UTS
/// 46, non-transitional; RFC 5891). std::nullopt if the name is not allowed,
/// and always without libidn2. This is a HostConverter (Host.h).
std::optional<std::string> hostToAscii(std::string_view Host);

/// \p Host, which is in ASCII, with its A-labels as Unicode, in UTF-8.
/// std::nullopt if hostToAscii() does not turn the result into \p Host again
/// (RFC 5891, section 5.3), and always without libidn2. This is a HostConverter
/// (Host.h).
std::optional<std::string> hostToUnicode(std::string_view Host);

} // namespace uricore

#endif // URI_TIDY_CORE_IDNA_H
