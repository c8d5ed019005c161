//===--- MeaningTable.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/MeaningTable.h"

namespace clang::tidy::uri::catalogue {

const MeaningWord *MeaningTable::find(llvm::StringRef Word) const {
  if (Slots.empty())
    return nullptr;
  const unsigned Bit = wordFilterBit(Word);
  if (!(Filter[Bit / 64] >> Bit % 64 & 1))
    return nullptr;
  const size_t Mask = Slots.size() - 1;
  for (size_t Slot = hashOfWord(Word) & Mask; Slots[Slot] != 0;
       Slot = (Slot + 1) & Mask) {
    const MeaningWord &Found = Words[Slots[Slot] - 1];
    if (text(Found.Spelling).equals_insensitive(Word))
      return &Found;
  }
  return nullptr;
}

} // namespace clang::tidy::uri::catalogue
