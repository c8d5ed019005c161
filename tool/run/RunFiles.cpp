//===--- RunFiles.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "run/RunFiles.h"
#include "findings/Locator.h"
#include "run/Analysis.h"
#include "run/OtherUnits.h"
#include "run/Workers.h"
#include "support/Messages.h"
#include "support/Progress.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include <cerrno>
#include <unistd.h>

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// The result of the job that checked \p File.
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
    Problem = "produced no result";
  }
  Result.Problems = {
      ("'" + File + "' " + Problem + "; it was not checked").str()};
  return Result;
}

/// The reason why \p File cannot be read; empty if it can be. Reading something
/// that is not a file, such as a pipe, might block.
std::string whyUnreadable(const std::string &File) {
  namespace fs = llvm::sys::fs;
  fs::file_status Status;
  std::error_code Error = fs::status(File, Status);
  if (!Error && fs::is_directory(Status))
    Error = std::make_error_code(std::errc::is_a_directory);
  if (!Error && !fs::is_regular_file(Status))
    return "cannot read '" + File + "': it is not a regular file";
  // NOLINTNEXTLINE: whether, not how
  if (!Error && ::access(File.c_str(), R_OK) != 0)
    Error = std::error_code(errno, std::generic_category());
  return Error ? "cannot read '" + File + "': " + Error.message() : "";
}

/// The result of checking a file whose text contains nothing to report.
FileResult resultOf(ScannedUnit Unit) {
  FileResult Result;
  Result.Inputs = std::move(Unit.Inputs);
  Result.Complete = true;
  return Result;
}

/// The remarks of all files; those in a header only once.
std::vector<std::string> remarksIn(llvm::ArrayRef<FileResult> Results) {
  std::vector<std::string> Remarks;
  llvm::StringSet<> Seen;
  for (const FileResult &Result : Results)
    for (const std::string &Remark : Result.Remarks)
      if (Seen.insert(Remark).second)
        Remarks.push_back(Remark);
  return Remarks;
}

/// The files that fixes in \p Results would edit.
llvm::StringSet<> editedFiles(llvm::ArrayRef<FileResult> Results) {
  llvm::StringSet<> Files;
  for (const FileResult &Result : Results)
    for (const Finding &Found : Result.Findings) {
      const auto Add = [&Files](const Message &Said) {
        for (const Edit &Each : Said.Edits)
          Files.insert(Each.Where.Path);
      };
      Add(Found);
      llvm::for_each(Found.Notes, Add);
    }
  return Files;
}

/// What \p Fact says, for the key of a cache entry.
std::string asText(const std::pair<const std::string, ProgramAnswer> &Fact) {
  FileResult Only;
  Only.Answers.insert(Fact);
  std::string Text;
  llvm::raw_string_ostream Output(Text);
  write(Only, Output);
  return Output.str();
}

/// Checks files, each in a separate process, unless the cache contains the
/// result.
class FileRunner {
public:
  FileRunner(llvm::ArrayRef<std::string> Files, const CommandLine &Line,
             const Compilations &Commands, Configuration &Config,
             std::optional<Cache> &Known, StringRef Root, RunResult &All)
      : Files(Files), Line(Line), Commands(Commands), Config(Config),
        Known(Known), All(All), Places(Root), Results(Files.size()) {
    All.Files.All = Files.size();
  }

  /// Returns one result for each file. Those that, according to \p Units, need
  /// not be parsed are not checked, unless a fix edits a file that they read.
  std::vector<FileResult> run(std::vector<ScannedUnit> Units) {
    std::vector<unsigned> Needed, Rest;
    for (unsigned I = 0; I < Files.size(); ++I) {
      (Units[I].IsNeeded ? Needed : Rest).push_back(I);
      if (!Units[I].IsNeeded)
        Results[I] = resultOf(std::move(Units[I]));
    }
    run(Needed);
    askOtherUnits();
    if (Line.Fix != FB_NoFix) {
      // A fix in a header must be right for all units that read it.
      const llvm::StringSet<> Edited = editedFiles(Results);
      const auto Dependencies = llvm::make_filter_range(Rest, [&](unsigned I) {
        return llvm::any_of(Results[I].Inputs, [&](const InputFile &Input) {
          return Edited.contains(Input.Path);
        });
      });
      const std::vector<unsigned> More(Dependencies.begin(),
                                       Dependencies.end());
      if (All.Complete) {
        run(More);
        askOtherUnits();
      }
      All.Files.Unparsed -= More.size();
    }
    All.Files.Unparsed += Rest.size();
    return std::move(Results);
  }

private:
  void set(unsigned I, FileResult Result) {
    llvm::for_each(Result.Findings,
                   [&](Finding &Found) { Places.locate(Found); });
    Results[I] = std::move(Result);
  }

  /// A file to be analysed, and what the program tells and asks.
  struct Task {
    std::string File;
    ProgramFacts Facts;
    /// Of the facts, what affects the result.
    std::string Purpose;
  };
  using Receiver = llvm::function_ref<void(unsigned, FileResult, bool)>;

