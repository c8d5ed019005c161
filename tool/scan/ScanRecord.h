//===--- ScanRecord.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The results of a scan, and the conditions under which they are still valid.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_SCANRECORD_H
#define URI_TIDY_TOOL_SCAN_SCANRECORD_H

#include "cache/FileResult.h"
#include "cache/FileStamp.h"
#include "llvm/ADT/StringSet.h"
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// The results for a file, together with everything that it includes.
struct ScannedUnit {
  /// Whether it has to be parsed: it may lead to findings, or it has been
  /// chosen in order to check a header that may.
  bool IsNeeded = true;
  /// Whether Inputs contains all files that it can read.
  bool IsKnown = false;
  /// The file and its headers, without system headers.
  std::vector<InputFile> Inputs;
  /// The total size of these files and of the system headers, in bytes.
  std::uint64_t Bytes = 0;
};

/// A path that has been looked up: a file, a directory whose names count, or a
/// path that does not exist.
struct Dependency {
  std::string Path;
  FileStamp Stamp;
  /// xxHash64 of the bytes or the names.
  std::uint64_t Hash = 0;
};

/// Returns the names in \p Directory, or none if it cannot be read.
llvm::StringSet<> namesIn(llvm::StringRef Directory);
std::uint64_t hashOfNames(const llvm::StringSet<> &Names);

struct ScanRecord {
  std::vector<ScannedUnit> Units;
  /// All files, including system headers, with paths without symbolic links.
  std::vector<InputFile> Files;
  std::vector<Dependency> Dependencies;

  /// Whether all dependencies are unchanged. Reads files that may have changed;
  /// sets \p IsTouched if some of them have not.
  bool holds(bool &IsTouched);
  /// Discards the stamps of files that changed shortly before \p Now, because
  /// they may change again without a new time stamp.
  void settle(std::uint64_t Now);
};

/// Like those of FileResult.
void write(const ScanRecord &Record, llvm::raw_ostream &Output);
bool read(llvm::StringRef Bytes, ScanRecord &Record);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_SCANRECORD_H
