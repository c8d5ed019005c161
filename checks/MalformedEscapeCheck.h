//===--- MalformedEscapeCheck.h - uri-tidy ----------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The check uri-malformed-escape.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MALFORMEDESCAPECHECK_H
#define URI_TIDY_MALFORMEDESCAPECHECK_H

#include "UriCheck.h"

namespace clang::tidy::uri {

/// Checks for percent signs in the literal text of a URI that are not followed
/// by two hex digits. See RFC 3986, section 2.1.
///
/// For the user-facing documentation see docs/checks/uri-malformed-escape.md.
class MalformedEscapeCheck : public UriCheck {
public:
  using UriCheck::UriCheck;

protected:
  void checkUri(const FoundUri &Found) override;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_MALFORMEDESCAPECHECK_H
