//===--- Paths.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions for paths.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SUPPORT_PATHS_H
#define URI_TIDY_TOOL_SUPPORT_PATHS_H

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <optional>
#include <string>

namespace clang::tidy::uri::tool {

/// \p Path, resolved against \p Directory, which is absolute or empty.
inline std::string pathFrom(llvm::StringRef Directory, llvm::StringRef Path) {
  if (llvm::sys::path::is_absolute(Path))
    return Path.str();
  llvm::SmallString<256> Result(Directory);
  llvm::sys::path::append(Result, Path);
  return Result.str().str();
}

/// The same without symbolic links, if the file exists.
inline std::string realPathFrom(llvm::StringRef Directory,
                                llvm::StringRef Path) {
  std::string Absolute = pathFrom(Directory, Path);
  llvm::SmallString<256> Real;
  return llvm::sys::fs::real_path(Absolute, Real) ? Absolute : Real.str().str();
}

/// \p Path without `..`, if that names the same file; after a symbolic link, it
/// may not.
inline std::string withoutDots(llvm::StringRef Path) {
  if (!Path.contains(".."))
    return Path.str();
  llvm::SmallString<256> Plain(Path);
  llvm::sys::path::remove_dots(Plain, /*remove_dot_dot=*/true);
  return llvm::sys::fs::equivalent(Plain, Path) ? Plain.str().str()
                                                : Path.str();
}

/// \p Path relative to \p Directory, which does not end with a slash; nothing
/// if it is not below it.
inline std::optional<llvm::StringRef> pathBelow(llvm::StringRef Directory,
                                                llvm::StringRef Path) {
  if (Path.consume_front(Directory) && Path.consume_front("/"))
    return Path;
  return std::nullopt;
}

/// \p Path, relative to \p Directory, with `..` where it is not below it. Both
/// are absolute and without dots.
inline std::string pathSeenFrom(llvm::StringRef Directory,
                                llvm::StringRef Path) {
  namespace path = llvm::sys::path;
  auto Here = path::begin(Directory), HereEnd = path::end(Directory);
  auto There = path::begin(Path), ThereEnd = path::end(Path);
  while (Here != HereEnd && There != ThereEnd && *Here == *There)
    ++Here, ++There;
  llvm::SmallString<256> Result;
  for (; Here != HereEnd; ++Here)
    path::append(Result, "..");
  for (; There != ThereEnd; ++There)
    path::append(Result, *There);
  return Result.str().str();
}

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SUPPORT_PATHS_H
