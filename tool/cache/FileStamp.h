//===--- FileStamp.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Determines whether a file is unchanged, without reading it.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_CACHE_FILESTAMP_H
#define URI_TIDY_TOOL_CACHE_FILESTAMP_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <tuple>

namespace clang::tidy::uri::tool {

/// The metadata of a file or directory. All members are 0 if the path does not
/// exist.
struct FileStamp {
  std::uint64_t Device = 0, Inode = 0, Mode = 0, Size = 0;
  /// In nanoseconds. Changed is also updated if the name or the permissions
  /// change, and cannot be set.
  std::uint64_t Modified = 0, Changed = 0;

  static FileStamp of(llvm::StringRef Path);

  bool exists() const { return Mode != 0; }
  bool isFile() const;
  /// Whether the file, which was read at the time \p Now, had been unchanged
  /// for so long that any later change must be visible. The clocks of file
  /// systems are coarse.
  bool isSettled(std::uint64_t Now) const;

  bool operator==(const FileStamp &Other) const {
    const auto All = [](const FileStamp &Of) {
      return std::tie(Of.Device, Of.Inode, Of.Mode, Of.Size, Of.Modified,
                      Of.Changed);
    };
    return All(*this) == All(Other);
  }
};

/// The current time, in nanoseconds since 1970.
std::uint64_t timeNow();

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_CACHE_FILESTAMP_H
