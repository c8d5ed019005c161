//===--- Fixes.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Selects fixes that can be applied together, and applies them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_FINDINGS_FIXES_H
#define URI_TIDY_TOOL_FINDINGS_FIXES_H

#include "CommandLine.h"
#include "cache/FileResult.h"
#include "findings/Finding.h"
#include "project/Configuration.h"
#include "project/ProjectScope.h"
#include "clang/Tooling/Core/Replacement.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace clang::tidy::uri::tool {

/// The edits of a run, by file. A fix is taken completely or skipped. It is
/// skipped if one of its edits overlaps with one that was taken before, or is
/// in a file outside the project.
class FixPlan {
public:
  /// If there is a \p Scope, takes only fixes in it.
  explicit FixPlan(std::optional<ProjectScope> Scope)
      : Scope(std::move(Scope)) {}

  /// What happened to a fix. Edits is empty if there is none.
  struct Outcome {
    llvm::ArrayRef<Edit> Edits;
    bool IsTaken = false;
  };

  /// Takes the fix of \p Found or, if it has none and \p FromNotes is true,
  /// that of its only note with a fix.
  Outcome add(const Finding &Found, bool FromNotes);

  /// Whether there was no fix at all.
  bool empty() const { return Total == 0; }
  /// The number of fixes that were skipped because they overlap.
  unsigned overlapping() const { return Total - Outside - Taken.size(); }
  /// The number of fixes that were skipped because they are outside the
  /// project, and the files that they would change.
  unsigned outside() const { return Outside; }
  const std::set<std::string> &filesOutside() const { return FilesOutside; }
  /// The number of fixes that have been applied if only the files \p Written
  /// have been written.
  unsigned applied(const llvm::StringSet<> &Written) const;
  /// Whether all files that are to be changed are among \p Written.
  bool isDone(const llvm::StringSet<> &Written) const {
    return Written.size() == Files.size();
  }

  /// The text of a file before and after its changes.
  struct FileChange {
    std::string Path, Before, After;
  };
  /// Computes the new texts. Reports files that cannot be edited on stderr,
  /// among them those that, according to \p Inputs, have changed since they
  /// were checked.
  std::vector<FileChange> changes(Configuration &Config,
                                  llvm::ArrayRef<InputFile> Inputs) const;

private:
  std::optional<ProjectScope> Scope;
  llvm::StringMap<tooling::Replacements> Files;
  /// The files of each fix that was taken.
  std::vector<std::vector<std::string>> Taken;
  std::set<std::string> FilesOutside;
  unsigned Total = 0, Outside = 0;
};

/// Writes the new text to the file, as replaceFile() does. Prints an error and
/// returns false if that fails, or if the file has changed since it was read.
bool writeChange(const FixPlan::FileChange &Change);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_FIXES_H
