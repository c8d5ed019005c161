//===--- Features.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The features of findings and their weights, from evidence.yaml.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_FEATURES_H
#define URI_TIDY_KNOWLEDGE_FEATURES_H

#include "llvm/ADT/StringRef.h"
#include <bitset>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>

namespace clang::tidy::uri {

/// How certain a finding is; docs/confidence.md describes the levels.
enum class Confidence : std::uint8_t { Possible, Likely, Certain };

llvm::StringRef nameOf(Confidence Level);

/// Something that is known about a finding, and that may speak for a mistake or
/// against one. evidence.yaml says what each means.
enum class Feature : std::uint8_t {
#define FEATURE(Id, ...) Id,
#include "knowledge/EvidenceTable.inc"
  Count
};

inline constexpr size_t FeatureCount = static_cast<size_t>(Feature::Count);

class FeatureSet {
public:
  FeatureSet() = default;
  FeatureSet(std::initializer_list<Feature> All) {
    for (const Feature Each : All)
      add(Each);
  }

  void add(Feature One) { Bits.set(static_cast<size_t>(One)); }
  void addIf(bool Holds, Feature One) {
    if (Holds)
      add(One);
  }
  bool has(Feature One) const { return Bits.test(static_cast<size_t>(One)); }
  bool operator==(const FeatureSet &Other) const { return Bits == Other.Bits; }
  FeatureSet &operator|=(const FeatureSet &More) {
    Bits |= More.Bits;
    return *this;
  }

  /// Calls \p Visit with each feature, in the order of the table.
  template <typename Function> void forEach(Function Visit) const {
    for (size_t I = 0; I < FeatureCount; ++I)
      if (Bits.test(I))
        Visit(static_cast<Feature>(I));
  }

private:
  std::bitset<FeatureCount> Bits;
};

/// The name in the table, and in reports: `map-key`.
llvm::StringRef nameOf(Feature One);
/// What it says about a finding: `it is a key of a map`.
llvm::StringRef sentenceOf(Feature One);
std::optional<Feature> featureCalled(llvm::StringRef Name);

/// Whether \p Check is only enabled with UriPreview.
bool isInPreview(llvm::StringRef Check);

/// The weight of \p One, one of \p All, for findings of \p Check, in tenths; 0
/// for a check that is not in the table.
int weightOf(Feature One, const FeatureSet &All, llvm::StringRef Check);
/// The sum of the weights, in tenths.
int scoreOf(const FeatureSet &All, llvm::StringRef Check);
/// The level of a finding of \p Check with the features \p All.
Confidence levelOf(const FeatureSet &All, llvm::StringRef Check);
/// The least score of \p Level, in tenths. None is required for Possible.
int leastScoreOf(Confidence Level);

/// A weight or a score as a decimal number: `-0.5`.
std::string decimal(int Tenths);

} // namespace clang::tidy::uri

#endif // URI_TIDY_KNOWLEDGE_FEATURES_H
