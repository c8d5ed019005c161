//===--- Exclusions.h - uri-tidy ------------------------------ -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The files that --exclude names.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_PROJECT_EXCLUSIONS_H
#define URI_TIDY_TOOL_PROJECT_EXCLUSIONS_H

#include "CommandLine.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/GlobPattern.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// The globs of --exclude. A glob without a slash names files and directories
/// at any depth, and any other one a path; a directory means all files in it.
class Exclusions {
public:
  /// Prints an error and returns nothing if a glob is invalid.
  static std::optional<Exclusions> create(const CommandLine &Line);

  /// Whether a glob matches \p Path, which is absolute.
  bool cover(llvm::StringRef Path) const;

private:
  struct Glob {
    llvm::GlobPattern Pattern;
    /// The directory that the glob is relative to. Without a slash in it, the
    /// glob is compared with each part of a path separately.
    std::string Base;
    bool IsPath = false;
  };
  /// The patterns refer to these texts.
  std::vector<std::unique_ptr<std::string>> Texts;
  std::vector<Glob> Globs;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_EXCLUSIONS_H
