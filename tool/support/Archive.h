//===--- Archive.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Serialization for pipes and caches. One description of a type is used in
/// both directions.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SUPPORT_ARCHIVE_H
#define URI_TIDY_TOOL_SUPPORT_ARCHIVE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/DataExtractor.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <string>

namespace clang::tidy::uri::tool {

class Writer {
public:
  static constexpr bool IsReader = false;
  explicit Writer(llvm::raw_ostream &Output) : Output(Output) {}

  template <typename Integer> void number(Integer &Value) {
    llvm::encodeULEB128(static_cast<uint64_t>(Value), Output);
  }
  void text(std::string &Value) {
    llvm::encodeULEB128(Value.size(), Output);
    Output << Value;
  }
  size_t count(size_t Size) {
    llvm::encodeULEB128(Size, Output);
    return Size;
  }

private:
  llvm::raw_ostream &Output;
};

class Reader {
public:
  static constexpr bool IsReader = true;
  explicit Reader(llvm::StringRef Bytes)
      : Data(Bytes, /*IsLittleEndian=*/true, /*AddressSize=*/8) {}

  template <typename Integer> void number(Integer &Value) {
    Value = static_cast<Integer>(Data.getULEB128(Position));
  }
  void text(std::string &Value) {
    const uint64_t Size = Data.getULEB128(Position);
    Value = Data.getBytes(Position, Size).str();
  }
  /// Each element takes at least one byte, so a larger count is invalid.
  size_t count(size_t) {
    const uint64_t Size = Data.getULEB128(Position);
    return std::min<uint64_t>(Size, Data.size() - Position.tell());
  }
  /// Whether everything was read, and nothing is left.
  bool finish() {
    const bool AtEnd = Position && Data.eof(Position);
    llvm::consumeError(Position.takeError());
    return AtEnd;
  }
  bool failed() { return !Position; }

private:
  llvm::DataExtractor Data;
  llvm::DataExtractor::Cursor Position{0};
};

/// Calls \p Each for every element. When reading, \p Make creates the element
/// first.
template <typename Archive, typename List, typename Maker, typename Function>
void transferList(Archive &A, List &Elements, Maker Make, Function Each) {
  const size_t Size = A.count(Elements.size());
  if constexpr (Archive::IsReader) {
    for (size_t I = 0; I < Size && !A.failed(); ++I) {
      Elements.push_back(Make());
      Each(Elements.back());
    }
  } else {
    for (auto &Element : Elements)
      Each(Element);
  }
}

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SUPPORT_ARCHIVE_H
