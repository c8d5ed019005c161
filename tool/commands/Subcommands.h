//===--- Subcommands.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The commands of uri-tidy other than checking.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_COMMANDS_SUBCOMMANDS_H
#define URI_TIDY_TOOL_COMMANDS_SUBCOMMANDS_H

#include "support/ExitCode.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// A command that is selected by the first argument.
struct Subcommand {
  llvm::StringLiteral Name;
  /// The arguments after the name.
  llvm::StringLiteral Arguments;
  /// What it does, in one line.
  llvm::StringLiteral Summary;
  /// Further details, split into lines; may be empty.
  llvm::StringLiteral Details;
  /// Receives the arguments after the name. Prints its own errors to stderr.
  ExitCode (*Run)(llvm::ArrayRef<llvm::StringRef> Arguments);
};

/// All subcommands, in the order of the help.
llvm::ArrayRef<Subcommand> subcommands();

/// Prints the usage of \p Name for --help.
ExitCode showUsage(llvm::StringRef Name);
/// Prints the same to stderr, as an error.
ExitCode refuseUsage(llvm::StringRef Name);

/// Writes a configuration for a project.
ExitCode initProject(llvm::ArrayRef<llvm::StringRef> Arguments);
ExitCode explain(llvm::ArrayRef<llvm::StringRef> Arguments);
/// Says why findings have their level.
ExitCode explainFinding(llvm::ArrayRef<llvm::StringRef> Arguments);
/// Prints what is known about functions and names.
ExitCode explainApi(llvm::ArrayRef<llvm::StringRef> Arguments);
ExitCode mergeSarif(llvm::ArrayRef<llvm::StringRef> Arguments);
/// The values of --component for encode and decode (TextArguments.cpp).
std::vector<std::string> namesOfComponents();
ExitCode encodeText(llvm::ArrayRef<llvm::StringRef> Arguments);
ExitCode decodeText(llvm::ArrayRef<llvm::StringRef> Arguments);
ExitCode normalizeText(llvm::ArrayRef<llvm::StringRef> Arguments);
/// Converts IRIs to URIs, and back.
ExitCode convertIri(llvm::ArrayRef<llvm::StringRef> Arguments);
ExitCode printCompletion(llvm::ArrayRef<llvm::StringRef> Arguments);
ExitCode printManual(llvm::ArrayRef<llvm::StringRef> Arguments);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_COMMANDS_SUBCOMMANDS_H
