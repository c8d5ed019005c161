//===--- FileStamp.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cache/FileStamp.h"
#include <algorithm>
#include <chrono>
#include <string>
#include <sys/stat.h>

namespace clang::tidy::uri::tool {

static std::uint64_t nanoseconds(const timespec &Time) {
  return static_cast<std::uint64_t>(Time.tv_sec) * 1000000000 + Time.tv_nsec;
}

FileStamp FileStamp::of(llvm::StringRef Path) {
  struct stat Status;
  if (::stat(Path.str().c_str(), &Status) != 0)
    return {};
  FileStamp Result;
  Result.Device = Status.st_dev;
  Result.Inode = Status.st_ino;
  Result.Mode = Status.st_mode;
  Result.Size = Status.st_size;
  Result.Modified = nanoseconds(Status.st_mtim);
  Result.Changed = nanoseconds(Status.st_ctim);
  return Result;
}

bool FileStamp::isFile() const { return S_ISREG(Mode); }

bool FileStamp::isSettled(std::uint64_t Now) const {
  constexpr std::uint64_t Coarsest = 2000000000;
  return std::max(Modified, Changed) + Coarsest < Now;
}

std::uint64_t timeNow() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

} // namespace clang::tidy::uri::tool
