//===--- LiteralUnits.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/LiteralUnits.h"
#include "llvm/Support/ConvertUTF.h"
#include <cstring>

namespace clang::tidy::uri {

using llvm::StringRef;

bool appendUTF8(uint32_t CodePoint, std::string &Out) {
  char Buffer[UNI_MAX_UTF8_BYTES_PER_CODE_POINT];
  char *End = Buffer;
  if (!llvm::ConvertCodePointToUTF8(CodePoint, End))
    return false;
  Out.append(Buffer, End);
  return true;
}

std::optional<std::string> unitsToUTF8(StringRef Units, unsigned Width) {
  if (Width == 1)
    return Units.str();
  auto UnitAt = [&](size_t Index) -> uint32_t {
    const char *Source = Units.data() + Index * Width;
    if (Width == 2) {
      uint16_t Unit;
      std::memcpy(&Unit, Source, sizeof(Unit));
      return Unit;
    }
    uint32_t Unit;
    std::memcpy(&Unit, Source, sizeof(Unit));
    return Unit;
  };
  const size_t Count = Units.size() / Width;
  std::string Out;
  Out.reserve(Count);
  for (size_t I = 0; I != Count; ++I) {
    uint32_t Unit = UnitAt(I);
    if (Unit < 0x80) {
      Out.push_back(static_cast<char>(Unit));
      continue;
    }
    if (Width == 2 && isHighSurrogate(Unit) && I + 1 != Count &&
        isLowSurrogate(UnitAt(I + 1)))
      Unit = joinSurrogates(Unit, UnitAt(++I));
    if (!appendUTF8(Unit, Out))
      return std::nullopt;
  }
  return Out;
}

} // namespace clang::tidy::uri
