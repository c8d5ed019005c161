//===--- SourceLines.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SourceLines.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using llvm::StringRef;

namespace clang::tidy::uri::tool {

SourceLines::SourceLines(StringRef Path) {
  // The terminator is not needed: the file is mapped.
  if (auto File = llvm::MemoryBuffer::getFile(
          Path, /*IsText=*/false, /*RequiresNullTerminator=*/false)) {
    Buffer = std::move(*File);
    Text = Buffer->getBuffer();
  }
  for (size_t End = Text.find('\n'); End != StringRef::npos;
       End = Text.find('\n', End + 1))
    Begins.push_back(End + 1);
}

size_t SourceLines::lineIndex(size_t Offset) const {
  return llvm::upper_bound(Begins, Offset) - Begins.begin() - 1;
}

SourceLines::Position SourceLines::at(size_t Offset) const {
  Offset = std::min(Offset, Text.size());
  const size_t Index = lineIndex(Offset);
  const StringRef Before = Text.slice(Begins[Index], Offset);
  // A code point begins at each byte that continues none.
  const auto Continues = [](char C) { return (C & 0xC0) == 0x80; };
  const size_t Column = Before.size() - llvm::count_if(Before, Continues);
  return {static_cast<unsigned>(Index + 1), static_cast<unsigned>(Column + 1)};
}

StringRef SourceLines::line(size_t Offset) const {
  const size_t Begin = Begins[lineIndex(std::min(Offset, Text.size()))];
  return Text.substr(Begin).take_until(
      [](char C) { return C == '\n' || C == '\r'; });
}

} // namespace clang::tidy::uri::tool
