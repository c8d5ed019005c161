//===--- Evidence.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What is known about a finding besides its message: the evidence that decides
/// its level, and the URI that it is about.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_EVIDENCE_H
#define URI_TIDY_MODEL_EVIDENCE_H

#include "core/CharSet.h"
#include "knowledge/Features.h"
#include "model/UriDrawing.h"

namespace clang::tidy::uri {

struct Evidence {
  Evidence() = default;
  Evidence(std::initializer_list<Feature> All) : Features(All) {}

  FeatureSet Features;
  /// Of a value: the component that it is in.
  std::optional<uricore::Component> Which;
  /// Of a value: the kind of its origin; empty for other findings.
  std::string Origin;
  /// Of the bytes with a meaning in the component: those that are known to
  /// occur in the value, and those that cannot.
  uricore::CharSet Occurring, Excluded;

  bool operator==(const Evidence &Other) const {
    return Features == Other.Features && Which == Other.Which &&
           Origin == Other.Origin && Occurring == Other.Occurring &&
           Excluded == Other.Excluded;
  }
};

/// What a report can show of a finding.
struct FindingDetails {
  Evidence Known;
  /// Empty if the finding is not about a URI.
  std::vector<DrawnPart> Uri;
};

/// \p Details in one line of printable ASCII.
std::string writeDetails(const FindingDetails &Details);

/// Reads the output of writeDetails(); nothing if \p Line is anything else.
std::optional<FindingDetails> readDetails(llvm::StringRef Line);

/// One entry for each character: `&`; the control characters and the bytes
/// beyond ASCII have one entry each, in words.
std::vector<std::string> spelled(const uricore::CharSet &Bytes);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_EVIDENCE_H
