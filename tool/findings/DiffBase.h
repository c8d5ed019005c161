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

/// What git says of the working tree and a revision.
class ChangedLines {
public:
  /// Asks git in \p Root about \p Revision. Returns nothing, with an error
  /// printed, if that is no commit or git cannot answer.
  static std::optional<ChangedLines> since(llvm::StringRef Revision,
                                           llvm::StringRef Root);

  /// Reads a patch with no lines of context.
  void addPatch(llvm::StringRef Patch);
  /// A file that is new, or a directory with a slash behind it.
  void addFile(llvm::StringRef Path);

  /// Whether a line of the file \p Path, which is absolute, is new or changed.
  bool concerns(llvm::StringRef Path) const;
  /// Whether a line of \p Where is new or changed.
  bool contains(const Place &Where) const;

private:
  /// First and last line, from 1.
  using LineRange = std::pair<unsigned, unsigned>;
  std::string Root;
  /// By path from the root.
  llvm::StringMap<std::vector<LineRange>> Files;
  /// With a slash at their ends: repositories below this one.
  std::vector<std::string> Directories;

  bool isBelow(llvm::StringRef Path) const;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_DIFFBASE_H
