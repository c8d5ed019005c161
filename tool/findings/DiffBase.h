//===--- DiffBase.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The lines that changed since a revision.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_FINDINGS_DIFFBASE_H
#define URI_TIDY_TOOL_FINDINGS_DIFFBASE_H

#include "findings/Finding.h"
#include "llvm/ADT/StringMap.h"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace clang::tidy::uri::tool {

/// The differences between the working tree and a revision, as git reports
/// them.
class ChangedLines {
public:
  /// Runs git in \p Root. Prints an error and returns nothing if \p Revision is
  /// not a commit, or if git fails.
  static std::optional<ChangedLines> since(llvm::StringRef Revision,
                                           llvm::StringRef Root);

  /// Reads a patch without context lines.
  void addPatch(llvm::StringRef Patch);
  /// Adds a new file, or a directory with a trailing slash.
  void addFile(llvm::StringRef Path);

  /// Whether a line of the file \p Path, which is absolute, is new or changed.
  bool concerns(llvm::StringRef Path) const;
  /// Whether a line of \p Where is new or changed.
  bool contains(const Place &Where) const;

private:
  /// First and last line, from 1.
  using LineRange = std::pair<unsigned, unsigned>;
  std::string Root;
  /// By path relative to the root.
  llvm::StringMap<std::vector<LineRange>> Files;
  /// Repositories below this one, with trailing slashes.
  std::vector<std::string> Directories;

  bool isBelow(llvm::StringRef Path) const;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_DIFFBASE_H
