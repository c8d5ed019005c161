//===--- Manual.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"
#include "commands/Pages.h"
#include "commands/Subcommands.h"
#include "llvm/Support/raw_ostream.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// \p Text, escaped so that roff prints it unchanged.
std::string roff(StringRef Text) {
  std::string Result;
  for (const char C : Text) {
    if (C == '\\')
      Result += "\\e";
    else if (C == '-')
      Result += "\\-";
    else if ((C == '.' || C == '\'') &&
             (Result.empty() || Result.back() == '\n'))
      Result += std::string("\\&") + C;
    else
      Result += C;
  }
  return Result;
}

std::string signature(const OptionHelp &Option) {
  const std::string Dashes = Option.Name.size() == 1 ? "-" : "--";
  if (Option.Value.empty())
    return Dashes + Option.Name;
  return Dashes + Option.Name + (Option.Name.size() == 1 ? " " : "=") +
         Option.Value;
}

} // namespace

ExitCode printManual(llvm::ArrayRef<StringRef> Arguments) {
  if (!Arguments.empty())
    return Arguments[0] == "--help" ? showUsage("man") : refuseUsage("man");
  llvm::raw_ostream &Out = llvm::outs();
  Out << ".TH URI\\-TIDY 1 \"\" \"uri\\-tidy " URI_TIDY_VERSION "\"\n"
      << ".SH NAME\nuri\\-tidy \\- find URIs that are written or built "
         "incorrectly in C and C++ code\n"
      << ".SH SYNOPSIS\n.B uri\\-tidy\n[OPTION...] [PATH...] [\\-\\- "
         "FLAG...]\n";
  for (const Subcommand &Each : subcommands())
    Out << ".br\n.B uri\\-tidy " << roff(Each.Name) << '\n'
        << (Each.Arguments.empty() ? "" : roff(Each.Arguments) + "\n");
  Out << ".SH DESCRIPTION\n.nf\n" << roff(overview()) << "\n.fi\n";
  Out << ".SH OPTIONS\n";
  for (const OptionHelp &Option : describeOptions())
    Out << ".TP\n.B " << roff(signature(Option)) << '\n'
        << roff(Option.Help) << '\n';
  Out << ".SH COMMANDS\n";
  for (const Subcommand &Each : subcommands())
    Out << ".TP\n.B " << roff((Each.Name + " " + Each.Arguments).str()) << '\n'
        << roff(Each.Summary) << (Each.Details.empty() ? "\n" : ".\n")
        << (Each.Details.empty() ? "" : roff(Each.Details) + "\n");
  Out << ".SH CHECKS\n";
  for (const Page &Each : pages())
    Out << ".TP\n.B " << roff(Each.Check) << '\n'
        << roff(Each.summary()) << '\n';
  return Clean;
}

} // namespace clang::tidy::uri::tool
