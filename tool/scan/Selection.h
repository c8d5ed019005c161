//===--- Selection.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which files of a run need the compiler.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_SELECTION_H
#define URI_TIDY_TOOL_SCAN_SELECTION_H

#include "Compilations.h"
#include "Configuration.h"
#include "FileResult.h"
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// What the text of a file, and of all that it includes, says about it.
struct ScannedUnit {
  /// Whether it has to be parsed: it may hold findings, or was chosen to check
  /// a header that may.
  bool IsNeeded = true;
  /// Whether Inputs are all that it can read.
  bool IsKnown = false;
  /// The file and its headers, without the system's.
  std::vector<InputFile> Inputs;
  /// How many bytes these are, the system's headers included.
  std::uint64_t Bytes = 0;
};

/// Scans \p Files and their headers. Returns one answer for each, which depend
/// on all \p Files.
std::vector<ScannedUnit> scanUnits(llvm::ArrayRef<std::string> Files,
                                   const Compilations &Commands,
                                   Configuration &Config);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_SELECTION_H
