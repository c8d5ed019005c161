//===--- Check.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "run/Check.h"
#include "LLVMDriverCompat.h"
#include "cache/Cache.h"
#include "clang-tidy/ClangTidy.h"
#include "clang-tidy/GlobList.h"
#include "findings/Baseline.h"
#include "findings/Conversion.h"
#include "findings/DiffBase.h"
#include "findings/Findings.h"
#include "findings/Fixes.h"
#include "findings/Patch.h"
#include "findings/Severity.h"
#include "findings/UnusedNolint.h"
#include "project/Compilations.h"
#include "project/Configuration.h"
#include "project/Exclusions.h"
#include "project/Project.h"
#include "report/Outputs.h"
#include "report/TextReport.h"
#include "run/RunFiles.h"
#include "run/Work.h"
#include "support/Messages.h"
#include "support/Paths.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <set>

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// Finds the commands and the configuration of each file before the first one
/// is parsed. Prints an error and returns false if some are broken. Removes the
/// files that their configuration skips.
bool prepare(std::vector<std::string> &Files, Compilations &Commands,
             Configuration &Config, bool IsQuiet) {
  const size_t All = Files.size();
  llvm::erase_if(Files, [&Config](const std::string &File) {
    return llvm::sys::fs::exists(File) && Config.skips(File);
  });
  if (const size_t Skipped = All - Files.size(); Skipped > 0 && !IsQuiet)
    printNote(amount(Skipped, "file") +
              " skipped: no check is enabled in .clang-tidy");
  llvm::StringSet<> Configured;
  for (const std::string &File : Files) {
    // A missing file has no configuration; analyze() reports it.
    if (!llvm::sys::fs::exists(File))
      continue;
    if (!Commands.find(File))
      return false;
    // All files in a directory have the same configuration.
    if (Configured.insert(llvm::sys::path::parent_path(File)).second &&
        !Config.check(File))
      return false;
  }
  return true;
}

/// Exports findings and fixes. Prints an error and returns false if the file
/// could not be written.
bool exportFixes(const CommandLine &Line, const Project &Files,
                 llvm::ArrayRef<Finding> Findings) {
  std::vector<ClangTidyError> Errors;
  for (const Finding &Found : Findings)
    if (Found.counts())
      Errors.push_back(toClangTidy(Found));
  std::string Text;
  llvm::raw_string_ostream Output(Text);
  exportReplacements(
      tooling::getAbsolutePath(Files.Files.empty() ? "" : Files.Files.front()),
      Errors, Output);
  return writeOutput(Line.ExportFixes, Text);
}

/// Prints how many of \p Findings the \p Fixed fixes have left.
void printFixed(llvm::ArrayRef<Finding> Findings, unsigned Fixed,
                FixBehaviour Fix) {
  const unsigned InNotes = llvm::count_if(Findings, [](const Finding &Found) {
    return Found.counts() && Found.Edits.empty() &&
           llvm::any_of(Found.Notes, [](const Message &Note) {
             return !Note.Edits.empty();
           });
  });
  printNote("fixed " + amount(Fixed, "finding") + ", " +
            llvm::Twine(countFindings(Findings) - Fixed) + " left" +
            (Fix == FB_Fix && InNotes > 0
                 ? "; --fix-notes offers to fix " + llvm::Twine(InNotes)
                 : ""));
}

/// Applies or prints the fixes. Prints an error and returns false if a file
/// could not be changed.
bool writeFixes(const FixPlan &Plan, const CommandLine &Line, StringRef Root,
                Configuration &Config, const RunResult &All) {
  llvm::StringSet<> Written;
  for (const FixPlan::FileChange &Change : Plan.changes(Config, All.Inputs)) {
    if (Line.ShowDiff)
      printPatch(llvm::outs(),
                 pathBelow(Root, Change.Path).value_or(Change.Path),
                 Change.Before, Change.After);
    if (Line.ShowDiff || writeChange(Change))
      Written.insert(Change.Path);
  }
  if (!Line.ShowDiff)
    printFixed(All.Findings, Plan.applied(Written), Line.Fix);
  if (Plan.overlapping() > 0)
    printNote(llvm::Twine(Plan.overlapping()) +
              " skipped because of overlaps with others; run again");
  if (Plan.outside() > 0)
    printNote(llvm::Twine(Plan.outside()) +
              " skipped: outside the project, in '" +
              *Plan.filesOutside().begin() + "'" +
              (Plan.filesOutside().size() > 1
                   ? " and " + std::to_string(Plan.filesOutside().size() - 1) +
                         " more"
                   : "") +
              "; --fix-outside applies them, too");
  return Plan.isDone(Written);
}

/// The filters that decide which findings count.
struct Filters {
  std::optional<Baseline> Known;
  std::optional<ChangedLines> Changed;
  Exclusions Excluded;
};

