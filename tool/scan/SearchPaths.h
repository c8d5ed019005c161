//===--- SearchPaths.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The directories in which a command searches for headers.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_SEARCHPATHS_H
#define URI_TIDY_TOOL_SCAN_SEARCHPATHS_H

#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// The options of a command that concern headers and macros.
struct SearchPaths {
  struct Directory {
    std::string Path;
    bool IsSystem;
  };
  /// Absolute paths in the order of the search; those before FirstAngled apply
  /// to `#include ""` only.
  std::vector<Directory> Directories;
  size_t FirstAngled = 0;
  /// The arguments of -include and -imacros, as written.
  std::vector<std::string> Forced;
  /// The arguments of -D, as written.
  std::vector<std::string> Macros;
  /// Whether the language is C++ rather than C.
  bool IsCPlusPlus = false;
  /// Whether an option makes the inclusions unknown: precompiled headers,
  /// modules, overlays.
  bool IsOpaque = false;

  /// Commands with equal keys have equal paths.
  std::string key() const;
};

/// Reads commands. The compiler's own directories are determined once for each
/// target, language and system root.
class SearchPathReader {
public:
  /// Returns the paths of \p Command, which already contains the flags of the
  /// configuration.
  SearchPaths read(const tooling::CompileCommand &Command);

private:
  const std::vector<SearchPaths::Directory> &
  builtIn(const tooling::CompileCommand &Residue);

  llvm::StringMap<std::vector<SearchPaths::Directory>> Known;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_SEARCHPATHS_H
