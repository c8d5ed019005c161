//===--- Main.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"
#include "LLVMDriverCompat.h"
#include "commands/Subcommands.h"
#include "project/Configuration.h"
#include "report/Outputs.h"
#include "run/Check.h"
#include "run/DumpTexts.h"
#include "support/ExitCode.h"
#include "support/Messages.h"
#include "support/Spelling.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
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

/// Runs an option that requires only the configuration.
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
  if (Line.VerifyConfig) {
    if (!Config->verify(First))
      return Usage;
    llvm::outs() << "No config errors detected.\n";
    return Clean;
  }
  if (!Config->check(First))
    return Usage;
  if (Line.DumpConfig)
    Config->dump(First, llvm::outs());
  else
    Config->explain(First, llvm::outs());
  return Clean;
}

/// The command that \p Word, which is no file, seems to mean; empty if none.
llvm::StringRef commandLike(llvm::StringRef Word) {
  if (Word.empty())
    return "";
  // An option, or a path.
  const bool IsPath = Word.find_first_of("./") != llvm::StringRef::npos;
  if (Word.front() == '-' || IsPath || llvm::sys::fs::exists(Word))
    return "";
  return closestName(Word, llvm::map_range(subcommands(), [](const auto &Each) {
                       return llvm::StringRef(Each.Name);
                     }));
}

ExitCode run(int Argc, const char **Argv) {
  // LLVM takes for granted that there is one.
  llvm::SmallString<128> Current;
  if (const std::error_code Error = llvm::sys::fs::current_path(Current)) {
    printError("there is no current directory: " + Error.message());
    return Usage;
  }
  // A file with the name of a subcommand can be checked as ./NAME.
  for (const Subcommand &Each : subcommands())
    if (Argc > 1 && Each.Name == Argv[1])
      return Each.Run(std::vector<llvm::StringRef>(Argv + 2, Argv + Argc));
  if (Argc > 1)
    if (const llvm::StringRef Meant = commandLike(Argv[1]); !Meant.empty()) {
      printError("no file and no command is called '" + llvm::Twine(Argv[1]) +
                 "'; did you mean 'uri-tidy " + Meant + "'?");
      return Usage;
    }
  const std::optional<CommandLine> Line = parseCommandLine(Argc, Argv);
  if (!Line)
    return Usage;
  if (Line->ListChecks || Line->VerifyConfig || Line->DumpConfig ||
      Line->ExplainConfig)
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
  if (isColorUnwanted())
    clang::tidy::uri::compat::disableColors();
  const ExitCode Code = run(Argc, Argv);
  return finishStandardOutput() ? Code : Incomplete;
}
