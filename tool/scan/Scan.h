//===--- Scan.h - uri-tidy --------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads the text of a file, without a preprocessor, for what decides whether
/// it has to be parsed.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_SCAN_H
#define URI_TIDY_TOOL_SCAN_SCAN_H

#include "scan/text/Declarations.h"
#include "scan/text/Names.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// What a file is to a run.
enum class FileRole : unsigned char {
  /// What a command compiles: nobody else mentions what it declares.
  Unit,
  /// A header that is checked.
  Header,
  /// A header that is not checked: only what it declares counts.
  SystemHeader
};

/// What one file's text says.
struct FileScan {
  struct Inclusion {
    std::string Name;
    bool IsAngled, IsNext;
    /// Between #if and #endif, unless these guard the whole file.
    bool IsConditional;
  };
  std::vector<Inclusion> Inclusions;
  /// Of the literals; of a header, those outside macros.
  TextEvidence Own = 0;
  /// The names, once each; of a header, those outside macros.
  std::vector<NameTable::Id> Names;
  /// Of these, what is called with a '/' or '?' among its arguments.
  std::vector<NameTable::Id> Divided;
  /// Nothing of a unit.
  Definitions Declared;
  /// Something can only be seen by a compiler: `#include MACRO`, a module, a
  /// digraph.
  bool IsOpaque = false;
};

/// Scans \p Text, which is followed by a NUL.
FileScan scan(llvm::StringRef Text, FileRole Role, NameTable &Names);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_SCAN_H
