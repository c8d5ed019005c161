//===--- Files.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The files of a run, and the files that each of them includes.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_FILES_H
#define URI_TIDY_TOOL_SCAN_FILES_H

#include "scan/Scan.h"
#include "scan/ScanRecord.h"
#include "scan/SearchPaths.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// A file in one of its roles.
struct ScannedFile {
  std::string Path;
  FileRole Role;
  std::uint64_t Bytes = 0;
  /// xxHash64 of the bytes.
  std::uint64_t Hash = 0;
  FileStamp Stamp;
  FileScan Scan;
};

/// Reads and scans each file once in each of its roles, when it is first
/// requested. Inclusions are determined from the text alone: all branches of
/// all conditionals are followed.
class ScannedFiles {
public:
  using Id = std::uint32_t;
  explicit ScannedFiles(NameTable &Names) : Names(Names) {}

  /// Returns the id of \p Path as a unit, or nothing if it cannot be read.
  std::optional<Id> unit(llvm::StringRef Path);

  struct Closure {
    std::vector<Id> All;
    /// The files that are included unconditionally.
    std::vector<Id> Certain;
  };
  /// Adds to \p To the files that \p Unit reads with \p Paths: itself and
  /// everything that it includes. Sets \p IsOpaque if they cannot be
  /// determined.
  void addClosure(Id Unit, const SearchPaths &Paths, Closure &To,
                  bool &IsOpaque);

  const ScannedFile &operator[](Id File) const { return Files[File]; }
  size_t size() const { return Files.size(); }
  /// All paths that have been looked up, whether they exist or not.
  std::vector<Dependency> dependencies() const;

private:
  /// An inclusion whose file has been found.
  struct Edge {
    Id To;
    bool IsConditional;
  };
  struct Directories {
    std::vector<SearchPaths::Directory> List;
    size_t FirstAngled;
    llvm::DenseMap<Id, std::vector<Edge>> Inclusions;
  };

  std::optional<Id> find(llvm::StringRef Path, FileRole Role);
  bool mayExist(llvm::StringRef Directory, llvm::StringRef Name);
  Directories &directoriesOf(const SearchPaths &Paths);
  const std::vector<Edge> &inclusionsOf(Id File, Directories &In);
  void resolve(Id From, const FileScan::Inclusion &Wanted,
               const Directories &In, std::vector<Id> &To);
  bool resolveIn(llvm::StringRef Directory, llvm::StringRef Name, FileRole Role,
                 std::vector<Id> &To);

  NameTable &Names;
  std::vector<ScannedFile> Files;
  /// By device, inode and role.
  std::map<std::tuple<std::uint64_t, std::uint64_t, FileRole>, Id> ByIdentity;
  /// By path and role; unset if there is no such file.
  llvm::StringMap<std::optional<Id>> ByPath[3];
  llvm::StringSet<> Unreadable;
  struct Listing {
    FileStamp Stamp;
    llvm::StringSet<> Names;
  };
  /// The directories that have been listed, and those that do not exist.
  llvm::StringMap<Listing> Listings;
  llvm::StringMap<std::unique_ptr<Directories>> Searches;
  /// For each file, the last traversal that reached it.
  std::vector<std::uint32_t> Reached;
  std::uint32_t Walks = 0;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_FILES_H
