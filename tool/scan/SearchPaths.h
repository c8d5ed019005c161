//===--- SearchPaths.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where a command looks for headers.
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

/// What a command says about headers, read off its flags.
struct SearchPaths {
  struct Directory {
    std::string Path;
    bool IsSystem;
  };
  /// In the order in which they are searched, absolute; those before
  /// FirstAngled for `#include ""` alone.
  std::vector<Directory> Directories;
  size_t FirstAngled = 0;
  /// What -include and -imacros name, as written.
  std::vector<std::string> Forced;
  /// What -D defines, as `NAME VALUE`.
  std::vector<std::string> Macros;
  /// The language is C++, not C.
  bool IsCPlusPlus = false;
  /// Some flag hides what is included: precompiled headers, modules, overlays.
  bool IsOpaque = false;

  /// Two commands with one key have the same paths.
  std::string key() const;
};

/// Reads commands. The directories of the compiler itself are asked for once
/// for each target, language and system root.
class SearchPathReader {
public:
  /// The paths of \p Command, which has the configuration's flags in it.
  SearchPaths read(const tooling::CompileCommand &Command);

private:
  const std::vector<SearchPaths::Directory> &
  builtIn(const tooling::CompileCommand &Residue);

  llvm::StringMap<std::vector<SearchPaths::Directory>> Known;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_SEARCHPATHS_H
