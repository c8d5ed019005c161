//===--- Main.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Analysis.h"
#include "CommandLine.h"
#include "Compilations.h"
#include "Configuration.h"
#include "ExitCode.h"
#include "Messages.h"
#include "Report.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/TargetSelect.h"

using namespace clang::tidy::uri::tool;

namespace {

/// --list-checks, in clang-tidy's words.
void listChecks(Configuration &Config, llvm::StringRef File) {
  llvm::outs() << "Enabled checks:\n";
  for (const std::string &Name : Config.enabledChecks(File))
    llvm::outs() << "    " << Name << '\n';
  llvm::outs() << '\n';
}

ExitCode checkFiles(const CommandLine &Line, Compilations &Commands,
                    Configuration &Config) {
  // A missing file has no configuration; analyze() reports it.
  for (const std::string &File : Line.Files)
    if (llvm::sys::fs::exists(File) &&
        !(Commands.find(File) && Config.check(File)))
      return Usage;

  std::vector<clang::tidy::ClangTidyError> Errors;
  bool Complete = true;
  for (const std::string &File : Line.Files) {
    FileResult Result =
        analyze(File, Commands, Config, Line.Fix == clang::tidy::FB_FixNotes);
    Complete &= Result.Complete;
    Errors.insert(Errors.end(), std::make_move_iterator(Result.Errors.begin()),
                  std::make_move_iterator(Result.Errors.end()));
  }
  mergeErrors(Errors);
  if (!report(Errors, Line, Config) || hasConfigurationErrors(Errors))
    return Usage;
  if (!Complete)
    return Incomplete;
  return hasFindings(Errors) ? Findings : Clean;
}

ExitCode run(int Argc, const char **Argv) {
  std::optional<CommandLine> Line = parseCommandLine(Argc, Argv);
  if (!Line)
    return Usage;
  const auto Config = Configuration::create(*Line);
  if (!Config)
    return Usage;

  // clang-tidy's name for 'whatever configuration holds here'.
  const std::string First = Line->Files.empty() ? "dummy" : Line->Files.front();
  if (Line->ListChecks) {
    if (!Config->check(First))
      return Usage;
    listChecks(*Config, First);
    return Clean;
  }
  if (Line->VerifyConfig) {
    if (!Config->verify(First))
      return Usage;
    llvm::outs() << "No config errors detected.\n";
    return Clean;
  }

  auto Commands = Compilations::create(*Line);
  if (!Commands)
    return Usage;
  if (Line->Files.empty())
    Line->Files = Commands->getAllFiles();
  if (Line->Files.empty()) {
    printError("no file to check; --help shows how to use this");
    return Usage;
  }
  return checkFiles(*Line, *Commands, *Config);
}

} // namespace

int main(int Argc, const char **Argv) {
  const llvm::InitLLVM Init(Argc, Argv);
  // Inline assembly is parsed, as clang-tidy does.
  llvm::InitializeAllTargetInfos();
  llvm::InitializeAllTargetMCs();
  llvm::InitializeAllAsmParsers();
  return run(Argc, Argv);
}
