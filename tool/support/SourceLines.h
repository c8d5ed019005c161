//===--- SourceLines.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Converts offsets in files to lines and columns.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SUPPORT_SOURCELINES_H
#define URI_TIDY_TOOL_SUPPORT_SOURCELINES_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <vector>

namespace clang::tidy::uri::tool {

/// Whether \p Text contains a carriage return that is not followed by a line
/// feed. Only Clang treats it as the end of a line.
bool hasLoneReturn(llvm::StringRef Text);

/// The lines of one file, as Clang counts them.
class SourceLines {
public:
  explicit SourceLines(llvm::StringRef Path);

  struct Position {
    unsigned Line, Column;
  };
  /// The position of byte \p Offset, from 1. Columns count code points; each
  /// invalid byte counts as one. An offset after the end means the end.
  Position at(size_t Offset) const;

  /// The text of the line of byte \p Offset, without its end.
  llvm::StringRef line(size_t Offset) const;

  /// The number of lines, which is at least 1.
  size_t count() const { return Begins.size(); }
  /// The text of line \p Number, from 1, without its end.
  llvm::StringRef numbered(size_t Number) const {
    return line(Begins[Number - 1]);
  }

private:
  size_t lineIndex(size_t Offset) const;
  size_t columnOf(size_t Index, size_t Offset) const;

  std::unique_ptr<llvm::MemoryBuffer> Buffer;
  llvm::StringRef Text;
  /// The offsets at which lines begin.
  std::vector<size_t> Begins = {0};
  /// The last position for which columns were counted. A line may comprise the
  /// whole file, and positions are requested one after the other.
  mutable size_t LastIndex = 0, LastOffset = 0, LastColumn = 0;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SUPPORT_SOURCELINES_H
