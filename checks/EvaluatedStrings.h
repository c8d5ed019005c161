//===--- EvaluatedStrings.h - uri-tidy --------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The texts of a function as flat strings, in the form that checks receive.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVALUATEDSTRINGS_H
#define URI_TIDY_EVALUATEDSTRINGS_H

#include "eval/UnitTexts.h"
#include "flow/FunctionSummaries.h"

namespace clang::tidy::uri {

/// The strings and operations of \p Summary: a string for each reading of a
/// text.
DeclStrings stringsOf(const TextSummary &Summary, UnitTexts &Unit);

/// Whether the calls of the function with \p Summary can be wrong where the
/// function itself is right.
bool mattersToCallers(const TextSummary &Summary);

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVALUATEDSTRINGS_H
