//===--- RecordingFiles.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the compiler asked of the file system.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_CACHE_RECORDINGFILES_H
#define URI_TIDY_TOOL_CACHE_RECORDINGFILES_H

#include "cache/FileResult.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <vector>

namespace clang::tidy::uri::tool {

/// Stands for what a path leads to: the bytes of a file, the names in a
/// directory that a header could have, or nothing at all (0).
class ContentHashes {
public:
  uint64_t of(llvm::StringRef Path);
  /// Takes \p Hash for that of \p Path.
  void assume(llvm::StringRef Path, uint64_t Hash) {
    Known.try_emplace(Path, Hash);
  }

private:
  llvm::StringMap<uint64_t> Known;
};

/// The real files, with a record of what was looked for.
class RecordingFiles : public llvm::vfs::ProxyFileSystem {
public:
  RecordingFiles() : ProxyFileSystem(llvm::vfs::getRealFileSystem()) {}

  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine &Path) override;
  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
  openFileForRead(const llvm::Twine &Path) override;
  bool exists(const llvm::Twine &Path) override;

  /// What has to be the same for the same questions to have the same answers,
  /// without what is among \p Known: files that were there, and for each that
  /// was not, the directory in which it would have been.
  std::vector<InputFile> lookups(llvm::ArrayRef<InputFile> Known);

private:
  void note(const llvm::Twine &Path, bool IsFile, bool IsThere);

  llvm::StringSet<> Present, Absent;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_CACHE_RECORDINGFILES_H
