//===--- CommandLine.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"
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

/// Text that is not empty: an empty one is mostly a variable that was not set.
class TextParser : public cl::parser<std::string> {
public:
  using parser::parser;

  // NOLINTNEXTLINE(readability-identifier-naming)
  bool parse(cl::Option &Of, StringRef, StringRef Value, std::string &To) {
    if (Value.empty())
      return Of.error("needs a value that is not empty");
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
      return Of.error("'" + Value + "' is no regular expression: " + Error);
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
    cl::desc("compile_commands.json, or its directory. Without PATHs,\n"
             "all files that it names are checked."),
    cl::value_desc("path"), cl::cat(Category));
cl::opt<unsigned>
    Jobs("j",
         cl::desc("How many files to check at a time. Default: as\n"
                  "many as there are processors."),
         cl::value_desc("number"), cl::Prefix, cl::cat(Category));
cl::opt<unsigned> Timeout("timeout",
                          cl::desc("Seconds after which a file is given up; 0\n"
                                   "waits for ever. Default: 300."),
                          cl::value_desc("seconds"), cl::init(300),
                          cl::cat(Category));
TextOption
    Checks("checks",
           cl::desc("Comma-separated globs, with '-' in front to remove, on\n"
                    "top of the configuration's. Default: uri-*"),
           cl::cat(Category));
TextOption WarningsAsErrors(
    "warnings-as-errors",
    cl::desc("Globs like --checks': findings to print as errors."),
    cl::cat(Category));
TextOption
    Config("config",
           cl::desc("Configuration in YAML or JSON; no .clang-tidy is read."),
           cl::cat(Category));
TextOption ConfigFile("config-file", cl::desc("The same, from a file."),
                      cl::value_desc("file"), cl::cat(Category));
RegexOption
    HeaderFilter("header-filter",
                 cl::desc("Regular expression of headers whose findings are\n"
                          "shown. Default: .*, never system headers."),
                 cl::cat(Category));
RegexOption
    ExcludeHeaderFilter("exclude-header-filter",
                        cl::desc("Regular expression of headers to leave out."),
                        cl::cat(Category));
cl::opt<bool> Fix("fix", cl::desc("Apply the fixes of warnings."),
                  cl::cat(Category));
cl::opt<bool> FixNotes("fix-notes",
                       cl::desc("Apply the fixes of warnings and of notes."),
                       cl::cat(Category));
cl::opt<bool>
    FixOutside("fix-outside",
               cl::desc("Apply fixes to files outside the project, too."),
               cl::cat(Category));
cl::opt<bool>
    ShowDiff("diff",
             cl::desc("Print the changes of --fix, or --fix-notes, as a\n"
                      "patch, and change nothing."),
             cl::cat(Category));
ListOption
    Formats("format",
            cl::desc("Format of the report: text, sarif, github, gitlab, json\n"
                     "or checkstyle. With ':FILE' it goes to a file. May be\n"
                     "given several times. Default: text."),
            cl::value_desc("format[:file]"), cl::CommaSeparated,
            cl::cat(Category));
TextOption
    BaselineFile("baseline",
                 cl::desc("Count only findings that are not in this file; say\n"
                          "which of its entries are no longer found."),
                 cl::value_desc("file"), cl::cat(Category));
TextOption
    WriteBaseline("write-baseline",
                  cl::desc("Write all findings to this file; exit with 0."),
                  cl::value_desc("file"), cl::cat(Category));
TextOption
    DiffBase("diff-base",
             cl::desc("Show only findings on lines that changed since this\n"
                      "git revision."),
             cl::value_desc("revision"), cl::cat(Category));
TextOption
    Shard("shard",
          cl::desc("Check one of several parts of the files, as in 2/4."),
          cl::value_desc("part/parts"), cl::cat(Category));
TextOption ExportFixes(
    "export-fixes",
    cl::desc("Write findings and fixes for clang-apply-replacements "
             "to this file."),
    cl::value_desc("file"), cl::cat(Category));
ListOption ExtraArg("extra-arg", cl::desc("Compiler flag to append."),
                    cl::cat(Category));
ListOption ExtraArgBefore("extra-arg-before",
                          cl::desc("Compiler flag to prepend."),
                          cl::cat(Category));
TextOption
    CacheDir("cache-dir",
             cl::desc("Where results of earlier runs are kept. Default: below\n"
                      "the user's directory for caches."),
             cl::value_desc("directory"), cl::cat(Category));
cl::opt<unsigned>
    CacheSize("cache-size",
              cl::desc("How many MiB the cache may take. Default:\n"
                       "1024."),
              cl::value_desc("number"), cl::init(1024), cl::cat(Category));
cl::opt<bool> NoCache("no-cache",
                      cl::desc("Neither use nor keep earlier results."),
                      cl::cat(Category));
cl::opt<bool> UnusedNolint(
    "unused-nolint",
    cl::desc("Name the NOLINTs for uri-* that suppress nothing. Those\n"
             "in headers only if a whole project is checked."),
    cl::cat(Category));
cl::opt<bool>
    Exhaustive("exhaustive",
               cl::desc("Parse everything: files whose text has nothing to\n"
                        "find, the bodies of functions in system headers.\n"
                        "Finds the same, takes longer, and says of every\n"
                        "file whether it compiles."),
               cl::cat(Category));
cl::opt<bool> ListChecks("list-checks",
                         cl::desc("Print the enabled checks and stop."),
                         cl::cat(Category));
cl::opt<bool>
    VerifyConfig("verify-config",
                 cl::desc("Report unknown uri-* checks and options of the\n"
                          "configuration, and stop."),
                 cl::cat(Category));
cl::opt<bool>
    DumpTexts("dump-texts",
              cl::desc("Print the texts that each function builds as lines of\n"
                       "JSON, and stop. For developers of uri-tidy."),
              cl::Hidden, cl::cat(Category));
cl::opt<bool> Quiet("quiet", cl::desc("Print findings and errors only."),
                    cl::cat(Category));
cl::opt<bool>
    Verbose("verbose",
            cl::desc("Name the functions that are too costly to be analysed\n"
                     "to their end: findings in them may be missing."),
            cl::cat(Category));
cl::opt<bool> UseColor("use-color",
                       cl::desc("Colours. Default: on a terminal."),
                       cl::cat(Category));

void printVersion(raw_ostream &OS) {
  OS << "uri-tidy " URI_TIDY_VERSION " (LLVM " LLVM_VERSION_STRING ")\n";
}

ClangTidyOptions overrides() {
  ClangTidyOptions Options;
  const auto Set = [](const auto &From, std::optional<std::string> &To) {
    if (From.getNumOccurrences() > 0)
      To = From;
  };
  Set(WarningsAsErrors, Options.WarningsAsErrors);
  Set(HeaderFilter, Options.HeaderFilterRegex);
  Set(ExcludeHeaderFilter, Options.ExcludeHeaderFilterRegex);
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
      R"(uri-tidy: finds URIs that a C or C++ program spells or builds wrongly.

  uri-tidy                          all that the nearest compile database names
                                    below the current directory
  uri-tidy src                      the same below src
  uri-tidy a.cpp                    one file, flags from that database
  uri-tidy a.cpp -p build           flags from build/compile_commands.json
  uri-tidy a.c -- -Iinclude -DX=1   these flags

Exit codes: 0 nothing found, 1 findings, 2 wrong usage or configuration,
3 incomplete: a file is missing, does not compile, crashes or takes too long,
or the user has interrupted.

Besides, each with a --help of its own:
)";
  raw_string_ostream Stream(Text);
  for (const Subcommand &Each : subcommands())
    Stream << "\n  uri-tidy " << left_justify(Each.Name, 12) << Each.Summary;
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
    printError("--config and --config-file exclude each other");
    return std::nullopt;
  }

  if (Quiet && Verbose) {
    printError("--quiet and --verbose exclude each other");
    return std::nullopt;
  }

  if (!Shard.empty()) {
    const auto [Part, Parts] = StringRef(Shard).split('/');
    if (Part.getAsInteger(10, Result.Shard) ||
        Parts.getAsInteger(10, Result.Shards) || Result.Shard < 1 ||
        Result.Shard > Result.Shards) {
      printError("--shard: '" + Shard + "' is not like 2/4");
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
  Result.DumpTexts = DumpTexts;
  Result.Quiet = Quiet;
  Result.Verbose = Verbose;
  return Result;
}

} // namespace clang::tidy::uri::tool
