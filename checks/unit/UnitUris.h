//===--- UnitUris.h - uri-tidy -------------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The URIs that the declarations of a unit build.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNIT_UNITURIS_H
#define URI_TIDY_UNIT_UNITURIS_H

#include "knowledge/Features.h"
#include "unit/UnitAnalysis.h"

namespace clang::tidy::uri {

/// The URIs of a unit, recognized with the options of a check.
class UnitUris {
public:
  UnitUris(UnitAnalysis &Analysis, RecognitionOptions Options)
      : Analysis(Analysis), Options(std::move(Options)) {}

  /// Calls \p Visit with the URIs that \p D builds itself, or with those that
  /// functions build from the arguments of its calls.
  void forEach(const Decl &D, bool OfCalls,
               llvm::function_ref<void(const FoundUri &)> Visit) const;
  /// Calls \p Visit with the URIs in all readings of the text that \p Found is
  /// a reading of.
  void forEachReading(const FoundUri &Found,
                      llvm::function_ref<void(const FoundUri &)> Visit) const;

  UnitAnalysis &Analysis;
  const RecognitionOptions Options;
};

/// How \p Found is known to be a URI.
FeatureSet featuresOf(const FoundUri &Found);

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNIT_UNITURIS_H
