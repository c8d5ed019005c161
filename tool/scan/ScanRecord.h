//===--- ScanRecord.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a scan said, and what has to be unchanged for it to say that again.
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

/// What the text of a file, and of all that it includes, says about it.
struct ScannedUnit {
  /// Whether it has to be parsed: it may hold findings, or was chosen to check
  /// a header that may.
  bool IsNeeded = true;
  /// Whether Inputs are all that it can read.
  bool IsKnown = false;
  /// The file and its headers, without the system's.
  std::vector<InputFile> Inputs;
  /// How many bytes these are, the system's headers included.
  std::uint64_t Bytes = 0;
};

/// A path that was asked for: a file, a directory whose names count, or
/// nothing.
struct Dependency {
  std::string Path;
  FileStamp Stamp;
  /// xxh3 of the bytes or the names.
  std::uint64_t Hash = 0;
};

/// The names in \p Directory; none if it cannot be read.
llvm::StringSet<> namesIn(llvm::StringRef Directory);
std::uint64_t hashOfNames(const llvm::StringSet<> &Names);

struct ScanRecord {
  std::vector<ScannedUnit> Units;
  /// All files, those of the system too; paths without symbolic links.
  std::vector<InputFile> Files;
  std::vector<Dependency> Dependencies;

  /// Whether everything is as the dependencies say. Files that seem to have
  /// changed are read; \p IsTouched is set if some had not.
  bool holds(bool &IsTouched);
  /// Forgets the stamps of what has changed shortly before \p Now: it may
  /// change again without a trace.
  void settle(std::uint64_t Now);
};

/// As those of FileResult.
void write(const ScanRecord &Record, llvm::raw_ostream &Output);
bool read(llvm::StringRef Bytes, ScanRecord &Record);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_SCANRECORD_H
