//===--- TextDump.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the analysis says of the texts of a unit, for test/generator, which
/// compares it with what the program does.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXTDUMP_H
#define URI_TIDY_TEXTDUMP_H

#include "clang/AST/ASTConsumer.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>

namespace clang::tidy::uri {

/// Prints to \p Output the texts that each function outside system headers
/// builds, a line of JSON for each. test/generator/texts.py describes it.
std::unique_ptr<ASTConsumer> createTextDump(llvm::raw_ostream &Output);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXTDUMP_H
