//===--- Fixes.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which fixes go together, and how they reach the disk.
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

/// The edits of a run, by file. A fix is taken whole or left alone: it is left
/// where one of its edits overlaps with one that was taken before, or is in a
/// file outside the project.
class FixPlan {
public:
  /// Takes fixes in \p Scope only, if there is one.
  explicit FixPlan(std::optional<ProjectScope> Scope)
      : Scope(std::move(Scope)) {}

  /// What became of a fix. No edits: there is none.
  struct Outcome {
    llvm::ArrayRef<Edit> Edits;
    bool IsTaken = false;
  };

  /// Takes the fix of \p Found, or that of its only fixable note if \p
  /// FromNotes and it has none itself.
  Outcome add(const Finding &Found, bool FromNotes);

  /// Whether there was no fix at all.
  bool empty() const { return Total == 0; }
  /// How many fixes there were, and how many of them were left alone because
  /// they overlap.
  unsigned total() const { return Total; }
  unsigned overlapping() const { return Total - Outside - Taken.size(); }
  /// How many fixes were left alone because they are outside, and where.
  unsigned outside() const { return Outside; }
  const std::set<std::string> &filesOutside() const { return FilesOutside; }
  /// How many fixes are done if just the files \p Written have been written.
  unsigned applied(const llvm::StringSet<> &Written) const;
  /// Whether all files that are to be changed are among \p Written.
  bool isDone(const llvm::StringSet<> &Written) const {
    return Written.size() == Files.size();
  }

  /// A file's text before and after.
  struct FileChange {
    std::string Path, Before, After;
  };
  /// Makes the new texts. What cannot be edited is reported on stderr: files
  /// that are not what they were when they were checked, by \p Inputs.
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

/// Gives the file its new text, as replaceFile() does. Returns false, with an
/// error printed, if that fails or if the file has changed since it was read.
bool writeChange(const FixPlan::FileChange &Change);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_FIXES_H
