//===--- Check.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "run/Check.h"
#include "cache/Cache.h"
#include "clang-tidy/ClangTidy.h"
#include "clang-tidy/GlobList.h"
#include "findings/Baseline.h"
#include "findings/Conversion.h"
#include "findings/DiffBase.h"
#include "findings/Findings.h"
#include "findings/Fixes.h"
#include "findings/Patch.h"
#include "findings/UnusedNolint.h"
#include "project/Compilations.h"
#include "project/Configuration.h"
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
/// is parsed. Prints an error and returns false if some are broken.
bool prepare(llvm::ArrayRef<std::string> Files, Compilations &Commands,
             Configuration &Config) {
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
  exportReplacements(tooling::getAbsolutePath(Files.Files.front()), Errors,
                     Output);
  return writeOutput(Line.ExportFixes, Text);
}

/// Applies or prints the fixes. Prints an error and returns false if a file
/// could not be changed.
bool writeFixes(const FixPlan &Plan, const CommandLine &Line, StringRef Root,
                Configuration &Config, llvm::ArrayRef<InputFile> Inputs) {
  llvm::StringSet<> Written;
  for (const FixPlan::FileChange &Change : Plan.changes(Config, Inputs)) {
    if (Line.ShowDiff)
      printPatch(llvm::outs(),
                 pathBelow(Root, Change.Path).value_or(Change.Path),
                 Change.Before, Change.After);
    if (Line.ShowDiff || writeChange(Change))
      Written.insert(Change.Path);
  }
  if (!Line.ShowDiff)
    llvm::errs() << "uri-tidy applied " << Plan.applied(Written) << " of "
                 << Plan.total() << " suggested fixes.\n";
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
};

std::optional<Filters> loadFilters(const CommandLine &Line, StringRef Root) {
  Filters Result;
  if (!Line.Baseline.empty()) {
    Result.Known = Baseline::load(Line.Baseline);
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

/// Determines for each of \p Findings whether it counts.
void filter(std::vector<Finding> &Findings, Filters &By) {
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
  const auto Outputs = parseOutputs(Line.Formats);
  if (!Outputs || !isWritable("--export-fixes", Line.ExportFixes) ||
      !isWritable("--write-baseline", Line.WriteBaseline))
    return Usage;
  const auto Config = Configuration::create(Line);
  if (!Config)
    return Usage;
  auto Commands = Compilations::create(Line);
  if (!Commands)
    return Usage;
  std::optional<Project> Files = findProject(Line, *Commands);
  if (!Files || !prepare(Files->Files, *Commands, *Config))
    return Usage;
  const std::string Root = repositoryRoot();
  std::optional<Filters> By = loadFilters(Line, Root);
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
  FixBehaviour Fix = Line.Fix;
  if (Fix != FB_NoFix && llvm::any_of(All.Findings, [](const Finding &Found) {
        return Found.Level == DiagnosticsEngine::Error;
      })) {
    // Do not edit code that was only partly understood.
    printError("no fix is applied: the code has errors");
    Fix = FB_NoFix;
  }
  filter(All.Findings, *By);
  Report R = reportOf(All.Findings, Root);
  R.Problems = All.Problems;
  R.IsComplete = All.Complete;

  // Text moves to stderr if a report or a patch uses the standard output.
  const bool IsTextWanted =
      llvm::any_of(*Outputs, [](const ReportOutput &To) { return !To.Write; });
  const bool IsOutTaken =
      Line.ShowDiff || llvm::any_of(*Outputs, [](const ReportOutput &To) {
        return To.Write && To.File.empty();
      });
  llvm::raw_null_ostream Nowhere;
  const FixPlan Plan =
      printText(All.Findings, Fix,
                FixPlan(Line.FixOutside ? std::nullopt
                                        : std::optional(ProjectScope(Line))),
                !Line.ShowDiff,
                !IsTextWanted ? static_cast<llvm::raw_ostream &>(Nowhere)
                : IsOutTaken  ? llvm::errs()
                              : llvm::outs(),
                useColor(*Files, *Config));
  bool Written = finishStandardOutput();
  for (const ReportOutput &To : *Outputs)
    if (To.Write)
      Written &= writeReport(R, To);
  if (!Plan.empty())
    Written &= writeFixes(Plan, Line, Root, *Config, All.Inputs) &&
               finishStandardOutput();
  if (Files->IsWhole && !Line.Quiet)
    printSummary(All.Findings, All.Files);
  if (By->Known && !Line.Quiet)
    for (const std::string &Entry : By->Known->stale(All.Inputs, Root))
      printNote("'" + Line.Baseline + "' is stale: no longer found: " + Entry);
  if (Line.UnusedNolint)
    printUnusedNolints(All, *Files, Root, *Config);
  if (!Line.ExportFixes.empty())
    Written &= exportFixes(Line, *Files, All.Findings);
  if (hasConfigurationErrors(All.Findings))
    return Usage;
  if (!Line.WriteBaseline.empty())
    Written &= Baseline::save(Line.WriteBaseline, R);
  if (!All.Complete || !Written)
    return Incomplete;
  return countFindings(All.Findings) > 0 && Line.WriteBaseline.empty()
             ? Findings
             : Clean;
}

} // namespace clang::tidy::uri::tool
