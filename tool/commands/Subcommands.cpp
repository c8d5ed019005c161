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
  "query-value, fragment or form.\n"

static constexpr Subcommand Table[] = {
    {"init", "[options] [PATH...]", "configure uri-tidy for a project",
     "Checks the project, with the options of a run, and writes .clang-tidy "
     "and\n"
     "uri-catalogue.yaml, a list of the functions to describe, into the "
     "current\n"
     "directory. Existing files are not changed.",
     initProject},
    {"explain", "CHECK...", "explain what a check finds, and why", "", explain},
    {"explain-api", "[--catalog=FILE] [--name] NAME...",
     "show what is known about a function or a name",
     "Arguments of a function are numbered from 0. With --name, NAME can be\n"
     "any name in a program; its words and their meanings are shown.",
     explainApi},
    {"explain-finding", "FILE:LINE[:COLUMN]... [options] [PATH...]",
     "say why a finding has its level",
     "Checks the files, or PATH if the finding is in a header, with the "
     "options\n"
     "of a run. Prints the features that decide the level of each finding at "
     "the\n"
     "place, with their weights, whether MinConfidence hides it or not.",
     explainFinding},
    {"merge", "SARIF...", "merge the reports of shards",
     "The result is written to the standard output.", mergeSarif},
    {"encode",
     "[--component=NAME] [--safe=CHARS] [--keep-line-breaks] [TEXT...]",
     "percent-encode data",
     COMPONENTS
     "--safe keeps further characters, such as '/' in a path.\n"
     "A host that is not ASCII becomes its A-label (xn--...), and an IPv6\n"
     "address is put into brackets. In a form, a space becomes '+', and a\n"
     "line break CRLF unless --keep-line-breaks is given.\n" LINES,
     encodeText},
    {"decode", "[--component=NAME] [TEXT...]", "percent-decode data",
     COMPONENTS "The A-labels of a host become Unicode.\n" LINES, decodeText},
    {"normalize", "[TEXT...]", "normalize the escapes of URIs",
     "Text that is not a URI reference is refused with exit code 1.\n" LINES,
     normalizeText},
    {"iri", "[--to=uri|iri] [TEXT...]", "convert IRIs to URIs, and back",
     "Without --to, text that is ASCII becomes an IRI, and other text a "
     "URI.\n" LINES,
     convertIri},
    {"completion", "bash|zsh|fish", "print a completion script", "",
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
