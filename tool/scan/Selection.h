//===--- Selection.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Selects the files of a run that have to be parsed.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_SELECTION_H
#define URI_TIDY_TOOL_SCAN_SELECTION_H

#include "cache/Cache.h"
#include "project/Compilations.h"
#include "project/Configuration.h"
#include "scan/ScanRecord.h"
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// Scans \p Files and their headers, and returns one result for each of
/// \p Files, which depends on all of them. The result is taken from \p Known,
/// which may be null, if nothing has changed.
std::vector<ScannedUnit> scanUnits(llvm::ArrayRef<std::string> Files,
                                   const Compilations &Commands,
                                   Configuration &Config, Cache *Known);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_SELECTION_H
