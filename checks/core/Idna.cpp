//===--- Idna.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Idna.h"

#if URI_TIDY_HAVE_LIBIDN2

#include "core/CharSet.h"

#include <idn2.h>

#include <memory>

namespace uricore {

bool hasIdna() { return true; }

std::optional<std::string> hostToAscii(std::string_view Host) {
  // The library takes C strings, and would stop at a NUL.
  if (Host.find('\0') != std::string_view::npos)
    return std::nullopt;
  const std::string Terminated(Host);
  char *Result = nullptr;
  const int Status =
      idn2_to_ascii_8z(Terminated.c_str(), &Result, IDN2_NONTRANSITIONAL);
  const std::unique_ptr<char, void (*)(void *)> Owner(Result, idn2_free);
  if (Status != IDN2_OK || !Result)
    return std::nullopt;

  // Enforce the rules of STD 3: letters, digits and hyphens. The library's own
  // flag for this drops other characters instead of rejecting the name. An
  // A-label contains every ASCII character of its U-label, so these are
  // covered, too.
  const std::string_view Name = Result;
  if (!consistsOf(Name, Alpha | Digit | CharSet("-.")) ||
      Name.substr(0, 1) == "." || Name.find("..") != std::string_view::npos)
    return std::nullopt;
  return std::string(Name);
}

/// Names are compared without regard to the case of ASCII letters.
static std::string lowercase(std::string_view Name) {
  std::string Result(Name);
  for (char &C : Result)
    if (C >= 'A' && C <= 'Z')
      C = static_cast<char>(C - 'A' + 'a');
  return Result;
}

std::optional<std::string> hostToUnicode(std::string_view Host) {
  if (!consistsOf(Host, Ascii) || Host.find('\0') != std::string_view::npos)
    return std::nullopt;
  const std::string Terminated(Host);
  char *Result = nullptr;
  const int Status = idn2_to_unicode_8z8z(Terminated.c_str(), &Result, 0);
  const std::unique_ptr<char, void (*)(void *)> Owner(Result, idn2_free);
  if (Status != IDN2_OK || !Result)
    return std::nullopt;
  std::string Name = Result;
  if (hostToAscii(Name) != lowercase(Host))
    return std::nullopt;
  return Name;
}

} // namespace uricore

#else

namespace uricore {

bool hasIdna() { return false; }

std::optional<std::string> hostToAscii(std::string_view) {
  return std::nullopt;
}

std::optional<std::string> hostToUnicode(std::string_view) {
  return std::nullopt;
}

} // namespace uricore

#endif
