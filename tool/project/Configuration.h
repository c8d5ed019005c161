//===--- Configuration.h - uri-tidy --------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Determines which checks run on a file, and with which options.
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
  /// Prints an error and returns null if the command line contains or names a
  /// configuration that cannot be read, or a check that does not exist.
  static std::unique_ptr<Configuration> create(const CommandLine &Line);
  ~Configuration();

  /// The object that clang-tidy's library asks for the options of a file.
  std::unique_ptr<ClangTidyOptionsProvider> provider();

  /// The options of \p File, limited to our checks. They are stored for each
  /// directory, because all directories above it are searched, too.
  const ClangTidyOptions &optionsOf(llvm::StringRef File);

  /// Reads the configuration of \p File. Prints an error and returns false if
  /// it is invalid, or if no check is enabled.
  bool check(llvm::StringRef File);

  /// The options of \p File, which is absolute, as YAML. All files in a
  /// directory have the same options.
  const std::string &asText(llvm::StringRef File);

  /// The names of the checks that run on \p File, sorted.
  std::vector<std::string> enabledChecks(llvm::StringRef File);

  /// The FormatStyle for fixes in \p File.
  std::string formatStyle(llvm::StringRef File);

  /// Whether findings in \p File are shown in colour.
  bool useColor(llvm::StringRef File);

  /// Prints the unknown uri-* checks and options in the configuration of
  /// \p File to stderr, in clang-tidy's format. Returns whether there were
  /// none.
  bool verify(llvm::StringRef File);

private:
  class Files;
  class FixedText;
  class Provider;

  explicit Configuration(llvm::StringRef Checks);

  /// Those of our checks that run if `Checks` is \p Configured, as a list of
  /// globs.
  const std::string &selection(llvm::StringRef Configured);

  std::unique_ptr<ClangTidyOptionsProvider> Sources;
  /// --checks.
  std::string Checks;
  llvm::StringMap<std::string> Selections, Texts;
  llvm::StringMap<ClangTidyOptions> OfDirectories;
  /// Set if a configuration file could not be parsed.
  bool Broken = false;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_CONFIGURATION_H
