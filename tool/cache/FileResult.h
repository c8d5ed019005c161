//===--- FileResult.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What checking one file gave, and its form in a pipe or a file.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_CACHE_FILERESULT_H
#define URI_TIDY_TOOL_CACHE_FILERESULT_H

#include "findings/Finding.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// A file that was read, and what stood in it then.
struct InputFile {
  /// Absolute.
  std::string Path;
  /// xxh3 of the bytes; for what is no file, see ContentHashes.
  uint64_t Hash = 0;
};

/// What one file gave.
struct FileResult {
  /// Findings of the checks and errors of the compiler, not located.
  std::vector<Finding> Findings;
  /// What to tell the user besides: why the result is not complete.
  std::vector<std::string> Problems;
  /// What --verbose tells: the functions whose analysis was cut, by place.
  std::vector<std::string> Remarks;
  /// The sources and headers that were read; paths without symbolic links.
  std::vector<InputFile> Inputs;
  /// What else the result depends on: other files, and directories in which
  /// something was looked for.
  std::vector<InputFile> Lookups;
  /// Whether the file was read to its end without an error of the compiler.
  bool Complete = false;
};

/// Writes \p Result as bytes that read() understands. Keeps every byte of
/// every string: source files need not be UTF-8.
void write(const FileResult &Result, llvm::raw_ostream &Output);

/// Reads what write() wrote. Returns false, and leaves \p Result in a valid
/// state, if \p Bytes are anything else or incomplete.
bool read(llvm::StringRef Bytes, FileResult &Result);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_CACHE_FILERESULT_H
