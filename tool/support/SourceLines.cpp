//===--- SourceLines.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/SourceLines.h"
#include "LLVMCompat.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using llvm::StringRef;

namespace clang::tidy::uri::tool {

bool hasLoneReturn(StringRef Text) {
  for (size_t I = Text.find('\r'); I != StringRef::npos;
       I = Text.find('\r', I + 1))
    if (!compat::startsWith(Text.substr(I + 1), "\n"))
      return true;
  return false;
}

SourceLines::SourceLines(StringRef Path) {
  // Without a terminator, the file can be mapped.
  if (auto File = llvm::MemoryBuffer::getFile(
          Path, /*IsText=*/false, /*RequiresNullTerminator=*/false)) {
    Buffer = std::move(*File);
    Text = Buffer->getBuffer();
  }
  for (size_t End = 0; End < Text.size(); ++End)
    if (Text[End] == '\n' ||
        (Text[End] == '\r' && !compat::startsWith(Text.substr(End + 1), "\n")))
      Begins.push_back(End + 1);
}

size_t SourceLines::lineIndex(size_t Offset) const {
  return llvm::upper_bound(Begins, Offset) - Begins.begin() - 1;
}

SourceLines::Position SourceLines::at(size_t Offset) const {
  Offset = std::min(Offset, Text.size());
  const size_t Index = lineIndex(Offset);
  return {static_cast<unsigned>(Index + 1),
          static_cast<unsigned>(columnOf(Index, Offset) + 1)};
}

size_t SourceLines::columnOf(size_t Index, size_t Offset) const {
  if (Index != LastIndex) {
    LastIndex = Index;
    LastOffset = Begins[Index];
    LastColumn = 0;
  }
  const auto [From, To] = std::minmax(LastOffset, Offset);
  const StringRef Between = Text.slice(From, To);
  // A code point begins at each byte that is not a continuation byte.
  const size_t Columns =
      llvm::count_if(Between, [](char C) { return (C & 0xC0) != 0x80; });
  LastColumn += Offset >= LastOffset ? Columns : -Columns;
  LastOffset = Offset;
  return LastColumn;
}

StringRef SourceLines::line(size_t Offset) const {
  const size_t Begin = Begins[lineIndex(std::min(Offset, Text.size()))];
  return Text.substr(Begin).take_until(
      [](char C) { return C == '\n' || C == '\r'; });
}

} // namespace clang::tidy::uri::tool
