//===--- Subcommands.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What uri-tidy does besides checking.
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

/// Something that begins with a word of its own.
struct Subcommand {
  llvm::StringLiteral Name;
  /// What follows the name.
  llvm::StringLiteral Arguments;
  /// What it does, in a line.
  llvm::StringLiteral Summary;
  /// What else there is to say, in lines; may be empty.
  llvm::StringLiteral Details;
  /// Gets the words after the name; prints its own errors on stderr.
  ExitCode (*Run)(llvm::ArrayRef<llvm::StringRef> Arguments);
};

/// All of them, in the order of the help.
llvm::ArrayRef<Subcommand> subcommands();

/// Prints how \p Name is used, as an answer to --help.
ExitCode showUsage(llvm::StringRef Name);
/// Prints the same as an error.
ExitCode refuseUsage(llvm::StringRef Name);

ExitCode explain(llvm::ArrayRef<llvm::StringRef> Arguments);
/// Prints what is known of functions.
ExitCode explainApi(llvm::ArrayRef<llvm::StringRef> Arguments);
ExitCode mergeSarif(llvm::ArrayRef<llvm::StringRef> Arguments);
/// What --component of encode and decode takes.
std::vector<std::string> namesOfComponents();
ExitCode encodeText(llvm::ArrayRef<llvm::StringRef> Arguments);
ExitCode decodeText(llvm::ArrayRef<llvm::StringRef> Arguments);
ExitCode normalizeText(llvm::ArrayRef<llvm::StringRef> Arguments);
ExitCode printCompletion(llvm::ArrayRef<llvm::StringRef> Arguments);
ExitCode printManual(llvm::ArrayRef<llvm::StringRef> Arguments);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_COMMANDS_SUBCOMMANDS_H
