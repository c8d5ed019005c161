//===--- Nesting.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/Nesting.h"
#include <algorithm>

using llvm::StringRef;

namespace clang::tidy::uri::tool {

/// Parsers need less than 1 KiB of stack per level.
static constexpr size_t Limit = 2048;

/// How deeply the brackets in \p Text are nested if it is JSON.
static size_t depthOf(StringRef Text) {
  size_t Depth = 0, Deepest = 0;
  bool IsText = false;
  for (size_t I = 0; I < Text.size(); ++I) {
    const char C = Text[I];
    if (IsText) {
      I += C == '\\';
      IsText = C != '"';
    } else if (C == '"') {
      IsText = true;
    } else if (C == '[' || C == '{') {
      Deepest = std::max(Deepest, ++Depth);
    } else if ((C == ']' || C == '}') && Depth > 0) {
      --Depth;
    }
  }
  return Deepest;
}

llvm::Expected<llvm::json::Value> parseJson(StringRef Text) {
  if (depthOf(Text) > Limit)
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "it is nested too deeply");
  return llvm::json::parse(Text);
}

bool mayNestDeeply(StringRef Text) {
  size_t Levels = 0, Column = 0, Indentation = 0;
  bool IsIndentation = true;
  for (size_t I = 0; I < Text.size(); ++I, ++Column) {
    const char C = Text[I];
    const bool IsElement =
        (C == '-' || C == '?') && (I + 1 == Text.size() || Text[I + 1] <= ' ');
    Levels += IsElement || C == '[' || C == '{';
    if (C == '\n' || C == '\r') {
      Column = static_cast<size_t>(-1);
      IsIndentation = true;
    } else if (C != ' ' && IsIndentation) {
      Indentation = std::max(Indentation, Column);
      IsIndentation = false;
    }
  }
  return Levels + Indentation > Limit;
}

} // namespace clang::tidy::uri::tool
