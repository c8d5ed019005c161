//===--- Baseline.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Findings that have been accepted: only new ones count.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_FINDINGS_BASELINE_H
#define URI_TIDY_TOOL_FINDINGS_BASELINE_H

#include "cache/FileResult.h"
#include "report/Report.h"
#include "llvm/ADT/StringMap.h"
#include <optional>
#include <string>

namespace clang::tidy::uri::tool {

/// A file that lists findings. It identifies their lines by their text, not by
/// their positions, and their files by paths relative to its own directory.
class Baseline {
public:
  /// Prints an error and returns nothing if \p File is not a baseline.
  /// The paths in older baselines are relative to \p Root.
  static std::optional<Baseline> load(llvm::StringRef File,
                                      llvm::StringRef Root);

  /// Marks the findings that the baseline contains.
  void apply(std::vector<Finding> &Findings);

  /// The entries that were not found although their file was read or no longer
  /// exists: one line of text each, sorted.
  std::vector<std::string> stale(llvm::ArrayRef<InputFile> Inputs) const;

  /// The number of findings that were marked.
  unsigned hidden() const { return Hidden; }

  /// Writes the baseline of \p R, and says so unless \p IsQuiet. Prints an
  /// error and returns false if that fails.
  static bool save(llvm::StringRef File, const Report &R, bool IsQuiet);

private:
  struct Entry {
    std::string Check, Path, LineText;
    bool IsFound = false;
  };
  /// By fingerprint.
  llvm::StringMap<Entry> Entries;
  /// The directory that paths are relative to.
  std::string Home;
  unsigned Hidden = 0;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_BASELINE_H
