//===--- UnknownSource.h - uri-tidy --------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The functions that nothing is known of, and whose text is in URIs.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNIT_UNKNOWNSOURCE_H
#define URI_TIDY_UNIT_UNKNOWNSOURCE_H

#include "unit/UnitAnalysis.h"
#include <string>
#include <utility>
#include <vector>

namespace clang::tidy::uri {

/// The functions without a body whose results are data in \p Found, with their
/// namespaces and classes, and the places where they are inserted.
std::vector<std::pair<SourceLocation, std::string>>
unknownSourcesIn(const FoundUri &Found);

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNIT_UNKNOWNSOURCE_H
