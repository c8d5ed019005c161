//===--- Analysis.h - uri-tidy -------------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs the checks on one file.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_RUN_ANALYSIS_H
#define URI_TIDY_TOOL_RUN_ANALYSIS_H

#include "cache/FileResult.h"
#include "project/Compilations.h"
#include "project/Configuration.h"
#include "llvm/ADT/StringRef.h"

namespace clang::tidy::uri::tool {

/// Checks \p File, once for each of its \p Commands. Changes nothing on disk,
/// and prints nothing. \p Line specifies whether fixes of notes will be
/// applied, and whether shortcuts may be taken. With \p Texts, no check is
/// run: the texts of all functions are printed there.
FileResult analyze(llvm::StringRef File, const Compilations &Commands,
                   Configuration &Config, const CommandLine &Line,
                   llvm::raw_ostream *Texts = nullptr);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_RUN_ANALYSIS_H
