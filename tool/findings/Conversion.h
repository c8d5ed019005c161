//===--- Conversion.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Between clang-tidy's form of findings and ours.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_FINDINGS_CONVERSION_H
#define URI_TIDY_TOOL_FINDINGS_CONVERSION_H

#include "clang-tidy/ClangTidyDiagnosticConsumer.h"
#include "findings/Finding.h"

namespace clang::tidy::uri::tool {

/// Our form of \p From, not located.
Message fromClangTidy(const tooling::DiagnosticMessage &From);
Finding fromClangTidy(const ClangTidyError &From);

/// For --export-fixes, which uses clang-tidy's form.
ClangTidyError toClangTidy(const Finding &From);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_CONVERSION_H
