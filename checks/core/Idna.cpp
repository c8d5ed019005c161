//===--- Idna.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Idna.h"

#if URI_TIDY_HAVE_LIBIDN2

#include <idn2.h>

#include <memory>

namespace uricore {

bool hasIdna() { return true; }

std::optional<std::string> hostToAscii(std::string_view Host) {
  // The library takes C strings and would stop at a NUL.
  if (Host.find('\0') != std::string_view::npos)
    return std::nullopt;
  const std::string Terminated(Host);
  char *Ascii = nullptr;
  const int Status =
      idn2_to_ascii_8z(Terminated.c_str(), &Ascii,
                       IDN2_NONTRANSITIONAL | IDN2_USE_STD3_ASCII_RULES);
  const std::unique_ptr<char, void (*)(void *)> Owner(Ascii, idn2_free);
  if (Status != IDN2_OK || !Ascii)
    return std::nullopt;
  return std::string(Ascii);
}

} // namespace uricore

#else

namespace uricore {

bool hasIdna() { return false; }

std::optional<std::string> hostToAscii(std::string_view) {
  return std::nullopt;
}

} // namespace uricore

#endif
