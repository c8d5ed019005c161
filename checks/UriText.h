//===--- UriText.h - uri-tidy --------------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How messages write the parts of a URI.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_URITEXT_H
#define URI_TIDY_URITEXT_H

#include "unit/UnitAnalysis.h"

namespace clang::tidy::uri {

/// The human-readable name of a place: `query parameter 'q'`, `a path segment`.
std::string placeName(const HolePlace &Place);

/// Whether the segment around byte \p I of the text is a dot segment when
/// decoded: remove_dot_segments (RFC 3986 section 5.2.4) would drop it.
bool isInDotSegment(const FoundUri &Found, size_t I);

/// \p Octet in normal form (RFC 3986 section 6.2.2): the character if it is
/// unreserved, otherwise an escape with upper-case digits. A '.' remains an
/// escape if it may be part of a dot segment.
std::string normalForm(unsigned char Octet, bool MayMakeDotSegment);

} // namespace clang::tidy::uri

#endif // URI_TIDY_URITEXT_H
