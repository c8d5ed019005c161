//===--- RecordingFiles.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Records what the compiler looks up in the file system.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_CACHE_RECORDINGFILES_H
#define URI_TIDY_TOOL_CACHE_RECORDINGFILES_H

#include "LLVMDriverCompat.h"
#include "cache/FileResult.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <vector>

namespace clang::tidy::uri::tool {

/// Hashes what a path refers to: the bytes of a file, or the names in a
/// directory that a header could have. The hash is 0 if there is neither.
class ContentHashes {
public:
  uint64_t of(llvm::StringRef Path);
  /// Uses \p Hash as the hash of \p Path.
  void assume(llvm::StringRef Path, uint64_t Hash) {
    Known.try_emplace(Path, Hash);
  }

private:
  llvm::StringMap<uint64_t> Known;
};

/// The real file system, with a record of the lookups.
class RecordingFiles : public compat::StatusFileSystem {
public:
  RecordingFiles() : StatusFileSystem(llvm::vfs::getRealFileSystem()) {}

  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine &Path) override;
  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
  openFileForRead(const llvm::Twine &Path) override;

  /// The dependencies of the recorded lookups, without those in \p Known: files
  /// that existed and, for each file that did not, the directory in which it
  /// was searched for. If they are unchanged, the same lookups have the same
  /// results.
  std::vector<InputFile> lookups(llvm::ArrayRef<InputFile> Known);

private:
  void note(const llvm::Twine &Path, bool IsFile, bool IsThere);

  llvm::StringSet<> Present, Absent;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_CACHE_RECORDINGFILES_H
