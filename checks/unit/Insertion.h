//===--- Insertion.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where a value becomes a part of a URI. The program may use it before.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNIT_INSERTION_H
#define URI_TIDY_UNIT_INSERTION_H

#include "unit/UnitAnalysis.h"

namespace clang::tidy::uri {

/// The literal with the delimiter before the value at \p Place, or with the
/// beginning of the URI for a part of a path, if the function puts the value
/// into another text first and that text into the URI later, so that a call
/// around the value would also change the other text. Null if the value enters
/// the URI where it is read. The cost is linear in the statements around both.
const StringLiteral *insertedLaterBy(const FoundUri &Found,
                                     const HolePlace &Place,
                                     const UnitAnalysis &Analysis);

/// Whether \p H is all that follows `file://` in \p Found.
bool isWholePath(const FoundUri &Found, const Hole &H);

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNIT_INSERTION_H
