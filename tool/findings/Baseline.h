//===--- Baseline.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Findings that a team lives with: only new ones count.
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

/// A file that names findings. It knows their lines by what they say, not by
/// where they are.
class Baseline {
public:
  /// Returns nothing, with an error printed, if \p File is no baseline.
  static std::optional<Baseline> load(llvm::StringRef File);

  /// Marks the findings that are known.
  void apply(std::vector<Finding> &Findings);

  /// What is known and was not found, though its file was read or is gone: one
  /// line of text each, sorted.
  std::vector<std::string> stale(llvm::ArrayRef<InputFile> Inputs,
                                 llvm::StringRef Root) const;

  /// Writes the baseline of \p R. Returns false, with an error printed, if that
  /// fails.
  static bool save(llvm::StringRef File, const Report &R);

private:
  struct Entry {
    std::string Check, Path, LineText;
    bool IsFound = false;
  };
  /// By fingerprint.
  llvm::StringMap<Entry> Entries;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_BASELINE_H
