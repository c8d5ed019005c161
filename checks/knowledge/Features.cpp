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

static constexpr llvm::StringLiteral Checks[] = {
#define CHECK(Name) Name,
#include "knowledge/EvidenceTable.inc"
};

static constexpr struct {
  llvm::StringLiteral Name, Says;
  std::int8_t Weights[std::size(Checks)];
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

int weightOf(Feature One, StringRef Check) {
  const auto *const Known = llvm::find(Checks, Check);
  return Known == std::end(Checks)
             ? 0
             : Rows[static_cast<size_t>(One)].Weights[Known - Checks];
}

int scoreOf(const FeatureSet &All, StringRef Check) {
  int Score = 0;
  All.forEach([&](Feature Each) { Score += weightOf(Each, Check); });
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
