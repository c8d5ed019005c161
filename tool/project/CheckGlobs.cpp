//===--- CheckGlobs.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "project/CheckGlobs.h"
#include "LLVMCompat.h"
#include "clang-tidy/GlobList.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {

llvm::SmallVector<StringRef> itemsOf(StringRef Globs) {
  llvm::SmallVector<StringRef> Items;
  // clang-tidy treats line breaks as commas, too, for YAML block scalars.
  while (!Globs.empty()) {
    const size_t End = Globs.find_first_of(",\n");
    const StringRef Item = Globs.substr(0, End).trim();
    if (!Item.empty())
      Items.push_back(Item);
    Globs = End == StringRef::npos ? "" : Globs.substr(End + 1);
  }
  return Items;
}

std::string withCommas(StringRef Globs) {
  return llvm::join(itemsOf(Globs), ",");
}

StringRef withoutSign(StringRef Item) {
  Item.consume_front("-");
  return Item.ltrim();
}

std::vector<std::string> selectedBy(StringRef Globs) {
  ClangTidyCheckFactories Factories;
  for (const auto &Module : ClangTidyModuleRegistry::entries())
    Module.instantiate()->addCheckFactories(Factories);
  const GlobList List(withCommas(Globs));
  std::vector<std::string> Names;
  for (const auto &Factory : Factories)
    if (List.contains(Factory.getKey()))
      Names.push_back(Factory.getKey().str());
  llvm::sort(Names);
  return Names;
}

bool isOurs(StringRef Name) { return compat::startsWith(Name, "uri-"); }

/// Whether \p Globs remove all checks, and add none after that.
static bool removesAll(StringRef Globs) {
  const auto Items = itemsOf(Globs);
  for (StringRef Item : llvm::reverse(Items)) {
    if (Item.front() != '-')
      return false;
    if (withoutSign(Item) == "*")
      return true;
  }
  return false;
}

std::vector<std::string> selectChecks(StringRef Configured, StringRef Given) {
  std::string Globs = Configured.str();
  if (!removesAll(Configured) && selectedBy(Configured).empty()) {
    Globs = "uri-*";
    for (StringRef Item : itemsOf(Configured))
      if (Item.front() == '-' && isOurs(withoutSign(Item)))
        Globs += ("," + Item).str();
  }
  if (!Given.empty())
    Globs += ("," + Given).str();
  return selectedBy(Globs);
}

} // namespace clang::tidy::uri::tool