std::optional<Filters> loadFilters(const CommandLine &Line, StringRef Root,
                                   Exclusions Excluded) {
  Filters Result;
  Result.Excluded = std::move(Excluded);
  if (!Line.Baseline.empty()) {
    Result.Known = Baseline::load(Line.Baseline, Root);
    if (!Result.Known)
      return std::nullopt;
  }
  if (!Line.DiffBase.empty()) {
    Result.Changed = ChangedLines::since(Line.DiffBase, Root);
    if (!Result.Changed)
      return std::nullopt;
  }
  return Result;
}

/// Removes those of \p Findings that are in files that are not to be checked,
/// and determines for each of the others whether it counts.
void filter(std::vector<Finding> &Findings, Filters &By,
            Configuration &Config) {
  llvm::erase_if(Findings, [&](const Finding &Found) {
    return Found.Where && Found.isFromCheck() &&
           (By.Excluded.cover(Found.Where->Path) ||
            By.Excluded.cover(pathFrom(Found.Directory, Found.Where->Name)) ||
            Config.skips(Found.Where->Path));
  });
  if (By.Known)
    By.Known->apply(Findings);
  if (By.Changed)
    for (Finding &Found : Findings)
      Found.IsOld = Found.Where && !By.Changed->contains(*Found.Where);
}

/// Prints \p Findings for people, and adds the fixes that \p Fix requests to
/// \p Plan. If \p Applies, also prints which of them are applied.
FixPlan printText(llvm::ArrayRef<Finding> Findings, FixBehaviour Fix,
                  FixPlan Plan, bool Applies, llvm::raw_ostream &Output,
                  bool UseColor) {
  TextReport Text(Output, UseColor);
  for (const Finding &Found : Findings) {
    if (!Found.counts())
      continue;
    FixPlan::Outcome Outcome;
    if (Fix != FB_NoFix)
      Outcome = Plan.add(Found, Fix == FB_FixNotes);
    Text.print(Found, Applies ? Outcome : FixPlan::Outcome());
  }
  return Plan;
}

/// Says where the answer is if a value is not encoded, and no encoder is known
/// that could be suggested.
void printHint(llvm::ArrayRef<Finding> Findings) {
  constexpr llvm::StringLiteral Check = "uri-unencoded-data";
  const unsigned Count = llvm::count_if(Findings, [&](const Finding &Found) {
    return Found.counts() && Found.Check == Check &&
           llvm::none_of(Found.Notes, [](const Message &Note) {
             return StringRef(Note.Text).contains('(');
           });
  });
  if (Count > 0)
    printNote("no encoder is known for " + amount(Count, "value") +
              "; 'uri-tidy explain " + Check + "' says what to call");
}

/// Lists the NOLINT comments that suppress nothing, in the files that were read
/// completely.
void printUnusedNolints(const RunResult &All, const Project &Files,
                        StringRef Root, Configuration &Config) {
  std::set<std::string> Paths;
  for (const std::string &File : Files.Files)
    Paths.insert(realPathFrom("", tooling::getAbsolutePath(File)));
  if (Files.IsWhole)
    for (const InputFile &Input : All.Inputs)
      Paths.insert(Input.Path);
  for (const std::string &File : Paths)
    if (const auto Path = pathBelow(Root, File)) {
      const std::vector<std::string> Enabled = Config.enabledChecks(File);
      const auto IsEnabled = [&Enabled](StringRef Glob) {
        GlobList List(Glob);
        return llvm::any_of(Enabled, [&](const std::string &Check) {
          return List.contains(Check);
        });
      };
      for (const std::string &Text :
           unusedNolints(Root.str(), Path->str(), All.Findings, IsEnabled))
        printNote(Text);
    }
}

/// The fixes that can be applied although there are \p Findings.
FixBehaviour fixesFor(const CommandLine &Line,
                      llvm::ArrayRef<Finding> Findings) {
  if (Line.Fix == FB_NoFix)
    return FB_NoFix;
  // Do not edit code that was only partly understood, or that was checked with
  // other options than the user wants.
  const bool HasErrors = llvm::any_of(Findings, [](const Finding &Found) {
    return Found.Level == DiagnosticsEngine::Error;
  });
  if (!HasErrors && !hasConfigurationErrors(Findings))
    return Line.Fix;
  printError(llvm::Twine("no fix is applied: the ") +
             (HasErrors ? "code" : "configuration") + " has errors");
  return FB_NoFix;
}

/// Whether findings are printed for people. A baseline is instead of text,
/// unless both are requested.
bool wantsText(const CommandLine &Line, llvm::ArrayRef<ReportOutput> Outputs) {
  return (Line.WriteBaseline.empty() || !Line.Formats.empty()) &&
         llvm::any_of(Outputs,
                      [](const ReportOutput &To) { return !To.Write; });
}

/// Text moves to stderr if a report or a patch uses the standard output.
llvm::raw_ostream &textStream(const CommandLine &Line,
                              llvm::ArrayRef<ReportOutput> Outputs) {
  const bool IsTaken =
      Line.ShowDiff || llvm::any_of(Outputs, [](const ReportOutput &To) {
        return To.Write && To.File.empty();
      });
  return IsTaken ? llvm::errs() : llvm::outs();
}

