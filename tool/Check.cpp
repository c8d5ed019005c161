//===--- Check.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "Analysis.h"
#include "Compilations.h"
#include "Configuration.h"
#include "Findings.h"
#include "Fixes.h"
#include "Messages.h"
#include "Progress.h"
#include "Project.h"
#include "TextReport.h"
#include "Workers.h"
#include "clang-tidy/ClangTidy.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// Everything that the files of a run gave.
struct RunResult {
  std::vector<ClangTidyError> Errors;
  std::vector<InputFile> Inputs;
  bool Complete = true;
};

/// Looks for the commands and the configuration of each file before the first
/// one is parsed. Returns false, with an error printed, if some are broken.
bool prepare(llvm::ArrayRef<std::string> Files, Compilations &Commands,
             Configuration &Config) {
  llvm::StringSet<> Configured;
  for (const std::string &File : Files) {
    // A missing file has no configuration; analyze() reports it.
    if (!llvm::sys::fs::exists(File))
      continue;
    if (!Commands.find(File))
      return false;
    // The files of a directory have one configuration.
    if (Configured.insert(llvm::sys::path::parent_path(File)).second &&
        !Config.check(File))
      return false;
  }
  return true;
}

/// What became of the job that checked \p File.
FileResult resultOf(StringRef File, const JobResult &Job,
                    const CommandLine &Line) {
  FileResult Result;
  std::string Problem;
  switch (Job.How) {
  case JobResult::TimedOut:
    Problem = "took longer than " + std::to_string(Line.Timeout) + " s";
    break;
  case JobResult::Crashed:
    Problem = "crashed the compiler: " + Job.Reason;
    break;
  case JobResult::Done:
    if (read(Job.Output, Result))
      return Result;
    Result = {};
    Problem = "gave no result";
  }
  Result.Problems = {
      ("'" + File + "' " + Problem + "; it was not checked").str()};
  return Result;
}

RunResult checkAll(const Project &Files, const CommandLine &Line,
                   const Compilations &Commands, Configuration &Config) {
  std::vector<FileResult> Results(Files.Files.size());
  RunResult All;
  {
    Progress Shown(Results.size(), Line.Quiet);
    const auto Work = [&](unsigned I, llvm::raw_ostream &Output) {
      write(analyze(Files.Files[I], Commands, Config, Line.Fix == FB_FixNotes),
            Output);
    };
    const auto Finished = [&](unsigned I, JobResult Job) {
      Results[I] = resultOf(Files.Files[I], Job, Line);
      Shown.advance(countFindings(Results[I].Errors));
    };
    if (!runJobs(Results.size(),
                 {Line.Jobs, std::chrono::seconds(Line.Timeout)}, Work,
                 Finished, [&Shown] { Shown.show(); })) {
      Shown.clear();
      printError("interrupted: not every file was checked");
      All.Complete = false;
    }
  }
  for (FileResult &Result : Results) {
    // Those that were never begun have no problem of their own.
    All.Complete &= Result.Complete;
    for (const std::string &Problem : Result.Problems)
      printError(Problem);
    llvm::move(Result.Errors, std::back_inserter(All.Errors));
    llvm::move(Result.Inputs, std::back_inserter(All.Inputs));
  }
  mergeErrors(All.Errors);
  return All;
}

bool exportFixes(const CommandLine &Line, const Project &Files,
                 const std::vector<ClangTidyError> &Errors) {
  std::error_code Error;
  llvm::raw_fd_ostream Output(Line.ExportFixes, Error, llvm::sys::fs::OF_Text);
  if (Error) {
    printError("--export-fixes: cannot write '" + Line.ExportFixes +
               "': " + Error.message());
    return false;
  }
  exportReplacements(tooling::getAbsolutePath(Files.Files.front()), Errors,
                     Output);
  return true;
}

/// Returns false, with an error printed, if a file could not be changed.
bool writeFixes(const FixPlan &Plan, Configuration &Config,
                llvm::ArrayRef<InputFile> Inputs) {
  const std::vector<FixPlan::FileChange> Changes = Plan.changes(Config, Inputs);
  bool Written = Changes.size() == Plan.files();
  for (const FixPlan::FileChange &Change : Changes)
    Written &= writeChange(Change);
  llvm::errs() << "uri-tidy applied " << Plan.taken() << " of " << Plan.total()
               << " suggested fixes.\n";
  return Written;
}

} // namespace

ExitCode check(const CommandLine &Line) {
  const auto Config = Configuration::create(Line);
  if (!Config)
    return Usage;
  auto Commands = Compilations::create(Line);
  if (!Commands)
    return Usage;
  const std::optional<Project> Files = findProject(Line, *Commands);
  if (!Files || !prepare(Files->Files, *Commands, *Config))
    return Usage;

  RunResult All = checkAll(*Files, Line, *Commands, *Config);
  FixBehaviour Fix = Line.Fix;
  if (Fix != FB_NoFix &&
      llvm::any_of(All.Errors, [](const ClangTidyError &Error) {
        return Error.DiagLevel == ClangTidyError::Error;
      })) {
    // Half-understood code is not edited.
    printError("no fix is applied: the code has errors");
    Fix = FB_NoFix;
  }

  FixPlan Plan;
  // Colours are a matter of the first file that there is.
  const auto First = llvm::find_if(Files->Files, [](const std::string &File) {
    return llvm::sys::fs::exists(File);
  });
  TextReport Text(llvm::outs(),
                  First != Files->Files.end() &&
                      Config->useColor(tooling::getAbsolutePath(*First)));
  for (const ClangTidyError &Error : All.Errors)
    Text.print(Error, Fix == FB_NoFix ? std::vector<FixPlan::Edit>()
                                      : Plan.add(Error, Fix == FB_FixNotes));
  llvm::outs().flush();
  if (!Plan.empty() && !writeFixes(Plan, *Config, All.Inputs))
    All.Complete = false;
  if (Files->IsWhole && !Line.Quiet)
    printSummary(All.Errors, Files->Files.size());
  if (!Line.ExportFixes.empty() && !exportFixes(Line, *Files, All.Errors))
    return Usage;

  if (hasConfigurationErrors(All.Errors))
    return Usage;
  if (!All.Complete)
    return Incomplete;
  return countFindings(All.Errors) > 0 ? Findings : Clean;
}

} // namespace clang::tidy::uri::tool
