//===--- EncoderJudgement.h - uri-tidy --------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What is wrong with a hand-written encoder.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNIT_ENCODERJUDGEMENT_H
#define URI_TIDY_UNIT_ENCODERJUDGEMENT_H

#include "encoder/Defects.h"
#include "model/Evidence.h"
#include "unit/UnitAnalysis.h"

namespace clang::tidy::uri {

struct EncoderJudgement {
  const EncoderBehaviour *Encoder;
  /// Of the function.
  std::string Name;
  /// How it is known that the function encodes for URIs.
  Evidence Known;
  EncoderPurpose Purpose;
  /// At least one.
  llvm::SmallVector<EncoderDefect, 4> Defects;
};

/// Returns the defects of \p Function. Returns nothing if it has none, if it is
/// no encoder for URIs, or if a macro defines it.
std::optional<EncoderJudgement> judgeEncoder(const FunctionDecl &Function,
                                             UnitAnalysis &Unit,
                                             bool LocaleDependence = false);

/// The function that \p Call calls, or null if it has no body in this unit.
const FunctionDecl *bodyCalledBy(const Expr &Call);

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNIT_ENCODERJUDGEMENT_H
