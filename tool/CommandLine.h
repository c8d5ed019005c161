//===--- CommandLine.h - uri-tidy ----------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Parses the command line.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_COMMANDLINE_H
#define URI_TIDY_TOOL_COMMANDLINE_H

#include "clang-tidy/ClangTidy.h"
#include "clang-tidy/ClangTidyOptions.h"
#include "clang/Tooling/CompilationDatabase.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// The command line, parsed and not yet acted upon.
struct CommandLine {
  /// Files and directories to check, as written.
  std::vector<std::string> Files;

  /// The globs of --exclude.
  std::vector<std::string> Exclude;

  /// -p: the directory of the compilation database; empty if not given.
  std::string BuildPath;
  /// The flags after `--`; null without a `--`.
  std::unique_ptr<tooling::CompilationDatabase> FixedFlags;

  /// --checks; empty if not given.
  std::string Checks;
  /// --config. Unset if not given; .clang-tidy files apply then.
  std::optional<std::string> Config;
  /// --config-file; empty if not given.
  std::string ConfigFile;
  /// Other options of the command line that override the configuration.
  ClangTidyOptions Overrides;

  FixBehaviour Fix = FB_NoFix;
  /// --fix-outside: also change files outside the project.
  bool FixOutside = false;
  /// --diff: show what the fixes would change, and change nothing.
  bool ShowDiff = false;
  /// The values of --format.
  std::vector<std::string> Formats;
  /// --baseline and --write-baseline; empty if not given.
  std::string Baseline, WriteBaseline;
  /// --fail-on.
  std::string FailOn;
  /// --diff-base; empty if not given.
  std::string DiffBase;
  /// --shard: the number of the part, from 0, and the number of parts.
  unsigned Shard = 0, Shards = 1;
  /// --export-fixes; empty if not given.
  std::string ExportFixes;

  /// -j: the number of files that are checked in parallel.
  unsigned Jobs = 1;
  /// --timeout: the limit for each file, in seconds; 0 for no limit.
  unsigned Timeout = 0;

  /// Report findings of all levels, whatever the configuration says.
  bool ReportsAllLevels = false;

  /// --unused-nolint: report NOLINT comments that suppress nothing.
  bool UnusedNolint = false;
  /// --exhaustive: no shortcuts.
  bool Exhaustive = false;
  /// --cache-dir; empty for the user's cache directory.
  std::string CacheDirectory;
  unsigned CacheMegabytes = 0;
  bool UseCache = true;

  bool ListChecks = false;
  bool VerifyConfig = false;
  bool DumpConfig = false;
  bool ExplainConfig = false;
  /// --dump-texts: print the texts that functions build, run no check.
  bool DumpTexts = false;
  bool Quiet = false;
  /// --verbose: list the functions that were not analysed completely.
  bool Verbose = false;
};

/// An option as the help describes it.
struct OptionHelp {
  std::string Name;
  /// The placeholder for its value; empty for a switch.
  std::string Value;
  std::string Help;
};

/// All options, sorted by name.
std::vector<OptionHelp> describeOptions();

/// The part of the help before the options.
std::string overview();

/// Parses \p Argv. On error, prints a message to stderr and returns nothing;
/// the exit code is Usage then. --help and --version end the process.
std::optional<CommandLine> parseCommandLine(int Argc, const char **Argv);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_COMMANDLINE_H
