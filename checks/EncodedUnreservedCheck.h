//===--- EncodedUnreservedCheck.h - uri-tidy --------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The check uri-encoded-unreserved.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODEDUNRESERVEDCHECK_H
#define URI_TIDY_ENCODEDUNRESERVEDCHECK_H

#include "UriCheck.h"

namespace clang::tidy::uri {

/// Checks for escapes of unreserved characters in the literal text of a URI.
/// See RFC 3986, section 2.3.
///
/// For the user-facing documentation see docs/checks/uri-encoded-unreserved.md.
class EncodedUnreservedCheck : public UriCheck {
public:
  using UriCheck::UriCheck;

protected:
  void checkUri(const FoundUri &Found) override;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODEDUNRESERVEDCHECK_H
