//===--- ConstantEvidence.h - uri-tidy ------------------------ -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The evidence about constants that enter URIs as data.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNIT_CONSTANTEVIDENCE_H
#define URI_TIDY_UNIT_CONSTANTEVIDENCE_H

#include "model/Evidence.h"
#include "unit/UnitUris.h"

namespace clang::tidy::uri {

/// The characters that end \p C or have a meaning in it.
uricore::CharSet meaningfulIn(uricore::Component C);

/// The same, and those that are not allowed in it, except some that browsers
/// and servers take in a query.
uricore::CharSet wrongIn(uricore::Component C);

/// Whether \p H is a constant that a variable, an argument or a function passes
/// on, so that the program shows where it ends.
bool isConstantData(const Hole &H);

/// The features of the constant at \p Place; nothing if none of its
/// characters has a meaning there.
std::optional<FeatureSet> featuresOfConstant(const FoundUri &Found,
                                             const HolePlace &Place,
                                             const NameMeanings &Names);

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNIT_CONSTANTEVIDENCE_H
