//===--- Configuration.h - uri-tidy --------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which checks run on a file, and with which options.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_PROJECT_CONFIGURATION_H
#define URI_TIDY_TOOL_PROJECT_CONFIGURATION_H

#include "CommandLine.h"
#include "clang-tidy/ClangTidyOptions.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// The configuration of all files: defaults, then --config or .clang-tidy
/// files as clang-tidy finds them, then the command line.
class Configuration {
public:
  /// Returns null, with an error printed, if the command line holds or names a
  /// configuration that cannot be read, or a check that does not exist.
  static std::unique_ptr<Configuration> create(const CommandLine &Line);
  ~Configuration();

  /// What clang-tidy's library asks for the options of a file.
  std::unique_ptr<ClangTidyOptionsProvider> provider();

  /// The options of \p File, with nothing but checks of ours. Kept for each
  /// directory: they are looked for in all those above, too.
  const ClangTidyOptions &optionsOf(llvm::StringRef File);

  /// Reads what applies to \p File. Returns false, with an error printed, if a
  /// configuration file cannot be parsed or no check is left.
  bool check(llvm::StringRef File);

  /// The options of \p File, which is absolute, as YAML. The files of a
  /// directory have the same.
  const std::string &asText(llvm::StringRef File);

  /// The names of the checks that run on \p File, sorted.
  std::vector<std::string> enabledChecks(llvm::StringRef File);

  /// The FormatStyle for fixes in \p File.
  std::string formatStyle(llvm::StringRef File);

  /// Whether findings in \p File are shown in colour.
  bool useColor(llvm::StringRef File);

  /// Prints the unknown uri-* checks and options in the configuration of \p
  /// File to stderr, in clang-tidy's words. Returns whether there were none.
  bool verify(llvm::StringRef File);

private:
  class Files;
  class FixedText;
  class Provider;

  explicit Configuration(llvm::StringRef Checks);

  /// The checks of ours that run where `Checks` is \p Configured, as a list of
  /// globs.
  const std::string &selection(llvm::StringRef Configured);

  std::unique_ptr<ClangTidyOptionsProvider> Sources;
  /// --checks.
  std::string Checks;
  llvm::StringMap<std::string> Selections, Texts;
  llvm::StringMap<ClangTidyOptions> OfDirectories;
  /// Set when a configuration file did not parse.
  bool Broken = false;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_CONFIGURATION_H
