//===--- Subcommands.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "commands/Subcommands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {

#define LINES "Without TEXT, each line of the standard input is converted."
#define COMPONENTS                                                             \
  "NAME is path-segment (the default), userinfo, host, query-key,\n"           \
  "query-value, fragment or form.\n" LINES

static constexpr Subcommand Table[] = {
    {"explain", "CHECK...", "explain what a check finds, and why", "", explain},
    {"explain-api", "[--catalog=FILE] [--name] NAME...",
     "show what is known about a function or a name",
     "Arguments of a function are numbered from 0. With --name, NAME can be\n"
     "any name in a program; its words and their meanings are shown.",
     explainApi},
    {"merge", "SARIF...", "merge the reports of shards",
     "The result is written to the standard output.", mergeSarif},
    {"encode", "[--component=NAME] [TEXT...]", "percent-encode data",
     COMPONENTS, encodeText},
    {"decode", "[--component=NAME] [TEXT...]", "percent-decode data",
     COMPONENTS, decodeText},
    {"normalize", "[TEXT...]", "normalize the escapes of URIs", LINES,
     normalizeText},
    {"completion", "bash|zsh", "print a completion script", "",
     printCompletion},
    {"man", "", "print the manual page", "", printManual},
};

llvm::ArrayRef<Subcommand> subcommands() { return Table; }

static void printUsage(StringRef Name, llvm::raw_ostream &Output) {
  const Subcommand *Found = llvm::find_if(
      Table, [Name](const Subcommand &Each) { return Each.Name == Name; });
  Output << "USAGE: uri-tidy " << Found->Name << ' ' << Found->Arguments
         << "\n\n  " << Found->Summary << '\n';
  if (!Found->Details.empty())
    Output << '\n' << Found->Details << '\n';
}

ExitCode showUsage(StringRef Name) {
  printUsage(Name, llvm::outs());
  return Clean;
}

ExitCode refuseUsage(StringRef Name) {
  printUsage(Name, llvm::errs());
  return Usage;
}

} // namespace clang::tidy::uri::tool
