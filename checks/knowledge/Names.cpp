//===--- Names.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/Names.h"
#include "LLVMSupportCompat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

llvm::SmallVector<std::string, 4> wordsOf(llvm::StringRef Identifier) {
  llvm::SmallVector<std::string, 4> Words;
  forEachWord(Identifier, [&](llvm::StringRef Word) {
    Words.push_back(Word.lower());
    return false;
  });
  return Words;
}

bool beginsWord(llvm::StringRef Name, size_t I) {
  unsigned Three = Words.shift(0, I > 0 ? Name[I - 1] : '\0');
  Three = Words.shift(Three, Name[I]);
  return Words.begins(
      Words.shift(Three, I + 1 < Name.size() ? Name[I + 1] : '\0'));
}

llvm::StringRef subjectOf(llvm::StringRef Function) {
  for (size_t I = 0; I < Function.size(); ++I)
    for (const llvm::StringRef Word : {"from", "by"}) {
      const size_t End = I + Word.size();
      if (compat::startsWithInsensitive(Function.substr(I), Word) &&
          beginsWord(Function, I) &&
          (End == Function.size() || !llvm::isAlnum(Function[End]) ||
           beginsWord(Function, End)))
        return Function.take_front(I);
    }
  return Function;
}

} // namespace clang::tidy::uri
