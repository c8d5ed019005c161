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
#include "llvm/ADT/StringExtras.h"
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

std::string namesOfChecks() {
  std::string Names;
  for (const Page &Each : pages())
    Names += Each.Check.str() + " ";
  return Names;
}

std::string namesOfSubcommands() {
  std::string Names;
  for (const Subcommand &Each : subcommands())
    Names += Each.Name.str() + " ";
  return Names;
}

void printBash() {
  std::string Options;
  for (const OptionHelp &Option : describeOptions())
    Options += (Option.Name.size() == 1 ? "-" : "--") + Option.Name +
               (Option.Value.empty() || Option.Name.size() == 1 ? " " : "= ");
  llvm::outs() << "# Completion of uri-tidy for bash.\n_uri_tidy() {\n"
                  "  local word=${COMP_WORDS[COMP_CWORD]}\n"
                  "  COMPREPLY=()\n"
                  "  compopt -o default\n"
                  "  if [[ ${COMP_WORDS[1]-} == explain ]] && "
                  "((COMP_CWORD > 1)); then\n"
                  "    mapfile -t COMPREPLY < <(compgen -W '"
               << namesOfChecks()
               << "' -- \"$word\")\n"
                  "  elif [[ ${COMP_WORDS[1]-} == @(encode|decode) && "
                  "${COMP_LINE-} == *--component=${word#=} ]]; then\n"
                  "    mapfile -t COMPREPLY < <(compgen -W '"
               << llvm::join(namesOfComponents(), " ")
               << "' -- \"${word#=}\")\n"
                  "  elif [[ ${COMP_WORDS[1]-} == @(encode|decode) && "
                  "$word == -* ]]; then\n"
                  "    compopt -o nospace\n"
                  "    COMPREPLY=(--component=)\n"
                  "  elif [[ ${COMP_WORDS[1]-} == explain-api && "
                  "$word == -* ]]; then\n"
                  "    compopt -o nospace\n"
                  "    mapfile -t COMPREPLY < <(compgen -W "
                  "'--catalog= --name=' -- \"$word\")\n"
                  "  elif [[ $word == -* ]]; then\n"
                  "    compopt -o nospace\n"
                  "    mapfile -t COMPREPLY < <(compgen -W '"
               << Options
               << "' -- \"$word\")\n"
                  "  elif ((COMP_CWORD == 1)); then\n"
                  "    mapfile -t COMPREPLY < <(compgen -f -W '"
               << namesOfSubcommands()
               << "' -- \"$word\")\n"
                  "  fi\n}\ncomplete -F _uri_tidy uri-tidy\n";
}

/// \p Text, escaped for single quotes and brackets in a zsh specification.
std::string zsh(StringRef Text) {
  std::string Result;
  for (const char C : Text)
    if (C == '\'')
      Result += "'\\''";
    else if (C == '[' || C == ']' || C == ':')
      Result += std::string("\\") + C;
    else
      Result += C == '\n' ? ' ' : C;
  return Result;
}

void printZsh() {
  llvm::outs() << "#compdef uri-tidy\n# Completion of uri-tidy for zsh.\n"
                  "if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then\n"
                  "  compadd -- "
               << namesOfSubcommands()
               << "\n  _files\n"
                  "elif [[ $words[2] == explain ]]; then\n"
                  "  compadd -- "
               << namesOfChecks()
               << "\nelif [[ $words[2] == (encode|decode) ]]; then\n"
                  "  _arguments '--component=:component:("
               << llvm::join(namesOfComponents(), " ")
               << ")'\nelif [[ $words[2] == explain-api ]]; then\n"
                  "  _arguments '*--catalog=:file:_files' '*--name=:name:'\n"
                  "else\n  _arguments '*:file:_files'";
  for (const OptionHelp &Option : describeOptions()) {
    const bool IsShort = Option.Name.size() == 1;
    llvm::outs() << " \\\n    '" << (IsShort ? "-" : "--") << Option.Name
                 << (Option.Value.empty() ? ""
                     : IsShort            ? "+"
                                          : "=")
                 << '[' << zsh(Option.Help) << ']';
    if (!Option.Value.empty())
      llvm::outs() << ':' << zsh(Option.Value) << ":_files";
    llvm::outs() << '\'';
  }
  llvm::outs() << "\nfi\n";
}

} // namespace

ExitCode printCompletion(llvm::ArrayRef<StringRef> Arguments) {
  if (Arguments.size() != 1)
    return refuseUsage("completion");
  if (Arguments[0] == "--help")
    return showUsage("completion");
  if (Arguments[0] == "bash")
    printBash();
  else if (Arguments[0] == "zsh")
    printZsh();
  else
    return refuseUsage("completion");
  return Clean;
}

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
