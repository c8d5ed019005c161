//===--- CommandLine.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"
#include "LLVMDriverCompat.h"
#include "commands/Subcommands.h"
#include "support/Messages.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace clang::tidy::uri::tool {
namespace {

/// Parses text that must not be empty: an empty value usually comes from a
/// variable that is not set.
class TextParser : public cl::parser<std::string> {
public:
  using parser::parser;

  // NOLINTNEXTLINE(readability-identifier-naming)
  bool parse(cl::Option &Of, StringRef, StringRef Value, std::string &To) {
    if (Value.empty())
      return Of.error("requires a non-empty value");
    To = Value.str();
    return false;
  }
};

class RegexParser : public TextParser {
public:
  using TextParser::TextParser;

  // NOLINTNEXTLINE(readability-identifier-naming)
  bool parse(cl::Option &Of, StringRef Name, StringRef Value, std::string &To) {
    std::string Error;
    if (!Regex(Value).isValid(Error))
      return Of.error("'" + Value + "' is not a regular expression: " + Error);
    return TextParser::parse(Of, Name, Value, To);
  }
};

using TextOption = cl::opt<std::string, /*ExternalStorage=*/false, TextParser>;
using RegexOption =
    cl::opt<std::string, /*ExternalStorage=*/false, RegexParser>;
using ListOption = cl::list<std::string, bool, TextParser>;

cl::OptionCategory Category("uri-tidy options");

ListOption Files(cl::Positional, cl::desc("[PATH...]"), cl::cat(Category));
TextOption BuildPath(
    "p",
    cl::desc("compile_commands.json, or its directory. Without PATH,\n"
             "all files in it are checked."),
    cl::value_desc("path"), cl::cat(Category));
cl::opt<unsigned>
    Jobs("j",
         cl::desc("Number of files to check in parallel. Default: the\n"
                  "number of processors."),
         cl::value_desc("number"), cl::Prefix, cl::cat(Category));
cl::opt<unsigned>
    Timeout("timeout",
            cl::desc("Time limit for each file, in seconds; 0 means no\n"
                     "limit. Default: 300."),
            cl::value_desc("seconds"), cl::init(300), cl::cat(Category));
TextOption
    Checks("checks",
           cl::desc("Comma-separated globs of checks, added to those of the\n"
                    "configuration; a leading '-' disables. Default: uri-*"),
           cl::cat(Category));
TextOption WarningsAsErrors(
    "warnings-as-errors",
    cl::desc("Globs like those of --checks: findings to report as\n"
             "errors."),
    cl::cat(Category));
cl::opt<bool> Preview(
    "preview",
    cl::desc("Also apply the rules and weights that a later release may\n"
             "adopt; the same as the option UriPreview."),
    cl::cat(Category));
ListOption Exclude(
    "exclude",
    cl::desc("Glob of files and directories: they are not checked, and\n"
             "nothing is reported in them. Can be repeated."),
    cl::value_desc("glob"), cl::cat(Category));
TextOption Config("config",
                  cl::desc("Configuration in YAML or JSON, used instead of\n"
                           ".clang-tidy files."),
                  cl::cat(Category));
TextOption ConfigFile(
    "config-file",
    cl::desc("File to read the configuration from, as with --config."),
    cl::value_desc("file"), cl::cat(Category));
RegexOption HeaderFilter(
    "header-filter",
    cl::desc("Regular expression for the headers in which findings are\n"
             "reported. Default: .*; never in system headers."),
    cl::cat(Category));
RegexOption
    ExcludeHeaderFilter("exclude-header-filter",
                        cl::desc("Regular expression for headers to exclude."),
                        cl::cat(Category));
cl::opt<bool> Fix("fix", cl::desc("Apply the fixes attached to warnings."),
                  cl::cat(Category));
cl::opt<bool>
    FixNotes("fix-notes",
             cl::desc("Apply the fixes attached to warnings and notes."),
             cl::cat(Category));
cl::opt<bool>
    FixOutside("fix-outside",
               cl::desc("Also apply fixes to files outside the project."),
               cl::cat(Category));
cl::opt<bool>
    ShowDiff("diff",
             cl::desc("Print the changes of --fix or --fix-notes as a patch,\n"
                      "without applying them."),
             cl::cat(Category));
ListOption Formats(
    "format",
    cl::desc("Format of the report: text, sarif, html, github, gitlab,\n"
             "json or checkstyle; with ':FILE', it is written to a file.\n"
             "Can be repeated. Default: text."),
    cl::value_desc("format[:file]"), cl::CommaSeparated, cl::cat(Category));
TextOption BaselineFile(
    "baseline",
    cl::desc("Report only findings that are not listed in this file,\n"
             "and list its entries that are no longer found."),
    cl::value_desc("file"), cl::cat(Category));
TextOption WriteBaseline(
    "write-baseline",
    cl::desc("Write all findings to this file instead of printing\n"
             "them, and exit with 0."),
    cl::value_desc("file"), cl::cat(Category));
TextOption
    FailOn("fail-on",
           cl::desc("Which findings make the exit code 1: those of at least\n"
                    "the severity note, warning or error, or of these\n"
                    "checks. Default: warning; spelling that does not\n"
                    "change a request is a note."),
           cl::value_desc("severity|checks"), cl::init("warning"),
           cl::cat(Category));
TextOption
    DiffBase("diff-base",
             cl::desc("Report only findings on lines that have changed since\n"
                      "this git revision."),
             cl::value_desc("revision"), cl::cat(Category));
TextOption Shard("shard",
                 cl::desc("Check one part of the files, for example 2/4."),
                 cl::value_desc("part/parts"), cl::cat(Category));
TextOption ExportFixes("export-fixes",
                       cl::desc("Write findings and fixes to this file, for\n"
                                "clang-apply-replacements."),
                       cl::value_desc("file"), cl::cat(Category));
ListOption ExtraArg("extra-arg",
                    cl::desc("Compiler flag to append to each command."),
                    cl::cat(Category));
ListOption
    ExtraArgBefore("extra-arg-before",
                   cl::desc("Compiler flag to insert before the others."),
                   cl::cat(Category));
TextOption
    CacheDir("cache-dir",
             cl::desc("Directory for the results of earlier runs. Default:\n"
                      "in the user's cache directory."),
             cl::value_desc("directory"), cl::cat(Category));
cl::opt<unsigned>
    CacheSize("cache-size",
              cl::desc("Maximum size of the cache, in MiB; 0 for no limit.\n"
                       "Default: 1024."),
              cl::value_desc("number"), cl::init(1024), cl::cat(Category));
cl::opt<bool>
    NoCache("no-cache",
            cl::desc("Neither use cached results nor store new ones."),
            cl::cat(Category));
cl::opt<bool> UnusedNolint(
    "unused-nolint",
    cl::desc("Report NOLINT comments for uri-* that suppress nothing;\n"
             "in headers, only if the whole project is checked."),
    cl::cat(Category));
cl::opt<bool> Exhaustive(
    "exhaustive",
    cl::desc("Parse all files, even if their text contains nothing to\n"
             "report, and the bodies of functions in system headers.\n"
             "This is slower and usually finds nothing more, but\n"
             "reports every file that does not compile."),
    cl::cat(Category));
cl::opt<bool> ListChecks("list-checks",
                         cl::desc("Print the enabled checks, and exit."),
                         cl::cat(Category));
cl::opt<bool>
    VerifyConfig("verify-config",
                 cl::desc("Report unknown keys, checks and options in the\n"
                          "configuration, and invalid values, and exit."),
                 cl::cat(Category));
cl::opt<bool> DumpConfig(
    "dump-config",
    cl::desc("Print the configuration of the file in YAML, and exit."),
    cl::cat(Category));
cl::opt<bool> ExplainConfig(
    "explain-config",
    cl::desc("Print what enables each check for the file, and exit."),
    cl::cat(Category));
cl::opt<bool>
    DumpTexts("dump-texts",
              cl::desc("Print the texts that each function builds as lines of\n"
                       "JSON, and exit. For developers of uri-tidy."),
              cl::Hidden, cl::cat(Category));
cl::opt<bool> Quiet("quiet", cl::desc("Print only findings and errors."),
                    cl::cat(Category));
cl::opt<bool>
    Verbose("verbose",
            cl::desc("List the functions that are too expensive to analyse\n"
                     "completely; findings in them may be missing."),
            cl::cat(Category));
cl::opt<bool>
    UseColor("use-color",
             cl::desc("Use colours. Default: if the output is a terminal,\n"
                      "unless the environment variable NO_COLOR is set."),
             cl::cat(Category));

void printVersion(raw_ostream &OS) {
  OS << "uri-tidy " URI_TIDY_VERSION " (LLVM " LLVM_VERSION_STRING ")\n";
}

ClangTidyOptions overrides() {
  ClangTidyOptions Options;
  const auto Set = [](const auto &From, auto &To) {
    if (From.getNumOccurrences() > 0)
      To = From.getValue();
  };
  Set(WarningsAsErrors, Options.WarningsAsErrors);
  Set(HeaderFilter, Options.HeaderFilterRegex);
  if (Preview.getNumOccurrences() > 0)
    Options.CheckOptions["UriPreview"] =
        ClangTidyOptions::ClangTidyValue(Preview ? "true" : "false");
  if (ExcludeHeaderFilter.getNumOccurrences() > 0)
    compat::excludeHeaders(Options, ExcludeHeaderFilter);
  if (!ExtraArg.empty())
    Options.ExtraArgs.emplace(ExtraArg.begin(), ExtraArg.end());
  if (!ExtraArgBefore.empty())
    Options.ExtraArgsBefore.emplace(ExtraArgBefore.begin(),
                                    ExtraArgBefore.end());
  if (UseColor.getNumOccurrences() > 0)
    Options.UseColor = UseColor;
  return Options;
}

} // namespace

