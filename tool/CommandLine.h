//===--- CommandLine.h - uri-tidy ----------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the user asked for.
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

  /// -p: the directory of the compilation database; empty if not given.
  std::string BuildPath;
  /// The flags after `--`; null without a `--`.
  std::unique_ptr<tooling::CompilationDatabase> FixedFlags;

  /// --checks; empty if not given.
  std::string Checks;
  /// --config; unset if not given, then .clang-tidy files count.
  std::optional<std::string> Config;
  /// --config-file; empty if not given.
  std::string ConfigFile;
  /// Whatever else the command line sets over the configuration.
  ClangTidyOptions Overrides;

  FixBehaviour Fix = FB_NoFix;
  /// --fix-outside: change files that are not the project's, too.
  bool FixOutside = false;
  /// --diff: show what the fixes would change, and change nothing.
  bool ShowDiff = false;
  /// The values of --format.
  std::vector<std::string> Formats;
  /// --baseline and --write-baseline; empty if not given.
  std::string Baseline, WriteBaseline;
  /// --diff-base; empty if not given.
  std::string DiffBase;
  /// --shard: which part, from 0, of how many.
  unsigned Shard = 0, Shards = 1;
  /// --export-fixes; empty if not given.
  std::string ExportFixes;

  /// -j: how many files are checked at a time.
  unsigned Jobs = 1;
  /// --timeout, in seconds for each file; 0 for none.
  unsigned Timeout = 0;

  /// --unused-nolint: name NOLINTs that silence nothing.
  bool UnusedNolint = false;
  /// --exhaustive: no shortcuts.
  bool Exhaustive = false;
  /// --cache-dir; empty for the user's.
  std::string CacheDirectory;
  unsigned CacheMegabytes = 0;
  bool UseCache = true;

  bool ListChecks = false;
  bool VerifyConfig = false;
  bool Quiet = false;
  /// --verbose: say which functions were not analysed to their end.
  bool Verbose = false;
};

/// An option as the help describes it.
struct OptionHelp {
  std::string Name;
  /// What stands for its value; empty for a switch.
  std::string Value;
  std::string Help;
};

/// All options, sorted by name.
std::vector<OptionHelp> describeOptions();

/// What the help says before the options.
std::string overview();

/// Parses \p Argv. An error was already printed on stderr when this returns
/// nothing; the exit code is Usage then. --help and --version end the process.
std::optional<CommandLine> parseCommandLine(int Argc, const char **Argv);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_COMMANDLINE_H
