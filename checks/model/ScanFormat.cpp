//===--- ScanFormat.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/ScanFormat.h"
#include "LLVMSupportCompat.h"

namespace clang::tidy::uri {

using uricore::CharSet;

/// Removes a set, `A-Z0-9]`, from \p Format, which begins after its '['.
static CharSet parseSet(llvm::StringRef &Format) {
  const bool IsNegated = Format.consume_front("^");
  CharSet Result;
  // A ']' that comes first is in the set.
  for (bool IsFirst = true; !Format.empty(); IsFirst = false) {
    const char From = Format.front();
    Format = Format.drop_front();
    if (From == ']' && !IsFirst)
      break;
    const bool IsRange =
        Format.size() > 1 && Format[0] == '-' && Format[1] != ']';
    const char To = IsRange ? Format[1] : From;
    Format = Format.drop_front(IsRange ? 2 : 0);
    Result = Result | CharSet::range(From, To);
  }
  return IsNegated ? ~Result : Result;
}

ScanConversion parseScan(llvm::StringRef &Format) {
  ScanConversion Result;
  Result.IsSkipped = Format.consume_front("*");
  if (Format.consumeInteger(10, Result.Width))
    Result.Width = SIZE_MAX;
  Format = Format.ltrim("hljztqLm");
  if (Format.empty())
    return Result;
  Result.Letter = Format.front();
  Format = Format.drop_front();
  if (Result.Letter == '[')
    Result.Chars = parseSet(Format);
  else if (Result.Letter == 's')
    Result.Chars = ~CharSet(" \t\n\v\f\r");
  return Result;
}

llvm::SmallVector<ScanConversion, 4> storesOfScan(llvm::StringRef Format) {
  llvm::SmallVector<ScanConversion, 4> Result;
  while (!Format.empty()) {
    Format = Format.drop_front(std::min(Format.find('%'), Format.size()));
    if (!Format.consume_front("%") || Format.consume_front("%"))
      continue;
    const ScanConversion Next = parseScan(Format);
    if (Next.Letter && !Next.IsSkipped)
      Result.push_back(Next);
  }
  return Result;
}

} // namespace clang::tidy::uri
