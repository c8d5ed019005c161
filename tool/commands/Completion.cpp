//===--- Completion.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"
#include "commands/Pages.h"
#include "commands/Subcommands.h"
#include "commands/TextArguments.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// The commands that convert text.
constexpr StringRef Conversions[] = {"encode", "decode", "normalize", "iri"};

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
                  "  elif [[ ${COMP_WORDS[1]-} == iri && "
                  "${COMP_LINE-} == *--to=${word#=} ]]; then\n"
                  "    mapfile -t COMPREPLY < <(compgen -W 'uri iri' -- "
                  "\"${word#=}\")\n";
  for (const StringRef Name : Conversions)
    llvm::outs() << "  elif [[ ${COMP_WORDS[1]-} == " << Name
                 << " && $word == -* ]]; then\n"
                    "    compopt -o nospace\n"
                    "    mapfile -t COMPREPLY < <(compgen -W '"
                 << llvm::join(TextArguments::optionsOf(Name), " ")
                 << "' -- \"$word\")\n";
  llvm::outs() << "  elif [[ ${COMP_WORDS[1]-} == explain-api && "
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

/// What follows an option of a conversion in a zsh specification.
std::string valuesOf(StringRef Option) {
  if (Option == "--component=")
    return ":component:(" + llvm::join(namesOfComponents(), " ") + ")";
  if (Option == "--to=")
    return ":form:(uri iri)";
  return Option.back() == '=' ? ":value:" : "";
}

void printZsh() {
  llvm::outs() << "#compdef uri-tidy\n# Completion of uri-tidy for zsh.\n"
                  "if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then\n"
                  "  compadd -- "
               << namesOfSubcommands()
               << "\n  _files\n"
                  "elif [[ $words[2] == explain ]]; then\n"
                  "  compadd -- "
               << namesOfChecks() << '\n';
  for (const StringRef Name : Conversions) {
    llvm::outs() << "elif [[ $words[2] == " << Name
                 << " ]]; then\n  _arguments '*:text:'";
    for (const std::string &Option : TextArguments::optionsOf(Name))
      llvm::outs() << " '" << Option << valuesOf(Option) << '\'';
    llvm::outs() << '\n';
  }
  llvm::outs() << "elif [[ $words[2] == explain-api ]]; then\n"
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

/// \p Text as a quoted word of fish.
std::string fish(StringRef Text) {
  std::string Result = "'";
  for (const char C : Text)
    if (C == '\'' || C == '\\')
      Result += std::string("\\") + C;
    else
      Result += C == '\n' ? ' ' : C;
  return Result + "'";
}

void printFish() {
  llvm::raw_ostream &Out = llvm::outs();
  const std::string After =
      "complete -c uri-tidy -n '__fish_seen_subcommand_from ";
  Out << "# Completion of uri-tidy for fish.\n";
  for (const Subcommand &Each : subcommands())
    Out << "complete -c uri-tidy -n __fish_use_subcommand -a " << Each.Name
        << " -d " << fish(Each.Summary) << '\n';
  Out << After << "explain' -f -a " << fish(namesOfChecks()) << '\n'
      << After << "completion' -f -a 'bash zsh fish'\n"
      << After << "explain-api' -l catalog -r -d 'file'\n"
      << After << "explain-api' -l name\n";
  for (const StringRef Name : Conversions)
    for (const std::string &Option : TextArguments::optionsOf(Name)) {
      const StringRef Word = StringRef(Option).drop_front(2);
      Out << After << Name << "' -f -l " << Word.rtrim('=');
      if (Word == "component=")
        Out << " -x -a " << fish(llvm::join(namesOfComponents(), " "));
      else if (Word == "to=")
        Out << " -x -a 'uri iri'";
      else if (Word.back() == '=')
        Out << " -x";
      Out << '\n';
    }
  for (const OptionHelp &Option : describeOptions())
    Out << "complete -c uri-tidy -n 'not __fish_seen_subcommand_from "
        << StringRef(namesOfSubcommands()).rtrim() << "' "
        << (Option.Name.size() == 1 ? "-s " : "-l ") << Option.Name
        << (Option.Value.empty() ? "" : " -r") << " -d " << fish(Option.Help)
        << '\n';
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
  else if (Arguments[0] == "fish")
    printFish();
  else
    return refuseUsage("completion");
  return Clean;
}

} // namespace clang::tidy::uri::tool
