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
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/ErrorOr.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <memory>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// The headers in which findings are reported.
struct HeaderPatterns {
  std::string Included, Excluded;

  /// Whether findings in \p Path, which is absolute, are reported.
  bool accepts(llvm::StringRef Path) const;
};

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

  /// The headers in which findings are reported if \p File includes them.
  /// clang-tidy passes on those in all headers, because it would compare the
  /// pattern with the header's name as the compiler spells it.
  const HeaderPatterns &headersOf(llvm::StringRef File);

  /// Whether the .clang-tidy file of \p File disables all checks, so that the
  /// file is not checked.
  bool skips(llvm::StringRef File);

  /// The options of \p File, which is absolute, as YAML. All files in a
  /// directory have the same options.
  const std::string &asText(llvm::StringRef File);

  /// The names of the checks that run on \p File, sorted.
  std::vector<std::string> enabledChecks(llvm::StringRef File);

  /// The FormatStyle for fixes in \p File.
  std::string formatStyle(llvm::StringRef File);

  /// Whether findings in \p File are shown in colour.
  bool useColor(llvm::StringRef File);

  /// Prints the options of \p File, including those of the checks that run on
  /// it, as YAML.
  void dump(llvm::StringRef File, llvm::raw_ostream &Output);

  /// Prints what enables each check that runs on \p File.
  void explain(llvm::StringRef File, llvm::raw_ostream &Output);

  /// Prints what is wrong in the configuration of \p File to stderr, in
  /// clang-tidy's format: unknown keys, unknown checks and options of ours,
  /// invalid values. Returns whether nothing is.
  bool verify(llvm::StringRef File);

private:
  class Files;
  class FixedText;
  class Provider;

  explicit Configuration(const CommandLine &Line);

  /// Parses a configuration file, and warns of its unknown keys.
  llvm::ErrorOr<ClangTidyOptions> read(llvm::MemoryBufferRef Text);

  /// The options of the checks that run on \p File, which is absolute, and what
  /// they report of them.
  struct Instantiated {
    ClangTidyOptions::OptionMap Options;
    std::vector<std::string> Errors;
  };
  Instantiated instantiateChecks(llvm::StringRef File);

  /// Those of our checks that run if `Checks` is \p Configured, as a list of
  /// globs.
  const std::string &selection(llvm::StringRef Configured);

  std::unique_ptr<ClangTidyOptionsProvider> Sources;
  /// --checks.
  const std::string Checks;
  const bool IsQuiet;
  /// MinConfidence is ignored.
  const bool ReportsAllLevels;
  /// --config or --config-file applies to all files.
  const bool IsFixed;
  llvm::StringMap<std::string> Selections, Texts;
  llvm::StringMap<ClangTidyOptions> OfDirectories;
  llvm::StringMap<HeaderPatterns> HeadersOfDirectories;
  /// The directories in which no check is enabled.
  llvm::StringSet<> Skipped;
  /// The places of unknown keys in configuration files.
  llvm::StringSet<> UnknownKeys;
  /// Set if a configuration file could not be parsed.
  bool Broken = false;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_CONFIGURATION_H
