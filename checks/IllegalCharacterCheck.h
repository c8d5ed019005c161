//===--- IllegalCharacterCheck.h - uri-tidy ---------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The check uri-illegal-character.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ILLEGALCHARACTERCHECK_H
#define URI_TIDY_ILLEGALCHARACTERCHECK_H

#include "UriCheck.h"

namespace clang::tidy::uri {

/// Checks for characters in the literal text of a URI that are not allowed in
/// their component.
///
/// For the user-facing documentation see docs/checks/uri-illegal-character.md.
class IllegalCharacterCheck : public UriCheck {
public:
  using UriCheck::UriCheck;

protected:
  void checkUri(const FoundUri &Found) override;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_ILLEGALCHARACTERCHECK_H
