//===--- Json.h - uri-tidy --------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Findings as JSON, which several formats contain.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_REPORT_JSON_H
#define URI_TIDY_TOOL_REPORT_JSON_H

#include "findings/Finding.h"
#include "llvm/Support/JSON.h"

namespace clang::tidy::uri::tool {

/// Writes \p Found as an object.
void writeFinding(llvm::json::OStream &J, const Finding &Found);

/// Writes the level of \p Found and what decides it, as attributes, if they
/// are known.
void writeEvidence(llvm::json::OStream &J, const Finding &Found);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_REPORT_JSON_H
