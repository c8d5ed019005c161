//===--- Cache.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The cache for the results of earlier runs.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_CACHE_CACHE_H
#define URI_TIDY_TOOL_CACHE_CACHE_H

#include "cache/FileResult.h"
#include "cache/RecordingFiles.h"
#include "project/Compilations.h"
#include "project/Configuration.h"
#include <optional>
#include <string>

namespace clang::tidy::uri::tool {

/// Collects the text from which the name of an entry is computed. The length of
/// each part precedes it, so that the parts cannot be confused.
class CacheKey {
public:
  void add(llvm::StringRef Part) {
    Text += std::to_string(Part.size());
    Text += ':';
    Text += Part;
  }
  void add(uint64_t Number) { add(std::to_string(Number)); }

  std::string Text;
};

/// A directory of results, which several runs may use at the same time. An
/// entry is named after everything that is known before a file is read: the
/// tool, the commands and the configuration. It also contains this information,
/// and what was read, and is valid while that is unchanged.
class Cache {
public:
  /// The name of an entry, and the text from which it is computed.
  struct EntryId {
    std::string Name, Key;
  };

  /// Opens the cache for \p Line: --cache-dir, or a directory in the user's
  /// cache directory. Returns nothing with --no-cache or if there is no such
  /// directory. If --cache-dir cannot be used, prints an error and sets
  /// \p Failed.
  static std::optional<Cache> open(const CommandLine &Line, bool &Failed);

  /// The entry with \p Key, among those of this tool.
  EntryId entryOf(const CacheKey &Key) const;

  /// The entry for \p File. What it is checked for, besides the configuration,
  /// is in \p Purpose.
  EntryId entryFor(llvm::StringRef File, const Compilations &Commands,
                   Configuration &Config, llvm::StringRef Purpose = {});

  /// The result in \p Entry, if it is still valid. Entries that are damaged, or
  /// that belong to another key, are not valid.
  std::optional<FileResult> find(const EntryId &Entry);

  /// The bytes in \p Entry, if they are those that were stored.
  std::optional<std::string> read(const EntryId &Entry) const;

  /// Uses \p Hash as the hash of \p Path, which is known to be unchanged.
  void assume(llvm::StringRef Path, uint64_t Hash) {
    Hashes.assume(Path, Hash);
  }

  /// Stores \p Bytes. Returns whether this succeeded; a failure only costs
  /// time.
  bool keep(const EntryId &Entry, llvm::StringRef Bytes);

  /// Removes the oldest entries while the cache is larger than allowed.
  void prune();

private:
  std::string Directory;
  /// The part of the key that all entries of this run have in common.
  std::string Common;
  uint64_t MaxBytes = 0;
  ContentHashes Hashes;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_CACHE_CACHE_H
