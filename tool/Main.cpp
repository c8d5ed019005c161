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

/// --list-checks, in clang-tidy's words.
void listChecks(Configuration &Config, llvm::StringRef File) {
  llvm::outs() << "Enabled checks:\n";
  for (const std::string &Name : Config.enabledChecks(File))
    llvm::outs() << "    " << Name << '\n';
  llvm::outs() << '\n';
}

/// The actions that end after a look at the configuration.
ExitCode showConfiguration(const CommandLine &Line) {
  const auto Config = Configuration::create(Line);
  if (!Config)
    return Usage;
  // clang-tidy's name for 'whatever configuration holds here'.
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
  // A file of that name is checked as ./NAME.
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
  // Inline assembly is parsed, as clang-tidy does.
  llvm::InitializeAllTargetInfos();
  llvm::InitializeAllTargetMCs();
  llvm::InitializeAllAsmParsers();
  const ExitCode Code = run(Argc, Argv);
  return finishStandardOutput() ? Code : Incomplete;
}
