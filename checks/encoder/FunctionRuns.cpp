//===--- FunctionRuns.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "encoder/FunctionRuns.h"

namespace clang::tidy::uri {

using uricore::CharSet;

FunctionRuns::FunctionRuns(AnalysisBudget &Budget, const NameMeanings &Names,
                           EncoderSummaries &Encoders)
    : Budget(Budget), Names(Names), Encoders(Encoders) {}
FunctionRuns::~FunctionRuns() = default;

std::optional<CharSet>
FunctionRuns::acceptedChars(const FunctionDecl &Predicate) {
  return std::nullopt;
}

bool FunctionRuns::dependsOnLocale(const FunctionDecl &Predicate) {
  return false;
}

std::optional<CharSet>
FunctionRuns::validatedChars(const FunctionDecl &Validator, unsigned Param,
                             bool Result) {
  return std::nullopt;
}

const TextTransform *FunctionRuns::transformOf(const FunctionDecl &Function) {
  return nullptr;
}

} // namespace clang::tidy::uri
