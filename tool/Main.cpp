//===--- Main.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"
#include "commands/Subcommands.h"
#include "project/Configuration.h"
#include "report/Outputs.h"
#include "run/Check.h"
#include "run/DumpTexts.h"
#include "support/ExitCode.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/TargetSelect.h"

using namespace clang::tidy::uri::tool;

namespace {

/// Prints the enabled checks for --list-checks, in clang-tidy's format.
void listChecks(Configuration &Config, llvm::StringRef File) {
  llvm::outs() << "Enabled checks:\n";
  for (const std::string &Name : Config.enabledChecks(File))
    llvm::outs() << "    " << Name << '\n';
  llvm::outs() << '\n';
}

/// Runs --list-checks or --verify-config, which require only the configuration.
ExitCode showConfiguration(const CommandLine &Line) {
  const auto Config = Configuration::create(Line);
  if (!Config)
    return Usage;
  // clang-tidy uses this name for the configuration of the current directory.
  const std::string First = Line.Files.empty() ? "dummy" : Line.Files.front();
  if (Line.ListChecks) {
    if (!Config->check(First))
      return Usage;
    listChecks(*Config, First);
    return Clean;
  }
  if (!Config->verify(First))
    return Usage;
  llvm::outs() << "No config errors detected.\n";
  return Clean;
}

ExitCode run(int Argc, const char **Argv) {
  // A file with the name of a subcommand can be checked as ./NAME.
  for (const Subcommand &Each : subcommands())
    if (Argc > 1 && Each.Name == Argv[1])
      return Each.Run(std::vector<llvm::StringRef>(Argv + 2, Argv + Argc));
  const std::optional<CommandLine> Line = parseCommandLine(Argc, Argv);
  if (!Line)
    return Usage;
  if (Line->ListChecks || Line->VerifyConfig)
    return showConfiguration(*Line);
  return Line->DumpTexts ? dumpTexts(*Line) : check(*Line);
}

} // namespace

int main(int Argc, const char **Argv) {
  const llvm::InitLLVM Init(Argc, Argv);
  // Like clang-tidy, parse inline assembly.
  llvm::InitializeAllTargetInfos();
  llvm::InitializeAllTargetMCs();
  llvm::InitializeAllAsmParsers();
  const ExitCode Code = run(Argc, Argv);
  return finishStandardOutput() ? Code : Incomplete;
}
