//===--- Scan.h - uri-tidy --------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Scans the text of a file, without a preprocessor, for the evidence that
/// determines whether it has to be parsed.
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

/// The role of a file in a run.
enum class FileRole : unsigned char {
  /// The main file of a translation unit: no other file refers to its
  /// declarations.
  Unit,
  /// A header that is checked.
  Header,
  /// A header that is not checked: only its declarations count.
  SystemHeader
};

/// The results of scanning one file.
struct FileScan {
  struct Inclusion {
    std::string Name;
    bool IsAngled, IsNext;
    /// Whether it is between #if and #endif, except those of an include guard.
    bool IsConditional;
  };
  std::vector<Inclusion> Inclusions;
  /// The evidence in literals; in a header, only in those outside macros.
  TextEvidence Own = 0;
  /// The names, each once; in a header, only those outside macros.
  std::vector<NameTable::Id> Names;
  /// The names that are called with a '/' or '?' among the arguments.
  std::vector<NameTable::Id> Divided;
  /// The declarations of a header.
  Definitions Declared;
  /// Whether the file contains a construct that only a compiler can evaluate:
  /// `#include MACRO`, a module, a digraph.
  bool IsOpaque = false;
};

/// Scans \p Text, which must be followed by a NUL.
FileScan scan(llvm::StringRef Text, FileRole Role, NameTable &Names);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_SCAN_H