  /// Gives \p Keep the result of each of \p Tasks, and whether it was known.
  void run(std::vector<Task> Tasks, Receiver Keep) {
    std::vector<unsigned> Todo;
    std::vector<Cache::EntryId> Entries(Tasks.size());
    for (unsigned I = 0; I < Tasks.size(); ++I) {
      // If nothing has been built yet, starting a process for each missing file
      // would take time.
      if (std::string Problem = whyUnreadable(Tasks[I].File);
          !Problem.empty()) {
        FileResult Result;
        Result.Problems.push_back(std::move(Problem));
        Keep(I, std::move(Result), false);
        continue;
      }
      std::optional<FileResult> Found;
      if (Known) {
        Entries[I] =
            Known->entryFor(Tasks[I].File, Commands, Config, Tasks[I].Purpose);
        Found = Known->find(Entries[I]);
      }
      if (Found)
        Keep(I, std::move(*Found), true);
      else
        Todo.push_back(I);
    }

    Progress Shown(Todo.size(), Line.Quiet);
    unsigned Done = 0;
    const auto Work = [&](unsigned I, llvm::raw_ostream &Output) {
      Task &Next = Tasks[Todo[I]];
      ProgramFacts::current() = std::move(Next.Facts);
      write(analyze(Next.File, Commands, Config, Line), Output);
    };
    const auto Finished = [&](unsigned Job, const JobResult &Ended) {
      const unsigned I = Todo[Job];
      ++Done;
      FileResult Result = resultOf(Tasks[I].File, Ended, Line);
      Shown.advance(countFindings(Result.Findings));
      // Without inputs, the file was not read. The cache would not notice if
      // that changes.
      if (Known && Ended.How == JobResult::Done && !Result.Inputs.empty())
        Known->keep(Entries[I], Ended.Output);
      Keep(I, std::move(Result), false);
    };
    All.Complete &=
        runJobs(Todo.size(), {Line.Jobs, std::chrono::seconds(Line.Timeout)},
                Work, Finished, [&Shown] { Shown.show(); });
    Left = Todo.size() - Done;
    if (Known && !Todo.empty())
      Known->prune();
  }

  /// Checks files of the project.
  void run(llvm::ArrayRef<unsigned> Wanted) {
    std::vector<Task> Tasks;
    for (const unsigned I : Wanted) {
      Tasks.push_back({Files[I], {}, ""});
      Tasks.back().Facts.Asks = true;
    }
    run(std::move(Tasks), [&](unsigned I, FileResult Result, bool IsKnown) {
      set(Wanted[I], std::move(Result));
      All.Files.Reused += IsKnown;
    });
    All.Files.Left += Left;
  }

  /// Checks the files again whose findings depend on what other units do, if
  /// these say something that helps. If not, the findings remain.
  void askOtherUnits() {
    OtherUnits Others(Commands.allFiles());
    for (unsigned I = 0; I < Files.size(); ++I) {
      Others.addInputs(tooling::getAbsolutePath(Files[I]), Results[I].Inputs);
      Others.ask(Results[I].Questions);
    }
    for (;;) {
      const std::vector<OtherUnits::Request> Requests = Others.next();
      if (Requests.empty() || !All.Complete)
        break;
      std::vector<Task> Tasks;
      for (const OtherUnits::Request &Each : Requests) {
        Tasks.push_back({Each.File, {}, "answers"});
        Tasks.back().Facts.Wanted = Each.Wanted;
        for (const auto &[Key, Asked] : Each.Wanted)
          Tasks.back().Purpose += '\n' + Key;
      }
      run(std::move(Tasks), [&](unsigned I, const FileResult &Result, bool) {
        Others.add(Requests[I], Result);
      });
    }
    const std::map<std::string, ProgramAnswer> Answers = Others.known();
    std::vector<unsigned> Again;
    std::vector<Task> Tasks;
    for (unsigned I = 0; I < Files.size(); ++I) {
      Task Next = {Files[I], {}, "facts"};
      for (const auto &[Key, Asked] : Results[I].Questions)
        if (const auto Found = Answers.find(Key); Found != Answers.end()) {
          Next.Facts.Known.insert(*Found);
          Next.Purpose += '\n' + asText(*Found);
        }
      if (Next.Facts.Known.empty())
        continue;
      Again.push_back(I);
      Tasks.push_back(std::move(Next));
    }
    if (All.Complete)
      run(std::move(Tasks), [&](unsigned I, FileResult Result, bool) {
        // A file that takes too long now has been checked before.
        if (!Result.Inputs.empty())
          set(Again[I], std::move(Result));
      });
  }

  const llvm::ArrayRef<std::string> Files;
  const CommandLine &Line;
  const Compilations &Commands;
  Configuration &Config;
  std::optional<Cache> &Known;
  RunResult &All;
  Locator Places;
  std::vector<FileResult> Results;
  /// The tasks that were not begun.
  unsigned Left = 0;
};

} // namespace

RunResult checkAll(const Project &Files, std::vector<ScannedUnit> Units,
                   const CommandLine &Line, const Compilations &Commands,
                   Configuration &Config, std::optional<Cache> &Known,
                   StringRef Root) {
  RunResult All;
  std::vector<FileResult> Results =
      FileRunner(Files.Files, Line, Commands, Config, Known, Root, All)
          .run(std::move(Units));
  if (!All.Complete)
    All.Problems.push_back("interrupted: " + amount(All.Files.Left, "file") +
                           " not checked");
  for (FileResult &Result : Results) {
    // Files that were never started have no problem of their own.
    All.Complete &= Result.Complete;
    llvm::move(Result.Problems, std::back_inserter(All.Problems));
    llvm::move(Result.Findings, std::back_inserter(All.Findings));
    llvm::move(Result.Inputs, std::back_inserter(All.Inputs));
  }
  All.Remarks = remarksIn(Results);
  if (Line.Verbose)
    for (const std::string &Remark : All.Remarks)
      llvm::errs() << Remark << '\n';
  const std::vector<std::string> Disputed = mergeFindings(All.Findings);
  if (Line.Fix != FB_NoFix)
    for (const std::string &Place : Disputed)
      printNote(Place +
                ": not fixed: translation units suggest different fixes");
  for (const std::string &Problem : All.Problems)
    printError(Problem);
  return All;
}

} // namespace clang::tidy::uri::tool
