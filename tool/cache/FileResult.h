//===--- FileResult.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The result of checking one file, and its format in a pipe or a file.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_CACHE_FILERESULT_H
#define URI_TIDY_TOOL_CACHE_FILERESULT_H

#include "findings/Finding.h"
#include "model/ProgramFacts.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// A file that was read, and the hash of its content at that time.
struct InputFile {
  /// Absolute.
  std::string Path;
  /// The xxHash64 of its bytes; for a path that is not a file, see
  /// ContentHashes.
  uint64_t Hash = 0;
};

/// The result of checking one file.
struct FileResult {
  /// Findings of the checks and errors of the compiler, not yet located.
  std::vector<Finding> Findings;
  /// Other messages to the user: the reasons why the result is not complete.
  std::vector<std::string> Problems;
  /// Messages for --verbose: the functions that were not analysed completely,
  /// with their locations.
  std::vector<std::string> Remarks;
  /// The sources and headers that were read, by paths without symbolic links.
  std::vector<InputFile> Inputs;
  /// Other dependencies of the result: further files, and directories in which
  /// something was searched for.
  std::vector<InputFile> Lookups;
  /// What the findings depend on, and what other units asked.
  std::map<std::string, ProgramQuestion> Questions;
  std::map<std::string, ProgramAnswer> Answers;
  /// Whether the file was read completely, without errors of the compiler.
  bool Complete = false;
};

/// Writes \p Result as bytes that read() can read. Preserves every byte of
/// every string, because source files need not be UTF-8.
void write(const FileResult &Result, llvm::raw_ostream &Output);

/// Reads the output of write(). If \p Bytes are anything else, or incomplete,
/// returns false and leaves \p Result in a valid state.
bool read(llvm::StringRef Bytes, FileResult &Result);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_CACHE_FILERESULT_H
