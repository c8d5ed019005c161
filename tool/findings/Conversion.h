//===--- Conversion.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Converts findings between clang-tidy's representation and ours.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_FINDINGS_CONVERSION_H
#define URI_TIDY_TOOL_FINDINGS_CONVERSION_H

#include "clang-tidy/ClangTidyDiagnosticConsumer.h"
#include "findings/Finding.h"

namespace clang::tidy::uri::tool {

/// Converts \p From to our representation. The result is not yet located.
Message fromClangTidy(const tooling::DiagnosticMessage &From);
Finding fromClangTidy(const ClangTidyError &From);

/// For --export-fixes, which uses clang-tidy's representation.
ClangTidyError toClangTidy(const Finding &From);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_CONVERSION_H
