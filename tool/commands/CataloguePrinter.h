//===--- CataloguePrinter.h - uri-tidy --------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints what a catalogue says.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_COMMANDS_CATALOGUEPRINTER_H
#define URI_TIDY_TOOL_COMMANDS_CATALOGUEPRINTER_H

#include "knowledge/CatalogueTable.h"
#include "llvm/Support/raw_ostream.h"

namespace clang::tidy::uri::tool {

/// Prints all functions and types of \p Table whose name, or the last part of
/// whose name, is \p Name. Returns whether there are any.
bool printFacts(const catalogue::CatalogueTable &Table, llvm::StringRef Name,
                llvm::raw_ostream &OS);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_COMMANDS_CATALOGUEPRINTER_H
