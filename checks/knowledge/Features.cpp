//===--- Features.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/Features.h"
#include "llvm/ADT/STLExtras.h"
#include <cstdlib>
#include <limits>

using llvm::StringRef;

namespace clang::tidy::uri {

static constexpr struct {
  llvm::StringLiteral Name;
  bool IsInPreview;
} Checks[] = {
#define CHECK(Name, IsInPreview) {Name, IsInPreview},
#include "knowledge/EvidenceTable.inc"
};

static constexpr struct {
  llvm::StringLiteral Name, Says;
  /// First without UriPreview, then with it.
  std::int8_t Weights[2 * std::size(Checks)];
} Rows[] = {
#define FEATURE(Id, Name, Says, ...) {Name, Says, {__VA_ARGS__}},
#include "knowledge/EvidenceTable.inc"
};

static constexpr int LeastScores[] = {
    std::numeric_limits<int>::min(),
#define LEVELS(Likely, Certain) Likely, Certain
#include "knowledge/EvidenceTable.inc"
};

StringRef nameOf(Confidence Level) {
  static constexpr llvm::StringLiteral Names[] = {"possible", "likely",
                                                  "certain"};
  return Names[static_cast<size_t>(Level)];
}

StringRef nameOf(Feature One) { return Rows[static_cast<size_t>(One)].Name; }

StringRef sentenceOf(Feature One) {
  return Rows[static_cast<size_t>(One)].Says;
}

std::optional<Feature> featureCalled(StringRef Name) {
  for (size_t I = 0; I < FeatureCount; ++I)
    if (Rows[I].Name == Name)
      return static_cast<Feature>(I);
  return std::nullopt;
}

/// The place of \p Check in the table; std::nullopt if it is not there.
static std::optional<size_t> indexOf(StringRef Check) {
  const auto *const Known = llvm::find_if(
      Checks, [Check](const auto &Each) { return Each.Name == Check; });
  if (Known == std::end(Checks))
    return std::nullopt;
  return Known - Checks;
}

bool isInPreview(StringRef Check) {
  const std::optional<size_t> Index = indexOf(Check);
  return Index && Checks[*Index].IsInPreview;
}

int weightOf(Feature One, const FeatureSet &All, StringRef Check) {
  const std::optional<size_t> Index = indexOf(Check);
  if (!Index)
    return 0;
  const size_t First = All.has(Feature::Preview) ? std::size(Checks) : 0;
  return Rows[static_cast<size_t>(One)].Weights[First + *Index];
}

int scoreOf(const FeatureSet &All, StringRef Check) {
  int Score = 0;
  All.forEach([&](Feature Each) { Score += weightOf(Each, All, Check); });
  return Score;
}

Confidence levelOf(const FeatureSet &All, StringRef Check) {
  const int Score = scoreOf(All, Check);
  return Score >= leastScoreOf(Confidence::Certain)  ? Confidence::Certain
         : Score >= leastScoreOf(Confidence::Likely) ? Confidence::Likely
                                                     : Confidence::Possible;
}

int leastScoreOf(Confidence Level) {
  return LeastScores[static_cast<size_t>(Level)];
}

std::string decimal(int Tenths) {
  const int Size = std::abs(Tenths);
  return (Tenths < 0 ? "-" : "") + std::to_string(Size / 10) +
         (Size % 10 ? "." + std::to_string(Size % 10) : "");
}

} // namespace clang::tidy::uri