std::string overview() {
  std::string Text =
      R"(uri-tidy finds URIs that are written or built incorrectly in C and C++ code.

  uri-tidy                          check all files below the current directory
                                    that are in the compilation database
  uri-tidy src                      check those below src
  uri-tidy a.cpp                    check one file, with flags from the database
  uri-tidy a.cpp -p build           use build/compile_commands.json
  uri-tidy a.c -- -Iinclude -DX=1   use these flags

Exit codes: 0 no findings except for notes; 1 findings; 2 invalid usage or
configuration; 3 incomplete: a file is missing, does not compile, crashes or
exceeds the time limit, or the run was interrupted.

Other commands, each with its own --help:
)";
  raw_string_ostream Stream(Text);
  for (const Subcommand &Each : subcommands())
    Stream << "\n  uri-tidy " << left_justify(Each.Name, 16) << Each.Summary;
  return Stream.str();
}

std::vector<OptionHelp> describeOptions() {
  std::vector<OptionHelp> Result;
  for (const auto &Entry : cl::getRegisteredOptions()) {
    const cl::Option &Option = *Entry.second;
    if (!is_contained(Option.Categories, &Category) || Option.ArgStr.empty() ||
        Option.getOptionHiddenFlag() != cl::NotHidden)
      continue;
    const bool TakesValue =
        Option.getValueExpectedFlag() != cl::ValueOptional &&
        Option.getValueExpectedFlag() != cl::ValueDisallowed;
    const StringRef Value =
        !Option.ValueStr.empty() ? Option.ValueStr : StringRef("string");
    Result.push_back({Option.ArgStr.str(), TakesValue ? Value.str() : "",
                      Option.HelpStr.str()});
  }
  sort(Result, [](const OptionHelp &A, const OptionHelp &B) {
    return A.Name < B.Name;
  });
  return Result;
}

