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

#ifndef URI_TIDY_TOOL_FIXES_H
#define URI_TIDY_TOOL_FIXES_H

#include "CommandLine.h"
#include "Configuration.h"
#include "FileResult.h"
#include "llvm/ADT/StringMap.h"
#include <string>
#include <utility>
#include <vector>

namespace clang::tidy::uri::tool {

/// The edits of a run, by file. A fix is taken whole or left alone: it is left
/// where one of its edits overlaps with one that was taken before.
class FixPlan {
public:
  struct Edit {
    tooling::Replacement Replacement;
    bool IsTaken;
  };

  /// Takes the fix of \p Error, or that of its only fixable note if \p
  /// FromNotes and it has none itself. Returns its edits, paths absolute.
  std::vector<Edit> add(const ClangTidyError &Error, bool FromNotes);

  bool empty() const { return Files.empty(); }
  unsigned files() const { return Files.size(); }
  /// How many fixes were taken, and how many there were.
  unsigned taken() const { return Taken; }
  unsigned total() const { return Total; }

  /// A file's text before and after.
  struct FileChange {
    std::string Path, Before, After;
  };
  /// Makes the new texts. What cannot be edited is reported on stderr: files
  /// that are not what they were when they were checked, by \p Inputs.
  std::vector<FileChange> changes(Configuration &Config,
                                  llvm::ArrayRef<InputFile> Inputs) const;

private:
  llvm::StringMap<tooling::Replacements> Files;
  unsigned Taken = 0, Total = 0;
};

/// Replaces the file by its new text at once, so that nobody ever sees half of
/// it; keeps its permissions. Returns false, with an error printed, if that
/// fails or if the file has changed since it was read.
bool writeChange(const FixPlan::FileChange &Change);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FIXES_H
