//===--- SourceLines.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// From offsets in files to lines and columns.
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

/// Whether there is a carriage return in \p Text with no line feed behind it.
/// It ends a line for Clang, and for nobody else.
bool hasLoneReturn(llvm::StringRef Text);

/// The lines of one file, as Clang counts them.
class SourceLines {
public:
  explicit SourceLines(llvm::StringRef Path);

  struct Position {
    unsigned Line, Column;
  };
  /// The place of byte \p Offset: from 1, columns in code points, invalid bytes
  /// each for one. An offset behind the end is the end.
  Position at(size_t Offset) const;

  /// The text of the line of byte \p Offset, without its end.
  llvm::StringRef line(size_t Offset) const;

private:
  size_t lineIndex(size_t Offset) const;
  size_t columnOf(size_t Index, size_t Offset) const;

  std::unique_ptr<llvm::MemoryBuffer> Buffer;
  llvm::StringRef Text;
  /// Offsets at which lines begin.
  std::vector<size_t> Begins = {0};
  /// Where columns were counted last: a line may be all of a file, and places
  /// are asked for one after the other.
  mutable size_t LastIndex = 0, LastOffset = 0, LastColumn = 0;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SUPPORT_SOURCELINES_H
