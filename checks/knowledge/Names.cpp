//===--- Names.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/Names.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

bool beginsWord(llvm::StringRef Identifier, size_t I) {
  if (I == 0 || !llvm::isAlnum(Identifier[I - 1]))
    return true;
  const bool BeforeLower =
      I + 1 < Identifier.size() && llvm::isLower(Identifier[I + 1]);
  return (llvm::isUpper(Identifier[I]) &&
          (llvm::isLower(Identifier[I - 1]) || BeforeLower)) ||
         llvm::isDigit(Identifier[I]) != llvm::isDigit(Identifier[I - 1]);
}

// Names are asked for words all the time: nothing is copied to find them.
/// Whether \p Accept says yes to a word of \p Identifier, in its own case.
template <typename Predicate>
static bool anySpelledWord(llvm::StringRef Identifier, Predicate Accept) {
  size_t Begin = 0;
  for (size_t I = 0; I <= Identifier.size(); ++I) {
    const bool IsEnd = I == Identifier.size() || !llvm::isAlnum(Identifier[I]);
    if (!IsEnd && !beginsWord(Identifier, I))
      continue;
    if (Begin < I && Accept(Identifier.slice(Begin, I)))
      return true;
    Begin = IsEnd ? I + 1 : I;
  }
  return false;
}

bool anyWord(llvm::StringRef Identifier,
             llvm::function_ref<bool(llvm::StringRef)> Accept) {
  llvm::SmallString<32> Lower;
  return anySpelledWord(Identifier, [&](llvm::StringRef Word) {
    Lower.clear();
    for (const char C : Word)
      Lower += llvm::toLower(C);
    return Accept(Lower);
  });
}

llvm::SmallVector<std::string, 4> wordsOf(llvm::StringRef Identifier) {
  llvm::SmallVector<std::string, 4> Words;
  anyWord(Identifier, [&](llvm::StringRef Word) {
    Words.push_back(Word.str());
    return false;
  });
  return Words;
}

bool hasWord(llvm::StringRef Name, llvm::ArrayRef<llvm::StringRef> Sought) {
  // Few words begin like one of those: one bit for each letter.
  const auto Bit = [](char C) { return 1u << (C & 0x1F); };
  unsigned Initials = 0;
  for (const llvm::StringRef One : Sought)
    Initials |= Bit(One.front());
  return anySpelledWord(Name, [&](llvm::StringRef Word) {
    return (Initials & Bit(Word.front())) != 0 &&
           llvm::any_of(Sought, [Word](llvm::StringRef One) {
             return One.size() == Word.size() && One.equals_insensitive(Word);
           });
  });
}

llvm::StringRef subjectOf(llvm::StringRef Function) {
  for (size_t I = 0; I < Function.size(); ++I)
    for (const llvm::StringRef Word : {"from", "by"}) {
      const size_t End = I + Word.size();
      if (Function.substr(I).starts_with_insensitive(Word) &&
          beginsWord(Function, I) &&
          (End == Function.size() || !llvm::isAlnum(Function[End]) ||
           beginsWord(Function, End)))
        return Function.take_front(I);
    }
  return Function;
}

} // namespace clang::tidy::uri