std::optional<CommandLine> parseCommandLine(int Argc, const char **Argv) {
  CommandLine Result;
  std::string Error;
  Result.FixedFlags =
      tooling::FixedCompilationDatabase::loadFromCommandLine(Argc, Argv, Error);
  if (!Error.empty()) {
    printError(StringRef(Error).rtrim());
    return std::nullopt;
  }

  // LLVM 15: an option that occurs twice has its last value.
  for (const auto &Entry : cl::getRegisteredOptions())
    if (cl::Option &Option = *Entry.second;
        is_contained(Option.Categories, &Category) &&
        Option.getNumOccurrencesFlag() == cl::Optional)
      Option.setNumOccurrencesFlag(cl::ZeroOrMore);
  cl::SetVersionPrinter(printVersion);
  cl::HideUnrelatedOptions(Category);
  std::string Complaints;
  raw_string_ostream ComplaintStream(Complaints);
  const std::string Overview = overview() + "\n";
  if (!cl::ParseCommandLineOptions(Argc, Argv, Overview, &ComplaintStream)) {
    errs() << ComplaintStream.str();
    return std::nullopt;
  }
  if (Config.getNumOccurrences() > 0 && ConfigFile.getNumOccurrences() > 0) {
    printError("--config and --config-file cannot be used together");
    return std::nullopt;
  }

  if (Quiet && Verbose) {
    printError("--quiet and --verbose cannot be used together");
    return std::nullopt;
  }

  if (!Shard.empty()) {
    const auto [Part, Parts] = StringRef(Shard).split('/');
    if (Part.getAsInteger(10, Result.Shard) ||
        Parts.getAsInteger(10, Result.Shards) || Result.Shard < 1 ||
        Result.Shard > Result.Shards) {
      printError("--shard: invalid value '" + Shard +
                 "'; use a value such as 2/4");
      return std::nullopt;
    }
    --Result.Shard;
  }
  Result.Files.assign(Files.begin(), Files.end());
  Result.BuildPath = BuildPath;
  Result.Checks = Checks;
  if (Config.getNumOccurrences() > 0)
    Result.Config = Config;
  Result.ConfigFile = ConfigFile;
  Result.Overrides = overrides();
  Result.Fix = FixNotes ? FB_FixNotes : Fix || ShowDiff ? FB_Fix : FB_NoFix;
  Result.FixOutside = FixOutside;
  Result.ShowDiff = ShowDiff;
  Result.Formats.assign(Formats.begin(), Formats.end());
  Result.Baseline = BaselineFile;
  Result.WriteBaseline = WriteBaseline;
  Result.DiffBase = DiffBase;
  Result.FailOn = FailOn;
  Result.ExportFixes = ExportFixes;
  Result.Jobs = Jobs > 0 ? Jobs : hardware_concurrency().compute_thread_count();
  Result.Timeout = Timeout;
  Result.CacheDirectory = CacheDir;
  Result.CacheMegabytes = CacheSize;
  Result.UseCache = !NoCache;
  Result.UnusedNolint = UnusedNolint;
  Result.Exhaustive = Exhaustive;
  Result.ListChecks = ListChecks;
  Result.VerifyConfig = VerifyConfig;
  Result.DumpConfig = DumpConfig;
  Result.ExplainConfig = ExplainConfig;
  Result.Exclude.assign(Exclude.begin(), Exclude.end());
  Result.DumpTexts = DumpTexts;
  Result.Quiet = Quiet;
  Result.Verbose = Verbose;
  return Result;
}

} // namespace clang::tidy::uri::tool
