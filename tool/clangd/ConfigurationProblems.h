//===--- ConfigurationProblems.h - uri-tidy ------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What is wrong in the configuration of the files in the editor.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_CLANGD_CONFIGURATIONPROBLEMS_H
#define URI_TIDY_TOOL_CLANGD_CONFIGURATIONPROBLEMS_H

#include "clang-tidy/ClangTidyOptions.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <mutex>
#include <string>
#include <vector>

namespace clang::tidy::uri::editor {

/// clangd ignores a configuration that it cannot read, and drops diagnostics
/// without a place, such as those about invalid options. Files are analysed on
/// several threads.
class ConfigurationProblems {
public:
  static ConfigurationProblems &ofAllFiles();

  /// Determines the problems of \p File, whose checks run with \p Options.
  void examine(llvm::StringRef File, const ClangTidyOptions &Options);

  std::vector<std::string> of(llvm::StringRef File);

private:
  std::mutex Guard;
  llvm::StringMap<std::vector<std::string>> Known;
};

} // namespace clang::tidy::uri::editor

#endif // URI_TIDY_TOOL_CLANGD_CONFIGURATIONPROBLEMS_H
