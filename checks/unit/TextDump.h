//===--- TextDump.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints the texts that the analysis determines for a unit. test/generator
/// compares them with the texts that the program builds.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNIT_TEXTDUMP_H
#define URI_TIDY_UNIT_TEXTDUMP_H

#include "clang/AST/ASTConsumer.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>

namespace clang::tidy::uri {

/// Prints the texts that each function outside system headers builds to
/// \p Output, as one line of JSON each. test/generator/texts.py describes the
/// format.
std::unique_ptr<ASTConsumer> createTextDump(llvm::raw_ostream &Output);

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNIT_TEXTDUMP_H