/// Sums up a run, and says what the user may want to do next.
void printRemarks(const CommandLine &Line, const Filters &By,
                  const RunResult &All, bool IsWhole, bool IsTextWanted) {
  if (IsWhole)
    printSummary(All.Findings, All.Files);
  if (By.Known && By.Known->hidden() > 0)
    printNote(amount(By.Known->hidden(), "finding") + " hidden by '" +
              Line.Baseline + "'");
  if (By.Known)
    for (const std::string &Entry : By.Known->stale(All.Inputs))
      printNote("'" + Line.Baseline + "' is stale: no longer found: " + Entry);
  if (IsTextWanted)
    printHint(All.Findings);
}

bool useColor(const Project &Files, Configuration &Config) {
  // The first file that exists decides.
  const auto First = llvm::find_if(Files.Files, [](const std::string &File) {
    return llvm::sys::fs::exists(File);
  });
  return First != Files.Files.end() &&
         Config.useColor(tooling::getAbsolutePath(*First));
}

} // namespace

ExitCode check(const CommandLine &Line) {
  const auto Outputs = parseOutputs(Line.Formats, Line.ShowDiff);
  if (!Outputs || !isWritable("--export-fixes", Line.ExportFixes) ||
      !isWritable("--write-baseline", Line.WriteBaseline))
    return Usage;
  const auto Config = Configuration::create(Line);
  if (!Config)
    return Usage;
  auto Commands = Compilations::create(Line);
  if (!Commands)
    return Usage;
  std::optional<Exclusions> Excluded = Exclusions::create(Line);
  const auto Failing = FailingFindings::create(Line.FailOn);
  if (!Excluded || !Failing)
    return Usage;
  std::optional<Project> Files = findProject(Line, *Commands, *Excluded);
  if (!Files || !prepare(Files->Files, *Commands, *Config, Line.Quiet))
    return Usage;
  if (Files->Excluded > 0 && !Line.Quiet)
    printNote(amount(Files->Excluded, "file") + " excluded by --exclude");
  const std::string Root = repositoryRoot();
  std::optional<Filters> By = loadFilters(Line, Root, std::move(*Excluded));
  if (!By)
    return Usage;

  bool HasNoCache = false;
  std::optional<Cache> Known = Cache::open(Line, HasNoCache);
  if (HasNoCache)
    return Usage;

  std::vector<ScannedUnit> Units = planWork(
      *Files, Line, *Commands, *Config, By->Changed ? &*By->Changed : nullptr,
      Known ? &*Known : nullptr);
  RunResult All =
      checkAll(*Files, std::move(Units), Line, *Commands, *Config, Known, Root);
  const FixBehaviour Fix = fixesFor(Line, All.Findings);
  filter(All.Findings, *By, *Config);
  Report R = reportOf(All.Findings, Root);
  R.Problems = All.Problems;
  R.IsComplete = All.Complete;

  const bool IsTextWanted = wantsText(Line, *Outputs);
  llvm::raw_null_ostream Nowhere;
  llvm::raw_ostream &Output =
      IsTextWanted ? textStream(Line, *Outputs) : Nowhere;
  const bool HasColors = useColor(*Files, *Config);
  if (HasColors)
    compat::enableColors(Output);
  const FixPlan Plan =
      printText(All.Findings, Fix,
                FixPlan(Line.FixOutside ? std::nullopt
                                        : std::optional(ProjectScope(Line))),
                !Line.ShowDiff, Output, HasColors);
  bool Written = finishStandardOutput();
  for (const ReportOutput &To : *Outputs)
    if (To.Write)
      Written &= writeReport(R, To);
  if (!Plan.empty())
    Written &=
        writeFixes(Plan, Line, Root, *Config, All) && finishStandardOutput();
  if (!Line.Quiet)
    printRemarks(Line, *By, All, Files->IsWhole, IsTextWanted);
  if (Line.UnusedNolint)
    printUnusedNolints(All, *Files, Root, *Config);
  if (!Line.ExportFixes.empty())
    Written &= exportFixes(Line, *Files, All.Findings);
  if (hasConfigurationErrors(All.Findings))
    return Usage;
  if (!Line.WriteBaseline.empty())
    Written &= Baseline::save(Line.WriteBaseline, R, Line.Quiet);
  if (!All.Complete || !Written)
    return Incomplete;
  if (!Line.WriteBaseline.empty())
    return Clean;
  const bool Fails = llvm::any_of(All.Findings, [&](const Finding &Found) {
    return Found.counts() && !Found.isFromCompiler() && Failing->contain(Found);
  });
  const unsigned Count = countFindings(All.Findings);
  if (!Fails && Count > 0 && Fix == FB_NoFix && !Line.Quiet)
    printNote(amount(Count, "finding") + " pass" + (Count == 1 ? "es" : "") +
              " with --fail-on=" + Line.FailOn);
  return Fails ? Findings : Clean;
}

} // namespace clang::tidy::uri::tool
