//===--- LowercaseHexCheck.h - uri-tidy -------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The check uri-lowercase-hex.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_LOWERCASEHEXCHECK_H
#define URI_TIDY_LOWERCASEHEXCHECK_H

#include "UriCheck.h"

namespace clang::tidy::uri {

/// Checks for escapes with lowercase hex digits in the literal text of a URI.
/// See RFC 3986, section 2.1.
///
/// For the user-facing documentation see docs/checks/uri-lowercase-hex.md.
class LowercaseHexCheck : public UriCheck {
public:
  using UriCheck::UriCheck;

protected:
  void checkUri(const FoundUri &Found) override;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_LOWERCASEHEXCHECK_H
