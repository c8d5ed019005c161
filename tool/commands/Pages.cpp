//===--- Pages.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "commands/Pages.h"
#include "LLVMCompat.h"
#include "llvm/ADT/STLExtras.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {

static constexpr Page Pages[] = {
#include "Pages.inc"
};

llvm::ArrayRef<Page> pages() { return Pages; }

const Page *findPage(StringRef Check) {
  const Page *Found = llvm::find_if(
      Pages, [Check](const Page &Each) { return Each.Check == Check; });
  return Found == std::end(Pages) ? nullptr : Found;
}

StringRef Page::summary() const {
  // The paragraph below the title.
  return Text.split("\n\n").second.split("\n\n").first;
}

std::vector<StringRef> Page::weaknesses() const {
  std::vector<StringRef> Result;
  for (StringRef Rest = Text.split("\n- [").second; !Rest.empty();
       Rest = Rest.split("\n- [").second)
    if (compat::startsWith(Rest, "CWE-"))
      Result.push_back(Rest.split(']').first);
  return Result;
}

StringRef Page::severity() const {
  return Text.split("\n- Security severity: ").second.split(' ').first;
}

} // namespace clang::tidy::uri::tool
