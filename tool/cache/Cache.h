//===--- Cache.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Results of earlier runs.
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

/// Collects text that a name is made of. Lengths keep the parts apart.
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

/// A directory of results, which several runs may use at once. An entry is
/// named after what is known before a file is read: the tool, the commands, the
/// configuration. It holds that, too, and what was read, and counts while that
/// is unchanged.
class Cache {
public:
  /// The name of an entry, and all that it is made of.
  struct EntryId {
    std::string Name, Key;
  };

  /// The cache of \p Line: --cache-dir, or below the user's directory for
  /// caches; nothing with --no-cache or if there is no such directory. Prints
  /// an error if --cache-dir cannot be used, and sets \p Failed.
  static std::optional<Cache> open(const CommandLine &Line, bool &Failed);

  /// The entry with \p Key, among those of this tool.
  EntryId entryOf(const CacheKey &Key) const;

  /// The entry for \p File.
  EntryId entryFor(llvm::StringRef File, const Compilations &Commands,
                   Configuration &Config);

  /// The result that \p Entry holds, if it still counts. Entries that are
  /// damaged, or another's, do not.
  std::optional<FileResult> find(const EntryId &Entry);

  /// The bytes that \p Entry holds, if they are those that were kept.
  std::optional<std::string> read(const EntryId &Entry) const;

  /// Takes \p Hash for that of \p Path, which is known to be unchanged.
  void assume(llvm::StringRef Path, uint64_t Hash) {
    Hashes.assume(Path, Hash);
  }

  /// Keeps \p Bytes. Returns whether that worked; nothing but time depends on
  /// it.
  bool keep(const EntryId &Entry, llvm::StringRef Bytes);

  /// Removes the oldest entries while there are more bytes than allowed.
  void prune();

private:
  std::string Directory;
  /// What all entries of this run have in common.
  std::string Common;
  uint64_t MaxBytes = 0;
  ContentHashes Hashes;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_CACHE_CACHE_H
